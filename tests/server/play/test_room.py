"""A room: a move is checked, committed, then sent to everybody, each with their own view."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from helpers.server.in_memory import BEN, FailingStorage, RecordingWatcher, codes, new_rooms, store_table

from comares.server.errors import Refusal
from comares.server.messages.client import Play, Undo
from comares.server.play.ids import new_secret
from comares.server.play.room import Room
from comares.server.play.room.messages import broadcast_table
from comares.server.play.storage import CLOSED, OVER

EVENTUALLY = 5.0  # seconds


def in_loop(story: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def test() -> None:
        asyncio.run(asyncio.wait_for(story(), 20))

    test.__name__ = getattr(story, "__name__", "test")
    return test


async def open_room(*seats: str, storage: FailingStorage | None = None, **more: Any) -> tuple[Room, RecordingWatcher]:
    """A new table in a room, and Ada's connection at it."""
    storage = storage or FailingStorage()
    room = await new_rooms(storage).open(await store_table(storage, *seats, **more))
    watcher = RecordingWatcher("ada")
    room.watchers.append(watcher)
    return room, watcher


def first_move(room: Room) -> Play:
    return Play(int(room.table.state.seat), room.line, codes(room)[0])


async def refusal(room: Room, move: Play | Undo, player: str = "ada") -> str:
    """The key of the refusal of a move."""
    with pytest.raises(Refusal) as refused:
        await room.play(player, move)
    return refused.value.key


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(EVENTUALLY):
        while not condition():
            await asyncio.sleep(0.001)


@in_loop
async def test_a_move_is_stored_and_sent_with_its_line() -> None:
    room, watcher = await open_room("me", "here")
    move = first_move(room)
    assert await room.play("ada", move)
    (stored,) = await room.storage.lines_after(room.id, 0)
    assert (stored.number, stored.seat, stored.code) == (1, move.seat, move.code)
    row = await room.storage.find_table(room.id)
    assert row is not None
    assert (row.line, row.turn) == (1, int(room.table.state.seat))
    (message,) = watcher.tables()
    assert (message.line, message.news[-1].code, watcher.sent_line) == (1, move.code, 1)


@in_loop
async def test_a_repeated_move_is_accepted_once() -> None:
    room, watcher = await open_room("me", "here")
    move = first_move(room)
    assert await room.play("ada", move)
    assert not await room.play("ada", move)
    assert (room.line, len(watcher.tables())) == (1, 1)


@in_loop
async def test_a_move_that_has_not_seen_the_last_line_is_late() -> None:
    room, _ = await open_room("me", "here")
    first, second = codes(room)[:2]
    seat = int(room.table.state.seat)
    await room.play("ada", Play(seat, 0, first))
    assert await refusal(room, Play(seat, 0, second)) == "late"
    assert await refusal(room, Play(seat, 7, second)) == "late"
    assert room.line == 1


@in_loop
async def test_only_the_holder_of_a_seat_plays_it_and_only_when_it_decides() -> None:
    room, watcher = await open_room("me", "here")
    move = first_move(room)
    assert await refusal(room, move, "eve") == "not-your-seat"
    assert await refusal(room, Play(1 - move.seat, 0, move.code)) == "not-your-decision"
    assert await refusal(room, Play(move.seat, 0, "dance")) == "unreadable"
    assert await refusal(room, Play(move.seat, 0, "buy 1 9+9+9")) == "illegal"
    assert (room.line, watcher.tables()) == (0, [])


@in_loop
async def test_of_two_processes_one_stores_the_line_and_the_other_is_late() -> None:
    storage = FailingStorage()
    table = await store_table(storage, "me", "here")
    here, there = await new_rooms(storage).open(table), await new_rooms(storage).open(table)
    first, second = codes(here)[:2]
    seat = int(here.table.state.seat)
    await here.play("ada", Play(seat, 0, first))
    assert await refusal(there, Play(seat, 0, second)) == "late"
    assert (there.line, there.table.record.lines[1].code) == (1, first)


@in_loop
async def test_a_line_of_another_process_is_sent_after_a_refresh() -> None:
    storage = FailingStorage()
    table = await store_table(storage, "me", "here")
    here, there = await new_rooms(storage).open(table), await new_rooms(storage).open(table)
    watcher = RecordingWatcher("ada", sent_line=0)
    there.watchers.append(watcher)
    await here.play("ada", first_move(here))
    await there.refresh()
    assert [message.line for message in watcher.tables()] == [1]


