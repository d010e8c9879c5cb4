"""Who is at which table in the other processes behind the same database."""

from __future__ import annotations

import time
from collections.abc import Iterable

FORGOTTEN = 75.0  # seconds after which a process that says nothing is taken for dead


class Presence:
    """What the others said of their tables. Each says it of a table whenever it changes, of all of them when asked,
    and now and then that it lives."""

    def __init__(self) -> None:
        self._here: dict[str, dict[str, frozenset[str]]] = {}  # by process, by table: players
        self._heard: dict[str, float] = {}  # when the process last said anything

    def hear(self, process: str, table: str, players: Iterable[str]) -> None:
        """The process says who is at the table there."""
        self.live(process)
        tables = self._here.setdefault(process, {})
        tables[table] = frozenset(players)
        if not tables[table]:
            del tables[table]

    def live(self, process: str) -> None:
        """The process lives."""
        self._heard[process] = time.monotonic()

    def at(self, table: str) -> set[str]:
        """The players who are at the table in another process."""
        return {player for tables in self._here.values() for player in tables.get(table, ())}

    def forget(self) -> set[str]:
        """Forget processes that are silent; the tables at which somebody was, there."""
        silent = [process for process, at in self._heard.items() if time.monotonic() - at > FORGOTTEN]
        for process in silent:
            del self._heard[process]
        return {table for process in silent for table in self._here.pop(process, {})}
