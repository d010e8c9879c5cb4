"""With any number of open games, a person's move is accepted soon after a restart; waiting bots do not slow it down."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from helpers.server.bulk_tables import copy_tables
from helpers.server.client import Player, ServerProcess

from comares.server.settings import RoomSettings

LONG = bool(os.environ.get("COMARES_LONG"))
TABLES = 10_000 if LONG else 300
AGAIN_WITHIN = 3.0  # seconds from the start of the process to the first accepted move, on an idle machine
MOVES = 15  # played before
NEVER = 10_000.0  # seconds that a bot takes


async def a_persons_table(ada: Player, game: str) -> str:
    """A game of some moves in which a person is to move."""
    card = await ada.table("me", "here", game=game)
    async with ada.at(card["id"]) as chair:
        for _ in range(MOVES):
            table = await chair.look((await chair.look())["decision"]["seat"])
            await chair.play(table, table["decision"]["codes"][0])
    return str(card["id"])


async def first_move(host: str, cookies: object, table: str) -> None:
    """Come back to the table and move."""
    ada = Player(host)
    ada.http.cookies = cookies  # type: ignore[assignment]
    async with ada, ada.at(table) as chair:
        look = await chair.look((await chair.look())["decision"]["seat"])
        after = await chair.play(look, look["decision"]["codes"][0])
        assert (after["type"], after.get("line")) == ("table", look["line"] + 1)


async def open_rooms(host: str) -> int:
    async with Player(host) as ada:
        metrics = (await ada.http.get("/api/metrics")).text
    return int(float(re.search(r"^comares_rooms (\S+)", metrics, re.M)[1]))  # type: ignore[index]


@pytest.mark.alone
def test_after_a_restart_with_many_open_games_a_persons_move_is_soon_accepted(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def prepare(served: ServerProcess) -> tuple[object, list[str], list[str]]:
        async with Player(served.host) as ada:
            own = [await a_persons_table(ada, game) for game in ("alhambra", "sabika")]
            waiting = [(await ada.table("mason", "mason", game=game))["id"] for game in ("alhambra", "sabika")]
            return ada.http.cookies, own, waiting

    def restart(cookies: object, table: str) -> tuple[float, int]:
        """Seconds until the first accepted move, and the rooms that were open then."""
        comares = Path(sys.executable).with_name("comares")
        options = ["--port", str(served.port), "--database", database, "--bot-delay", "0"]
        began = time.monotonic()
        process = subprocess.Popen([comares, "serve", *options], stdout=subprocess.PIPE, text=True)
        request.addfinalizer(process.kill)
        assert process.stdout is not None
        assert process.stdout.readline()
        asyncio.run(first_move(served.host, cookies, table))
        took = time.monotonic() - began
        rooms = asyncio.run(open_rooms(served.host))
        process.kill()
        process.communicate()
        return took, rooms

    with ServerProcess(database, tmp_path / "log", bot_delay=NEVER) as served:
        cookies, own, waiting = asyncio.run(prepare(served))
    alone, _ = restart(cookies, own[0])
    copy_tables(database, [table for pair in zip(own, waiting, strict=True) for table in pair], TABLES)
    crowded, rooms = restart(cookies, own[0])
    print(f"first accepted move after {alone:.2f} s with 4 tables, {crowded:.2f} s with {TABLES}; {rooms} rooms open")
    assert rooms <= RoomSettings().background_tables + 1
    assert not LONG or crowded < AGAIN_WITHIN
