"""The position of a table is stored: its game is the same after a restart, in another process, in either database, and
databases of older versions are migrated."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.in_memory import ADA, HOSTED, new_rooms
from helpers.server.postgres import driven, postgres
from sqlalchemy import MetaData, create_engine, select

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.position import write
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table
from comares.server.store.migrate import migrate
from comares.server.store.schema import METADATA as SCHEMA
from comares.server.store.sql_storage import SqlStorage

POSITION = write(Table(GAMES["alhambra"], 2, {}, SeededChance(4)).position(0))
SEATS = [NewSeat("me"), NewSeat("here")]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MemoryStorage | SqlStorage]:
    if request.param == "memory":
        yield MemoryStorage()
    elif request.param == "sqlite":
        opened = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        yield opened
        opened.close()
    else:
        with postgres() as url:
            opened = SqlStorage(url)
            yield opened
            opened.close()


def test_a_room_rebuilds_the_table_with_what_was_drawn(storage: MemoryStorage | SqlStorage) -> None:
    async def story() -> None:
        row, lines = new_table(NewTable(SEATS, position=POSITION), ADA, HOSTED)
        await storage.add_table(row, lines)
        assert await storage.find_table(row.id) == row
        rooms = [await new_rooms(storage).open(row.id) for _ in range(2)]  # type: ignore[arg-type]
        assert fingerprint(rooms[0].table.state) == fingerprint(rooms[1].table.state)
        assert rooms[0].table.view(0) == Table(GAMES["alhambra"], 2, {}, SeededChance(4)).view(0)
        before = fingerprint(rooms[0].table.state)
        async with rooms[0].settled():
            await rooms[0].reload()
        assert fingerprint(rooms[0].table.state) == before

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_table_from_a_position_goes_on_after_a_restart(tmp_path: Path) -> None:
    served = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")

    async def story() -> None:
        async with Player(served.host) as ada:
            seats = [{"kind": "me"}, {"kind": "here"}]
            card = (await ada.http.post("/api/tables", json={"seats": seats, "position": POSITION})).json()
            async with ada.at(card["id"]) as chair:
                look = await chair.look((await chair.look())["decision"]["seat"])
                look = await chair.play(look, look["decision"]["codes"][0])
            views = [(await ada.http.get(f"/api/tables/{card['id']}/position?seat={seat}")).text for seat in (0, 1)]
            served.kill()
            served.start()
            for seat in (0, 1):
                answer = await ada.http.get(f"/api/tables/{card['id']}/position?seat={seat}")
                assert answer.text == views[seat]

    served.start()
    asyncio.run(asyncio.wait_for(story(), 60))
    served.stop()
    assert not served.errors()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_version_0_1_0_is_migrated_with_its_tables(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        migrate_old(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    else:
        with postgres() as url:
            migrate_old(url, tmp_path)


def migrate_old(url: str, folder: Path) -> None:
    """Store a table as version 0.1.0 stored it, and open the database: the table is there."""
    row, lines = new_table(NewTable(SEATS, "alhambra"), ADA, HOSTED)
    newest = f"sqlite:///{folder / 'newest.db'}"
    storage = SqlStorage(newest)
    asyncio.run(storage.add_table(row, lines))
    storage.close()
    old, new = create_engine(driven(url)), create_engine(driven(newest))
    migrate(old, "first")
    schema = MetaData()
    schema.reflect(old)
    with old.begin() as into, new.connect() as source:
        for name in ("tables", "seats", "lines"):
            table = schema.tables[name]
            rows = source.execute(select(*(SCHEMA.tables[name].c[each.name] for each in table.columns)))
            if found := [dict(each) for each in rows.mappings()]:
                into.execute(table.insert(), found)
    old.dispose()
    new.dispose()
    again = SqlStorage(url)
    never_seen = [replace(seat, seen=0.0) for seat in row.seats]
    assert asyncio.run(again.find_table(row.id)) == replace(row, seats=never_seen)
    again.close()


def test_a_stored_position_that_the_rules_no_longer_allow_is_refused(tmp_path: Path) -> None:
    served = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")

    async def story() -> None:
        async with Player(served.host) as ada:
            seats = [{"kind": "me"}, {"kind": "here"}]
            card = (await ada.http.post("/api/tables", json={"seats": seats, "position": POSITION})).json()
            with sqlite3.connect(tmp_path / "tables.db") as file:
                file.execute("UPDATE tables SET position = replace(position, 'over no', 'over maybe')")
            served.stop()
            served.start()
            answer = await ada.http.get(f"/api/tables/{card['id']}/record")
            assert (answer.status_code, answer.json()["error"]) == (409, "bad-table")

    served.start()
    asyncio.run(asyncio.wait_for(story(), 60))
    served.stop()
    assert not served.errors()
