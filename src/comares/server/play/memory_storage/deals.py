"""Deals and answers to puzzles in memory."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.memory_storage.tables import MemoryTables
from comares.server.play.storage import StoredLine, TableRow
from comares.server.play.stored_deals import Deal


class MemoryDeals(MemoryTables):
    """Keeps deals and answers."""

    async def seed_of_day(self, day: str, game: str, seed: str) -> str:
        return self._seeds.setdefault((day, game), seed)

    async def add_deal(self, table: TableRow, lines: list[StoredLine], deal: Deal) -> str:
        if deal.day is not None and (known := await self.deal_try(deal.day, deal.game, deal.player)):
            return known
        self._deals[table.id] = replace(deal)
        await self.add_table(table, lines)
        return table.id

    async def find_deal(self, table: str) -> Deal | None:
        return replace(self._deals[table]) if table in self._deals else None

    async def deal_try(self, day: str, game: str, player: str) -> str | None:
        wanted = (day, game, player)
        return next((each.table for each in self._deals.values() if (each.day, each.game, each.player) == wanted), None)

    async def add_puzzle_answer(self, player: str, puzzle: str, right: bool) -> bool:
        answers = self._answers.setdefault(player, {})
        is_first = puzzle not in answers
        answers.setdefault(puzzle, right)
        return is_first

    async def puzzle_answers(self, player: str) -> dict[str, bool]:
        return dict(self._answers.get(player, {}))
