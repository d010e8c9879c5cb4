"""A table being played. A move is checked, committed, then sent to everybody; `Room.play` is the checklist."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Protocol

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
from comares.server.messages.table import ClockInfo, NewsLine, SeatInfo, SeatsMessage, ServerMessage, TableMessage
from comares.server.messages.talk import Say, TalkMessage
from comares.server.observe.metrics import MOVE_SECONDS
from comares.server.observe.traces import span
from comares.server.play.clocks import after_line, out_of_time, ticking_seat, turn_ended, turn_lost, wound
from comares.server.play.ids import new_secret
from comares.server.play.lessons import first_game, lesson_play
from comares.server.play.positions import restored_position
from comares.server.play.presenters import clock_info, edition_shown, seat_infos
from comares.server.play.projection import (
    Perspective,
    Span,
    Viewer,
    decision_message,
    news_lines,
    permitted,
    with_result,
    words_of_refusal,
)
from comares.server.play.result import result_of_game
from comares.server.play.storage import (
    CLOSED,
    OVER,
    RUNNING,
    Conflict,
    Learned,
    Place,
    Progress,
    SeatProgress,
    Storage,
    StorageFailed,
    StoredLine,
    StoredTalk,
    TableRow,
    stored_line,
)
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_lines import Damaged, play_stored
from comares.server.play.talk import FULL as TALK_FULL
from comares.server.play.talk import Speaker, checked, heard, place_of
from comares.server.play.work import in_thread
from comares.server.settings import TableSettings

TALK_PAGE = 200  # sayings in one message; older ones are not shown
RESTARTED = 1012  # close code of a socket: connect again

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """A connection at the table: a player's, looking from one of the player's seats or as a spectator."""

    player: str
    device: str  # the player's, if the player has an account
    address: str
    viewer: Viewer  # the seat that it wants to look from
    sent_line: int | None  # the last line that was sent; None: it has not subscribed yet
    heard: int | None  # the last thing said that was sent; None: it does not listen
    muted: set[str]  # players whom it does not want to hear

    def send(self, message: ServerMessage) -> None: ...

    def disconnect(self, code: int) -> None: ...


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
        self.retry = retry  # seconds between two tries to read the storage
        self.watchers: list[Watcher] = []
        self.elsewhere: set[str] = set()  # players who are at the table through another process
        self._lock = asyncio.Lock()  # held from the first check of a move until its commit
        self.changed = asyncio.Event()  # wakes the bot runner
        self.reasons: dict[int, Sentence] = {}  # of bots' choices, by line
        self.damaged_line: int | None = None  # the first stored line that cannot be replayed, if there is one
        self._table: Table | None = None
        self._is_behind = False  # something was stored, or may have been, that is not here yet
        self._catching_up: asyncio.Task[None] | None = None
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
    def counts(self) -> bool:
        """Whether this is the one try at the deal of a day: it knows no rewind, no hint and no coach."""
        return self.deal is not None and self.deal.day is not None

    # Moves. After a Refusal nothing has changed.

    async def play(self, player: str, asked: Play | Undo) -> bool:
        """Carry out a choice or an undo; False if exactly this was done before."""
        started = time.perf_counter()
        async with self.settled():
            self.must_be_running()
            self.must_hold(player, asked.seat)
            if self.is_repeated(asked):
                return False
            self.must_play_oneself(asked.seat)
            self.must_have_time()
            self.must_have_seen(asked.line)
            if isinstance(asked, Undo) and asked.to is not None:
                self.must_be_alone(player)
            self.must_have_lines_left(asked)
            self.must_fit_lesson(asked)
            line = self.carry_out(asked)
            await self.commit(line)
        MOVE_SECONDS.labels("person").observe(time.perf_counter() - started)
        self.broadcast_table()
        return True

    async def play_bot(self, asked: Play, reason: Sentence | None = None) -> None:
        """Carry out a bot's choice; a bot holds its seat, the other checks are the same. The reason is shown beside it
        as long as this process lives."""
        started = time.perf_counter()
        async with self.settled():
            self.must_be_running()
            self.must_have_seen(asked.line)
            self.must_have_lines_left(asked)
            line = self.carry_out(asked)
            await self.commit(line)
            if reason:
                self.reasons[line.number] = reason
        MOVE_SECONDS.labels("bot").observe(time.perf_counter() - started)
        self.broadcast_table()

    def must_be_running(self) -> None:
        """Finished games, imported records, closed tables and damaged games cannot be played on."""
        if self.row.state == CLOSED:
            raise Refusal("closed")
        if self.row.state != RUNNING:
            raise Refusal("over")
        if self.read_only:
            raise self.read_only

    def must_hold(self, player: str, seat: int) -> None:
        """Only the holder of a seat plays it."""
        if seat not in self.seats_of(player):
            raise Refusal("not-your-seat", seat=seat + 1)

    def must_play_oneself(self, seat: int) -> None:
        """Who has resigned, or lets a bot play, does not play."""
        if self.row.seats[seat].resigned:
            raise Refusal("resigned")
        if self.row.seats[seat].stand_in:
            raise Refusal("stand-in")

    def must_have_time(self) -> None:
        """Who is out of time does not play this turn."""
        if out_of_time(self.row, self.now()):
            raise Refusal("out-of-time")

    def must_be_alone(self, player: str) -> None:
        """A game is rewound only where all other seats are bots."""
        if self.counts:
            raise Refusal("counts")
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

    def must_have_lines_left(self, asked: Play | Undo) -> None:
        """A table has a limit of lines that no game reaches. Nothing is undone in the last part of them, so that a
        game in which much was undone can still be played to its end."""
        limit = self.limits.max_lines if isinstance(asked, Play) else self.limits.max_undo_line
        if self.line + 1 >= limit:
            raise Refusal("full" if isinstance(asked, Play) else "undone-enough", lines=limit)

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
        progress = self.progress()
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
        self.apply_progress(progress)
        if progress.over:
            self.on_over(self)

    # Talk.

    async def say(self, speaker: Speaker, asked: Say) -> None:
        """Store what the speaker says, then tell everybody who listens and may hear it."""
        phrase, text = checked(self.row, asked)
        said = StoredTalk(
            -1, new_secret(), time.time(), speaker.player, speaker.name, speaker.seat, place_of(speaker), phrase, text
        )
        try:
            number = await self.storage.add_talk(self.id, said, TALK_FULL)
        except StorageFailed as error:
            raise Refusal("storage") from error
        if number < 0:
            raise Refusal("talk-full", most=TALK_FULL)
        await self.tell_talk()

    async def tell_talk(self) -> None:
        """Send everybody who listens what was said since."""
        listening = [watcher for watcher in self.watchers if watcher.heard is not None]
        if not listening:
            return
        since = min(watcher.heard for watcher in listening if watcher.heard is not None)
        try:
            news = await self.storage.talk_after(self.id, since, TALK_PAGE)
        except StorageFailed:
            return  # who listens asks again after a reconnect
        for watcher in listening:
            self.send_talk(
                watcher, [said for said in news if watcher.heard is not None and said.number > watcher.heard]
            )

    def send_talk(self, watcher: Watcher, news: list[StoredTalk], answer: bool = False) -> None:
        """Send one watcher what was said, as far as it may hear it."""
        watcher.heard = max([watcher.heard if watcher.heard is not None else -1, *(said.number for said in news)])
        shown = heard(self.row, news, watcher.player, watcher.muted)
        if shown or answer:
            place: Place = "table" if self.seats_of(watcher.player) else "aside"
            watcher.send(TalkMessage(shown, self.row.talk, place))

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
        self.broadcast_table()
        self.broadcast_seats()

    async def check_clock(self) -> None:
        """Let the clock tick if it should, and give the turn to a bot if the time of who decides is over."""
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
        return [number for number, seat in enumerate(self.row.seats) if seat.player == player]

    def is_alone(self, you: list[int]) -> bool:
        """Whether every seat is one of these or a bot's."""
        return all(seat.kind == "bot" or number in you for number, seat in enumerate(self.row.seats))

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

    def is_over(self) -> bool:
        """Whether the game is over, or the lesson that it is played for."""
        return bool(self.table.state.over) or bool(self.lesson and self.lesson.is_over(self.table))

    def progress(self) -> Progress:
        """The progress of the table, for its row."""
        over = self.is_over()
        turn = None if over else int(self.table.state.seat)
        after = turn_ended(after_line(self.row, turn, self.now()))
        changed = [
            SeatProgress(number, seat.stand_in, seat.level, seat.time_left, seat.lost_turns)
            for number, (seat, old) in enumerate(zip(after.seats, self.row.seats, strict=True))
            if seat != old
        ]
        bot = turn is not None and after.seats[turn].is_bots
        result = None
        if self.table.state.over:
            outcome = self.table.outcome()
            result = result_of_game(outcome.points, outcome.winners, self.row.seats)
        deadline = None if over else after.deadline
        learned = self.learned() if over else ()
        return Progress(self.line, turn, bot, over, learned, self.row.revision, tuple(changed), result, deadline)

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

    def learned(self) -> tuple[Learned, ...]:
        """What players have learned when it is over: its lesson, or to play without a coach."""
        if self.lesson:
            player = self.row.seats[self.lesson.lesson.seat].player
            return (Learned(player, self.lesson.lesson.id),) if player else ()
        seats = [self.row.seats[seat] for seat in self.row.coached or ()]
        return tuple(Learned(seat.player, first_game(self.row.game)) for seat in seats if seat.player)

    def follow_progress(self) -> None:
        """Update what the lines say of the row, after they were read; the rest of it was read with them."""
        over = self.is_over()
        self.row.line, self.row.turn = self.line, None if over else int(self.table.state.seat)
        self.row.bot_turn = self.row.turn is not None and self.row.seats[self.row.turn].is_bots
        if over and self.row.state == RUNNING:
            self.row.state = OVER

    def apply_progress(self, progress: Progress) -> None:
        """Update the row after a commit."""
        self.row.line, self.row.turn, self.row.bot_turn = progress.line, progress.turn, progress.bot_turn
        self.row.deadline = progress.deadline
        for number, stand_in, level, time_left, lost_turns in progress.seats:
            old = self.row.seats[number]
            changed = replace(old, stand_in=stand_in, level=level, time_left=time_left, lost_turns=lost_turns)
            self.row.seats[number] = changed
        if progress.over and self.row.state == RUNNING:
            self.row.state = OVER
        if progress.result:
            self.row.result = progress.result

    # Messages.

    def broadcast_table(self) -> None:
        """Send every subscribed watcher the table as it may see it."""
        self.changed.set()
        made: dict[tuple[Viewer, int | None, tuple[int, ...]], TableMessage] = {}
        for watcher in [watcher for watcher in self.watchers if watcher.sent_line is not None]:
            you = self.seats_of(watcher.player)
            key = (permitted(watcher.viewer, you), watcher.sent_line, tuple(you))
            if key not in made:
                news = list(self.news(watcher.player, watcher.viewer, watcher.sent_line))
                made[key] = self.table_message(watcher.player, watcher.viewer, news)
            self.send_table(watcher, made[key])

    def send_table(self, watcher: Watcher, message: TableMessage) -> None:
        """Send the table to one watcher."""
        watcher.sent_line = message.line
        watcher.send(message)

    def broadcast_seats(self) -> None:
        """Send every watcher who sits where."""
        for watcher in list(self.watchers):
            you = self.seats_of(watcher.player)
            watcher.send(SeatsMessage(self.seat_infos(), you, self.row.rematch, self.clock_info()))

    def news(self, player: str, wanted: Viewer, since: int | None, before: int | None = None) -> Iterator[NewsLine]:
        """One page of the lines after `since`, as far as the player may know them now: the last ones, or those before
        line `before`."""
        viewer = permitted(wanted, self.seats_of(player))
        return news_lines(self.table, viewer, Span(since, self.limits.news_page, before), self.reasons)

    def table_message(self, player: str, wanted: Viewer, news: list[NewsLine]) -> TableMessage:
        """The whole table as the player may see it now, with these lines: from the wanted seat, if it is the player's
        own, else as a spectator."""
        you = self.seats_of(player)
        viewer = permitted(wanted, you)
        table, perspective = self.table, self.perspective(viewer)
        running = self.row.state == RUNNING and not self.read_only
        decision = (
            decision_message(table, viewer, viewer in you, self.is_alone(you) and not self.counts) if running else None
        )
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
            outcome=with_result(perspective.outcome(), self.row.result),
            news=news,
            state=self.row.state,
            rematch=self.row.rematch,
            edition=edition_shown(self.row),
            read_only=words_of_refusal(self.read_only),
            stages=perspective.stage_views(table.stages),
            outlook=perspective.outlook() if running else {},
            lesson=self.lesson.progress(table) if self.lesson else None,
            coached=self.row.coached or [],
            round=self.row.round,
            rounds=self.row.rounds,
            clock=self.clock_info(),
        )

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
            is_other_state = row.state != self.row.state
            self.row = row
            await self._follow()
        self.on_seats(self)
        if is_other_state or any(
            watcher.sent_line is not None and watcher.sent_line < self.line for watcher in self.watchers
        ):
            self.broadcast_table()
        self.broadcast_seats()
        self.changed.set()

    def end(self) -> None:
        """The table was deleted, or replaced by a backup. Connections are closed; a client that connects again opens
        what is there now."""
        self.row.state = CLOSED
        self._is_behind = False
        self.on_end(self)
        self.changed.set()
        for watcher in list(self.watchers):
            watcher.disconnect(RESTARTED)

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
            except (Refusal, StorageFailed) as error:
                if isinstance(error, Refusal) and error.key != "storage":
                    return  # the table was deleted, or cannot be opened any more
                self._is_behind = True
                await asyncio.sleep(self.retry)

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
            self.follow_progress()

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
