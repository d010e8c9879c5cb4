"""The tables that this process has open."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator

from sqlalchemy.exc import SQLAlchemyError

from comares.server.bots.pool import Thinking
from comares.server.errors import Refusal
from comares.server.games.editions import must_have
from comares.server.play.bot_runner import Opponents
from comares.server.play.room import Room
from comares.server.settings import Settings
from comares.server.store import storage
from comares.server.store.cluster import Others
from comares.server.store.database import Database
from comares.server.store.pg_notify import CHANGED, HERE, LIVES, WHO, Note
from comares.server.store.presence import Presence
from comares.server.store.storage import Stored

IDLE = 600.0  # seconds after which a table that nobody watches is put away
AT_A_TIME = 4  # tables that nobody watches and bots play on
BETWEEN_ROUNDS = 30.0  # seconds
A_MOMENT = 0.2

log = logging.getLogger(__name__)


class Rooms:
    """Opens tables when somebody wants them, and those that wait for bots little by little."""

    room = Room  # tests put others here

    def __init__(self, settings: Settings, database: Database, thinking: Thinking, others: Others) -> None:
        self.settings = settings
        self.database = database
        self.thinking = thinking
        self.others = others
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._opponents = Opponents(thinking, others, settings.bot_delay)
        self._idle: dict[str, float] = {}
        self._stuck: set[str] = set()  # tables that cannot go on, of which that has been said
        self._tasks: set[asyncio.Task[None]] = set()
        self.presence = Presence()
        self._said: dict[str, list[str]] = {}  # by table: who is here, as the others were told

    async def open(self, table: str) -> Room:
        """The room of that table."""
        while True:
            task = self._rooms.get(table) or asyncio.create_task(self._load(table))
            self._rooms[table] = task
            try:
                room = await asyncio.shield(task)
            except Exception:
                if self._rooms.get(table) is task:
                    del self._rooms[table]
                raise
            if self._rooms.get(table) is task:  # and not put away while we waited: nobody would hear of it
                self._idle[table] = time.monotonic()
                self._opponents.wake(room)
                return room

    def opened(self, table: str) -> Room | None:
        """The room, if it is open here."""
        task = self._rooms.get(table)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    def all(self) -> list[Room]:
        """Every room that is open here."""
        return [room for table in list(self._rooms) if (room := self.opened(table))]

    async def go_on(self) -> None:
        """Games in which a bot is to move go on though nobody watches them: after a start, or when the process that
        played them is gone. The newest first and a few at a time, for they are in no hurry and others are."""
        while True:
            try:
                waiting = iter(await self.database.read(storage.waiting_for_bots))
                await asyncio.gather(*(self._play_on(waiting) for _ in range(AT_A_TIME)))
            except SQLAlchemyError as error:
                log.warning("the tables that wait for bots cannot be read: %s", error)
            await asyncio.sleep(BETWEEN_ROUNDS)

    async def _play_on(self, waiting: Iterator[str]) -> None:
        for table in waiting:
            try:
                if table not in self._rooms and await self.others.claim(table):
                    await self._catch_up(await self.open(table))
            except Exception as error:
                if table not in self._stuck:
                    self._stuck.add(table)
                    why = error.message() if isinstance(error, Refusal) else error
                    log.warning("table %s cannot go on: %s", table, why)

    async def _catch_up(self, room: Room) -> None:
        """Until it is somebody's turn; who comes to watch takes it over."""
        while not room.watchers:
            async with room.settled():  # its last move is stored
                if not room.bot_to_move():
                    break
            await asyncio.sleep(A_MOMENT)
        if not room.watchers:
            await self._put_away(room)

    async def put_away(self) -> None:
        """Forget rooms that nobody has watched for a while; the database has them."""
        now = time.monotonic()
        for room in self.all():
            if room.watchers or room.bot_to_move():
                self._idle[room.id] = now
            elif now - self._idle.setdefault(room.id, now) > IDLE:
                await self._put_away(room)

    async def _put_away(self, room: Room) -> None:
        if self._rooms.pop(room.id, None):
            self._idle.pop(room.id, None)
            self._said.pop(room.id, None)
            self._opponents.leave(room.id)
            await self.others.release(room.id)

    def hear(self, note: Note | None) -> None:
        """Another process says something (None: it may have said anything before we listened)."""
        if note is None:
            for each in self.all():
                each.catch_up()
            self._start(self.others.say(WHO))
            return
        self.presence.live(note.process)
        if note.what == CHANGED and (room := self.opened(note.table)):
            room.catch_up()
        elif note.what == HERE:
            self.presence.hear(note.process, note.table, note.players)
            self._look_round(note.table)
        elif note.what == WHO:
            for each in self.all():
                self._said.pop(each.id, None)
                self._say_presence(each)

    # Who is at which table.

    def players_at(self, table: str) -> set[str]:
        """The players who are at the table now, in whatever process."""
        room = self.opened(table)
        return room.players_here() if room else self.presence.at(table)

    def tell_presence(self, room: Room) -> None:
        """Somebody came or went: everybody hears of it, in the other processes too."""
        room.tell_seats()
        self._say_presence(room)

    async def keep_presence(self) -> None:
        """Now and then: this process lives; others may not."""
        await self.others.say(LIVES)
        for table in self.presence.forget():
            self._look_round(table)

    def _say_presence(self, room: Room) -> None:
        holders = {seat.player for seat in room.stored.seats}
        here = sorted(player for player in room.connected() if player in holders)
        if here != self._said.get(room.id, []):
            self._said[room.id] = here
            self._start(self.others.say(HERE, room.id, here))

    def _look_round(self, table: str) -> None:
        if room := self.opened(table):
            room.elsewhere = self.presence.at(table)
            room.tell_seats()

    async def heard(self, table: str) -> None:
        """The table was changed, but not through its room."""
        if room := self.opened(table):
            await room.refresh()

    async def close(self) -> None:
        """Stop the bots."""
        await self._opponents.close()

    async def _load(self, table: str) -> Room:
        stored = await self.database.read(lambda on: storage.find_table(on, table))
        if stored is None:
            raise Refusal("no-table")
        return await self._made(stored)

    async def _made(self, stored: Stored) -> Room:
        must_have(stored.game, stored.options)
        room = self.room(self.database, stored)
        await room.reload()
        room.elsewhere = self.presence.at(room.id)
        return room

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
