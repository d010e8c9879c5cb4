"""Servers with an illness: of the database, when told; of the clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from comares.server.play.rooms import Rooms

FULL = "PRAGMA max_page_count = 1"  # not one page more than there are
READ_ONLY = "PRAGMA query_only = ON"
WELL = ("PRAGMA max_page_count = 1000000", "PRAGMA query_only = OFF")


def illness(database: str) -> Path:
    """The file that says what ails the database."""
    return Path(database.removeprefix("sqlite:///")).with_name("ails")


@contextmanager
def ailing(database: str, what: str) -> Iterator[None]:
    """For a while, the database is ill."""
    illness(database).write_text(what)
    try:
        yield
    finally:
        illness(database).unlink()


class AilingRooms(Rooms):
    """Rooms over a database that, before each transaction, carries out what stands in a file beside it, or sets all
    right again if there is none."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        file = illness(self.settings.database)

        def ail(connection: Any, *_: Any) -> None:
            for order in (file.read_text(),) if file.exists() else WELL:
                connection.execute(order)

        event.listen(self.database.engine, "checkout", ail)


class BackwardRooms(Rooms):
    """Rooms in which each look at the clock shows an hour before the last."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        clock, looks = time.time, iter(range(10**9))
        time.time = lambda: clock() - 3600 * next(looks)
