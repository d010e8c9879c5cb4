"""One's own games: results, statistics."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class RivalInfo(Struct):
    """Somebody else at the table."""

    kind: str
    name: str  # empty: nobody knows it any more
    level: str | None
    points: int


class GameResult(Struct):
    """How a finished game ended for one of one's seats."""

    table: str
    seat: int
    game: str
    ended: float  # seconds since 1970
    settings: dict[str, str]
    seats: int
    own: int  # seats of the same player: more than one on a shared device
    begun: Literal["deal", "position"]
    points: int
    place: int
    share: float  # of the victory: winners share equally
    rivals: list[RivalInfo]
    sources: dict[str, int]  # points by source
    facts: dict[str, int]  # what the game counts besides points: wall, poems, buildings
    rewinds: int  # how often the game was taken back
    coached: bool  # a coach was there
    day: str | None  # of the deal of the day


class WinShare(Struct):
    """Games of one kind, the share of the victories in them, and what equally strong players would have won."""

    name: str
    games: int
    won: float
    fair: float


class MonthOfGames(Struct):
    """The games that ended in a month."""

    month: str  # as in 2026-11
    games: int
    won: float
    points: float  # on average


class FactSummary(Struct):
    """Something that a game counts: on average, and the most."""

    name: str
    mean: float
    most: int


class GameStatistics(Struct):
    """All one's results of one game, or those that were asked for."""

    game: str
    games: int
    won: float
    fair: float
    points: float  # on average
    best: int
    sources: dict[str, float]  # points by source, on average
    facts: list[FactSummary]
    levels: list[WinShare]  # against bots of each level; only games that were dealt and that one played alone
    players: list[WinShare]  # by the number of players
    settings: list[WinShare]  # with each setting that is not at its default, as in end=empty
    months: list[MonthOfGames]


class OwnGames(Struct):
    """One page of one's own results, the latest first, with the statistics of all that were asked for."""

    results: list[GameResult]
    next: int | None  # where the next page begins, if there is one
    total: int  # that were asked for
    kept: int  # of the player in all
    statistics: list[GameStatistics]
    months: list[str]  # in which games ended, the latest first
    pending: bool  # some finished games are not counted yet: ask again


class GamesExport(Struct):
    """Everything that is kept of one's finished games."""

    format: str
    exported: float
    games: list[GameResult]
