"""Queries and updates, each on a connection inside a transaction. An update that is made again changes nothing."""

from __future__ import annotations

import logging
import math
import secrets
import time
from typing import Any, Final

from msgspec import ValidationError, convert, to_builtins
from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, true, update

from comares.server.play.cluster import CHANGED
from comares.server.play.counted_games import counts
from comares.server.play.notices import events_of_line, events_of_seats
from comares.server.play.storage import (
    MAX_PLAYING,
    OVER,
    RUNNING,
    STATES,
    BadRow,
    Conflict,
    Expired,
    LessonProgress,
    Made,
    Page,
    Player,
    Progress,
    Seat,
    SeatKey,
    SeatKind,
    StoredComponents,
    StoredLine,
    TableRow,
)
from comares.server.store.insert_once import insert_all_once, insert_once
from comares.server.store.notice_queries import add_events, forget_table
from comares.server.store.people_schema import INVITED
from comares.server.store.pg_notify import notify_others
from comares.server.store.schema import (
    COMPONENTS,
    HIDDEN,
    LEARNED,
    LINES,
    NOTEPADS,
    PLAYERS,
    REPORTS,
    REVIEWS,
    SEATS,
    SECRETS,
    TABLES,
    TALK,
)

log = logging.getLogger(__name__)

convert([], list[TableRow])  # msgspec learns a type at its first use; in two threads at once that ends the process

# Players.


def find_player(connection: Connection, player: str) -> Player | None:
    """The player, if a name or language was saved."""
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player)).one_or_none()
    return Player(row.id, row.name, row.language, row.generation, row.account) if row else None


def names_of(connection: Connection, players: list[str]) -> dict[str, str]:
    """The names of those players who have saved one."""
    rows = connection.execute(select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(players)))
    return {row.id: row.name for row in rows}


def save_player(connection: Connection, player: Player) -> None:
    """Save a player's name and language."""
    values = {"name": player.name, "language": player.language, "updated": time.time()}
    if not connection.execute(update(PLAYERS).where(PLAYERS.c.id == player.id).values(values)).rowcount:
        insert_once(connection, PLAYERS, {**values, "id": player.id, "generation": 0})


def sign_out(connection: Connection, player: Player) -> int:
    """Begin a new generation of the player's cookies; its number."""
    of_player = PLAYERS.c.id == player.id
    if find_player(connection, player.id) is None:
        save_player(connection, player)
    connection.execute(update(PLAYERS).where(of_player).values(generation=PLAYERS.c.generation + 1))
    return int(connection.execute(select(PLAYERS.c.generation).where(of_player)).scalar_one())


def shared_secret(connection: Connection, name: str) -> str:
    """A secret of the server, the same in every process that shares the database; made on first use."""
    insert_once(connection, SECRETS, {"name": name, "value": secrets.token_urlsafe(32)})
    return str(connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one())


def check_readable(connection: Connection) -> None:
    """A read; it fails if the database cannot be read."""
    connection.execute(select(SECRETS.c.name).limit(1)).all()


def check_writable(connection: Connection) -> None:
    """A write that changes nothing; it fails if the database cannot be written to."""
    connection.execute(update(SECRETS).values(value=SECRETS.c.value))


# Tables.


def add_table(
    connection: Connection, table: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
) -> None:
    """Insert a new table with its lines so far and its components, if it is not there yet."""
    values = {name: value for name, value in vars(table).items() if name not in ("seats", "settings")}
    values |= {"options": table.settings, "result": to_builtins(table.result), "clock": to_builtins(table.clock)}
    values["to_count"] = counts(table)
    if not insert_once(connection, TABLES, values):
        return
    rows = [{"table": table.id, "seat": number, **vars(seat)} for number, seat in enumerate(table.seats)]
    connection.execute(insert(SEATS), rows)
    connection.execute(insert(LINES), [_line_row(table.id, line) for line in lines])
    if table.state == RUNNING:
        add_events(connection, table.id, table.line, events_of_seats(table.seats, table.host))
    if components is not None:
        connection.execute(insert(COMPONENTS), [{"table": table.id, **components._asdict()}])


