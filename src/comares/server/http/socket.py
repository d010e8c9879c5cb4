"""The WebSocket of a table: one connection, its messages in and out."""

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

from comares.server.bots.request import BotRequest, bot_request, strongest
from comares.server.errors import Refusal
from comares.server.http.types import AnySocket
from comares.server.messages import (
    AnyClientMessage,
    DryRun,
    DryRunMessage,
    Hint,
    HintMessage,
    Ping,
    Play,
    Pong,
    PreviewOptions,
    PreviewsMessage,
    ReasonsMessage,
    RefusedMessage,
    ServerMessage,
    Subscribe,
    Undo,
    WhyNot,
)
from comares.server.play.projection import Perspective, Viewer, reason_of
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player
from comares.server.settings import Settings, SocketSettings

NO_TABLE, TOO_SLOW = 4404, 4408  # close codes

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(AnyClientMessage)


class Connection:
    """One client at one table."""

    def __init__(self, room: Room, rooms: Rooms, player: Player, limits: SocketSettings) -> None:
        self.room = room
        self.rooms = rooms
        self.player = player.id
        self.language = player.language
        self.limits = limits
        self.viewer: Viewer = next(iter(room.seats_of(player.id)), None)
        self.sent_line: int | None = None
        self.work = 0.0  # seconds of work for this client that the rate limit has not counted yet
        self.outgoing: asyncio.Queue[ServerMessage | None] = asyncio.Queue()
        self._hint: asyncio.Task[None] | None = None  # one at a time

    def send(self, message: ServerMessage) -> None:
        """Queue a message. A client that does not read is disconnected; it can connect and subscribe again."""
        if self.outgoing.qsize() < self.limits.max_queued:
            self.outgoing.put_nowait(message)
        elif self.outgoing.qsize() == self.limits.max_queued:
            self.outgoing.put_nowait(None)

    def refuse(self, refusal: Refusal) -> None:
        """Send a refusal."""
        rule = refusal.rule or msgspec.UNSET
        self.send(RefusedMessage(refusal.key, refusal.message(self.language), rule))

    async def receive(self, text: str | bytes) -> None:
        """Answer one message, valid or not."""
        try:
            await self.answer(decoder.decode(text))
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(Refusal("malformed", what=str(error)))
        except Refusal as refusal:
            self.refuse(refusal)
            if refusal.key == "late":
                await self.send_table(None)
        except Exception:
            log.exception("a message at table %s failed", self.room.id)
            self.refuse(Refusal("internal"))

    async def answer(self, message: AnyClientMessage) -> None:
        """Do what the message asks for."""
        if isinstance(message, Subscribe):
            await self.subscribe(message)
        elif isinstance(message, Play | Undo):
            is_new = await asyncio.shield(self.room.play(self.player, message))
            if not is_new or self.sent_line is None:  # a client that has not subscribed is not in the broadcast
                await self.send_table(None)
        elif isinstance(message, PreviewOptions):
            await self.send_previews(message)
        elif isinstance(message, DryRun):
            await self.send_dry_run(message)
        elif isinstance(message, WhyNot):
            await self.send_reasons(message)
        elif isinstance(message, Hint):
            await self.start_hint(message)
        elif isinstance(message, Ping):
            self.send(Pong())

    async def subscribe(self, message: Subscribe) -> None:
        """Send the table from this seat from now on."""
        if message.seat is not None:
            self.room.must_hold(self.player, message.seat)
        self.viewer = message.seat
        await self.send_table(message.since)

    async def send_table(self, since: int | None) -> None:
        """Send the table as it is, with the lines after `since`."""
        async with self.room.settled():
            message = self.room.table_message(self.viewer, self.room.seats_of(self.player), since)
        self.room.send_table(self, message)

    async def send_previews(self, message: PreviewOptions) -> None:
        """What each legal code would change."""
        async with self.room.settled():
            perspective, codes = self.deciding(message.line)
            legal = set(codes)
            wanted = [code for code in dict.fromkeys(message.codes) if code in legal]
            previews = await self.in_slices(perspective.previews(wanted))
        self.send(PreviewsMessage(message.line, previews))

    async def send_dry_run(self, message: DryRun) -> None:
        """What a code would do; nothing if it is not legal: playing it gives the reason."""
        async with self.room.settled():
            perspective, codes = self.deciding(message.line)
            if message.code in codes:
                final, words, preview = perspective.dry_run(message.code)
                answer = DryRunMessage(message.line, message.code, final, words, preview)
            else:
                answer = DryRunMessage(message.line, message.code, False, [], None)
        self.send(answer)

    async def send_reasons(self, message: WhyNot) -> None:
        """Why each code is not legal."""
        async with self.room.settled():
            perspective, _ = self.deciding(message.line)
            reasons = await self.in_slices(perspective.reasons(dict.fromkeys(message.codes)))
        self.send(ReasonsMessage(message.line, reasons))

    async def in_slices(self, work: Iterator[tuple[str, Answer]]) -> dict[str, Answer]:
        """All answers of the work; other connections have their turn between two slices of it."""
        answers, since = dict[str, Answer](), time.thread_time()
        for code, answer in work:
            answers[code] = answer
            if (spent := time.thread_time() - since) > self.limits.work_slice:
                self.work += spent
                await asyncio.sleep(0)
                since = time.thread_time()
        self.work += time.thread_time() - since
        return answers

    async def start_hint(self, message: Hint) -> None:
        """Ask the strongest bot, which knows what this seat knows; the client may send other messages meanwhile."""
        if self._hint is not None and not self._hint.done():
            raise Refusal("too-many")
        async with self.room.settled():
            self.deciding(message.line)
            request = bot_request(self.room.table, strongest())
        self._hint = asyncio.create_task(self.send_hint(message.line, request))

    async def send_hint(self, line: int, request: BotRequest) -> None:
        """Wait for the bot's answer and send it."""
        answer = await self.rooms.bots.answer(request)
        self.send(HintMessage(line, answer.code, reason_of(request.game, answer.reason)))

    def deciding(self, line: int) -> tuple[Perspective, list[str]]:
        """The perspective of the seat that decides, and its legal codes; the seat must be the viewer's own."""
        room = self.room
        room.must_be_running()
        room.must_have_seen(line)
        decision = room.table.decision()
        if decision is None or self.viewer != decision.seat or decision.seat not in room.seats_of(self.player):
            raise Refusal("not-your-decision")
        return room.perspective(self.viewer), decision.codes

    async def pump(self, socket: AnySocket) -> None:
        """Send queued messages until the client is gone."""
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            while (message := await self.outgoing.get()) is not None:
                await socket.send_text(msgspec.json.encode(message).decode())
            await socket.close(TOO_SLOW)


