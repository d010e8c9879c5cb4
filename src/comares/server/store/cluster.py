"""Several processes behind one PostgreSQL: talking to each other, and who plays the bots of a table."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from comares.server.store.database import Database
from comares.server.store.pg_notify import CHANNEL, Note, read_note, tell_others, this_process

LISTENING = 1.0  # seconds between two looks at whether to stop

log = logging.getLogger(__name__)


class Others:
    """The other processes that share the database. With SQLite there are none."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._claims: Connection | None = None
        self._asking = threading.Lock()  # it is one connection, and several threads ask
        self._claimed: set[str] = set()
        self._stopped = threading.Event()

    async def claim(self, table: str) -> bool:
        """Whether this process plays the bots of the table: until it ends, nobody else does."""
        if not self._database.is_shared or table in self._claimed:
            return True
        return await asyncio.to_thread(self._claim, table)

    async def release(self, table: str) -> None:
        """Let another process play them."""
        if table in self._claimed:
            self._claimed.discard(table)
            await asyncio.to_thread(self._run, "SELECT pg_advisory_unlock(hashtext(:table))", table)

    async def say(self, what: str, table: str = "", players: Iterable[str] = ()) -> None:
        """Tell the others; if the database cannot now, they will ask."""
        if self._database.is_shared:
            with suppress(SQLAlchemyError):
                await self._database.write(lambda to: tell_others(to, what, table, players))

    def listen(self, heard: Callable[[Note | None], None]) -> None:
        """From now on, pass on what another process says (None: anything may have been said before)."""
        if self._database.is_shared:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop, heard), name="listens", daemon=True).start()

    def close(self) -> None:
        """Hear no more, and claim nothing."""
        self._stopped.set()
        if self._claims is not None:
            self._claims.close()

    def _claim(self, table: str) -> bool:
        if self._run("SELECT pg_try_advisory_lock(hashtext(:table))", table):
            self._claimed.add(table)
        return table in self._claimed

    def _run(self, question: str, table: str) -> bool:
        # The locks are the connection's: if it is lost, so are they.
        with self._asking:
            try:
                if self._claims is None:
                    self._claims = self._database.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                    self._claims.detach()
                return bool(self._claims.execute(text(question), {"table": table}).scalar())
            except SQLAlchemyError as error:
                log.warning("the claims are lost: %s", error)
                self._give_up()
                return False

    def _give_up(self) -> None:
        """Claim nothing any more; what is wanted is claimed anew."""
        claims, self._claims = self._claims, None
        self._claimed.clear()
        if claims is not None:
            with suppress(SQLAlchemyError):
                claims.close()

    def _listen(self, loop: asyncio.AbstractEventLoop, heard: Callable[[Note | None], None]) -> None:
        import psycopg

        url = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopped.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    with self._asking:  # the database may have been gone, and all locks with it
                        self._give_up()
                    loop.call_soon_threadsafe(heard, None)
                    while not self._stopped.is_set():
                        for note in connection.notifies(timeout=LISTENING):
                            said = read_note(note.payload)
                            if said.process != this_process():
                                loop.call_soon_threadsafe(heard, said)
            except (psycopg.Error, RuntimeError) as error:
                if not self._stopped.wait(LISTENING):
                    log.warning("the database stopped talking: %s", error)
