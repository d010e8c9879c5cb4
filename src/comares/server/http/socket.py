"""The WebSocket of a table: one connection, its messages in and out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from comares.server.bots.coach import SECONDS as COACH_SECONDS
from comares.server.bots.coach import Judgement, coach_level, judge
from comares.server.bots.fair_queue import Share
from comares.server.bots.request import BotRequest, bot_request, strongest
from comares.server.errors import Refusal
from comares.server.games.editions import Folders
from comares.server.http.connections import address_of
from comares.server.http.talking import answer_talk
from comares.server.http.types import AnySocket
from comares.server.http.work_limits import WorkLimits
from comares.server.http.ws_flood_guard import DISCONNECT
from comares.server.identity import Session
from comares.server.messages.client import (
    AnyClientMessage,
    Coach,
    DryRun,
    GetLines,
    Hint,
    Ping,
    Play,
    PreviewOptions,
    Subscribe,
    Undo,
    WhyNot,
)
from comares.server.messages.lessons import CoachMessage
from comares.server.messages.table import (
    DryRunMessage,
    HintMessage,
    LinesMessage,
    Pong,
    PreviewsMessage,
    ReasonsMessage,
    RefusedMessage,
    ServerMessage,
)
from comares.server.messages.talk import GetTalk, Mute, Report, Say
from comares.server.observe.metrics import ERRORS, REFUSALS
from comares.server.play.deals import must_not_spoil
from comares.server.play.lessons import WrongChoiceRefused
from comares.server.play.projection import Perspective, Viewer, permitted, sentence_message
from comares.server.play.room import Room
from comares.server.play.room.checks import must_be_running, must_have_seen, must_hold, must_not_count
from comares.server.play.room.messages import news_of, send_seats, send_table, table_message
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player
from comares.server.play.work import metered
from comares.server.settings import Settings, SocketSettings

NO_TABLE, TOO_SLOW = 4404, 4408  # close codes

AnyMessage = AnyClientMessage | Say | GetTalk | Mute | Report
Answer = TypeVar("Answer")
Disconnect = Callable[[int], None]  # with a close code

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(AnyMessage)


class Connection:
    """One client at one table."""

    def __init__(
        self,
        room: Room,
        rooms: Rooms,
        player: Player,
        device: str,
        address: str,
        limits: SocketSettings,
        work_limits: WorkLimits,
        disconnect: Disconnect,
    ) -> None:
        self.room = room
        self.rooms = rooms
        self.player = player.id
        self.device = device
        self.address = address
        self.language = player.language
        self.limits = limits
        self.work_limits = work_limits
        self.viewer: Viewer = next(iter(room.seats_of(player.id)), None)
        self.sent_line: int | None = None
        self.heard: int | None = None
        self.muted: set[str] = set()
        self.name = player.name
        self.work = 0.0  # seconds of work for this client that the rate limit has not counted yet
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self.queued_bytes = 0  # in `outgoing`
        self._disconnect = disconnect
        self._hint: asyncio.Task[None] | None = None  # one at a time
        self.folders: Folders = ()  # the host's editions, for the coach

    def send(self, message: ServerMessage) -> None:
        """Queue a message. A client that does not read is disconnected; it can connect and subscribe again."""
        data = msgspec.json.encode(message)
        self.queued_bytes += len(data)
        if self.queued_bytes <= self.limits.max_queued_bytes + len(data):  # one message may be as large as it is
            self.outgoing.put_nowait(data)
        else:
            self.disconnect(TOO_SLOW)

    def disconnect(self, code: int) -> None:
        """Close the socket and drop what is queued."""
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self._disconnect(code)

    def refuse(self, refusal: Refusal, refused: AnyMessage | None = None) -> None:
        """Send a refusal; `refused` is None if the message could not be read."""
        REFUSALS.labels(refusal.key).inc()
        rule = refusal.rule or msgspec.UNSET
        do = msgspec.UNSET if refused is None else str(refused.__struct_config__.tag)
        self.send(RefusedMessage(refusal.key, refusal.message(self.language), rule, do))

    async def receive(self, text: str | bytes) -> None:
        """Answer one message, valid or not."""
        message: AnyMessage | None = None
        try:
            message = decoder.decode(text)
            await self.answer(message)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(Refusal("malformed", what=str(error)))
        except Refusal as refusal:
            if isinstance(refusal, WrongChoiceRefused):
                self.send(refusal.answer)
            self.refuse(refusal, message)
            if refusal.key == "late":
                await self.send_table(None)
        except Exception:
            ERRORS.inc()
            log.exception("a message at table %s failed", self.room.id)
            self.refuse(Refusal("internal"), message)

    async def answer(self, message: AnyMessage) -> None:
        """Do what the message asks for."""
        if isinstance(message, Subscribe):
            await self.subscribe(message)
        elif isinstance(message, Play | Undo):
            is_new, seconds = await asyncio.shield(metered(self.room.play(self.player, message)))
            self.work_limits.charge(self.player, self.address, seconds)  # it is done even if this client goes
            if not is_new or self.sent_line is None:  # a client that has not subscribed is not in the broadcast
                await self.send_table(None)
        elif isinstance(message, GetLines):
            await self.send_lines(message)
        elif isinstance(message, PreviewOptions):
            await self.send_previews(message)
        elif isinstance(message, DryRun):
            await self.send_dry_run(message)
        elif isinstance(message, WhyNot):
            await self.send_reasons(message)
        elif isinstance(message, Hint):
            await self.start_hint(message)
        elif isinstance(message, Coach):
            await self.start_coach(message)
        elif isinstance(message, Say | GetTalk | Mute | Report):
            await answer_talk(self, message)
        elif isinstance(message, Ping):
            self.send(Pong())

    async def subscribe(self, message: Subscribe) -> None:
        """Send the table from this seat from now on."""
        if message.seat is not None:
            must_hold(self.room.row, self.player, message.seat)
        self.viewer = message.seat
        await self.send_table(message.since)

    async def send_table(self, since: int | None) -> None:
        """Send the table as it is, with the lines after `since`."""
        async with self.room.settled():
            news = await self.in_slices(news_of(self.room, self.player, self.viewer, since))
            message = table_message(self.room, self.player, self.viewer, news)
        send_table(self, message)

    async def send_lines(self, message: GetLines) -> None:
        """Send older lines."""
        async with self.room.settled():
            lines = news_of(self.room, self.player, self.viewer, message.since, message.before)
            news = await self.in_slices(lines)
        self.send(LinesMessage(news))

    async def send_previews(self, message: PreviewOptions) -> None:
        """What each legal code would change."""
        async with self.room.settled():
            perspective, codes = self.deciding(message.line)
            legal = set(codes)
            wanted = [code for code in dict.fromkeys(message.codes) if code in legal]
            previews = dict(await self.in_slices(perspective.previews(wanted)))
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
            reasons = dict(await self.in_slices(perspective.reasons(dict.fromkeys(message.codes))))
        self.send(ReasonsMessage(message.line, reasons))

    async def in_slices(self, work: Iterator[Answer]) -> list[Answer]:
        """All answers of the work; other connections have their turn between two slices of it."""
        answers, since = list[Answer](), time.thread_time()
        for answer in work:
            answers.append(answer)
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
        must_not_count(self.room.row, self.room.counts)
        async with self.room.settled():
            self.deciding(message.line)
            request = bot_request(self.room.table, strongest())
        self._hint = asyncio.create_task(self.send_hint(message.line, request))

    async def send_hint(self, line: int, request: BotRequest) -> None:
        """Wait for the bot's answer and send it, unless another player has taken the seat over meanwhile."""
        try:
            share = Share(self.address, self.player, self.room.id)
            answer = await self.rooms.bots.answer(request, share, "hint")
        except Refusal as refusal:
            self.refuse(refusal)
            return
        seat = request.decision.seat
        if permitted(seat, self.room.seats_of(self.player)) != seat:
            self.refuse(Refusal("not-your-seat", seat=seat + 1))
            return
        self.send(HintMessage(line, answer.code, [sentence_message(said) for said in answer.reason.sentences()]))

    async def start_coach(self, message: Coach) -> None:
        """Ask the coach what a choice gives away; the table says from now on that there is one."""
        must_not_count(self.room.row, self.room.counts)
        if self._hint is not None and not self._hint.done():
            raise Refusal("too-many")
        async with self.room.settled():
            _, codes = self.deciding(message.line)
            request = bot_request(self.room.table, coach_level()) if message.code in codes else None
            if request is not None:
                await self.room.mark_coached(request.decision.seat)
        if request is None:  # playing it gives the reason
            self.send(CoachMessage(message.line, message.code, None, 0, []))
        else:
            self._hint = asyncio.create_task(self.send_judgement(message, request))

    async def send_judgement(self, message: Coach, request: BotRequest) -> None:
        """Wait for the coach's judgement and send it, unless another player has taken the seat over meanwhile."""
        share = Share(self.address, self.player, self.room.id)
        found = Judgement()
        try:
            arguments = (request, message.code, self.folders)
            found = await self.rooms.bots.run(judge, *arguments, share=share, kind="hint", timeout=COACH_SECONDS)
        except Refusal as refusal:
            self.refuse(refusal, message)
            return
        except (TimeoutError, BrokenProcessPool):
            log.warning("the coach at table %s took too long", self.room.id)
        seat = request.decision.seat
        if permitted(seat, self.room.seats_of(self.player)) != seat:
            self.refuse(Refusal("not-your-seat", seat=seat + 1))
            return
        reason = [sentence_message(said) for said in found.reason]
        self.send(CoachMessage(message.line, message.code, found.better, found.behind, reason))

    def deciding(self, line: int) -> tuple[Perspective, list[str]]:
        """The perspective of the seat that decides, and its legal codes; the seat must be the viewer's own."""
        room = self.room
        must_be_running(room.row, room.read_only)
        must_have_seen(line, room.line)
        decision = room.table.decision()
        viewer = permitted(self.viewer, room.seats_of(self.player))
        if decision is None or viewer != decision.seat:
            raise Refusal("not-your-decision")
        return room.perspective(viewer), decision.codes

    async def pump(self, socket: AnySocket) -> None:
        """Send queued messages until the client is gone."""
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            while True:
                data = await self.outgoing.get()
                await socket.send_text(data.decode())
                self.queued_bytes -= len(data)


