"""Reviews: every decision is judged once, they stop and go on, and nothing of a running game is ever judged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from helpers.server.in_memory import ADA, BEN, HOSTED, QUICK, FirstCodeBots
from helpers.server.short_games import first_choices, last_choices

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.server.errors import Refusal
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.messages.review import Explore, PlayOn, Review
from comares.server.play.cluster import SingleProcess
from comares.server.play.importing import import_record
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table
from comares.server.play.replay import ReplayCache
from comares.server.play.reviews import Reviews, review_share, spread_out
from comares.server.play.rooms import Rooms
from comares.server.play.storage import CLOSED
from comares.server.play.what_if import explore, play_on
from comares.server.settings import ReviewSettings

NO_TIME = 1e-4  # seconds
SHORT = ReviewSettings(NO_TIME, NO_TIME, NO_TIME, 0.0, 0.0, NO_TIME, NO_TIME, 0.0)


class StepByStepBots(FirstCodeBots):
    """Every part of a review waits until it is let through."""

    def __init__(self) -> None:
        super().__init__()
        self.parts = asyncio.Semaphore(0)
        self.begun = 0

    async def run(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        assert named["kind"] == "review"
        await self.parts.acquire()
        self.begun += 1
        return function(*arguments)


class Club:
    """A server in memory with an imported record."""

    def __init__(self, bots: FirstCodeBots | None = None) -> None:
        self.storage = MemoryStorage()
        self.rooms = Rooms(QUICK, HOSTED, self.storage, bots or FirstCodeBots(), SingleProcess())
        self.replays = ReplayCache()
        self.reviews = self.restarted()

    def restarted(self) -> Reviews:
        self.reviews = Reviews(SHORT, self.rooms, self.storage, SingleProcess(), ())
        return self.reviews

    async def add(self, record: str) -> str:
        row, lines = import_record(record, ADA.id, HOSTED, 5000)
        await self.storage.add_table(row, lines)
        return row.id

    async def made(self, table: str, player: str = ADA.id) -> Review:
        await self.reviews.start(table, player, "1.2.3.4")
        for _ in range(10_000):
            found = await self.reviews.show(table, player, 0)
            if found.state != "running":
                return found
            await asyncio.sleep(0)
        raise AssertionError("the review never ends")

    async def parts(self, bots: StepByStepBots, number: int) -> None:
        """Let so many parts through and wait until they are stored."""
        for _ in range(number):
            before = bots.begun
            bots.parts.release()
            while bots.begun == before:
                await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)


def test_every_decision_is_judged_once_and_the_chances_end_with_the_winner() -> None:
    async def story() -> None:
        club, record = Club(), read(last_choices(), GAMES)
        found = await club.made(await club.add(last_choices()))
        assert (found.state, found.done) == ("done", found.total)
        game = replay(record, SeededChance(0)).table
        chances = {entry.line: entry.chances for entry in found.entries if entry.chances}
        winners = game.outcome().winners
        assert chances[game.record.lines[-1].number] == [1 / len(winners) if s in winners else 0.0 for s in range(2)]
        assert 0 in chances
        decisions = {entry.line: entry.decision for entry in found.entries if entry.decision}
        assert len(found.entries) == len(chances) + len(decisions), "nothing is there twice"
        for line in game.standing_lines():
            if decision := decisions.get(line.number):
                assert (decision.seat, decision.chosen.code) == (line.seat, line.code)
                assert decision.best.chance >= decision.chosen.chance
                assert decision.loss == pytest.approx(decision.best.chance - decision.chosen.chance, abs=1e-3)
        losses = {line: decision.loss for line, decision in decisions.items()}
        worst = max(losses.values())
        assert not worst or worst in [losses[line] for line in found.turning_points]

    asyncio.run(story())


def test_a_review_opens_at_once_the_next_time_and_for_everybody() -> None:
    async def story() -> None:
        club = Club()
        table = await club.add(last_choices())
        made = await club.made(table)
        again = await club.restarted().show(table, BEN.id, 0)
        assert (again.state, again.entries) == ("done", made.entries)
        assert (await club.reviews.show(table, BEN.id, made.count - 1)).entries == made.entries[-1:], "only what is new"
        assert (await club.reviews.start(table, BEN.id, "")).state == "done", "nothing is made twice"

    asyncio.run(story())


def test_a_stopped_review_keeps_what_it_has_and_goes_on_from_there() -> None:
    async def story() -> None:
        bots = StepByStepBots()
        club = Club(bots)
        table = await club.add(last_choices())
        await club.reviews.start(table, ADA.id, "")
        await club.parts(bots, 4)  # the plan and three parts
        stranger = await club.reviews.stop(table, BEN.id)
        assert (stranger.state, stranger.yours) == ("running", False), "only its player stops a review"
        stopped = await club.reviews.stop(table, ADA.id)
        assert stopped.state == "stopped"
        assert 3 <= stopped.done < stopped.total
        await club.parts(bots, 1)  # the part that was under way
        club.restarted()
        for _ in range(1000):
            bots.parts.release()
        done = await club.made(table, BEN.id)
        assert done.state == "done"
        assert done.entries[: stopped.done] == stopped.entries

    asyncio.run(story())


def test_the_decision_that_somebody_looks_at_is_judged_next() -> None:
    async def story() -> None:
        bots = StepByStepBots()
        club = Club(bots)
        table = await club.add(last_choices())
        await club.reviews.start(table, ADA.id, "")
        await club.parts(bots, 2)  # the plan and some chances
        last = (await club.reviews.show(table, ADA.id, 0)).choices[-1]
        await club.reviews.show(table, ADA.id, 0, at=last)
        await club.parts(bots, 2)  # the part under way, and the one after it
        found = await club.reviews.show(table, ADA.id, 0)
        assert [entry.line for entry in found.entries if entry.decision] == [last]
        await club.reviews.close()

    asyncio.run(story())


def test_a_second_review_of_a_player_stops_the_first() -> None:
    async def story() -> None:
        bots = StepByStepBots()
        club = Club(bots)
        first, second = await club.add(last_choices()), await club.add(last_choices(1, 6))
        await club.reviews.start(first, ADA.id, "")
        await club.parts(bots, 2)
        await club.reviews.start(second, ADA.id, "")
        assert (await club.reviews.show(first, ADA.id, 0)).state == "stopped"
        assert (await club.reviews.show(second, ADA.id, 0)).state == "running"
        await club.reviews.close()

    asyncio.run(story())


def test_a_review_that_a_restart_interrupted_goes_on_by_itself() -> None:
    async def story() -> None:
        bots = StepByStepBots()
        club = Club(bots)
        table = await club.add(last_choices())
        await club.reviews.start(table, ADA.id, "")
        await club.parts(bots, 3)
        await club.reviews.close()
        for _ in range(1000):
            bots.parts.release()
        background = asyncio.create_task(club.restarted().run_background())
        while (await club.reviews.show(table, ADA.id, 0)).state == "running":
            await asyncio.sleep(0.01)
        assert (await club.reviews.show(table, ADA.id, 0)).state == "done"
        background.cancel()

    asyncio.run(story())


def test_a_review_of_a_deleted_table_ends() -> None:
    async def story() -> None:
        bots = StepByStepBots()
        club = Club(bots)
        table = await club.add(last_choices())
        await club.reviews.start(table, ADA.id, "")
        await club.parts(bots, 2)
        await club.storage.delete_table(table)
        for _ in range(1000):
            bots.parts.release()
        for _ in range(200):
            await asyncio.sleep(0)
        assert bots.begun < 10
        assert await club.storage.reviews_to_make() == []

    asyncio.run(story())


def test_an_imported_record_that_is_not_over_is_reviewed_as_far_as_it_goes() -> None:
    async def story() -> None:
        club = Club()
        found = await club.made(await club.add(first_choices(4)))
        assert found.state == "done"
        assert max(entry.line for entry in found.entries) == 4

    asyncio.run(story())


@pytest.mark.parametrize("state", ["running", CLOSED])
def test_nothing_of_a_game_that_is_not_over_is_judged(state: str) -> None:
    async def story() -> None:
        club = Club()
        row, lines = new_table(NewTable([NewSeat("me"), NewSeat("bot", level="mason")], "alhambra"), ADA, HOSTED)
        row.state = state  # type: ignore[assignment]
        row.bot_turn = False
        await club.storage.add_table(row, lines)
        room, share = await club.rooms.open(row.id), review_share("", ADA.id, row.id)
        asked = [
            club.reviews.show(row.id, ADA.id, 0),
            club.reviews.start(row.id, ADA.id, ""),
            club.reviews.stop(row.id, ADA.id),
            play_on(room, club.replays, PlayOn(0, 0), ADA),
            explore(room, club.rooms, club.replays, Explore(0, 0, judge=True), share, SHORT, ()),
        ]
        for each in asked:
            with pytest.raises(Refusal) as refused:
                await each
            assert refused.value.key == "not-over"
        assert await club.storage.reviews_to_make() == []
        await club.rooms.close()

    asyncio.run(story())


def test_the_first_positions_of_a_review_are_from_all_over_the_game() -> None:
    lines = list(range(0, 300, 3))
    order = spread_out(lines)
    assert sorted(order) == lines
    assert order[:2] == [0, 297]
    assert len({line // 50 for line in order[:16]}) == 6
    assert spread_out([]) == []
    assert spread_out([4]) == [4]
