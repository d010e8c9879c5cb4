"""No viewer is sent what the viewer may not know, over any channel."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from helpers.server.client import Player, ServerProcess, TableSocket

from comares.games import GAMES
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.position import write as write_position
from comares.kernel.table import Table
from comares.server.games.hosted import HostedGames
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.room import Room
from comares.server.play.room.messages import news_of, table_message
from comares.server.play.storage import Seat, TableRow

HOSTED = HostedGames()
SEEDS = 50 if os.environ.get("COMARES_LONG") else 3
ALL = {"falconers": "on", "portals": "on", "building-sites": "on", "exchange-certificates": "on"}


def room_of(table: Table) -> Room:
    """A room with the table."""
    seats = [Seat("person", f"P{seat}", player=f"p{seat}") for seat in range(table.record.seats)]
    name, settings = table.game.name, table.record.settings
    row = TableRow("t", name, 1, settings, "live", False, "running", 0, 0, False, None, None, 0.0, 0.0, seats)
    room = Room(HOSTED, MemoryStorage(), row, retry=1.0)
    room._table = table
    return room


def everything_sent(table: Table, viewer: int | None) -> bytes:
    """Everything that the viewer is sent of the table: the message, previews, reasons, the record. (The order of the
    viewer's own codes may be that of the cards in hand, which the viewer knows.)"""
    room = room_of(table)
    message = table_message(room, f"p{viewer}", viewer, list(news_of(room, f"p{viewer}", viewer, -1)))
    if message.decision and message.decision.codes:
        message.decision.codes.sort()
    decision, perspective = table.decision(), room.perspective(viewer)
    mine = sorted(decision.codes) if decision and decision.seat == viewer else []
    more = [
        dict(perspective.previews(mine)),
        dict(perspective.reasons(mine)),
        [perspective.dry_run(code) for code in mine[:3]],
    ]
    return msgspec.json.encode([message, more, table.text(viewer), write_position(table.position(viewer))])


class TwinChance(Chance):
    """Draws as one seed does, but from one pile shifted by the salt, after the pile's first few draws."""

    def __init__(self, seed: int, salt: int, pile: int, same: int = 0) -> None:
        super().__init__()
        self.source = SeededChance(seed)
        self.salt = salt
        self.pile = pile
        self.same = same

    def draw(self, pile: int, n: int) -> int:
        self.draws += 1
        number = int(self.source.draw(pile, n))
        if pile != self.pile:
            return number
        self.same -= 1
        return number if self.same >= 0 else (number + self.salt) % n


def twin_games(game: str, settings: dict[str, str], seed: int, pile: str, same: int = 0) -> list[Table]:
    """Two games for three players that differ only in the draws from that pile, after its first few."""
    number = GAMES[game].rules(3, settings).piles.index(pile)
    return [Table(GAMES[game], 3, settings, TwinChance(seed, salt, number, same)) for salt in (0, 1)]


def choices(twins: list[Table], dice: random.Random) -> Iterator[list[str]]:
    """Choices for twin games that look the same to other seats; secret choices may differ."""
    while True:
        decisions = [table.decision() for table in twins]
        if None in decisions:
            return
        codes = [decision.codes for decision in decisions if decision]
        if codes[0][0].startswith("keep "):
            yield [dice.choice(some) for some in codes]
            continue
        common = [code for code in codes[0] if code in codes[1] and not code.startswith(("finish", "remove"))]
        if not common:
            return
        sites = [code for code in common if code.endswith(" site")]
        yield [dice.choice(sites or common)] * 2


@pytest.mark.parametrize("seed", range(SEEDS))
def test_two_games_that_differ_in_what_a_seat_may_not_know_send_it_the_same(seed: int) -> None:
    twins = twin_games("alhambra", ALL, seed, "sites")
    dice, owners = random.Random(seed), set[int]()
    for number, pair in enumerate(choices(twins, dice)):
        owner = int(twins[0].state.seat)
        for table, code in zip(twins, pair, strict=True):
            table.play(owner, code)
        if pair[0].endswith(" site"):  # B2: two tokens are drawn, for this seat alone
            owners.add(owner)
        if owners:
            for seat in {0, 1, 2, None} - owners:
                assert everything_sent(twins[0], seat) == everything_sent(twins[1], seat)
        if number > 60:
            break
    assert owners
    assert any(everything_sent(twins[0], seat) != everything_sent(twins[1], seat) for seat in owners)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_starting_token_that_was_not_kept_stays_hidden_for_good(seed: int) -> None:
    twins = twin_games("sabika", {"events": "any"}, seed, "starting-tokens", same=5)  # S1.10: of six
    dice, last = random.Random(seed), 2
    assert everything_sent(twins[0], last) != everything_sent(twins[1], last)
    for _ in range(60):
        decisions = [table.decision() for table in twins]
        if decisions[0] is None or decisions[1] is None:
            break
        code = dice.choice([code for code in decisions[0].codes if code in decisions[1].codes])
        for table in twins:
            table.play(decisions[0].seat, code)
        for viewer in (0, 1, None):  # S14
            assert everything_sent(twins[0], viewer) == everything_sent(twins[1], viewer)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_is_sent_depends_on_the_view_alone(game: str, seed: int) -> None:
    table = Table(GAMES[game], 2, ALL if game == "alhambra" else {}, SeededChance(seed))
    dice = random.Random(seed)
    for ply in range(40):
        decision = table.decision()
        if decision is None:
            break
        table.play(decision.seat, dice.choice(decision.codes))
        if ply % 8 or table.state.over:
            continue
        truth = table.state
        for viewer in (0, 1, None):
            table.state = truth
            expected = everything_sent(table, viewer)
            for salt in (1, 2):
                table.state = table.rules.imagine(table.rules.view(truth, viewer), SeededChance(salt))
                assert everything_sent(table, viewer) == expected
        table.state = truth


@pytest.mark.parametrize(("game", "settings"), [("alhambra", ALL), ("sabika", {"events": "any"})])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_was_drawn_for_a_position_reaches_nobody_it_is_hidden_from(
    game: str, settings: dict[str, str], seed: int
) -> None:
    """Tables opened from one seat's position differ in what was drawn. That seat and spectators see no difference;
    another seat sees only its own."""
    played, dice = Table(GAMES[game], 3, settings, SeededChance(seed)), random.Random(seed)
    for _ in range(12):
        decision = played.decision()
        assert decision is not None
        played.play(decision.seat, dice.choice(decision.codes))
    position = played.position(0)
    tables = [Table.from_position(position, SeededChance(salt)) for salt in (1, 2)]
    for viewer in (0, None):
        assert everything_sent(tables[0], viewer) == everything_sent(tables[1], viewer)
    for viewer in (1, 2):
        if tables[0].view(viewer) == tables[1].view(viewer):
            assert everything_sent(tables[0], viewer) == everything_sent(tables[1], viewer)


ELSEWHERE = (
    "tables",
    "ratings",
    "friends",
    "clubs",
    "my-games",
    "my-games/export",
    "account",
    "account/export",
    "notices",
    "deals",
    "metrics",
    "schema/openapi.json",
)


async def overheard(eve: Player, chair: TableSocket, table: str, line: int) -> str:
    """Everything that a player without a seat can get from the server about a table."""
    chair.received.clear()
    for seat in (None, 0, 1):
        await chair.look(seat, -1)
    for message in (
        {"do": "play", "seat": 0, "line": line, "code": "take florin-1"},
        {"do": "undo", "seat": 0, "line": line},
        {"do": "preview", "line": line, "codes": ["take florin-1"]},
        {"do": "why", "line": line, "codes": ["buy 1 9"]},
        {"do": "hint", "line": line},
    ):
        await chair.socket.send(json.dumps(message))
        await chair.receive("refused")
    await chair.socket.send(json.dumps({"do": "talk", "since": -1}))
    await chair.receive("talk")
    said = [*chair.received]
    for path in (
        "",
        "/record",
        "/record?seat=0",
        "/position",
        "/position?seat=0",
        f"/position?upto={line}",
        f"/position?upto={line}&seat=0",
        f"/replay?upto={line}",
        f"/replay?upto={line}&seat=0",
        "/ratings",
        "/series",
        "/notepad",
        "/notices",
        "/webhook",
        "/review",
        "/rematch",
    ):
        call = eve.http.post if path == "/rematch" else eve.http.get
        said.append((await call(f"/api/tables/{table}{path}")).text)
    for path in ELSEWHERE:
        said.append((await eve.http.get(f"/api/{path}")).text)
    return "\n".join(said)


def own(view: dict[str, Any], seat: int) -> Any:
    """What only the viewer's seat sees."""
    return view["seats"][seat]["hand"] if "seats" in view else view["parties"][seat]["dealt"]


def said(hand: list[Any], game: str) -> str:
    """The text of it in a message."""
    text = json.dumps(hand).replace(" ", "")
    return text if game == "alhambra" else f'"dealt":{text}'


async def hidden_rows(player: Player, table: str) -> set[str]:
    """The rows of the positions of both seats that only one seat may know."""
    texts = [(await player.http.get(f"/api/tables/{table}/position?seat={seat}")).text for seat in (0, 1)]
    return set(re.findall(r"(?:hand|dealt) [^?-].*", "\n".join(texts)))


@pytest.mark.parametrize(("game", "settings"), [("alhambra", ALL), ("sabika", {"events": "any"})])
def test_hands_codes_and_secrets_reach_nobody_else_over_any_channel(
    game: str, settings: dict[str, str], served: ServerProcess
) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as eve:
            card = await ada.table("me", "here", game=game, settings=settings, open=True)
            async with ada.at(card["id"]) as one, eve.at(card["id"]) as aside:
                await aside.look(None)
                for _ in range(8):
                    both = [await one.look(seat) for seat in (0, 1)]
                    mover = both[0]["decision"]["seat"]
                    assert both[1 - mover]["decision"]["codes"] is None
                    if game == "alhambra":
                        assert both[0]["view"]["seats"][1]["hand"] is both[1]["view"]["seats"][0]["hand"] is None
                    heard = await overheard(eve, aside, card["id"], both[0]["line"])
                    hidden = [own(look["view"], seat) for seat, look in enumerate(both)]
                    assert not [hand for hand in hidden if hand and said(hand, game) in heard]
                    assert not [row for row in await hidden_rows(ada, card["id"]) if row in heard]
                    assert '"codes":[' not in heard
                    assert not [each["secret"] for each in card["secrets"] if each["secret"] in heard]
                    await one.look(mover)
                    await one.play(both[mover], both[mover]["decision"]["codes"][0])

    asyncio.run(asyncio.wait_for(story(), 120))
