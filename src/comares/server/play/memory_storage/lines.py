"""Lines in memory, and what players learn with them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from comares.server.play.storage import OVER, RUNNING, Conflict, LessonProgress, Progress, StoredLine

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def append_line(storage: MemoryStorage, table: str, line: StoredLine, progress: Progress) -> None:
    lines, row = storage.lines[table], storage.tables[table]
    if line.number < len(lines) and lines[line.number] == line:
        return
    if line.number != len(lines) or row.revision != progress.revision:
        raise Conflict
    lines.append(line)
    row.line, row.turn, row.bot_turn = progress.line, progress.turn, progress.bot_turn
    row.state = OVER if progress.over else row.state
    row.result = progress.result or row.result
    row.deadline = progress.deadline
    for number, stand_in, level, time_left, lost_turns in progress.seats:
        seat = row.seats[number]
        seat.stand_in, seat.level, seat.time_left, seat.lost_turns = stand_in, level, time_left, lost_turns
    row.updated = time.time()
    storage.on_line(row, line, progress)
    for player, lesson in progress.learned:
        storage.learned.setdefault(player, set()).add(lesson)


async def lines_after(storage: MemoryStorage, table: str, number: int) -> list[StoredLine]:
    return storage.lines[table][number + 1 :]


async def lessons_of(storage: MemoryStorage, player: str) -> LessonProgress:
    begun = [row for row in storage.tables.values() if row.lesson and row.host == player and row.state == RUNNING]
    tables = {str(row.lesson): row.id for row in sorted(begun, key=lambda row: row.updated)}
    return LessonProgress(frozenset(storage.learned.get(player, ())), tables)


async def mark_coached(storage: MemoryStorage, table: str, seat: int) -> None:
    if row := storage.tables.get(table):
        row.coached = sorted({*(row.coached or ()), seat})
