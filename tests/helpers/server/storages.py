"""The storages that share one contract: in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import StoredTable, new_table
from comares.server.store.sql_storage import SqlStorage
from helpers.server.in_memory import ADA, HOSTED
from helpers.server.postgres import postgres

KINDS: Final = ("memory", "sqlite", "postgresql")


@contextmanager
def open_storage(kind: str, folder: Path) -> Iterator[MemoryStorage | SqlStorage]:
    """An empty storage of that kind."""
    if kind == "memory":
        yield MemoryStorage()
        return
    with ExitStack() as open_databases:
        is_file = kind == "sqlite"
        url = f"sqlite:///{folder / 'tables.db'}" if is_file else open_databases.enter_context(postgres())
        opened = SqlStorage(url)
        yield opened
        opened.close()


def a_table(*seats: NewSeat) -> StoredTable:
    """A new table of Ada's that is not stored yet: for two persons, unless other seats are asked for."""
    return new_table(NewTable(list(seats) or [NewSeat("me"), NewSeat("here")], "alhambra"), ADA, HOSTED)
