"""Works out results that are missing: of games that ended before there were results, or while a process went down."""

from __future__ import annotations

import logging
from typing import Final

from comares.server.errors import Refusal
from comares.server.games.hosted import HostedGames
from comares.server.play.results import results_of_table, unreadable_results
from comares.server.play.storage import BadRow, Storage, StoredLine, TableRow
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_game import games_of, replay_stored
from comares.server.play.stored_results import MAX_RESULTS, Result
from comares.server.play.stored_settings import with_all_settings
from comares.server.play.work import in_thread

AT_ONCE: Final = 20  # games for one call

log = logging.getLogger(__name__)


async def catch_up(player: str, storage: Storage, games: HostedGames) -> bool:
    """Store the results of some finished games of the player that have none. Whether more may be left."""
    missing = await storage.without_results(player, AT_ONCE)
    for table in missing:
        try:
            row = await storage.find_table(table)
        except BadRow:
            continue
        if row is not None:
            lines = await storage.lines_after(table, -1)
            deal = await storage.find_deal(table)
            components = await storage.find_components(row.edition) if row.edition else None
            own_games = games_of(games, components)
            await storage.add_results(await in_thread(stored_results, row, lines, own_games, deal))
    return len(missing) == AT_ONCE


async def all_results(player: str, storage: Storage, games: HostedGames) -> None:
    """Store the results of all finished games of the player that can be read."""
    for _ in range(MAX_RESULTS // AT_ONCE):
        if not await catch_up(player, storage, games):
            return


def stored_results(
    row: TableRow, lines: list[StoredLine], games: HostedGames, deal: Deal | None = None
) -> list[Result]:
    """The results of a finished table, replayed from what is stored."""
    try:
        row = with_all_settings(row, games.registry)
        table = replay_stored(row, lines, games)
        return results_of_table(row, table, games.adapter(row.game), deal)
    except Refusal as refusal:
        log.warning("table %s has no result: %s", row.id, refusal.message())
        return unreadable_results(row)
