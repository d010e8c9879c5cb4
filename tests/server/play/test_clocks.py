"""Clocks: they are the server's, they stand still while nobody can play, and time lost is a turn, not the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest
from helpers.server.in_memory import ADA, BEN, HOSTED, FirstCodeBots, RecordingWatcher, codes

from comares.server.errors import Refusal
from comares.server.messages.client import Play
from comares.server.messages.lobby import NewClock, NewSeat, NewTable
from comares.server.play import leaving
from comares.server.play.clocks import LEAST, PATIENCE
from comares.server.play.cluster import SingleProcess
from comares.server.play.game_clock import ClockKeeper, GameClock
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table, rematch_of
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import OVER, StorageFailed, TableResult, TableRow
from comares.server.settings import ClockSettings, RoomSettings, Settings

DAY = 86_400.0
STEP = ClockSettings(grace=60.0, interval=5.0, gap=10.0)
ANY = ClockSettings(grace=0.0, interval=5.0, gap=100 * DAY)  # every jump is one of players' time
SLOW_BOTS = Settings(bot_delay=0.0, rooms=RoomSettings(retry=0.01, bot_retry=0.01))


class Jumping:
    """A clock that jumps."""

    at = 1000.0

    def __call__(self) -> float:
        return self.at


class FailingClock(MemoryStorage):
    """A storage whose clock cannot be moved while `is_failing`."""

    is_failing = False

    async def advance_clock(self, seen: float, to: float) -> float:
        if self.is_failing:
            raise StorageFailed("the disk is full")
        return await super().advance_clock(seen, to)


class Played:
    """A table with a clock, its room, and the hands of its clock."""

    def __init__(self, storage: MemoryStorage, limits: ClockSettings = ANY) -> None:
        self.time = Jumping()
        self.storage = storage
        self.rooms = Rooms(SLOW_BOTS, HOSTED, storage, FirstCodeBots(), SingleProcess())
        self.clock = GameClock(storage, limits, self.time)
        self.rooms.now, self.rooms.clock_stands = self.clock.now, lambda: self.clock.stands
        self.keeper = ClockKeeper(self.clock, storage, self.rooms, limits)

    async def open(self, table: str) -> Room:
        await self.keeper.step()
        return await self.rooms.open(table)

    async def jump(self, seconds: float) -> None:
        self.time.at += seconds
        await self.keeper.step()


async def two_people(storage: MemoryStorage, clock: NewClock, game: str = "alhambra") -> str:
    row, lines = new_table(NewTable([NewSeat("me"), NewSeat("open")], game, clock=clock), ADA, HOSTED)
    await storage.add_table(row, lines)
    await storage.take_seat(row.seats[1].secret, "open", BEN, f"ben-{row.id}")
    return row.id


async def turn(room: Room) -> int:
    """The deciding person plays a turn; the seat."""
    seat = int(room.table.state.seat)
    while room.table.state.seat == seat:
        await room.play(str(room.row.seats[seat].player), Play(seat, room.line, codes(room)[0]))
    return seat


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0.01)


def left(room: Room) -> list[float | None]:
    info = room.clock_info()
    assert info is not None
    return info.left


def test_a_bank_passes_for_who_decides_and_gains_after_each_turn() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        played = Played(storage)
        room = await played.open(await two_people(storage, NewClock("bank", 600, 10)))
        first = int(room.table.state.seat)
        await played.jump(100)
        assert left(room)[first] == pytest.approx(500)
        assert left(room)[1 - first] == 600
        assert await turn(room) == first
        assert left(room)[first] == pytest.approx(510)
        await played.jump(60)
        assert (left(room)[first], left(room)[1 - first]) == pytest.approx((510, 540))
        stored = await storage.find_table(room.id)
        assert stored is not None
        assert stored.seats[first].time_left == pytest.approx(510), "it is committed with the line"
        await played.rooms.close()

    asyncio.run(story())


def test_days_a_move_begin_anew_with_every_turn() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        played = Played(storage)
        room = await played.open(await two_people(storage, NewClock("move", round(3 * DAY))))
        first = int(room.table.state.seat)
        await played.jump(2 * DAY)
        await turn(room)
        await played.jump(2 * DAY)
        assert (left(room)[first], left(room)[1 - first]) == pytest.approx((3 * DAY, DAY))
        await played.rooms.close()

    asyncio.run(story())


def test_who_is_out_of_time_loses_the_turn_to_a_bot_and_plays_the_next_one() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        played = Played(storage)
        room = await played.open(await two_people(storage, NewClock("bank", 60)))
        first = int(room.table.state.seat)
        watcher = RecordingWatcher("ada", 0)
        room.watchers.append(watcher)
        played.time.at += 61
        with pytest.raises(Refusal, match="out-of-time"):
            await room.play(str(room.row.seats[first].player), Play(first, room.line, codes(room)[0]))
        await played.keeper.step()
        assert any(message.seats[first].stand_in == "turn" for message in watcher.seats())
        await until(lambda: room.table.state.seat != first)
        assert (room.row.seats[first].stand_in, room.row.state) == ("", "running")
        await turn(room)
        assert await turn(room) == first, "the game goes on, and every turn has some seconds"
        assert room.row.seats[first].lost_turns == 0
        await played.rooms.close()

    asyncio.run(story())


def test_after_three_lost_turns_a_bot_plays_until_the_person_is_back() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        played = Played(storage)
        room = await played.open(await two_people(storage, NewClock("move", round(DAY))))
        gone = int(room.table.state.seat)
        for lost in range(1, PATIENCE + 1):
            await played.jump(1.1 * DAY)
            await until(lambda: room.table.state.seat != gone)
            assert room.row.seats[gone].lost_turns == lost
            await turn(room)
        await until(lambda: room.table.state.seat != gone)
        assert room.row.seats[gone].stand_in == "away", "nobody waits a day for every turn"
        await room.change(lambda row: leaving.take_back(row, str(row.seats[gone].player), gone))
        await turn(room)
        assert await turn(room) == gone
        await played.rooms.close()

    asyncio.run(story())


def test_no_time_passes_while_the_server_is_down_nor_for_a_minute_after_its_start() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        before = Played(storage, STEP)
        table = await two_people(storage, NewClock("bank", 600))
        before.time.at += 60
        await before.open(table)
        for _ in range(4):
            await before.jump(5)
        spent = 600 - min(each for each in left(await before.rooms.open(table)) if each is not None)
        assert spent == pytest.approx(20, abs=6)
        await before.rooms.close()
        after = Played(storage, STEP)  # three days later
        room = await after.open(table)
        for _ in range(11):
            await after.jump(5)
        info = room.clock_info()
        assert info is not None
        assert info.stands
        now = 600 - min(each for each in info.left if each is not None)
        assert now == pytest.approx(spent, abs=5), "less than five seconds are lost, and none are added"
        await after.jump(5)
        for _ in range(4):
            await after.jump(5)
        assert 600 - min(each for each in left(room) if each is not None) == pytest.approx(now + 20, abs=6)
        await after.rooms.close()

    asyncio.run(story())


def test_no_time_passes_while_nothing_can_be_stored_or_the_machine_sleeps() -> None:
    async def story() -> None:
        storage = FailingClock()
        played = Played(storage, replace(STEP, grace=0.0))
        room = await played.open(await two_people(storage, NewClock("bank", 600)))
        await played.jump(5)
        storage.is_failing = True
        for _ in range(100):
            with pytest.raises(StorageFailed):
                await played.jump(5)
        assert played.clock.stands
        storage.is_failing = False
        await played.jump(5)
        assert min(each for each in left(room) if each is not None) >= 600 - 5 - STEP.gap
        await played.jump(7 * DAY)  # the machine slept
        assert min(each for each in left(room) if each is not None) >= 600 - 5 - 2 * STEP.gap
        await played.rooms.close()

    asyncio.run(story())


def test_two_processes_count_the_same_time_once() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        here, there = Played(storage, replace(STEP, grace=0.0)), Played(storage, replace(STEP, grace=0.0))
        room = await here.open(await two_people(storage, NewClock("bank", 600)))
        await there.keeper.step()
        for _ in range(10):
            here.time.at += 5
            there.time.at += 5
            await asyncio.gather(here.keeper.step(), there.keeper.step())
        assert min(each for each in left(room) if each is not None) == pytest.approx(550, abs=5)
        assert here.clock.now() == pytest.approx(there.clock.now(), abs=5)
        await here.rooms.close()
        await there.rooms.close()

    asyncio.run(story())


def test_no_clock_ticks_for_a_bot_for_a_free_seat_or_after_the_end() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        played = Played(storage)
        wanted = NewTable([NewSeat("me"), NewSeat("open")], "alhambra", clock=NewClock("bank", 60))
        row, lines = new_table(wanted, ADA, HOSTED)
        await storage.add_table(row, lines)
        room = await played.open(row.id)
        await played.jump(1000)
        assert room.row.deadline is None, "a seat is free"
        await room.change(lambda each: leaving.give_to_bot(each, "ada", 1, "random", set(), 0.0, 0.0))
        await until(lambda: room.table.state.seat == 0)
        assert room.row.deadline == pytest.approx(played.clock.now() + 60)
        await room.change(lambda each: leaving.give_to_bot(each, "ada", 0, "random", set(), 0.0, 0.0))
        await until(lambda: room.row.state == OVER)
        assert room.row.deadline is None
        await played.rooms.close()

    asyncio.run(story())


def test_a_rematch_has_the_same_clock_and_full_time() -> None:
    row: TableRow = new_table(
        NewTable([NewSeat("me"), NewSeat("here")], "alhambra", clock=NewClock("bank", 90, 5)), ADA, HOSTED
    ).row
    row.state, row.result, row.seats[0].time_left = OVER, TableResult([0, 0], [1, 1]), 3.0
    again = rematch_of(row, "ada", HOSTED.registry).row
    assert again.clock == row.clock
    assert [seat.time_left for seat in again.seats] == [None, None]
    assert LEAST < 30, "the least time is less than the shortest clock"
    with pytest.raises(Refusal, match="setup"):
        new_table(NewTable([NewSeat("me"), NewSeat("here")], "alhambra", clock=NewClock("move", 90, 5)), ADA, HOSTED)
