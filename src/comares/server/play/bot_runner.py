"""Plays the bots of the tables that are open in this process."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from comares.server.bots.request import BotService, bot_request, bot_with_form
from comares.server.errors import Refusal
from comares.server.messages.client import Play
from comares.server.observe.context import REQUEST, TABLE
from comares.server.play.cluster import Cluster
from comares.server.play.room import Room
from comares.server.play.storage import CLOSED, RUNNING

log = logging.getLogger(__name__)


class BotRunner:
    """Moves whenever a bot is to move. The bots of a table belong to one process of the cluster at a time."""

    def __init__(self, bots: BotService, cluster: Cluster, delay: float, retry: float) -> None:
        self.bots = bots
        self.cluster = cluster
        self.delay = delay  # seconds that a move takes at least
        self.retry = retry  # seconds between two tries after a move could not be stored
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, room: Room) -> None:
        """Play the room's bots from now on."""
        if room.id not in self._tasks and any(seat.is_bots for seat in room.row.seats):
            self._tasks[room.id] = asyncio.create_task(self._play(room))

    def stop(self, table: str) -> None:
        """Stop playing the table's bots."""
        if task := self._tasks.pop(table, None):
            task.cancel()

    async def close(self) -> None:
        """Stop playing the bots of all tables."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, room: Room) -> None:
        REQUEST.set("")  # the task was started by some call, but works for the table
        TABLE.set(room.id)
        while room.row.state in (RUNNING, CLOSED):  # a closed table may be opened again
            room.changed.clear()
            level = room.bot_to_move()
            if level is None:
                await room.changed.wait()
                continue
            try:
                if await self.cluster.claim(room.id):
                    await self._move(room, level)
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(room.changed.wait(), self.retry)
            except Refusal as refusal:  # another line came first, or nothing can be stored now
                is_stuck = refusal.key == "storage" or room.bot_to_move()
                await asyncio.sleep(self.retry if is_stuck else 0)
            except Exception:
                log.exception("a bot's move at table %s failed", room.id)
                await asyncio.sleep(self.retry)

    async def _move(self, room: Room, level: str) -> None:
        async with room.settled():
            if room.bot_to_move() is None:
                return
            line, seat = room.line, int(room.table.state.seat)
            if (scripted := room.scripted()) is None:
                request = bot_request(
                    room.table, bot_with_form(level, room.record.game.name, f"{room.same_deal} {seat}")
                )
            if room.deal is not None and room.deal.day is not None:
                request = request._replace(seed=room.deal.bot_seed(room.table))
        if scripted is not None:
            await asyncio.sleep(self.delay)
            await room.play_bot(Play(seat, line, scripted))
            return
        answer, _ = await asyncio.gather(self.bots.answer(request, *room.share()), asyncio.sleep(self.delay))
        await room.play_bot(Play(seat, line, answer.code), answer.reason.told)
