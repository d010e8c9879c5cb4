"""Ratings: list, compute again."""

from __future__ import annotations

from functools import partial
from itertools import product

from comares.server.admin.database import AdminDatabase
from comares.server.admin.output import Output
from comares.server.play.ratings import shown_rating
from comares.server.store import rating_queries

COLUMNS = ("game", "players", "name", "rating", "uncertainty", "games", "rivals", "provisional", "player")
LISTED = 1_000_000


def list_ratings(database: AdminDatabase, output: Output) -> None:
    """A line for each rating, the surest first."""
    rows = []
    pools = database.read(rating_queries.pools)
    for pool, provisional in product(pools, (False, True)):
        for each in database.read(partial(rating_queries.best, pool=pool, provisional=provisional, limit=LISTED)):
            rating, uncertainty = shown_rating(each.belief)
            values = (*pool, each.name, rating, uncertainty, each.games, each.rivals, provisional, each.player)
            rows.append(dict(zip(COLUMNS, values, strict=True)))
    output.rows(rows, COLUMNS, "no rated game was played yet")


def recompute(database: AdminDatabase, output: Output) -> None:
    """Compute all ratings again from the games that are stored."""
    pools = database.read(rating_queries.pools)
    games = sum(database.write(partial(rating_queries.recompute, pool=pool)) for pool in pools)
    output.done(f"computed the ratings again from {games} games", pools=len(pools), games=games)
