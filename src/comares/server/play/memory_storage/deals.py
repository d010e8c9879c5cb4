"""Deals and answers to puzzles in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comares.server.play.storage import StoredLine, TableRow
from comares.server.play.stored_deals import Deal

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def seed_of_day(storage: MemoryStorage, day: str, game: str, seed: str) -> str:
    return storage.seeds.setdefault((day, game), seed)


async def add_deal(storage: MemoryStorage, table: TableRow, lines: list[StoredLine], deal: Deal) -> str:
    if deal.day is not None and (known := await storage.deal_try(deal.day, deal.game, deal.player)):
        return known
    storage.deals[table.id] = replace(deal)
    await storage.add_table(table, lines)
    return table.id


async def find_deal(storage: MemoryStorage, table: str) -> Deal | None:
    return replace(storage.deals[table]) if table in storage.deals else None


async def deal_try(storage: MemoryStorage, day: str, game: str, player: str) -> str | None:
    wanted = (day, game, player)
    return next((each.table for each in storage.deals.values() if (each.day, each.game, each.player) == wanted), None)


async def add_puzzle_answer(storage: MemoryStorage, player: str, puzzle: str, right: bool) -> bool:
    answers = storage.answered.setdefault(player, {})
    is_first = puzzle not in answers
    answers.setdefault(puzzle, right)
    return is_first


async def puzzle_answers(storage: MemoryStorage, player: str) -> dict[str, bool]:
    return dict(storage.answered.get(player, {}))
