"""The log names the call and the table of every line, as text or as JSON, and holds no secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.mistakes import NoNames
from helpers.server.server_process import Faults

from comares.server.app import Factories
from comares.server.observe.context import REQUEST, TABLE, table_in
from comares.server.observe.logs import set_up_logs, without_secrets


@pytest.fixture(autouse=True)
def restored_log() -> Iterator[None]:
    """The log as it was before."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


def logged(form: str, level: str = "warning") -> str:
    stream = io.StringIO()
    set_up_logs(level, form, stream)
    log = logging.getLogger("comares.test")
    REQUEST.set("r1")
    TABLE.set("t1")
    log.info("quiet")
    log.warning("connecting to %s", "postgresql://club:hush@h/n")
    try:
        raise ValueError("[SQL: INSERT]\n[parameters: {'secret': 'hush'}]\nwith comares=hush.signed")
    except ValueError:
        log.exception("it failed")
    REQUEST.set("")
    TABLE.set("")
    return stream.getvalue()


def test_lines_for_people_name_level_call_and_table() -> None:
    text = logged("text")
    assert "warning request=r1 table=t1: connecting to postgresql://club:***@h/n" in text
    assert "Traceback" in text
    assert "quiet" not in text
    assert "hush" not in text


def test_json_lines_name_time_level_call_table_and_error() -> None:
    lines = [json.loads(line) for line in logged("json", "info").splitlines()]
    assert [line["level"] for line in lines] == ["info", "warning", "error"]
    assert all((line["request"], line["table"], line["logger"]) == ("r1", "t1", "comares.test") for line in lines)
    assert all(line["time"].endswith("Z") for line in lines)
    assert "ValueError" in lines[2]["error"]
    assert "hush" not in json.dumps(lines)


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://u:hush@h/n",
        "x\n[parameters: ('hush', 'a]b hush')]\n(Background on this error)",
        "DETAIL:  Key (secret)=(hush) already exists.",
        "Cookie: comares=hush.hush-hush; other",
        "comares-8081=hush.x",
    ],
)
def test_what_libraries_put_into_errors_is_masked(text: str) -> None:
    assert "hush" not in without_secrets(text)


def test_the_table_of_a_call_is_read_from_its_path() -> None:
    assert table_in("/api/tables/abc23/live") == "abc23"
    assert table_in("/api/tables/abc23") == "abc23"
    assert table_in("/api/tables") == ""
    assert table_in("/api/tables/UPPER%0Acase/live") == ""


def test_an_unexpected_error_of_a_running_server_is_one_json_line_with_the_id_of_the_answer(tmp_path: Path) -> None:
    faults = Faults(Factories(open_storage=NoNames))
    log_file = tmp_path / "log"
    server = ServerProcess(f"sqlite:///{tmp_path / 't.db'}", log_file, faults, log_format="json", log_level="info")

    async def call() -> str:
        async with Player(server.host) as ada:
            answer = await ada.http.put("/api/me", json={"name": "Ada", "language": "en"})
            assert answer.status_code == 500
            return answer.headers["x-request-id"]

    with server:
        request = asyncio.run(call())
    lines = [json.loads(line) for line in log_file.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    errors = [line for line in lines if line["level"] == "error"]
    assert [line["request"] for line in errors] == [request]
    assert "RuntimeError: a mistake" in errors[0]["error"]
    assert "Ada" not in log_file.read_text(encoding="utf-8")
