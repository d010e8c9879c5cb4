"""The storage of games that count and of ratings over SQLAlchemy."""

from __future__ import annotations

from comares.server.store import rating_queries
from comares.server.store.database import Database
from comares.server.store.query_methods import reads, writes


class SqlRatings:
    """Stores them in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    games_to_count = reads(rating_queries.games_to_count)
    count_game = writes(rating_queries.count_game)
    stale_pools = reads(rating_queries.stale_pools)
    pool_state = reads(rating_queries.pool_state)
    rated_games = reads(rating_queries.rated_games)
    save_beliefs = writes(rating_queries.save_beliefs)
    replace_ratings = writes(rating_queries.replace_ratings)
    pools = reads(rating_queries.pools)
    best = reads(rating_queries.best)
    ratings_of = reads(rating_queries.ratings_of)
    ratings_in = reads(rating_queries.ratings_in)
    find_counted = reads(rating_queries.find_counted)
    games_of = reads(rating_queries.games_of)
    games_of_club = reads(rating_queries.games_of_club)
