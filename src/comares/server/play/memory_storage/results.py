"""The results of finished games in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comares.server.play.ids import new_secret
from comares.server.play.memory_storage.rows import newest, sits
from comares.server.play.storage import OVER, DayResults, Page
from comares.server.play.stored_deals import BOTS
from comares.server.play.stored_results import Result, order_of_day

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def add_results(storage: MemoryStorage, results: list[Result]) -> None:
    for result in results:
        storage.results.setdefault((result.table, result.seat), replace(result))


async def results_of(storage: MemoryStorage, player: str, limit: int) -> list[Result]:
    own = [replace(result) for result in storage.results.values() if result.player == player]
    return sorted(own, key=lambda result: (-result.ended, result.table, result.seat))[:limit]


async def without_results(storage: MemoryStorage, player: str, limit: int) -> list[str]:
    over = [row for row in storage.tables.values() if row.state == OVER and row.lesson is None]
    lacking = [
        row
        for row in over
        if any(seat.player == player and (row.id, n) not in storage.results for n, seat in enumerate(row.seats))
    ]
    return [row.id for row in newest(lacking, Page(limit))]


async def results_of_day(storage: MemoryStorage, day: str, game: str, player: str, limit: int) -> DayResults:
    of_day = [replace(each) for each in storage.results.values() if (each.day, each.game) == (day, game)]
    ordered = sorted(of_day, key=order_of_day)
    listed = [each for number, each in enumerate(ordered) if number < limit or each.player == player]
    return DayResults(sum(each.player not in (player, BOTS) for each in ordered), listed)


async def forget_games(storage: MemoryStorage, player: str, limit: int) -> list[str]:
    storage.results = {key: result for key, result in storage.results.items() if result.player != player}
    for tell in storage.on_games_forgotten:
        tell(player)
    changed = [row for row in storage.tables.values() if row.state == OVER and sits(row, player)][:limit]
    for row in changed:
        if all(seat.player in (player, None) for seat in row.seats):
            await storage.delete_table(row.id)
            continue
        row.host = None if row.host == player else row.host
        for seat in row.seats:
            if seat.player == player:
                seat.name, seat.player, seat.secret = "", None, new_secret()
    return [row.id for row in changed]
