"""Puzzles: positions with one clearly best move."""

from __future__ import annotations

from msgspec import Struct

from comares.server.messages.fields import Code, Codes
from comares.server.messages.table import Preview, TableMessage
from comares.server.messages.words import Sentence


class PuzzleInfo(Struct):
    """A puzzle in the list."""

    id: str
    game: str
    seats: int
    settings: dict[str, str]  # those that are not at their defaults
    difficulty: str  # the weakest level of bots that finds the move, or nobody
    themes: list[str]  # the most telling first
    solved: bool | None  # by one's first answer; null: not answered yet


class PuzzleList(Struct):
    """All puzzles, and those of the day by game."""

    puzzles: list[PuzzleInfo]
    today: dict[str, str]


class PuzzlePage(Struct):
    """A puzzle to solve: its table, without a game behind it."""

    info: PuzzleInfo
    table: TableMessage
    position: str  # to play on from
    next: str | None  # another puzzle of the game that one has not answered
    today: bool  # it is a puzzle of the day


class NewAnswer(Struct, forbid_unknown_fields=True):
    """The move that one makes."""

    code: Code


class PuzzleCodes(Struct, forbid_unknown_fields=True):
    """Options to look at."""

    codes: Codes


class PuzzlePreviews(Struct):
    """What options would change, as at a table."""

    previews: dict[str, Preview]


class PuzzleReasons(Struct):
    """Why options are not legal, as at a table."""

    reasons: dict[str, str | None]


class PuzzleAnswer(Struct):
    """Whether the move is the best one, and the figures that say so. Values are from 0 (lost) to 1 (won)."""

    right: bool
    counts: bool  # it was the first answer
    code: str
    value: float | None  # of the move; null: it was not compared
    best: str
    best_value: float
    second: str
    second_value: float
    moves: dict[str, Sentence]  # the best, the second and one's own by their codes, in words
    lead: float  # points that the best move is ahead of the second
    gap: float  # between their values, on the same draws
    low: float  # its 99 % interval
    high: float
    playouts: int
    reason: list[Sentence]
    found: dict[str, float]  # by level: in which share of its tries it found the move
    next: str | None
