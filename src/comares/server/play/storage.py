"""The storage interface: what is stored of players, tables, seats and lines.

`server/store` implements it with SQL, `memory_storage.py` in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol

from comares.kernel.record import Line
from comares.kernel.recorded_chance import EVERYBODY, Draw

SeatKind = Literal["person", "bot", "open"]
TableState = Literal["running", "over", "record"]

RUNNING: Final = "running"
OVER: Final = "over"
RECORD: Final = "record"  # an imported record: nobody plays it

MAX_LISTED = 50  # tables in one list


class Conflict(Exception):
    """Another process has stored something else in that place."""


class StorageFailed(Exception):
    """Nothing can be read or written now. A write may or may not have been committed."""


class Player(NamedTuple):
    """A person with a cookie."""

    id: str
    name: str
    language: str


@dataclass
class Seat:
    """A seat: of a person (`player` holds it), of a bot (`level`), or open."""

    kind: SeatKind
    name: str
    level: str | None = None
    player: str | None = None
    secret: str = ""


@dataclass
class TableRow:
    """A table without its lines."""

    id: str
    game: str
    version: int
    settings: dict[str, str]
    pace: str
    open: bool
    state: TableState
    line: int  # the last one
    turn: int | None  # the seat that decides
    bot_turn: bool  # whether that seat is a bot's
    host: str | None  # the player who made the table
    rematch: str | None  # the table that followed it
    created: float
    updated: float
    seats: list[Seat]
    position: str | None = None  # the view that the game began from, in rows; None: it was dealt


class Progress(NamedTuple):
    """What a new line changes in its table's row."""

    line: int
    turn: int | None
    bot_turn: bool
    over: bool


class SeatKey(NamedTuple):
    """The seat that a secret opens."""

    table: str
    seat: int
    kind: SeatKind


StoredDraw = list[str | int]  # pile, number, and the one seat that saw it, if only one did


class StoredLine(NamedTuple):
    """What is stored of a line; its events are made again when it is replayed."""

    number: int
    seat: int
    code: str
    draws: list[StoredDraw]


def stored_line(line: Line, piles: list[str]) -> StoredLine:
    """The line as it is stored: piles by name."""
    draws: list[StoredDraw] = [
        [piles[draw.pile], draw.number, *([] if draw.audience == EVERYBODY else [draw.audience])] for draw in line.draws
    ]
    return StoredLine(line.number, line.seat, line.code, draws)


def restored_line(stored: StoredLine, piles: list[str]) -> Line:
    """The line to replay."""
    draws = [Draw(piles.index(str(pile)), *map(int, rest)) for pile, *rest in stored.draws]
    return Line(stored.number, stored.seat, stored.code, draws, [])


class Storage(Protocol):
    """Stores tables. A write returns after its commit. Every method may raise StorageFailed."""

    # Players.

    async def find_player(self, player: str) -> Player | None:
        """The player, if a name or language was saved."""
        ...

    async def save_player(self, player: Player) -> None:
        """Save a player's name and language."""
        ...

    # Tables.

    async def add_table(self, table: TableRow, lines: list[StoredLine]) -> None:
        """Store a new table with its lines so far."""
        ...

    async def add_rematch(self, table: str, rematch: TableRow, lines: list[StoredLine]) -> None:
        """Store a new table that follows another; a Conflict if another one follows it already."""
        ...

    async def find_table(self, table: str) -> TableRow | None:
        """The table of that id."""
        ...

    async def tables_of(self, player: str) -> list[TableRow]:
        """The tables where the player has a seat and those the player made, newest first, at most MAX_LISTED."""
        ...

    async def open_tables(self, player: str, joinable: bool) -> list[TableRow]:
        """Running tables open to everybody where the player has no seat: with a free seat, or without one."""
        ...

    async def waiting_for_bots(self) -> list[str]:
        """The running tables where a bot is to move, newest first."""
        ...

    async def count_tables(self) -> dict[str, int]:
        """The number of tables in each state."""
        ...

    # Seats.

    async def seat_by_secret(self, secret: str) -> SeatKey | None:
        """The seat that the secret opens."""
        ...

    async def take_seat(self, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
        """Give the player the seat of that kind that the secret opens; its table, or None. From then on only the new
        secret opens it."""
        ...

    # Lines.

    async def append_line(self, table: str, line: StoredLine, progress: Progress) -> None:
        """Append a line and update the table's row; a Conflict if there is a line of that number."""
        ...

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        """The lines with higher numbers, in order."""
        ...

    # For the host.

    async def check_writable(self) -> None:
        """Commit a write that changes nothing."""
        ...
