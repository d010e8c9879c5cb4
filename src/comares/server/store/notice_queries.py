"""Queries and updates of notices, each on a connection inside a transaction. An update that is made again changes
nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from comares.server.play.notices import (
    MAX_SUBSCRIPTIONS,
    Event,
    Notice,
    Preferences,
    Subscription,
    Webhook,
    event_id,
)
from comares.server.store.insert_once import insert_once
from comares.server.store.schema import MUTED_TABLES, NOTICE_PREFERENCES, OUTBOX, SUBSCRIPTIONS, WEBHOOKS

# Events, written with what causes them.


def add_events(connection: Connection, table: str, line: int, events: Sequence[Event]) -> None:
    """Store what is to be told, for those who want to hear it and for the webhook of the table."""
    if not events:
        return
    now, kind = time.time(), events[0].kind
    of_players = NOTICE_PREFERENCES.c.player.in_([event.player for event in events])
    wanted = select(NOTICE_PREFERENCES.c.player).where(of_players, NOTICE_PREFERENCES.c[kind])
    for player in sorted(connection.execute(wanted).scalars()):
        event = Event(kind, player)
        _put(connection, Notice(event_id(table, line, event), kind, table, line, player, "", "", now, now))
    if kind == "invited":
        return  # between friends, not for a club's chat
    if connection.execute(select(WEBHOOKS.c.table).where(WEBHOOKS.c.table == table)).first():
        _put(connection, Notice(f"{table}.{line}.{kind}.", kind, table, line, "", "webhook", "", now, now))


def _put(connection: Connection, notice: Notice) -> None:
    insert_once(connection, OUTBOX, {**notice._asdict(), "claimed": 0.0})


def forget_table(connection: Connection, table: str) -> None:
    """A table is deleted: nothing is to be told of it."""
    for rows in (OUTBOX, WEBHOOKS, MUTED_TABLES):
        connection.execute(delete(rows).where(rows.c.table == table))


# What players want.


def preferences(connection: Connection, player: str) -> Preferences | None:
    """What the player wants; None: no notices."""
    row = connection.execute(select(NOTICE_PREFERENCES).where(NOTICE_PREFERENCES.c.player == player)).one_or_none()
    return Preferences(*row) if row else None


def save_preferences(connection: Connection, wanted: Preferences) -> None:
    """Save what the player wants."""
    which = NOTICE_PREFERENCES.c.player == wanted.player
    if not connection.execute(update(NOTICE_PREFERENCES).where(which).values(wanted._asdict())).rowcount:
        insert_once(connection, NOTICE_PREFERENCES, wanted._asdict())


def drop_preferences(connection: Connection, player: str) -> None:
    """No notices for the player; what waits is not sent."""
    connection.execute(delete(NOTICE_PREFERENCES).where(NOTICE_PREFERENCES.c.player == player))
    connection.execute(delete(OUTBOX).where(OUTBOX.c.player == player))


def is_muted(connection: Connection, player: str, table: str) -> bool:
    """Whether the player wants to hear nothing of the table."""
    which = and_(MUTED_TABLES.c.player == player, MUTED_TABLES.c.table == table)
    return connection.execute(select(MUTED_TABLES.c.table).where(which)).first() is not None


def mute(connection: Connection, player: str, table: str, muted: bool) -> None:
    """Hear nothing of the table, or hear of it again."""
    values = {"player": player, "table": table}
    if muted:
        insert_once(connection, MUTED_TABLES, values)
    else:
        which = and_(MUTED_TABLES.c.player == player, MUTED_TABLES.c.table == table)
        connection.execute(delete(MUTED_TABLES).where(which))


def subscriptions_of(connection: Connection, player: str) -> list[Subscription]:
    """The player's browsers, the oldest first."""
    own = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.player == player)
    return [Subscription(*row) for row in connection.execute(own.order_by(SUBSCRIPTIONS.c.created))]


def find_subscription(connection: Connection, subscription: str) -> Subscription | None:
    """The subscription of that id."""
    row = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription)).one_or_none()
    return Subscription(*row) if row else None