def add_lines(connection: Connection, table: str, lines: list[StoredLine]) -> None:
    """Insert further lines of a new table, those that are not there yet."""
    insert_all_once(connection, LINES, [_line_row(table, line) for line in lines])


def set_host(connection: Connection, table: str, host: str | None) -> None:
    """The table belongs to that player now."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(host=host))


def find_table(connection: Connection, table: str) -> TableRow | None:
    """The table of that id; a BadRow if it is not one."""
    for row, seats in _rows(connection, TABLES.c.id == table, 1):
        return _table_row(row, seats)
    return None


def games_of(connection: Connection, player: str) -> list[TableRow]:
    """All running tables where the player has a seat or that the player made, newest first."""
    return _tables(connection, and_(_is_listed(player), TABLES.c.state == RUNNING), MAX_PLAYING)


def tables_of(connection: Connection, player: str, page: Page) -> list[TableRow]:
    """The tables that do not run any more, where the player has a seat or that the player made, newest first."""
    hidden = exists().where(HIDDEN.c.table == TABLES.c.id, HIDDEN.c.player == player)
    return _tables(connection, and_(_is_listed(player), TABLES.c.state != RUNNING, ~hidden, _after(page)), page.limit)


def all_tables_of(connection: Connection, player: str, limit: int) -> list[TableRow]:
    """Every table where the player has a seat or that the player made, newest first."""
    return _tables(connection, _is_own(player), limit)


def lessons_of(connection: Connection, player: str) -> LessonProgress:
    """What the player has learned, and the running tables of lessons."""
    done = connection.execute(select(LEARNED.c.lesson).where(LEARNED.c.player == player)).scalars()
    which = and_(TABLES.c.host == player, TABLES.c.lesson.is_not(None), TABLES.c.state == RUNNING)
    begun = connection.execute(select(TABLES.c.lesson, TABLES.c.id).where(which).order_by(TABLES.c.updated))
    return LessonProgress(frozenset(done), {str(row.lesson): str(row.id) for row in begun})


def mark_coached(connection: Connection, table: str, seat: int) -> None:
    """A coach has looked at a choice of that seat."""
    found = connection.execute(select(TABLES.c.coached).where(TABLES.c.id == table).with_for_update()).one_or_none()
    if found is not None and seat not in (found.coached or ()):
        coached = sorted({*(found.coached or ()), seat})
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(coached=coached))


def _is_listed(player: str) -> Any:
    return and_(_is_own(player), TABLES.c.lesson.is_(None))


def _is_own(player: str) -> Any:
    return or_(_sits(player), TABLES.c.host == player)


def _sits(player: str) -> Any:
    return exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player)


def _after(page: Page) -> Any:
    if page.updated == math.inf:
        return true()
    same = and_(TABLES.c.updated == page.updated, TABLES.c.id < page.table)
    return or_(TABLES.c.updated < page.updated, same)


def open_tables(connection: Connection, player: str, joinable: bool, page: Page) -> list[TableRow]:
    """Running tables open to everybody where the player has no seat, with a free seat or without one, newest first."""
    sits = _sits(player)
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open")
    which = and_(TABLES.c.open, TABLES.c.state == RUNNING, ~sits, free if joinable else ~free)
    return _tables(connection, and_(which, _after(page)), page.limit)


def waiting_for_bots(connection: Connection) -> list[str]:
    """The running tables where a bot is to move, newest first."""
    which = and_(TABLES.c.bot_turn, TABLES.c.state == RUNNING)
    return list(connection.execute(select(TABLES.c.id).where(which).order_by(TABLES.c.updated.desc())).scalars())


def count_tables(connection: Connection) -> dict[str, int]:
    """The number of tables in each state."""
    rows = connection.execute(select(TABLES.c.state, func.count().label("number")).group_by(TABLES.c.state))
    return {**dict.fromkeys(STATES, 0), **{row.state: row.number for row in rows}}


def count_made(connection: Connection, player: str, since: float) -> Made:
    """How many tables of the player run, and how many were made since then."""
    made = select(func.count()).select_from(TABLES).where(TABLES.c.host == player)
    running = connection.execute(made.where(TABLES.c.state == RUNNING, TABLES.c.lesson.is_(None))).scalar_one()
    return Made(running, connection.execute(made.where(TABLES.c.created > since)).scalar_one())


def expired_tables(connection: Connection, finished: float, abandoned: float, limit: int) -> list[Expired]:
    """Tables that were last changed before these moments, the oldest first; a moment of 0 means none."""
    which = or_(
        and_(TABLES.c.state == RUNNING, TABLES.c.updated < abandoned),
        and_(TABLES.c.state != RUNNING, TABLES.c.updated < finished),
    )
    columns = select(TABLES.c.id, TABLES.c.state, TABLES.c.updated)
    rows = connection.execute(columns.where(which).order_by(TABLES.c.updated).limit(limit))
    return [Expired(row.id, row.state, row.updated) for row in rows]


def delete_table(connection: Connection, table: str) -> bool:
    """Delete the table with its seats, lines and review; whether there was one."""
    connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
    forget_table(connection, table)
    for rows in (REVIEWS, LINES, SEATS, COMPONENTS, HIDDEN, TALK, REPORTS, NOTEPADS, INVITED):
        connection.execute(delete(rows).where(rows.c.table == table))
    deleted = connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount
    notify_others(connection, CHANGED, table)
    return bool(deleted)


def _tables(connection: Connection, which: Any, limit: int) -> list[TableRow]:
    """The tables, without those that cannot be read."""
    tables = []
    for row, seats in _rows(connection, which, limit):
        try:
            tables.append(_table_row(row, seats))
        except BadRow as error:
            log.error("table %s is left out of a list: %s", row.id, error)
    return tables


def _rows(connection: Connection, which: Any, limit: int) -> list[tuple[Row[Any], list[dict[str, Any]]]]:
    rows = connection.execute(
        select(TABLES).where(which).order_by(TABLES.c.updated.desc(), TABLES.c.id.desc()).limit(limit)
    ).all()
    seats: dict[str, list[dict[str, Any]]] = {row.id: [] for row in rows}
    for seat in connection.execute(
        select(SEATS).where(SEATS.c.table.in_(list(seats))).order_by(SEATS.c.table, SEATS.c.seat)
    ):
        seats[seat.table].append(_values(seat))
    return [(row, seats[row.id]) for row in rows]


def _table_row(row: Row[Any], seats: list[dict[str, Any]]) -> TableRow:
    values = _values(row)
    try:
        return convert({**values, "settings": values["options"], "seats": seats}, TableRow)
    except ValidationError as error:  # it names the field and the type, not the value
        raise BadRow(str(error)) from None


def _values(row: Row[Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row._mapping.items()}


def add_rematch(
    connection: Connection,
    table: str,
    rematch: TableRow,
    lines: list[StoredLine],
    components: StoredComponents | None = None,
) -> None:
    """Insert a new table that follows another one; a Conflict if another one does."""
    which = and_(TABLES.c.id == table, or_(TABLES.c.rematch.is_(None), TABLES.c.rematch == rematch.id))
    if not connection.execute(update(TABLES).where(which).values(rematch=rematch.id)).rowcount:
        raise Conflict
    notify_others(connection, CHANGED, table)
    add_table(connection, rematch, lines, components)


# Seats.

OPEN: Final[dict[str, Any]] = {
    "kind": "open",
    "name": "",
    "player": None,
    "level": None,
    "stand_in": "",
    "seen": 0.0,
    "resigned": 0.0,
    "time_left": None,
    "lost_turns": 0,
}


def revise(connection: Connection, table: str) -> None:
    """Seats have changed: whose turn it is may be another kind of player's."""
    seat = select(SEATS).where(SEATS.c.table == table, SEATS.c.seat == TABLES.c.turn)
    bots = exists(seat.where(or_(SEATS.c.kind == "bot", SEATS.c.stand_in != "")))
    values = {"revision": TABLES.c.revision + 1, "bot_turn": bots, "deadline": None}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))


