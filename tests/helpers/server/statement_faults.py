"""SQLite that fails at one statement, as it does after an error of the disk: the transaction is rolled back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, event

IO_ERROR = "disk I/O error"


@dataclass
class Fault:
    """Fails the statement of that number, from 0, counted on all connections that write. With `lasting`, every later
    one fails as well. With `after`, the statement is carried out first, and its answer is lost."""

    at: int
    lasting: bool = False
    after: bool = False
    statements: list[str] = field(default_factory=list)

    def carry_out(self, connection: FaultyConnection, statement: str, work: Any) -> Any:
        """Do the work of the statement, or fail."""
        number = len(self.statements)
        self.statements.append(statement)
        fails = number == self.at or (self.lasting and number > self.at >= 0)
        if not fails:
            return work()
        if self.after:
            work()
        connection.roll_back()
        raise sqlite3.OperationalError(IO_ERROR)


class FaultyCursor(sqlite3.Cursor):
    """A cursor of a faulty connection."""

    def execute(self, statement: str, parameters: Any = (), /) -> Any:
        connection = self.connection
        assert isinstance(connection, FaultyConnection)
        run = super().execute
        return connection.attempt(statement, lambda: run(statement, parameters))


class FaultyConnection(sqlite3.Connection):
    """A connection whose statements may fail. Only transactions that write are counted."""

    fault: Fault | None = None
    is_writing = False

    def cursor(self, factory: Any = FaultyCursor) -> Any:
        return super().cursor(factory)

    def commit(self) -> None:
        self.attempt("COMMIT", super().commit)
        self.is_writing = False

    def attempt(self, statement: str, work: Any) -> Any:
        """Carry out the statement, unless it is its turn to fail."""
        self.is_writing = self.is_writing or statement == "BEGIN IMMEDIATE"
        fault = FaultyConnection.fault
        return fault.carry_out(self, statement, work) if fault and self.is_writing else work()

    def roll_back(self) -> None:
        """End the transaction as SQLite does by itself."""
        if self.in_transaction:
            super().execute("ROLLBACK")


def use_faulty_connections(engine: Engine) -> None:
    """From now on, the engine makes faulty SQLite connections."""

    def connect(dialect: Any, record: Any, arguments: Any, keywords: dict[str, Any]) -> None:
        keywords["factory"] = FaultyConnection

    event.listen(engine, "do_connect", connect)
    engine.dispose()


@contextmanager
def failing(fault: Fault) -> Iterator[Fault]:
    """Inside, the fault is there."""
    FaultyConnection.fault = fault
    try:
        yield fault
    finally:
        FaultyConnection.fault = None
