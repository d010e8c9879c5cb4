"""Queries and updates of clocks, each on a connection inside a transaction."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, exists, or_, select, update

from comares.server.play.storage import RUNNING
from comares.server.store.insert_once import insert_once
from comares.server.store.schema import CLOCK, SEATS, TABLES

ONLY: Final = 1  # the id of the one row


def clock_time(connection: Connection) -> float:
    """The stored time of players."""
    return float(connection.execute(select(CLOCK.c.at).where(CLOCK.c.id == ONLY)).scalar() or 0.0)


def advance_clock(connection: Connection, seen: float, to: float) -> float:
    """Move the time of players on, if it is as it was seen and the clock of some table ticks."""
    ticking = select(TABLES.c.id).where(TABLES.c.deadline.is_not(None), TABLES.c.state == RUNNING).limit(1)
    if connection.execute(ticking).first() is not None:
        insert_once(connection, CLOCK, {"id": ONLY, "at": 0.0})
        connection.execute(update(CLOCK).where(CLOCK.c.id == ONLY, CLOCK.c.at == seen).values(at=to))
    return clock_time(connection)


def due_tables(connection: Connection, now: float, limit: int) -> list[str]:
    """Running tables whose deadline has come, or whose clock should tick and does not yet."""
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open")
    unwound = and_(TABLES.c.deadline.is_(None), TABLES.c.clock.is_not(None), ~free)
    which = and_(TABLES.c.state == RUNNING, ~TABLES.c.bot_turn, or_(TABLES.c.deadline <= now, unwound))
    return list(connection.execute(select(TABLES.c.id).where(which).limit(limit)).scalars())
