"""Limits what one address and one player do at the same time, and how much work they make; also behind a proxy."""

from __future__ import annotations

import asyncio
import math
from collections import Counter

from litestar.enums import ScopeType
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from comares.server.errors import Refusal
from comares.server.http.connections import address_of
from comares.server.http.refusals import refuse
from comares.server.http.work_limits import WorkLimits
from comares.server.play.work import metered
from comares.server.settings import ConnectionSettings

UNLIMITED = ("/api/live", "/api/ready", "/api/health")  # for the host
TRY_AGAIN = 1013  # close code of a socket: try again later
PAUSE = 0.5  # seconds before a refusal, so that asking again at once costs the server little
MAX_PAUSED = 100  # refusals of one address that wait; the others are sent at once


class AddressGuard:
    """Wraps the application: sockets and calls of one address at the same time, and their work."""

    def __init__(self, app: ASGIApp, limits: ConnectionSettings, work: WorkLimits) -> None:
        self.app = app
        self.work = work
        self._limits = {ScopeType.HTTP: limits.calls_per_address, ScopeType.WEBSOCKET: limits.sockets_per_address}
        self._open: Counter[tuple[ScopeType, str]] = Counter()
        self._paused: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] not in self._limits or not path.startswith("/api/") or path in UNLIMITED:
            await self.app(scope, receive, send)
            return
        kind, address = ScopeType(scope["type"]), address_of(scope)
        key, limit, player = (kind, address), self._limits[kind], scope["state"]["player"]
        wait = self.work.wait(player, address)
        if limit and self._open[key] >= limit:
            await self._refuse(scope, send, address, 1.0)
        elif wait and kind == ScopeType.HTTP:
            await self._refuse(scope, send, address, wait)
        else:
            self._open[key] += 1
            try:
                await self._answer(scope, receive, send, player, address)
            finally:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]

    async def _refuse(self, scope: Scope, send: Send, address: str, wait: float) -> None:
        await self._pause(address)
        await refuse(scope, send, Refusal("too-many"), TRY_AGAIN, {"retry-after": str(math.ceil(wait))})

    async def _pause(self, address: str) -> None:
        """Wait before a refusal. It is work too; without the pause a client that asks again and again would get
        hundreds of them a second."""
        if self._paused[address] < MAX_PAUSED:
            self._paused[address] += 1
            try:
                await asyncio.sleep(PAUSE)
            finally:
                self._paused[address] -= 1
        if not self._paused[address]:
            del self._paused[address]

    async def _answer(self, scope: Scope, receive: Receive, send: Send, player: str, address: str) -> None:
        """A socket counts the work of its messages itself."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
        else:
            _, seconds = await metered(self.app(scope, receive, self._paused_refusals(send, address)))  # type: ignore[arg-type]
            self.work.charge(player, address, seconds)

    def _paused_refusals(self, send: Send, address: str) -> Send:
        """Sends, after a pause if the application refuses because of a rate, a quota or a full queue."""

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == HTTP_429_TOO_MANY_REQUESTS:
                await self._pause(address)
            await send(message)

        return answer
