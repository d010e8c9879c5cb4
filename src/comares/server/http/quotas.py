"""Quotas: how many tables one player and one address make. They keep one visitor from filling the disk."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from comares.server.errors import Refusal
from comares.server.play.storage import Storage
from comares.server.settings import QuotaSettings

HOUR: Final = 3600.0
MAX_ADDRESSES: Final = 10_000  # that are remembered; then those without a table in the last hour are forgotten


class Quotas:
    """Counts the tables of players in the storage, and those of addresses in the memory of this process."""

    def __init__(self, limits: QuotaSettings, storage: Storage) -> None:
        self._limits = limits
        self._storage = storage
        self._made: dict[str, deque[float]] = {}  # by address: when, within the last hour

    async def use(self, player: str, address: str, runs: bool = True) -> None:
        """Count a table that is about to be made; a Refusal if it is one too many. An imported record does not run."""
        limits = self._limits
        if limits.running_tables or limits.new_tables_per_player:
            made = await self._storage.count_made(player, time.time() - HOUR)
            if runs and 0 < limits.running_tables <= made.running:
                raise Refusal("quota-running", limit=limits.running_tables)
            if 0 < limits.new_tables_per_player <= made.lately:
                raise Refusal("quota-new", limit=limits.new_tables_per_player)
        if limits.new_tables_per_address:
            self._use_address(address, limits.new_tables_per_address)

    def _use_address(self, address: str, limit: int) -> None:
        now = time.monotonic()
        if len(self._made) > MAX_ADDRESSES:
            self._made = {each: times for each, times in self._made.items() if times[-1] > now - HOUR}
        times = self._made.setdefault(address, deque(maxlen=limit))
        if len(times) == limit and times[0] > now - HOUR:
            raise Refusal("quota-new", limit=limit)
        times.append(now)
