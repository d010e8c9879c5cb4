"""Queries and updates of talk, notepads and marks, each on a connection inside a transaction."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from comares.server.play.cluster import TALK as TALK_NOTE
from comares.server.play.storage import MAX_MARKED, Mark, StoredTalk
from comares.server.store.insert_once import insert_once
from comares.server.store.pg_notify import notify_others
from comares.server.store.schema import MARKS, NOTEPADS, REPORTS, TABLES, TALK


def add_talk(connection: Connection, table: str, said: StoredTalk, most: int) -> int:
    """Store what was said; its number, or -1 if the table holds so many already or is gone."""
    stored = connection.execute(select(TALK.c.number).where(TALK.c.key == said.key)).scalar()
    if stored is not None:  # by this very job, whose commit was not answered
        return int(stored)
    here = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()  # numbers are given one after the other
    if connection.execute(here).first() is None:
        return -1
    last = connection.execute(select(func.max(TALK.c.number)).where(TALK.c.table == table)).scalar()
    number = 0 if last is None else int(last) + 1
    if number >= most:
        return -1
    values = {name: value for name, value in said._asdict().items() if name != "reporters"}
    connection.execute(insert(TALK).values({**values, "table": table, "number": number}))
    notify_others(connection, TALK_NOTE, table)
    return number


def talk_after(connection: Connection, table: str, number: int, limit: int) -> list[StoredTalk]:
    """What was said after that number: the last ones, in order."""
    which = and_(TALK.c.table == table, TALK.c.number > number)
    rows = connection.execute(select(TALK).where(which).order_by(TALK.c.number.desc()).limit(limit)).all()
    reporters: dict[int, list[str]] = {}
    for report in connection.execute(select(REPORTS).where(REPORTS.c.table == table, REPORTS.c.number > number)):
        reporters.setdefault(report.number, []).append(report.player)
    return [_said(row)._replace(reporters=tuple(sorted(reporters.get(row.number, ())))) for row in reversed(rows)]


def said_by(connection: Connection, player: str, limit: int) -> list[tuple[str, StoredTalk]]:
    """What the player said, with its table, the latest first; without who has reported it."""
    own = select(TALK).where(TALK.c.player == player).order_by(TALK.c.at.desc(), TALK.c.table, TALK.c.number.desc())
    return [(row.table, _said(row)) for row in connection.execute(own.limit(limit))]


def _said(row: Row[Any]) -> StoredTalk:
    values = (row.number, row.key, row.at, row.player, row.name, row.seat, row.place, row.phrase, row.text)
    return StoredTalk(*values)


def report_talk(connection: Connection, table: str, number: int, player: str) -> bool:
    """Note that the player has reported it; whether there is such a saying."""
    which = and_(TALK.c.table == table, TALK.c.number == number)
    if connection.execute(select(TALK.c.number).where(which)).first() is None:
        return False
    report = {"table": table, "number": number, "player": player, "at": time.time()}
    insert_once(connection, REPORTS, report)
    return True


def notepads_of(connection: Connection, player: str) -> dict[str, str]:
    """What the player has noted, by table."""
    own = select(NOTEPADS.c.table, NOTEPADS.c.text).where(NOTEPADS.c.player == player, NOTEPADS.c.text != "")
    return {row.table: row.text for row in connection.execute(own.order_by(NOTEPADS.c.table))}


def notepad(connection: Connection, table: str, player: str) -> str:
    """What the player has noted at the table."""
    which = and_(NOTEPADS.c.table == table, NOTEPADS.c.player == player)
    return str(connection.execute(select(NOTEPADS.c.text).where(which)).scalar() or "")


def save_notepad(connection: Connection, table: str, player: str, text: str) -> None:
    """Keep what the player notes at the table; nothing if the table is gone."""
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is None:
        return
    which = and_(NOTEPADS.c.table == table, NOTEPADS.c.player == player)
    if not connection.execute(update(NOTEPADS).where(which).values(text=text)).rowcount:
        insert_once(connection, NOTEPADS, {"table": table, "player": player, "text": text})


def set_mark(connection: Connection, player: str, other: str, mark: Mark, on: bool) -> None:
    """What the player thinks of another one."""
    if on:
        insert_once(connection, MARKS, {"player": player, "other": other, "mark": mark})
        return
    which = and_(MARKS.c.player == player, MARKS.c.other == other, MARKS.c.mark == mark)
    connection.execute(delete(MARKS).where(which))


def marked(connection: Connection, player: str, mark: Mark) -> list[str]:
    """The players whom the player has marked so."""
    which = and_(MARKS.c.player == player, MARKS.c.mark == mark)
    found = select(MARKS.c.other).where(which).order_by(MARKS.c.other).limit(MAX_MARKED)
    return list(connection.execute(found).scalars())
