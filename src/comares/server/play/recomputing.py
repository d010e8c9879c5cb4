"""Computes the ratings of a pool again, a few games at a time: moves are stored in between, and lists show the ratings
of before until all is done."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from comares.server.play.counted_games import Pool, PoolState, RatingStorage
from comares.server.play.ratings import Standing

AT_ONCE: Final = 100  # games
TRIES: Final = 5


async def recompute(pool: Pool, ratings: RatingStorage) -> int | None:
    """Compute all ratings of the pool again from its games; how many games there are. None: games became another
    player's again and again meanwhile, and the ratings are as before."""
    for _ in range(TRIES):
        version = (await ratings.pool_state(pool)).version
        standing = Standing(pool)
        games = await _count_all(pool, standing, ratings)
        while not await ratings.replace_ratings(pool, PoolState(version, games), standing.ratings()):
            if (await ratings.pool_state(pool)).version != version:
                break
            games = await _count_all(pool, standing, ratings, games)  # those that were counted meanwhile
        else:
            return games
    return None


async def _count_all(pool: Pool, standing: Standing, ratings: RatingStorage, first: int = 0) -> int:
    """Count the games from that number on; the number of the next one."""
    while games := await ratings.rated_games(pool, first, AT_ONCE):
        began = time.monotonic()
        again = await asyncio.to_thread(standing.count_again, games)
        if changed := [new for old, new in zip(games, again, strict=True) if old != new]:
            await ratings.save_beliefs(changed)
        first = games[-1].number + 1
        await asyncio.sleep(time.monotonic() - began)  # half of the time is for others
    return first
