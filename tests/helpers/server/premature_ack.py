"""A server that is wrong on purpose: it tells a line before it is stored, and stores it a moment later."""

from __future__ import annotations

import asyncio

from comares.kernel.record import Line
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.store import storage

A_MOMENT = 0.25  # seconds


class EagerRoom(Room):
    """Does not wait for the database."""

    async def commit(self, line: Line) -> None:
        standing = self.standing()
        self.keep(standing)

        def store() -> None:
            write = self.database.write(lambda to: storage.add_line(to, self.id, line, self.piles, standing))
            self.storing = asyncio.ensure_future(write)

        asyncio.get_running_loop().call_later(A_MOMENT, store)


class EagerRooms(Rooms):
    """Opens such rooms."""

    room = EagerRoom
