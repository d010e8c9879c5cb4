"""Tables in memory: made, listed, counted, deleted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comares.server.play.memory_storage.rows import copied, is_own, newest, sits
from comares.server.play.storage import (
    MAX_PLAYING,
    MAX_ROUNDS,
    RUNNING,
    STATES,
    Conflict,
    Expired,
    Made,
    Page,
    StoredComponents,
    StoredLine,
    TableRow,
)

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def add_table(
    storage: MemoryStorage, table: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
) -> None:
    if table.id not in storage.tables:
        storage.tables[table.id] = copied(table)
        storage.lines[table.id] = list(lines)
        if table.state == RUNNING:
            storage.on_seats(table, table.host)
        if components is not None:
            storage.components[table.id] = components


async def add_rematch(
    storage: MemoryStorage,
    table: str,
    rematch: TableRow,
    lines: list[StoredLine],
    components: StoredComponents | None = None,
) -> None:
    if storage.tables[table].rematch not in (None, rematch.id):
        raise Conflict
    storage.tables[table].rematch = rematch.id
    await storage.add_table(rematch, lines, components)


async def find_table(storage: MemoryStorage, table: str) -> TableRow | None:
    return copied(storage.tables[table]) if table in storage.tables else None


async def games_of(storage: MemoryStorage, player: str) -> list[TableRow]:
    playing = [row for row in storage.tables.values() if _is_listed(row, player) and row.state == RUNNING]
    return newest(playing, Page(MAX_PLAYING))


async def tables_of(storage: MemoryStorage, player: str, page: Page) -> list[TableRow]:
    ended = [
        row
        for row in storage.tables.values()
        if _is_listed(row, player) and row.state != RUNNING and (row.id, player) not in storage.hidden
    ]
    return newest(ended, page)


async def all_tables_of(storage: MemoryStorage, player: str, limit: int) -> list[TableRow]:
    return newest(storage.rows_of(player), Page(limit))


async def open_tables(storage: MemoryStorage, player: str, joinable: bool, page: Page) -> list[TableRow]:
    listed = [row for row in storage.tables.values() if row.open and row.state == RUNNING and not sits(row, player)]
    return newest([row for row in listed if joinable == any(seat.kind == "open" for seat in row.seats)], page)


async def waiting_for_bots(storage: MemoryStorage) -> list[str]:
    waiting = [row for row in storage.tables.values() if row.bot_turn and row.state == RUNNING]
    return [row.id for row in sorted(waiting, key=lambda row: -row.updated)]


async def count_tables(storage: MemoryStorage) -> dict[str, int]:
    states = [row.state for row in storage.tables.values()]
    return {state: states.count(state) for state in STATES}


async def count_made(storage: MemoryStorage, player: str, since: float) -> Made:
    made = [row for row in storage.tables.values() if row.host == player]
    running = sum(row.state == RUNNING and row.lesson is None for row in made)
    return Made(running, sum(row.created > since for row in made))


async def expired_tables(storage: MemoryStorage, finished: float, abandoned: float, limit: int) -> list[Expired]:
    rows = sorted(storage.tables.values(), key=lambda row: row.updated)
    old = [row for row in rows if row.updated < (abandoned if row.state == RUNNING else finished)]
    return [Expired(row.id, row.state, row.updated) for row in old[:limit]]


async def delete_table(storage: MemoryStorage, table: str) -> bool:
    found = storage.tables.pop(table, None)
    storage.on_delete(table)
    storage.lines.pop(table, None)
    storage.reviews.pop(table, None)
    storage.components.pop(table, None)
    for row in storage.tables.values():
        row.rematch = None if row.rematch == table else row.rematch
    storage.hidden = {each for each in storage.hidden if each[0] != table}
    storage.talk.pop(table, None)
    storage.notepads = {key: text for key, text in storage.notepads.items() if key[0] != table}
    return found is not None


async def change_table(storage: MemoryStorage, changed: TableRow) -> None:
    row = storage.tables[changed.id]
    after = _changed(row, changed)
    if row == after:  # by this very job
        return
    if (row.line, row.revision) != (changed.line, changed.revision):
        raise Conflict
    storage.tables[changed.id] = after


async def hide_table(storage: MemoryStorage, table: str, player: str) -> None:
    storage.hidden.add((table, player))


async def series(storage: MemoryStorage, first: str) -> list[TableRow]:
    rows = [row for row in storage.tables.values() if first in (row.id, row.series)]
    return [copied(row) for row in sorted(rows, key=lambda row: row.round)[:MAX_ROUNDS]]


def all_rows(storage: MemoryStorage) -> list[TableRow]:
    """The stored rows of all tables, not copies."""
    return list(storage.tables.values())


def rows_of(storage: MemoryStorage, player: str) -> list[TableRow]:
    """The stored rows of the player's tables, not copies."""
    return [row for row in storage.tables.values() if is_own(row, player)]


def _changed(row: TableRow, changed: TableRow) -> TableRow:
    """The row as a change leaves it: lines and when somebody was seen are not its business."""
    seats = [
        replace(seat, seen=old.seen if seat.player == old.player else 0.0)
        for seat, old in zip(changed.seats, row.seats, strict=True)
    ]
    return replace(
        row,
        seats=seats,
        host=changed.host,
        state=changed.state,
        bot_turn=changed.bot_turn,
        result=changed.result,
        deadline=changed.deadline,
        revision=changed.revision + 1,
    )


def _is_listed(row: TableRow, player: str) -> bool:
    return row.lesson is None and is_own(row, player)
