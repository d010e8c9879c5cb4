"""A game as text: one line for each choice, with the numbers that were drawn. Grammar: docs/record.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from comares.kernel.errors import BadPosition, BadRecord, Unreachable
from comares.kernel.events import Event
from comares.kernel.game import Game
from comares.kernel.header import HeaderReader, header_rows
from comares.kernel.indented_text import INDENT
from comares.kernel.notation import whole_number
from comares.kernel.position import read_view, view_rows
from comares.kernel.recorded_chance import EVERYBODY, NOBODY, Draw
from comares.kernel.rules import Rules
from comares.kernel.view import View

FORMAT = "comares-record"
VERSION = 1
NATURE = -1  # the seat of the line that deals
DEAL, UNDO, REWIND = "deal", "undo", "rewind"
POSITION = "position"
COACH = "coach"
OVER, OPEN = "over", "open"
HIDDEN = "?"
NO_SEAT = "-"


class Line(NamedTuple):
    """One choice and what came of it; or the deal; or an undo or a rewind, which names the first line it takes back."""

    number: int
    seat: int
    code: str
    draws: list[Draw]
    events: list[Event]
    audience: int = EVERYBODY
    words: str | None = None  # as read from a file; None if the line was not read
    source_line: int = 0  # the line of the file
    frame_arg0: int = 0  # the first argument of the frame that was decided: what `choose 2`, for example, refers to
    stages: tuple[tuple[str, int], ...] = ()  # the step that began each stage and the number of events after it

    @property
    def undoes_from(self) -> int | None:
        """The first line that this one takes back; None for a choice or the deal."""
        word, _, number = self.code.partition(" ")
        return whole_number(number) if word in (UNDO, REWIND) and whole_number(number) >= 0 else None

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know the code."""
        return self.audience == EVERYBODY or self.audience == seat


@dataclass
class Record:
    """A game from its deal, or from a position, to now. Lines are only appended, never changed."""

    game: Game
    seats: int
    settings: dict[str, str]
    lines: list[Line] = field(default_factory=list)
    points: dict[int, list[int]] = field(default_factory=dict)  # checkpoints, by line number
    over: bool = False
    position: View | None = None  # the beginning of the game, if it was not dealt
    coached: tuple[int, ...] = ()  # the seats that had a coach

    def rules(self) -> Rules:
        """The rules of this game with its settings."""
        return self.game.rules(self.seats, self.settings)


def write(
    record: Record, piles: list[str], seat: int | None = None, everything: bool = True, seen: View | None = None
) -> str:
    """The record as text: everything, or only what that seat (None: a spectator) may see. `seen`: what the seat may
    know of the position that the game began from."""
    head = [f"{FORMAT} {VERSION}", *header_rows(record.game, record.seats, record.settings)]
    if record.coached:
        head.append(f"{COACH} {' '.join(str(seat + 1) for seat in record.coached)}")
    position = record.position if everything else seen
    if position is not None:
        head += [POSITION, *(INDENT + row for row in view_rows(position))]
    body = []
    for line in record.lines:
        body.append(_write_line(line, record.game, piles, seat, everything))
        if line.number in record.points:
            body.append("= " + " ".join(map(str, record.points[line.number])))
    return "\n".join([*head, "", *body, OVER if record.over else OPEN, ""])


def _write_line(line: Line, game: Game, piles: list[str], seat: int | None, everything: bool) -> str:
    who = NO_SEAT if line.seat == NATURE else str(line.seat + 1)
    text = f"{line.number} {who} {line.code if everything or line.seen_by(seat) else HIDDEN}"
    if line.draws:
        text += " | " + ", ".join(_write_draw(draw, piles, everything) for draw in line.draws)
    words = game.wording.narrate([event for event in line.events if everything or event.seen_by(seat)])
    return f"{text} ; {words}" if words else text


def _write_draw(draw: Draw, piles: list[str], everything: bool) -> str:
    """Before the end nobody may know the number of a private draw, not even its own seat: the index of a piece in its
    pile tells what others drew from it before. The words tell the seat what it drew."""
    if draw.audience == EVERYBODY:
        return f"{piles[draw.pile]} {draw.number}"
    audience = NO_SEAT if draw.audience == NOBODY else str(draw.audience + 1)
    return f"{piles[draw.pile]} {draw.number if everything else HIDDEN} !{audience}"


def read(text: str, games: Mapping[str, Game]) -> Record:
    """The record in the text, not yet replayed. A BadRecord says what is wrong in which line."""
    rows = text.split("\n")
    reader = _Reader(rows, games)
    record = reader.head()
    reader.body(record)
    return record


