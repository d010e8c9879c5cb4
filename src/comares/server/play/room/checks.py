"""The checks of a move, before the rules have their say. Each raises a Refusal; nothing has changed then."""

from __future__ import annotations

from comares.kernel.record import Line
from comares.server.errors import Refusal
from comares.server.messages.client import Play, Undo
from comares.server.play.clocks import out_of_time
from comares.server.play.storage import CLOSED, RUNNING, TableRow
from comares.server.settings import TableSettings


def must_be_running(row: TableRow, read_only: Refusal | None) -> None:
    """Finished games, imported records, closed tables and damaged games cannot be played on."""
    if row.state == CLOSED:
        raise Refusal("closed")
    if row.state != RUNNING:
        raise Refusal("over")
    if read_only:
        raise read_only


def must_hold(row: TableRow, player: str, seat: int) -> None:
    """Only the holder of a seat plays it."""
    if seat not in seats_of(row, player):
        raise Refusal("not-your-seat", seat=seat + 1)


def must_play_oneself(row: TableRow, seat: int) -> None:
    """A player who has resigned, or lets a bot play, does not play."""
    if row.seats[seat].resigned:
        raise Refusal("resigned")
    if row.seats[seat].stand_in:
        raise Refusal("stand-in")


def must_have_time(row: TableRow, now: float) -> None:
    """A player who is out of time does not play this turn."""
    if out_of_time(row, now):
        raise Refusal("out-of-time")


def must_have_seen(line: int, last: int) -> None:
    """A choice is valid only for a client that has seen the last line."""
    if line != last:
        raise Refusal("late", line=last)


def must_be_allowed_to_rewind(row: TableRow, player: str, asked: Play | Undo, counts: bool) -> None:
    """A game is rewound only where all other seats are bots, and never where its result counts."""
    if isinstance(asked, Play) or asked.to is None:
        return
    must_not_count(row, counts)
    if not is_alone(row, seats_of(row, player)):
        raise Refusal("not-alone")


def must_not_count(row: TableRow, counts: bool) -> None:
    """Where the result counts, nobody gets help."""
    if counts:
        raise Refusal("rated" if row.rated else "counts")


def must_have_lines_left(last: int, asked: Play | Undo, limits: TableSettings) -> None:
    """A table has a limit of lines that no game reaches. Nothing is undone in the last part of them, so that a game in
    which much was undone can still be played to its end."""
    limit = limits.max_lines if isinstance(asked, Play) else limits.max_undo_line
    if last + 1 >= limit:
        raise Refusal("full" if isinstance(asked, Play) else "undone-enough", lines=limit)


def is_repeated(lines: list[Line], asked: Play | Undo) -> bool:
    """Whether exactly this was accepted already: the answer got lost, and the client sends it again."""
    if not 0 <= asked.line < len(lines) - 1:
        return False
    follower = lines[asked.line + 1]
    if follower.seat != asked.seat:
        return False
    if isinstance(asked, Play):
        return follower.code == asked.code
    return follower.undoes_from is not None and asked.to in (None, follower.undoes_from)


def seats_of(row: TableRow, player: str) -> list[int]:
    """The seats that the player holds."""
    return [number for number, seat in enumerate(row.seats) if seat.player == player]


def is_alone(row: TableRow, you: list[int]) -> bool:
    """Whether every seat is one of these or a bot's."""
    return all(seat.kind == "bot" or number in you for number, seat in enumerate(row.seats))
