"""A database that a newer version has migrated further is refused in one line, and nothing in it is changed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from helpers.server.postgres import driven, postgres
from sqlalchemy import create_engine, text

from comares import __version__
from comares.cli import main
from comares.kernel.errors import BadSetup
from comares.server.store.sql_storage import SqlStorage

NEWER = "UPDATE alembic_version SET version_num = 'tournaments'"


def test_a_database_of_a_newer_version_keeps_the_server_from_starting_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    SqlStorage(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as database:
        database.execute(NEWER)
    before = file.read_bytes()
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{file}"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    for word in ("'tournaments'", __version__, "Update Comares", "backup"):
        assert word in said
    assert file.read_bytes() == before


def test_a_newer_postgresql_database_is_refused_too() -> None:
    with postgres() as url:
        SqlStorage(url).close()
        engine = create_engine(driven(url))
        with engine.begin() as connection:
            connection.execute(text(NEWER))
        engine.dispose()
        with pytest.raises(BadSetup, match="newer version of Comares"):
            SqlStorage(url)
