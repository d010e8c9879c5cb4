"""Errors of the database name no value, in whatever way it fails: values are invitations, seats' secrets and draws."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack

import pytest
from helpers.server.in_memory import ADA, HOSTED
from helpers.server.postgres import postgres
from sqlalchemy import text

from comares.kernel.errors import BadSetup
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.new_table import StoredTable, new_table
from comares.server.play.storage import Player, Progress, StorageFailed, StoredLine
from comares.server.store.database import Database
from comares.server.store.sql_storage import SqlStorage

CANARY = "canary-7f3a"
LINE = StoredLine(1, 0, CANARY, [[CANARY, 5]])
PROGRESS = Progress(1, 0, False, False)

Fault = Callable[[SqlStorage], Awaitable[object]]


def a_table(secret: str) -> StoredTable:
    made = new_table(NewTable([NewSeat("me"), NewSeat("open")], "alhambra"), ADA, HOSTED)
    made.row.seats[1].secret = secret
    return made


async def secret_twice(storage: SqlStorage) -> None:
    for _ in range(2):
        await storage.add_table(*a_table(CANARY))


async def line_of_no_table(storage: SqlStorage) -> None:
    await storage.append_line(CANARY, LINE, PROGRESS)


async def missing_value(storage: SqlStorage) -> None:
    made = a_table(f"{CANARY}-null")
    await storage.add_table(made.row, [LINE._replace(code=None)])  # type: ignore[arg-type]


async def wrong_type(storage: SqlStorage) -> None:
    await storage.append_line(CANARY, LINE._replace(number=CANARY), PROGRESS)  # type: ignore[arg-type]


async def too_long(storage: SqlStorage) -> None:
    await storage.save_player(Player("ada", CANARY * 100, "en"))
    raise StorageFailed("SQLite has no limit")


async def no_table(storage: SqlStorage) -> None:
    await storage.database.write(lambda to: to.execute(text("SELECT * FROM nothing WHERE a = :a"), {"a": CANARY}))


async def no_table_to_read(storage: SqlStorage) -> None:
    await storage.database.read(lambda on: on.execute(text("SELECT * FROM nothing WHERE a = :a"), {"a": CANARY}))


async def value_in_the_message(storage: SqlStorage) -> None:
    """PostgreSQL quotes what it cannot read in the first line of its message."""
    query = text("SELECT CAST(:a AS INTEGER), missing FROM lines")
    await storage.database.read(lambda on: on.execute(query, {"a": CANARY}).all())


FAULTS: list[Fault] = [
    secret_twice,
    line_of_no_table,
    missing_value,
    wrong_type,
    too_long,
    no_table,
    no_table_to_read,
    value_in_the_message,
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlStorage]:
    with ExitStack() as open_databases:
        file = tmp_path_factory.mktemp("secrets") / "tables.db"
        url = f"sqlite:///{file}" if request.param == "sqlite" else open_databases.enter_context(postgres())
        opened = SqlStorage(url)
        yield opened
        opened.close()


@pytest.mark.parametrize("fault", FAULTS)
def test_an_error_of_the_database_names_no_value(storage: SqlStorage, fault: Fault) -> None:
    with pytest.raises(StorageFailed) as caught:
        asyncio.run(fault(storage))  # type: ignore[arg-type]
    assert str(caught.value), "it says something"
    assert CANARY not in "".join(traceback.format_exception(caught.value))
    assert caught.value.__context__ is None, "a reporter of errors may show what it came from"


@pytest.mark.parametrize(
    "url", ["mysql://ada:canary@host/name", "postgresql://ada:canary@[::1/name", "oracle:ada:canary", ""]
)
def test_a_wrong_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadSetup, match="expected sqlite:///FILE or postgresql://") as caught:
        Database(url)
    assert "canary" not in "".join(traceback.format_exception(caught.value))
