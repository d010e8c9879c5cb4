"""A refusal as an answer, before the application is asked."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope, Send

from comares.i18n import LANGUAGES
from comares.server.errors import Refusal
from comares.server.messages.lobby import ErrorBody


def preferred_language(accepted: str) -> str:
    """The first language of an `Accept-Language` header that there is a catalogue for."""
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


async def refuse(
    scope: Scope, send: Send, refusal: Refusal, close_code: int, more_headers: Mapping[str, str] | None = None
) -> None:
    """Refuse a call with the status and the sentence of the refusal, a socket before it is accepted."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": close_code, "reason": refusal.key})
        return
    language = preferred_language(Headers.from_scope(scope).get("accept-language", ""))
    body = msgspec.json.encode(ErrorBody(refusal.key, refusal.message(language)))
    headers = {"content-type": "application/json", "content-length": str(len(body)), **(more_headers or {})}
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})
