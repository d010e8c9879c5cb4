# compiled
"""Where events go. The base class ignores them, so playing without a log costs nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class EventSink:
    """Receives every event: its number in the game's list of events, a seat, two numbers."""

    def emit(self, event: i64, seat: i64, a: i64, b: i64) -> None:
        """Receive one event."""


SILENT: Final = EventSink()
