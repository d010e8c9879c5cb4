"""Connections that send nothing, send for ever or never read cost little, are let go, and lock nobody out."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.raw_socket import handshake, message_frame

from comares.server.http.connections import address_key
from comares.server.log_limit import LogLimit
from comares.server.settings import ConnectionSettings, SocketSettings

LONG = bool(os.environ.get("COMARES_LONG"))
IDLE = 1100 if LONG else 150  # connections that send nothing
HEADER_BYTES = 190_000_000 if LONG else 20_000_000
ATTACKER = "127.0.0.2"  # another address than that of the other clients, and no trusted proxy
MAX_GROWTH = 20e6  # bytes of memory
QUICK = ConnectionSettings(header_timeout=1.0, body_timeout=1.0, send_timeout=2.0, max_per_address=100)
EAGER = SocketSettings(messages_per_second=10_000, message_burst=10_000, frame_burst=100_000)
CLOSED_WITHIN = 10.0  # seconds


def bare(served: ServerProcess, address: str = ATTACKER) -> socket.socket:
    """A connection from that address."""
    return socket.create_connection(("127.0.0.1", served.port), timeout=CLOSED_WITHIN, source_address=(address, 0))


def is_closed(connection: socket.socket) -> bool:
    """Whether the server closes it soon; whatever it sends before is read."""
    with suppress(ConnectionError):
        while connection.recv(65_536):
            pass
        return True
    return True


@contextmanager
def server(tmp_path: Path, limits: ConnectionSettings = QUICK, **more: Any) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database, tmp_path / "log", connections=limits, **more) as served:
        yield served
    assert not served.errors(), served.errors()


def answers(served: ServerProcess) -> bool:
    """Whether another client is answered."""
    return httpx.get(f"http://{served.host}/api/me", timeout=5).status_code == 200


def memory(served: ServerProcess) -> int:
    return int(psutil.Process(served.pid).memory_info().rss)


def test_idle_connections_lock_nobody_out_and_are_closed(tmp_path: Path) -> None:
    with server(tmp_path) as served, ExitStack() as stack:
        assert answers(served)
        idle = [stack.enter_context(bare(served)) for _ in range(IDLE)]
        assert answers(served)
        assert all(is_closed(each) for each in idle)
        assert answers(served)
        assert (tmp_path / "log").stat().st_size < 10_000


def test_an_address_that_is_full_of_idle_connections_can_still_call(tmp_path: Path) -> None:
    patient = ConnectionSettings(max_per_address=20, header_timeout=60.0)
    with server(tmp_path, patient) as served, ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(bare(served))
        with bare(served) as calling:
            calling.sendall(f"GET /api/me HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
            assert calling.recv(4096).startswith(b"HTTP/1.1 200")


def test_an_address_that_is_full_of_sockets_in_use_is_refused_and_others_are_not(tmp_path: Path) -> None:
    few = ConnectionSettings(max_per_address=5)
    with server(tmp_path, few) as served, ExitStack() as stack:
        for _ in range(5):
            calling = stack.enter_context(bare(served))
            header = f"POST /api/records HTTP/1.1\r\nHost: {served.host}\r\nContent-Length: 9\r\nExpect: 100-continue"
            calling.sendall(f"{header}\r\n\r\n".encode())
            assert calling.recv(64).startswith(b"HTTP/1.1 100")  # the server waits for the body
        assert is_closed(stack.enter_context(bare(served)))
        assert answers(served)


def test_a_full_server_closes_who_has_sent_nothing_for_who_calls(tmp_path: Path) -> None:
    full = ConnectionSettings(max_connections=30, max_per_address=0, header_timeout=60.0)
    with server(tmp_path, full) as served, ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(bare(served))
        assert answers(served)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: x", b"GET /api/me HTTP/1.1\r\nX: "])
def test_a_header_that_never_ends_is_let_go_in_time(sent: bytes, tmp_path: Path) -> None:
    with server(tmp_path) as served, bare(served) as slow:
        slow.sendall(sent)
        began = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - began < CLOSED_WITHIN:  # a byte now and then does not help
                slow.sendall(sent[-1:])
                slow.settimeout(0.2)
                with suppress(TimeoutError):
                    if not slow.recv(10):
                        break
        assert time.monotonic() - began < CLOSED_WITHIN


def test_a_body_that_never_ends_is_let_go_in_time(tmp_path: Path) -> None:
    with server(tmp_path) as served, bare(served) as slow:
        slow.sendall(f"POST /api/records HTTP/1.1\r\nHost: {served.host}\r\nContent-Length: 9\r\n\r\nx".encode())
        assert is_closed(slow)


def test_a_second_call_on_a_connection_has_the_same_time(tmp_path: Path) -> None:
    with server(tmp_path) as served, bare(served) as slow:
        slow.sendall(f"GET /api/me HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
        assert slow.recv(4096)
        slow.sendall(b"GET /api/me HTTP/1.1\r\n")
        assert is_closed(slow)


def test_a_large_header_is_refused_and_costs_no_memory(tmp_path: Path) -> None:
    with server(tmp_path) as served, bare(served) as large:
        assert answers(served)
        before, sent = memory(served), 0
        large.sendall(f"GET / HTTP/1.1\r\nHost: {served.host}\r\nX: ".encode())
        with suppress(ConnectionError):
            while sent < HEADER_BYTES:
                large.sendall(b"x" * 1_000_000)
                sent += 1_000_000
        assert sent < HEADER_BYTES, "the server has read all of it"
        assert memory(served) - before < MAX_GROWTH
        assert answers(served)


def test_a_header_of_usual_size_is_read_and_one_that_is_too_large_gets_431(tmp_path: Path) -> None:
    with server(tmp_path) as served, httpx.Client(base_url=f"http://{served.host}") as http:
        assert http.get("/api/me", headers={"x": "y" * 12_000}).status_code == 200
        assert http.get("/api/me", headers={"x": "y" * 40_000}).status_code == 431


def test_without_a_file_left_the_server_waits_and_then_goes_on(tmp_path: Path) -> None:
    with server(tmp_path, ConnectionSettings(max_per_address=0)) as served, ExitStack() as stack:
        assert answers(served)
        process = psutil.Process(served.pid)
        soft, hard = process.rlimit(psutil.RLIMIT_NOFILE)
        process.rlimit(psutil.RLIMIT_NOFILE, (process.num_fds() + 20, hard))
        for _ in range(60):
            stack.enter_context(bare(served))
        used = process.cpu_times().user
        time.sleep(2)
        assert process.cpu_times().user - used < 1, "the server spins"
        process.rlimit(psutil.RLIMIT_NOFILE, (soft, hard))
        stack.close()
        time.sleep(0.5)
        assert answers(served)
        assert (tmp_path / "log").stat().st_size < 10_000


def test_sockets_that_do_not_read_are_closed_and_cost_little(tmp_path: Path) -> None:
    async def table_of(served: ServerProcess) -> tuple[str, str]:
        async with Player(served.host) as eve:
            return (await eve.table("me", "here"))["id"], eve.cookie

    with server(tmp_path, sockets=EAGER) as served, ExitStack() as stack:
        table, cookie = asyncio.run(table_of(served))
        before, peak = memory(served), 0
        unread = [stack.enter_context(bare(served)) for _ in range(6)]
        for each in unread:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            each.sendall(handshake(served.host, table, cookie))
            each.setblocking(False)
        time.sleep(0.5)
        assert served_sockets(served) == len(unread)
        began, looks = time.monotonic(), message_frame(do="look", seat=0, since=-1) * 20
        while served_sockets(served) and time.monotonic() - began < 3 * CLOSED_WITHIN:
            for each in unread:
                with suppress(OSError):
                    each.send(looks)
            peak = max(peak, memory(served))
            time.sleep(0.2)
        print(
            f"{(peak - before) / 1e6:.1f} MB for {len(unread)} sockets, closed after {time.monotonic() - began:.1f} s"
        )
        assert not served_sockets(served)
        assert peak - before < MAX_GROWTH
        assert answers(served)


def served_sockets(served: ServerProcess) -> int:
    """The open connections of the server that come from the attacker."""
    found = psutil.Process(served.pid).net_connections("tcp")
    return sum(1 for each in found if each.raddr and each.raddr.ip == ATTACKER)


def test_an_answer_that_is_not_read_is_let_go(tmp_path: Path) -> None:
    page = tmp_path / "client"
    page.mkdir()
    (page / "index.html").write_bytes(os.urandom(4_000_000))
    with server(tmp_path, client=page) as served, bare(served) as unread:
        unread.sendall(f"GET / HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
        began = time.monotonic()
        time.sleep(0.5)
        while served_sockets(served) and time.monotonic() - began < CLOSED_WITHIN:
            time.sleep(0.2)
        assert not served_sockets(served)


def test_log_lines_of_one_kind_appear_once_and_are_counted() -> None:
    limit = LogLimit(0.2)

    def line(text: str, *arguments: int) -> logging.LogRecord:
        return logging.LogRecord("a", logging.WARNING, "", 0, text, arguments, None)

    assert limit.filter(line("table %d failed", 1))
    assert not any(limit.filter(line("table %d failed", number)) for number in range(3))
    assert limit.filter(line("something else"))
    time.sleep(0.25)
    again = line("table %d failed", 3)
    assert limit.filter(again)
    assert again.getMessage() == "table 3 failed (and 3 more like it)"


def test_one_household_is_one_address() -> None:
    assert address_key("192.0.2.7") == address_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff") != address_key("2001:db8:0:1::1")
