"""The clocks of tables in the storage."""

from __future__ import annotations

from typing import Protocol


class ClockStorage(Protocol):
    """Stores the time of players."""

    async def clock_time(self) -> float:
        """The stored time of players, in seconds."""
        ...

    async def advance_clock(self, seen: float, to: float) -> float:
        """Move the time of players on, if it is as it was seen; the stored time afterwards. It stays as it is while no
        clock of a table ticks."""
        ...

    async def due_tables(self, now: float, limit: int) -> list[str]:
        """Running tables with a clock whose deadline has come, or whose clock should tick and has no deadline yet."""
        ...
