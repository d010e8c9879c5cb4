"""The tables that are open in this process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from comares.kernel.errors import BadSetup
from comares.server.bots.request import BotService
from comares.server.errors import Refusal
from comares.server.games.hosted import HostedGames
from comares.server.play.bot_runner import BotRunner
from comares.server.play.cluster import CHANGED, HERE, LIVES, RESTORED, SIGNED_OUT, TALK, WHO, Cluster, Note
from comares.server.play.editions import PlayedEditions
from comares.server.play.ids import is_id
from comares.server.play.presence import Presence
from comares.server.play.results import results_of_table
from comares.server.play.room import Room
from comares.server.play.room.messages import broadcast_seats
from comares.server.play.room.talk import tell_talk
from comares.server.play.storage import BadRow, Storage, StorageFailed, TableRow
from comares.server.play.stored_settings import with_all_settings
from comares.server.play.talk import TalkLimits
from comares.server.play.work import in_thread
from comares.server.settings import Settings, TableSettings

MakeRoom = Callable[[HostedGames, Storage, TableRow, float, TableSettings], Room]

SIGNED_OUT_CODE = 4401  # close code of a socket
SEEN_AT_ONCE = 50  # tables in one write: moves get in between
OF_DEVICE = "."  # between a player and a device in a note; no id has one

log = logging.getLogger(__name__)


class Rooms:
    """Opens tables on demand, and in the background those that wait for bots."""

    def __init__(
        self,
        settings: Settings,
        games: HostedGames,
        storage: Storage,
        bots: BotService,
        cluster: Cluster,
        make_room: MakeRoom = Room,
    ) -> None:
        self.settings = settings.rooms
        self.tables = settings.tables
        self.games = games
        self.editions = PlayedEditions(games, storage)
        self.storage = storage
        self.bots = bots
        self.cluster = cluster
        self.make_room = make_room
        self.now: Callable[[], float] = lambda: 0.0  # the time of players
        self.clock_stands: Callable[[], bool] = lambda: False
        self.presence = Presence(self.settings.presence_timeout)
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._bot_runner = BotRunner(bots, cluster, settings.bot_delay, self.settings.bot_retry)
        self._last_used: dict[str, float] = {}
        self._stuck: set[str] = set()  # tables that cannot go on and are in the log
        self._tasks: set[asyncio.Task[None]] = set()
        self.talk_limits = TalkLimits()
        self.on_over: Callable[[Room], None] = lambda room: None  # a game has ended
        self._announced: dict[str, list[str]] = {}  # by table: its players, as the other processes know them

    async def open(self, table: str) -> Room:
        """The room of the table."""
        while True:
            task = self._rooms.get(table) or asyncio.create_task(self._load(table))
            self._rooms[table] = task
            try:
                room = await asyncio.shield(task)
            except Exception:
                if self._rooms.get(table) is task:
                    del self._rooms[table]
                raise
            if self._rooms.get(table) is task:  # a room that was closed meanwhile would get no more notes
                self._last_used[table] = time.monotonic()
                self._bot_runner.start(room)
                return room

    def opened(self, table: str) -> Room | None:
        """The room, if it is open here."""
        task = self._rooms.get(table)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    def all(self) -> list[Room]:
        """Every room that is open here."""
        return [room for table in list(self._rooms) if (room := self.opened(table))]

    # Tables that only bots wait for.

    async def run_background(self) -> None:
        """Play on, forever, the games where a bot is to move and nobody watches: after a start, or when the process
        that played them has ended. A few at a time and the newest first: they are in no hurry."""
        while True:
            try:
                waiting = iter(await self.storage.waiting_for_bots())
                await asyncio.gather(*(self._play_on(waiting) for _ in range(self.settings.background_tables)))
            except StorageFailed as error:
                log.warning("the tables that wait for bots cannot be read: %s", error)
            await asyncio.sleep(self.settings.background_interval)

    async def _play_on(self, waiting: Iterator[str]) -> None:
        for table in waiting:
            try:
                if table not in self._rooms and await self.cluster.claim(table):
                    await self._run_bots(await self.open(table))
            except Exception as error:
                if table not in self._stuck:
                    self._stuck.add(table)
                    why = error.message() if isinstance(error, Refusal) else error
                    log.warning("table %s cannot go on: %s", table, why)

    async def _run_bots(self, room: Room) -> None:
        """Lets bots move until a person is to decide or connects."""
        while not room.watchers:
            async with room.settled():  # the last move is stored
                if not room.bot_to_move():
                    break
            await asyncio.sleep(self.settings.background_poll)
        if not room.watchers:
            await self._close_room(room)

    # Closing.

    async def close_idle(self) -> None:
        """Close the rooms that nobody has used for a while; they can be opened again from the storage."""
        now = time.monotonic()
        for room in self.all():
            if room.watchers or room.bot_to_move():
                self._last_used[room.id] = now
            elif now - self._last_used.setdefault(room.id, now) > self.settings.idle:
                await self._close_room(room)

    async def close(self) -> None:
        """Stop the bots."""
        await self._bot_runner.close()

    async def _close_room(self, room: Room) -> None:
        if self.opened(room.id) is room:
            del self._rooms[room.id]
            self._last_used.pop(room.id, None)
            self._announced.pop(room.id, None)
            self._bot_runner.stop(room.id)
            await self.cluster.release(room.id)

    # Changes from outside.

    async def on_changed(self, table: str) -> None:
        """The table was changed in the storage, but not through its room."""
        if task := self._rooms.get(table):
            await asyncio.wait([task])  # a room that is being loaded may have read the table before the change
        if room := self.opened(table):
            await room.refresh()

    def on_note(self, note: Note | None) -> None:
        """A note from another process (None: notes may have been missed)."""
        if note is None:
            for each in self.all():
                each.catch_up()
            self.start(self.cluster.send(WHO))
            return
        if note.kind == RESTORED:
            for loading in self._rooms.values():
                loading.add_done_callback(_end)
            return
        self.presence.mark_alive(note.process)
        if note.kind == CHANGED:
            if task := self._rooms.get(note.table):
                task.add_done_callback(lambda _: self._catch_up(note.table))
        elif note.kind == TALK:
            if room := self.opened(note.table):
                self.start(tell_talk(room))
        elif note.kind == HERE:
            self.presence.update(note.process, note.table, note.players)
            self._refresh_presence(note.table)
        elif note.kind == SIGNED_OUT:
            for named in note.players:
                player, _, device = named.partition(OF_DEVICE)
                self._disconnect(player, device)
        elif note.kind == WHO:
            for each in self.all():
                self._announced.pop(each.id, None)
                self._send_presence(each)

    async def disconnect(self, player: str, device: str = "") -> None:
        """Close all sockets of the player, or those of one device, in every process: the cookies that opened them are
        worth nothing now."""
        self._disconnect(player, device)
        await self.cluster.send(SIGNED_OUT, players=[f"{player}{OF_DEVICE}{device}"])

    def _disconnect(self, player: str, device: str) -> None:
        for room in self.all():
            for watcher in [each for each in room.watchers if each.player == player and device in ("", each.device)]:
                watcher.disconnect(SIGNED_OUT_CODE)

    async def refresh_tables_of(self, *players: str) -> None:
        """What these players hold was changed in the storage."""
        for room in self.all():
            if any(room.seats_of(player) for player in players) or room.row.host in players:
                await room.refresh()

    # Who is at which table.

    def players_at(self, table: str) -> set[str]:
        """The players who are connected to the table, through any process."""
        room = self.opened(table)
        return room.players_here() if room else self.presence.players_at(table)

    def announce_presence(self, room: Room) -> None:
        """A client came or went: tell everybody at the table, in the other processes too."""
        self._tell_presence(room)
        self._send_presence(room)

    def _tell_presence(self, room: Room) -> None:
        """Tell everybody at the table if a holder of a seat came or went. Nobody is told of spectators: they may be
        many."""
        here = room.players_here() & {seat.player for seat in room.row.seats}
        if here != room.told_here:
            room.told_here = here
            broadcast_seats(room)

    def note_absence(self, room: Room, player: str) -> None:
        """The player's connection to the table has ended."""
        if player not in room.connected():
            self.start(self._mark_seen([(room, {player})]))

    async def _mark_seen(self, here: Iterable[tuple[Room, set[str]]]) -> None:
        """These players are, or were a moment ago, connected to these tables."""
        now, seen = time.time(), dict[str, set[str]]()
        for room, players in here:
            for seat in room.row.seats:
                if seat.player in players:
                    seat.seen = now
                    seen.setdefault(room.id, set()).add(str(seat.player))
        if seen:
            with suppress(StorageFailed):  # it is only less exact then
                await self.storage.mark_seen(seen, now)

    async def check_presence(self) -> None:
        """Tell the others that this process is alive, and drop those that are not."""
        await self.cluster.send(LIVES)
        rooms = self.all()
        for first in range(0, len(rooms), SEEN_AT_ONCE):
            await self._mark_seen((room, room.connected()) for room in rooms[first : first + SEEN_AT_ONCE])
        for table in self.presence.drop_silent():
            self._refresh_presence(table)

    def _send_presence(self, room: Room) -> None:
        holders = {seat.player for seat in room.row.seats}
        here = sorted(player for player in room.connected() if player in holders)
        if here != self._announced.get(room.id, []):
            self._announced[room.id] = here
            self.start(self.cluster.send(HERE, room.id, here))

    def _refresh_presence(self, table: str) -> None:
        if room := self.opened(table):
            room.elsewhere = self.presence.players_at(table)
            self._tell_presence(room)

    # How it is done.

    def _catch_up(self, table: str) -> None:
        if room := self.opened(table):
            room.catch_up()

    async def stored_table(self, table: str) -> TableRow:
        """The row of the table; a Refusal if there is none, or if this server cannot open it."""
        try:
            row = await self.storage.find_table(table) if is_id(table) else None
            if row is None:
                raise Refusal("no-table")
            games = await self.editions.of(row.edition)
            row = with_all_settings(row, games.registry)
            games.check_table(row.game, row.version, len(row.seats), row.settings)
            return row
        except (BadRow, BadSetup) as error:
            log.error("table %s cannot be opened: %s", table, error)
            raise Refusal("bad-table") from error

    async def _load(self, table: str) -> Room:
        row = await self.stored_table(table)
        games = await self.editions.of(row.edition)
        room = self.make_room(games, self.storage, row, self.settings.retry, self.tables)
        room.deal = await self.storage.find_deal(table)
        await room.reload()
        room.elsewhere = self.presence.players_at(room.id)
        room.on_end = lambda ended: self.start(self._close_room(ended))
        room.on_over = self._ended
        room.on_seats = self._bot_runner.start
        room.now, room.clock_stands = self.now, self.clock_stands
        return room

    def _ended(self, room: Room) -> None:
        self.start(self._store_results(room))
        self.on_over(room)

    async def _store_results(self, room: Room) -> None:
        """Work out the results of a game that is over now. If that fails, they are worked out when somebody asks. A
        lesson has no result."""
        if room.row.lesson is not None:
            return
        try:
            row = replace(room.row, updated=time.time())
            await self.storage.add_results(await in_thread(results_of_table, row, room.table, room.adapter, room.deal))
        except StorageFailed as error:
            log.warning("the results of table %s could not be stored: %s", room.id, error)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do some work in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _end(task: asyncio.Task[Room]) -> None:
    if not task.cancelled() and not task.exception():
        task.result().end()
