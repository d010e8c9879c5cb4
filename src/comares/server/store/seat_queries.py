"""Queries and updates of leaving and staying, each on a connection inside a transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from msgspec import to_builtins
from sqlalchemy import Connection, and_, bindparam, case, or_, select, update

from comares.server.play.cluster import CHANGED
from comares.server.play.storage import MAX_ROUNDS, Conflict, TableRow
from comares.server.store import queries
from comares.server.store.insert_once import insert_once
from comares.server.store.pg_notify import notify_others
from comares.server.store.schema import HIDDEN, SEATS, TABLES

CHANGEABLE: Final = ("host", "state", "bot_turn", "deadline")  # by what is no line


def change_table(connection: Connection, changed: TableRow) -> None:
    """Store the seats, host, state, turn and result; a Conflict if the table has another line or revision."""
    values: dict[str, Any] = {name: getattr(changed, name) for name in CHANGEABLE}
    values |= {"result": to_builtins(changed.result), "revision": changed.revision + 1}
    same = and_(TABLES.c.id == changed.id, TABLES.c.line == changed.line, TABLES.c.revision == changed.revision)
    if not connection.execute(update(TABLES).where(same).values(values)).rowcount:
        if _is_stored(connection, changed):  # by this very job, whose commit was not answered
            return
        raise Conflict
    for number, seat in enumerate(changed.seats):
        which = and_(SEATS.c.table == changed.id, SEATS.c.seat == number)
        held: Any = {name: value for name, value in asdict(seat).items() if name != "seen"}
        same_person = SEATS.c.player == seat.player if seat.player else SEATS.c.player.is_(None)
        held["seen"] = case((same_person, SEATS.c.seen), else_=0.0)
        connection.execute(update(SEATS).where(which).values(held))
    notify_others(connection, CHANGED, changed.id)


def _is_stored(connection: Connection, changed: TableRow) -> bool:
    row = queries.find_table(connection, changed.id)
    if row is None:
        return False
    wanted = [replace(seat, seen=0.0) for seat in changed.seats]
    same = all(getattr(row, name) == getattr(changed, name) for name in (*CHANGEABLE, "line", "result"))
    seats = [replace(seat, seen=0.0) for seat in row.seats]
    return same and row.revision == changed.revision + 1 and seats == wanted


def mark_seen(connection: Connection, players: Mapping[str, Collection[str]], at: float) -> None:
    """These players, by table, were connected at that moment."""
    which = and_(SEATS.c.table == bindparam("of_table"), SEATS.c.player == bindparam("who"))
    rows = [{"of_table": table, "who": player} for table in sorted(players) for player in players[table]]
    if rows:
        connection.execute(update(SEATS).where(which).values(seen=at), rows)


def hide_table(connection: Connection, table: str, player: str) -> None:
    """Leave the table out of the player's list."""
    insert_once(connection, HIDDEN, {"table": table, "player": player})


def series(connection: Connection, first: str) -> list[TableRow]:
    """The tables of the series that began with this one, in order."""
    which = or_(TABLES.c.id == first, TABLES.c.series == first)
    ids = connection.execute(select(TABLES.c.id).where(which).order_by(TABLES.c.round).limit(MAX_ROUNDS)).scalars()
    found = [queries.find_table(connection, table) for table in ids.all()]
    return [row for row in found if row is not None]
