"""What the storage in memory keeps: dictionaries, and how rows are found in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from comares.server.play.storage import (
    EditionRow,
    Mark,
    Page,
    Player,
    Progress,
    StoredComponents,
    StoredLine,
    StoredReview,
    StoredTalk,
    TableRow,
)
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_results import Result


class MemoryData:
    """The dictionaries."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}
        self._editions: dict[str, EditionRow] = {}
        self._components: dict[str, StoredComponents] = {}  # by table
        self._tables: dict[str, TableRow] = {}
        self._lines: dict[str, list[StoredLine]] = {}
        self._reviews: dict[str, StoredReview] = {}
        self._learned: dict[str, set[str]] = {}  # lessons by player
        self._results: dict[tuple[str, int], Result] = {}
        self.on_line: Callable[[TableRow, StoredLine, Progress], None] = lambda row, line, progress: None
        self.on_seats: Callable[[TableRow, str | None], None] = lambda row, by: None
        self.on_delete: Callable[[str], None] = lambda table: None
        self._deals: dict[str, Deal] = {}
        self._answers: dict[str, dict[str, bool]] = {}  # to puzzles, by player
        self._seeds: dict[tuple[str, str], str] = {}  # by day and game
        self._hidden: set[tuple[str, str]] = set()  # table and player
        self._clock = 0.0
        self._talk: dict[str, list[StoredTalk]] = {}
        self._notepads: dict[tuple[str, str], str] = {}  # by table and player
        self._marks: set[tuple[str, str, Mark]] = set()  # who, whom, how


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
