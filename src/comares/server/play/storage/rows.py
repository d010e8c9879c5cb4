"""A table as it is stored, without its lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from comares.server.play.storage.talk import Talk

SeatKind = Literal["person", "bot", "open"]
StandIn = Literal["", "turn", "away"]  # no bot plays for the person; one does for this turn; until the person is back
TableState = Literal["running", "over", "record", "closed"]
RUNNING: Final = "running"
OVER: Final = "over"
RECORD: Final = "record"  # an imported record: nobody plays it
CLOSED: Final = "closed"  # by the host of the server, who may open it again
STATES: Final[tuple[TableState, ...]] = (RUNNING, OVER, RECORD, CLOSED)
SECRET_STATES: Final[tuple[TableState, ...]] = (RUNNING, CLOSED)  # what a seat may not know stays hidden


@dataclass
class Seat:
    """A seat: of a person (`player` holds it), of a bot (`level`), or open. While a bot stands in for a person, the
    person holds the seat and `level` is the bot's."""

    kind: SeatKind
    name: str
    level: str | None = None
    player: str | None = None
    secret: str = ""
    stand_in: StandIn = ""
    seen: float = 0.0  # when the person was last connected; 0: never
    resigned: float = 0.0  # when the person gave up; 0: plays on
    time_left: float | None = None  # seconds that the person had when the clock last stood still; None: all
    lost_turns: int = 0  # in a row, by running out of time

    @property
    def is_bots(self) -> bool:
        """Whether a bot moves here now."""
        return self.kind == "bot" or self.stand_in != ""


@dataclass
class Clock:
    """How much time people have: so many seconds for each turn, or in all and some more after each turn."""

    kind: Literal["move", "bank"]
    seconds: float
    increment: float = 0.0  # of a bank


@dataclass
class TableResult:
    """How a game ended: the points of each seat, and its place from 1 on; equal places are shared."""

    points: list[int]
    places: list[int]


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
    lesson: str | None = None  # the lesson that it is played for, such as alhambra/money
    coached: list[int] | None = None  # the seats that had a coach; None: no seat
    edition: str | None = None  # of the components that a player entered; None: those of the server
    revision: int = 0  # one more with each change that is no line
    series: str | None = None  # the first table of its series; None: this one
    round: int = 1  # its number in the series
    rounds: int = 1  # of the series; 1: no series was agreed
    result: TableResult | None = None  # once the game is over
    clock: Clock | None = None
    deadline: float | None = None  # when the deciding seat is out of time, by the clock of all games; None: never
    talk: Talk = "all"
    rated: bool = False  # the result changes the ratings of its people
    club: str | None = None  # the club that it is played in

    @property
    def begun(self) -> bool:
        """Whether somebody has made a choice."""
        return self.line > 0
