"""Notes from admin commands to running servers: notifications on PostgreSQL, rows on SQLite."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from comares.server.play.cluster import Note, NoteKind, OnNote, SingleProcess
from comares.server.store.database import Database
from comares.server.store.pg_notify import notify_others
from comares.server.store.schema import NOTES

POLL_SECONDS: Final = 0.5
KEPT_SECONDS: Final = 3600
FROM_ADMIN: Final = "admin"

log = logging.getLogger(__name__)


def notify_servers(connection: Connection, kind: NoteKind, table: str = "") -> None:
    """Tell every server on the database, once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        notify_others(connection, kind, table)
        return
    now = time.time()
    connection.execute(delete(NOTES).where(NOTES.c.at < now - KEPT_SECONDS))
    connection.execute(insert(NOTES).values(kind=kind, table=table, at=now))


def newest_note(connection: Connection) -> int:
    """The number of the newest note; 0 if there was none."""
    return connection.execute(select(func.max(NOTES.c.id))).scalar() or 0


def notes_after(connection: Connection, number: int) -> list[tuple[int, Note]]:
    """The notes with higher numbers, in order."""
    rows = connection.execute(select(NOTES).where(NOTES.c.id > number).order_by(NOTES.c.id))
    return [(row.id, Note(FROM_ADMIN, row.kind, row.table)) for row in rows]


class SqliteCluster:
    """The only server on a SQLite file. It looks for the notes of admin commands."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._alone = SingleProcess()
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    async def claim(self, table: str) -> bool:
        """Always: there is no other server."""
        return await self._alone.claim(table)

    async def release(self, table: str) -> None:
        """Nothing to release."""

    async def send(self, kind: NoteKind, table: str = "", players: Iterable[str] = ()) -> None:
        """No other server to send to."""

    def listen(self, on_note: OnNote) -> None:
        """From now on, call `on_note` in the running event loop with every note of an admin command."""
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._poll, args=(loop, on_note), name="notes", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop looking."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _poll(self, loop: asyncio.AbstractEventLoop, on_note: OnNote) -> None:
        seen: int | None = None
        while not self._stopped.wait(POLL_SECONDS if seen is not None else 0):
            try:
                with self._database.engine.connect() as connection, connection.begin():
                    if seen is None:
                        seen = newest_note(connection)
                    notes = notes_after(connection, seen)
            except SQLAlchemyError:  # a full disk, a locked file: the next look may succeed
                self._stopped.wait(POLL_SECONDS)
                continue
            for number, note in notes:
                seen = number
                loop.call_soon_threadsafe(on_note, note)