@websocket("/api/tables/{table:str}/live")
async def table_socket(socket: AnySocket, table: str, rooms: Rooms, known: Player, settings: Settings) -> None:
    """The WebSocket of a table."""
    await socket.accept()
    try:
        room = await rooms.open(table)
    except Refusal as refusal:
        message = RefusedMessage(refusal.key, refusal.message(known.language))
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(NO_TABLE)
        return
    connection = Connection(room, rooms, known, settings.sockets)
    room.watchers.append(connection)
    rooms.announce_presence(room)
    pump = asyncio.create_task(connection.pump(socket))
    try:
        await receive_messages(connection, socket)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass  # the client is gone, or the server stops
    finally:
        pump.cancel()
        room.watchers.remove(connection)
        rooms.announce_presence(room)


async def receive_messages(connection: Connection, socket: AnySocket) -> None:
    """Answer messages one after the other within the rate limit; a message that makes much work counts as several."""
    limits = connection.limits
    rate, burst = limits.messages_per_second, limits.message_burst
    allowed, at = float(burst), time.monotonic()
    while True:
        text = await socket.receive_data("text")
        now = time.monotonic()
        allowed = min(burst, allowed + (now - at) * rate) - 1 - connection.work / limits.work_per_message
        allowed, at, connection.work = max(allowed, -burst), now, 0.0
        if allowed < 0:
            await asyncio.sleep(-allowed / rate)
        await connection.receive(text)
