"""Every unexpected error is handed to the host's error reporter, with the ids of its call and table."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.mistakes import ImportFrom, NoChoices
from helpers.server.server_process import Faults

from comares.kernel.errors import BadSetup
from comares.server.app import Factories
from comares.server.observe.context import TABLE
from comares.server.observe.reporter import ReportErrors, load_reporter

REPORTER = """\
import json
from pathlib import Path

def report(error, where):
    with Path({path!r}).open("a") as file:
        file.write(json.dumps([repr(error), where]) + "\\n")
"""


def test_a_function_of_the_host_gets_the_errors_of_a_running_server(tmp_path: Path) -> None:
    reports = tmp_path / "reports"
    (tmp_path / "club_reporter.py").write_text(REPORTER.format(path=str(reports)), encoding="utf-8")
    faults = Faults(Factories(make_room=NoChoices), prepare=ImportFrom(str(tmp_path)))
    server = ServerProcess(
        f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", faults, error_reporter="club_reporter:report"
    )

    async def play() -> str:
        async with Player(server.host) as ada:
            table: str = (await ada.table("me", "here"))["id"]
            async with ada.at(table) as chair:
                shown = await chair.look(seat=0)
                assert (await chair.play(shown, "any"))["error"] == "internal"
            return table

    with server:
        table = asyncio.run(play())
    error, where = json.loads(reports.read_text(encoding="utf-8").splitlines()[0])
    assert error == "RuntimeError('a mistake')"
    assert where["table"] == table
    assert where["request"]


def test_a_reporter_that_fails_or_is_slow_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    seen: list[tuple[str, dict[str, str]]] = []

    def report(error: BaseException, where: dict[str, str]) -> None:
        seen.append((str(error), where))
        raise OSError("the reporter is down")

    handler = ReportErrors(report)
    log = logging.getLogger("test-reporter")
    log.addHandler(handler)
    TABLE.set("t1")
    for number in range(3):
        try:
            raise ValueError(number)
        except ValueError:
            log.exception("it failed")
    log.error("no exception, so nothing to report")
    handler.close()
    log.removeHandler(handler)
    TABLE.set("")
    assert seen == [("0", {"table": "t1"}), ("1", {"table": "t1"}), ("2", {"table": "t1"})]
    assert "the error reporter failed" in caplog.text


def test_a_reporter_that_is_not_there_is_refused_on_start() -> None:
    assert load_reporter("") is None
    for name, words in (("no_such:f", "cannot be imported"), ("math:f", "cannot be imported"), ("math:pi", "function")):
        with pytest.raises(BadSetup, match=words):
            load_reporter(name)
