"""Seats and clocks in memory."""

from __future__ import annotations

import time
from dataclasses import replace

from comares.server.play.memory_storage.data import MemoryData
from comares.server.play.storage import RUNNING, Player, Seat, SeatKey, SeatKind


class MemorySeats(MemoryData):
    """Keeps who holds which seat, and the time of players."""

    async def seat_by_secret(self, secret: str) -> SeatKey | None:
        for row in self._tables.values():
            for number, seat in enumerate(row.seats):
                if seat.secret == secret:
                    return SeatKey(row.id, number, seat.kind)
        return None

    async def take_seat(self, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
        if taken := await self.seat_by_secret(new_secret):
            return taken.table
        key = await self.seat_by_secret(secret)
        if key is None or key.kind != kind:
            return None
        seats = self._tables[key.table].seats
        name = player.name if kind == "open" else seats[key.seat].name
        old = seats[key.seat] if kind == "person" else Seat("person", name)
        seats[key.seat] = replace(old, player=player.id, secret=new_secret, seen=time.time())
        self._tables[key.table].revision += 1
        if kind == "open":
            self.on_seats(self._tables[key.table], player.id)
        return key.table

    async def mark_seen(self, table: str, players: list[str], at: float) -> None:
        for seat in self._tables[table].seats if table in self._tables else ():
            if seat.player in players:
                seat.seen = at

    async def clock_time(self) -> float:
        return self._clock

    async def advance_clock(self, seen: float, to: float) -> float:
        ticks = any(row.deadline is not None and row.state == RUNNING for row in self._tables.values())
        if ticks and self._clock == seen:
            self._clock = to
        return self._clock

    async def due_tables(self, now: float, limit: int) -> list[str]:
        rows = [row for row in self._tables.values() if row.clock and row.state == RUNNING and not row.bot_turn]
        due = [row for row in rows if row.deadline is not None and row.deadline <= now]
        waiting = [row for row in rows if row.deadline is None and all(seat.kind != "open" for seat in row.seats)]
        return [row.id for row in (due + waiting)[:limit]]
