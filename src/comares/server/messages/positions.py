"""HTTP: positions."""

from __future__ import annotations

from msgspec import Struct

from comares.server.messages.fields import PositionText


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
