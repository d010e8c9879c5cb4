"""A full disk or a read-only database: moves are refused and no file is corrupted. A clock that jumps does no harm."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from helpers.server.client import Message, Player, ServerProcess, TableSocket
from helpers.server.faulty_database import BACKWARD_CLOCK, FAULTY_DATABASE, FULL, READ_ONLY, faulty
from helpers.server.stored_log import stored_lines
from litestar.middleware.rate_limit import CacheObject
from litestar.serialization import encode_json
from litestar.stores.memory import MemoryStore

from comares.cli import main
from comares.i18n import translate
from comares.server.http.rate_limit import ClockSafeRateLimit, rate_limit

MAX_THAT_FIT = 200  # choices in the allocated pages
SOME_MOVES = 0.5  # seconds for some moves of bots


async def at_decision(chair: TableSocket) -> Message:
    """The table from the deciding seat."""
    return await chair.look((await chair.look())["decision"]["seat"])


async def play_until_refused(chair: TableSocket) -> tuple[Message, Message]:
    """The table before the first choice that is refused, and the refusal."""
    for _ in range(MAX_THAT_FIT):
        table = await at_decision(chair)
        answer = await chair.play(table, table["decision"]["codes"][0])
        if answer["type"] == "refused":
            return table, answer
    raise AssertionError("everything was accepted")


@pytest.mark.parametrize("fault", [FULL, READ_ONLY], ids=["full", "read-only"])
def test_what_cannot_be_written_is_not_accepted_and_play_goes_on_once_it_can(fault: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(served: ServerProcess) -> None:
        async with Player(served.host) as ada:
            card = await ada.table("me", "here", game="sabika")
            async with ada.at(card["id"]) as chair:
                with faulty(database, fault):
                    table, refused = await play_until_refused(chair)
                    assert (refused["error"], refused["message"]) == ("storage", translate("refused-storage"))
                    assert max(stored_lines(database)[card["id"]]) == table["line"]
                    if fault == READ_ONLY:
                        assert (await ada.http.get("/api/health")).status_code == 503
                        answer = await ada.http.put("/api/me", json={"name": "Ada"})
                        assert (answer.status_code, answer.json()["error"]) == (503, "storage")
                    assert (await chair.look(table["viewer"]))["line"] == table["line"]
                after = await chair.play(table, table["decision"]["codes"][0])
                assert (after["type"], after.get("line")) == ("table", table["line"] + 1), after
            assert (await ada.http.get("/api/health")).json()["ok"]

    with ServerProcess(database, tmp_path / "log", FAULTY_DATABASE) as served:
        asyncio.run(asyncio.wait_for(story(served), 120))
    assert not served.errors()
    with sqlite3.connect(tmp_path / "tables.db") as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_bots_whose_move_could_not_be_written_go_on_by_themselves_once_it_can(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(served: ServerProcess) -> None:
        async with Player(served.host) as ada:
            card = await ada.table("random", "random", game="sabika")
            async with ada.at(card["id"]) as chair:
                await chair.look()
                with faulty(database, READ_ONLY):
                    await asyncio.sleep(SOME_MOVES)
                    line = max(stored_lines(database)[card["id"]])
                    await asyncio.sleep(SOME_MOVES)
                    assert max(stored_lines(database)[card["id"]]) == line
                while (await chair.receive("table"))["line"] < line + 3:
                    pass

    with ServerProcess(database, tmp_path / "log", FAULTY_DATABASE, bot_delay=0.1) as served:
        asyncio.run(asyncio.wait_for(story(served), 30))
    assert not served.errors()
    assert (tmp_path / "log").read_text().count("could not be stored") <= 2, "retries have pauses"


def test_a_read_only_database_keeps_the_server_from_starting_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start().stop()
    capsys.readouterr()
    read_only = f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true"
    assert main(["serve", "--port", "0", "--database", read_only]) == 2
    said = capsys.readouterr().err
    assert "readonly" in said
    assert said.count("\n") == 1


def test_a_clock_that_jumps_back_moves_no_line(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> None:
        async with Player(served.host) as ada:
            card = await ada.table("me", "here")
            chosen = []
            async with ada.at(card["id"]) as chair:
                for _ in range(10):
                    table = await at_decision(chair)
                    chosen.append(table["decision"]["codes"][0])
                    assert (await chair.play(table, chosen[-1]))["line"] == len(chosen)
                told = (await chair.look(None, 0))["news"]
                assert [(news["line"], news["code"]) for news in told] == list(enumerate(chosen, 1))
            assert card["id"] in [mine["id"] for mine in (await ada.http.get("/api/tables")).json()["mine"]]

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", BACKWARD_CLOCK) as served:
        asyncio.run(asyncio.wait_for(story(served), 60))
    assert not served.errors()


def test_a_clock_that_jumped_back_locks_nobody_out() -> None:
    async def history(reset_in: int) -> int:
        store, limited = MemoryStore(), ClockSafeRateLimit(None, rate_limit(20))  # type: ignore[arg-type]
        await store.set("ada", encode_json(CacheObject([0] * 20, int(time.time()) + reset_in)), expires_in=9999)
        return len((await limited.retrieve_cached_history("ada", store)).history)

    assert asyncio.run(history(reset_in=30)) == 20
    assert asyncio.run(history(reset_in=3600)) == 0