@websocket("/api/tables/{table:str}/live")
async def table_socket(
    socket: AnySocket, table: str, rooms: Rooms, known: Player, settings: Settings, work_limits: WorkLimits
) -> None:
    """The WebSocket of a table."""
    await socket.accept()
    address = address_of(socket.scope)
    try:
        await asyncio.sleep(work_limits.wait(known.id, address))
        room, seconds = await metered(rooms.open(table))
        work_limits.charge(known.id, address, seconds)
        await must_not_spoil(room, known.id, rooms.storage)
    except Refusal as refusal:
        message = RefusedMessage(refusal.key, refusal.message(known.language))
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(NO_TABLE)
        return
    disconnect: Disconnect = socket.scope["extensions"][DISCONNECT]  # type: ignore[assignment, index]
    session: Session = socket.scope["state"]["session"]
    connection = Connection(room, rooms, known, session.device, address, settings.sockets, work_limits, disconnect)
    connection.folders = settings.data
    room.watchers.append(connection)
    send_seats(room, connection)
    rooms.announce_presence(room)
    pump = asyncio.create_task(connection.pump(socket))
    try:
        await receive_messages(connection, socket)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass  # the client is gone, or the server stops
    finally:
        pump.cancel()
        room.watchers.remove(connection)
        rooms.note_absence(room, connection.player)
        rooms.announce_presence(room)


async def receive_messages(connection: Connection, socket: AnySocket) -> None:
    """Answer messages one after the other within the rate limit; a message that makes much work counts as several."""
    limits, work_limits = connection.limits, connection.work_limits
    rate, burst = limits.messages_per_second, limits.message_burst
    allowed, at = float(burst), time.monotonic()
    while True:
        text = await socket.receive_data("text")
        now = time.monotonic()
        allowed = min(burst, allowed + (now - at) * rate) - 1 - connection.work / limits.work_per_message
        allowed, at, connection.work = max(allowed, -burst), now, 0.0
        wait = max(-allowed / rate, work_limits.wait(connection.player, connection.address))
        if wait > 0:
            await asyncio.sleep(wait)
        _, seconds = await metered(connection.receive(text))
        work_limits.charge(connection.player, connection.address, seconds)
