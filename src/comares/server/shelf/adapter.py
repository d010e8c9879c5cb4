"""What a game may bring to its table in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.kernel.state import State


def no_wall(state: State, seat: int) -> int | None:
    """A game without walls."""
    return None


class Adapter(NamedTuple):
    """What lies in the box, for the client to draw; how long a seat's wall is."""

    components: dict[str, Any] = {}
    wall: Callable[[State, int], int | None] = no_wall
