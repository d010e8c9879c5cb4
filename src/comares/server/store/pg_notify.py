"""Notes between processes as PostgreSQL notifications. SQLite has none."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, text

from comares.server.play.cluster import Note, NoteKind

CHANNEL: Final = "comares"


def this_process() -> str:
    """A name of this process that is unique behind the database."""
    return f"{socket.gethostname()}:{os.getpid()}"


def notify_others(connection: Connection, kind: NoteKind, table: str = "", players: Iterable[str] = ()) -> None:
    """Notify the other processes once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        note = " ".join((this_process(), kind, table, *players))
        connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})


def read_note(payload: str) -> Note:
    """The note of a notification."""
    process, kind, table, *players = payload.split(" ")
    return Note(process, kind, table, tuple(players))
