"""Tables in the storage: made, listed, counted, deleted."""

from __future__ import annotations

import math
from typing import NamedTuple, Protocol

from comares.server.play.storage.editions import StoredComponents
from comares.server.play.storage.lines import StoredLine
from comares.server.play.storage.rows import TableRow

MAX_PLAYING = 1000  # running games of one player in the lobby
MAX_ROUNDS = 24  # of a series


class Page(NamedTuple):
    """A part of a list that begins with the newest: so many tables after one that was last changed at `updated`."""

    limit: int
    updated: float = math.inf
    table: str = ""


class Made(NamedTuple):
    """Tables that a player made."""

    running: int
    lately: int


class Expired(NamedTuple):
    """A table that nobody has touched for long."""

    id: str
    state: str
    updated: float


class TableStorage(Protocol):
    """Stores tables."""

    async def add_table(
        self, table: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        """Store a new table with its lines so far, and the components of its edition."""
        ...

    async def add_rematch(
        self, table: str, rematch: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        """Store a new table that follows another; a Conflict if another one follows it already."""
        ...

    async def find_table(self, table: str) -> TableRow | None:
        """The table of that id. A BadRow is left out of lists."""
        ...

    async def games_of(self, player: str) -> list[TableRow]:
        """All running tables where the player has a seat or that the player made, newest first; at most MAX_PLAYING.
        Tables of lessons are in no list."""
        ...

    async def tables_of(self, player: str, page: Page) -> list[TableRow]:
        """The tables that do not run any more, where the player has a seat or that the player made, newest first."""
        ...

    async def all_tables_of(self, player: str, limit: int) -> list[TableRow]:
        """Every table where the player has a seat or that the player made, also lessons and what is hidden from the
        player's list; newest first."""
        ...

    async def open_tables(self, player: str, joinable: bool, page: Page) -> list[TableRow]:
        """Running tables open to everybody where the player has no seat, with a free seat or without one, newest
        first."""
        ...

    async def waiting_for_bots(self) -> list[str]:
        """The running tables where a bot is to move, newest first."""
        ...

    async def count_tables(self) -> dict[str, int]:
        """The number of tables in each state."""
        ...

    async def count_made(self, player: str, since: float) -> Made:
        """How many tables of the player run, without those of lessons, and how many were made since then."""
        ...

    async def expired_tables(self, finished: float, abandoned: float, limit: int) -> list[Expired]:
        """Tables that were last changed before these moments, the oldest first; a moment of 0 means none."""
        ...

    async def delete_table(self, table: str) -> bool:
        """Delete the table with its seats, lines and review, if there is one; whether there was one."""
        ...

    async def change_table(self, changed: TableRow) -> None:
        """Store the seats, host, state, turn, deadline and result of a table whose last line and revision are those of
        `changed`; a Conflict if they are not. It has one more revision then."""
        ...

    async def hide_table(self, table: str, player: str) -> None:
        """Leave the table out of the player's list of tables that do not run any more."""
        ...

    async def series(self, first: str) -> list[TableRow]:
        """The tables of the series that began with this one, in order; at most MAX_ROUNDS."""
        ...
