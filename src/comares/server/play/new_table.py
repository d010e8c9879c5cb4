"""New tables: set up, or a rematch."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import NamedTuple

from comares.bots.knowledge import LEVELS
from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.table import Table
from comares.server.bots.request import is_level
from comares.server.errors import Refusal, refusal_of
from comares.server.games.hosted import HostedGames
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.names import clean_name
from comares.server.play.counted_games import MIN_PEOPLE
from comares.server.play.ids import new_id, new_secret
from comares.server.play.positions import reopened, stored_position, table_from
from comares.server.play.series import next_round
from comares.server.play.storage import (
    OVER,
    RECORD,
    RUNNING,
    Clock,
    Player,
    Seat,
    StoredLine,
    TableRow,
    TableState,
    stored_line,
)
from comares.server.play.stored_settings import with_all_settings


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
    seats = [new_seat(seat, player) for seat in request.seats]
    made = new_game(registry, request.game, request.settings, seats, request.pace, request.open, player.id)
    return _as_requested(made, request)


def _from_position(request: NewTable, text: str, player: Player, games: HostedGames) -> StoredTable:
    if request.game or request.settings:
        raise Refusal("setup", what="a position names its game and settings itself: leave out game and settings")
    table = table_from(text, games, request.allow_unreachable)
    if len(request.seats) != table.record.seats:
        count = (
            f"the position is for {table.record.seats} players, so seats must name as many, not {len(request.seats)}"
        )
        raise Refusal("setup", what=count)
    seats = [new_seat(seat, player) for seat in request.seats]
    return _as_requested(to_stored(table, seats, RUNNING, request.pace, request.open, player.id), request)


def _as_requested(made: StoredTable, request: NewTable) -> StoredTable:
    """The table with what is agreed beside the game."""
    made.row.rounds, made.row.talk = request.rounds, request.talk
    made.row.rated, made.row.club = request.rated, request.club or None
    if request.clock is not None:
        if request.clock.kind == "move" and request.clock.increment:
            raise Refusal("setup", what="a clock for each turn has no increment; leave it out, or use a bank")
        made.row.clock = Clock(request.clock.kind, request.clock.seconds, request.clock.increment)
    if request.rated and (wrong := why_not_rated(made.row)):
        raise Refusal("setup", what=wrong)
    return made


def why_not_rated(row: TableRow) -> str:
    """What keeps a table from being rated; empty: nothing. docs/ratings.md says why."""
    if row.position is not None:
        return "a rated game is dealt: leave out the position"
    if row.clock is None:
        return "a rated table has a clock, so that nobody escapes a result by staying away"
    people = [seat for seat in row.seats if seat.kind != "bot"]
    held = [seat for seat in people if seat.player]
    if len(people) < MIN_PEOPLE or len(held) > 1:
        return "a rated table has at least two people, each with a device of their own: leave seats open for the others"
    return ""


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
    made = _dealt_again(row, host, registry)
    made.row.series, made.row.round = next_round(row)
    made.row.rounds, made.row.clock, made.row.talk = row.rounds, row.clock, row.talk
    made.row.rated, made.row.club = row.rated, row.club
    if row.rated:  # nobody is rated without wanting it: the others take their seats themselves
        made.row.seats = [
            Seat("open", "", secret=new_secret()) if seat.kind == "person" and seat.player != host else seat
            for seat in made.row.seats
        ]
    return made


def seat_kept_for(player: str, old: TableRow, new: TableRow) -> Seat | None:
    """The free seat of a rematch that the player has not taken yet, with the name of the game before."""
    if player in [seat.player for seat in new.seats] or new.begun or len(new.seats) != len(old.seats):
        return None
    for number, seat in enumerate(old.seats):
        kept = new.seats[(number + 1) % len(new.seats)]
        if seat.player == player and kept.kind == "open":
            return replace(kept, name=seat.name)
    return None


def _dealt_again(row: TableRow, host: str, registry: Registry) -> StoredTable:
    seats = [
        Seat(
            seat.kind, seat.name, seat.level if seat.kind == "bot" else None, seat.player, new_secret(), seen=seat.seen
        )
        for seat in row.seats
    ]
    seats = seats[-1:] + seats[:-1]
    if row.position is None:
        settings = registry[row.game].offered(with_all_settings(row, registry).settings)
        return new_game(registry, row.game, settings, seats, row.pace, row.open, host)
    row = with_all_settings(row, registry)
    return to_stored(reopened(row, registry), seats, RUNNING, row.pace, row.open, host)


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
        bot_turn=turn is not None and seats[turn].is_bots,
        host=host,
        rematch=None,
        created=now,
        updated=now,
        seats=seats,
        position=stored_position(table.record.position),
    )
    return StoredTable(row, lines)


def new_seat(request: NewSeat, player: Player) -> Seat:
    """The seat as requested. An unnamed person gets the name of the player, if there is one: each reader's client has
    words of its own for a seat without a name."""
    name = clean_name(request.name)
    if request.kind == "bot":
        if not is_level(request.level):
            raise Refusal("setup", what=f"there is no bot {request.level!r}; there is {', '.join(LEVELS)}")
        return Seat("bot", name or request.level.capitalize(), request.level, secret=new_secret())
    if request.kind == "open":
        return Seat("open", "", secret=new_secret())
    own = player.name if request.kind == "me" else ""
    return Seat("person", name or own, player=player.id, secret=new_secret(), seen=time.time())
