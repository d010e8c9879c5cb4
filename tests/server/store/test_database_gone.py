"""The database is killed during play: moves are refused meanwhile, nothing is lost, and the server recovers."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.server.client import Message, Player, ServerProcess, TableSocket
from helpers.server.kill_harness import run_while
from helpers.server.postgres import Postgres, running_postgres
from helpers.server.stored_log import stored_lines
from websockets.exceptions import WebSocketException

LONG = bool(os.environ.get("COMARES_LONG"))
GAMES, KILLS = (50, 50) if LONG else (5, 3)
SOON = 15.0  # seconds


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


def test_no_accepted_move_is_lost_doubled_or_moved_when_the_database_is_killed(
    database: Postgres, tmp_path: Path
) -> None:
    ways = iter([signal.SIGKILL, signal.SIGQUIT] * KILLS)

    def kill() -> None:
        database.kill(next(ways))
        database.start()

    served = ServerProcess(database.url, tmp_path / "log")
    report = run_while(served, GAMES, KILLS, kill)
    print(report)
    assert not report.wrong
    assert report.moves > KILLS
    assert not served.errors()


async def at_decision(chair: TableSocket) -> Message:
    """The table from the deciding seat."""
    return await chair.look((await chair.look())["decision"]["seat"])


def test_while_the_database_is_down_everything_is_refused_and_play_goes_on_afterwards(
    database: Postgres, tmp_path: Path
) -> None:
    async def story(here: ServerProcess, there: ServerProcess) -> None:
        async with Player(here.host) as ada, Player(there.host) as same:
            card, bots = await ada.table("me", "here"), await ada.table("random", "random")
            same.http.cookies = ada.http.cookies
            async with ada.at(card["id"]) as one, same.at(card["id"]) as other, ada.at(bots["id"]) as aside:
                table = await at_decision(one)
                await other.look()
                await aside.look()
                database.kill()
                refused = await one.play(table, table["decision"]["codes"][0])
                assert (refused["type"], refused["error"]) == ("refused", "storage")
                answer = await ada.http.get("/api/tables")
                assert (answer.status_code, answer.json()["error"]) == (503, "storage")
                assert (await ada.http.get("/api/health")).status_code == 503
                with pytest.raises(WebSocketException):
                    async with ada.at(card["id"]) as late:
                        await late.look()
                database.start()
                began = time.monotonic()
                while (after := await one.play(table, table["decision"]["codes"][0]))["type"] == "refused":
                    assert after["error"] == "storage"
                    assert time.monotonic() - began < SOON
                assert after["line"] == table["line"] + 1
                while (await asyncio.wait_for(other.receive("table"), SOON))["line"] != after["line"]:
                    pass  # the other process listens again
                line = max(stored_lines(database.url)[bots["id"]])
                while (await asyncio.wait_for(aside.receive("table"), SOON))["line"] <= line:
                    pass  # the bots go on

    here, there = (ServerProcess(database.url, tmp_path / f"log-{number}", bot_delay=0.3) for number in (1, 2))
    with here, there:
        asyncio.run(asyncio.wait_for(story(here, there), 120))
    assert not here.errors() + there.errors()
