"""Queries and updates of the results of finished games, each on a connection inside a transaction."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from msgspec import convert
from sqlalchemy import Connection, Row, and_, delete, exists, select, update

from comares.server.play.cluster import CHANGED
from comares.server.play.ids import new_secret
from comares.server.play.storage import OVER
from comares.server.play.stored_results import Result
from comares.server.store.insert_once import insert_once
from comares.server.store.pg_notify import notify_others
from comares.server.store.queries import delete_table
from comares.server.store.rating_queries import forget_counted
from comares.server.store.schema import RESULTS, SEATS, TABLES

COLUMNS: Final = ("table", "seat", "player", "game", "ended")

convert([], list[Result])  # msgspec learns a type at its first use; in two threads at once that ends the process


def add_results(connection: Connection, results: list[Result]) -> None:
    """Insert the results that are not there yet."""
    for result in results:
        data = asdict(result)
        insert_once(connection, RESULTS, {**{name: data.pop(name) for name in COLUMNS}, "data": data})


def results_of(connection: Connection, player: str, limit: int) -> list[Result]:
    """The player's results, the latest first."""
    order = (RESULTS.c.ended.desc(), RESULTS.c.table, RESULTS.c.seat)
    rows = connection.execute(select(RESULTS).where(RESULTS.c.player == player).order_by(*order).limit(limit))
    return [read_result(row) for row in rows]


def without_results(connection: Connection, player: str, limit: int) -> list[str]:
    """Finished tables with a seat of the player that has no result yet, the latest first."""
    stored = exists().where(RESULTS.c.table == SEATS.c.table, RESULTS.c.seat == SEATS.c.seat)
    lacking = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player, ~stored)
    wanted = select(TABLES.c.id).where(TABLES.c.state == OVER, TABLES.c.lesson.is_(None), lacking)
    return list(connection.execute(wanted.order_by(TABLES.c.updated.desc(), TABLES.c.id.desc()).limit(limit)).scalars())


def forget_games(connection: Connection, player: str, limit: int) -> list[str]:
    """Delete the player's results, ratings and finished tables; at tables where others played, only who held the
    seat."""
    connection.execute(delete(RESULTS).where(RESULTS.c.player == player))
    forget_counted(connection, player)
    sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player)
    ended = select(TABLES.c.id).where(TABLES.c.state == OVER, sits).order_by(TABLES.c.id).limit(limit)
    tables = list(connection.execute(ended).scalars())
    for table in tables:
        others = select(SEATS.c.seat).where(SEATS.c.table == table, SEATS.c.player != player).limit(1)
        if connection.execute(others).first() is None:
            delete_table(connection, table)
        else:
            _leave(connection, table, player)
    return tables


def _leave(connection: Connection, table: str, player: str) -> None:
    held = connection.execute(select(SEATS.c.seat).where(SEATS.c.table == table, SEATS.c.player == player)).scalars()
    for seat in held.all():
        nobody = {"name": "", "player": None, "secret": new_secret()}
        connection.execute(update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(nobody))
    connection.execute(update(TABLES).where(and_(TABLES.c.id == table, TABLES.c.host == player)).values(host=None))
    notify_others(connection, CHANGED, table)


def read_result(row: Row[Any]) -> Result:
    """The result of a row."""
    return convert({**row.data, **{name: row._mapping[name] for name in COLUMNS}}, Result)
