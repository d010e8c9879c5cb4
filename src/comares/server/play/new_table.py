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
from comares.kernel.position_state import NO_STATE
from comares.kernel.record import Record, read
from comares.kernel.replay import replay
from comares.kernel.table import Table
from comares.server.bots.request import is_level
from comares.server.errors import Refusal, refusal_of
from comares.server.games.hosted import HostedGames
from comares.server.messages import NewSeat, NewTable
from comares.server.play.ids import new_id, new_secret
from comares.server.play.positions import check_reachable, reopened, stored_position, table_from
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


def new_table(request: NewTable, player: Player, games: HostedGames) -> StoredTable:
    """A table as requested, with its game dealt or its position set up."""
    if request.position is not None:
        return _from_position(request, request.position, player, games)
    registry = games.registry
    if request.game not in registry:
        raise Refusal("setup", what=f"no game {request.game!r} here; there is {', '.join(registry)}")
    seats = [new_seat(seat, number, player) for number, seat in enumerate(request.seats)]
    return new_game(registry, request.game, request.settings, seats, request.pace, request.open, player.id)


def _from_position(request: NewTable, text: str, player: Player, games: HostedGames) -> StoredTable:
    if request.game or request.settings:
        raise Refusal("setup", what="a position names its game and settings itself: leave out game and settings")
    table = table_from(text, games, request.allow_unreachable)
    if len(request.seats) != table.record.seats:
        count = (
            f"the position is for {table.record.seats} players, so seats must name as many, not {len(request.seats)}"
        )
        raise Refusal("setup", what=count)
    seats = [new_seat(seat, number, player) for number, seat in enumerate(request.seats)]
    return to_stored(table, seats, RUNNING, request.pace, request.open, player.id)


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
    """The same players again, each one seat further: a new game, or the same position with its unknowns drawn anew."""
    if row.state != OVER:
        raise Refusal("not-over")
    seats = [Seat(seat.kind, seat.name, seat.level, seat.player, new_secret()) for seat in row.seats]
    seats = seats[-1:] + seats[:-1]
    if row.position is None:
        return new_game(registry, row.game, row.settings, seats, row.pace, row.open, host)
    return to_stored(reopened(row, registry), seats, RUNNING, row.pace, row.open, host)


def import_record(text: str, host: str, games: HostedGames) -> StoredTable:
    """A table to look at, from the text of a record."""
    try:
        record = read(text, games.registry)
        if len(record.lines) > MAX_RECORD_LINES:
            raise BadRecord(MAX_RECORD_LINES, f"no game has more than {MAX_RECORD_LINES} lines")
        table = _replayed(record, games)
    except ComaresError as error:
        raise refusal_of(error) from error
    seats = [Seat("person", "", secret=new_secret()) for _ in range(record.seats)]  # the client names them
    return to_stored(table, seats, RECORD, "turns", False, host)


def _replayed(record: Record, games: HostedGames) -> Table:
    if record.position is not None and not games.any_position:
        check_reachable(record)
    try:
        return replay(record, SeededChance(0)).table
    except NO_STATE as error:
        if record.position is None:
            raise
        raise BadRecord(record.lines[-1].source_line, f"the rules cannot go on from its position: {error!r}") from error


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
        position=stored_position(table.record.position),
    )
    return StoredTable(row, lines)


def new_seat(request: NewSeat, number: int, player: Player) -> Seat:
    """The seat as requested; an unnamed person gets the name of the player, or of the seat."""
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
