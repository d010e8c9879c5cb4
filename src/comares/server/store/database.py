"""The database: one connection writes, in groups; others read. A commit is durable."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError

from comares.kernel.errors import BadSetup

Result = TypeVar("Result")
Job = Callable[[Connection], Any]

MAX_GROUP = 256  # jobs in one commit
READERS = 2
MIGRATION_LOCK = 0x636F6D61  # the advisory lock held while a PostgreSQL database is migrated


def open_engine(url: str) -> Engine:
    """The engine for a database URL, set up so that commits are durable."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_size=READERS + 2, pool_pre_ping=True)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise BadSetup(f"the database {url!r} is not supported; expected sqlite:///FILE or postgresql://...")
    engine = create_engine(parsed, connect_args={"timeout": 5})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions are begun explicitly
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")  # every commit reaches the disk
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Migrate the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Database:
    """Runs jobs on connections. A job is a function of a connection; the result of a write comes after its commit."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        migrate(self.engine)
        self.commits = 0
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._writer = threading.Thread(target=self._write, name="database-writer", daemon=True)
        self._writer.start()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it too."""
        return self.engine.dialect.name == "postgresql"

    async def read(self, job: Callable[[Connection], Result]) -> Result:
        """The result of the job."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def write(self, job: Callable[[Connection], Result]) -> Result:
        """The result of the job, once it is committed; what it raises, once it is rolled back."""
        done: Future[Result] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Finish all jobs and disconnect."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _read(self, job: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection, connection.begin():
            return job(connection)

    def _write(self) -> None:
        """Commit all jobs that came in since the last commit in one transaction."""
        while (first := self._jobs.get()) is not None:
            group = [first]
            while len(group) < MAX_GROUP and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)
                    break
                group.append(job)
            self._commit(group)

    def _commit(self, group: list[tuple[Job, Future[Any]]]) -> None:
        group = [(job, done) for job, done in group if done.set_running_or_notify_cancel()]
        results: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                for job, done in group:
                    results.append((done, *_attempt(connection, job)))
            self.commits += 1
        except Exception as error:
            results = [(done, None, error) for _, done in group]
        for done, result, failure in results:
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)


def _attempt(connection: Connection, job: Job) -> tuple[Any, Exception | None]:
    """Run the job in a savepoint, so that its failure does not affect the others."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        return None, error
    except Exception as error:
        return None, error
