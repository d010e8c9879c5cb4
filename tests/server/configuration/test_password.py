"""The password of a PostgreSQL that asks for one comes from a file: it is in no argument and in no environment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from helpers.server.postgres import driven, running_postgres
from sqlalchemy import create_engine, make_url, text

from comares.cli import main

PASSWORD = "p@ss:w/rd with spaces%"


class Guarded(NamedTuple):
    """A database whose user needs a password, and the folder of its socket."""

    url: str
    folder: str


@pytest.fixture(scope="module")
def guarded() -> Iterator[Guarded]:
    with running_postgres() as running:
        engine = create_engine(driven(running.url), isolation_level="AUTOCOMMIT")
        folder = str(make_url(running.url).query["host"])
        with engine.connect() as connection:
            connection.execute(text(f"CREATE ROLE club LOGIN PASSWORD '{PASSWORD}'"))
            connection.execute(text("CREATE DATABASE club OWNER club"))
            rules = Path(str(connection.execute(text("SHOW hba_file")).scalar()))
            rules.write_text("local all club scram-sha-256\n" + rules.read_text(encoding="utf-8"), encoding="utf-8")
            connection.execute(text("SELECT pg_reload_conf()"))
        engine.dispose()
        yield Guarded(f"postgresql://club@/club?host={folder}", folder)


def secret_file(folder: Path, content: str) -> str:
    path = folder / "password"
    path.write_text(content, encoding="utf-8")
    path.chmod(0o600)
    return str(path)


def test_the_password_file_opens_the_database(
    guarded: Guarded, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = secret_file(tmp_path, PASSWORD + "\n")
    flags = ["--database", guarded.url, "--database-password-file", file]
    assert main(["serve", "--check-config", *flags]) == 0
    said = capsys.readouterr()
    assert PASSWORD not in said.out + said.err


def test_without_the_password_or_with_a_wrong_one_the_database_is_closed(
    guarded: Guarded, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--check-config", "--database", guarded.url]) == 2
    wrong = secret_file(tmp_path, "wrong-secret")
    flags = ["--database", guarded.url, "--database-password-file", wrong]
    assert main(["serve", "--check-config", *flags]) == 2
    said = capsys.readouterr()
    assert "the database cannot be opened" in said.err
    assert "wrong-secret" not in said.out + said.err


def test_the_password_file_of_postgresql_itself_works_too(
    guarded: Guarded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    escaped = PASSWORD.replace("\\", "\\\\").replace(":", "\\:")
    monkeypatch.setenv("PGPASSFILE", secret_file(tmp_path, f"*:*:club:club:{escaped}\n"))
    assert main(["serve", "--check-config", "--database", guarded.url]) == 0


def test_an_admin_command_takes_the_password_from_the_same_file_of_settings(
    guarded: Guarded, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = secret_file(tmp_path, PASSWORD)
    config = tmp_path / "comares.toml"
    config.write_text(f'database = "{guarded.url}"\ndatabase_password_file = "{file}"\n', encoding="utf-8")
    assert main(["admin", "tables", "list", "--config", str(config)]) == 2
    assert "the database is empty" in capsys.readouterr().err
