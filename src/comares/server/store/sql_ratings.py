"""The storage of games that count and of ratings over SQLAlchemy."""

from __future__ import annotations

from comares.server.play.counted_games import CountedGame, Pool, Rating
from comares.server.play.storage import TableRow
from comares.server.store import rating_queries
from comares.server.store.database import Database


class SqlRatings:
    """Stores them in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def games_to_count(self, limit: int) -> list[TableRow]:
        return await self.database.read(lambda on: rating_queries.games_to_count(on, limit))

    async def count_game(self, game: CountedGame) -> None:
        await self.database.write(lambda to: rating_queries.count_game(to, game))

    async def stale_pools(self) -> list[Pool]:
        return await self.database.read(rating_queries.stale_pools)

    async def recompute(self, pool: Pool) -> int:
        return await self.database.write(lambda to: rating_queries.recompute(to, pool))

    async def pools(self) -> list[Pool]:
        return await self.database.read(rating_queries.pools)

    async def best(self, pool: Pool, provisional: bool, limit: int) -> list[Rating]:
        return await self.database.read(lambda on: rating_queries.best(on, pool, provisional, limit))

    async def ratings_of(self, player: str) -> list[Rating]:
        return await self.database.read(lambda on: rating_queries.ratings_of(on, player))

    async def ratings_in(self, pool: Pool, players: list[str]) -> dict[str, Rating]:
        return await self.database.read(lambda on: rating_queries.ratings_in(on, pool, players))

    async def find_counted(self, table: str) -> CountedGame | None:
        return await self.database.read(lambda on: rating_queries.find_counted(on, table))

    async def games_of_club(self, club: str, limit: int) -> list[CountedGame]:
        return await self.database.read(lambda on: rating_queries.games_of_club(on, club, limit))