def seat_by_secret(connection: Connection, secret: str) -> SeatKey | None:
    """The seat that the secret opens."""
    row = connection.execute(select(SEATS).where(SEATS.c.secret == secret)).one_or_none()
    return SeatKey(row.table, row.seat, row.kind) if row else None


def take_seat(connection: Connection, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
    """Give the player the seat of that kind that the secret opens; its table, or None."""
    taken = seat_by_secret(connection, new_secret)
    if taken is not None:  # by this very job, whose commit was not answered
        return taken.table
    seat = seat_by_secret(connection, secret)
    if seat is None or seat.kind != kind:
        return None
    values: dict[str, Any] = {"kind": "person", "player": player.id, "secret": new_secret, "seen": time.time()}
    if kind == "open":
        values["name"] = player.name
    which = and_(SEATS.c.secret == secret, SEATS.c.kind == kind)
    if not connection.execute(update(SEATS).where(which).values(values)).rowcount:
        return None
    if kind == "open":
        line = connection.execute(select(TABLES.c.line).where(TABLES.c.id == seat.table)).scalar_one()
        add_events(connection, seat.table, line, events_of_seats(_seats(connection, seat.table), player.id))
    connection.execute(update(TABLES).where(TABLES.c.id == seat.table).values(revision=TABLES.c.revision + 1))
    notify_others(connection, CHANGED, seat.table)
    return seat.table


def _seats(connection: Connection, table: str) -> list[Seat]:
    """Who sits at the table."""
    rows = connection.execute(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))
    return [Seat(row.kind, row.name, row.level, row.player, row.secret) for row in rows]


