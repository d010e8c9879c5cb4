"""The WebSocket flood guard counts every frame, control frames included, answers empty keep-alive messages without
waking the application, and lets the application disconnect a client that does not read."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from comares.server.http.connections import Connections
from comares.server.settings import ConnectionSettings, SocketSettings

READ_BYTES = 2048  # between two checks of the limit
MAX_LEFT = 60  # messages of a client that is gone which are still answered: its last choice may be among them
TOO_MANY = 4429  # close code
DISCONNECT = "comares.disconnect"  # an extension in the scope: a function that closes the socket with a code


class FloodGuard(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if it sends too many frames."""

    limits = SocketSettings()
    all = Connections(ConnectionSettings())

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._allowed = float(self.limits.frame_burst)
        self._at = time.monotonic()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The header was complete: the connection may be silent from now on."""
        self.all.expect_nothing(cast(asyncio.Transport, transport))
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to disconnect."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DISCONNECT] = self.disconnect  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Parse the received bytes, a little at a time."""
        now, limits = time.monotonic(), self.limits
        earned = (now - self._at) * limits.frames_per_second
        self._allowed, self._at = min(limits.frame_burst, self._allowed + earned), now
        for start in range(0, len(data), READ_BYTES):
            super().data_received(data[start : start + READ_BYTES])
            if self._allowed < 0:
                self.disconnect(TOO_MANY)
                return

    def handle_events(self) -> None:
        """Count frames before they are handled."""
        self._allowed -= len(self.conn.events)
        super().handle_events()

    def handle_text(self, event: Frame) -> None:
        """Answer an empty message at once, even while the application is busy with another message."""
        if event.data or not event.fin:
            super().handle_text(event)
        elif self.conn.state is State.OPEN:  # the client may have closed in the same read
            self.conn.send_text(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_parser_exception(self) -> None:
        """Close the connection after bytes that are no frame; before the handshake, abort it."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop the backlog of a client that is gone."""
        self._drop_backlog()
        self.all.closed(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Drop the backlog, so that the shutdown does not wait for it."""
        self._drop_backlog()
        super().shutdown()

    def disconnect(self, code: int) -> None:
        """Close the socket without waiting for the client; if it does not read, the connection is aborted soon."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_sent = True
        self.transport.close()

    def _drop_backlog(self) -> None:
        if self.queue.qsize() > MAX_LEFT:
            while not self.queue.empty():
                self.queue.get_nowait()


def flood_guard(limits: SocketSettings, connections: Connections) -> type[FloodGuard]:
    """The protocol class with these limits; uvicorn makes its instances."""
    return type("ConfiguredFloodGuard", (FloodGuard,), {"limits": limits, "all": connections})
