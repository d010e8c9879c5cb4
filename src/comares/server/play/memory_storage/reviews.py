"""Reviews in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comares.server.play.storage import StoredReview

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def start_review(storage: MemoryStorage, table: str, player: str) -> None:
    if table not in storage.tables or storage.reviews.get(table, StoredReview(None, False, "")).done:
        return
    for other, review in storage.reviews.items():
        if review.player == player:
            storage.reviews[other] = review._replace(player=None)
    storage.reviews[table] = storage.reviews.pop(table, StoredReview(None, False, ""))._replace(player=player)


async def stop_review(storage: MemoryStorage, table: str, player: str) -> None:
    review = storage.reviews.get(table)
    if review and review.player == player:
        storage.reviews[table] = review._replace(player=None)


async def save_review(storage: MemoryStorage, table: str, content: str, done: bool) -> str | None:
    review = storage.reviews.get(table)
    if review is None:
        return None
    player = None if done else review.player
    storage.reviews[table] = StoredReview(player, done, content)
    return player


async def find_review(storage: MemoryStorage, table: str) -> StoredReview | None:
    return storage.reviews.get(table)


async def reviews_to_make(storage: MemoryStorage) -> list[str]:
    return [table for table, review in storage.reviews.items() if review.player is not None]
