"""Leaving and staying. Each function is the table after a change of its seats; a Refusal if it may not be made.

No line is added: a record holds choices, and the bot that plays on makes them. docs/rulings.md says what resigning
means for the result.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from comares.bots.knowledge import LEVELS
from comares.server.bots.request import is_level
from comares.server.errors import Refusal
from comares.server.play.ids import new_secret
from comares.server.play.result import result_of_leaving
from comares.server.play.storage import CLOSED, RUNNING, Seat, StandIn, TableRow

STAND_IN_LEVEL = "geometer"  # of a bot that plays for a person, unless another is asked for
RATED_STAND_IN = "gardener"  # where the game is rated: nobody gains by letting a bot play


def stand_in_level(row: TableRow) -> str:
    """The level of a bot that plays for a person at this table."""
    return RATED_STAND_IN if row.rated else STAND_IN_LEVEL


def resign(row: TableRow, player: str, now: float) -> TableRow:
    """The player gives up for good: bots play on for all the player's seats, and these come last."""
    own = _own_seats(row, player)
    must_run(row)
    if not row.begun:
        raise Refusal("not-begun")
    if all(row.seats[number].resigned for number in own):
        raise Refusal("resigned")
    level = stand_in_level(row)
    for number in own:
        seat = row.seats[number]
        if not seat.resigned:
            row = _with_seat(row, number, replace(seat, resigned=now, stand_in="away", level=level))
    return _without_player(row, player)


def leave(row: TableRow, player: str) -> TableRow:
    """Before the first choice, the player leaves: the seats are open again. A host who leaves is the host no more."""
    own = _own_seats(row, player)
    must_run(row)
    if row.begun:
        raise Refusal("begun")
    for number in own:
        row = _with_seat(row, number, Seat("open", "", secret=new_secret()))
    return _without_player(row, player)


def free_seat(row: TableRow, player: str, number: int, here: Collection[str], now: float, away: float) -> TableRow:
    """The host makes the seat of somebody who is away an open one. In a rated game nobody is relieved of a seat."""
    if row.rated and row.begun:
        raise Refusal("rated")
    _must_dispose(row, player, number, here, now, away)
    return _with_seat(row, number, Seat("open", "", secret=new_secret()))


def give_to_bot(
    row: TableRow, player: str, number: int, level: str, here: Collection[str], now: float, away: float
) -> TableRow:
    """A bot plays for the person until the person is back: because the person asks for it, or the host does and the
    person is away. An open seat becomes a bot's for good. In a rated game nobody asks for it, and the bot is weak."""
    seat = _seat(row, number)
    if row.rated and seat.kind == "person":
        level = RATED_STAND_IN
    level = level or STAND_IN_LEVEL
    if not is_level(level):
        raise Refusal("setup", what=f"there is no bot {level!r}; there is {', '.join(LEVELS)}")
    if row.rated and seat.player == player:
        raise Refusal("rated")
    if seat.player != player:
        _must_dispose(row, player, number, here, now, away)
    else:
        must_run(row)
    if seat.kind == "open":
        return _with_seat(row, number, Seat("bot", level.capitalize(), level, secret=new_secret()))
    return stand_in(row, number, "away", level)


def take_back(row: TableRow, player: str, number: int) -> TableRow:
    """The person is back: the bot stands in no longer."""
    must_run(row)
    seat = _seat(row, number)
    if seat.player != player:
        raise Refusal("not-your-seat", seat=number + 1)
    if seat.resigned:
        raise Refusal("resigned")
    return stand_in(row, number, "", None)


def stand_in(row: TableRow, number: int, how: StandIn, level: str | None) -> TableRow:
    """A bot stands in for the person, or does so no longer."""
    return _with_seat(row, number, replace(row.seats[number], stand_in=how, level=level))


def must_run(row: TableRow) -> None:
    """Only at a running table does anybody leave or come back."""
    if row.state != RUNNING:
        raise Refusal("closed" if row.state == CLOSED else "over")


def _must_dispose(row: TableRow, player: str, number: int, here: Collection[str], now: float, away: float) -> None:
    """The host disposes of an open seat; and of a person's before the first choice, or once the person is away."""
    must_run(row)
    seat = _seat(row, number)
    if row.host != player:
        raise Refusal("not-host")
    if seat.kind == "bot":
        raise Refusal("not-a-person", seat=number + 1)
    if seat.kind == "person" and row.begun and (seat.player in here or now - seat.seen < away):
        raise Refusal("not-away", seat=number + 1, seconds=round(away))


def _seat(row: TableRow, number: int) -> Seat:
    if number >= len(row.seats):
        raise Refusal("not-your-seat", seat=number + 1)
    return row.seats[number]


def _own_seats(row: TableRow, player: str) -> list[int]:
    own = [number for number, seat in enumerate(row.seats) if seat.player == player]
    if not own:
        raise Refusal("not-your-seat", seat=0)
    return own


def _with_seat(row: TableRow, number: int, seat: Seat) -> TableRow:
    seats = [*row.seats[:number], seat, *row.seats[number + 1 :]]
    bot_turn = row.turn is not None and seats[row.turn].is_bots
    return replace(row, seats=seats, bot_turn=bot_turn)


def _without_player(row: TableRow, player: str) -> TableRow:
    """The table after the player has left: another person is the host; a table with nobody left is closed."""
    staying = [seat.player for seat in row.seats if seat.kind == "person" and not seat.resigned]
    if row.host == player:
        row = replace(row, host=next(iter(staying), None))
    if staying or row.host is not None:
        return row
    return replace(row, state=CLOSED, result=result_of_leaving(row.seats) if row.begun else None)
