"""Queries and updates of reviews, each on a connection inside a transaction. An update that is made again changes
nothing."""

from __future__ import annotations

import time

from sqlalchemy import Connection, and_, select, update

from comares.server.play.storage import StoredReview
from comares.server.store.insert_once import insert_once
from comares.server.store.schema import REVIEWS, TABLES


def start_review(connection: Connection, table: str, player: str) -> None:
    """From now on the review of the table is made for the player, and no other one is."""
    found = find_review(connection, table)
    is_there = connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).one_or_none()
    if not is_there or (found and found.done):
        return
    others = and_(REVIEWS.c.player == player, REVIEWS.c.table != table)
    connection.execute(update(REVIEWS).where(others).values(player=None))
    insert_once(
        connection, REVIEWS, {"table": table, "player": None, "done": False, "content": "", "started": time.time()}
    )
    unfinished = and_(REVIEWS.c.table == table, ~REVIEWS.c.done)
    connection.execute(update(REVIEWS).where(unfinished).values(player=player, started=time.time()))


def stop_review(connection: Connection, table: str, player: str) -> None:
    """The review is not made for that player any more."""
    which = and_(REVIEWS.c.table == table, REVIEWS.c.player == player)
    connection.execute(update(REVIEWS).where(which).values(player=None))


def save_review(connection: Connection, table: str, content: str, done: bool) -> str | None:
    """Store what was found; the player for whom the review goes on."""
    nobody = {"player": None} if done else {}
    connection.execute(update(REVIEWS).where(REVIEWS.c.table == table).values(content=content, done=done, **nobody))
    found = find_review(connection, table)
    return found.player if found else None


def find_review(connection: Connection, table: str) -> StoredReview | None:
    """The review of the table."""
    row = connection.execute(select(REVIEWS).where(REVIEWS.c.table == table)).one_or_none()
    return StoredReview(row.player, row.done, row.content) if row else None


def reviews_to_make(connection: Connection) -> list[str]:
    """The tables whose reviews somebody waits for, the one that waits longest first."""
    waiting = select(REVIEWS.c.table).where(REVIEWS.c.player.is_not(None)).order_by(REVIEWS.c.started)
    return list(connection.execute(waiting).scalars())
