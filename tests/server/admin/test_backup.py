"""A backup is whole at every moment of a busy server, and can be restored into either database."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.server.admin import Admin, Hosted
from helpers.server.client import Message, Player, ServerProcess
from helpers.server.postgres import running_postgres
from websockets.exceptions import ConnectionClosed

PLAYERS = 6


async def play_on(player: Player, table: str, told: list[int], stop: asyncio.Event) -> None:
    """Choose the first option again and again, at all seats; `told` gets the lines that the server has told."""
    async with player.at(table) as chair:
        shown = await chair.look()
        while not stop.is_set() and shown["decision"]:
            shown = await chair.look(shown["decision"]["seat"])
            shown = await chair.play(shown, shown["decision"]["codes"][0])
            assert shown["type"] == "table", shown
            told.append(shown["line"])


def test_a_backup_under_many_players_holds_every_move_told_before_it(hosted: Hosted, tmp_path: Path) -> None:
    async def story() -> dict[str, int]:
        host, stop = hosted.server.host, asyncio.Event()
        crowd = [Player(host) for _ in range(PLAYERS)]
        tables = [(await player.table("me", "here"))["id"] for player in crowd]
        told: dict[str, list[int]] = {table: [0] for table in tables}
        tasks = [asyncio.create_task(play_on(p, t, told[t], stop)) for p, t in zip(crowd, tables, strict=True)]
        while min(len(each) for each in told.values()) < 4:
            await asyncio.sleep(0.05)
        before = {table: each[-1] for table, each in told.items()}
        await asyncio.to_thread(hosted.admin.json, "backup", str(tmp_path / "backup.db"))
        stop.set()
        await asyncio.gather(*tasks)
        for player in crowd:
            await player.http.aclose()
        return before

    before = asyncio.run(story())
    backup = Admin(f"sqlite:///{tmp_path / 'backup.db'}")
    for table, line in before.items():
        assert backup.json("tables", "show", table)["line"] >= line
    assert backup.json("check")["problems"] == []
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["backup.db"], "nothing is left beside it"


def test_a_backup_overwrites_nothing(hosted: Hosted, tmp_path: Path) -> None:
    (tmp_path / "backup.db").write_text("mine")
    said = hosted.admin("backup", str(tmp_path / "backup.db"))
    assert (said.code, "exists already" in said.err) == (2, True)
    assert (tmp_path / "backup.db").read_text() == "mine"


def test_a_restore_beside_a_running_server_brings_back_the_moment_of_the_backup(hosted: Hosted, tmp_path: Path) -> None:
    """Also for people who are at the table, for their seats and for what was deleted; play goes on from there."""

    async def moved(player: Player, table: str, moves: int) -> Message:
        async with player.at(table) as chair:
            shown = await chair.look()
            for _ in range(moves):
                shown = await chair.look(shown["decision"]["seat"])
                shown = await chair.play(shown, shown["decision"]["codes"][0])
                assert shown["type"] == "table", shown
            return shown

    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            table = (await ada.table("me", "here"))["id"]
            deleted = (await ada.table("me", "here"))["id"]
            then = (await moved(ada, table, 3))["line"]
            await asyncio.to_thread(hosted.admin.json, "backup", str(tmp_path / "b.db"))
            await moved(ada, table, 4)
            later = (await ada.table("me", "here"))["id"]
            await asyncio.to_thread(hosted.admin.json, "tables", "delete", deleted)
            async with ada.at(table) as chair:
                await chair.look()
                refused = await asyncio.to_thread(hosted.admin, "restore", str(tmp_path / "b.db"))
                assert (refused.code, "--force" in refused.err) == (2, True)
                await asyncio.to_thread(hosted.admin.json, "restore", str(tmp_path / "b.db"), "--force")
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(chair.receive("never"), 20)
            async with ada.at(table) as chair:
                shown = await chair.look()
                assert (shown["line"], shown["you"]) == (then, [0, 1])
            assert (await ada.http.get(f"/api/tables/{deleted}")).json()["you"] == [0, 1]
            assert (await ada.http.get(f"/api/tables/{later}")).status_code == 404
            assert (await moved(ada, table, 2))["line"] == then + 2

    asyncio.run(story())
    assert hosted.admin.json("check")["problems"] == []


def test_a_crowd_that_plays_during_a_restore_leaves_no_gap(hosted: Hosted, tmp_path: Path) -> None:
    async def story() -> None:
        host, stop = hosted.server.host, asyncio.Event()
        crowd = [Player(host) for _ in range(PLAYERS)]
        tables = [(await player.table("me", "here"))["id"] for player in crowd]
        await asyncio.to_thread(hosted.admin.json, "backup", str(tmp_path / "b.db"))

        async def keep_playing(player: Player, table: str) -> None:
            while not stop.is_set():
                try:
                    async with player.at(table) as chair:
                        shown = await chair.look()
                        while not stop.is_set() and shown["type"] == "table" and shown["decision"]:
                            shown = await chair.look(shown["decision"]["seat"])
                            if shown["type"] == "table":
                                shown = await chair.play(shown, shown["decision"]["codes"][0])
                except ConnectionClosed:
                    continue

        tasks = [asyncio.create_task(keep_playing(p, t)) for p, t in zip(crowd, tables, strict=True)]
        for _ in range(3):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(hosted.admin.json, "restore", str(tmp_path / "b.db"), "--force")
        await asyncio.sleep(0.5)
        stop.set()
        await asyncio.gather(*tasks)
        for player in crowd:
            await player.http.aclose()

    asyncio.run(story())
    assert hosted.admin.json("check")["problems"] == []


# Without a server.


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with a few tables."""
    folder = tmp_path_factory.mktemp("stored")

    async def fill(host: str) -> None:
        async with Player(host) as ada:
            await ada.http.put("/api/me", json={"name": "Ada", "language": "en"})
            for game in ("alhambra", "sabika"):
                made = await ada.table("me", "here", game=game)
                async with ada.at(made["id"]) as chair:
                    shown = await chair.look()
                    for _ in range(5):
                        shown = await chair.look(shown["decision"]["seat"])
                        shown = await chair.play(shown, shown["decision"]["codes"][0])

    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        asyncio.run(fill(server.host))
    return folder / "tables.db"


