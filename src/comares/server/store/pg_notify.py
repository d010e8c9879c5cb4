"""What processes behind one database say to each other, by PostgreSQL's NOTIFY. On SQLite there is nobody to hear."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

CHANNEL: Final = "comares"

CHANGED: Final = "changed"  # a table: it has a new line, or somebody else sits there
HERE: Final = "here"  # a table, players: they are at it, connected to this process, and no others
WHO: Final = "who"  # who is where?
LIVES: Final = "lives"


class Note(NamedTuple):
    """One thing said."""

    process: str
    what: str
    table: str = ""
    players: tuple[str, ...] = ()


def this_process() -> str:
    """A name for it that no other process behind the database has."""
    return f"{socket.gethostname()}:{os.getpid()}"


def tell_others(connection: Connection, what: str, table: str = "", players: Iterable[str] = ()) -> None:
    """Let the other processes know, as soon as this is committed."""
    if connection.dialect.name == "postgresql":
        note = " ".join((this_process(), what, table, *players))
        connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})


def read_note(payload: str) -> Note:
    """What was said."""
    process, what, table, *players = payload.split(" ")
    return Note(process, what, table, tuple(players))
