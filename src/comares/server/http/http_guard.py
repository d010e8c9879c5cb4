"""The HTTP guard: a header has a size and a time in which it must come, and a body has a time."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from comares.server.http.connections import Connections
from comares.server.settings import ConnectionSettings

READ_BYTES = 4096  # between two checks of the limit
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class HttpGuard(HttpToolsProtocol):
    """An HTTP connection that is closed if its client takes too much room or time before its call begins."""

    all = Connections(ConnectionSettings())

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """From now on a header is expected."""
        super().connection_made(transport)
        self._header_bytes: int | None = 0  # so far; None: the header is complete
        self.all.opened(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no more."""
        self.all.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the received bytes, a little at a time: a header is kept until it is complete."""
        if self._header_bytes == 0 and self.cycle is not None:  # another call on the same connection
            self.all.expect_header(self.transport)
        for start in range(0, len(data), READ_BYTES):
            part = data[start : start + READ_BYTES]
            if self._header_bytes is not None:
                self._header_bytes += len(part)
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._header_bytes is not None and self._header_bytes > self.all.limits.max_header_bytes:
                self.transport.write(TOO_LARGE)
                self.transport.close()
                return

    def on_headers_complete(self) -> None:
        """The call begins; its body has a time."""
        self._header_bytes = None
        self.all.expect_body(self.transport)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The call is complete; the next bytes are another header."""
        self._header_bytes = 0
        self.all.expect_nothing(self.transport)
        super().on_message_complete()


def http_guard(connections: Connections) -> type[HttpGuard]:
    """The protocol class for these connections; uvicorn makes its instances."""
    return type("ConfiguredHttpGuard", (HttpGuard,), {"all": connections})
