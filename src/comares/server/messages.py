"""Every message of the protocol (docs/protocol.md). `web/src/lib/protocol.ts` is generated from this file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from comares.kernel.view import View

MAX_CODES = 500
MAX_CODE_LENGTH = 200
MAX_POSITION_LENGTH = 40_000  # characters; the longest of a game is a quarter of that

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LineNumber = Annotated[int, Meta(ge=-1, le=1_000_000)]
Code = Annotated[str, Meta(min_length=1, max_length=MAX_CODE_LENGTH)]
Codes = Annotated[list[Code], Meta(max_length=MAX_CODES)]
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=8, max_length=80)]
PositionText = Annotated[str, Meta(max_length=MAX_POSITION_LENGTH)]


# Client to server, over the socket of a table.


class ClientMessage(Struct, tag_field="do", forbid_unknown_fields=True):
    """Any message of a client."""


class Subscribe(ClientMessage, tag="look"):
    """Send the table now and after every change, as seen from this seat."""

    seat: SeatNumber | None = None  # one of the client's own seats; null: a spectator
    since: LineNumber | None = None  # with the lines after this one; null: the last line only


class GetLines(ClientMessage, tag="lines"):
    """Send older lines of the log: one page of those after `since` and before `before`, the last ones."""

    since: LineNumber
    before: LineNumber


class Play(ClientMessage, tag="play"):
    """Carry out an option."""

    seat: SeatNumber
    line: LineNumber  # the last line the client has seen
    code: Code


class Undo(ClientMessage, tag="undo"):
    """Take back the last choice; with `to`, everything from that line on, where all other seats are bots."""

    seat: SeatNumber
    line: LineNumber
    to: LineNumber | None = None


class PreviewOptions(ClientMessage, tag="preview"):
    """Ask what each option would change."""

    line: LineNumber
    codes: Codes


class DryRun(ClientMessage, tag="foresee"):
    """Ask what the log would say of an option, and whether it could be undone."""

    line: LineNumber
    code: Code


class WhyNot(ClientMessage, tag="why"):
    """Ask why each code is not legal."""

    line: LineNumber
    codes: Codes


class Hint(ClientMessage, tag="hint"):
    """Ask what a strong bot would play."""

    line: LineNumber


class Ping(ClientMessage, tag="ping"):
    """Ask for a pong, after the answers to everything before."""


AnyClientMessage = Subscribe | GetLines | Play | Undo | PreviewOptions | DryRun | WhyNot | Hint | Ping


# Server to client, over the socket of a table.


class Words(Struct):
    """A sentence: a key of the catalogues and its arguments."""

    key: str
    args: dict[str, str | int]


class Sentence(Struct):
    """A sentence whose arguments may be phrases of their own."""

    key: str
    args: dict[str, str | int | Sentence]


class SeatInfo(Struct):
    """Who sits at a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None = None  # of a bot
    here: bool = False  # whether the person is connected


class DecisionMessage(Struct):
    """The decision to make."""

    seat: int
    kind: str
    can_undo: bool
    can_rewind: bool = False
    codes: list[str] | None = None  # null unless the viewer decides


class Scored(Struct):
    """Points, the rule that gives them, and why."""

    seat: int
    points: int
    rule: str
    why: Words


class OutcomeMessage(Struct):
    """The score."""

    points: list[int]
    now: list[Scored]  # what a scoring now would add
    winners: list[int]  # empty until the game is over


class StageInfo(Struct):
    """A part of what a choice set off, such as a part of Yusuf's turn or a step of the end of a round."""

    step: str  # the step that began it; empty: the choice itself
    words: int  # how many sentences of the line were told after it


class NewsLine(Struct):
    """One line of the record, as far as the viewer may know it."""

    line: int
    seat: int
    code: str | None  # null: hidden from the viewer
    undo: int | None  # the first line that this one takes back
    words: list[Words]
    points: list[int] | None  # of all seats, after a line that changed them
    argument: int | UnsetType = UNSET  # of a line without words: the argument of the step that was decided
    stages: list[StageInfo] | UnsetType = UNSET  # of a line that is told in several parts
    reason: Sentence | UnsetType = UNSET  # of a bot's choice: why, if everybody may know it


class ServerMessage(Struct, tag_field="type"):
    """Any message of the server."""


class TableMessage(ServerMessage, tag="table"):
    """The whole table, as one viewer may see it."""

    table: str
    game: str
    settings: dict[str, str]
    line: int
    you: list[int]  # the seats of this client
    viewer: int | None  # the seat that the view is for; null: a spectator
    seats: list[SeatInfo]
    view: View  # of the game, field by field
    decision: DecisionMessage | None  # null: nobody decides any more
    outcome: OutcomeMessage
    news: list[NewsLine]
    state: Literal["running", "over", "record", "closed"]
    rematch: str | None
    read_only: Words | None = None  # why nobody can play on, if the game is not over
    stages: list[View] = []  # the view after each stage of the last line; empty: it has only one
    outlook: dict[str, int] = {}  # what the end of the round would bring the viewer, as things stand, by name


