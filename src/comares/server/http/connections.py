"""All connections of this process: how many there may be, and which are let go because they take too long."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from dataclasses import dataclass

from litestar.types import Scope

from comares.server.settings import ConnectionSettings

SWEEP_SECONDS = 1.0

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Tracked:
    """One connection. While `deadline` is set, the client must send something until then."""

    address: str
    deadline: float | None  # of the monotonic clock
    unsent: int = 0  # bytes at the last sweep
    stuck_since: float | None = None  # since when none of them was taken


class Connections:
    """Counts connections, in all and by address, and closes those that wait for too long."""

    def __init__(self, limits: ConnectionSettings, trusted: frozenset[str] = frozenset(), room: int = 1 << 30) -> None:
        """`trusted`: the proxies, which may have any number; `room`: how many files the system lets us open."""
        self.limits = limits
        self.trusted = trusted
        self.max_connections = min(limits.max_connections, room)
        self._tracked: dict[asyncio.Transport, Tracked] = {}
        self._idle: dict[asyncio.Transport, None] = {}  # those that wait for a header, the longest first
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._tracked)

    def admit(self, host: str) -> bool:
        """Whether one more connection from there is accepted. If there are too many, one that has sent nothing yet is
        closed for it."""
        address, limit = address_key(host), self.limits.max_per_address
        if limit and host not in self.trusted and self._by_address[address] >= limit and not self._let_go(address):
            log.warning("a connection was refused: one address has %d", limit)
            return False
        if len(self._tracked) >= self.max_connections and not self._let_go(None):
            log.warning("a connection was refused: there are %d", self.max_connections)
            return False
        return True

    def opened(self, transport: asyncio.Transport) -> Tracked:
        """A connection was made; a header is expected."""
        peer = transport.get_extra_info("peername")
        tracked = Tracked(address_key(str(peer[0]) if peer else ""), None)
        self._tracked[transport] = tracked
        self._by_address[tracked.address] += 1
        self.expect_header(transport)
        return tracked

    def expect_header(self, transport: asyncio.Transport) -> None:
        """A header is expected, and may be late."""
        if tracked := self._tracked.get(transport):
            tracked.deadline = time.monotonic() + self.limits.header_timeout
            self._idle[transport] = None

    def expect_body(self, transport: asyncio.Transport) -> None:
        """A header is complete; a body may follow."""
        if tracked := self._tracked.get(transport):
            tracked.deadline = time.monotonic() + self.limits.body_timeout
            self._idle.pop(transport, None)

    def expect_nothing(self, transport: asyncio.Transport) -> None:
        """A call is complete, or the connection is a WebSocket."""
        if tracked := self._tracked.get(transport):
            tracked.deadline = None
            self._idle.pop(transport, None)

    def closed(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        if tracked := self._tracked.pop(transport, None):
            self._idle.pop(transport, None)
            self._by_address[tracked.address] -= 1
            if not self._by_address[tracked.address]:
                del self._by_address[tracked.address]

    async def run(self) -> None:
        """Sweep forever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Close every connection whose client is late with sending, or takes nothing of what is sent to it."""
        for transport, tracked in list(self._tracked.items()):
            if tracked.deadline is not None and now > tracked.deadline:
                transport.abort()
            elif self._is_stuck(transport, tracked, now):
                log.warning("a client that does not read was disconnected")
                transport.abort()

    def _is_stuck(self, transport: asyncio.Transport, tracked: Tracked, now: float) -> bool:
        unsent = transport.get_write_buffer_size()
        is_stuck = 0 < tracked.unsent <= unsent
        tracked.unsent = unsent
        if not is_stuck:
            tracked.stuck_since = None
            return False
        if tracked.stuck_since is None:
            tracked.stuck_since = now - SWEEP_SECONDS
        return now - tracked.stuck_since > self.limits.send_timeout - SWEEP_SECONDS

    def _let_go(self, address: str | None) -> bool:
        """Close the connection that has waited longest for a header, of that address or any; False: there is none."""
        for transport in self._idle:
            if address is None or self._tracked[transport].address == address:
                transport.abort()
                self.closed(transport)
                return True
        return False


def address_of(scope: Scope) -> str:
    """The address of the client of a call or socket, behind a trusted proxy too."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def address_key(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 of an IPv6 address, which one household has."""
    try:
        parsed = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)
