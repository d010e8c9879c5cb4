"""How rows are found and copied in the storage in memory."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.storage import Page, TableRow


def newest(rows: list[TableRow], page: Page) -> list[TableRow]:
    after = [row for row in rows if (row.updated, row.id) < (page.updated, page.table)]
    newest = sorted(after, key=lambda row: (row.updated, row.id), reverse=True)
    return [copied(row) for row in newest[: page.limit]]


def copied(row: TableRow) -> TableRow:
    return replace(row, settings=dict(row.settings), seats=[replace(seat) for seat in row.seats])


def sits(row: TableRow, player: str) -> bool:
    return any(seat.player == player for seat in row.seats)


def is_own(row: TableRow, player: str) -> bool:
    return row.host == player or sits(row, player)
