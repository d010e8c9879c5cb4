"""A client that sends hand-made WebSocket frames over a bare socket, as fast as the network takes them."""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from helpers.server.client import Player

TEXT, CLOSE, PING, PONG, PART = 0x81, 0x88, 0x89, 0x8A, 0x00  # first byte of a frame; PART continues a message
UNMASKED = b"\0\0\0\0"
CHUNK = 65_536


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A WebSocket frame of a client."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([kind]) + size + UNMASKED + payload


def message_frame(**message: Any) -> bytes:
    """A frame with a JSON message."""
    return frame(TEXT, json.dumps(message).encode())


def handshake(host: str, table: str, cookie: str) -> bytes:
    """The call that opens a table's WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}",
        f"Cookie: {cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Flood:
    """A player's socket at a table that sends `once` and then `again` over and over."""

    def __init__(self, player: Player, table: str, once: bytes, again: bytes) -> None:
        host, port = player.host.split(":")
        self._socket = socket.create_connection((host, int(port)))
        self._once, self._again = once, again * (CHUNK // len(again) + 1)
        self._socket.sendall(handshake(player.host, table, player.cookie))
        assert self._socket.recv(CHUNK).startswith(b"HTTP/1.1 101")
        self._over = False
        self._threads = [threading.Thread(target=work) for work in (self._send, self._read)]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._over = True
        with suppress(OSError):  # unless the server has closed it
            self._socket.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._socket.close()

    def _send(self) -> None:
        with suppress(OSError):
            self._socket.sendall(self._once)
            while not self._over:
                self._socket.sendall(self._again)

    def _read(self) -> None:
        with suppress(OSError):
            while self._socket.recv(CHUNK):
                pass
