"""HTTP: clubs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from comares.server.messages.fields import Secret
from comares.server.messages.lobby import TableSummary

ClubName = Annotated[str, Meta(min_length=1, max_length=40)]


class ClubMember(Struct):
    """Somebody in a club, and what they have reached in its games."""

    name: str  # empty: a player without a name
    owner: bool
    you: bool
    games: int
    wins: float  # shared wins are shared here
    points: float  # one for everybody whom they came before, a half for a tie
    most: int  # points that there were to win


class ClubSeat(Struct):
    """Who played at a seat of a club's game."""

    name: str  # empty: nobody who is in the club now
    level: str  # of a bot; empty: a person
    place: int
    points: int


class ClubGame(Struct):
    """A game that a club has played."""

    table: str
    game: str
    ended: float
    rated: bool
    seats: list[ClubSeat]


class ClubPage(Struct):
    """A club."""

    id: str
    name: str
    code: str  # of the link that lets people in
    owner: bool  # it is yours
    members: list[ClubMember]  # by points
    tables: list[TableSummary]  # that run, those with a free seat first
    games: list[ClubGame]  # the latest first


class NewClub(Struct, forbid_unknown_fields=True):
    """A club to found, or its new name."""

    name: ClubName


class ClubCode(Struct, forbid_unknown_fields=True):
    """The code of a club's link."""

    code: Secret


class ClubLink(Struct):
    """What a club's link leads to."""

    id: str  # empty: you are not in it
    name: str
    members: int


class MemberNumber(Struct, forbid_unknown_fields=True):
    """A member, by the place in the list of the club's page."""

    number: Annotated[int, Meta(ge=0, le=1000)]
    name: Annotated[str, Meta(max_length=40)]  # as the list shows it, so that nobody else is meant
