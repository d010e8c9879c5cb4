"""Rooms: tables are opened on demand, closed when idle, and played on where only bots wait."""

from __future__ import annotations

import asyncio

import pytest
from helpers.server.in_memory import BEN, HOSTED, QUICK, FailingStorage, FirstCodeBots, RecordingWatcher, store_table

from comares.server.errors import Refusal
from comares.server.messages.client import Play
from comares.server.play.cluster import CHANGED, HERE, Note, SingleProcess
from comares.server.play.ids import new_secret
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.rooms import Rooms
from comares.server.play.storage import OVER, StoredLine
from comares.server.settings import RoomSettings, Settings


def rooms_over(storage: MemoryStorage, settings: Settings = QUICK) -> Rooms:
    return Rooms(settings, HOSTED, storage, FirstCodeBots(), SingleProcess())


def test_a_table_has_one_room_and_an_unknown_table_has_none() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms, table = rooms_over(storage), await store_table(storage, "me", "here")
        first, second = await asyncio.gather(rooms.open(table), rooms.open(table))
        assert first is second
        assert rooms.opened(table) is first
        with pytest.raises(Refusal, match="no-table"):
            await rooms.open("nowhere")
        assert rooms.all() == [first]

    asyncio.run(story())


def test_an_idle_room_is_closed_and_opens_again_as_it_was() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms = rooms_over(storage, Settings(rooms=RoomSettings(idle=0.0)))
        table = await store_table(storage, "me", "here")
        room = await rooms.open(table)
        watcher = RecordingWatcher("ada")
        room.watchers.append(watcher)
        await rooms.close_idle()
        assert rooms.opened(table) is room, "somebody watches it"
        room.watchers.remove(watcher)
        await asyncio.sleep(0.01)
        await rooms.close_idle()
        assert rooms.opened(table) is None
        again = await rooms.open(table)
        assert again is not room
        assert again.table.view(None) == room.table.view(None)

    asyncio.run(story())


def test_games_that_wait_for_bots_are_played_on_without_spectators() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        table = await store_table(storage, "random", "random")
        rooms = rooms_over(storage)
        background = asyncio.create_task(rooms.run_background())
        async with asyncio.timeout(15):
            while (row := await storage.find_table(table)) is not None and row.state != OVER:
                await asyncio.sleep(0.01)
        background.cancel()
        await rooms.close()

    asyncio.run(story())


class SlowStorage(MemoryStorage):
    """A storage whose lines come only when `is_released`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_released = asyncio.Event()

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        await self.is_released.wait()
        return await super().lines_after(table, number)


def test_a_seat_taken_while_its_table_is_being_opened_is_known_in_the_room() -> None:
    async def story() -> None:
        storage = SlowStorage()
        rooms, table = rooms_over(storage), await store_table(storage, "me", "open")
        opening = asyncio.create_task(rooms.open(table))
        await asyncio.sleep(0.01)  # the room has read the table and waits for its lines
        row = await storage.find_table(table)
        assert row is not None
        await storage.take_seat(row.seats[1].secret, "open", BEN, new_secret())
        changed = asyncio.create_task(rooms.on_changed(table))
        await asyncio.sleep(0.01)
        storage.is_released.set()
        await changed
        assert (await opening).seats_of(BEN.id) == [1]

    asyncio.run(asyncio.wait_for(story(), 10))


def test_a_note_of_another_process_refreshes_the_table_and_its_presence() -> None:
    async def story() -> None:
        storage = FailingStorage()
        table = await store_table(storage, "me", "here")
        here, there = rooms_over(storage), rooms_over(storage)
        room, other = await here.open(table), await there.open(table)
        watcher = RecordingWatcher("ada", sent_line=0)
        other.watchers.append(watcher)
        there.on_note(Note("one:1", HERE, table, ("ada",)))
        assert there.players_at(table) == {"ada"}
        assert watcher.seats()[-1].seats[0].here
        decision = room.table.decision()
        assert decision is not None
        await room.play_bot(Play(decision.seat, 0, decision.codes[0]))
        there.on_note(Note("one:1", CHANGED, table))
        async with asyncio.timeout(5):
            while not watcher.tables():
                await asyncio.sleep(0.001)
        assert watcher.tables()[-1].line == 1

    asyncio.run(story())
