"""Which players are at which tables through the other processes of the cluster."""

from __future__ import annotations

import time
from collections.abc import Iterable


class Presence:
    """Players by process and table. A process reports a table whenever its players change, all its tables when asked,
    and regularly that it is alive."""

    def __init__(self, timeout: float) -> None:
        self._timeout = timeout  # seconds after which a silent process counts as dead
        self._players: dict[str, dict[str, frozenset[str]]] = {}  # by process, by table
        self._last_note: dict[str, float] = {}  # by process

    def update(self, process: str, table: str, players: Iterable[str]) -> None:
        """Exactly these players are at the table through the process."""
        self.mark_alive(process)
        tables = self._players.setdefault(process, {})
        tables[table] = frozenset(players)
        if not tables[table]:
            del tables[table]

    def mark_alive(self, process: str) -> None:
        """The process has sent something."""
        self._last_note[process] = time.monotonic()

    def players_at(self, table: str) -> set[str]:
        """The players who are at the table through another process."""
        return {player for tables in self._players.values() for player in tables.get(table, ())}

    def drop_silent(self) -> set[str]:
        """Drops processes that count as dead; returns the tables where they had players."""
        silent = [process for process, at in self._last_note.items() if time.monotonic() - at > self._timeout]
        for process in silent:
            del self._last_note[process]
        return {table for process in silent for table in self._players.pop(process, {})}