class _Reader(HeaderReader):
    """Reads the text of a record row by row."""

    def __init__(self, rows: list[str], games: Mapping[str, Game]) -> None:
        super().__init__(rows, games, FORMAT, VERSION, "record")
        self.coached: tuple[int, ...] = ()

    def bad(self, what: str) -> BadRecord:
        return BadRecord(self.at, what)

    def other_row(self, words: list[str]) -> bool:
        """coach SEAT {SEAT}"""
        seats = [whole_number(word) for word in words[1:]]
        if words[0] != COACH or self.coached or not seats or min(seats) < 1 or seats != sorted(set(seats)):
            return False
        self.coached = tuple(seat - 1 for seat in seats)
        return True

    def next(self) -> str:
        """The next row, which must end with a newline."""
        self.at += 1
        if self.at >= len(self.rows):
            raise self.bad(f"the record breaks off here; a complete one ends with a line {OVER!r} or {OPEN!r}")
        return self.rows[self.at - 1].rstrip("\r")

    def head(self) -> Record:
        """The rows before the empty one: format, game, seats, settings, position."""
        header = self.header(("", POSITION))
        record = Record(header.game, header.seats, header.settings, coached=self.coached)
        if any(seat >= header.seats for seat in self.coached):
            raise self.bad(f"expected seats from 1 to {header.seats} after {COACH!r}")
        if header.end == POSITION:
            first, rows = self.at + 1, list[str]()
            while (row := self.next()).startswith(INDENT):
                rows.append(row)
            if row:
                raise self.bad("expected an empty line before the deal")
            try:
                record.position = read_view(rows, first, record.rules())
            except BadPosition as error:
                raise BadRecord(error.line or first, error.what) from error
            except Unreachable as error:
                raise BadRecord(first, str(error)) from error
        return record

    def body(self, record: Record) -> None:
        """The deal, the choices, the checkpoints, the end."""
        piles = record.rules().piles
        while (row := self.next()) not in (OVER, OPEN):
            if row.startswith("= "):
                points = self.checkpoint(row, record)
                if record.points.setdefault(len(record.lines) - 1, points) is not points:
                    raise self.bad("this is the second checkpoint of one line; expected at most one")
            else:
                record.lines.append(self.line(row, len(record.lines), record.seats, piles))
        record.over = row == OVER
        if not record.lines:
            raise self.bad("expected the deal: 0 - deal")
        if any(self.rows[self.at :]):
            self.at += 1
            raise self.bad(f"expected nothing after {row!r}")

    def checkpoint(self, row: str, record: Record) -> list[int]:
        try:
            points = [int(word) for word in row[2:].split()]
        except ValueError:
            points = []
        if len(points) != record.seats or not record.lines:
            raise self.bad(f"expected the points of {record.seats} seats: = NUMBER NUMBER ...")
        return points

    def line(self, row: str, number: int, seats: int, piles: list[str]) -> Line:
        """NUMBER WHO CODE [| PILE NUMBER, ...] [; WORDS]"""
        front, _, words = row.partition(" ; ")
        front, _, draws = front.partition(" | ")
        parts = front.split(" ", 2)
        if len(parts) != 3 or not parts[2]:
            raise self.bad("expected: NUMBER SEAT CODE | DRAWS ; WORDS")
        if parts[0] != str(number):
            raise self.bad(f"expected line {number} of the game, not {parts[0]!r}")
        if parts[1] != NO_SEAT and not 1 <= whole_number(parts[1]) <= seats:
            raise self.bad(f"there is no seat {parts[1]!r}; expected 1 to {seats}")
        if HIDDEN in (parts[2], *draws.split()):
            raise self.bad("something is hidden here: a record that was exported for one viewer cannot be replayed")
        seat = NATURE if parts[1] == NO_SEAT else int(parts[1]) - 1
        return Line(number, seat, parts[2], self.draws(draws, seats, piles), [], EVERYBODY, words, self.at)

    def draws(self, text: str, seats: int, piles: list[str]) -> list[Draw]:
        drawn = []
        for part in text.split(", ") if text else []:
            words = part.split()
            audience = EVERYBODY
            if len(words) == 3 and words[2] == f"!{NO_SEAT}":
                words.pop()
                audience = NOBODY
            elif len(words) == 3 and words[2][:1] == "!" and 1 <= whole_number(words[2][1:]) <= seats:
                audience = whole_number(words.pop()[1:]) - 1
            if len(words) != 2 or whole_number(words[1]) < 0:
                raise self.bad(f"{part!r} is not a draw; expected: PILE NUMBER, PILE NUMBER !SEAT or PILE NUMBER !-")
            if words[0] not in piles:
                raise self.bad(f"there is no pile {words[0]!r}; expected one of {', '.join(piles)}")
            drawn.append(Draw(piles.index(words[0]), whole_number(words[1]), audience))
        return drawn
