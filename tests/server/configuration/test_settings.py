"""Settings come from a file, the environment and flags, in that order of precedence; wrong ones are clear errors."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import pytest

from comares.cli import main
from comares.kernel.errors import BadSetup
from comares.server.configuration.declarations import SETTINGS, undeclared_fields
from comares.server.configuration.documentation import settings_table
from comares.server.configuration.kinds import Folders
from comares.server.configuration.sources import add_config, add_settings, configured, settings_of
from comares.server.settings import Settings, masked

ROOT = Path(__file__).parent.parent.parent.parent


def resolve(*flags: str, **environment: str) -> dict[str, tuple[object, str]]:
    """By key: the value and its source."""
    parser = argparse.ArgumentParser()
    add_config(parser)
    add_settings(parser)
    found = configured(parser.parse_args(list(flags)), environment)
    return {each.declared.key: (each.value, each.source) for each in found}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "comares.toml"
    path.write_text("port = 1001\nrate = 11\nbot_delay = 2.5\n\n[quotas]\nrunning_tables = 7\n", encoding="utf-8")
    return path


def test_a_flag_wins_over_the_environment_the_environment_over_the_file_the_file_over_the_default(file: Path) -> None:
    found = resolve("--config", str(file), "--port", "1003", COMARES_PORT="1002", COMARES_RATE="12")
    assert found["port"] == (1003, "--port")
    assert found["rate"] == (12, "COMARES_RATE")
    assert found["bot_delay"] == (2.5, f"{file} line 3")
    assert found["quotas.running_tables"] == (7, f"{file} line 6")
    assert found["host"] == ("127.0.0.1", "default")


def test_the_environment_can_name_the_file(file: Path) -> None:
    assert resolve(COMARES_CONFIG=str(file))["port"] == (1001, f"{file} line 1")


def test_every_setting_of_a_server_is_declared_once() -> None:
    assert not undeclared_fields()
    for names in ([each.flag for each in SETTINGS], [each.variable for each in SETTINGS]):
        assert len(set(names)) == len(SETTINGS)


def test_every_setting_can_be_given_in_all_three_ways(tmp_path: Path) -> None:
    password = tmp_path / "password"
    password.write_text("x")
    texts = {
        "database": "postgresql://u@h/n",
        "database_password_file": str(password),
        "host": "::",
        "public_url": "https://table.example/",
        "data": "box=/srv/box",
        "any": "yes",
        "log_level": "debug",
        "log_format": "json",
        "error_reporter": "a.b:c",
        "telemetry": "http://127.0.0.1:4318",
        "bot_delay": "1.5",
        "keep_finished": "90d",
        "keep_abandoned": "12h",
        "mail.server": "smtps://mail.example:465",
        "mail.user": "table",
        "mail.password_file": str(password),
        "mail.sender": "table@mail.example",
        "notices.contact": "host@mail.example",
        "notices.allow_loopback": "yes",
        "editions.max_bytes": "60000",
    }
    switches = ("any", "notices.allow_loopback")
    numbers = ("bot_delay", "editions.max_bytes")
    for declared in SETTINGS:
        text = texts.get(declared.key, "2048" if "bytes" in declared.key else "3")
        value = declared.kind.parse(text)
        flags = [declared.flag] if declared.key in switches else [declared.flag, text]
        assert resolve(*flags)[declared.key] == (value, declared.flag)
        assert resolve(**{declared.variable: text})[declared.key] == (value, declared.variable)
        table, _, name = declared.key.rpartition(".")
        written = {**dict.fromkeys(switches, "true"), "data": '{ box = "/srv/box" }'}.get(declared.key) or (
            f'"{text}"' if declared.key in texts and declared.key not in numbers else text
        )
        path = tmp_path / "each.toml"
        path.write_text((f"[{table}]\n" if table else "") + f"{name} = {written}\n", encoding="utf-8")
        assert resolve("--config", str(path))[declared.key][0] == value
        settings_of(configured(argparse.Namespace(config=str(path)), {}))


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--public-url", "table.example"], ["--public-url", "'table.example'", "https://table.example/"]),
        (["--public-url", "ftp://table.example"], ["https://table.example/"]),
        (["--public-url", "https://table.example/comares/"], ["has a path", "https://table.example/"]),
        (["--public-url", "https://table.example:port/"], ["https://table.example/"]),
        (["--rate", "-5"], ["--rate", "-5", "from 0"]),
        (["--port", "80000"], ["--port", "from 0 to 65535"]),
        (["--port", "http"], ["'http'", "whole number"]),
        (["--workers", "0"], ["--workers", "from 1"]),
        (["--bot-delay", "nan"], ["--bot-delay", "from 0 to 60"]),
        (["--keep-finished", "90"], ["'90'", "90d"]),
        (["--log-level", "loud"], ["'loud'", "debug, info, warning, error"]),
        (["--error-reporter", "reporter"], ["MODULE:FUNCTION"]),
        (["--database", "mysql://u:secret@h/n"], ["postgresql://USER@HOST/NAME"]),
        (["--database-password-file", "/no/such/file"], ["/no/such/file is not a file"]),
        (["--data", "box"], ["NAME=FOLDER"]),
        (["--config", "/no/such/file"], ["/no/such/file cannot be read"]),
    ],
)
def test_a_wrong_flag_says_what_is_wrong_and_what_would_be_right(flags: list[str], words: list[str]) -> None:
    with pytest.raises(BadSetup) as caught:
        resolve(*flags)
    for word in words:
        assert word in str(caught.value)
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", ["line 1", "prot is no setting", "did you mean port?"]),
        ("\n\n[quotas]\nrunning = 1", ["line 4", "quotas.running is no setting", "quotas.running_tables"]),
        ('port = "8080"', ["line 1", "port: '8080' is not a whole number", "without quotation marks"]),
        ("public_url = 5", ["line 1", "public_url: 5 is not a text"]),
        ('host = "h"\nany = "yes"', ["line 2", "any: 'yes'", "true or false"]),
        ("keep_finished = 90", ['such as "90d"']),
        ("data = 3", ["My box"]),
        ("port = ", ["is not TOML"]),
        ("workers = 0.5", ["line 1", "workers", "whole number"]),
    ],
)
def test_a_wrong_file_names_the_file_the_line_and_the_key(text: str, words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup) as caught:
        resolve("--config", str(path))
    for word in (str(path), *words):
        assert word in str(caught.value)


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("prot = 1\nrate = -5\n", encoding="utf-8")
    with pytest.raises(BadSetup) as caught:
        resolve("--config", str(path), "--port", "x", COMARES_HOTS="h")
    assert [word for word in ("prot", "rate", "--port", "COMARES_HOTS") if word not in str(caught.value)] == []


def test_a_wrong_value_is_no_mistake_where_a_stronger_source_replaces_it(tmp_path: Path) -> None:
    path, right = tmp_path / "comares.toml", tmp_path / "password"
    right.write_text("secret")
    path.write_text('database_password_file = "/run/credentials/gone"\n')
    key, file = "database_password_file", ("--config", str(path))
    assert resolve(*file, COMARES_DATABASE_PASSWORD_FILE=str(right))[key][0] == right
    assert resolve(*file, "--database-password-file", str(right))[key][0] == right
    with pytest.raises(BadSetup, match="gone"):
        resolve(*file)


@pytest.mark.parametrize("text", ["box", "=x", "a=", "a=x\na=y", "a" * 41 + "=x"])
def test_components_that_are_not_name_and_folder_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="NAME=FOLDER"):
        Folders().parse(text)


# Secrets.


def test_the_password_of_the_database_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("p@ss/w:rd\n", encoding="utf-8")
    settings = Settings(database="postgresql://club@db.example:5433/tables", database_password_file=file)
    assert settings.database_url == "postgresql://club:p%40ss%2Fw%3Ard@db.example:5433/tables"
    assert "p@ss" not in repr(settings)


@pytest.mark.parametrize(
    ("database", "content", "words"),
    [
        ("sqlite:///x.db", "secret", "SQLite database has no password"),
        ("postgresql://club:other@h/n", "secret", "no password"),
        ("postgresql://h/n", "secret", "must name its user"),
        ("postgresql://club@h/n", "\n", "is empty"),
    ],
)
def test_a_password_file_that_cannot_be_meant_is_refused(
    database: str, content: str, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "password"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadSetup, match=words):
        Settings(database=database, database_password_file=file).database_url  # noqa: B018


def test_passwords_in_urls_are_masked() -> None:
    assert masked("at postgresql://club:secret@h/n now") == "at postgresql://club:***@h/n now"
    assert masked("postgresql://club:se:c@ret@h/n") == "postgresql://club:***@h/n"


# `comares serve --check-config`.


def test_check_config_prints_every_setting_with_its_source_and_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMARES_RATE", "77")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert main(["serve", "--check-config", "--database", database]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [each.key for each in SETTINGS]
    assert any(line.split() == ["rate", "77", "COMARES_RATE"] for line in lines)
    assert not (tmp_path / "tables.db").exists()


def test_check_config_masks_the_password_and_says_that_the_database_does_not_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--check-config", "--database", "postgresql://club:hush@127.0.0.1:1/tables"]) == 2
    said = capsys.readouterr()
    assert "hush" not in said.out + said.err
    assert "postgresql://club:***@127.0.0.1:1/tables" in said.out
    assert "the database cannot be opened" in said.err


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--database", "sqlite:////no/such/folder/t.db"], "mkdir -p /no/such/folder"),
        (["--data", "box=/no/such/folder"], "is not a folder"),
        (["--error-reporter", "no_such_module:report"], "cannot be imported"),
        (["--error-reporter", "math:pi"], "is not a function"),
    ],
)
def test_check_config_fails_for_what_would_keep_the_server_from_starting(
    flags: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--check-config", *flags]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="files have no modes here")
def test_check_config_fails_if_everybody_can_read_the_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "password"
    file.write_text("hush", encoding="utf-8")
    file.chmod(0o644)
    flags = ["--database", "postgresql://club@127.0.0.1:1/tables", "--database-password-file", str(file)]
    assert main(["serve", "--check-config", *flags]) == 2
    said = capsys.readouterr()
    assert "others can read the password file" in said.err
    assert "hush" not in said.out + said.err


def test_the_documentation_has_the_table_of_all_settings() -> None:
    assert settings_table() in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
