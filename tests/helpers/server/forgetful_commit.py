"""A server that is wrong on purpose: it commits what a failed job has left of the transaction, which may be nothing,
and tells all other jobs that they are stored."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection

from comares.server.app import Factories
from comares.server.store.database import Database
from comares.server.store.group_commit import Job, Outcome
from comares.server.store.sql_storage import SqlStorage
from helpers.server.faulty_database import obey_fault_file, with_large_groups
from helpers.server.server_process import Faults


class ForgetfulDatabase(Database):
    """A database that takes the failure of a job for the failure of this job alone."""

    def _commit(self, group: list[tuple[Job, Future[Any]]]) -> None:
        group = [(job, done) for job, done in group if done.set_running_or_notify_cancel()]
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                outcomes = [_attempt(connection, job) for job, _ in group]
        except Exception as error:
            outcomes = [Outcome(None, error)] * len(group)
        self._tell(group, outcomes)


def _attempt(connection: Connection, job: Job) -> Outcome:
    try:
        with connection.begin_nested():
            return Outcome(job(connection))
    except Exception as error:
        return Outcome(None, error)


class ForgetfulStorage(SqlStorage):
    """A storage over a forgetful database."""

    def __init__(self, url: str) -> None:
        self.database = ForgetfulDatabase(url)


def forgetful_storage(url: str) -> SqlStorage:
    """A forgetful storage on a slow disk, with the fault in the fault file."""
    return obey_fault_file(with_large_groups(ForgetfulStorage(url)), url)


FORGETFUL_COMMIT = Faults(Factories(open_storage=forgetful_storage))
