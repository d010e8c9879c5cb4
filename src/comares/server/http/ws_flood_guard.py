"""The frames of a socket, before they are messages: an empty one is answered at once, and there may not be too many.
Reading them takes everybody's time, also of pings, pongs and parts of messages, of which nobody else hears."""

from __future__ import annotations

import time
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

A_SECOND = 100  # frames, and so many more at once; no client of ours sends a tenth of that
AT_ONCE = 1200
SLICE = 2048  # bytes read before it is looked whether there are too many frames
MOST_LEFT = 60  # messages of somebody who is gone that are still answered: his last choice may be among them
TOO_MANY = 4429  # why a socket is closed


class Frames(WebSocketsSansIOProtocol):
    """A socket that is closed if it sends too many frames."""

    def __init__(self, *parts: Any, **named: Any) -> None:
        super().__init__(*parts, **named)
        self._allowed = float(AT_ONCE)
        self._at = time.monotonic()

    def data_received(self, data: bytes) -> None:
        """Read what has come, a little at a time."""
        now = time.monotonic()
        self._allowed, self._at = min(AT_ONCE, self._allowed + (now - self._at) * A_SECOND), now
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self._allowed < 0:
                self._let_go()
                return

    def handle_events(self) -> None:
        """Count before they are handled."""
        self._allowed -= len(self.conn.events)
        super().handle_events()

    def handle_text(self, event: Frame) -> None:
        """An empty one asks whether anybody is there; whoever waits for something else may ask it too."""
        if event.data or not event.fin:
            super().handle_text(event)
        elif self.conn.state is State.OPEN:  # he may have left in the same breath
            self.conn.send_text(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_parser_exception(self) -> None:
        """What is no frame ends the connection, politely once there is one."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Who floods and goes is not answered for minutes."""
        self._forget_the_rest()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Nor is he waited for."""
        self._forget_the_rest()
        super().shutdown()

    def _let_go(self) -> None:
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _forget_the_rest(self) -> None:
        if self.queue.qsize() > MOST_LEFT:
            while not self.queue.empty():
                self.queue.get_nowait()
