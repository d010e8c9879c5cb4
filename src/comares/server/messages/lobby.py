"""HTTP: players, games, tables and seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from comares.server.messages.fields import Name, PositionText, Rounds, Secret
from comares.server.messages.table import ClockInfo, SeatInfo


class ErrorBody(Struct):
    """The body of every refused call."""

    error: str
    message: str
    rule: str | UnsetType = UNSET


class Me(Struct):
    """The player behind the cookie."""

    name: str
    language: str
    address: str  # where other devices reach this server; empty: the host has not said
    account: bool = False  # whether the player has an account


class NewMe(Struct, forbid_unknown_fields=True):
    """A player's name and language."""

    name: Name
    language: str = "en"


class SettingInfo(Struct):
    """A setting of a game."""

    name: str
    values: list[str]  # the default first
    needs: tuple[str, str] | None  # another setting and the value it must have
    seats: list[int]  # the numbers of players it is for; empty: any
    names: dict[str, str] = {}  # what the host calls some of the values


class Reconstruction(Struct):
    """Pieces of a game whose printed values are not known, so that they were reconstructed."""

    name: str  # of the pieces, as the catalogues know them
    pieces: int  # that there are
    reconstructed: int  # of them
    needs: tuple[str, str] | None = None  # the setting that brings them, and its value


class GameInfo(Struct):
    """A game that tables can be made for."""

    name: str
    min_players: int
    max_players: int
    settings: list[SettingInfo]
    levels: list[str]  # of bots, the weakest first
    reconstructions: list[Reconstruction] = []


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewClock(Struct, forbid_unknown_fields=True):
    """How much time people have: seconds for each turn (`move`), or in all and some more after each turn (`bank`)."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=30, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to set up: a new game, or one that begins from a position, which names its game and settings itself."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    game: Annotated[str, Meta(max_length=40)] = ""
    settings: Annotated[dict[str, str], Meta(max_length=40)] = {}
    pace: Literal["live", "turns"] = "live"
    open: bool = False
    position: PositionText | None = None  # docs/position.md
    allow_unreachable: bool = False  # open also a position that no game could reach
    rounds: Rounds = 1  # of a series, seats rotated from one to the next; 1: one game
    clock: NewClock | None = None
    talk: Literal["all", "phrases", "off"] = "all"  # what may be said
    rated: bool = False  # the result changes the ratings of its people (docs/ratings.md)
    club: Annotated[str, Meta(max_length=20)] = ""  # the club that it is played in


class SeatInvitation(Struct):
    """The invitation to an open seat."""

    seat: int
    code: str


class SeatSecret(Struct):
    """The secret that takes a seat over on another device."""

    seat: int
    secret: str


class ResultInfo(Struct):
    """How a game ended."""

    points: list[int]  # of each seat
    places: list[int]  # of each seat, from 1 on; equal places are shared


class TableSummary(Struct):
    """A table as the lobby lists it."""

    id: str
    game: str
    settings: dict[str, str]
    pace: str
    open: bool
    state: Literal["running", "over", "record", "closed"]
    seats: list[SeatInfo]
    you: list[int]
    turn: int | None  # the seat that decides
    line: int  # the last one
    created: float
    updated: float
    rematch: str | None
    edition: str  # whose components and cards the client asks for; empty: those of the game
    invitations: list[SeatInvitation]
    secrets: list[SeatSecret]
    host: bool = False  # whether you made the table, or took it over from a host who left
    begun: bool = False  # whether somebody has made a choice
    round: int = 1  # the number of this game in its series
    rounds: int = 1  # of the series; 1: no series was agreed
    result: ResultInfo | None = None  # once the game is over
    clock: ClockInfo | None = None
    talk: Literal["all", "phrases", "off"] = "all"  # what may be said
    rated: bool = False
    club: str = ""  # the id of the club that it is played in


class InvitedTable(Struct):
    """A table that a friend asks you to."""

    by: str  # the friend; empty: without a name
    table: TableSummary


class ClubInfo(Struct):
    """A club that you are in."""

    id: str
    name: str
    members: int
    owner: bool  # it is yours


class LobbyPeople(Struct):
    """What the lobby shows of others."""

    friends: int  # that you have
    here: list[str]  # the names of friends who are here; empty: without a name
    asking: int  # players who ask to be your friend
    invited: list[InvitedTable]
    clubs: list[ClubInfo]
    club_tables: list[TableSummary]  # of your clubs, with a free seat


class Lobby(Struct):
    """My tables, tables with an open seat, tables to watch."""

    mine: list[TableSummary]
    open: list[TableSummary]
    watch: list[TableSummary]
    people: LobbyPeople
    next: dict[str, str] = {}  # by list: where its next page begins, if there is one


class TablePage(Struct):
    """A further page of a list of the lobby."""

    tables: list[TableSummary]
    next: str | None  # where the next page begins, if there is one


class InvitationCode(Struct, forbid_unknown_fields=True):
    """An invitation to look at."""

    code: Secret


class InvitationInfo(Struct):
    """What an invitation is for."""

    seat: int
    host: str  # who invites; empty: a player without a name
    table: TableSummary


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    code: Secret
    name: Name = ""


class TakeOverSeat(Struct, forbid_unknown_fields=True):
    """Take over a seat that another device holds."""

    secret: Secret


class Health(Struct):
    """The state of the server."""

    ok: bool
    version: str
    compiled: bool
