"""Refuses calls from other origins, identifies the player, and sets the security headers of every answer."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from comares.server.errors import Refusal
from comares.server.identity import COOKIE, Identity, new_player
from comares.server.messages import ErrorBody
from comares.server.settings import Settings

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
FOREIGN_ORIGIN = 4403  # close code of a socket

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and colours of pieces
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class OriginGuard:
    """Wraps the application: refuses calls from other origins, identifies the player, sets the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, identity: Identity) -> None:
        self.app = app
        self.settings = settings
        self.identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        known = self.identity.player_of(connection.cookies.get(COOKIE))
        player = known or new_player()
        state: Any = scope.setdefault("state", {})
        state["player"] = player
        is_new = known is None and scope["path"].startswith("/api/")
        answer = _with_headers(send, self.identity.set_cookie(player) if is_new else None)
        if not is_own_origin(scope, connection.headers, self.settings):
            await _refuse(scope, answer)
        else:
            await self.app(scope, receive, answer)


def _with_headers(send: Send, cookie: str | None) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers[name] = value
            if cookie:
                headers.add("set-cookie", cookie)
            if "cache-control" not in headers:
                headers["cache-control"] = "no-store"
        await send(message)

    return answer


async def _refuse(scope: Scope, send: Send) -> None:
    refusal = Refusal("foreign")
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": FOREIGN_ORIGIN, "reason": refusal.key})
        return
    body = msgspec.json.encode(ErrorBody(refusal.key, refusal.message()))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_own_origin(scope: Scope, headers: Headers, settings: Settings) -> bool:
    """Whether the host is this server, and a socket or an unsafe call comes from its own page."""
    host = headers.get("host", "")
    if not is_own_host(host, settings):
        return False
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
        return True
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin in (settings.public_origin, f"http://{host}", f"https://{host}")


def is_own_host(host: str, settings: Settings) -> bool:
    """Whether the host is an address or a name of this server; any other name may be a DNS rebinding attack."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        ipaddress.ip_address(name)
        return True
    except ValueError:
        machine = socket.gethostname().lower()
        own = {"localhost", settings.host, machine, f"{machine}.local", urlsplit(settings.public_url).hostname}
        return name in own
