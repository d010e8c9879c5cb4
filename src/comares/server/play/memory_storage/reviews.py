"""Reviews in memory."""

from __future__ import annotations

from comares.server.play.memory_storage.data import MemoryData
from comares.server.play.storage import StoredReview


class MemoryReviews(MemoryData):
    """Keeps reviews."""

    async def start_review(self, table: str, player: str) -> None:
        if table not in self._tables or self._reviews.get(table, StoredReview(None, False, "")).done:
            return
        for other, review in self._reviews.items():
            if review.player == player:
                self._reviews[other] = review._replace(player=None)
        self._reviews[table] = self._reviews.pop(table, StoredReview(None, False, ""))._replace(player=player)

    async def stop_review(self, table: str, player: str) -> None:
        review = self._reviews.get(table)
        if review and review.player == player:
            self._reviews[table] = review._replace(player=None)

    async def save_review(self, table: str, content: str, done: bool) -> str | None:
        review = self._reviews.get(table)
        if review is None:
            return None
        player = None if done else review.player
        self._reviews[table] = StoredReview(player, done, content)
        return player

    async def find_review(self, table: str) -> StoredReview | None:
        return self._reviews.get(table)

    async def reviews_to_make(self) -> list[str]:
        return [table for table, review in self._reviews.items() if review.player is not None]
