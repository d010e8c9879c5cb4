"""What a log may say of an error of the database: never a value. Values are invitations, seats' secrets and draws."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy.exc import SQLAlchemyError, StatementError

# Classes of PostgreSQL's error codes whose messages name files, relations and settings, but no value.
WITHOUT_VALUES = {
    "08": "connection",
    "25": "transaction state",
    "26": "prepared statement",
    "28": "authorization",
    "3D": "no such database",
    "3B": "savepoint",
    "40": "rollback",
    "42": "no such table, no right to use it",
    "53": "no space, no memory, too many connections",
    "55": "lock",
    "57": "operator: shutdown, cancelled",
    "58": "input and output",
    "XX": "internal: corrupted data",
}
STATEMENT_WORDS = 3  # INSERT INTO lines


def describe(error: BaseException) -> str:
    """What went wrong and in which kind of statement, in one line without values."""
    if not isinstance(error, SQLAlchemyError):
        return _describe_driver(error)
    if not isinstance(error, StatementError) or error.orig is None:
        return f"{type(error).__name__} ({error.code})" if error.code else type(error).__name__
    words = (error.statement or "").split()[:STATEMENT_WORDS]
    return _describe_driver(error.orig) + (f" in {' '.join(words)}" if words else "")


def _describe_driver(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        return f"{name}: {error}"  # SQLite's messages name tables and columns, and hold no values
    name, code = type(error).__name__, getattr(error, "sqlstate", None)
    if code is not None:
        return f"{name} ({code}){_primary(error, code)}"
    if name == "OperationalError":  # psycopg's, when there is no connection
        return f"{name}: {str(error).splitlines()[0]}" if str(error) else name
    return name


def _primary(error: Any, code: str) -> str:
    """The first line of PostgreSQL's message, if messages of this kind hold no value; else the names it gives."""
    if code[:2] in WITHOUT_VALUES:
        return f": {error.diag.message_primary}"
    names = [error.diag.table_name, error.diag.column_name, error.diag.constraint_name]
    return "".join(f" {name}" for name in names if name)
