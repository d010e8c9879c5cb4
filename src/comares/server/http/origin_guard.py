"""Refuses calls from other origins, identifies the player, and sets the security headers of every answer."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from comares.server.errors import Refusal
from comares.server.http.refusals import refuse
from comares.server.http.sessions import read_session
from comares.server.identity import Identity
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
        state: Any = scope.setdefault("state", {})
        read_session(state, connection.cookies, self.identity)
        answer = self._with_headers(scope, send)
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": HttpMethod.GET}  # the server leaves out the body
        if not is_own_origin(scope, connection.headers, self.settings):
            await refuse(scope, answer, Refusal("foreign"), FOREIGN_ORIGIN)
        else:
            await self.app(scope, receive, answer)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        state: Any = scope["state"]

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if state["sets_cookie"] and scope["path"].startswith("/api/"):
                    headers.add("set-cookie", self.identity.set_cookie(state["session"]))
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        return answer


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
    except ValueError:  # such as "["
        return False
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        machine = socket.gethostname().lower()
        own = {"localhost", settings.host, machine, f"{machine}.local", urlsplit(settings.public_url).hostname}
        return name in own
