"""SQLite and a real PostgreSQL, with several processes behind it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from helpers.server.client import Message, Player, ServerProcess, TableSocket
from helpers.server.kill_harness import run
from helpers.server.postgres import postgres

from comares.server.store.database import Database
from comares.server.store.schema import METADATA

LONG = bool(os.environ.get("COMARES_LONG"))
GAMES, KILLS = (100, 500) if LONG else (4, 2)


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    """A PostgreSQL for this file."""
    with postgres() as url:
        yield url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_produce_the_schema(kind: str, tmp_path: Path, shared: str) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}" if kind == "sqlite" else shared)
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        differences = compare_metadata(context, METADATA)
    database.close()
    assert differences == []


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    database.close()


async def from_mover(player: Player, table: str) -> Message:
    """The table from the deciding seat."""
    async with player.at(table) as chair:
        return await chair.look((await chair.look())["decision"]["seat"])


def test_two_processes_behind_one_database_send_each_others_lines_and_store_none_twice(
    shared: str, tmp_path: Path
) -> None:
    async def story(here: ServerProcess, there: ServerProcess) -> None:
        async with Player(here.host) as ada, Player(there.host) as same:
            card = await ada.table("me", "here")
            same.http.cookies = ada.http.cookies
            async with ada.at(card["id"]) as one, same.at(card["id"]) as other:
                mover = (await one.look())["decision"]["seat"]
                table = await one.look(mover)
                assert (await other.look(mover))["you"] == [0, 1]
                code = table["decision"]["codes"][0]
                await one.play(table, code)
                heard = await other.receive("table")
                assert (heard["line"], heard["news"][-1]["code"]) == (1, code)
                mover = heard["decision"]["seat"]
                table = await one.look(mover)
                await other.look(mover)
                taking = [code for code in table["decision"]["codes"] if code.startswith("take")][:2]
                await asyncio.gather(one.play(table, taking[0]), other.play(table, taking[1]))
                await asyncio.sleep(1)
                both = [await one.look(None, 1), await other.look(None, 1)]
                assert [look["line"] for look in both] == [2, 2]
                assert both[0]["news"] == both[1]["news"]

    here, there = (ServerProcess(shared, tmp_path / f"log-{number}") for number in (1, 2))
    with here, there:
        asyncio.run(asyncio.wait_for(story(here, there), 60))
    assert not here.errors() + there.errors()


async def heard_here(chair: TableSocket, expected: list[bool]) -> None:
    """Wait until the socket receives that exactly these seats are here."""
    while [seat["here"] for seat in (await chair.receive("seats"))["seats"]] != expected:
        pass


def test_who_is_here_is_known_in_every_process(shared: str, tmp_path: Path) -> None:
    async def story(here: ServerProcess, there: ServerProcess) -> None:
        async with Player(here.host) as ada, Player(there.host) as ben:
            card = await ada.table("me", "open")
            joined = await ben.http.post("/api/invitations", json={"code": card["invitations"][0]["code"]})
            assert joined.status_code == 201
            async with ada.at(card["id"]) as one:
                async with ben.at(card["id"]) as other:
                    await heard_here(one, [True, True])
                    await heard_here(other, [True, True])
                await heard_here(one, [True, False])
                summary = (await ben.http.get(f"/api/tables/{card['id']}")).json()
                assert [seat["here"] for seat in summary["seats"]] == [True, False]

    here, there = (ServerProcess(shared, tmp_path / f"log-{number}") for number in (1, 2))
    with here, there:
        asyncio.run(asyncio.wait_for(story(here, there), 60))
    assert not here.errors() + there.errors()


def test_a_table_whose_process_dies_is_played_on_by_another(shared: str, tmp_path: Path) -> None:
    async def story(here: ServerProcess, there: ServerProcess) -> None:
        async with Player(here.host) as ada, Player(there.host) as same:
            card = await ada.table("random", "random")
            async with same.at(card["id"]) as chair:
                await chair.look(None)
                line = (await chair.receive("table"))["line"]
                here.kill()
                while (await chair.receive("table"))["line"] < line + 3:
                    pass

    here, there = (ServerProcess(shared, tmp_path / f"log-{number}", bot_delay=0.3) for number in (1, 2))
    with here, there:
        asyncio.run(asyncio.wait_for(story(here, there), 60))


def test_no_accepted_move_is_lost_doubled_or_moved_by_kill_9_on_postgresql(shared: str, tmp_path: Path) -> None:
    report = run(ServerProcess(shared, tmp_path / "log"), GAMES, KILLS)
    print(report)
    assert not report.wrong
    assert report.moves > KILLS
