"""Servers with a faulty database, which fails on command, or with a faulty clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from comares.server.app import Factories
from comares.server.store.sql_storage import SqlStorage
from helpers.server.server_process import Faults

FULL = "PRAGMA max_page_count = 1"  # no further page is allocated
READ_ONLY = "PRAGMA query_only = ON"
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


class FaultyStorage(SqlStorage):
    """A storage that executes the pragma in the fault file before each transaction, or restores the defaults."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        file = fault_file(url)

        def apply_fault(connection: Any, *_: Any) -> None:
            for pragma in (file.read_text(),) if file.exists() else HEALTHY:
                connection.execute(pragma)

        event.listen(self.database.engine, "checkout", apply_fault)


def run_clock_backward() -> None:
    """From now on, every reading of the system clock is an hour before the last one."""
    clock, readings = time.time, iter(range(10**9))
    time.time = lambda: clock() - 3600 * next(readings)


FAULTY_DATABASE = Faults(Factories(open_storage=FaultyStorage))
BACKWARD_CLOCK = Faults(prepare=run_clock_backward)
