"""Several processes behind one PostgreSQL: notes by LISTEN/NOTIFY, claims by advisory locks."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from comares.server.play.cluster import Cluster, NoteKind, OnNote
from comares.server.play.storage import StorageFailed
from comares.server.store.database import Database
from comares.server.store.failures import describe
from comares.server.store.notes import SqliteCluster
from comares.server.store.pg_notify import CHANNEL, notify_others, read_note, this_process

POLL_SECONDS = 1.0  # between two looks whether to stop

log = logging.getLogger(__name__)


def open_cluster(database: Database) -> Cluster:
    """The processes that share the database; with SQLite there is only this one, and admin commands."""
    return PostgresCluster(database) if database.is_shared else SqliteCluster(database)


class PostgresCluster:
    """The processes that share a PostgreSQL database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._claims: Connection | None = None
        self._claims_lock = threading.Lock()  # several threads use the one connection
        self._claimed: set[str] = set()
        self._stopped = threading.Event()

    async def claim(self, table: str) -> bool:
        """Whether this process plays the table's bots; until it releases them or ends, no other process does."""
        if table in self._claimed:
            return True
        return await asyncio.to_thread(self._claim, table)

    async def release(self, table: str) -> None:
        """Let another process play the table's bots."""
        if table in self._claimed:
            self._claimed.discard(table)
            await asyncio.to_thread(self._run, "SELECT pg_advisory_unlock(hashtext(:table))", table)

    async def send(self, kind: NoteKind, table: str = "", players: Iterable[str] = ()) -> None:
        """Send a note to the other processes. If the database fails, they ask when they listen again."""
        with suppress(StorageFailed):
            await self._database.write(lambda to: notify_others(to, kind, table, players))

    def listen(self, on_note: OnNote) -> None:
        """From now on, call `on_note` in the running event loop with every note of another process."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop, on_note), name="cluster", daemon=True).start()

    def close(self) -> None:
        """Stop listening and release everything."""
        self._stopped.set()
        if self._claims is not None:
            self._claims.close()

    def _claim(self, table: str) -> bool:
        if self._run("SELECT pg_try_advisory_lock(hashtext(:table))", table):
            self._claimed.add(table)
        return table in self._claimed

    def _run(self, query: str, table: str) -> bool:
        # The locks belong to the connection and are lost with it.
        with self._claims_lock:
            try:
                if self._claims is None:
                    self._claims = self._database.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                    self._claims.detach()
                return bool(self._claims.execute(text(query), {"table": table}).scalar())
            except SQLAlchemyError as error:
                log.warning("the claims on tables are lost: %s", describe(error))
                self._drop_claims()
                return False

    def _drop_claims(self) -> None:
        """Forget all claims; tables are claimed again on demand."""
        claims, self._claims = self._claims, None
        self._claimed.clear()
        if claims is not None:
            with suppress(SQLAlchemyError):
                claims.close()

    def _listen(self, loop: asyncio.AbstractEventLoop, on_note: OnNote) -> None:
        import psycopg

        url = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopped.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    with self._claims_lock:  # the database may have been restarted, and the locks lost
                        self._drop_claims()
                    loop.call_soon_threadsafe(on_note, None)
                    while not self._stopped.is_set():
                        for notification in connection.notifies(timeout=POLL_SECONDS):
                            note = read_note(notification.payload)
                            if note.process != this_process():
                                loop.call_soon_threadsafe(on_note, note)
            except (psycopg.Error, RuntimeError) as error:
                if not self._stopped.wait(POLL_SECONDS):
                    log.warning("the connection for notifications is lost: %s", describe(error))
