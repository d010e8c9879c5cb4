"""The bots at the tables of this process: whenever one is to move, it moves."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from comares.server.bots.pool import Thinking, is_level, strongest
from comares.server.bots.worker import question
from comares.server.errors import Refusal
from comares.server.messages import Play
from comares.server.play.room import Room
from comares.server.store.cluster import Others
from comares.server.store.schema import RUNNING

BETWEEN_TRIES = 3.0  # seconds, after a bot's move could not be stored

log = logging.getLogger(__name__)


class Opponents:
    """Plays the bots of rooms that are open here; those of a table belong to one process at a time."""

    def __init__(self, thinking: Thinking, others: Others, delay: float) -> None:
        self.thinking = thinking
        self.others = others
        self.delay = delay
        self._playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """From now on its bots move."""
        if room.id not in self._playing and any(seat.kind == "bot" for seat in room.stored.seats):
            self._playing[room.id] = asyncio.create_task(self._play(room))

    def leave(self, table: str) -> None:
        """The room is put away."""
        if playing := self._playing.pop(table, None):
            playing.cancel()

    async def close(self) -> None:
        """All of them stop."""
        for playing in self._playing.values():
            playing.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def _play(self, room: Room) -> None:
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
            except Refusal as refusal:  # somebody else was quicker, or nothing can be stored now
                is_stuck = refusal.key == "storage" or room.bot_to_move()
                await asyncio.sleep(BETWEEN_TRIES if is_stuck else 0)
            except Exception:
                log.exception("the bots of table %s stumbled", room.id)
                await asyncio.sleep(BETWEEN_TRIES)

    async def _move(self, room: Room, level: str) -> None:
        async with room.settled():
            if room.bot_to_move() is None:
                return
            line, seat = room.line, int(room.table.state.seat)
            asked = question(room.table, level if is_level(level) else strongest())
        answer, _ = await asyncio.gather(self.thinking.answer(asked), asyncio.sleep(self.delay))
        await room.play_bot(Play(seat, line, answer.code))
