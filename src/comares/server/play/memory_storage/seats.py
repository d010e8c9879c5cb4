"""Seats and clocks in memory."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from comares.server.play.storage import RUNNING, Player, Seat, SeatKey, SeatKind

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def seat_by_secret(storage: MemoryStorage, secret: str) -> SeatKey | None:
    for row in storage.tables.values():
        for number, seat in enumerate(row.seats):
            if seat.secret == secret:
                return SeatKey(row.id, number, seat.kind)
    return None


async def take_seat(storage: MemoryStorage, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
    if taken := await storage.seat_by_secret(new_secret):
        return taken.table
    key = await storage.seat_by_secret(secret)
    if key is None or key.kind != kind:
        return None
    seats = storage.tables[key.table].seats
    name = player.name if kind == "open" else seats[key.seat].name
    old = seats[key.seat] if kind == "person" else Seat("person", name)
    seats[key.seat] = replace(old, player=player.id, secret=new_secret, seen=time.time())
    storage.tables[key.table].revision += 1
    if kind == "open":
        storage.on_seats(storage.tables[key.table], player.id)
    return key.table


async def mark_seen(storage: MemoryStorage, players: Mapping[str, Collection[str]], at: float) -> None:
    for table in players.keys() & storage.tables.keys():
        for seat in storage.tables[table].seats:
            if seat.player in players[table]:
                seat.seen = at


async def clock_time(storage: MemoryStorage) -> float:
    return storage.clock


async def advance_clock(storage: MemoryStorage, seen: float, to: float) -> float:
    ticks = any(row.deadline is not None and row.state == RUNNING for row in storage.tables.values())
    if ticks and storage.clock == seen:
        storage.clock = to
    return storage.clock


async def due_tables(storage: MemoryStorage, now: float, limit: int) -> list[str]:
    rows = [row for row in storage.tables.values() if row.clock and row.state == RUNNING and not row.bot_turn]
    due = [row for row in rows if row.deadline is not None and row.deadline <= now]
    waiting = [row for row in rows if row.deadline is None and all(seat.kind != "open" for seat in row.seats)]
    return [row.id for row in (due + waiting)[:limit]]
