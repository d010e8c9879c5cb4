"""The tables that this process has open, and the bots that sit at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress

from comares.server import storage
from comares.server.database import Database
from comares.server.editions import must_have
from comares.server.notes import CHANGED, HERE, LIVES, WHO, Note
from comares.server.others import Others
from comares.server.presence import Presence
from comares.server.refusals import Refusal
from comares.server.room import Room
from comares.server.schema import RUNNING
from comares.server.settings import Settings
from comares.server.storage import Stored
from comares.server.thinker import question
from comares.server.thinking import Thinking, is_level, strongest
from comares.server.wire import Play

IDLE = 600.0  # seconds after which a table that nobody watches is put away
BETWEEN_TRIES = 5.0  # seconds, after a bot's move could not be stored

log = logging.getLogger(__name__)


class Rooms:
    """Opens tables when somebody wants them, and lets bots play at them."""

    room = Room  # tests put others here

    def __init__(self, settings: Settings, database: Database, thinking: Thinking, others: Others) -> None:
        self.settings = settings
        self.database = database
        self.thinking = thinking
        self.others = others
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._idle: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.presence = Presence()
        self._said: dict[str, list[str]] = {}  # by table: who is here, as the others were told

    async def open(self, table: str) -> Room:
        """The room of that table."""
        if table not in self._rooms:
            self._rooms[table] = asyncio.create_task(self._load(table))
        task = self._rooms[table]
        try:
            room = await asyncio.shield(task)
        except Exception:
            if self._rooms.get(table) is task:
                del self._rooms[table]
            raise
        self._idle[table] = time.monotonic()
        self._wake_bots(room)
        return room

    def opened(self, table: str) -> Room | None:
        """The room, if it is open here."""
        task = self._rooms.get(table)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    def all(self) -> list[Room]:
        """Every room that is open here."""
        return [room for table in list(self._rooms) if (room := self.opened(table))]

    async def go_on(self) -> None:
        """After a start: games in which a bot is to move go on by themselves."""
        for table in await self.database.read(storage.waiting_for_bots):
            try:
                await self.open(table)
            except Refusal as refusal:
                log.warning("table %s cannot go on: %s", table, refusal.message())
            except Exception:
                log.exception("table %s cannot go on", table)

    async def put_away(self) -> None:
        """Forget rooms that nobody has watched for a while; the database has them."""
        for room in self.all():
            if room.watchers or room.bot_to_move():
                self._idle[room.id] = time.monotonic()
            elif time.monotonic() - self._idle.get(room.id, 0) > IDLE:
                self._drop(room.id)
                await self.others.release(room.id)

    def hear(self, note: Note | None) -> None:
        """Another process says something (None: it may have said anything before we listened)."""
        if note is None:
            for each in self.all():
                self._start(each.refresh())
            self._start(self.others.say(WHO))
            return
        self.presence.live(note.process)
        if note.what == CHANGED and (room := self.opened(note.table)):
            self._start(room.refresh())
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
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)

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

    def _drop(self, table: str) -> None:
        del self._rooms[table]
        self._idle.pop(table, None)
        self._said.pop(table, None)
        if bots := self._bots.pop(table, None):
            bots.cancel()

    def _wake_bots(self, room: Room) -> None:
        if room.id not in self._bots and any(seat.kind == "bot" for seat in room.stored.seats):
            self._bots[room.id] = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        """Move whenever a bot is to move, until the game is over."""
        while room.stored.state == RUNNING:
            room.changed.clear()
            level = room.bot_to_move()
            if level is None:
                await room.changed.wait()
                continue
            try:
                if await self.others.claim(room.id):
                    await self._move(room, level)
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(room.changed.wait(), BETWEEN_TRIES)
            except Refusal:  # somebody else was quicker, or nothing can be stored now
                await asyncio.sleep(BETWEEN_TRIES if room.bot_to_move() else 0)
            except Exception:
                log.exception("the bots of table %s stumbled", room.id)
                await asyncio.sleep(BETWEEN_TRIES)

    async def _move(self, room: Room, level: str) -> None:
        async with room.settled():
            if room.bot_to_move() is None:
                return
            line, seat = room.line, int(room.table.state.seat)
            asked = question(room.table, level if is_level(level) else strongest())
        answer, _ = await asyncio.gather(self.thinking.answer(asked), asyncio.sleep(self.settings.bot_delay))
        await room.play_bot(Play(seat, line, answer.code))
