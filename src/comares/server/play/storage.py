"""The storage interface: what is stored of players, tables, seats and lines.

`server/store` implements it with SQL, `memory_storage.py` in memory.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol

from comares.kernel.record import Line
from comares.kernel.recorded_chance import EVERYBODY, Draw
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_results import Result

SeatKind = Literal["person", "bot", "open"]
StandIn = Literal["", "turn", "away"]  # no bot plays for the person; one does for this turn; until the person is back
TableState = Literal["running", "over", "record", "closed"]

Talk = Literal["all", "phrases", "off"]  # what may be said at a table
Place = Literal["table", "aside"]  # where something is said: by players, or among spectators
Mark = Literal["mute", "friend"]  # what one player thinks of another

RUNNING: Final = "running"
OVER: Final = "over"
RECORD: Final = "record"  # an imported record: nobody plays it
CLOSED: Final = "closed"  # by the host of the server, who may open it again
STATES: Final[tuple[TableState, ...]] = (RUNNING, OVER, RECORD, CLOSED)
SECRET_STATES: Final[tuple[TableState, ...]] = (RUNNING, CLOSED)  # what a seat may not know stays hidden

MAX_PLAYING = 1000  # running games of one player in the lobby
MAX_ROUNDS = 24  # of a series
MAX_MARKED = 500  # players whom one player has marked


class Conflict(Exception):
    """Another process has stored something else in that place."""


class BadRow(Exception):
    """A stored table that is not one: its row does not hold what a TableRow holds."""


class StorageFailed(Exception):
    """Nothing can be read or written now. A write may or may not have been committed."""


class Player(NamedTuple):
    """A person with a cookie."""

    id: str
    name: str
    language: str
    generation: int = 0  # of cookies: one more each time the player signs out everywhere
    account: bool = False  # whether the player has an account


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
    deadline: float | None = None  # when the time of who decides is over, by the clock of all games; None: it stands
    talk: Talk = "all"

    @property
    def begun(self) -> bool:
        """Whether somebody has made a choice."""
        return self.line > 0


@dataclass
class EditionRow:
    """The components that a player has entered for a game, finished or not."""

    id: str
    player: str
    game: str
    name: str
    content: str  # the files as JSON; empty in lists
    fingerprint: str  # empty while there are mistakes
    pieces: int
    printed: int  # of them
    reconstructed: int
    mistakes: int
    used: bool  # for the new tables of the player
    version: int  # one more with each change
    created: float
    updated: float


class StoredComponents(NamedTuple):
    """The components that a table is played with, as its player had entered them when it was made."""

    edition: str  # a digest of the content
    game: str
    fingerprint: str
    content: str


class Page(NamedTuple):
    """A part of a list that begins with the newest: so many tables after one that was last changed at `updated`."""

    limit: int
    updated: float = math.inf
    table: str = ""


class Learned(NamedTuple):
    """A lesson that a player has finished."""

    player: str
    lesson: str


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


class LessonProgress(NamedTuple):
    """The lessons of a player: those that are finished, and the running tables of those that are begun."""

    done: frozenset[str]
    tables: dict[str, str]  # by lesson


class SeatProgress(NamedTuple):
    """What a line changes at a seat: a bot stands in for its person no longer; the time that is left."""

    seat: int
    stand_in: StandIn
    level: str | None
    time_left: float | None = None
    lost_turns: int = 0


class Made(NamedTuple):
    """Tables that a player made."""

    running: int
    lately: int


class Expired(NamedTuple):
    """A table that nobody has touched for long."""

    id: str
    state: str
    updated: float


class SeatKey(NamedTuple):
    """The seat that a secret opens."""

    table: str
    seat: int
    kind: SeatKind


class StoredReview(NamedTuple):
    """The review of a game, as far as it is made."""

    player: str | None  # for whom it is being made; None: for nobody now
    done: bool
    content: str  # what was found so far, as JSON; empty: nothing yet


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


class StoredTalk(NamedTuple):
    """Something that was said at a table."""

    number: int  # -1: not stored yet
    key: str  # of the saying, so that it is stored once
    at: float
    player: str
    name: str
    seat: int | None
    place: Place
    phrase: str
    text: str
    reporters: tuple[str, ...] = ()  # players who have told the host of the server of it


class Storage(Protocol):
    """Stores tables. A write returns after its commit; a write that is made again changes nothing. Every method may
    raise StorageFailed."""

    # Players.

    async def find_player(self, player: str) -> Player | None:
        """The player, if a name or language was saved."""
        ...

    async def save_player(self, player: Player) -> None:
        """Save a player's name and language."""
        ...

    async def sign_out(self, player: Player) -> int:
        """Begin a new generation of the player's cookies; its number."""
        ...

    # Tables.

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

    async def lessons_of(self, player: str) -> LessonProgress:
        """What the player has learned."""
        ...

    async def mark_coached(self, table: str, seat: int) -> None:
        """A coach has looked at a choice of that seat."""
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

    async def delete_table(self, table: str) -> None:
        """Delete the table with its seats, lines and review, if there is one."""
        ...

    # Editions.

    async def add_edition(self, edition: EditionRow, most: int) -> bool:
        """Store a new edition; False if the player has `most` already."""
        ...

    async def find_edition(self, edition: str) -> EditionRow | None:
        """The edition of that id."""
        ...

    async def editions_of(self, player: str) -> list[EditionRow]:
        """The editions of the player without their content, the oldest first."""
        ...

    async def save_edition(self, edition: EditionRow) -> None:
        """Store the next version of an edition; a Conflict if it does not follow the stored one."""
        ...

    async def use_edition(self, player: str, game: str, edition: str | None) -> None:
        """Use that edition, and no other one, for the player's new tables of the game."""
        ...

    async def delete_edition(self, edition: str) -> None:
        """Delete the edition, if there is one. Tables that are played with it keep their components."""
        ...

    async def find_components(self, edition: str) -> StoredComponents | None:
        """The components of a table's edition."""
        ...

    async def components_named(self, game: str, fingerprint: str) -> StoredComponents | None:
        """Components of that fingerprint that some table is played with."""
        ...

    async def change_table(self, changed: TableRow) -> None:
        """Store the seats, host, state, turn, deadline and result of a table whose last line and revision are those of
        `changed`; a Conflict if they are not. It has one more revision then."""
        ...

    async def mark_seen(self, table: str, players: list[str], at: float) -> None:
        """These players were connected to the table at that moment."""
        ...

    async def hide_table(self, table: str, player: str) -> None:
        """Leave the table out of the player's list of tables that do not run any more."""
        ...

    async def series(self, first: str) -> list[TableRow]:
        """The tables of the series that began with this one, in order; at most MAX_ROUNDS."""
        ...

    # Clocks.

    async def clock_time(self) -> float:
        """The stored time of players, in seconds."""
        ...

    async def advance_clock(self, seen: float, to: float) -> float:
        """Move the time of players on, if it is as it was seen; the stored time afterwards. It stays as it is while no
        clock of a table ticks."""
        ...

    async def due_tables(self, now: float, limit: int) -> list[str]:
        """Running tables with a clock whose deadline has come, or whose clock should tick and has no deadline yet."""
        ...

    # Seats.

    async def seat_by_secret(self, secret: str) -> SeatKey | None:
        """The seat that the secret opens."""
        ...

    async def take_seat(self, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
        """Give the player the seat of that kind that the secret opens; its table, or None. From then on only the new
        secret opens it."""
        ...

    # Talk. It is deleted with its table.

    async def add_talk(self, table: str, said: StoredTalk, most: int) -> int:
        """Store what was said; its number, or -1 if the table holds so many already or is gone."""
        ...

    async def talk_after(self, table: str, number: int, limit: int) -> list[StoredTalk]:
        """What was said after that number: the last ones, in order."""
        ...

    async def report_talk(self, table: str, number: int, player: str) -> bool:
        """Note that the player has reported it; whether there is such a saying."""
        ...

    async def notepad(self, table: str, player: str) -> str:
        """What the player has noted at the table."""
        ...

    async def save_notepad(self, table: str, player: str, text: str) -> None:
        """Keep what the player notes at the table; nothing if the table is gone."""
        ...

    async def set_mark(self, player: str, other: str, mark: Mark, on: bool) -> None:
        """What the player thinks of another one."""
        ...

    async def marked(self, player: str, mark: Mark) -> list[str]:
        """The players whom the player has marked so; at most MAX_MARKED."""
        ...

    # Lines.

    async def append_line(self, table: str, line: StoredLine, progress: Progress) -> None:
        """Append a line, update the table's row and note what was learned; a Conflict if there is another line of that
        number."""
        """Append a line and update the table's row; a Conflict if there is another line of that number, or if the row
        has another revision."""
        ...

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        """The lines with higher numbers, in order."""
        ...

    # Results of finished games.

    async def add_results(self, results: list[Result]) -> None:
        """Store results, each if there is none yet for its seat of its table."""
        ...

    async def results_of(self, player: str, limit: int) -> list[Result]:
        """The player's results, the latest first."""
        ...

    async def without_results(self, player: str, limit: int) -> list[str]:
        """Finished tables of the player, the latest first, with a seat of the player that has no result yet."""
        ...

    async def results_of_day(self, day: str, game: str, limit: int) -> list[Result]:
        """The results of the deal of that day, the most points first, then the earliest."""
        ...

    # Deals.

    async def seed_of_day(self, day: str, game: str, seed: str) -> str:
        """The seed of the day's deal: this one, if there is none yet."""
        ...

    async def add_deal(self, table: TableRow, lines: list[StoredLine], deal: Deal) -> str:
        """Store a table with its deal, unless its player has a table for the deal of that day. That table."""
        ...

    async def find_deal(self, table: str) -> Deal | None:
        """The deal of the table; None: everything there is drawn at random."""
        ...

    async def deal_try(self, day: str, game: str, player: str) -> str | None:
        """The table at which the player plays the deal of that day."""
        ...

    # Puzzles.

    async def add_puzzle_answer(self, player: str, puzzle: str, right: bool) -> bool:
        """Store the player's first answer to the puzzle; False if there was one."""
        ...

    async def puzzle_answers(self, player: str) -> dict[str, bool]:
        """By puzzle: whether the player's first answer was right."""
        ...

    async def forget_games(self, player: str, limit: int) -> list[str]:
        """Delete what is kept of the player's finished games: results, tables where nobody else played, and at the
        others who held the seat. Running games stay. At most so many tables at once; those that have changed."""

    # Reviews.

    async def start_review(self, table: str, player: str) -> None:
        """From now on the review of the table is made for the player, and no other one is. Nothing if the review is
        done or there is no such table."""
        ...

    async def stop_review(self, table: str, player: str) -> None:
        """The review is not made for that player any more."""
        ...

    async def save_review(self, table: str, content: str, done: bool) -> str | None:
        """Store what was found; the player for whom the review goes on, or None: for nobody, or it is gone."""
        ...

    async def find_review(self, table: str) -> StoredReview | None:
        """The review of the table, if it was ever started."""
        ...

    async def reviews_to_make(self) -> list[str]:
        """The tables whose reviews somebody waits for, the one that waits longest first."""
        ...

    # For the host.

    async def check_readable(self) -> None:
        """Read something."""
        ...

    async def check_writable(self) -> None:
        """Commit a write that changes nothing."""
        ...
