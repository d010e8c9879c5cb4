"""Concurrent, repeated and reordered messages: the record is linear and has each move once."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from helpers.server.client import Message, Player, ServerProcess, TableSocket
from helpers.server.observed_log import UNDO, Choice
from helpers.server.postgres import postgres
from helpers.server.stored_log import stored_lines

LONG = bool(os.environ.get("COMARES_LONG"))
TABLES, ROUNDS = (1000, 5) if LONG else (8, 4)
TOGETHER = 100  # tables at a time
GAMES = (("alhambra", ("me", "here")), ("sabika", ("me",)), ("sabika", ("me", "here", "here")))


async def send(chair: TableSocket, asked: Choice) -> None:
    if asked.code == UNDO:
        await chair.send(UNDO, seat=asked.seat, line=asked.line)
    else:
        await chair.send("play", seat=asked.seat, line=asked.line, code=asked.code)


async def settled(chair: TableSocket) -> Message:
    """The table from the deciding seat, once everything sent before is answered."""
    await chair.send("ping")
    await chair.receive("pong")
    decision = (await chair.look())["decision"]
    return await chair.look(decision["seat"]) if decision else await chair.look()


async def fire(chairs: list[TableSocket], table: Message, before: list[Choice], dice: random.Random) -> list[Choice]:
    """Send several choices for one decision, each twice, with old ones among them, in random order over all sockets."""
    decision = table["decision"]
    codes = dice.sample(decision["codes"], min(3, len(decision["codes"])))
    now = [Choice(table["line"], decision["seat"], code) for code in codes]
    if decision["can_undo"]:
        now.append(Choice(table["line"], decision["seat"], UNDO))
    shots = [(dice.choice(chairs), asked) for asked in [*now, *now, *before]]
    dice.shuffle(shots)
    await asyncio.gather(*(send(chair, asked) for chair, asked in shots))
    return now


async def storm(player: Player, number: int) -> tuple[str, list[list[Choice]]]:
    """Play a few rounds at a table over two sockets; returns the choices of each round."""
    game, seats = GAMES[number % len(GAMES)]
    card = await player.table(*seats, game=game)
    dice, rounds = random.Random(number), list[list[Choice]]()
    async with player.at(card["id"]) as one, player.at(card["id"]) as two:
        table = await settled(one)
        await two.look()
        while table["decision"] and len(rounds) < ROUNDS:
            rounds.append(await fire([one, two], table, rounds[-1] if rounds else [], dice))
            await settled(two)
            table = await settled(one)
    return card["id"], rounds


def test_of_concurrent_choices_for_a_decision_one_is_stored_once(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> dict[str, list[list[Choice]]]:
        async with Player(served.host) as player:
            stormed: list[tuple[str, list[list[Choice]]]] = []
            for first in range(0, TABLES, TOGETHER):
                numbers = range(first, min(first + TOGETHER, TABLES))
                stormed += await asyncio.gather(*(storm(player, number) for number in numbers))
            return dict(stormed)

    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database, tmp_path / "log") as served:
        fired = asyncio.run(story(served))
    assert not served.errors()
    stored = stored_lines(database)
    for table, rounds in fired.items():
        lines = stored[table]
        assert list(lines) == list(range(len(rounds) + 1))  # one line a round after the deal
        for number, asked in enumerate(rounds, 1):
            assert any(each.line == number - 1 and each.became(lines[number]) for each in asked)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_that_both_think_they_own_a_table_write_no_line_twice(kind: str, tmp_path: Path) -> None:
    async def story(here: ServerProcess, there: ServerProcess) -> tuple[str, int]:
        async with Player(here.host) as ada, Player(there.host) as same:
            card = await ada.table("me", "here")
            same.http.cookies = ada.http.cookies
            refused = 0
            async with ada.at(card["id"]) as one, same.at(card["id"]) as other:
                for _ in range(ROUNDS):
                    table = await settled(one)
                    codes = table["decision"]["codes"]
                    await asyncio.gather(one.play(table, codes[0]), other.play(table, codes[-1]))
                    await settled(one)
                    await settled(other)
                    refused += sum('"error":"late"' in text for chair in (one, other) for text in chair.received)
                    one.received.clear()
                    other.received.clear()
            return card["id"], refused

    def race(database: str) -> None:
        here, there = (ServerProcess(database, tmp_path / f"log-{number}") for number in (1, 2))
        with here, there:
            table, refused = asyncio.run(asyncio.wait_for(story(here, there), 120))
        assert not here.errors() + there.errors()
        lines = stored_lines(database)[table]
        assert list(lines) == list(range(ROUNDS + 1))
        assert refused == ROUNDS  # one of the two each time

    if kind == "sqlite":
        race(f"sqlite:///{tmp_path / 'tables.db'}")
    else:
        with postgres() as url:
            race(url)
