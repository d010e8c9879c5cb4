# compiled
"""Who listens to what happens. The base does nothing: nobody listens, and it costs nothing."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class EventSink:
    """Is told every event: its number in the game's list of events, a seat, two numbers."""

    def emit(self, event: i64, seat: i64, a: i64, b: i64) -> None:
        """Something happened."""


SILENT = EventSink()
