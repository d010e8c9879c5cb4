"""Queries and updates of admin commands, each on a connection inside a transaction. Servers that run are told."""

from __future__ import annotations

import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from comares.server.play.cluster import CHANGED, KEYS
from comares.server.play.storage import CLOSED, RUNNING, TableRow
from comares.server.store import queries
from comares.server.store.notes import notify_servers
from comares.server.store.schema import LINES, PLAYERS, SEATS, SECRETS, TABLES

COOKIE_KEY: Final = "cookie"  # the secret that signs
OLD_KEY: Final = "cookie-old-"  # and those that are still accepted, by the time of their end
KEY_BYTES: Final = 32


class TableFilter(NamedTuple):
    """Which tables are listed."""

    state: str = ""
    player: str = ""
    before: float = 0.0  # last changed before this moment; 0: at any time
    limit: int = 100


class PlayerRow(NamedTuple):
    """A player with what the storage knows."""

    id: str
    name: str
    language: str
    updated: float
    seats: int


# Tables.


def list_tables(connection: Connection, which: TableFilter) -> list[TableRow]:
    """The tables, the last changed first."""
    wanted: list[ColumnElement[bool]] = []
    if which.state:
        wanted.append(TABLES.c.state == which.state)
    if which.before:
        wanted.append(TABLES.c.updated < which.before)
    if which.player:
        sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == which.player)
        wanted.append(or_(sits, TABLES.c.host == which.player))
    rows = connection.execute(
        select(TABLES.c.id).where(*wanted).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(which.limit)
    ).scalars()
    found = [queries.find_table(connection, table) for table in rows.all()]
    return [table for table in found if table is not None]


def all_tables(connection: Connection) -> list[str]:
    """The ids of all tables, the oldest first."""
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).scalars())


def set_state(connection: Connection, table: str, old: str, new: str) -> bool:
    """Change the state of the table; False if it was not in the old one."""
    which = and_(TABLES.c.id == table, TABLES.c.state == old)
    values = {"state": new, "updated": time.time(), "revision": TABLES.c.revision + 1, "deadline": None}
    changed = connection.execute(update(TABLES).where(which).values(values)).rowcount
    notify_servers(connection, CHANGED, table)
    return bool(changed)


def close_table(connection: Connection, table: str) -> bool:
    """Nobody can play on; False if the table does not run."""
    return set_state(connection, table, RUNNING, CLOSED)


def reopen_table(connection: Connection, table: str) -> bool:
    """Play can go on; False if the table is not closed."""
    return set_state(connection, table, CLOSED, RUNNING)


def delete_table(connection: Connection, table: str) -> bool:
    """Delete the table with its seats and lines; whether there was one."""
    deleted = queries.delete_table(connection, table)
    notify_servers(connection, CHANGED, table)
    return deleted


def free_seat(connection: Connection, table: str, seat: int, invitation: str) -> bool:
    """Make a person's seat an open one; False if no person has it."""
    which = and_(SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.kind == "person")
    changed = connection.execute(update(SEATS).where(which).values({**queries.OPEN, "secret": invitation})).rowcount
    queries.revise(connection, table)
    notify_servers(connection, CHANGED, table)
    return bool(changed)


# Players.


def list_players(connection: Connection, name: str, limit: int) -> list[PlayerRow]:
    """The players whose name contains the text, the last seen first."""
    seats = select(func.count()).where(SEATS.c.player == PLAYERS.c.id).scalar_subquery()
    wanted = select(PLAYERS, seats.label("seats")).order_by(PLAYERS.c.updated.desc()).limit(limit)
    if name:
        wanted = wanted.where(PLAYERS.c.name.icontains(name, autoescape=True))
    rows = connection.execute(wanted)
    return [PlayerRow(row.id, row.name, row.language, row.updated, row.seats) for row in rows]


def find_player(connection: Connection, player: str) -> PlayerRow | None:
    """The player, if a name was saved or a seat is taken."""
    seats = connection.execute(select(func.count()).where(SEATS.c.player == player)).scalar_one()
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player)).one_or_none()
    if row is not None:
        return PlayerRow(row.id, row.name, row.language, row.updated, seats)
    made = connection.execute(select(TABLES.c.id).where(TABLES.c.host == player).limit(1)).first()
    return PlayerRow(player, "", "", 0.0, seats) if seats or made else None


# Keys.


def cookie_keys(connection: Connection) -> list[str]:
    """The keys of cookies: those that are still accepted, and last the one that signs."""
    old = select(SECRETS.c.value).where(SECRETS.c.name.startswith(OLD_KEY)).order_by(SECRETS.c.name)
    return [*connection.execute(old).scalars(), queries.shared_secret(connection, COOKIE_KEY)]


def rotate_key(connection: Connection, revoke: bool) -> int:
    """Sign cookies with a new key from now on. The old ones are accepted until they are revoked. Returns the number of
    keys that are accepted."""
    current = queries.shared_secret(connection, COOKIE_KEY)
    if revoke:
        connection.execute(delete(SECRETS).where(SECRETS.c.name.startswith(OLD_KEY)))
    else:
        connection.execute(insert(SECRETS).values(name=f"{OLD_KEY}{time.time_ns():020}", value=current))
    new = {"value": secrets.token_urlsafe(KEY_BYTES)}
    connection.execute(update(SECRETS).where(SECRETS.c.name == COOKIE_KEY).values(new))
    notify_servers(connection, KEYS)
    return len(cookie_keys(connection))


# Integrity.


def tables_with_gaps(connection: Connection) -> list[str]:
    """Tables whose lines are not numbered from 0 to the last one."""
    counted = (
        select(LINES.c.table, func.count().label("count"), func.max(LINES.c.number).label("last"))
        .group_by(LINES.c.table)
        .subquery()
    )
    whole = and_(counted.c.count == TABLES.c.line + 1, counted.c.last == TABLES.c.line)
    rows = (
        select(TABLES.c.id)
        .outerjoin(counted, counted.c.table == TABLES.c.id)
        .where(or_(~whole, counted.c.count.is_(None)))
    )
    return list(connection.execute(rows.order_by(TABLES.c.id)).scalars())
