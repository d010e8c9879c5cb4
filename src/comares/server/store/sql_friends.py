"""The storage of friends over SQLAlchemy."""

from __future__ import annotations

from comares.server.play.friends import Friend, TableInvitation
from comares.server.store import friend_queries
from comares.server.store.database import Database


class SqlFriends:
    """Stores them in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def friends_of(self, player: str) -> list[Friend]:
        return await self.database.read(lambda on: friend_queries.friends_of(on, player))

    async def ask(self, player: str, other: str, entry: str, at: float) -> None:
        await self.database.write(lambda to: friend_queries.ask(to, player, other, entry, at))

    async def accept(self, player: str, entry: str, mirror: str, at: float) -> bool:
        return await self.database.write(lambda to: friend_queries.accept(to, player, entry, mirror, at))

    async def remove(self, player: str, entry: str) -> bool:
        return await self.database.write(lambda to: friend_queries.remove(to, player, entry))

    async def block(self, player: str, other: str, entry: str, at: float) -> None:
        await self.database.write(lambda to: friend_queries.block(to, player, other, entry, at))

    async def code_of(self, player: str, new: str) -> str:
        return await self.database.write(lambda to: friend_queries.code_of(to, player, new))

    async def renew_code(self, player: str, new: str) -> None:
        await self.database.write(lambda to: friend_queries.renew_code(to, player, new))

    async def player_of_code(self, code: str) -> str | None:
        return await self.database.read(lambda on: friend_queries.player_of_code(on, code))

    async def see(self, player: str, at: float) -> None:
        await self.database.write(lambda to: friend_queries.see(to, player, at))

    async def invite(self, table: str, player: str, by: str, at: float) -> bool:
        return await self.database.write(lambda to: friend_queries.invite(to, table, player, by, at))

    async def invitations_of(self, player: str) -> list[TableInvitation]:
        return await self.database.read(lambda on: friend_queries.invitations_of(on, player))

    async def decline(self, table: str, player: str) -> None:
        await self.database.write(lambda to: friend_queries.decline(to, table, player))
