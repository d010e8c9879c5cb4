"""A server that pings its sockets every moment, so that a test need not wait."""

from __future__ import annotations

from typing import Any

from comares.server import command
from comares.server.play.rooms import Rooms


class WaryRooms(Rooms):
    """Rooms of a server that does not trust a short silence."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        command.PING = command.PONG = 0.5
