"""`comares play` and `comares serve`: an address is printed, a page is opened where there is a screen."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from comares.cli import main
from comares.server.command import has_screen, listen

COMARES = [sys.executable, "-c", "from comares.cli import main; raise SystemExit(main())"]


def test_a_taken_port_moves_on_to_the_next() -> None:
    with listen("127.0.0.1", 8100, 100) as first:
        taken = first.getsockname()[1]
        with listen("127.0.0.1", taken, 100) as second:
            assert second.getsockname()[1] > taken
        with pytest.raises(OSError, match="in use"):
            listen("127.0.0.1", taken, 1)


def test_a_page_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()


def test_play_prints_its_address_and_serves_the_page(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    command = [*COMARES, "play", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**environment, "HOME": str(tmp_path)}
    )
    assert process.stdout is not None
    address = re.search(r"http://localhost:\d+/", process.stdout.readline())
    assert address is not None
    page = httpx.get(address[0])
    process.send_signal(signal.SIGINT)
    noted = process.communicate(timeout=20)[1]
    assert (page.status_code, "Comares" in page.text) == (200, True)
    assert process.returncode in (0, 130)
    assert "Traceback" not in noted


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "mysql://x/y"], "postgresql://"),
        (["--database", "nonsense"], "sqlite:///FILE"),
        (["--database", "sqlite:////no/such/folder/tables.db"], "unable to open"),
        (["--workers", "0"], "at least one worker"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_port_that_is_taken_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert main(["serve", "--port", str(other.getsockname()[1])]) == 2
    assert "cannot listen" in capsys.readouterr().err
