"""The deal of the day."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from comares.server.messages.games import RivalInfo


class DealResult(Struct):
    """How a try at the deal of a day ended."""

    table: str
    name: str  # empty: a player without a name
    you: bool
    bot: bool  # the strongest bot in the player's place
    points: int
    place: int  # at its own table
    rivals: list[RivalInfo]
    sources: dict[str, int]  # points by source


class DealInfo(Struct):
    """The deal of a day for one game. The results are empty until one's own try is over."""

    game: str
    day: str
    settings: dict[str, str]  # those that are not at their defaults
    levels: list[str]  # of the opponents
    table: str | None  # of one's own try
    state: Literal["new", "running", "over", "past"]  # past: the day is over, and one did not finish
    finished: int  # tries of others that are over
    results: list[DealResult]  # the most points first; the first is the best line found


class DealsOfDay(Struct):
    """The deals of a day."""

    day: str
    ends: float  # seconds since 1970
    deals: list[DealInfo]
