# compiled
"""The budget of a search: playouts, milliseconds, or until it is stopped."""

from __future__ import annotations

import time
from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

# Clocks by the unit written after the number: wall-clock time, and the processor time of this thread, which does not
# depend on the load of the machine.
CLOCKS: dict[str, Callable[[], float]] = {"ms": time.perf_counter, "cpu": time.thread_time}


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """Playouts and milliseconds; the search ends when one of them is spent. 0 means no limit.

    With playouts alone, a search gives the same result for the same seed. `stop` ends a search before its next
    playout and may be called from any thread.

    `allowed` is how many times these a decision may take: more than 1 if earlier decisions have left something over.
    """

    def __init__(self, playouts: i64 = 0, milliseconds: float = 0.0, unit: str = "ms") -> None:
        self.playouts: i64 = playouts
        self.milliseconds: float = milliseconds
        self.unit: str = unit
        self.seconds: Callable[[], float] = CLOCKS[unit]
        self.stopped: bool = False
        self.begun: float = 0.0
        self.played: i64 = 0
        self.allowed: float = 1.0

    def begin(self) -> None:
        """Start the clock."""
        self.begun = self.seconds()
        self.played = 0

    def stop(self) -> None:
        """End the search: it answers with what it has found so far."""
        self.stopped = True

    def spent(self) -> float:
        """The share of the budget that is used up; at 1 or more nothing is left. Counts one more playout."""
        if self.stopped:
            return 1.0
        share: float = self.used() / self.allowed
        self.played += 1
        return share

    def used(self) -> float:
        """How many times the playouts or milliseconds have been used in this decision."""
        share: float = 0.0
        if self.playouts:
            share = float(self.played) / float(self.playouts)
        if self.milliseconds:
            elapsed: float = (self.seconds() - self.begun) * 1000.0 / self.milliseconds
            if elapsed > share:
                share = elapsed
        return share
