"""HTTP: everything that is stored of a player, in one document."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from comares.server.messages.account import AccountInfo
from comares.server.messages.games import GameResult
from comares.server.messages.notices import NoticeChoice
from comares.server.messages.ratings import OwnRating


class ExportedTable(Struct):
    """A table where the player has a seat or that the player made."""

    id: str
    game: str
    state: str
    seats: list[str]  # the names
    you: list[int]
    created: float
    updated: float


class CountedResult(Struct):
    """A game of the player that counts: a rated one, or one of a club."""

    table: str
    game: str
    seats: int
    ended: float
    rated: bool
    club: str | None
    place: int
    points: int
    rating: int | None  # after it; null: it changed none


class ExportedFriend(Struct):
    """Somebody in the player's list."""

    name: str
    state: Literal["asked", "asking", "friend", "blocked"]
    since: float


class ExportedClub(Struct):
    """A club that the player is in."""

    id: str
    name: str
    owner: bool
    joined: float


class ExportedEdition(Struct):
    """An edition that the player has entered; its zip has a call of its own."""

    id: str
    game: str
    name: str


class ExportedTalk(Struct):
    """Something that the player said at a table."""

    table: str
    at: float
    phrase: str  # the key of a quick phrase, or empty
    text: str


class Export(Struct):
    """Everything that is stored of a player. The record of each table has a call of its own."""

    player: str
    name: str
    language: str
    account: AccountInfo
    notices: NoticeChoice | None
    browsers: list[str]  # the addresses at which they get pushes
    learned: list[str]  # lessons
    puzzles: dict[str, bool]  # whether the first answer was right
    tables: list[ExportedTable]
    results: list[GameResult]  # of finished games, at most the last 5,000
    ratings: list[OwnRating]
    counted: list[CountedResult]
    friends: list[ExportedFriend]
    muted: list[str]  # the names of those of whom the player hears nothing
    invited: list[str]  # the tables that friends ask the player to
    clubs: list[ExportedClub]
    editions: list[ExportedEdition]
    said: list[ExportedTalk]
    notepads: dict[str, str]  # by table
