"""Everything that goes over the wire, as docs/protocol.md tells it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, WebSocket
from msgspec import UNSET, Meta, Struct, UnsetType

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]

MOST_CODES = 500
LONGEST_CODE = 200

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LineNumber = Annotated[int, Meta(ge=-1, le=1_000_000)]
Code = Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]
Codes = Annotated[list[Code], Meta(max_length=MOST_CODES)]
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=8, max_length=80)]


# What a client asks of the socket.


class Ask(Struct, tag_field="do", forbid_unknown_fields=True):
    """Any message of a client."""


class Look(Ask, tag="look"):
    """The table from one of one's own seats, or a spectator's."""

    seat: SeatNumber | None = None
    since: LineNumber | None = None


class Play(Ask, tag="play"):
    """Carry a choice out."""

    seat: SeatNumber
    line: LineNumber
    code: Code


class Undo(Ask, tag="undo"):
    """Take one's last choice back; or, where everybody at the table is oneself or a bot, all from line `to` on."""

    seat: SeatNumber
    line: LineNumber
    to: LineNumber | None = None


class Preview(Ask, tag="preview"):
    """What each code would change."""

    line: LineNumber
    codes: Codes


class Foresee(Ask, tag="foresee"):
    """What a choice would do, and whether it could still be taken back."""

    line: LineNumber
    code: Code


class Why(Ask, tag="why"):
    """Why each code may not be chosen."""

    line: LineNumber
    codes: Codes


class Hint(Ask, tag="hint"):
    """What a strong player would do."""

    line: LineNumber


class Ping(Ask, tag="ping"):
    """Is anybody there?"""


Asked = Look | Play | Undo | Preview | Foresee | Why | Hint | Ping


# What the server tells.


class Words(Struct):
    """Something to say: a key of the catalogues and what goes into it."""

    key: str
    args: dict[str, Any]


class SeatCard(Struct):
    """Who sits there."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None = None
    here: bool = False


class DecisionCard(Struct):
    """What is to be decided; the codes only for whoever decides."""

    seat: int
    kind: str
    can_undo: bool
    can_rewind: bool = False
    codes: list[str] | None = None


class ScoredCard(Struct):
    """Points, their rule, and why."""

    seat: int
    points: int
    rule: str
    why: Words


class OutcomeCard(Struct):
    """How the game stands."""

    points: list[int]
    now: list[ScoredCard]
    winners: list[int]


class NewsCard(Struct):
    """One line of the record, as far as the viewer may know it."""

    line: int
    seat: int
    code: str | None
    undo: int | None
    words: list[Words]
    points: list[int] | None
    place: int | UnsetType = UNSET


class Tell(Struct, tag_field="type"):
    """Any message of the server."""


class TableTold(Tell, tag="table"):
    """The whole table from one seat."""

    table: str
    game: str
    options: dict[str, str]
    line: int
    you: list[int]
    viewer: int | None
    seats: list[SeatCard]
    view: Any
    decision: DecisionCard | None
    outcome: OutcomeCard
    news: list[NewsCard]
    state: str
    rematch: str | None


class SeatsTold(Tell, tag="seats"):
    """Who sits where, who is here."""

    seats: list[SeatCard]
    you: list[int]
    rematch: str | None


class PreviewCard(Struct):
    """What a code would change before anything is drawn: for each seat the points as a scoring now would give
    before and after (null: something is drawn), the length of the seat's wall, where the game has walls, and what else
    would change for whoever chooses, where the game tells it."""

    points: list[list[int]] | None
    wall: int | None
    changes: dict[str, int] = {}


class PreviewsTold(Tell, tag="previews"):
    line: int
    previews: dict[str, PreviewCard]


class ForeseenTold(Tell, tag="foreseen"):
    """The choice in words and in numbers; `final`: once made it cannot be taken back."""

    line: int
    code: str
    final: bool
    words: list[Words]
    preview: PreviewCard | None


class ReasonsTold(Tell, tag="reasons"):
    line: int
    reasons: dict[str, str | None]


class HintTold(Tell, tag="hint"):
    line: int
    code: str
    reason: Words


class Refused(Tell, tag="refused"):
    """Nothing has changed."""

    error: str
    message: str
    rule: str | UnsetType = UNSET


class Pong(Tell, tag="pong"):
    """Yes."""


# HTTP.


class Me(Struct):
    """Who one is here; and where others find this server, if its host has said so."""

    name: str
    language: str
    address: str


class NewMe(Struct, forbid_unknown_fields=True):
    name: Name
    language: str = "en"


class ChoiceCard(Struct):
    """An option, and what it belongs to: another option with a value, some numbers of players (none: any).

    `names`: what the host calls some of its values.
    """

    name: str
    values: list[str]
    needs: tuple[str, str] | None
    seats: list[int]
    names: dict[str, str] = {}


class GameCard(Struct):
    """A game on the shelf."""

    name: str
    fewest: int
    most: int
    choices: list[ChoiceCard]
    levels: list[str]


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    pace: Literal["live", "turns"] = "live"
    open: bool = False


class InvitationCard(Struct):
    seat: int
    code: str


class SecretCard(Struct):
    seat: int
    secret: str


class TableCard(Struct):
    """A table seen from the lobby."""

    id: str
    game: str
    options: dict[str, str]
    pace: str
    open: bool
    state: Literal["running", "over", "record"]
    seats: list[SeatCard]
    you: list[int]
    turn: int | None
    line: int
    created: float
    updated: float
    rematch: str | None
    invitations: list[InvitationCard]
    secrets: list[SecretCard]


class Lobby(Struct):
    """My tables, the ones with an open seat, the ones to watch."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]


class Invitation(Struct, forbid_unknown_fields=True):
    code: Secret


class InvitationSeen(Struct):
    """What an invitation is to: the seat, who invites (empty: somebody without a name), the table."""

    seat: int
    host: str
    table: TableCard


class Invited(Struct, forbid_unknown_fields=True):
    code: Secret
    name: Name = ""


class TakenOver(Struct, forbid_unknown_fields=True):
    secret: Secret


class ErrorCard(Struct):
    error: str
    message: str
    rule: str | UnsetType = UNSET


class Health(Struct):
    ok: bool
    version: str
    compiled: bool
