"""Connections to SQLite and PostgreSQL, set up so that a commit is durable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from comares.kernel.errors import BadSetup
from comares.server.store.private_file import make_sqlite_private

READERS = 2  # connections that only read
LOCK_TIMEOUT = 5  # seconds to wait for another process that writes to the SQLite file
EXPECTED = "expected sqlite:///FILE or postgresql://USER@HOST/NAME"


def read_json(text: str) -> Any:
    """What the JSON says; None if it is not JSON, so that one bad row does not spoil a list."""
    try:
        return json.loads(text)
    except ValueError:
        return None


EVERY_ENGINE: dict[str, Any] = {
    "hide_parameters": True,  # of errors: they hold secrets
    "json_deserializer": read_json,
}


def open_engine(url: str) -> Engine:
    """The engine for a database URL. A BadSetup says what is wrong with the URL, without its password."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "postgresql":
        driven = parsed.set(drivername="postgresql+psycopg")
        return create_engine(driven, pool_size=READERS + 2, pool_pre_ping=True, **EVERY_ENGINE)
    if (file := sqlite_file(parsed)) is not None:
        make_sqlite_private(file)
    engine = create_engine(parsed, connect_args={"timeout": LOCK_TIMEOUT}, **EVERY_ENGINE)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def parse_url(url: str) -> URL:
    """The parts of the URL of a supported database."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        raise BadSetup(f"the URL of the database cannot be read; {EXPECTED}") from None
    if backend not in ("sqlite", "postgresql"):
        raise BadSetup(f"the database {parsed.render_as_string()!r} is not supported; {EXPECTED}")
    if backend == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise BadSetup(f"the database {parsed.render_as_string()!r} is not a file; {EXPECTED}")
    return parsed


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite database that may be written to; None if its folder does not exist."""
    if url.query.get("mode") in ("ro", "memory") or not url.database:
        return None
    file = Path(url.database.removeprefix("file:"))
    return file if file.parent.is_dir() and not file.is_dir() else None


def _set_up_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions are begun explicitly
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")  # every commit reaches the disk
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
