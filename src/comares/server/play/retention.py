"""Retention: tables that nobody has touched for long are deleted, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time

from comares.server.observe.metrics import PRUNED
from comares.server.play.rooms import Rooms
from comares.server.play.storage import RUNNING, Expired, Storage, StorageFailed
from comares.server.settings import RetentionSettings

log = logging.getLogger(__name__)


def moments(limits: RetentionSettings, now: float) -> tuple[float, float]:
    """The moments before which finished and abandoned tables are too old; 0: none is."""
    return (now - limits.finished if limits.finished else 0.0, now - limits.abandoned if limits.abandoned else 0.0)


class Retention:
    """Deletes old tables in the background. A table that somebody looks at is kept until nobody does."""

    def __init__(self, limits: RetentionSettings, storage: Storage, rooms: Rooms) -> None:
        self._limits = limits
        self._storage = storage
        self._rooms = rooms

    async def run(self) -> None:
        """Delete old tables, forever."""
        while self._limits.finished or self._limits.abandoned:
            try:
                deleted = await self.step()
                if deleted:
                    log.info("deleted %d old tables", len(deleted))
            except StorageFailed as error:
                log.warning("old tables cannot be deleted: %s", error)
            await asyncio.sleep(self._limits.interval)

    async def step(self) -> list[Expired]:
        """Delete the oldest tables that are too old, each in a transaction of its own; returns them."""
        watched = {room.id for room in self._rooms.all() if room.watchers}
        limit = self._limits.step + len(watched)
        expired = await self._storage.expired_tables(*moments(self._limits, time.time()), limit)
        deleted = [each for each in expired if each.id not in watched][: self._limits.step]
        for each in deleted:
            await self._storage.delete_table(each.id)
            await self._rooms.on_changed(each.id)
            PRUNED.labels("abandoned" if each.state == RUNNING else "finished").inc()
        return deleted
