"""The storage of clubs over SQLAlchemy."""

from __future__ import annotations

from comares.server.play.clubs import Club, Member
from comares.server.play.storage import TableRow
from comares.server.store import club_queries
from comares.server.store.database import Database


class SqlClubs:
    """Stores them in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_club(self, club: Club) -> None:
        await self.database.write(lambda to: club_queries.add_club(to, club))

    async def find_club(self, club: str) -> Club | None:
        return await self.database.read(lambda on: club_queries.find_club(on, club))

    async def club_of_code(self, code: str) -> Club | None:
        return await self.database.read(lambda on: club_queries.club_of_code(on, code))

    async def clubs_of(self, player: str) -> list[Club]:
        return await self.database.read(lambda on: club_queries.clubs_of(on, player))

    async def members(self, club: str) -> list[Member]:
        return await self.database.read(lambda on: club_queries.members(on, club))

    async def join(self, club: str, player: str, at: float) -> None:
        await self.database.write(lambda to: club_queries.join(to, club, player, at))

    async def leave(self, club: str, player: str) -> None:
        await self.database.write(lambda to: club_queries.leave(to, club, player))

    async def rename(self, club: str, name: str) -> None:
        await self.database.write(lambda to: club_queries.rename(to, club, name))

    async def renew_code(self, club: str, code: str) -> None:
        await self.database.write(lambda to: club_queries.renew_code(to, club, code))

    async def delete_club(self, club: str) -> None:
        await self.database.write(lambda to: club_queries.delete_club(to, club))

    async def tables_of_club(self, club: str) -> list[TableRow]:
        return await self.database.read(lambda on: club_queries.tables_of_club(on, club))
