"""Gives every call and connection an id, and measures calls: for the log, the metrics and the traces."""

from __future__ import annotations

import time

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from comares.server.observe.context import REQUEST, TABLE, new_request_id, table_in
from comares.server.observe.metrics import REQUEST_SECONDS
from comares.server.observe.traces import span


class ObservedCalls:
    """Wraps the application. The answer to a call carries the id in `x-request-id`, so that a player can name it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        REQUEST.set(new_request_id())
        TABLE.set(table_in(scope["path"]))
        if scope["type"] == ScopeType.HTTP:
            await self._call(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _call(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), "500"

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
                MutableScopeHeaders.from_message(message)["x-request-id"] = REQUEST.get()
            await send(message)

        method = str(scope["method"]) if scope["method"] in KNOWN_METHODS else "other"
        try:
            with span(f"HTTP {method}", request=REQUEST.get(), table=TABLE.get()):
                await self.app(scope, receive, answer)
        finally:
            REQUEST_SECONDS.labels(method, status).observe(time.perf_counter() - started)


KNOWN_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