# Lines.


def append_line(connection: Connection, table: str, line: StoredLine, progress: Progress) -> None:
    """Append a line; a Conflict if another process has stored another line of that number."""
    if not insert_once(connection, LINES, _line_row(table, line)):
        if lines_after(connection, table, line.number - 1)[0] != line:
            raise Conflict
        return  # by this very job, whose commit was not answered
    values: dict[str, Any] = {"line": progress.line, "turn": progress.turn, "bot_turn": progress.bot_turn}
    values |= {"updated": time.time(), "deadline": progress.deadline}
    if progress.over:
        values |= {"state": OVER, "result": to_builtins(progress.result)}
    same = TABLES.c.revision == progress.revision
    last = and_(TABLES.c.id == table, TABLES.c.line == line.number - 1, same)
    if not connection.execute(update(TABLES).where(last).values(values)).rowcount:
        raise Conflict  # a seat has changed; or a backup was restored meanwhile: a line may not leave a gap
    for seat in progress.seats:
        which = and_(SEATS.c.table == table, SEATS.c.seat == seat.seat)
        connection.execute(update(SEATS).where(which).values({**seat._asdict()}))
    for player, lesson in progress.learned:
        insert_once(connection, LEARNED, {"player": player, "lesson": lesson, "at": time.time()})
    if progress.over or (progress.turn != line.seat and not progress.bot_turn):
        add_events(connection, table, line.number, events_of_line(_seats(connection, table), line.seat, progress))
    notify_others(connection, CHANGED, table)


def lines_after(connection: Connection, table: str, number: int) -> list[StoredLine]:
    """The lines of the table with higher numbers, in order."""
    which = and_(LINES.c.table == table, LINES.c.number > number)
    rows = connection.execute(select(LINES).where(which).order_by(LINES.c.number))
    return [StoredLine(row.number, row.seat, row.code, row.draws) for row in rows]


def _line_row(table: str, line: StoredLine) -> dict[str, Any]:
    return {"table": table, **line._asdict(), "at": time.time()}
