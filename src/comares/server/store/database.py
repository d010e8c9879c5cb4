"""The database: one connection writes, in groups; others read. A commit is durable."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from comares.server.play.storage import StorageFailed
from comares.server.store.engine import READERS, open_engine
from comares.server.store.failures import describe
from comares.server.store.group_commit import Job, Outcome, commit_group
from comares.server.store.migrate import migrate

Result = TypeVar("Result")

MAX_GROUP = 256  # jobs in one commit


class Database:
    """Runs jobs on connections. A job is a function of a connection; the result of a write comes after its commit.
    Whatever goes wrong in the database is a StorageFailed, which says nothing of the values."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
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
        """The result of the job, once it is committed; what it raises, once it is rolled back. A job may be run again
        after its commit, and gives the same result then. After a StorageFailed it may be stored or not."""
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
        try:
            with self.engine.connect() as connection, connection.begin():
                return job(connection)
        except SQLAlchemyError as error:
            why = describe(error)
        raise StorageFailed(why)  # outside of the except clause: it does not carry the error of the driver with it

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
        self._tell(group, commit_group(self.engine, [job for job, _ in group]))

    def _tell(self, group: list[tuple[Job, Future[Any]]], outcomes: list[Outcome]) -> None:
        self.commits += any(error is None for _, error in outcomes)
        for (_, done), (result, error) in zip(group, outcomes, strict=True):
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(StorageFailed(describe(error)) if isinstance(error, SQLAlchemyError) else error)
