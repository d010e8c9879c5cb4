"""A restart loses nothing, and running games go on by themselves."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from helpers.server.client import Player, ServerProcess


def test_a_restart_loses_nothing_and_the_cookie_still_holds_the_seat(tmp_path: Path) -> None:
    served = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")

    async def story() -> None:
        served.start()
        async with Player(served.host) as ada:
            card = await ada.table("me", "here", settings={"portals": "on"})
            async with ada.at(card["id"]) as chair:
                table = await chair.look((await chair.look())["decision"]["seat"])
                for _ in range(6):
                    table = await chair.play(table, table["decision"]["codes"][0])
                    table = await chair.look(table["decision"]["seat"])
                before = await chair.look(table["decision"]["seat"], -1)
            served.stop()
            served.start()
            async with ada.at(card["id"]) as chair:
                after = await chair.look(table["decision"]["seat"], -1)
                assert after == before
                assert (await chair.play(after, after["decision"]["codes"][0]))["line"] == before["line"] + 1
        served.stop()

    asyncio.run(asyncio.wait_for(story(), 60))
    assert not served.errors()


def test_bots_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    served = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", bot_delay=0.2)

    def lines() -> int:
        with sqlite3.connect(tmp_path / "tables.db") as database:
            return int(database.execute("SELECT count(*) FROM lines").fetchone()[0])

    async def begin() -> None:
        async with Player(served.host) as ada:
            await ada.table("random", "random")

    served.start()
    asyncio.run(begin())
    served.kill()
    had = lines()
    served.start()
    patience = time.monotonic() + 30
    while lines() <= had + 2 and time.monotonic() < patience:
        time.sleep(0.1)
    served.kill()
    assert lines() > had + 2


def test_a_move_that_cannot_be_stored_is_refused(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> None:
        async with Player(served.host) as ada:
            card = await ada.table("me", "here")
            async with ada.at(card["id"]) as chair:
                table = await chair.look((await chair.look())["decision"]["seat"])
                code = table["decision"]["codes"][0]
                blocked = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
                blocked.execute("BEGIN EXCLUSIVE")
                await chair.send("play", seat=table["decision"]["seat"], line=table["line"], code=code)
                await chair.socket.send("")
                assert await chair.socket.recv() == ""  # the keep-alive is answered while the move waits
                refused = await chair.receive("table", "refused")
                assert (refused["type"], refused["error"]) == ("refused", "storage")
                blocked.execute("ROLLBACK")
                blocked.close()
                assert (await chair.look(table["viewer"]))["line"] == table["line"]
                assert (await chair.play(table, code))["line"] == table["line"] + 1

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as served:
        asyncio.run(asyncio.wait_for(story(served), 60))
