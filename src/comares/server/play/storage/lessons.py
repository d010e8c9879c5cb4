"""What players have learned, in the storage."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class LessonProgress(NamedTuple):
    """The lessons of a player: those that are finished, and the running tables of those that are begun."""

    done: frozenset[str]
    tables: dict[str, str]  # by lesson


class LessonStorage(Protocol):
    """Stores lessons and who had a coach."""

    async def lessons_of(self, player: str) -> LessonProgress:
        """What the player has learned."""
        ...

    async def mark_coached(self, table: str, seat: int) -> None:
        """A coach has looked at a choice of that seat."""
        ...
