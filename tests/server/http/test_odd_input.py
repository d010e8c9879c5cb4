"""Bytes that no client sends: refused in words, never an error of the server; on both databases."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.postgres import postgres

ODD_TEXTS = ("\\u0000", "a\\u0000b", "\\ud800", "\\udfff\\ud800", "\\uffff", "\\u202e", "\\n", "%00", "\\u0085" * 40)
NOT_UTF8 = (b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("odd")
    if request.param == "sqlite":
        with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
            yield server
    else:
        with postgres() as url, ServerProcess(url, folder / "log") as server:
            yield server
    assert not server.errors(), server.errors()


def bodies(text: bytes) -> list[tuple[str, str, bytes]]:
    """Calls with the text in every string that a client can send."""
    seat = b'{"kind": "me", "name": "' + text + b'"}'
    return [
        ("PUT", "/api/me", b'{"name": "' + text + b'"}'),
        ("PUT", "/api/me", b'{"name": "a", "language": "' + text + b'"}'),
        ("POST", "/api/tables", b'{"game": "alhambra", "seats": [' + seat + b", " + seat + b"]}"),
        ("POST", "/api/tables", b'{"game": "' + text + b'", "seats": [' + seat + b"]}"),
        ("POST", "/api/tables", b'{"game": "sabika", "seats": [{"kind": "bot", "level": "' + text + b'"}]}'),
        ("POST", "/api/tables", b'{"game": "alhambra", "settings": {"' + text + b'": "on"}, "seats": [' + seat + b"]}"),
        ("POST", "/api/tables", b'{"position": "' + text + b'", "seats": [' + seat + b"]}"),
        ("POST", "/api/positions/check", b'{"position": "' + text + b'"}'),
        ("POST", "/api/invitations", b'{"code": "12345678' + text + b'"}'),
        ("POST", "/api/invitations/seen", b'{"code": "12345678' + text + b'"}'),
        ("POST", "/api/seats", b'{"secret": "12345678' + text + b'"}'),
        ("POST", "/api/records", text),
    ]


def test_odd_strings_in_bodies_are_taken_or_refused(any_server: ServerProcess) -> None:
    texts = [text.encode() for text in ODD_TEXTS] + list(NOT_UTF8)
    with httpx.Client(base_url=f"http://{any_server.host}", timeout=60) as http:
        for text in texts:
            for method, path, body in bodies(text):
                answer = http.request(method, path, content=body)
                assert answer.status_code < 500, (path, text, answer.text)
                assert answer.status_code < 400 or {"error", "message"} <= answer.json().keys()
        for not_text in NOT_UTF8:
            answer = http.put("/api/me", content=b'{"name": "' + not_text + b'"}')
            assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_a_name_with_hidden_characters_is_cleaned_wherever_it_is_given(any_server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(any_server.host) as ada, Player(any_server.host) as ben:
            named = await ada.http.put("/api/me", json={"name": "A\u202e\x00da\n"})
            assert named.json()["name"] == "Ada"
            card = await ada.table("me", "open")
            join = {"code": card["invitations"][0]["code"], "name": "\x00B\u2066en"}
            joined = (await ben.http.post("/api/invitations", json=join)).json()
            assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben"]
            seats = [{"kind": "me", "name": "\x07One"}, {"kind": "here", "name": "\x00"}]
            made = (await ada.http.post("/api/tables", json={"game": "alhambra", "seats": seats})).json()
            assert [seat["name"] for seat in made["seats"]] == ["One", ""]

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("path", ["%00", "%ff", "a%00b", "%ed%a0%80", "..%2f..", "%F0%9F%98%80", "x" * 3000, "a b"])
def test_odd_paths_are_not_found(path: str, any_server: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://{any_server.host}") as http:
        for before, after in (("tables/", ""), ("tables/", "/record"), ("tables/", "/replay?upto=1"), ("words/", "")):
            answer = http.get(f"/api/{before}{path}{after}")
            assert answer.status_code in (400, 404), (before, path, answer.text)
        assert http.post(f"/api/tables/{path}/rematch").status_code in (400, 404)


HEADERS = (
    b"Host: [",
    b"Host: ]",
    b"Host: [::1",
    b"Host: \xff\xfe",
    b"Host: a:b:c",
    b"Host: localhost:99999999",
    b"Host:",
    b"Host: localhost\r\nCookie: \xff=\xfe; comares=\xff",
    b"Host: localhost\r\nCookie: " + b"a=b; " * 1000,
    b"Host: localhost\r\nAccept-Language: \xff\xfe,;;;q=x",
    b"Host: localhost\r\nOrigin: \xff",
    b"Host: localhost\r\nX-Forwarded-For: \xff, [, ::::",
    b"Host: localhost\r\nContent-Type: \xff/\xfe; charset=nothing",
    b"Host: localhost\r\nContent-Length: 99999999999999999999",
    b"Host: localhost\r\nContent-Length: -1",
    b"Host: localhost\r\nTransfer-Encoding: nonsense",
    b"Host: localhost\r\nExpect: nothing",
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade",
    b"Host: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade",
)
TARGETS = (b"/api/me", b"/api/tables/\xff/live", b"*", b"//", b"http://[/", b"/api/tables?before=%ff&list=\xff")


@pytest.mark.parametrize("header", HEADERS, ids=repr)
def test_odd_headers_and_targets_are_refused(header: bytes, served: ServerProcess) -> None:
    for method in (b"GET", b"POST", b"CONNECT", b"OPTIONS", b"HEAD", b"BREW"):
        for target in TARGETS:
            with socket.create_connection(("127.0.0.1", served.port), timeout=10) as bare:
                bare.sendall(method + b" " + target + b" HTTP/1.1\r\n" + header + b"\r\nConnection: close\r\n\r\n")
                bare.shutdown(socket.SHUT_WR)
                answer = bare.recv(4096)
            status = int(answer.split(b" ")[1]) if answer else 400
            assert status < 500, (method, target, answer)
    assert not served.errors(), served.errors()


def test_head_is_answered_as_get_without_a_body(served: ServerProcess, tmp_path: Path) -> None:
    with httpx.Client(base_url=f"http://{served.host}") as http:
        for path in ("/", "/api/me", "/api/games", "/api/words/en", "/api/health", "/api/nothing"):
            head, get = http.head(path), http.get(path)
            assert (head.status_code, head.content) == (get.status_code, b""), path
            assert head.headers["content-type"] == get.headers["content-type"]
