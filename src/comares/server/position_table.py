"""The table that `comares play --position FILE` opens in the browser."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from comares.bots.knowledge import LEVELS
from comares.i18n.current import current_language
from comares.kernel.errors import BadSetup
from comares.kernel.position import Position
from comares.server.bots.request import is_level
from comares.server.identity import new_player
from comares.server.messages.lobby import NewSeat
from comares.server.play.new_table import StoredTable, new_seat, to_stored
from comares.server.play.positions import open_position
from comares.server.play.storage import RUNNING, Player
from comares.server.store.sql_storage import SqlStorage

DEFAULT_LEVEL = list(LEVELS)[(len(LEVELS) - 1) // 2]  # as in the lobby: not the weakest, not the strongest


class PositionTable(NamedTuple):
    """What the table begins from and who sits at it: a person, and bots, repeated as needed."""

    position: Position
    allow_unreachable: bool
    person: int
    bots: list[str]


def store_position_table(wish: PositionTable, database: str) -> str:
    """Store the table in the database of the server. The answer is the page that takes the person's seat: the player is
    known only when a browser opens it."""
    row, lines = _new_table(wish)
    storage = SqlStorage(database)
    try:
        asyncio.run(storage.add_table(row, lines))
    finally:
        storage.close()
    return f"#/seat/{row.seats[wish.person].secret}"


def _new_table(wish: PositionTable) -> StoredTable:
    table = open_position(wish.position, wish.allow_unreachable)
    count = table.record.seats
    if not 0 <= wish.person < count:
        raise BadSetup(f"there is no seat {wish.person + 1}; the seats are 1 to {count}")
    unknown = [level for level in wish.bots if not is_level(level)]
    if unknown:
        raise BadSetup(f"there is no bot {unknown[0]!r} in the browser; there is {', '.join(LEVELS)}")
    levels = wish.bots or [DEFAULT_LEVEL]
    host = Player(new_player(), "", current_language())
    others = [seat for seat in range(count) if seat != wish.person]
    bots = {seat: NewSeat("bot", level=levels[i % len(levels)]) for i, seat in enumerate(others)}
    seats = [new_seat(bots.get(seat, NewSeat("me")), host) for seat in range(count)]
    return to_stored(table, seats, RUNNING, "live", False, host.id)
