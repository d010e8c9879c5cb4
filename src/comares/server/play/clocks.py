"""The clocks of a table: who has how much time. Each function is the table after something; times are those of the
`GameClock`, which passes only while players can play."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comares.server.play.leaving import stand_in_level
from comares.server.play.storage import RUNNING, Clock, Seat, StandIn, TableRow

LEAST: Final = 15.0  # seconds that every turn has, so that a player who is back can always play
PATIENCE: Final = 3  # lost turns in a row after which a bot plays on until the person is back


def ticking_seat(row: TableRow) -> int | None:
    """The seat whose time passes: that of the person who decides, once all seats are taken."""
    if row.clock is None or row.state != RUNNING or row.turn is None or any(seat.kind == "open" for seat in row.seats):
        return None
    seat = row.seats[row.turn]
    return row.turn if seat.kind == "person" and not seat.is_bots else None


def wound(row: TableRow, now: float) -> TableRow:
    """The table after its seats have changed: the clock of the deciding seat goes on, or stands still."""
    if row.clock is None:
        return row
    if ticking_seat(row) is None:
        return row if row.deadline is None or row.turn is None else replace(_stopped(row, now), deadline=None)
    if row.deadline is not None or row.turn is None:
        return row
    return replace(row, deadline=now + _allowed(row.clock, row.seats[row.turn]))


def after_line(row: TableRow, turn: int | None, now: float) -> TableRow:
    """The table after a line by its deciding seat; `turn`: who decides then. `row` still has the turn before it."""
    clock, before = row.clock, row.turn
    if clock is None or before is None or turn == before:
        return replace(row, turn=turn)
    seat = _stopped(row, now).seats[before]
    left = clock.seconds if clock.kind == "move" else _left(clock, seat) + clock.increment
    lost = seat.lost_turns if seat.stand_in else 0
    row = _with(row, before, replace(seat, time_left=left, lost_turns=lost))
    return wound(replace(row, turn=turn, deadline=None), now)


def turn_ended(row: TableRow) -> TableRow:
    """The table where a bot that stood in for a turn that is over does so no longer."""
    seats = [
        replace(seat, stand_in="", level=None) if seat.stand_in == "turn" and number != row.turn else seat
        for number, seat in enumerate(row.seats)
    ]
    return replace(row, seats=seats)


def out_of_time(row: TableRow, now: float) -> bool:
    """Whether the deciding seat is out of time."""
    return row.deadline is not None and now >= row.deadline and ticking_seat(row) is not None


def turn_lost(row: TableRow) -> TableRow:
    """The table after its deciding seat ran out of time: a bot plays this turn, and after some turns in a row it plays
    until the person is back."""
    assert row.turn is not None
    seat = row.seats[row.turn]
    lost = seat.lost_turns + 1
    how: StandIn = "away" if lost >= PATIENCE else "turn"
    gone = replace(seat, stand_in=how, level=stand_in_level(row), time_left=0.0, lost_turns=lost)
    return replace(_with(row, row.turn, gone), deadline=None, bot_turn=True)


def times_left(row: TableRow, now: float) -> list[float | None]:
    """The time that each person has left; None for the others."""
    if row.clock is None:
        return []
    left = [None if seat.kind != "person" else _left(row.clock, seat) for seat in row.seats]
    if row.deadline is not None and row.turn is not None:
        left[row.turn] = max(0.0, row.deadline - now)
    return left


def _stopped(row: TableRow, now: float) -> TableRow:
    """The time of the deciding seat is what is left until the deadline."""
    if row.deadline is None or row.turn is None:
        return row
    return _with(row, row.turn, replace(row.seats[row.turn], time_left=max(0.0, row.deadline - now)))


def _left(clock: Clock, seat: Seat) -> float:
    return clock.seconds if seat.time_left is None else seat.time_left


def _allowed(clock: Clock, seat: Seat) -> float:
    return max(LEAST, _left(clock, seat))


def _with(row: TableRow, number: int, seat: Seat) -> TableRow:
    return replace(row, seats=[*row.seats[:number], seat, *row.seats[number + 1 :]])
