"""The end of SQLite's write-ahead log is torn or garbled after a power cut: what is left is a whole number of commits,
and every table opens."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from helpers.server.stored_log import StoredLines, stored_lines
from helpers.server.write_group import append_together, new_tables

from comares.server.store.sql_storage import SqlStorage

TABLES, LINES = 30, 6
FRAME_HEADER, PAGE = 24, 4096  # bytes
TEARS = [*range(0, 3 * (FRAME_HEADER + PAGE), 997), 20_000, 50_000]  # bytes that are missing at the end


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a server that was killed after several commits."""
    folder = tmp_path_factory.mktemp("torn")
    storage = SqlStorage(f"sqlite:///{folder / 'tables.db'}")
    tables = asyncio.run(new_tables(storage, TABLES))
    for number in range(1, LINES + 1):
        assert len(append_together(storage, tables, number).stored) == TABLES
    copy = folder / "killed"
    copy.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(f"{folder / 'tables.db'}{suffix}", f"{copy / 'tables.db'}{suffix}")
    storage.close()
    return copy


def opened(folder: Path) -> StoredLines:
    """What the server finds, and that it can go on."""
    database = f"sqlite:///{folder / 'tables.db'}"
    storage = SqlStorage(database)
    found = stored_lines(database)
    number = len(found[next(iter(found))])
    assert len(append_together(storage, list(found), number).stored) == len(found)
    storage.close()
    with sqlite3.connect(folder / "tables.db") as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return found


def copied(killed: Path, folder: Path) -> Path:
    shutil.copytree(killed, folder)
    return folder / "tables.db-wal"


def whole_commits(found: StoredLines) -> bool:
    """Whether every table has the same lines: each commit stored one line of each."""
    counts = {len(lines) for lines in found.values()}
    return len(counts) == 1 and all(list(lines) == list(range(len(lines))) for lines in found.values())


def test_a_torn_log_leaves_whole_commits(killed: Path, tmp_path: Path) -> None:
    for tear in TEARS:
        log = copied(killed, tmp_path / str(tear))
        with log.open("r+b") as file:
            file.truncate(log.stat().st_size - tear)
        found = opened(log.parent)
        assert len(found) == TABLES
        assert whole_commits(found), tear
        if tear == 0:
            assert len(found[next(iter(found))]) == LINES + 1, "nothing is lost of a whole log"


def test_a_garbled_end_of_the_log_leaves_whole_commits(killed: Path, tmp_path: Path) -> None:
    dice = random.Random(1)
    for number in range(10):
        log = copied(killed, tmp_path / str(number))
        content = bytearray(log.read_bytes())
        place = len(content) - dice.randrange(1, 5 * (FRAME_HEADER + PAGE))
        content[place : place + 64] = dice.randbytes(len(content[place : place + 64]))
        log.write_bytes(bytes(content))
        found = opened(log.parent)
        assert len(found) == TABLES
        assert whole_commits(found), number