@pytest.fixture(scope="module")
def empty_postgres() -> Iterator[str]:
    with running_postgres() as running:
        yield running.url


def test_a_backup_moves_a_server_from_sqlite_to_postgresql_and_back(
    stored: Path, empty_postgres: str, tmp_path: Path
) -> None:
    here, there = Admin(f"sqlite:///{stored}"), Admin(empty_postgres)
    here.json("backup", str(tmp_path / "one.db"))
    there.json("restore", str(tmp_path / "one.db"))
    assert there.json("check")["problems"] == []
    there.json("backup", str(tmp_path / "two.db"))
    back = Admin(f"sqlite:///{tmp_path / 'back.db'}")
    back.json("restore", str(tmp_path / "two.db"))
    for table in here.json("tables", "list"):
        assert back.json("tables", "show", table["id"]) == table
        assert back("tables", "export", table["id"]).out == here("tables", "export", table["id"]).out
    assert dump(tmp_path / "back.db") == dump(stored)


def dump(path: Path) -> list[str]:
    """The rows of a database but its notes."""
    with sqlite3.connect(path) as file:
        inserts = [line for line in file.iterdump() if line.startswith("INSERT")]
        return sorted(line for line in inserts if not line.startswith(('INSERT INTO "notes"', 'INSERT INTO "sqlite_')))


@pytest.mark.parametrize("kind", ["text", "cut", "bytes", "gap", "newer", "orphan"])
def test_a_damaged_backup_is_refused_and_nothing_is_changed(kind: str, stored: Path, tmp_path: Path) -> None:
    Admin(f"sqlite:///{stored}").json("backup", str(tmp_path / "good.db"))
    bad = tmp_path / "bad.db"
    shutil.copyfile(tmp_path / "good.db", bad)
    spoil(bad, kind)
    target = Admin(f"sqlite:///{tmp_path / 'target.db'}")
    target.json("restore", str(tmp_path / "good.db"))
    before, spoiled = dump(tmp_path / "target.db"), bad.read_bytes()
    said = target("restore", str(bad), "--force")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1), said
    assert dump(tmp_path / "target.db") == before
    assert bad.read_bytes() == spoiled, "a backup is never changed"


def spoil(path: Path, kind: str) -> None:
    """Damage a backup."""
    size = path.stat().st_size
    if kind == "text":
        path.write_text("this is no database")
    elif kind == "cut":
        os.truncate(path, size // 2)
    elif kind == "bytes":
        with path.open("r+b") as file:
            for at in range(4096, size, 4096):
                file.seek(at)
                file.write(os.urandom(512))
    else:
        statement = {
            "gap": "DELETE FROM lines WHERE number = 2",
            "newer": "UPDATE alembic_version SET version_num = 'tomorrow'",
            "orphan": "INSERT INTO seats (\"table\", seat, kind, name, secret) VALUES ('nowhere', 0, 'open', '', 'x')",
        }[kind]
        with sqlite3.connect(path) as file:
            file.execute(statement)


def test_check_names_the_table_and_the_line_of_a_game_that_does_not_replay(stored: Path, tmp_path: Path) -> None:
    Admin(f"sqlite:///{stored}").json("backup", str(tmp_path / "b.db"))
    with sqlite3.connect(tmp_path / "b.db") as file:
        [table] = file.execute("SELECT id FROM tables WHERE game = 'alhambra'").fetchone()
        file.execute("UPDATE lines SET code = 'dance' WHERE \"table\" = ? AND number = 3", [table])
    said = Admin(f"sqlite:///{tmp_path / 'b.db'}")("check")
    assert said.code == 1
    assert f"table {table}: " in said.out
    assert "dance" in said.out
    assert "tables checked: 2, with problems: 1" in said.out


def test_an_admin_command_makes_no_database(tmp_path: Path) -> None:
    said = Admin(f"sqlite:///{tmp_path / 'nothing.db'}")("tables", "list")
    assert (said.code, "there is no database" in said.err) == (2, True)
    assert not list(tmp_path.iterdir())
