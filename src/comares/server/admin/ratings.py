"""Ratings: list, compute again."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import product

from comares.kernel.errors import BadSetup
from comares.server.admin.database import AdminDatabase
from comares.server.admin.output import Output
from comares.server.play.counted_games import Pool
from comares.server.play.ratings import shown_rating
from comares.server.play.recomputing import recompute as recompute_pool
from comares.server.store import rating_queries
from comares.server.store.sql_ratings import SqlRatings

COLUMNS = ("game", "players", "name", "rating", "uncertainty", "games", "rivals", "provisional", "player")
LISTED = 1_000_000
NOTHING = "no rated game was played yet"


def list_ratings(database: AdminDatabase, output: Output) -> None:
    """A line for each rating, the surest first."""
    rows = []
    pools = database.read(rating_queries.pools)
    for pool, provisional in product(pools, (False, True)):
        for each in database.read(partial(rating_queries.best, pool=pool, provisional=provisional, limit=LISTED)):
            rating, uncertainty = shown_rating(each.belief)
            values = (*pool, each.name, rating, uncertainty, each.games, each.rivals, provisional, each.player)
            rows.append(dict(zip(COLUMNS, values, strict=True)))
    output.rows(rows, COLUMNS, NOTHING)


def recompute(database: AdminDatabase, output: Output) -> None:
    """Compute all ratings again from the games that are stored."""
    pools = database.read(rating_queries.pools)
    with database.storage() as storage:
        counted = asyncio.run(_recompute_all(pools, SqlRatings(storage.database)))
    if None in counted:
        raise BadSetup("some games became another player's again and again meanwhile; try it once more")
    told = [f"{pool.game} for {pool.seats} from {games} games" for pool, games in zip(pools, counted, strict=True)]
    sentence = f"computed the ratings again: {', '.join(told)}" if told else NOTHING
    output.done(sentence, pools=len(pools), games=sum(each or 0 for each in counted))


async def _recompute_all(pools: list[Pool], ratings: SqlRatings) -> list[int | None]:
    return [await recompute_pool(pool, ratings) for pool in pools]
