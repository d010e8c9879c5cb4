"""The lines in the database, read without the server."""

from __future__ import annotations

from sqlalchemy import create_engine, text

from helpers.server.observed_log import SeenLine
from helpers.server.postgres import driven

StoredLines = dict[str, dict[int, SeenLine]]  # by table and number


def stored_lines(database: str) -> StoredLines:
    """The lines of every table, by number."""
    engine = create_engine(driven(database))
    found: StoredLines = {}
    with engine.connect() as connection:
        for row in connection.execute(text('SELECT "table", number, seat, code FROM lines ORDER BY number')):
            found.setdefault(row.table, {})[row.number] = SeenLine(row.seat, row.code)
    engine.dispose()
    return found


def secrets_in(log: str, database: str) -> list[str]:
    """The secrets of the database that are in the log: of seats, invitations, the server, and what was drawn."""
    engine = create_engine(driven(database))
    with engine.connect() as connection:
        secrets = {*connection.execute(text("SELECT secret FROM seats")).scalars()}
        secrets |= {*connection.execute(text("SELECT value FROM secrets")).scalars()}
    engine.dispose()
    return [f"a secret is in the log: {secret}" for secret in (*secrets, '[["') if secret in log]
