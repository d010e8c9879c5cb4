"""A server that takes messages as fast as they come, so that a test of a million of them ends."""

from __future__ import annotations

from typing import Any

from comares.server.http import socket as live
from comares.server.http import ws_flood_guard as frames
from comares.server.play.rooms import Rooms

ANY_NUMBER = 10**9


class HastyRooms(Rooms):
    """Rooms of a server that agrees to any pace."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        live.A_SECOND = live.AT_ONCE = frames.A_SECOND = frames.AT_ONCE = ANY_NUMBER
