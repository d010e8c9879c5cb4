"""A database full of running tables: copies of real ones, each with its own id and secrets."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, create_engine, insert, select

from comares.server.store.schema import LINES, SEATS, TABLES
from helpers.server.postgres import driven


def copy_tables(database: str, templates: list[str], copies: int) -> None:
    """Add so many tables, each like one of the templates."""
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        rows = {table: _rows_of(connection, table) for table in templates}
        for number in range(copies):
            name, template = f"copy{number:06}", rows[templates[number % len(templates)]]
            connection.execute(insert(TABLES), [{**row, "id": name} for row in template[0]])
            connection.execute(
                insert(SEATS), [{**row, "table": name, "secret": f"{name}-{row['seat']}"} for row in template[1]]
            )
            connection.execute(insert(LINES), [{**row, "table": name} for row in template[2]])
    engine.dispose()


def _rows_of(connection: Connection, table: str) -> list[list[dict[str, Any]]]:
    def rows(of: Table, key: str) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(select(of).where(of.c[key] == table)).mappings()]

    return [rows(TABLES, "id"), rows(SEATS, "table"), rows(LINES, "table")]