class LinesMessage(ServerMessage, tag="lines"):
    """The answer to `GetLines`."""

    news: list[NewsLine]


class SeatsMessage(ServerMessage, tag="seats"):
    """Who sits where and who is connected."""

    seats: list[SeatInfo]
    you: list[int]
    rematch: str | None


class Preview(Struct):
    """What an option changes; what follows from it later is apart."""

    points: list[list[int]] | None  # for each seat, before and after, if a scoring came now; null: it depends on a draw
    changes: dict[str, int] = {}  # now, up to the next decision: by name, as the game defines them
    next: dict[str, list[int]] = {}  # the least and the most that the following choice of the same action can add
    later: dict[str, int] = {}  # what only the end of the round would bring, as things stand


class PreviewsMessage(ServerMessage, tag="previews"):
    """The answer to `PreviewOptions`, by code."""

    line: int
    previews: dict[str, Preview]


class DryRunMessage(ServerMessage, tag="foreseen"):
    """The answer to `DryRun`."""

    line: int
    code: str
    final: bool  # it could not be undone
    words: list[Words]
    preview: Preview | None  # null: the option is not legal


class ReasonsMessage(ServerMessage, tag="reasons"):
    """The answer to `WhyNot`: a rule for each code; empty: it is legal; null: it cannot be read."""

    line: int
    reasons: dict[str, str | None]


class HintMessage(ServerMessage, tag="hint"):
    """The answer to `Hint`."""

    line: int
    code: str
    reason: list[Sentence]  # the move, what it gains, prepares and denies, the second best


class RefusedMessage(ServerMessage, tag="refused"):
    """A message was refused; nothing has changed."""

    error: str
    message: str
    rule: str | UnsetType = UNSET
    do: str | UnsetType = UNSET  # of the refused message; missing: it could not be read


class Pong(ServerMessage, tag="pong"):
    """The answer to `Ping`."""


# HTTP.


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


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to set up: a new game, or one that begins from a position, which names its game and settings itself."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    game: Annotated[str, Meta(max_length=40)] = ""
    settings: Annotated[dict[str, str], Meta(max_length=40)] = {}
    pace: Literal["live", "turns"] = "live"
    open: bool = False
    position: PositionText | None = None  # docs/position.md
    allow_unreachable: bool = False  # open also a position that no game could reach


class NewPosition(Struct, forbid_unknown_fields=True):
    """A position to check before a table is made from it."""

    position: PositionText


class PositionSummary(Struct):
    """What a position says in its head, and who decides."""

    game: str
    seats: int
    settings: dict[str, str]  # all of them
    viewer: int | None  # the seat that knows what the position tells; null: no seat in particular
    turn: int  # the seat that decides


class PositionError(Struct):
    """Why a text is not a position."""

    line: int  # of the text, from 1; 0: no line in particular
    what: str


class PositionCheck(Struct):
    """The answer to `NewPosition`: a summary, or an error."""

    summary: PositionSummary | None = None
    problems: list[str] = []  # why no game could reach the position; empty: one could
    can_open: bool = False  # with `allow_unreachable`, if there are problems; some servers do not allow it
    error: PositionError | None = None


class SeatInvitation(Struct):
    """The invitation to an open seat."""

    seat: int
    code: str


class SeatSecret(Struct):
    """The secret that takes a seat over on another device."""

    seat: int
    secret: str


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
    invitations: list[SeatInvitation]
    secrets: list[SeatSecret]


class Lobby(Struct):
    """My tables, tables with an open seat, tables to watch."""

    mine: list[TableSummary]
    open: list[TableSummary]
    watch: list[TableSummary]
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


class RulebookRule(Struct):
    """One rule; refusals name its anchor. The first row of a table is its head."""

    anchor: str
    text: str
    table: list[list[str]] = []
    examples: list[str] = []


class RulebookChapter(Struct):
    """A chapter of the rulebook."""

    anchor: str
    title: str
    introduction: list[str]
    rules: list[RulebookRule]


class GuidePage(Struct):
    """A page before the rules: the game in short, or how points are made. A line begins with its topic."""

    anchor: str
    title: str
    lines: list[tuple[str, str]]  # topic and text


class Rulebook(Struct):
    """The rulebook, and the language it is in: English where there is no translation."""

    language: str
    chapters: list[RulebookChapter]
    guide: list[GuidePage] = []


class Health(Struct):
    """The state of the server."""

    ok: bool
    version: str
    compiled: bool
