"""A game that is nearly over, for tests of the end of a game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sqlalchemy import create_engine

from comares.alhambra.view import alhambra_view
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.play.ids import new_secret
from comares.server.play.new_table import to_stored
from comares.server.play.storage import RUNNING, Seat
from comares.server.store import queries
from helpers.engine.contracts import pick_kind_first
from helpers.server.postgres import driven


def nearly_over(
    database: str, tiles: int, seed: int, names: Sequence[str] = ("Ada", "Ben")
) -> tuple[str, list[str], int]:
    """A running game of Alhambra with at most so many tiles left in the bag: the table, the secrets of its seats, and
    the deciding seat."""
    table, dice = Table(GAMES["alhambra"], len(names), {}, SeededChance(seed)), random.Random(seed)
    while alhambra_view(table.view(None)).bag > tiles:
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    seats = [Seat("person", name, secret=new_secret()) for name in names]
    row, lines = to_stored(table, seats, RUNNING, "live", False, "")
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        queries.add_table(connection, row, lines)
    engine.dispose()
    return row.id, [seat.secret for seat in seats], int(table.state.seat)
