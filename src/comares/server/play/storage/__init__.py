"""The storage interface: what is stored of players, tables, seats and lines, a protocol for each subject.

`server/store` implements it with SQL, `memory_storage` in memory.
"""

from __future__ import annotations

from typing import Protocol

from comares.server.play.storage.clocks import ClockStorage
from comares.server.play.storage.deals import DealStorage
from comares.server.play.storage.editions import EditionRow, EditionStorage, StoredComponents
from comares.server.play.storage.failures import BadRow, Conflict, StorageFailed
from comares.server.play.storage.lessons import LessonProgress, LessonStorage
from comares.server.play.storage.lines import (
    Learned,
    LineStorage,
    Progress,
    SeatProgress,
    StoredDraw,
    StoredLine,
    restored_line,
    stored_line,
)
from comares.server.play.storage.players import Player, PlayerStorage
from comares.server.play.storage.puzzles import PuzzleStorage
from comares.server.play.storage.results import DayResults, ResultStorage
from comares.server.play.storage.reviews import ReviewStorage, StoredReview
from comares.server.play.storage.rows import (
    CLOSED,
    OVER,
    RECORD,
    RUNNING,
    SECRET_STATES,
    STATES,
    Clock,
    Seat,
    SeatKind,
    StandIn,
    TableResult,
    TableRow,
    TableState,
)
from comares.server.play.storage.seats import SeatKey, SeatStorage
from comares.server.play.storage.tables import MAX_PLAYING, MAX_ROUNDS, Expired, Made, Page, TableStorage
from comares.server.play.storage.talk import MAX_MARKED, Mark, Place, StoredTalk, Talk, TalkStorage

__all__ = [
    "CLOSED",
    "MAX_MARKED",
    "MAX_PLAYING",
    "MAX_ROUNDS",
    "OVER",
    "RECORD",
    "RUNNING",
    "SECRET_STATES",
    "STATES",
    "BadRow",
    "Clock",
    "ClockStorage",
    "Conflict",
    "DayResults",
    "DealStorage",
    "EditionRow",
    "EditionStorage",
    "Expired",
    "Learned",
    "LessonProgress",
    "LessonStorage",
    "LineStorage",
    "Made",
    "Mark",
    "Page",
    "Place",
    "Player",
    "PlayerStorage",
    "Progress",
    "PuzzleStorage",
    "ResultStorage",
    "ReviewStorage",
    "Seat",
    "SeatKey",
    "SeatKind",
    "SeatProgress",
    "SeatStorage",
    "StandIn",
    "Storage",
    "StorageFailed",
    "StoredComponents",
    "StoredDraw",
    "StoredLine",
    "StoredReview",
    "StoredTalk",
    "TableResult",
    "TableRow",
    "TableState",
    "TableStorage",
    "Talk",
    "TalkStorage",
    "restored_line",
    "stored_line",
]


class Storage(
    PlayerStorage,
    LineStorage,
    TableStorage,
    SeatStorage,
    ClockStorage,
    LessonStorage,
    EditionStorage,
    TalkStorage,
    ResultStorage,
    DealStorage,
    PuzzleStorage,
    ReviewStorage,
    Protocol,
):
    """Stores everything. A write returns after its commit; a write that is made again changes nothing. Every method may
    raise StorageFailed."""

    async def check_readable(self) -> None:
        """Read something."""
        ...

    async def check_writable(self) -> None:
        """Commit a write that changes nothing."""
        ...
