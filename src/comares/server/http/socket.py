"""The socket of a table: one connection, its messages in, its messages out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TypeVar

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from comares.server.bots.pool import strongest
from comares.server.bots.worker import Question, question
from comares.server.errors import Refusal
from comares.server.messages import (
    AnySocket,
    Asked,
    Foresee,
    ForeseenTold,
    Hint,
    HintTold,
    Look,
    Ping,
    Play,
    Pong,
    Preview,
    PreviewsTold,
    ReasonsTold,
    Refused,
    Tell,
    Undo,
    Why,
)
from comares.server.play.projection import Sight, Viewer, reason_words
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.store.storage import Player

MOST_WAITING = 64  # messages to a client that does not read them
A_SECOND = 20  # messages of a client, and so many more at once:
AT_ONCE = 60
A_TURN = 0.0005  # seconds of work before others have their turn
WORK = 0.002  # seconds of it that count as a message

NO_TABLE, TOO_SLOW = 4404, 4408  # why a socket is closed

Told = TypeVar("Told")

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(Asked)


class Connection:
    """One client at one table."""

    def __init__(self, room: Room, rooms: Rooms, player: str, language: str) -> None:
        self.room = room
        self.rooms = rooms
        self.player = player
        self.language = language
        self.viewer: Viewer = next(iter(room.seats_of(player)), None)
        self.told: int | None = None
        self.work = 0.0  # seconds spent on what it asked, since that was last counted
        self.outgoing: asyncio.Queue[Tell | None] = asyncio.Queue()
        self._hint: asyncio.Task[None] | None = None  # one at a time

    def send(self, message: Tell) -> None:
        """Queue a message; a client that does not read is let go, and will look again."""
        if self.outgoing.qsize() < MOST_WAITING:
            self.outgoing.put_nowait(message)
        elif self.outgoing.qsize() == MOST_WAITING:
            self.outgoing.put_nowait(None)

    def refuse(self, refusal: Refusal) -> None:
        """Say no."""
        rule = refusal.rule or msgspec.UNSET
        self.send(Refused(refusal.key, refusal.message(self.language), rule))

    async def take(self, text: str | bytes) -> None:
        """Answer one message, whatever it is."""
        try:
            await self.answer(decoder.decode(text))
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(Refusal("malformed", what=str(error)))
        except Refusal as refusal:
            self.refuse(refusal)
            if refusal.key == "late":
                await self.show(None)
        except Exception:
            log.exception("a message at table %s", self.room.id)
            self.refuse(Refusal("internal"))

    async def answer(self, asked: Asked) -> None:
        """Do what is asked."""
        if isinstance(asked, Look):
            await self.look(asked)
        elif isinstance(asked, Play | Undo):
            done = await asyncio.shield(self.room.play(self.player, asked))
            if not done or self.told is None:  # whoever has not looked is not told with the others
                await self.show(None)
        elif isinstance(asked, Preview):
            await self.preview(asked)
        elif isinstance(asked, Foresee):
            await self.foresee(asked)
        elif isinstance(asked, Why):
            await self.why(asked)
        elif isinstance(asked, Hint):
            await self.hint(asked)
        elif isinstance(asked, Ping):
            self.send(Pong())

    async def look(self, asked: Look) -> None:
        """The table from a seat of one's own, or from beside it."""
        if asked.seat is not None:
            self.room.must_hold(self.player, asked.seat)
        self.viewer = asked.seat
        await self.show(asked.since)

    async def show(self, since: int | None) -> None:
        """Send the table as it is."""
        async with self.room.settled():
            message = self.room.seen(self.viewer, self.room.seats_of(self.player), since)
        self.room.tell(self, message)

    async def preview(self, asked: Preview) -> None:
        """What each code that may be chosen would change."""
        async with self.room.settled():
            sight, codes = self.deciding(asked.line)
            legal = set(codes)
            wanted = [code for code in dict.fromkeys(asked.codes) if code in legal]
            previews = await self.by_turns(sight.previews(wanted))
        self.send(PreviewsTold(asked.line, previews))

    async def foresee(self, asked: Foresee) -> None:
        """What a choice would do. One that may not be made is foreseen as nothing: making it tells why not."""
        async with self.room.settled():
            sight, codes = self.deciding(asked.line)
            if asked.code in codes:
                final, words, preview = sight.foreseen(asked.code)
                answer = ForeseenTold(asked.line, asked.code, final, words, preview)
            else:
                answer = ForeseenTold(asked.line, asked.code, False, [], None)
        self.send(answer)

    async def why(self, asked: Why) -> None:
        """Why each code may not be chosen."""
        async with self.room.settled():
            sight, _ = self.deciding(asked.line)
            reasons = await self.by_turns(sight.reasons(dict.fromkeys(asked.codes)))
        self.send(ReasonsTold(asked.line, reasons))

    async def by_turns(self, work: Iterator[tuple[str, Told]]) -> dict[str, Told]:
        """The answers that the work gives; now and then others have their turn."""
        answers, since = dict[str, Told](), time.thread_time()
        for code, answer in work:
            answers[code] = answer
            if (spent := time.thread_time() - since) > A_TURN:
                self.work += spent
                await asyncio.sleep(0)
                since = time.thread_time()
        self.work += time.thread_time() - since
        return answers

    async def hint(self, asked: Hint) -> None:
        """What a strong player would do, knowing what this one knows."""
        if self._hint is not None and not self._hint.done():
            raise Refusal("too-many")
        async with self.room.settled():
            self.deciding(asked.line)
            asking = question(self.room.table, strongest())
        self._hint = asyncio.create_task(self.think(asked.line, asking))

    async def think(self, line: int, asking: Question) -> None:
        """Wait for the answer, while the client may say other things."""
        answer = await self.rooms.thinking.answer(asking)
        self.send(HintTold(line, answer.code, reason_words(asking.game, answer.reason)))

    def deciding(self, line: int) -> tuple[Sight, list[str]]:
        """The table as the seat sees it that decides now, and what it may choose; it must be the viewer's."""
        room = self.room
        room.must_be_running()
        room.must_have_seen(line)
        decision = room.table.decision()
        if decision is None or self.viewer != decision.seat or decision.seat not in room.seats_of(self.player):
            raise Refusal("not-your-decision")
        return Sight(room.stored.game, room.table.rules, room.table.state, self.viewer), decision.codes

    async def pump(self, socket: AnySocket) -> None:
        """Send what is queued, until the client is gone."""
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            while (message := await self.outgoing.get()) is not None:
                await socket.send_text(msgspec.json.encode(message).decode())
            await socket.close(TOO_SLOW)


