"""The results of finished games in memory."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.ids import new_secret
from comares.server.play.memory_storage.data import newest, sits
from comares.server.play.memory_storage.tables import MemoryTables
from comares.server.play.storage import OVER, DayResults, Page
from comares.server.play.stored_deals import BOTS
from comares.server.play.stored_results import Result, order_of_day


class MemoryResults(MemoryTables):
    """Keeps results."""

    async def add_results(self, results: list[Result]) -> None:
        for result in results:
            self._results.setdefault((result.table, result.seat), replace(result))

    async def results_of(self, player: str, limit: int) -> list[Result]:
        own = [replace(result) for result in self._results.values() if result.player == player]
        return sorted(own, key=lambda result: (-result.ended, result.table, result.seat))[:limit]

    async def without_results(self, player: str, limit: int) -> list[str]:
        over = [row for row in self._tables.values() if row.state == OVER and row.lesson is None]
        lacking = [
            row
            for row in over
            if any(seat.player == player and (row.id, n) not in self._results for n, seat in enumerate(row.seats))
        ]
        return [row.id for row in newest(lacking, Page(limit))]

    async def results_of_day(self, day: str, game: str, player: str, limit: int) -> DayResults:
        of_day = [replace(each) for each in self._results.values() if (each.day, each.game) == (day, game)]
        ordered = sorted(of_day, key=order_of_day)
        listed = [each for number, each in enumerate(ordered) if number < limit or each.player == player]
        return DayResults(sum(each.player not in (player, BOTS) for each in ordered), listed)

    async def forget_games(self, player: str, limit: int) -> list[str]:
        self._results = {key: result for key, result in self._results.items() if result.player != player}
        changed = [row for row in self._tables.values() if row.state == OVER and sits(row, player)][:limit]
        for row in changed:
            if all(seat.player in (player, None) for seat in row.seats):
                await self.delete_table(row.id)
                continue
            row.host = None if row.host == player else row.host
            for seat in row.seats:
                if seat.player == player:
                    seat.name, seat.player, seat.secret = "", None, new_secret()
        return [row.id for row in changed]