def add_subscription(connection: Connection, subscription: Subscription) -> None:
    """Add a browser; one with the same endpoint is replaced, also another player's."""
    which = SUBSCRIPTIONS.c.id == subscription.id
    if not connection.execute(update(SUBSCRIPTIONS).where(which).values(subscription._asdict())).rowcount:
        insert_once(connection, SUBSCRIPTIONS, subscription._asdict())
    for old in subscriptions_of(connection, subscription.player)[:-MAX_SUBSCRIPTIONS]:
        remove_subscription(connection, old.id)


def remove_subscription(connection: Connection, subscription: str) -> None:
    """Remove a browser."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription))


def webhook_of(connection: Connection, table: str) -> Webhook | None:
    """The webhook of the table."""
    row = connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.table == table)).one_or_none()
    return Webhook(*row) if row else None


def set_webhook(connection: Connection, webhook: Webhook) -> None:
    """Set the webhook of a table."""
    which = WEBHOOKS.c.table == webhook.table
    if not connection.execute(update(WEBHOOKS).where(which).values(webhook._asdict())).rowcount:
        insert_once(connection, WEBHOOKS, webhook._asdict())


def remove_webhook(connection: Connection, table: str) -> None:
    """Remove the webhook of a table, with what waits for it."""
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.table == table))
    connection.execute(delete(OUTBOX).where(and_(OUTBOX.c.table == table, OUTBOX.c.player == "")))


# The outbox.


def any_due(connection: Connection, now: float, delay: float) -> bool:
    """Whether something could be claimed."""
    return connection.execute(select(OUTBOX.c.id).where(_is_due(now, delay)).limit(1)).first() is not None


def claim(connection: Connection, now: float, delay: float, until: float, limit: int) -> list[Notice]:
    """Take what is due, the oldest first. PostgreSQL leaves out what another process is taking at this moment."""
    due = select(OUTBOX).where(_is_due(now, delay)).order_by(OUTBOX.c.due).limit(limit)
    return _claimed(connection, due.with_for_update(skip_locked=True), until)


def claim_digest(connection: Connection, player: str, until: float) -> list[Notice]:
    """Take everything that waits for the player's digest."""
    which = and_(OUTBOX.c.player == player, OUTBOX.c.channel == "digest")
    return _claimed(connection, select(OUTBOX).where(which).order_by(OUTBOX.c.created).with_for_update(), until)


def _claimed(connection: Connection, wanted: Any, until: float) -> list[Notice]:
    rows = connection.execute(wanted).all()
    notices = [Notice(*row[: len(Notice._fields)]) for row in rows]
    which = OUTBOX.c.id.in_([notice.id for notice in notices])
    connection.execute(update(OUTBOX).where(which).values(claimed=until))
    return notices


def _is_due(now: float, delay: float) -> ColumnElement[bool]:
    delayed = OUTBOX.c.channel.in_(("", "webhook"))
    due = or_(and_(delayed, OUTBOX.c.due <= now - delay), and_(~delayed, OUTBOX.c.due <= now))
    return and_(OUTBOX.c.claimed <= now, due)


def deliver(connection: Connection, event: Notice, deliveries: list[Notice]) -> None:
    """Replace an event by its deliveries."""
    if not connection.execute(delete(OUTBOX).where(OUTBOX.c.id == event.id)).rowcount:
        return  # by this very job, whose commit was not answered, or by another process
    for notice in deliveries:
        _put(connection, notice)


def done(connection: Connection, *notices: str) -> None:
    """They were sent, or need not be."""
    connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(notices)))


def postpone(connection: Connection, notices: list[str], due: float, attempts: int) -> None:
    """Try again then."""
    values = {"due": due, "attempts": attempts, "claimed": 0.0}
    connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_(notices)).values(values))


def is_newest(connection: Connection, notice: Notice) -> bool:
    """Whether no later event of the same kind waits for the same player or webhook at the same table."""
    same = and_(OUTBOX.c.kind == notice.kind, OUTBOX.c.table == notice.table, OUTBOX.c.player == notice.player)
    return connection.execute(select(OUTBOX.c.id).where(same, OUTBOX.c.line > notice.line).limit(1)).first() is None


def count_waiting(connection: Connection) -> int:
    """How many rows the outbox has."""
    return connection.execute(select(func.count()).select_from(OUTBOX)).scalar_one()
