"""`comares admin backup`: a copy of the database at one moment, while the server runs.

A backup is a SQLite file with the same tables, whatever the database of the server is. So it can be looked into with
any tool for SQLite, and restored into either database.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table, func, insert, select

from comares.kernel.errors import BadSetup
from comares.server.admin.database import AdminDatabase, existing_database, named_errors, sqlite_file
from comares.server.admin.output import Output, counted
from comares.server.store import admin_queries
from comares.server.store import people_schema as people_schema  # its tables are in METADATA too
from comares.server.store.engine import open_engine
from comares.server.store.migrate import migrate
from comares.server.store.schema import METADATA, NOTES

COPIED: Final = [table for table in METADATA.sorted_tables if table is not NOTES]
CHUNK: Final = 1000  # rows
OWNER_ONLY: Final = 0o600  # it holds hands, seats and the keys of cookies


def back_up(url: str, output: Output, to: Path) -> None:
    """Write a backup and check it; it gets its name only then."""
    if to.exists():
        raise BadSetup(f"{to} exists already; a backup overwrites nothing")
    if not to.parent.is_dir():
        raise BadSetup(f"{to.parent} is not a folder; expected: mkdir -p {to.parent}")
    with existing_database(url) as database, new_file(to) as part:
        file = sqlite_file(url)
        if file is not None:
            copy_sqlite(file, part)
        else:
            copy_rows_to_file(database, part)
        counts = checked(part)
        part.rename(to)
    output.done(f"backed up to {to}: {counted(counts)}", file=str(to), **counts)


@contextmanager
def new_file(to: Path) -> Iterator[Path]:
    """An empty file of the owner's beside the wanted one; it is removed if it was not renamed."""
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    try:
        yield part
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm", "-journal"))):
            left.unlink(missing_ok=True)


def copy_sqlite(source: Path, to: Path) -> None:
    """SQLite's online backup. In one step: in the write-ahead log nobody waits for it, and nothing makes it begin
    again."""
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as here, closing(sqlite3.connect(to)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")


def copy_rows_to_file(database: AdminDatabase, to: Path) -> None:
    """All rows as they are at one moment."""
    engine = open_engine(f"sqlite:///{to}")
    try:
        migrate(engine)
        with (
            named_errors(),
            database.engine.connect().execution_options(isolation_level="REPEATABLE READ") as source,
            source.begin(),
            engine.connect().execution_options(writes=True) as target,
            target.begin(),
        ):
            for table in COPIED:
                copy_table(source, target, table)
    finally:
        engine.dispose()
    with closing(sqlite3.connect(to)) as file:
        file.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def copy_table(source: Connection, target: Connection, table: Table) -> int:
    """Copy the rows, some at a time; the number of them."""
    copied = 0
    result = source.execution_options(yield_per=CHUNK).execute(select(table))
    for rows in result.mappings().partitions(CHUNK):
        target.execute(insert(table), [dict(row) for row in rows])
        copied += len(rows)
    return copied


def checked(backup: Path) -> dict[str, int]:
    """The number of players, tables and lines in a backup; a BadSetup if it is damaged."""
    with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as file:
        try:
            problems = [str(row[0]) for row in file.execute("PRAGMA integrity_check") if row[0] != "ok"]
            problems += [f"a row of {row[0]} belongs to nothing" for row in file.execute("PRAGMA foreign_key_check")]
        except sqlite3.DatabaseError as error:
            raise BadSetup(f"{backup} is no backup: {error}") from None
    if problems:
        raise BadSetup(f"{backup} is damaged: {'; '.join(problems[:3])}")
    with existing_database(f"sqlite:///{backup}") as database:
        gaps = database.read(admin_queries.tables_with_gaps)
        if gaps:
            raise BadSetup(f"lines are missing in {backup}, of the tables {', '.join(gaps[:10])}")
        return database.read(count_rows)


def count_rows(connection: Connection) -> dict[str, int]:
    """The number of rows of each table but secrets."""
    named = [table for table in COPIED if table.name != "secrets"]
    return {table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in named}
