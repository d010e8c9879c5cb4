"""A server that is wrong on purpose: it sends a line before the line is stored."""

from __future__ import annotations

import asyncio

from comares.kernel.record import Line
from comares.server.app import Factories
from comares.server.play.room import Room
from comares.server.play.room.progress import apply_progress, progress_of
from comares.server.play.storage import stored_line
from helpers.server.server_process import Faults

DELAY = 0.25  # seconds until the line is stored


class PrematureRoom(Room):
    """A room that does not wait for the storage."""

    async def commit(self, line: Line) -> None:
        progress = progress_of(self.row, self.table, self.lesson, self.now())
        apply_progress(self.row, progress)

        def store() -> None:
            write = self.storage.append_line(self.id, stored_line(line, self.piles), progress)
            self.storing = asyncio.ensure_future(write)

        asyncio.get_running_loop().call_later(DELAY, store)


PREMATURE_ACK = Faults(Factories(make_room=PrematureRoom))
