"""The time of players: one clock for all tables of a database. It stands still while nobody can play: while the server
or its database is down, while the machine sleeps, and for a while after a start, until players are back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from comares.server.errors import Refusal
from comares.server.play.room.messages import broadcast_seats
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Storage, StorageFailed
from comares.server.settings import ClockSettings

DUE = 50  # tables that one look finds

log = logging.getLogger(__name__)


class GameClock:
    """Seconds since the first game with a clock, as far as they passed. The stored number is moved on by whichever
    process is first; what passed since is counted by this process."""

    def __init__(
        self, storage: Storage, limits: ClockSettings, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._storage = storage
        self._limits = limits
        self._monotonic = monotonic
        self._stored = 0.0
        self._read_at: float | None = None  # None: nothing was read yet
        self._grace_ends = monotonic() + limits.grace

    def now(self) -> float:
        """The time of players."""
        return self._stored + self._passed(self._monotonic())

    @property
    def stands(self) -> bool:
        """Whether no time passes: just started, or nothing could be stored for a while."""
        now = self._monotonic()
        return self._read_at is None or now < self._grace_ends or now - self._read_at > self._limits.gap

    async def step(self) -> None:
        """Store how much time has passed, and read how much passed elsewhere. Raises StorageFailed."""
        at = self._monotonic()
        if self._read_at is None or at < self._grace_ends:
            self._stored = await self._storage.clock_time()
        else:
            self._stored = await self._storage.advance_clock(self._stored, self._stored + self._passed(at))
        self._read_at = at

    def _passed(self, at: float) -> float:
        """Seconds since the last step in which players could play. A longer gap than there can be between two steps
        is one in which they could not."""
        if self._read_at is None or at < self._grace_ends:
            return 0.0
        return min(at - max(self._read_at, self._grace_ends), self._limits.gap)


class ClockKeeper:
    """Keeps the clock going, and finds the tables where somebody is out of time."""

    def __init__(self, clock: GameClock, storage: Storage, rooms: Rooms, limits: ClockSettings) -> None:
        self._clock = clock
        self._storage = storage
        self._rooms = rooms
        self._limits = limits
        self._stood = False

    async def run(self) -> None:
        """Keep the clock, forever."""
        while True:
            try:
                await self.step()
            except StorageFailed as error:
                log.warning("the clocks stand still: %s", error)
            self._tell_whether_it_stands()
            for _ in range(max(1, round(self._limits.interval / self._limits.look))):
                await asyncio.sleep(self._limits.look)
                for room in self._rooms.all():
                    if room.row.clock is not None:
                        await self._check(room.id)

    async def step(self) -> None:
        """Move the clock on, then look after the tables whose time is over or has not begun."""
        await self._clock.step()
        for table in await self._storage.due_tables(self._clock.now(), DUE):
            await self._check(table)

    async def _check(self, table: str) -> None:
        try:
            room = self._rooms.opened(table) or await self._rooms.open(table)
            await room.check_clock()
        except (Refusal, StorageFailed) as error:
            why = error.message() if isinstance(error, Refusal) else error
            log.debug("the clock of table %s could not be checked: %s", table, why)
        except Exception:
            log.exception("the clock of table %s could not be checked", table)

    def _tell_whether_it_stands(self) -> None:
        if self._clock.stands != self._stood:
            self._stood = self._clock.stands
            for room in self._rooms.all():
                if room.row.clock is not None:
                    broadcast_seats(room)
