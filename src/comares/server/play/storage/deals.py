"""Deals in the storage."""

from __future__ import annotations

from typing import Protocol

from comares.server.play.storage.lines import StoredLine
from comares.server.play.storage.rows import TableRow
from comares.server.play.stored_deals import Deal


class DealStorage(Protocol):
    """Stores the deals of days and of tables."""

    async def seed_of_day(self, day: str, game: str, seed: str) -> str:
        """The seed of the day's deal: this one, if there is none yet."""
        ...

    async def add_deal(self, table: TableRow, lines: list[StoredLine], deal: Deal) -> str:
        """Store a table with its deal, unless its player has a table for the deal of that day. That table."""
        ...

    async def find_deal(self, table: str) -> Deal | None:
        """The deal of the table; None: everything there is drawn at random."""
        ...

    async def deal_try(self, day: str, game: str, player: str) -> str | None:
        """The table at which the player plays the deal of that day."""
        ...
