"""PostgreSQL goes away in the middle of a commit: whether it was stored is found out before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from helpers.server.in_memory import ADA, BEN, HOSTED
from helpers.server.postgres import Postgres, running_postgres
from helpers.server.stored_log import stored_lines
from helpers.server.write_group import append_together, lost, new_tables
from sqlalchemy import Connection, event

from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.new_table import new_table
from comares.server.store.sql_storage import SqlStorage

PLAYERS = 30


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture
def storage(database: Postgres) -> Iterator[SqlStorage]:
    opened = SqlStorage(database.url)
    yield opened
    opened.close()


def lose_connection(storage: SqlStorage, database: Postgres, stores: bool) -> None:
    """The next commit loses its connection: after it was carried out, or before."""
    engine = storage.database.engine

    def cut(connection: Connection) -> None:
        event.remove(engine, "commit", cut)
        driver = connection.connection.dbapi_connection
        assert driver is not None
        backend = driver.info.backend_pid
        if stores:
            driver.commit()
        database.execute(f"SELECT pg_terminate_backend({backend}, 5000)")

    event.listen(engine, "commit", cut)


@pytest.mark.parametrize("stores", [True, False], ids=["stored", "not-stored"])
def test_a_group_whose_commit_is_not_answered_is_stored_once(
    storage: SqlStorage, database: Postgres, stores: bool
) -> None:
    tables = asyncio.run(new_tables(storage, PLAYERS))
    lose_connection(storage, database, stores)
    told = append_together(storage, tables, 1)
    assert len(told.stored) == PLAYERS
    found = {table: lines for table, lines in stored_lines(database.url).items() if table in tables}
    assert not lost(told, 1, found)
    assert all(list(lines) == [0, 1] for lines in found.values())


def test_tables_and_seats_whose_commit_is_not_answered_are_stored_once(storage: SqlStorage, database: Postgres) -> None:
    async def story() -> None:
        row, lines = new_table(NewTable([NewSeat("me"), NewSeat("open")], "alhambra"), ADA, HOSTED)
        lose_connection(storage, database, stores=True)
        await storage.add_table(row, lines)
        lose_connection(storage, database, stores=True)
        assert await storage.take_seat(row.seats[1].secret, "open", BEN, f"new-{row.id}") == row.id
        lose_connection(storage, database, stores=True)
        rematch, first = new_table(NewTable([NewSeat("me"), NewSeat("here")], "alhambra"), ADA, HOSTED)
        await storage.add_rematch(row.id, rematch, first)
        found = await storage.find_table(row.id)
        assert found is not None
        assert (found.seats[1].player, found.rematch) == (BEN.id, rematch.id)
        assert await storage.lines_after(rematch.id, -1) == first

    asyncio.run(asyncio.wait_for(story(), 60))
