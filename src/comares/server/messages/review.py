"""HTTP: the review of a game, playing on from one of its positions, and what could have been."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comares.server.messages.fields import Code, SeatNumber
from comares.server.messages.table import TableMessage
from comares.server.messages.words import Sentence

MAX_LINE = 1_000_000
MAX_EXPLORED = 200  # choices after the position that is explored
MAX_DEAL = 999

PlayedLine = Annotated[int, Meta(ge=0, le=MAX_LINE)]


class JudgedMove(Struct):
    """A move as the bots judge it for the seat that decides."""

    code: str
    move: Sentence  # in words
    chance: float  # to win, from 0 to 1
    lead: float  # in points over the best of the others, at the end
    why: list[Sentence] = []  # what it gains, prepares and denies


class ReviewedDecision(Struct):
    """A decision with more than one option: what was chosen, and what was best."""

    seat: int
    chosen: JudgedMove
    best: JudgedMove  # the same code, if nothing better was found
    loss: float  # of the chance to win
    points: float  # of lead


class ReviewEntry(Struct):
    """What was found about one line: the chances of every seat after it, or its decision."""

    line: int
    chances: list[float] | None = None
    decision: ReviewedDecision | None = None


class Review(Struct):
    """The review of a game, as far as it is made."""

    state: Literal["none", "running", "stopped", "done"]
    yours: bool  # whether it runs for this player, who can stop it
    done: int  # parts of the work
    total: int  # 0: not known yet
    choices: list[int]  # the lines of all decisions with more than one option; empty: not known yet
    turning_points: list[int]  # the lines of the choices that lost most, so far
    entries: list[ReviewEntry]  # those after the number that was asked for, in the order in which they were found
    count: int  # of all entries


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that begins from the position after a line, as a seat knew it. The player takes that seat."""

    line: PlayedLine
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = ""  # of bots in the place of people; empty: the strongest


class Explore(Struct, forbid_unknown_fields=True):
    """What could have been: choices after the position after a line, as a seat knew it."""

    line: PlayedLine
    seat: SeatNumber
    codes: Annotated[list[Code], Meta(max_length=MAX_EXPLORED)] = []
    deal: Annotated[int, Meta(ge=0, le=MAX_DEAL)] = 0  # another one draws other hidden cards
    judge: bool = False  # whether the bots judge the next options


class Explored(Struct):
    """The position that was explored. `moves`: the options worth comparing, the best first; empty: not judged."""

    table: TableMessage
    turn: int | None  # the seat that decides
    moves: list[JudgedMove] = []
