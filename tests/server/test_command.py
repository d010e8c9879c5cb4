"""`comares play` and `comares serve`: the address is printed, and a page is opened if there is a screen."""

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
from helpers.server.client import ServerProcess

from comares.cli import main
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.position import read, write
from comares.kernel.table import Table
from comares.server.command import has_screen, listen
from comares.server.lan import own_address, show_code

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
    errors = process.communicate(timeout=20)[1]
    assert (page.status_code, "Comares" in page.text) == (200, True)
    assert process.returncode in (0, 130)
    assert "Traceback" not in errors


def position_file(folder: Path, old: str = "", new: str = "") -> Path:
    """A file with the position of a new game for three players."""
    path = folder / "game.position"
    text = write(Table(GAMES["alhambra"], 3, {}, SeededChance(3)).position(0))
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_play_with_a_position_opens_its_table_at_the_seat_of_the_player(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    arguments = ["--no-browser", "--database", database, "--position", str(position_file(tmp_path)), "--seat", "2"]
    process = subprocess.Popen([*COMARES, "play", *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = re.search(r"(http://localhost:\d+/)#/seat/(\S+)", process.stdout.readline())
    assert address is not None
    with httpx.Client(base_url=address[1]) as browser:
        card = browser.post("/api/seats", json={"secret": address[2]}).json()
        assert [seat["level"] for seat in card["seats"]] == ["carpenter", None, "carpenter"]
        assert (card["you"], card["state"]) == ([1], "running")
        assert browser.get(f"/api/tables/{card['id']}/position").text.startswith(
            "comares-position 1\ngame alhambra 2\n"
        )
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=20)


@pytest.mark.parametrize(
    ("change", "arguments", "words"),
    [
        (("over no", "over maybe"), [], "expected no or yes"),
        (("scorings 0", "scorings 2"), [], "scorings: 2 were held"),
        (("", ""), ["--seat", "4"], "the seats are 1 to 3"),
        (("", ""), ["--bots", "genius"], "gardener, mason"),
        (("scorings 0", "scorings 2"), ["--any", "--seat", "4"], "the seats are 1 to 3"),
    ],
)
def test_a_position_that_cannot_be_opened_gives_one_line(
    change: tuple[str, str], arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--database", f"sqlite:///{tmp_path / 'tables.db'}", "--position", str(position_file(tmp_path, *change))]
    assert main(["play", "--no-browser", *place, *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_hosted_server_opens_unreachable_positions_only_if_its_host_allows_it(tmp_path: Path) -> None:
    text = position_file(tmp_path, "scorings 0", "scorings 2").read_text(encoding="utf-8")
    with (
        ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", any_position=False) as served,
        httpx.Client(base_url=f"http://{served.host}") as browser,
    ):
        check = browser.post("/api/positions/check", json={"position": text}).json()
        assert (check["can_open"], len(check["problems"])) == (False, 1)
        request = {"position": text, "seats": [{"kind": "here"}] * 3, "allow_unreachable": True}
        assert browser.post("/api/tables", json=request).json()["error"] == "unreachable"
        table = Table.from_position(read(text, GAMES), SeededChance(1), allow_unreachable=True)
        answer = browser.post("/api/records", content=table.text(everything=True))
        assert answer.json()["error"] == "unreachable"


def test_play_with_lan_also_listens_at_the_address_for_other_devices(tmp_path: Path) -> None:
    command = [*COMARES, "play", "--no-browser", "--lan", "127.0.0.2", "--database", f"sqlite:///{tmp_path / 't.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    own = re.search(r"http://localhost:\d+/", process.stdout.readline())
    others = re.search(r"http://127.0.0.2:\d+/", process.stdout.readline())
    assert own is not None
    assert others is not None
    origin = others[0].rstrip("/")
    for address in (own[0], others[0]):
        assert httpx.get(f"{address}api/me").json()["address"] == others[0]
    assert httpx.post(f"{origin}/api/tables", json={}, headers={"origin": origin}).json()["error"] == "malformed"
    for foreign in ("http://evil.example", "http://127.0.0.2:1", "null"):
        answer = httpx.post(f"{origin}/api/tables", json={}, headers={"origin": foreign})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
    assert httpx.get(f"{origin}/api/me", headers={"host": "rebound.example"}).status_code == 403
    process.kill()
    process.communicate()


def test_without_lan_other_devices_find_nothing(tmp_path: Path) -> None:
    command = [*COMARES, "play", "--no-browser", "--database", f"sqlite:///{tmp_path / 't.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    port = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
    assert port is not None
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.2:{port[1]}/")
    process.kill()
    process.communicate()


def test_a_machine_whose_only_route_is_the_loopback_is_in_no_network() -> None:
    with pytest.raises(BadSetup, match="in no network"):
        own_address(("127.0.0.1", 9))


def test_an_address_of_another_machine_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--lan", "192.0.2.1"]) == 2
    said = capsys.readouterr().err
    assert "cannot listen on 192.0.2.1" in said
    assert said.count("\n") == 1


def test_the_address_for_other_devices_is_shown_as_a_qr_code_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    show_code("http://192.0.2.7:8080/")
    assert not capsys.readouterr().out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    show_code("http://192.0.2.7:8080/")
    assert len(capsys.readouterr().out.splitlines()) > 12


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "mysql://x/y"], "postgresql://"),
        (["--database", "nonsense"], "sqlite:///FILE"),
        (["--database", "sqlite:////no/such/folder/tables.db"], "unable to open"),
        (["--workers", "0"], "from 1"),
    ],
)
def test_wrong_arguments_give_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_taken_port_gives_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert main(["serve", "--port", str(other.getsockname()[1])]) == 2
    assert "cannot listen" in capsys.readouterr().err


def test_comares_without_a_command_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comares.cli.run_in_browser", lambda args: 42 if args.command == "play" else 1)
    assert main([]) == 42


def test_a_service_manager_is_told_once_the_server_answers(tmp_path: Path) -> None:
    told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    told.bind(str(tmp_path / "notify"))
    told.settimeout(60)
    environment = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify")}
    with listen("127.0.0.1", 8300, 100) as free:
        port = free.getsockname()[1]
    command = [*COMARES, "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    try:
        assert told.recv(100) == b"READY=1"
        assert httpx.get(f"http://127.0.0.1:{port}/api/live").status_code == 200
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        told.close()
