"""HTTP: ratings."""

from __future__ import annotations

from msgspec import Struct


class RatingInfo(Struct):
    """What is known of a player's strength."""

    name: str  # empty: a player without a name
    rating: int
    uncertainty: int  # the strength lies within it on both sides, with 95 %
    games: int
    provisional: bool  # too few games, or too few different rivals
    you: bool = False


class PoolInfo(Struct):
    """A game with a number of players: ratings within it can be compared."""

    game: str
    seats: int


class OwnRating(Struct):
    """One of your ratings."""

    game: str
    seats: int
    rating: RatingInfo


class RatingList(Struct):
    """The best of a pool, and what you have yourself."""

    pools: list[PoolInfo]  # those with a rated game
    game: str
    seats: int
    best: list[RatingInfo]  # the surest first
    provisional: list[RatingInfo]
    own: list[OwnRating]
    settled_games: int  # before so many a rating is provisional
    settled_rivals: int  # and before so many different rivals


class SeatRating(Struct):
    """The rating of the player at a seat."""

    rating: int
    uncertainty: int
    provisional: bool
    change: int | None = None  # by this game, once it is counted


class TableRatings(Struct):
    """The ratings at a table."""

    rated: bool
    counted: bool  # the game is over and has changed the ratings
    seats: list[SeatRating | None]  # null: no person, or a table that is not rated
