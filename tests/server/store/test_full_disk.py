"""The disk is full while many play: what cannot be stored is refused, what was accepted stays, every table opens."""

from __future__ import annotations

import os
import sqlite3
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from helpers.server.client import ServerProcess
from helpers.server.faulty_database import LARGE_GROUPS
from helpers.server.forgetful_commit import FORGETFUL_COMMIT
from helpers.server.full_disk import Disk, FileSizeLimit, PageLimit, SmallFileSystem, small_file_system
from helpers.server.full_disk_harness import run_full_disk
from helpers.server.postgres import Postgres, running_postgres
from sqlalchemy.exc import SQLAlchemyError

LONG = bool(os.environ.get("COMARES_LONG"))
PLAYERS, TIMES = (50, 20) if LONG else (30, 2)
MEGABYTES = 16
POSTGRES_MEGABYTES = 160
POSTGRES_TIMES = TIMES if LONG else 1


def check_file(path: Path) -> None:
    with sqlite3.connect(path) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def small_disk(path: Path) -> AbstractContextManager[SmallFileSystem]:
    return small_file_system(path / "disk", MEGABYTES)


def test_a_full_file_system_loses_no_accepted_move_of_many_players(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        served = ServerProcess(f"sqlite:///{disk.folder / 'tables.db'}", tmp_path / "log", LARGE_GROUPS)
        report = run_full_disk(served, disk, PLAYERS, TIMES)
        print(report)
        assert not report.wrong
        assert report.postponed > 0
        assert not served.errors()
        check_file(disk.folder / "tables.db")


@pytest.mark.parametrize("limit", ["bytes", "pages"])
def test_files_that_cannot_grow_lose_no_accepted_move_of_many_players(limit: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    served = ServerProcess(database, tmp_path / "log", LARGE_GROUPS)
    report = run_full_disk(served, limited_files(limit, served), PLAYERS, TIMES)
    print(report)
    assert not report.wrong
    assert report.postponed > 0
    assert not served.errors()
    check_file(tmp_path / "tables.db")


def limited_files(limit: str, served: ServerProcess) -> Disk:
    if limit == "pages":
        return PageLimit(served.settings.database)
    return FileSizeLimit(lambda: served.pid)


def test_the_harness_catches_a_server_that_forgets_a_group(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    served = ServerProcess(database, tmp_path / "log", FORGETFUL_COMMIT)
    report = run_full_disk(served, PageLimit(database), PLAYERS, times=2)
    assert [fault for fault in report.wrong if "lost" in fault]


@pytest.mark.parametrize("what", ["tables", "log"])
def test_a_full_data_directory_of_postgresql_loses_no_accepted_move_of_many_players(what: str, tmp_path: Path) -> None:
    """When its write-ahead log cannot grow, PostgreSQL stops; it is started again once there is room."""
    with TemporaryDirectory(prefix="full-") as folder:
        Path(folder).chmod(0o755)
        with (
            small_file_system(Path(folder) / "disk", POSTGRES_MEGABYTES) as disk,
            running_postgres(disk.folder) as database,
        ):
            served = ServerProcess(database.url, tmp_path / "log", LARGE_GROUPS)
            report = run_full_disk(served, FullPostgres(disk, database, what == "log"), PLAYERS, POSTGRES_TIMES)
            print(report)
            assert not report.wrong
            assert report.postponed > 0
            assert not served.errors()


class FullPostgres:
    """The disk below a PostgreSQL. With `ends_log`, its next write needs a new file of the write-ahead log."""

    def __init__(self, disk: SmallFileSystem, database: Postgres, ends_log: bool) -> None:
        self.disk, self.database, self.ends_log = disk, database, ends_log
        disk.room = 0

    def fill(self) -> None:
        self.disk.fill()
        if self.ends_log:
            with suppress(SQLAlchemyError):
                self.database.execute("SELECT pg_switch_wal()")

    def free(self) -> None:
        self.disk.free()
        self.database.start()
