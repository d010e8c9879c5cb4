"""A game that is nearly over, for tests that want to see its end soon."""

from __future__ import annotations

import random

from sqlalchemy import create_engine

from comares.alhambra.view import alhambra_view
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.play.new_table import _stored
from comares.server.store import storage
from comares.server.store.schema import RUNNING
from comares.server.store.storage import Seat, new_secret
from helpers.engine.contracts import pick_kind_first
from helpers.server.postgres import driven


def nearly_over(database: str, tiles: int, seed: int) -> tuple[str, list[str], int]:
    """A running game of Alhambra for two with so many tiles left in the bag: the table, the secrets of its seats, and
    which of them decides."""
    table, dice = Table(GAMES["alhambra"], 2, {}, SeededChance(seed)), random.Random(seed)
    while alhambra_view(table.view(None)).bag > tiles:
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    seats = [Seat("person", name, secret=new_secret()) for name in ("Ada", "Ben")]
    stored, lines = _stored(table, seats, RUNNING, "live", False, "")
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        storage.add_table(connection, stored, lines)
    engine.dispose()
    return stored.id, [seat.secret for seat in seats], int(table.state.seat)
