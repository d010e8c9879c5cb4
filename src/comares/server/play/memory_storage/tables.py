"""Tables in memory: made, listed, counted, deleted."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.memory_storage.data import MemoryData, copied, is_own, newest, sits
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


class MemoryTables(MemoryData):
    """Keeps tables."""

    async def add_table(
        self, table: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        if table.id not in self._tables:
            self._tables[table.id] = copied(table)
            self._lines[table.id] = list(lines)
            if table.state == RUNNING:
                self.on_seats(table, table.host)
            if components is not None:
                self._components[table.id] = components

    async def add_rematch(
        self, table: str, rematch: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        if self._tables[table].rematch not in (None, rematch.id):
            raise Conflict
        self._tables[table].rematch = rematch.id
        await self.add_table(rematch, lines, components)

    async def find_table(self, table: str) -> TableRow | None:
        return copied(self._tables[table]) if table in self._tables else None

    async def games_of(self, player: str) -> list[TableRow]:
        playing = [row for row in self._tables.values() if _is_listed(row, player) and row.state == RUNNING]
        return newest(playing, Page(MAX_PLAYING))

    async def tables_of(self, player: str, page: Page) -> list[TableRow]:
        ended = [
            row
            for row in self._tables.values()
            if _is_listed(row, player) and row.state != RUNNING and (row.id, player) not in self._hidden
        ]
        return newest(ended, page)

    async def open_tables(self, player: str, joinable: bool, page: Page) -> list[TableRow]:
        listed = [row for row in self._tables.values() if row.open and row.state == RUNNING and not sits(row, player)]
        return newest([row for row in listed if joinable == any(seat.kind == "open" for seat in row.seats)], page)

    async def waiting_for_bots(self) -> list[str]:
        waiting = [row for row in self._tables.values() if row.bot_turn and row.state == RUNNING]
        return [row.id for row in sorted(waiting, key=lambda row: -row.updated)]

    async def count_tables(self) -> dict[str, int]:
        states = [row.state for row in self._tables.values()]
        return {state: states.count(state) for state in STATES}

    async def count_made(self, player: str, since: float) -> Made:
        made = [row for row in self._tables.values() if row.host == player]
        running = sum(row.state == RUNNING and row.lesson is None for row in made)
        return Made(running, sum(row.created > since for row in made))

    async def expired_tables(self, finished: float, abandoned: float, limit: int) -> list[Expired]:
        rows = sorted(self._tables.values(), key=lambda row: row.updated)
        old = [row for row in rows if row.updated < (abandoned if row.state == RUNNING else finished)]
        return [Expired(row.id, row.state, row.updated) for row in old[:limit]]

    async def delete_table(self, table: str) -> None:
        self._tables.pop(table, None)
        self.on_delete(table)
        self._lines.pop(table, None)
        self._reviews.pop(table, None)
        self._components.pop(table, None)
        for row in self._tables.values():
            row.rematch = None if row.rematch == table else row.rematch
        self._hidden = {each for each in self._hidden if each[0] != table}
        self._talk.pop(table, None)
        self._notepads = {key: text for key, text in self._notepads.items() if key[0] != table}

    async def change_table(self, changed: TableRow) -> None:
        row = self._tables[changed.id]
        after = _changed(row, changed)
        if row == after:  # by this very job
            return
        if (row.line, row.revision) != (changed.line, changed.revision):
            raise Conflict
        self._tables[changed.id] = after

    async def hide_table(self, table: str, player: str) -> None:
        self._hidden.add((table, player))

    async def series(self, first: str) -> list[TableRow]:
        rows = [row for row in self._tables.values() if first in (row.id, row.series)]
        return [copied(row) for row in sorted(rows, key=lambda row: row.round)[:MAX_ROUNDS]]

    def all_rows(self) -> list[TableRow]:
        """The stored rows of all tables, not copies."""
        return list(self._tables.values())

    def rows_of(self, player: str) -> list[TableRow]:
        """The stored rows of the player's tables, not copies."""
        return [row for row in self._tables.values() if is_own(row, player)]


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
