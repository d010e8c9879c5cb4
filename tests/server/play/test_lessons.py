"""A lesson at a real table: the others play their script, a wrong choice changes nothing, what is learned is kept."""

from __future__ import annotations

import asyncio

import pytest
from helpers.server.in_memory import ADA, BEN, FirstCodeBots, RecordingWatcher, new_rooms

from comares.lessons.load import find_lesson
from comares.server.errors import Refusal
from comares.server.messages.client import Play, Undo
from comares.server.play.lessons import WrongChoiceRefused, lesson_table
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import OVER, Page

MONEY = "alhambra/money"
FIRST, SECOND, WRONG = "take florin-1 dirham-3", "take dinar-9", "take florin-1"


async def begun(storage: MemoryStorage, bots: FirstCodeBots | None = None) -> tuple[Rooms, Room]:
    lesson = find_lesson(MONEY)
    assert lesson is not None
    row, lines = lesson_table(lesson, ADA)
    await storage.add_table(row, lines)
    rooms = new_rooms(storage, bots)
    return rooms, await rooms.open(row.id)


async def my_turn(room: Room, line: int) -> None:
    for _ in range(500):
        if room.line >= line and room.table.state.seat == 0:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the others do not play")


def test_a_wrong_choice_is_answered_and_changes_nothing() -> None:
    async def story() -> None:
        rooms, room = await begun(MemoryStorage())
        with pytest.raises(WrongChoiceRefused) as refused:
            await room.play(ADA.id, Play(0, 0, WRONG))
        answer = refused.value.answer
        assert (answer.code, answer.step, answer.line) == (WRONG, "several", 0)
        assert [words.key for words in answer.words] == ["alhambra-took"]
        assert room.line == 0
        with pytest.raises(Refusal, match="illegal"):
            await room.play(ADA.id, Play(0, 0, "take ducat-7 dinar-4"))
        await rooms.close()

    asyncio.run(story())


def test_the_others_play_their_script_and_no_bot_is_asked() -> None:
    async def story() -> None:
        bots, storage = FirstCodeBots(), MemoryStorage()
        rooms, room = await begun(storage, bots)
        await room.play(ADA.id, Play(0, 0, FIRST))
        await my_turn(room, 3)
        lesson = find_lesson(MONEY)
        assert lesson is not None
        assert tuple(line.code for line in room.table.record.lines[2:]) == lesson.script
        assert not bots.requests
        await rooms.close()

    asyncio.run(story())


def test_what_is_learned_is_kept_and_its_table_is_in_no_list() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms, room = await begun(storage)
        watcher = RecordingWatcher(ADA.id, viewer=0)
        room.watchers.append(watcher)
        assert (await storage.lessons_of(ADA.id)).tables == {MONEY: room.id}
        assert await storage.games_of(ADA.id) == []
        assert (await storage.count_made(ADA.id, 0.0)).running == 0
        await room.play(ADA.id, Play(0, 0, FIRST))
        await my_turn(room, 3)
        at = watcher.tables()[-1].lesson
        assert at is not None
        assert (at.id, at.done, at.over) == (MONEY, 1, False)
        await room.play(ADA.id, Play(0, 3, SECOND))
        last = watcher.tables()[-1]
        assert last.lesson is not None
        assert last.lesson.over
        assert last.decision is None
        assert room.row.state == OVER
        learned = await storage.lessons_of(ADA.id)
        assert learned.done == {MONEY}
        assert not learned.tables
        assert not (await storage.lessons_of(BEN.id)).done
        assert await storage.tables_of(ADA.id, Page(10)) == []
        with pytest.raises(Refusal, match="over"):
            await room.play(ADA.id, Play(0, 4, "take florin-8"))
        await rooms.close()

    asyncio.run(story())


def test_one_can_leave_go_back_and_go_on_with_the_same_draws() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms, room = await begun(storage)
        await room.play(ADA.id, Play(0, 0, FIRST))
        await my_turn(room, 3)
        shown = room.table.decision()
        await room.play(ADA.id, Undo(0, 3, 1))  # back to the beginning, past what was drawn
        assert room.lesson is not None
        assert room.lesson.done(room.table) == 0
        await room.play(ADA.id, Play(0, 4, FIRST))
        await my_turn(room, 7)
        assert room.table.decision() == shown
        await rooms.close()
        again = new_rooms(storage)
        reopened = await again.open(room.id)
        assert reopened.lesson is not None
        assert reopened.lesson.done(reopened.table) == 1
        await reopened.play(ADA.id, Play(0, 7, SECOND))
        assert (await storage.lessons_of(ADA.id)).done == {MONEY}
        await again.close()

    asyncio.run(story())
