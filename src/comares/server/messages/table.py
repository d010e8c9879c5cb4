"""Server to client, over the socket of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from comares.kernel.view import View
from comares.server.messages.words import Sentence, Words


class SeatInfo(Struct):
    """Who sits at a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None = None  # of a bot, or of the bot that stands in for the person
    here: bool = False  # whether the person is connected
    stand_in: Literal["", "turn", "away"] = ""  # a bot plays for the person: this turn, or until the person is back
    seen: float | None = None  # when a person who is not here was last; null: never, or here
    resigned: bool = False


class ClockInfo(Struct):
    """The clocks of a table, as they are when this is sent."""

    kind: Literal["move", "bank"]  # so much time for each turn, or in all
    seconds: float
    increment: float  # seconds that a bank gains after each turn
    left: list[float | None]  # seconds that the person at each seat has; null: not a person
    ticking: int | None  # the seat whose time passes
    stands: bool = False  # no time passes just now: the server has just started, or stores nothing


class DecisionMessage(Struct):
    """The decision to make."""

    seat: int
    kind: str
    can_undo: bool
    can_rewind: bool = False
    can_hint: bool = True  # not where every choice counts
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
    places: list[int] = []  # of each seat, from 1 on, equal ones shared; empty until the game is over


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


class LessonAt(Struct):
    """How far the lesson of a table is."""

    id: str  # such as alhambra/money
    done: int  # tasks
    over: bool  # all of them


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
    edition: str  # whose components and cards the client asks for; empty: those of the game
    read_only: Words | None = None  # why nobody can play on, if the game is not over
    stages: list[View] = []  # the view after each stage of the last line; empty: it has only one
    outlook: dict[str, int] = {}  # what the end of the round would bring the viewer, as things stand, by name
    lesson: LessonAt | None = None  # that the table is for
    coached: list[int] = []  # the seats that had a coach
    round: int = 1  # the number of this game in its series
    rounds: int = 1  # of the series; 1: no series was agreed
    clock: ClockInfo | None = None
    rated: bool = False  # the result changes ratings: no hints, no coach, no going back


class LinesMessage(ServerMessage, tag="lines"):
    """The answer to `GetLines`."""

    news: list[NewsLine]


class SeatsMessage(ServerMessage, tag="seats"):
    """Who sits where and who is connected."""

    seats: list[SeatInfo]
    you: list[int]
    rematch: str | None
    clock: ClockInfo | None = None


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
