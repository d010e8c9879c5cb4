"""The files of the database belong to their owner alone, whatever the umask and however they were made."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from comares.server.store.sql_storage import SqlStorage

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the rights of POSIX")


@pytest.fixture(params=[0o000, 0o022, 0o077], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.usefixtures("umask")
@pytest.mark.parametrize("form", ["sqlite:///{}", "sqlite:///file:{}?uri=true"])
def test_a_new_database_is_for_its_owner_alone(form: str, tmp_path: Path) -> None:
    storage = SqlStorage(form.format(tmp_path / "tables.db"))
    storage.cookie_keys()
    assert rights(tmp_path) == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    storage.close()


def test_wider_rights_of_an_old_database_are_taken_away_with_a_log_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.execute("CREATE TABLE something (number)")
        for suffix in ("", "-wal", "-shm"):
            Path(f"{file}{suffix}").chmod(0o644)
        with caplog.at_level(logging.WARNING):
            storage = SqlStorage(f"sqlite:///{file}")
        assert set(rights(tmp_path).values()) == {0o600}
        assert "could be read by others (0644)" in caplog.text
        storage.close()
    old.close()
