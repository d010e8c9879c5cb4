"""A server that takes messages as fast as they come, so that a test of a million of them ends."""

from __future__ import annotations

from typing import Any

from comares.server import frames, live
from comares.server.rooms import Rooms

ANY_NUMBER = 10**9


class HastyRooms(Rooms):
    """Rooms of a server that agrees to any pace."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        live.A_SECOND = live.AT_ONCE = frames.A_SECOND = frames.AT_ONCE = ANY_NUMBER
