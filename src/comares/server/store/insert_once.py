"""Inserting a row that may be there already."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, FromClause, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_once(connection: Connection, table: Table | FromClause, values: dict[str, Any]) -> bool:
    """Insert the row; False if there is one with this primary key."""
    assert isinstance(table, Table)
    insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    once = insert_here(table).values(values).on_conflict_do_nothing()
    return connection.execute(once, execution_options={"preserve_rowcount": True}).rowcount == 1