@in_loop
async def test_everybody_is_told_that_a_table_was_closed_even_if_a_late_move_found_out_first() -> None:
    storage = FailingStorage()
    room, watcher = await open_room("me", "here", storage=storage)
    watcher.sent_line = room.line
    crowd = [RecordingWatcher(f"spectator {number}", sent_line=room.line) for number in range(50)]
    never_looked = RecordingWatcher("eve", sent_line=None)
    room.watchers += [*crowd, never_looked]
    row = await storage.find_table(room.id)
    assert row is not None
    await storage.change_table(replace(row, state=CLOSED))
    assert await refusal(room, first_move(room)) == "late"
    await room.refresh()
    for each in (watcher, *crowd):
        assert [message.state for message in each.tables()] == [CLOSED]
    assert never_looked.tables() == []
    await room.refresh()
    assert len(watcher.tables()) == 1, "once is enough"


@in_loop
async def test_what_cannot_be_stored_is_refused_and_sent_to_nobody() -> None:
    storage = FailingStorage()
    room, watcher = await open_room("me", "here", storage=storage)
    move = first_move(room)
    storage.is_failing = True
    assert await refusal(room, move) == "storage"
    assert await refusal(room, move) == "storage"
    assert watcher.tables() == []
    storage.is_failing = False
    assert await room.play("ada", move)
    assert (room.line, [message.line for message in watcher.tables()]) == (1, [1])


@in_loop
async def test_a_line_that_was_stored_without_an_answer_is_sent_once_the_storage_can_be_read() -> None:
    storage = FailingStorage()
    room, watcher = await open_room("me", "here", storage=storage)
    watcher.sent_line = 0
    move = first_move(room)
    storage.is_failing = storage.stores_anyway = True
    assert await refusal(room, move) == "storage"
    assert watcher.tables() == []
    storage.is_failing = False
    await until(lambda: bool(watcher.tables()))
    assert watcher.tables()[-1].news[-1].code == move.code
    assert not await room.play("ada", move), "sending it again does no harm"


@in_loop
async def test_undo_is_a_line_and_restores_the_decision() -> None:
    room, watcher = await open_room("me", "here")
    seat = int(room.table.state.seat)
    assert await refusal(room, Undo(seat, 0)) == "nothing-to-undo"
    while not room.table.can_undo():
        buying = [code for code in codes(room) if code.startswith("buy")]
        before, move = codes(room), first_move(room)
        await room.play("ada", Play(move.seat, room.line, (buying or before)[0]))
    line = room.line
    undo = Undo(int(room.table.state.seat), line)
    assert await room.play("ada", undo)
    assert not await room.play("ada", undo), "a repeated undo is accepted once"
    assert (room.line, watcher.tables()[-1].news[-1].undo, codes(room)) == (line + 1, line, before)


@in_loop
async def test_a_game_is_rewound_only_against_bots() -> None:
    room, _ = await open_room("me", "open")
    assert await refusal(room, Undo(0, 0, to=0)) == "not-alone"


@in_loop
async def test_bots_move_until_a_person_decides_and_play_a_game_to_its_end() -> None:
    room, watcher = await open_room("random", "random")
    await until(lambda: room.row.state == OVER)
    assert watcher.tables()[-1].outcome.winners
    assert watcher.tables()[-1].decision is None
    against_person, _ = await open_room("me", "random")
    await until(lambda: int(against_person.table.state.seat) == 0 and not against_person.bot_to_move())
    assert await refusal(room, Play(0, room.line, "pass")) in ("not-your-seat", "over")


@in_loop
async def test_a_bot_whose_move_could_not_be_stored_moves_once_it_can() -> None:
    storage = FailingStorage()
    room, watcher = await open_room("random", "random", storage=storage)
    await until(lambda: room.line > 2)
    storage.is_failing = True
    await asyncio.sleep(0.05)
    sent = len(watcher.tables())
    await asyncio.sleep(0.05)
    assert len(watcher.tables()) == sent
    storage.is_failing = False
    await until(lambda: len(watcher.tables()) > sent)


@in_loop
async def test_a_spectator_sees_no_hand_and_no_codes() -> None:
    room, own = await open_room("me", "here")
    aside = RecordingWatcher("eve")
    own.viewer = int(room.table.state.seat)
    room.watchers.append(aside)
    await room.play("ada", first_move(room))
    (message,) = aside.tables()
    assert (message.viewer, message.you) == (None, [])
    assert message.decision is not None
    assert message.decision.codes is None
    assert message.view == room.table.view(None)
    assert own.tables()[0].view == room.table.view(own.viewer)


@in_loop
async def test_after_a_takeover_the_old_holder_is_a_spectator() -> None:
    storage = FailingStorage()
    room, watcher = await open_room("me", "here", storage=storage)
    watcher.viewer = 0
    row = await storage.find_table(room.id)
    assert row is not None
    assert await storage.take_seat(row.seats[0].secret, "person", BEN, new_secret()) == room.id
    await room.refresh()
    broadcast_table(room)
    assert (watcher.tables()[-1].viewer, watcher.seats()[-1].you) == (None, [1])
