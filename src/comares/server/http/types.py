"""Types of the web framework, for handlers."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
