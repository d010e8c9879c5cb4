"""New tables: set up, brought from a record, played again."""

from __future__ import annotations

import secrets
import time

from comares.bots.registry import LEVELS
from comares.games import GAMES
from comares.i18n import say
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord, BadSetup, ComaresError
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.table import Table
from comares.server.bots.pool import is_level
from comares.server.errors import Refusal, refusal_of
from comares.server.messages import NewSeat, NewTable
from comares.server.store.schema import OVER, RECORD, RUNNING
from comares.server.store.storage import Player, Seat, Stored, TableState, new_id, new_secret, stored_line

LONGEST_RECORD = 5000  # lines
New = tuple[Stored, list[list[object]]]  # a table and its lines, as they are stored


def new_table(asked: NewTable, player: Player) -> New:
    """A table set up as asked, and dealt."""
    if asked.game not in GAMES:
        raise Refusal("setup", what=f"no game {asked.game!r} here; there is {', '.join(GAMES)}")
    seats = [_seat(seat, number, player) for number, seat in enumerate(asked.seats)]
    return dealt(asked.game, asked.options, seats, asked.pace, asked.open, player.id)


def dealt(game: str, options: dict[str, str], seats: list[Seat], pace: str, is_open: bool, host: str) -> New:
    """A new game with these people. Its chance is the system's own, and forgotten once it has dealt."""
    try:
        table = Table(GAMES[game], len(seats), options, SeededChance(secrets.randbits(64)))
    except BadSetup as error:
        raise refusal_of(error) from error
    return _stored(table, seats, RUNNING, pace, is_open, host)


def rematch_of(stored: Stored, host: str) -> New:
    """The same people once more, each one seat further round."""
    if stored.state != OVER:
        raise Refusal("not-over")
    seats = [Seat(seat.kind, seat.name, seat.level, seat.player, new_secret()) for seat in stored.seats]
    return dealt(stored.game, stored.options, seats[-1:] + seats[:-1], stored.pace, stored.open, host)


def brought(text: str, host: str) -> New:
    """A table that nobody plays, from a record."""
    try:
        record = read(text, GAMES)
        if len(record.lines) > LONGEST_RECORD:
            raise BadRecord(LONGEST_RECORD, f"no game has more than {LONGEST_RECORD} lines")
        table = replay(record, SeededChance(0)).table
    except ComaresError as error:
        raise refusal_of(error) from error
    seats = [Seat("person", "", secret=new_secret()) for _ in range(record.seats)]  # every reader names them
    return _stored(table, seats, RECORD, "turns", False, host)


def _seat(asked: NewSeat, number: int, player: Player) -> Seat:
    name = asked.name.strip()
    if asked.kind == "bot":
        if not is_level(asked.level):
            raise Refusal("setup", what=f"there is no bot {asked.level!r}; there is {', '.join(LEVELS)}")
        return Seat("bot", name or asked.level.capitalize(), asked.level, secret=new_secret())
    if asked.kind == "open":
        return Seat("open", "", secret=new_secret())
    own = player.name if asked.kind == "me" else ""
    unnamed = say("seat", {"number": number + 1}, player.language)
    return Seat("person", name or own or unnamed, player=player.id, secret=new_secret())


def _stored(table: Table, seats: list[Seat], state: TableState, pace: str, is_open: bool, host: str) -> New:
    now = time.time()
    lines = [stored_line(line, table.rules.piles) for line in table.record.lines]
    turn = None if table.state.over or state == RECORD else int(table.state.seat)
    stored = Stored(
        id=new_id(),
        game=table.game.name,
        version=table.game.version,
        options=table.record.settings,
        pace=pace,
        open=is_open,
        state=state,
        line=len(lines) - 1,
        turn=turn,
        bot_turn=turn is not None and seats[turn].kind == "bot",
        host=host,
        rematch=None,
        created=now,
        updated=now,
        seats=seats,
    )
    return stored, lines
