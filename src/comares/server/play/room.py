"""A table being played. A move is checked, committed, then sent to everybody; `Room.play` is the checklist."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Protocol

from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.position_state import NO_STATE
from comares.kernel.record import Line, Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table
from comares.server.errors import Refusal, refusal_of
from comares.server.games.hosted import HostedGames
from comares.server.messages import Play, SeatInfo, SeatsMessage, ServerMessage, TableMessage, Undo
from comares.server.play.positions import restored_position
from comares.server.play.presenters import seat_infos
from comares.server.play.projection import Perspective, Viewer, decision_message, news_lines
from comares.server.play.storage import (
    OVER,
    RUNNING,
    Conflict,
    Progress,
    Storage,
    StorageFailed,
    TableRow,
    restored_line,
    stored_line,
)

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """A connection at the table: a player's, looking from one of the player's seats or as a spectator."""

    player: str
    viewer: Viewer
    sent_line: int | None  # the last line that was sent; None: it has not subscribed yet

    def send(self, message: ServerMessage) -> None: ...


class Room:
    """One table in the memory of this process: a copy of what is stored, with the engine's state."""

    def __init__(self, games: HostedGames, storage: Storage, row: TableRow, retry: float) -> None:
        self.storage = storage
        self.row = row
        self.adapter = games.adapter(row.game)
        beginning = restored_position(row, games.registry)
        self.record = Record(games.registry[row.game], len(row.seats), row.settings, position=beginning)
        self.piles = games.piles(row.game, len(row.seats), row.settings)
        self.retry = retry  # seconds between two tries to read the storage
        self.watchers: list[Watcher] = []
        self.elsewhere: set[str] = set()  # players who are at the table through another process
        self._lock = asyncio.Lock()  # held from the first check of a move until its commit
        self.changed = asyncio.Event()  # wakes the bot runner
        self._table: Table | None = None
        self._is_behind = False  # something was stored, or may have been, that is not here yet
        self._catching_up: asyncio.Task[None] | None = None

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

    # Moves. After a Refusal nothing has changed.

    async def play(self, player: str, asked: Play | Undo) -> bool:
        """Carry out a choice or an undo; False if exactly this was done before."""
        async with self.settled():
            self.must_be_running()
            self.must_hold(player, asked.seat)
            if self.is_repeated(asked):
                return False
            self.must_have_seen(asked.line)
            if isinstance(asked, Undo) and asked.to is not None:
                self.must_be_alone(player)
            line = self.carry_out(asked)
            await self.commit(line)
        self.broadcast_table()
        return True

    async def play_bot(self, asked: Play) -> None:
        """Carry out a bot's choice; a bot holds its seat, the other checks are the same."""
        async with self.settled():
            self.must_be_running()
            self.must_have_seen(asked.line)
            line = self.carry_out(asked)
            await self.commit(line)
        self.broadcast_table()

    def must_be_running(self) -> None:
        """Finished games and imported records cannot be played on."""
        if self.row.state != RUNNING:
            raise Refusal("over")

    def must_hold(self, player: str, seat: int) -> None:
        """Only the holder of a seat plays it."""
        if seat not in self.seats_of(player):
            raise Refusal("not-your-seat", seat=seat + 1)

    def must_be_alone(self, player: str) -> None:
        """A game is rewound only where all other seats are bots."""
        if not self.is_alone(self.seats_of(player)):
            raise Refusal("not-alone")

    def is_repeated(self, asked: Play | Undo) -> bool:
        """Whether exactly this was accepted already: the answer got lost, and the client sends it again."""
        lines = self.table.record.lines
        if not 0 <= asked.line < len(lines) - 1:
            return False
        follower = lines[asked.line + 1]
        if follower.seat != asked.seat:
            return False
        if isinstance(asked, Play):
            return follower.code == asked.code
        return follower.undoes_from is not None and asked.to in (None, follower.undoes_from)

    def must_have_seen(self, line: int) -> None:
        """A choice is valid only for a client that has seen the last line."""
        if line != self.line:
            raise Refusal("late", line=self.line)

    def carry_out(self, asked: Play | Undo) -> Line:
        """The checks of the rules: the code can be read, the seat decides, the option is legal."""
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
        progress = self.progress()
        try:
            await self.storage.append_line(self.id, stored_line(line, self.piles), progress)
        except Conflict:
            await self.reload()
            raise Refusal("late", line=self.line) from None
        except StorageFailed as error:
            log.error("line %d of table %s could not be stored: %s", line.number, self.id, error)
            self._table = None
            self.catch_up()
            raise Refusal("storage") from error
        self.apply_progress(progress)

    # Seats.

    def seats_of(self, player: str) -> list[int]:
        """The seats that the player holds."""
        return [number for number, seat in enumerate(self.row.seats) if seat.player == player]

    def is_alone(self, you: list[int]) -> bool:
        """Whether every seat is one of these or a bot's."""
        return all(seat.kind == "bot" or number in you for number, seat in enumerate(self.row.seats))

    def bot_to_move(self) -> str | None:
        """The level of the bot that decides now."""
        if self.row.state != RUNNING or self._table is None or self.table.state.over:
            return None
        seat = self.row.seats[self.table.state.seat]
        return seat.level if seat.kind == "bot" else None

    def progress(self) -> Progress:
        """The progress of the table, for its row."""
        over = bool(self.table.state.over)
        turn = None if over else int(self.table.state.seat)
        bot = turn is not None and self.row.seats[turn].kind == "bot"
        return Progress(self.line, turn, bot, over)

    def apply_progress(self, progress: Progress) -> None:
        """Update the row after a commit."""
        self.row.line, self.row.turn, self.row.bot_turn = progress.line, progress.turn, progress.bot_turn
        if progress.over and self.row.state == RUNNING:
            self.row.state = OVER

    # Messages.

    def broadcast_table(self) -> None:
        """Send every subscribed watcher the table as it may see it."""
        self.changed.set()
        made: dict[tuple[Viewer, int | None, tuple[int, ...]], TableMessage] = {}
        for watcher in [watcher for watcher in self.watchers if watcher.sent_line is not None]:
            you = self.seats_of(watcher.player)
            if watcher.viewer is not None and watcher.viewer not in you:
                watcher.viewer = None  # another player took the seat over
            key = (watcher.viewer, watcher.sent_line, tuple(you))
            if key not in made:
                made[key] = self.table_message(watcher.viewer, you, watcher.sent_line)
            self.send_table(watcher, made[key])

    def send_table(self, watcher: Watcher, message: TableMessage) -> None:
        """Send the table to one watcher."""
        watcher.sent_line = message.line
        watcher.send(message)

    def broadcast_seats(self) -> None:
        """Send every watcher who sits where."""
        for watcher in list(self.watchers):
            watcher.send(SeatsMessage(self.seat_infos(), self.seats_of(watcher.player), self.row.rematch))

    def table_message(self, viewer: Viewer, you: list[int], since: int | None) -> TableMessage:
        """The whole table as the viewer may see it, with the lines after `since`."""
        table, perspective = self.table, self.perspective(viewer)
        running = self.row.state == RUNNING
        decision = decision_message(table, viewer, viewer in you, self.is_alone(you)) if running else None
        return TableMessage(
            table=self.id,
            game=self.row.game,
            settings=table.record.settings,
            line=self.line,
            you=you,
            viewer=viewer,
            seats=self.seat_infos(),
            view=perspective.view,
            decision=decision,
            outcome=perspective.outcome(),
            news=news_lines(table, viewer, since),
            state=self.row.state,
            rematch=self.row.rematch,
        )

    def perspective(self, viewer: Viewer) -> Perspective:
        """The table as the viewer may see it."""
        return Perspective(self.row.game, self.adapter, self.table.rules, self.table.state, viewer)

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where and who is connected."""
        return seat_infos(self.row.seats, self.players_here())

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
        async with self.settled():
            row = await self.storage.find_table(self.id)
            assert row is not None
            self.row = row
            await self._follow()
        if any(watcher.sent_line is not None and watcher.sent_line < self.line for watcher in self.watchers):
            self.broadcast_table()
        self.broadcast_seats()
        self.changed.set()

    def catch_up(self) -> None:
        """Refresh as soon as the storage can be read."""
        self._is_behind = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._try_to_refresh())

    async def _try_to_refresh(self) -> None:
        while self._is_behind:
            self._is_behind = False
            try:
                await self.refresh()
            except (Refusal, StorageFailed):
                self._is_behind = True
                await asyncio.sleep(self.retry)

    async def stored_lines(self, after: int) -> list[Line]:
        """The stored lines after that number."""
        return [restored_line(line, self.piles) for line in await self.storage.lines_after(self.id, after)]

    async def _follow(self) -> None:
        """Replay the stored lines that are not here yet."""
        try:
            lines = await self.stored_lines(self.line if self._table else -1)
        except StorageFailed as error:
            raise Refusal("storage") from error
        if lines:
            self._table = await asyncio.to_thread(self._replayed, self._table, lines)
        self.apply_progress(self.progress())

    def _replayed(self, table: Table | None, lines: Iterable[Line]) -> Table:
        try:
            for line in lines:
                table = play_again(self.record, table, line, self.piles)
        except ComaresError as error:  # stored under other rules
            raise refusal_of(error, self.row.game) from error
        assert table is not None
        table.chance = SeededChance(secrets.randbits(64))  # the seed is kept nowhere else
        return table
