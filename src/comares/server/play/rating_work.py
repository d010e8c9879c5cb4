"""Counts games that are over, in the background: each once, whichever process sees it first."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from comares.server.play.counted_games import CountedGame, Pool, RatingStorage, counted_game
from comares.server.play.recomputing import recompute
from comares.server.play.storage import StorageFailed, TableRow

AT_ONCE: Final = 20  # games

log = logging.getLogger(__name__)


class RatingWork:
    """Counts what is over: when a game ends, and regularly what was left when a process went down."""

    def __init__(self, ratings: RatingStorage, interval: float = 30.0) -> None:
        self._ratings = ratings
        self._interval = interval
        self._asked = asyncio.Event()

    def ask(self) -> None:
        """A game that counts may be over."""
        self._asked.set()

    async def run(self) -> None:
        """Count games, forever."""
        while True:
            try:
                await self.step()
            except StorageFailed as error:
                log.warning("games cannot be counted: %s", error)
            try:
                async with asyncio.timeout(self._interval):
                    await self._asked.wait()
            except TimeoutError:
                pass
            self._asked.clear()

    async def step(self) -> int:
        """Count all games that are over; how many there were."""
        counted = 0
        while rows := await self._ratings.games_to_count(AT_ONCE):
            for row in rows:
                await self._ratings.count_game(counted_game(row) or nothing(row))
            counted += len(rows)
        for pool in await self._ratings.stale_pools():
            games = await recompute(pool, self._ratings)
            if games is not None:
                log.info("the ratings of %s for %d were computed again from %d games", *pool, games)
        return counted


def nothing(row: TableRow) -> CountedGame:
    """For a game that counts for nothing: that it was looked at."""
    return CountedGame(row.id, Pool(row.game, len(row.seats)), row.updated, False, None, ())
