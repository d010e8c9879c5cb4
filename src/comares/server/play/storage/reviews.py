"""Reviews of games in the storage."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class StoredReview(NamedTuple):
    """The review of a game, as far as it is made."""

    player: str | None  # for whom it is being made; None: for nobody now
    done: bool
    content: str  # what was found so far, as JSON; empty: nothing yet


class ReviewStorage(Protocol):
    """Stores reviews as far as they are made."""

    async def start_review(self, table: str, player: str) -> None:
        """From now on the review of the table is made for the player, and no other one is. Nothing if the review is
        done or there is no such table."""
        ...

    async def stop_review(self, table: str, player: str) -> None:
        """The review is not made for that player any more."""
        ...

    async def save_review(self, table: str, content: str, done: bool) -> str | None:
        """Store what was found; the player for whom the review goes on, or None: for nobody, or it is gone."""
        ...

    async def find_review(self, table: str) -> StoredReview | None:
        """The review of the table, if it was ever started."""
        ...

    async def reviews_to_make(self) -> list[str]:
        """The tables whose reviews somebody waits for, the one that waits longest first."""
        ...
