"""Several jobs in one transaction: one commit for all of them. What is told as stored is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], Any]


class Outcome(NamedTuple):
    """What became of a job: its result, once it is committed, or an error."""

    result: Any
    error: Exception | None = None


class TransactionLost(Exception):
    """A job failed and took the transaction with it: nothing of the group is stored."""


class CommitFailed(Exception):
    """The commit failed, or its answer was lost: the group may be stored or not."""


def commit_group(engine: Engine, jobs: list[Job]) -> list[Outcome]:
    """Run the jobs in one transaction. A job that fails leaves no trace and does not affect the others. A job must
    give the same result when it is run again after it was committed: it may be, if the answer to the commit was lost.
    """
    try:
        return _in_one_transaction(engine, jobs)
    except TransactionLost as lost:
        if len(jobs) == 1:
            return [Outcome(None, _cause(lost))]
        return [outcome for job in jobs for outcome in commit_group(engine, [job])]
    except CommitFailed:
        return _after_lost_answer(engine, jobs)
    except Exception as error:
        return [Outcome(None, error)] * len(jobs)


def _after_lost_answer(engine: Engine, jobs: list[Job]) -> list[Outcome]:
    """Run the jobs again: each finds what it stored, or stores it now."""
    try:
        return _in_one_transaction(engine, jobs)
    except (TransactionLost, CommitFailed) as failed:
        return [Outcome(None, _cause(failed))] * len(jobs)
    except Exception as error:
        return [Outcome(None, error)] * len(jobs)


def _in_one_transaction(engine: Engine, jobs: list[Job]) -> list[Outcome]:
    with engine.connect().execution_options(writes=True) as connection:
        transaction = connection.begin()
        try:
            outcomes = [_attempt(connection, job) for job in jobs]
        except Exception:
            connection.invalidate()  # closing it rolls back whatever is left of the transaction
            raise
        try:
            transaction.commit()
        except Exception as error:
            connection.invalidate()
            raise CommitFailed from error
    return outcomes


def _attempt(connection: Connection, job: Job) -> Outcome:
    """Run the job in a savepoint. A TransactionLost: the savepoint cannot be set, released or rolled back to."""
    failure: Exception | None = None
    result: Any = None
    try:
        savepoint = connection.begin_nested()
        try:
            result = job(connection)
        except Exception as error:
            failure = error
            savepoint.rollback()
        else:
            savepoint.commit()
        if not _is_in_transaction(connection):
            raise RuntimeError("the database has ended the transaction")
    except Exception as error:
        if connection.invalidated:  # another try now would find no database either
            raise
        raise TransactionLost from failure or error
    return Outcome(result, failure)


def _is_in_transaction(connection: Connection) -> bool:
    """Whether a commit would store what was written since the transaction began. SQLite ends a transaction after a full
    disk or an I/O error, and its driver then commits nothing and says nothing; PostgreSQL answers the commit of a
    failed transaction with a rollback, and no error either."""
    driver: Any = connection.connection.dbapi_connection
    if connection.dialect.name == "sqlite":
        return bool(driver.in_transaction)
    return bool(driver.info.transaction_status.name == "INTRANS")


def _cause(error: Exception) -> Exception:
    assert isinstance(error.__cause__, Exception)
    return error.__cause__
