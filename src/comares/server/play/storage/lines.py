"""The lines of a table as they are stored."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from comares.kernel.record import Line
from comares.kernel.recorded_chance import EVERYBODY, Draw
from comares.server.play.storage.rows import StandIn, TableResult

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


class Learned(NamedTuple):
    """A lesson that a player has finished."""

    player: str
    lesson: str


class SeatProgress(NamedTuple):
    """What a line changes at a seat: a bot stands in for its person no longer; the time that is left."""

    seat: int
    stand_in: StandIn
    level: str | None
    time_left: float | None = None
    lost_turns: int = 0


class Progress(NamedTuple):
    """What a new line changes in its table's row; and the lessons that players finish with it."""

    line: int
    turn: int | None
    bot_turn: bool
    over: bool
    learned: tuple[Learned, ...] = ()
    revision: int = 0  # of the row that this was made from
    seats: tuple[SeatProgress, ...] = ()  # what the line changes at seats
    result: TableResult | None = None  # if the game is over
    deadline: float | None = None


class LineStorage(Protocol):
    """Stores the lines of tables."""

    async def append_line(self, table: str, line: StoredLine, progress: Progress) -> None:
        """Append a line, update the table's row and note what was learned; a Conflict if there is another line of that
        number, or if the row has another revision."""
        ...

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        """The lines with higher numbers, in order."""
        ...
