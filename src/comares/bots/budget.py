# compiled
"""How long a player may think: so many playouts, or so many milliseconds, or until somebody says stop."""

from __future__ import annotations

import time
from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

# What a time is counted by, as it is written behind its number: the clock on the wall, or the work done in this thread,
# which is the same however much else the machine has to do.
CLOCKS: dict[str, Callable[[], float]] = {"ms": time.perf_counter, "cpu": time.thread_time}


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """Playouts and milliseconds, whichever is spent first; 0 is no limit. With playouts alone a search is the same for
    the same seed. `stop` ends a search at its next playout, from any thread."""

    def __init__(self, playouts: i64 = 0, milliseconds: float = 0.0, unit: str = "ms") -> None:
        self.playouts: i64 = playouts
        self.milliseconds: float = milliseconds
        self.unit: str = unit
        self.seconds: Callable[[], float] = CLOCKS[unit]
        self.stopped: bool = False
        self.begun: float = 0.0
        self.played: i64 = 0

    def begin(self) -> None:
        """The clock starts."""
        self.begun = self.seconds()
        self.played = 0

    def stop(self) -> None:
        """Whoever thinks should answer now."""
        self.stopped = True

    def spent(self) -> float:
        """The share of the budget that is used up, before one more playout; 1 or more: there is none left."""
        if self.stopped:
            return 1.0
        share: float = 0.0
        if self.playouts:
            share = float(self.played) / float(self.playouts)
        if self.milliseconds:
            elapsed: float = (self.seconds() - self.begun) * 1000.0 / self.milliseconds
            if elapsed > share:
                share = elapsed
        self.played += 1
        return share
