"""The result of a finished game as it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

MAX_RESULTS: Final = 5000  # of one player that are listed and counted, the newest ones

Beginning = Literal["deal", "position"]


@dataclass
class Rival:
    """Somebody else at the table."""

    kind: str
    name: str
    level: str | None
    points: int


@dataclass
class Result:
    """How a game ended for one seat of a person."""

    table: str
    seat: int
    player: str
    game: str
    ended: float
    settings: dict[str, str]
    seats: int
    own: int  # seats of the same player
    begun: Beginning
    points: int
    place: int
    share: float  # of the victory: winners share equally
    rivals: list[Rival]
    sources: dict[str, int]  # points by source
    facts: dict[str, int]  # what the game counts besides points
    lines: int
    rewinds: int
    day: str | None = None  # of the deal of the day
    origin: str | None = None  # the table whose deal it was
    coached: bool = False  # a coach was there
    readable: bool = True  # False: the stored game could not be replayed, so nothing of it is known
    all_sources: list[dict[str, int]] = field(default_factory=list)  # of every seat


def order_of_day(result: Result) -> tuple[int, float, str]:
    """The order of the results of one deal: the most points first, then the earliest."""
    return -result.points, result.ended, result.table
