"""New tables: set up, imported from a record, or a rematch."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from comares.bots.registry import LEVELS
from comares.games import Registry
from comares.i18n import translate
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord, BadSetup, ComaresError
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.table import Table
from comares.server.bots.request import is_level
from comares.server.errors import Refusal, refusal_of
from comares.server.messages import NewSeat, NewTable
from comares.server.play.ids import new_id, new_secret
from comares.server.play.storage import (
    OVER,
    RECORD,
    RUNNING,
    Player,
    Seat,
    StoredLine,
    TableRow,
    TableState,
    stored_line,
)

MAX_RECORD_LINES = 5000


class StoredTable(NamedTuple):
    """A table and its lines, ready to be stored."""

    row: TableRow
    lines: list[StoredLine]


def new_table(request: NewTable, player: Player, registry: Registry) -> StoredTable:
    """A table as requested, with its game dealt."""
    if request.game not in registry:
        raise Refusal("setup", what=f"no game {request.game!r} here; there is {', '.join(registry)}")
    seats = [_seat(seat, number, player) for number, seat in enumerate(request.seats)]
    return new_game(registry, request.game, request.settings, seats, request.pace, request.open, player.id)


def new_game(
    registry: Registry, game: str, settings: dict[str, str], seats: list[Seat], pace: str, is_open: bool, host: str
) -> StoredTable:
    """A table with a new game. Its seed comes from the operating system and is forgotten after the deal."""
    try:
        table = Table(registry[game], len(seats), settings, SeededChance(secrets.randbits(64)))
    except BadSetup as error:
        raise refusal_of(error) from error
    return to_stored(table, seats, RUNNING, pace, is_open, host)


def rematch_of(row: TableRow, host: str, registry: Registry) -> StoredTable:
    """The same players again, each one seat further."""
    if row.state != OVER:
        raise Refusal("not-over")
    seats = [Seat(seat.kind, seat.name, seat.level, seat.player, new_secret()) for seat in row.seats]
    return new_game(registry, row.game, row.settings, seats[-1:] + seats[:-1], row.pace, row.open, host)


def import_record(text: str, host: str, registry: Registry) -> StoredTable:
    """A table to look at, from the text of a record."""
    try:
        record = read(text, registry)
        if len(record.lines) > MAX_RECORD_LINES:
            raise BadRecord(MAX_RECORD_LINES, f"no game has more than {MAX_RECORD_LINES} lines")
        table = replay(record, SeededChance(0)).table
    except ComaresError as error:
        raise refusal_of(error) from error
    seats = [Seat("person", "", secret=new_secret()) for _ in range(record.seats)]  # the client names them
    return to_stored(table, seats, RECORD, "turns", False, host)


def to_stored(table: Table, seats: list[Seat], state: TableState, pace: str, is_open: bool, host: str) -> StoredTable:
    """The table as it is stored."""
    now = time.time()
    lines = [stored_line(line, table.rules.piles) for line in table.record.lines]
    turn = None if table.state.over or state == RECORD else int(table.state.seat)
    row = TableRow(
        id=new_id(),
        game=table.game.name,
        version=table.game.version,
        settings=table.record.settings,
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
    return StoredTable(row, lines)


def _seat(request: NewSeat, number: int, player: Player) -> Seat:
    name = request.name.strip()
    if request.kind == "bot":
        if not is_level(request.level):
            raise Refusal("setup", what=f"there is no bot {request.level!r}; there is {', '.join(LEVELS)}")
        return Seat("bot", name or request.level.capitalize(), request.level, secret=new_secret())
    if request.kind == "open":
        return Seat("open", "", secret=new_secret())
    own = player.name if request.kind == "me" else ""
    unnamed = translate("seat", {"number": number + 1}, player.language)
    return Seat("person", name or own or unnamed, player=player.id, secret=new_secret())