@websocket("/api/tables/{table:str}/live")
async def live(socket: AnySocket, table: str, rooms: Rooms, known: Player) -> None:
    """The socket of a table."""
    await socket.accept()
    try:
        room = await rooms.open(table)
    except Refusal as refusal:
        await socket.send_text(msgspec.json.encode(Refused(refusal.key, refusal.message(known.language))).decode())
        await socket.close(NO_TABLE)
        return
    connection = Connection(room, rooms, known.id, known.language)
    room.watchers.append(connection)
    rooms.tell_presence(room)
    pump = asyncio.create_task(connection.pump(socket))
    try:
        await converse(connection, socket)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass  # the client is gone, or the server stops
    finally:
        pump.cancel()
        room.watchers.remove(connection)
        rooms.tell_presence(room)


async def converse(connection: Connection, socket: AnySocket) -> None:
    """Take messages one after the other, no faster than agreed; one that made much work counts as several."""
    allowed, at = float(AT_ONCE), time.monotonic()
    while True:
        text = await socket.receive_data("text")
        now = time.monotonic()
        allowed = min(AT_ONCE, allowed + (now - at) * A_SECOND) - 1 - connection.work / WORK
        allowed, at, connection.work = max(allowed, -AT_ONCE), now, 0.0
        if allowed < 0:
            await asyncio.sleep(-allowed / A_SECOND)
        await connection.take(text)
