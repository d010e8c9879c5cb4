"""Queries and updates, each on a connection inside a transaction."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import Connection, Row, and_, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from comares.server.play.cluster import CHANGED
from comares.server.play.storage import (
    MAX_LISTED,
    OVER,
    RECORD,
    RUNNING,
    Conflict,
    Player,
    Progress,
    Seat,
    SeatKey,
    SeatKind,
    StoredLine,
    TableRow,
)
from comares.server.store.pg_notify import notify_others
from comares.server.store.schema import LINES, PLAYERS, SEATS, SECRETS, TABLES

# Players.


def find_player(connection: Connection, player: str) -> Player | None:
    """The player, if a name or language was saved."""
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player)).one_or_none()
    return Player(row.id, row.name, row.language) if row else None


def save_player(connection: Connection, player: Player) -> None:
    """Save a player's name and language."""
    values = {**player._asdict(), "updated": time.time()}
    if not connection.execute(update(PLAYERS).where(PLAYERS.c.id == player.id).values(values)).rowcount:
        connection.execute(insert(PLAYERS).values(values))


def shared_secret(connection: Connection, name: str) -> str:
    """A secret of the server, the same in every process that shares the database; made on first use."""
    known = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one_or_none()
    if known is None:
        known = secrets.token_urlsafe(32)
        connection.execute(insert(SECRETS).values(name=name, value=known))
    return str(known)


def check_writable(connection: Connection) -> None:
    """A write that changes nothing; it fails if the database cannot be written to."""
    connection.execute(update(SECRETS).values(value=SECRETS.c.value))


# Tables.


def add_table(connection: Connection, table: TableRow, lines: list[StoredLine]) -> None:
    """Insert a new table with its lines so far."""
    values = {name: value for name, value in vars(table).items() if name not in ("seats", "settings")}
    values["options"] = table.settings
    connection.execute(insert(TABLES).values(values))
    rows = [{"table": table.id, "seat": number, **vars(seat)} for number, seat in enumerate(table.seats)]
    connection.execute(insert(SEATS), rows)
    connection.execute(insert(LINES), [_line_row(table.id, line) for line in lines])


def find_table(connection: Connection, table: str) -> TableRow | None:
    """The table of that id."""
    found = _tables(connection, TABLES.c.id == table, 1)
    return found[0] if found else None


def tables_of(connection: Connection, player: str) -> list[TableRow]:
    """The tables where the player has a seat and those the player made, newest first."""
    sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player)
    return _tables(connection, or_(sits, TABLES.c.host == player), MAX_LISTED)


def open_tables(connection: Connection, player: str, joinable: bool) -> list[TableRow]:
    """Running tables open to everybody where the player has no seat: with a free seat, or without one."""
    sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player)
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open")
    which = and_(TABLES.c.open, TABLES.c.state == RUNNING, ~sits, free if joinable else ~free)
    return _tables(connection, which, MAX_LISTED)


def waiting_for_bots(connection: Connection) -> list[str]:
    """The running tables where a bot is to move, newest first."""
    which = and_(TABLES.c.bot_turn, TABLES.c.state == RUNNING)
    return list(connection.execute(select(TABLES.c.id).where(which).order_by(TABLES.c.updated.desc())).scalars())


def count_tables(connection: Connection) -> dict[str, int]:
    """The number of tables in each state."""
    rows = connection.execute(select(TABLES.c.state, func.count().label("number")).group_by(TABLES.c.state))
    return {**dict.fromkeys((RUNNING, OVER, RECORD), 0), **{row.state: row.number for row in rows}}


def _tables(connection: Connection, which: Any, limit: int) -> list[TableRow]:
    rows = connection.execute(select(TABLES).where(which).order_by(TABLES.c.updated.desc()).limit(limit)).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for row in connection.execute(
        select(SEATS).where(SEATS.c.table.in_(list(seats))).order_by(SEATS.c.table, SEATS.c.seat)
    ):
        seats[row.table].append(Seat(row.kind, row.name, row.level, row.player, row.secret))
    return [_table_row(row, seats[row.id]) for row in rows]


def _table_row(row: Row[Any], seats: list[Seat]) -> TableRow:
    values = dict(row._mapping)
    return TableRow(settings=values.pop("options"), seats=seats, **values)


def link_rematch(connection: Connection, table: str, rematch: str) -> None:
    """Record which table followed; a Conflict if another one did."""
    which = and_(TABLES.c.id == table, TABLES.c.rematch.is_(None))
    if not connection.execute(update(TABLES).where(which).values(rematch=rematch)).rowcount:
        raise Conflict
    notify_others(connection, CHANGED, table)


# Seats.


def seat_by_secret(connection: Connection, secret: str) -> SeatKey | None:
    """The seat that the secret opens."""
    row = connection.execute(select(SEATS).where(SEATS.c.secret == secret)).one_or_none()
    return SeatKey(row.table, row.seat, row.kind) if row else None


def take_seat(connection: Connection, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
    """Give the player the seat of that kind that the secret opens; its table, or None."""
    seat = seat_by_secret(connection, secret)
    if seat is None or seat.kind != kind:
        return None
    values = {"kind": "person", "player": player.id, "secret": new_secret}
    if kind == "open":
        values["name"] = player.name
    which = and_(SEATS.c.secret == secret, SEATS.c.kind == kind)
    if not connection.execute(update(SEATS).where(which).values(values)).rowcount:
        return None
    notify_others(connection, CHANGED, seat.table)
    return seat.table


# Lines.


def append_line(connection: Connection, table: str, line: StoredLine, progress: Progress) -> None:
    """Append a line; a Conflict if another process has stored a line of that number."""
    try:
        connection.execute(insert(LINES).values(_line_row(table, line)))
    except IntegrityError as error:
        raise Conflict from error
    state = {"state": OVER} if progress.over else {}
    values = {"line": progress.line, "turn": progress.turn, "bot_turn": progress.bot_turn, "updated": time.time()}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values({**values, **state}))
    notify_others(connection, CHANGED, table)


def lines_after(connection: Connection, table: str, number: int) -> list[StoredLine]:
    """The lines of the table with higher numbers, in order."""
    which = and_(LINES.c.table == table, LINES.c.number > number)
    rows = connection.execute(select(LINES).where(which).order_by(LINES.c.number))
    return [StoredLine(row.number, row.seat, row.code, row.draws) for row in rows]


def _line_row(table: str, line: StoredLine) -> dict[str, Any]:
    return {"table": table, **line._asdict(), "at": time.time()}
