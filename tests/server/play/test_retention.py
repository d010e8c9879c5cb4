"""Tables that nobody has touched for long are deleted, a few at a time; one that somebody looks at is kept."""

from __future__ import annotations

import asyncio
import time

from helpers.server.in_memory import RecordingWatcher, new_rooms, store_table

from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.retention import Retention
from comares.server.play.storage import OVER, RECORD, RUNNING
from comares.server.settings import RetentionSettings

DAY = 86400.0
LIMITS = RetentionSettings(finished=30 * DAY, abandoned=90 * DAY, step=3)


async def store_old(storage: MemoryStorage, state: str, days: float) -> str:
    """A table in that state that was last changed so many days ago."""
    table = await store_table(storage, "me", "here")
    row = storage.tables[table]
    row.state, row.updated = state, time.time() - days * DAY  # type: ignore[assignment]
    return table


def test_finished_games_records_and_abandoned_games_have_their_own_times() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        gone = [await store_old(storage, OVER, 31), await store_old(storage, RECORD, 40)]
        kept = [
            await store_old(storage, OVER, 29),
            await store_old(storage, RUNNING, 89),
            await store_table(storage, "me", "here"),
        ]
        abandoned = await store_old(storage, RUNNING, 91)
        deleted = await Retention(LIMITS, storage, new_rooms(storage)).step()
        assert {each.id for each in deleted} == {*gone, abandoned}
        assert [await storage.find_table(table) is not None for table in kept] == [True] * 3
        assert await storage.find_table(abandoned) is None

    asyncio.run(story())


def test_a_step_deletes_a_few_the_oldest_first() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        tables = [await store_old(storage, OVER, days) for days in (50, 90, 60, 80, 70)]
        retention = Retention(LIMITS, storage, new_rooms(storage))
        assert [each.id for each in await retention.step()] == [tables[1], tables[3], tables[4]]
        assert [each.id for each in await retention.step()] == [tables[2], tables[0]]
        assert await retention.step() == []

    asyncio.run(story())


def test_a_table_that_somebody_looks_at_is_kept_until_nobody_does() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        tables = [await store_old(storage, OVER, days) for days in (90, 80, 70, 60)]
        rooms = new_rooms(storage)
        room = await rooms.open(tables[0])
        watcher = RecordingWatcher("ada")
        room.watchers.append(watcher)
        retention = Retention(LIMITS, storage, rooms)
        assert [each.id for each in await retention.step()] == tables[1:]
        room.watchers.clear()
        assert [each.id for each in await retention.step()] == tables[:1]
        await asyncio.sleep(0.05)
        assert rooms.opened(tables[0]) is None

    asyncio.run(story())


def test_without_limits_nothing_is_deleted() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        await store_old(storage, OVER, 5000)
        await store_old(storage, RUNNING, 5000)
        retention = Retention(RetentionSettings(), storage, new_rooms(storage))
        assert await retention.step() == []
        await asyncio.wait_for(retention.run(), 5)

    asyncio.run(story())
