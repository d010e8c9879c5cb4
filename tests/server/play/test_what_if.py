"""What could have been, and playing on: from what one seat knew, and nothing else."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from helpers.server.in_memory import ADA, HOSTED, QUICK, FirstCodeBots
from helpers.server.short_games import first_choices, last_choices

from comares.alhambra.view import alhambra_view
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.errors import Refusal
from comares.server.messages.review import Explore, Explored, PlayOn
from comares.server.play.cluster import SingleProcess
from comares.server.play.importing import import_record
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.replay import Moment, ReplayCache
from comares.server.play.reviews import review_share
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.what_if import explore, play_on
from comares.server.settings import ReviewSettings

SHORT = ReviewSettings(what_if=1e-4)
SHARE = review_share("", ADA.id, "t")


class AlteredReplays(ReplayCache):
    """In every game and after every line it was like this."""

    def __init__(self, moment: Moment) -> None:
        super().__init__()
        self._moment = moment

    async def moment(self, room: Room, upto: int) -> Moment:
        return self._moment


class Club:
    """A server in memory."""

    def __init__(self) -> None:
        self.storage = MemoryStorage()
        self.rooms = Rooms(QUICK, HOSTED, self.storage, FirstCodeBots(), SingleProcess())
        self.replays = ReplayCache()

    async def room(self, record: str) -> Room:
        row, lines = import_record(record, ADA.id, HOSTED, 5000)
        row.id = "t"
        await self.storage.add_table(row, lines)
        return await self.rooms.open(row.id)

    async def explored(self, room: Room, asked: Explore) -> Explored:
        return await explore(room, self.rooms, self.replays, asked, SHARE, SHORT, ())


def test_the_options_of_the_seat_are_judged_and_one_can_go_on_from_each() -> None:
    async def story() -> None:
        club = Club()
        room = await club.room(first_choices())
        seat = int(room.table.state.seat)
        found = await club.explored(room, Explore(room.line, seat, judge=True))
        assert found.turn == seat
        assert found.table.decision is not None
        assert found.table.decision.codes is not None
        chances = [move.chance for move in found.moves]
        assert chances == sorted(chances, reverse=True)
        assert {move.code for move in found.moves} <= set(found.table.decision.codes)
        for move in found.moves[:2]:
            after = await club.explored(room, Explore(room.line, seat, [move.code]))
            assert after.table.line == room.line + 1
            assert after.table.news[-1].code == move.code
        assert room.table.decision() is not None, "the game itself is as it was"
        assert room.line == 12

    asyncio.run(story())


def test_the_same_question_has_the_same_answer_and_another_deal_other_cards() -> None:
    async def story() -> None:
        club = Club()
        room = await club.room(first_choices())
        seat = int(room.table.state.seat)
        first, again = [await club.explored(room, Explore(room.line, seat)) for _ in range(2)]
        assert msgspec.json.encode(first) == msgspec.json.encode(again)
        assert first.table.decision is not None
        assert first.table.decision.codes
        deals = set()
        for deal in range(6):
            found = await club.explored(room, Explore(room.line, seat, [first.table.decision.codes[0]], deal))
            deals.add(msgspec.json.encode(found.table.view))
        assert len(deals) > 1

    asyncio.run(story())


def test_what_the_seat_did_not_know_changes_nothing_that_it_is_told() -> None:
    """Two games in which others hold other cards: as long as a seat sees the same, it is told the same."""

    async def story() -> None:
        club = Club()
        room = await club.room(first_choices())
        moment = await club.replays.moment(room, room.line)
        told = set()
        for salt in range(4):
            state = moment.rules.imagine(moment.rules.view(moment.state, 0), SeededChance(salt))
            club.replays = AlteredReplays(moment._replace(state=state))
            found = await club.explored(room, Explore(room.line, 0, judge=True))
            told.add(msgspec.json.encode(found))
        assert len(told) == 1

    asyncio.run(story())


def test_of_another_seat_neither_hand_nor_codes_are_sent() -> None:
    async def story() -> None:
        club = Club()
        room = await club.room(first_choices())
        turn = int(room.table.state.seat)
        other = (turn + 1) % 3
        found = await club.explored(room, Explore(room.line, other))
        assert found.turn == turn
        assert found.table.decision is not None
        assert found.table.decision.codes is None
        assert alhambra_view(found.table.view).seats[turn].hand is None

    asyncio.run(story())


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (Explore(0, 9), "no-seat"),
        (Explore(99, 0), "late"),
        (Explore(0, 0, ["fly away"]), "unreadable"),
        (Explore(0, 0, ["buy 1 9+9+9"]), "illegal"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_its_reason(asked: Explore, key: str) -> None:
    async def story() -> None:
        club = Club()
        with pytest.raises(Refusal) as refused:
            await club.explored(await club.room(first_choices()), asked)
        assert refused.value.key == key

    asyncio.run(story())


def test_nothing_comes_after_the_end() -> None:
    async def story() -> None:
        club = Club()
        room = await club.room(last_choices())
        end = await club.explored(room, Explore(room.line, 0, judge=True))
        assert (end.turn, end.table.decision, end.moves) == (None, None, [])
        with pytest.raises(Refusal) as refused:
            await club.explored(room, Explore(room.line, 0, ["stop"]))
        assert refused.value.key == "over"
        with pytest.raises(Refusal) as refused:
            await play_on(room, club.replays, PlayOn(room.line, 0), ADA)
        assert refused.value.key == "position"

    asyncio.run(story())


def test_playing_on_begins_from_what_the_seat_knew_with_bots_in_the_other_seats() -> None:
    async def story() -> None:
        club = Club()
        room = await club.room(first_choices())
        real = room.table
        for line in (4, room.line):
            row, lines = await play_on(room, club.replays, PlayOn(line, 1, "mason"), ADA)
            assert [(seat.kind, seat.level) for seat in row.seats] == [
                ("bot", "mason"),
                ("person", None),
                ("bot", "mason"),
            ]
            assert row.seats[1].player == ADA.id
            assert row.state == "running"
            await club.storage.add_table(row, lines)
            table = (await club.rooms.open(row.id)).table
            moment = await club.replays.moment(room, line)
            assert table.view(1) == moment.rules.view(moment.state, 1)
        hands = [alhambra_view(each.rules.full_view(each.state)).seats[0].hand for each in (real, table)]
        assert hands[0] != hands[1], "what the seat did not know was drawn anew"
        with pytest.raises(Refusal) as refused:
            await play_on(room, club.replays, PlayOn(0, 0, "nobody"), ADA)
        assert "nobody" in refused.value.message()
        await club.rooms.close()

    asyncio.run(story())


def test_a_record_of_a_running_game_tells_no_more_than_its_seat_knew() -> None:
    """A seat's own record has no draws of others: what is shown of them was drawn anew at the import."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(77))
    for _ in range(6):
        decision = table.decision()
        assert decision
        table.play(decision.seat, decision.codes[0])

    async def story() -> None:
        club = Club()
        room = await club.room(table.text(0))
        moment = await club.replays.moment(room, room.line)
        assert moment.rules.view(moment.state, 0) == table.view(0)
        explored = await club.explored(room, Explore(room.line, 1))
        assert alhambra_view(explored.table.view).seats[0].hand is None

    asyncio.run(story())
