"""Inserting rows that may be there already."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, FromClause, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_once(connection: Connection, table: Table | FromClause, values: dict[str, Any]) -> bool:
    """Insert the row; False if there is one with this primary key."""
    once = _insert(connection, table).values(values).on_conflict_do_nothing()
    return connection.execute(once, execution_options={"preserve_rowcount": True}).rowcount == 1


def insert_all_once(connection: Connection, table: Table | FromClause, rows: list[dict[str, Any]]) -> None:
    """Insert the rows whose primary key is not there."""
    connection.execute(_insert(connection, table).on_conflict_do_nothing(), rows)


def _insert(connection: Connection, table: Table | FromClause) -> postgresql.Insert | sqlite.Insert:
    assert isinstance(table, Table)
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
