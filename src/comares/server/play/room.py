"""A table that is being played: what is asked of it is checked, committed, then told. Read `play` as the checklist."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.record import Line, Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table
from comares.server.errors import Refusal, refusal_of
from comares.server.messages import Play, SeatCard, SeatsTold, TableTold, Tell, Undo
from comares.server.play.presenters import seat_cards
from comares.server.play.projection import Sight, Viewer, decision_seen, news_seen
from comares.server.store import storage
from comares.server.store.database import Database
from comares.server.store.schema import OVER, RUNNING
from comares.server.store.storage import Conflict, Standing, Stored

BETWEEN_TRIES = 1.0  # seconds, while the database cannot be asked

log = logging.getLogger(__name__)


@lru_cache(100)
def piles_of(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[str]:
    """The names of the piles; making a game's rules takes a moment, and hundreds of tables may be opened at once."""
    return GAMES[game].rules(seats, dict(options)).piles


class Watcher(Protocol):
    """Somebody at the table, at one of the player's seats or beside it."""

    player: str
    viewer: Viewer
    told: int | None  # the last line that was sent; None: it has not looked yet

    def send(self, message: Tell) -> None: ...


class Room:
    """One table in the memory of this process. The database is right; this is a copy of it that can think."""

    def __init__(self, database: Database, stored: Stored) -> None:
        self.database = database
        self.stored = stored
        self.record = Record(GAMES[stored.game], len(stored.seats), stored.options)
        self.piles = piles_of(stored.game, len(stored.seats), tuple(stored.options.items()))
        self.watchers: list[Watcher] = []
        self.elsewhere: set[str] = set()  # players who are at the table in another process
        self._lock = asyncio.Lock()  # held from the first look at the table until its change is committed
        self.changed = asyncio.Event()  # bots wait for it
        self._table: Table | None = None
        self._is_behind = False  # something was written, or may have been, that is not here yet
        self._catching_up: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def line(self) -> int:
        """The number of the last line."""
        return len(self.table.record.lines) - 1

    # What is asked of it. A Refusal says why not; then nothing has changed.

    async def play(self, player: str, asked: Play | Undo) -> bool:
        """Carry out a choice, or take one back; false if just that was done before."""
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
        self.tell_all()
        return True

    async def play_bot(self, asked: Play) -> None:
        """Carry out what a bot of ours chose; it holds its seat, the other checks are the same."""
        async with self.settled():
            self.must_be_running()
            self.must_have_seen(asked.line)
            line = self.carry_out(asked)
            await self.commit(line)
        self.tell_all()

    def must_be_running(self) -> None:
        """A finished game and a record that was brought are only looked at."""
        if self.stored.state != RUNNING:
            raise Refusal("over")

    def must_hold(self, player: str, seat: int) -> None:
        """Only whoever holds a seat plays it."""
        if seat not in self.seats_of(player):
            raise Refusal("not-your-seat", seat=seat + 1)

    def must_be_alone(self, player: str) -> None:
        """A game is rewound only where nobody else would mind."""
        if not self.is_alone(self.seats_of(player)):
            raise Refusal("not-alone")

    def is_repeated(self, asked: Play | Undo) -> bool:
        """Whether just this was accepted already: the answer got lost, and the client asks again."""
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
        """Whoever has not seen the last line chooses at another table than this."""
        if line != self.line:
            raise Refusal("late", line=self.line)

    def carry_out(self, asked: Play | Undo) -> Line:
        """The rules' own checks: can it be read, is it this seat's decision, is it legal."""
        try:
            if isinstance(asked, Play):
                return self.table.play(asked.seat, asked.code)
            if asked.to is None:
                return self.table.undo(asked.seat)
            return self.table.rewind(asked.seat, asked.to)
        except ComaresError as error:
            raise refusal_of(error, self.stored.game) from error

    async def commit(self, line: Line) -> None:
        """Nobody hears of the line before it is durable. If it is not, the table is what the database says: once it can
        be asked, for it may have stored the line and only failed to say so."""
        standing = self.standing()
        try:
            await self.database.write(lambda to: storage.add_line(to, self.id, line, self.piles, standing))
        except Conflict:
            await self.reload()
            raise Refusal("late", line=self.line) from None
        except SQLAlchemyError as error:
            log.error("line %d of table %s could not be stored: %s", line.number, self.id, error)
            self._table = None
            self.catch_up()
            raise Refusal("storage") from error
        self.keep(standing)

    # What is known of it.

    def seats_of(self, player: str) -> list[int]:
        """The seats that the player holds."""
        return [number for number, seat in enumerate(self.stored.seats) if seat.player == player]

    def is_alone(self, you: list[int]) -> bool:
        """Whether whoever holds those seats and bots are all who sit here."""
        return all(seat.kind == "bot" or number in you for number, seat in enumerate(self.stored.seats))

    def bot_to_move(self) -> str | None:
        """The level of the bot that decides now."""
        if self.stored.state != RUNNING or self._table is None or self.table.state.over:
            return None
        seat = self.stored.seats[self.table.state.seat]
        return seat.level if seat.kind == "bot" else None

    def standing(self) -> Standing:
        """How the table stands now."""
        over = bool(self.table.state.over)
        turn = None if over else int(self.table.state.seat)
        bot = turn is not None and self.stored.seats[turn].kind == "bot"
        return Standing(self.line, turn, bot, over)

    def keep(self, standing: Standing) -> None:
        """Remember what was stored."""
        self.stored.line, self.stored.turn, self.stored.bot_turn = standing.line, standing.turn, standing.bot_turn
        if standing.over and self.stored.state == RUNNING:
            self.stored.state = OVER

    # What is told.

    def tell_all(self) -> None:
        """Everybody at the table gets a view of their own."""
        self.changed.set()
        made: dict[tuple[Viewer, int | None, tuple[int, ...]], TableTold] = {}
        for watcher in [watcher for watcher in self.watchers if watcher.told is not None]:
            you = self.seats_of(watcher.player)
            if watcher.viewer is not None and watcher.viewer not in you:
                watcher.viewer = None  # somebody took the seat over
            key = (watcher.viewer, watcher.told, tuple(you))
            if key not in made:
                made[key] = self.seen(watcher.viewer, you, watcher.told)
            self.tell(watcher, made[key])

    def tell(self, watcher: Watcher, message: TableTold) -> None:
        """Send the table to one of them."""
        watcher.told = message.line
        watcher.send(message)

    def tell_seats(self) -> None:
        """Everybody hears who sits where."""
        for watcher in list(self.watchers):
            watcher.send(SeatsTold(self.seat_cards(), self.seats_of(watcher.player), self.stored.rematch))

    def seen(self, viewer: Viewer, you: list[int], since: int | None) -> TableTold:
        """The whole table as the viewer may see it, with the lines after `since`."""
        table = self.table
        sight = Sight(self.stored.game, table.rules, table.state, viewer)
        running = self.stored.state == RUNNING
        decision = decision_seen(table, viewer, viewer in you, self.is_alone(you)) if running else None
        return TableTold(
            table=self.id,
            game=self.stored.game,
            options=table.record.settings,
            line=self.line,
            you=you,
            viewer=viewer,
            seats=self.seat_cards(),
            view=sight.view,
            decision=decision,
            outcome=sight.outcome(),
            news=news_seen(table, viewer, since),
            state=self.stored.state,
            rematch=self.stored.rematch,
        )

    def seat_cards(self) -> list[SeatCard]:
        """Who sits where, who is here."""
        return seat_cards(self.stored.seats, self.players_here())

    def players_here(self) -> set[str]:
        """The players who are at the table now."""
        return self.elsewhere | self.connected()

    def connected(self) -> set[str]:
        """Those of them who are connected to this process."""
        return {watcher.player for watcher in self.watchers}

    # How it follows the database.

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Nothing of the table is on its way to the database, and nothing changes meanwhile. After a line that could
        not be stored, begin again from what is stored."""
        async with self._lock:
            if self._table is None:
                await self.reload()
            yield

    async def reload(self) -> None:
        """Rebuild the table from its lines."""
        self._table = None
        await self._follow()

    async def refresh(self) -> None:
        """Take in what has been written without us, and tell it to whoever has not heard of it."""
        async with self.settled():
            stored = await self.database.read(lambda on: storage.find_table(on, self.id))
            assert stored is not None
            self.stored = stored
            await self._follow()
        if any(watcher.told is not None and watcher.told < self.line for watcher in self.watchers):
            self.tell_all()
        self.tell_seats()
        self.changed.set()

    def catch_up(self) -> None:
        """The same, as soon as the database can be asked."""
        self._is_behind = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._try_to_refresh())

    async def _try_to_refresh(self) -> None:
        while self._is_behind:
            self._is_behind = False
            try:
                await self.refresh()
            except (Refusal, SQLAlchemyError):
                self._is_behind = True
                await asyncio.sleep(BETWEEN_TRIES)

    async def _follow(self) -> None:
        """Play the lines that the database has and we do not."""
        last = self.line if self._table else -1
        try:
            lines = await self.database.read(lambda on: storage.lines_after(on, self.id, last, self.piles))
        except SQLAlchemyError as error:
            raise Refusal("storage") from error
        if lines:
            self._table = await asyncio.to_thread(self._played, self._table, lines)
        self.keep(self.standing())

    def _played(self, table: Table | None, lines: Iterable[Line]) -> Table:
        try:
            for line in lines:
                table = play_again(self.record, table, line, self.piles)
        except ComaresError as error:  # played by other rules, or not by us
            raise refusal_of(error, self.stored.game) from error
        assert table is not None
        table.chance = SeededChance(secrets.randbits(64))  # in no other place, and only from here on
        return table
