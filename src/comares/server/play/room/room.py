"""A table being played. A move is checked, committed, then sent to everybody; `Room.play` is the checklist."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace

from comares.i18n.sentences import Sentence
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.position_state import NO_STATE
from comares.kernel.record import Line, Record
from comares.kernel.table import Table
from comares.server.bots.fair_queue import Kind, Share
from comares.server.errors import Refusal, refusal_of
from comares.server.games.boxes import edition_of
from comares.server.games.hosted import HostedGames
from comares.server.messages.client import Play, Undo
from comares.server.messages.table import ClockInfo, SeatInfo
from comares.server.observe.metrics import MOVE_SECONDS
from comares.server.observe.traces import span
from comares.server.play.clocks import out_of_time, ticking_seat, turn_lost, wound
from comares.server.play.lessons import lesson_play
from comares.server.play.positions import restored_position
from comares.server.play.presenters import clock_info, seat_infos
from comares.server.play.projection import Perspective, Viewer
from comares.server.play.room.catching_up import CatchingUp
from comares.server.play.room.checks import (
    is_alone,
    is_repeated,
    must_be_allowed_to_rewind,
    must_be_running,
    must_have_lines_left,
    must_have_seen,
    must_have_time,
    must_hold,
    must_play_oneself,
    seats_of,
)
from comares.server.play.room.messages import broadcast_seats, broadcast_table
from comares.server.play.room.progress import apply_progress, follow_progress, progress_of
from comares.server.play.room.watcher import Watcher
from comares.server.play.storage import (
    CLOSED,
    RUNNING,
    Conflict,
    Storage,
    StorageFailed,
    StoredLine,
    TableRow,
    stored_line,
)
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_lines import Damaged, play_stored
from comares.server.play.work import in_thread
from comares.server.settings import TableSettings

RESTARTED = 1012  # close code of a socket: connect again

log = logging.getLogger(__name__)


class Room:
    """One table in the memory of this process: a copy of what is stored, with the engine's state."""

    def __init__(
        self,
        games: HostedGames,
        storage: Storage,
        row: TableRow,
        retry: float,
        limits: TableSettings = TableSettings(),  # noqa: B008
    ) -> None:
        self.storage = storage
        self.limits = limits
        self.row = row
        self.lesson = lesson_play(row.lesson)
        self.adapter = games.adapter(row.game, edition_of(row.game, row.settings))
        beginning = restored_position(row, games.registry)
        self.record = Record(games.registry[row.game], len(row.seats), row.settings, position=beginning)
        self.piles = games.piles(row.game, len(row.seats), row.settings)
        self.watchers: list[Watcher] = []
        self.elsewhere: set[str] = set()  # players who are at the table through another process
        self.told_here: set[str] = set()  # holders of seats who were here when watchers were last told
        self.told_state = row.state  # of the table when watchers were last sent it
        self._lock = asyncio.Lock()  # held from the first check of a move until its commit
        self.changed = asyncio.Event()  # wakes the bot runner
        self.reasons: dict[int, Sentence] = {}  # of bots' choices, by line
        self.damaged_line: int | None = None  # the first stored line that cannot be replayed, if there is one
        self._table: Table | None = None
        self._catching_up = CatchingUp(self.refresh, retry)
        self.on_end: Callable[[Room], None] = lambda room: None
        self.deal: Deal | None = None  # that is dealt again; None: everything is drawn at random
        self.on_over: Callable[[Room], None] = lambda room: None  # the last line of the game is stored
        self.on_seats: Callable[[Room], None] = lambda room: None  # bots may have to move at other seats
        self.now: Callable[[], float] = lambda: 0.0  # the time of players
        self.clock_stands: Callable[[], bool] = lambda: False

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def line(self) -> int:
        """The number of the last line."""
        return len(self.table.record.lines) - 1

    @property
    def read_only(self) -> Refusal | None:
        """Why nobody can play on although the game is not over: the rules have changed since, or the stored game is
        damaged after its last line here."""
        if self.row.version < self.record.game.version:
            return Refusal("older-rules", version=self.row.version, now=self.record.game.version)
        return None if self.damaged_line is None else Refusal("damaged", line=self.damaged_line)

    @property
    def same_deal(self) -> str:
        """What the tables have in common at which this deal is played."""
        if self.deal is None:
            return self.id
        return self.deal.origin or self.deal.seed

    @property
    def counts(self) -> bool:
        """Whether this is a rated game, or the one try at the deal of a day: it knows no rewind, no hint, no coach."""
        return self.row.rated or (self.deal is not None and self.deal.day is not None)

    # Moves. After a Refusal nothing has changed.

    async def play(self, player: str, asked: Play | Undo) -> bool:
        """Carry out a choice or an undo; False if exactly this was done before."""
        started = time.perf_counter()
        async with self.settled():
            must_be_running(self.row, self.read_only)
            must_hold(self.row, player, asked.seat)
            if is_repeated(self.table.record.lines, asked):
                return False
            must_play_oneself(self.row, asked.seat)
            must_have_time(self.row, self.now())
            must_have_seen(asked.line, self.line)
            must_be_allowed_to_rewind(self.row, player, asked, self.counts)
            must_have_lines_left(self.line, asked, self.limits)
            self.must_fit_lesson(asked)
            line = self.carry_out(asked)
            await self.commit(line)
        MOVE_SECONDS.labels("person").observe(time.perf_counter() - started)
        broadcast_table(self)
        return True

    async def play_bot(self, asked: Play, reason: Sentence | None = None) -> None:
        """Carry out a bot's choice; a bot holds its seat, the other checks are the same. The reason is shown beside it
        as long as this process lives."""
        started = time.perf_counter()
        async with self.settled():
            must_be_running(self.row, self.read_only)
            must_have_seen(asked.line, self.line)
            must_have_lines_left(self.line, asked, self.limits)
            line = self.carry_out(asked)
            await self.commit(line)
            if reason:
                self.reasons[line.number] = reason
        MOVE_SECONDS.labels("bot").observe(time.perf_counter() - started)
        broadcast_table(self)

    def must_fit_lesson(self, asked: Play | Undo) -> None:
        """In a lesson, a legal choice that it does not ask for is answered by what it would have led to."""
        if self.lesson and isinstance(asked, Play) and asked.seat == self.table.state.seat:
            self.lesson.check(self.perspective(asked.seat), self.table, asked.code)

    def carry_out(self, asked: Play | Undo) -> Line:
        """The checks of the rules: the code can be read, the seat decides, the option is legal."""
        if self.lesson:
            self.table.chance = self.lesson.chance(self.table)
        try:
            if isinstance(asked, Play):
                return self.table.play(asked.seat, asked.code)
            if asked.to is None:
                return self.table.undo(asked.seat)
            return self.table.rewind(asked.seat, asked.to)
        except ComaresError as error:
            raise refusal_of(error, self.row.game) from error
        except NO_STATE as error:
            self._table = None  # the choice was carried out in part; the table is rebuilt from the storage
            if self.record.position is None:
                raise
            raise Refusal("position", what=f"the rules cannot go on from here: {error!r}") from error

    async def commit(self, line: Line) -> None:
        """Store the line; nobody is sent a line before it is durable. After a failure the table is read from the
        storage again as soon as possible, because the line may have been stored without an answer."""
        progress = progress_of(self.row, self.table, self.lesson, self.now())
        try:
            with span("commit", table=self.id, seat=line.seat, line=line.number):
                await self.storage.append_line(self.id, stored_line(line, self.piles), progress)
        except Conflict:
            self.row = await self._stored_row() or self.row
            await self.reload()
            raise Refusal("late", line=self.line) from None
        except StorageFailed as error:
            log.error("line %d of table %s could not be stored: %s", line.number, self.id, error)
            self._table = None
            self.catch_up()
            raise Refusal("storage") from error
        apply_progress(self.row, progress)
        if progress.over:
            self.on_over(self)

    # Seats.

    async def change(self, change: Callable[[TableRow], TableRow]) -> None:
        """Change the seats; everybody is told. `change` raises a Refusal if it may not be."""
        async with self.settled():
            changed = change(replace(self.row, seats=[replace(seat) for seat in self.row.seats]))
            changed = wound(changed, self.now())
            if changed == self.row:
                return
            try:
                await self.storage.change_table(changed)
            except Conflict:
                self.catch_up()
                raise Refusal("late", line=self.line) from None
            except StorageFailed as error:
                self.catch_up()  # it may have been stored without an answer
                raise Refusal("storage") from error
            self.row = replace(changed, revision=changed.revision + 1)
        self.on_seats(self)
        broadcast_table(self)
        broadcast_seats(self)

    async def check_clock(self) -> None:
        """Let the clock tick if it should, and give the turn to a bot if the deciding seat is out of time."""
        if self.row.clock is None or self.row.state != RUNNING or self.read_only:
            return
        is_over = out_of_time(self.row, self.now())
        if is_over or (self.row.deadline is None and ticking_seat(self.row) is not None):
            await self.change(lambda row: turn_lost(row) if out_of_time(row, self.now()) else row)

    async def _stored_row(self) -> TableRow | None:
        try:
            return await self.storage.find_table(self.id)
        except StorageFailed as error:
            raise Refusal("storage") from error

    def seats_of(self, player: str) -> list[int]:
        """The seats that the player holds."""
        return seats_of(self.row, player)

    def is_alone(self, you: list[int]) -> bool:
        """Whether every seat is one of these or a bot's."""
        return is_alone(self.row, you)

    def share(self) -> tuple[Share, Kind]:
        """For whom the bots play: a player who is connected, one with a seat if there is one; or nobody in a hurry."""
        holders = [seat.player for seat in self.row.seats]
        watcher = max(self.watchers, key=lambda each: each.player in holders, default=None)
        if watcher is None:
            return Share("", self.row.host or "", self.id), "background"
        return Share(watcher.address, watcher.player, self.id), "move"

    def bot_to_move(self) -> str | None:
        """The level of the bot that decides now."""
        if self.row.state != RUNNING or self.read_only or self._table is None or self.table.state.over:
            return None
        if self.lesson and self.lesson.is_over(self.table):
            return None
        seat = self.row.seats[self.table.state.seat]
        return seat.level if seat.is_bots else None

    def scripted(self) -> str | None:
        """What a lesson has the deciding bot choose; None: the bot chooses itself."""
        return self.lesson.scripted(self.table) if self.lesson else None

    async def mark_coached(self, seat: int) -> None:
        """A coach looks at the choices of that seat: its table and its record say so from now on."""
        if seat in (self.row.coached or ()):
            return
        try:
            await self.storage.mark_coached(self.id, seat)
        except StorageFailed as error:
            raise Refusal("storage") from error
        self.row.coached = sorted({*(self.row.coached or ()), seat})
        self.table.record.coached = tuple(self.row.coached)

    def perspective(self, viewer: Viewer) -> Perspective:
        """The table as the viewer may see it."""
        return Perspective(self.row.game, self.adapter, self.table.rules, self.table.state, viewer)

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where and who is connected."""
        return seat_infos(self.row.seats, self.players_here())

    def clock_info(self) -> ClockInfo | None:
        """The clocks as they are now."""
        return clock_info(self.row, self.now(), self.clock_stands())

    def players_here(self) -> set[str]:
        """The players who are connected to the table, through any process."""
        return self.elsewhere | self.connected()

    def connected(self) -> set[str]:
        """The players who are connected through this process."""
        return {watcher.player for watcher in self.watchers}

    # Following the storage.

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Inside, no line is being stored and the table does not change. A table whose last line could not be stored
        is read again first."""
        async with self._lock:
            if self._table is None:
                await self.reload()
            yield

    async def reload(self) -> None:
        """Rebuild the table from its stored lines."""
        self._table = None
        await self._follow()

    async def refresh(self) -> None:
        """Read what other processes have stored, and send it to the watchers that do not have it."""
        async with self._lock:
            row = await self.storage.find_table(self.id)
            if row is None:
                self.end()
                return
            self.row = row
            await self._follow()
        self.on_seats(self)
        # A move that came too late may have read the new state already.
        if self.row.state != self.told_state or any(
            watcher.sent_line is not None and watcher.sent_line < self.line for watcher in self.watchers
        ):
            broadcast_table(self)
        broadcast_seats(self)
        self.changed.set()

    def end(self) -> None:
        """The table was deleted, or replaced by a backup. Connections are closed; a client that connects again opens
        what is there now."""
        self.row.state = CLOSED
        self._catching_up.stop()
        self.on_end(self)
        self.changed.set()
        for watcher in list(self.watchers):
            watcher.disconnect(RESTARTED)

    def catch_up(self) -> None:
        """Refresh as soon as the storage can be read."""
        self._catching_up.start()

    async def stored_lines(self, after: int) -> list[StoredLine]:
        """The stored lines after that number."""
        return await self.storage.lines_after(self.id, after)

    async def _follow(self) -> None:
        """Replay the stored lines that are not here yet, as far as they are sound."""
        try:
            lines = await self.stored_lines(self.line if self._table else -1)
        except StorageFailed as error:
            raise Refusal("storage") from error
        if self._table is None and not lines and await self.storage.find_table(self.id) is None:
            raise Refusal("no-table")  # it was deleted
        self.damaged_line = None
        try:
            if lines:
                self._table = await in_thread(self._replayed, self._table, lines)
            if self._table is None or self.line < self.row.line:
                raise Damaged(self.line + 1 if self._table else 0, self._table, "the end is missing")
        except Damaged as damaged:
            self._open_damaged(damaged)
        else:
            follow_progress(self.row, self.table, self.lesson)

    def _replayed(self, table: Table | None, lines: Iterable[StoredLine]) -> Table:
        for line in lines:
            table = play_stored(self.record, table, line, self.piles)
        assert table is not None
        table.chance = self.deal.chance(table) if self.deal else SeededChance(secrets.randbits(64))  # kept nowhere else
        table.record.coached = tuple(self.row.coached or ())
        return table

    def _open_damaged(self, damaged: Damaged) -> None:
        """Open the game up to what is damaged; nobody plays on, because what follows may be repaired."""
        log.error("the stored game of table %s is damaged: %s", self.id, damaged)
        self._table, self.damaged_line = damaged.sound, damaged.line
        if damaged.sound is None:
            raise Refusal("bad-table") from damaged
