"""Servers with a faulty database, which fails on command, or with a faulty clock."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event

from comares.server.app import Factories
from comares.server.store.sql_storage import SqlStorage
from helpers.server.server_process import Faults

FULL = "PRAGMA max_page_count = 1"  # no further page is allocated
READ_ONLY = "PRAGMA query_only = ON"
SMALL_CACHE = "PRAGMA cache_size = 4"  # pages: SQLite writes in the middle of a transaction, as it does in a large one
SMALL_LOG = ("PRAGMA wal_autocheckpoint = 50", "PRAGMA journal_size_limit = 0")  # it needs new space again and again
SLOW_COMMIT = 0.03  # seconds: so many jobs come in meanwhile that each commit has a group of them
HEALTHY = ("PRAGMA max_page_count = 1000000", "PRAGMA query_only = OFF")


def fault_file(database: str) -> Path:
    """The file that holds the fault of the database."""
    return Path(database.removeprefix("sqlite:///")).with_name("fault")


@contextmanager
def faulty(database: str, fault: str) -> Iterator[None]:
    """Inside, the database has this fault."""
    fault_file(database).write_text(fault)
    try:
        yield
    finally:
        fault_file(database).unlink()


def obey_fault_file(storage: SqlStorage, url: str) -> SqlStorage:
    """From now on, the storage executes the pragma in the fault file before each transaction, or restores the
    defaults."""
    file = fault_file(url)

    def apply_fault(connection: Any, *_: Any) -> None:
        for pragma in wanted_pragmas(file):
            connection.execute(pragma)

    event.listen(storage.database.engine, "checkout", apply_fault)
    return storage


def wanted_pragmas(fault: Path) -> Sequence[str]:
    """The one in the fault file. The test may delete the file at any moment."""
    try:
        return (fault.read_text(),)
    except FileNotFoundError:
        return HEALTHY


def faulty_storage(url: str) -> SqlStorage:
    """A storage with the fault in the fault file."""
    return obey_fault_file(SqlStorage(url), url)


def run_clock_backward() -> None:
    """From now on, every reading of the system clock is an hour before the last one."""
    clock, readings = time.time, iter(range(10**9))
    time.time = lambda: clock() - 3600 * next(readings)


def with_large_groups(storage: SqlStorage) -> SqlStorage:
    """The storage on a slow disk: many jobs share a transaction, which is written before its commit."""
    engine = storage.database.engine

    def commit_slowly(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            time.sleep(SLOW_COMMIT)

    event.listen(engine, "commit", commit_slowly)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "checkout", set_pragmas)
    return storage


def set_pragmas(connection: Any, *_: Any) -> None:
    """Make the cache and the write-ahead log of the connection small."""
    for pragma in (SMALL_CACHE, *SMALL_LOG):
        connection.execute(pragma)


def large_groups_storage(url: str) -> SqlStorage:
    """A storage on a slow disk; with SQLite, it has the fault in the fault file."""
    storage = with_large_groups(SqlStorage(url))
    return obey_fault_file(storage, url) if url.startswith("sqlite") else storage


LARGE_GROUPS = Faults(Factories(open_storage=large_groups_storage))
FAULTY_DATABASE = Faults(Factories(open_storage=faulty_storage))
BACKWARD_CLOCK = Faults(prepare=run_clock_backward)
