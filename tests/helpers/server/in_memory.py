"""Rooms over a storage in memory, with bots in this process: no server, no database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from comares.bots.bot import Answer
from comares.bots.explanations import PICKED_BLINDLY
from comares.server.bots.fair_queue import Kind, Share
from comares.server.bots.request import BotRequest
from comares.server.games.hosted import HostedGames
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.messages.table import RefusedMessage, SeatsMessage, ServerMessage, TableMessage
from comares.server.play.cluster import SingleProcess
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player, Progress, StorageFailed, StoredLine
from comares.server.settings import RoomSettings, Settings

HOSTED = HostedGames()
QUICK = Settings(bot_delay=0.0, rooms=RoomSettings(retry=0.01, bot_retry=0.01, background_interval=0.01))
ADA, BEN = Player("ada", "Ada", "en"), Player("ben", "Ben", "en")


class FirstCodeBots:
    """Every bot plays its first legal code."""

    def __init__(self) -> None:
        self.requests: list[BotRequest] = []

    async def answer(self, request: BotRequest, share: Share | None = None, kind: Kind = "move") -> Answer:
        self.requests.append(request)
        return Answer(request.decision.codes[0], reason=PICKED_BLINDLY)

    async def run(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        return function(*arguments)


class FailingStorage(MemoryStorage):
    """A storage that fails while `is_failing`. With `stores_anyway`, a failing write is committed all the same."""

    is_failing = False
    stores_anyway = False

    async def append_line(self, table: str, line: StoredLine, progress: Progress) -> None:
        if not self.is_failing or self.stores_anyway:
            await super().append_line(table, line, progress)
        self._check()

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        self._check()
        return await super().lines_after(table, number)

    def _check(self) -> None:
        if self.is_failing:
            raise StorageFailed("the disk is full")


@dataclass
class RecordingWatcher:
    """A watcher that keeps every message."""

    player: str
    viewer: int | None = None
    device: str = ""
    address: str = ""
    sent_line: int | None = -1
    heard: int | None = None
    muted: set[str] = field(default_factory=set)
    messages: list[ServerMessage] = field(default_factory=list)
    disconnected: int | None = None

    def send(self, message: ServerMessage) -> None:
        self.messages.append(message)

    def disconnect(self, code: int) -> None:
        self.disconnected = code

    def tables(self) -> list[TableMessage]:
        return [message for message in self.messages if isinstance(message, TableMessage)]

    def seats(self) -> list[SeatsMessage]:
        return [message for message in self.messages if isinstance(message, SeatsMessage)]

    def refusals(self) -> list[RefusedMessage]:
        return [message for message in self.messages if isinstance(message, RefusedMessage)]


def new_rooms(storage: MemoryStorage, bots: FirstCodeBots | None = None) -> Rooms:
    return Rooms(QUICK, HOSTED, storage, bots or FirstCodeBots(), SingleProcess())


async def store_table(storage: MemoryStorage, *seats: str, game: str = "alhambra", host: Player = ADA) -> str:
    """Store a new table; a seat is `me`, `here`, `open` or the level of a bot."""
    wanted = [
        NewSeat(seat) if seat in ("me", "here", "open") else NewSeat("bot", level=seat)  # type: ignore[arg-type]
        for seat in seats
    ]
    row, lines = new_table(NewTable(wanted, game), host, HOSTED)
    await storage.add_table(row, lines)
    return row.id


def codes(room: Room) -> list[str]:
    """The legal codes of the deciding seat."""
    decision = room.table.decision()
    assert decision is not None
    return decision.codes
