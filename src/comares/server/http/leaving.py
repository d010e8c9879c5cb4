"""The calls of leaving and staying: resign, leave, free a seat, give it to a bot, come back; lists and series."""

from __future__ import annotations

import time
from functools import partial

from litestar import get, post

from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.summaries import summary
from comares.server.http.types import TheStorage
from comares.server.messages.leaving import ChangeSeat, Series
from comares.server.messages.lobby import TableSummary
from comares.server.play import leaving
from comares.server.play.rooms import Rooms
from comares.server.play.series import series_of
from comares.server.play.storage import CLOSED, RUNNING, Player


@post("/api/tables/{table:str}/resign", summary="Give up; a bot plays on", responses=REFUSALS, status_code=200)
async def resign(table: str, known: Player, rooms: Rooms) -> TableSummary:
    room = await rooms.open(table)
    await room.change(partial(leaving.resign, player=known.id, now=time.time()))
    return summary(room.row, known.id, rooms)


@post("/api/tables/{table:str}/leave", summary="Leave before the first choice", responses=REFUSALS, status_code=200)
async def leave(table: str, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    room = await rooms.open(table)
    await room.change(partial(leaving.leave, player=known.id))
    left = summary(room.row, known.id, rooms)
    if room.row.state == CLOSED:  # nobody is left and nothing was played: there is nothing to keep
        await storage.delete_table(table)
        await rooms.on_changed(table)
    return left


@post("/api/tables/{table:str}/seats", summary="Free a seat, or set who plays it", responses=REFUSALS, status_code=200)
async def change_seat(table: str, data: ChangeSeat, known: Player, rooms: Rooms) -> TableSummary:
    room = await rooms.open(table)
    now, away = time.time(), rooms.tables.away
    here = room.players_here()
    if data.to == "me":
        await room.change(partial(leaving.take_back, player=known.id, number=data.seat))
    elif data.to == "bot":
        change = partial(leaving.give_to_bot, player=known.id, number=data.seat, level=data.level)
        await room.change(partial(change, here=here, now=now, away=away))
    else:
        free = partial(leaving.free_seat, player=known.id, number=data.seat)
        await room.change(partial(free, here=here, now=now, away=away))
    return summary(room.row, known.id, rooms)


@post("/api/tables/{table:str}/hide", summary="Remove a table from my list", responses=REFUSALS, status_code=200)
async def hide(table: str, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    row = await rooms.stored_table(table)
    if row.host != known.id and known.id not in [seat.player for seat in row.seats]:
        raise Refusal("not-your-seat", seat=0)
    if row.state == RUNNING:
        raise Refusal("still-running")
    await storage.hide_table(table, known.id)
    return summary(row, known.id, rooms)


@get("/api/tables/{table:str}/series", summary="The series with its running total", responses=REFUSALS)
async def get_series(table: str, storage: TheStorage, rooms: Rooms) -> Series:
    row = await rooms.stored_table(table)
    return series_of(row, await storage.series(row.series or row.id))


HANDLERS = [
    resign,
    leave,
    change_seat,
    hide,
    get_series,
]
