"""HTTP: leaving a table, giving a seat to a bot, coming back; series of games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comares.server.messages.fields import SeatNumber


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Free a seat (`open`), let a bot play for its person (`bot`), or take one's own seat back from the bot (`me`)."""

    seat: SeatNumber
    to: Literal["open", "bot", "me"]
    level: Annotated[str, Meta(max_length=40)] = ""  # of the bot; empty: the usual one


class SeriesGame(Struct):
    """One game of a series."""

    table: str
    round: int
    state: Literal["running", "over", "record", "closed"]
    points: list[int] | None  # of each player, in the order of `players`; null: it is not over
    places: list[int] | None


class SeriesPlayer(Struct):
    """The running total of one player of a series."""

    name: str
    seat: int  # at the table that was asked for
    points: int
    wins: int


class Series(Struct):
    """A series of games, seats rotated from one to the next."""

    rounds: int  # that were agreed; 1: none, it is a game and its rematches
    players: list[SeriesPlayer]
    games: list[SeriesGame]
