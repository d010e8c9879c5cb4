"""The lines in the database, read without the server."""

from __future__ import annotations

from sqlalchemy import create_engine, text

from helpers.server.observed_log import SeenLine
from helpers.server.postgres import driven


def stored_lines(database: str) -> dict[str, dict[int, SeenLine]]:
    """The lines of every table, by number."""
    engine = create_engine(driven(database))
    found: dict[str, dict[int, SeenLine]] = {}
    with engine.connect() as connection:
        for row in connection.execute(text('SELECT "table", number, seat, code FROM lines ORDER BY number')):
            found.setdefault(row.table, {})[row.number] = SeenLine(row.seat, row.code)
    engine.dispose()
    return found
