"""The storage interface over SQLAlchemy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from comares.server.play.storage import Player, Progress, SeatKey, SeatKind, StorageFailed, StoredLine, TableRow
from comares.server.store import queries
from comares.server.store.database import Database

Result = TypeVar("Result")


class SqlStorage:
    """Stores tables in the database of that URL; it is opened and migrated at once."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)

    def secret(self, name: str) -> str:
        """A secret of the server, the same in every process that shares the database. Raises SQLAlchemyError if the
        database cannot be written to."""
        with self.database.engine.connect().execution_options(writes=True) as connection, connection.begin():
            queries.check_writable(connection)
            return queries.shared_secret(connection, name)

    def close(self) -> None:
        """Finish all writes and disconnect."""
        self.database.close()

    # Players.

    async def find_player(self, player: str) -> Player | None:
        return await self._read(lambda on: queries.find_player(on, player))

    async def save_player(self, player: Player) -> None:
        await self._write(lambda to: queries.save_player(to, player))

    # Tables.

    async def add_table(self, table: TableRow, lines: list[StoredLine]) -> None:
        await self._write(lambda to: queries.add_table(to, table, lines))

    async def add_rematch(self, table: str, rematch: TableRow, lines: list[StoredLine]) -> None:
        def add(to: Connection) -> None:
            queries.link_rematch(to, table, rematch.id)
            queries.add_table(to, rematch, lines)

        await self._write(add)

    async def find_table(self, table: str) -> TableRow | None:
        return await self._read(lambda on: queries.find_table(on, table))

    async def tables_of(self, player: str) -> list[TableRow]:
        return await self._read(lambda on: queries.tables_of(on, player))

    async def open_tables(self, player: str, joinable: bool) -> list[TableRow]:
        return await self._read(lambda on: queries.open_tables(on, player, joinable))

    async def waiting_for_bots(self) -> list[str]:
        return await self._read(queries.waiting_for_bots)

    async def count_tables(self) -> dict[str, int]:
        return await self._read(queries.count_tables)

    # Seats.

    async def seat_by_secret(self, secret: str) -> SeatKey | None:
        return await self._read(lambda on: queries.seat_by_secret(on, secret))

    async def take_seat(self, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
        return await self._write(lambda to: queries.take_seat(to, secret, kind, player, new_secret))

    # Lines.

    async def append_line(self, table: str, line: StoredLine, progress: Progress) -> None:
        await self._write(lambda to: queries.append_line(to, table, line, progress))

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        return await self._read(lambda on: queries.lines_after(on, table, number))

    # For the host.

    async def check_writable(self) -> None:
        await self._write(queries.check_writable)

    async def _read(self, job: Callable[[Connection], Result]) -> Result:
        try:
            return await self.database.read(job)
        except SQLAlchemyError as error:
            raise StorageFailed(str(error)) from error

    async def _write(self, job: Callable[[Connection], Result]) -> Result:
        try:
            return await self.database.write(job)
        except SQLAlchemyError as error:
            raise StorageFailed(str(error)) from error
