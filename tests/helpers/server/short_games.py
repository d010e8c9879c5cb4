"""Short games of Alhambra that are over: the last choices of a longer one."""

from __future__ import annotations

import random
from functools import cache

from comares.alhambra.view import alhambra_view
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.position import Position
from comares.kernel.table import Table
from helpers.engine.contracts import pick_kind_first


@cache
def last_choices(tiles: int = 1, seed: int = 5) -> str:
    """The record of a game for two that begins with so many tiles in the bag and is played to its end."""
    table, dice = Table(GAMES["alhambra"], 2, {}, SeededChance(seed)), random.Random(seed)
    while alhambra_view(table.view(None)).bag > tiles:
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    position = Position(GAMES["alhambra"], 2, dict(table.record.settings), table.rules.full_view(table.state))
    end = Table.from_position(position, SeededChance(seed))
    while not end.state.over:
        end.play(int(end.state.seat), pick_kind_first(dice, end))
    return end.text()


@cache
def first_choices(choices: int = 12, seed: int = 5) -> str:
    """The record of a game for three that is not over, as its first seat knows it."""
    table, dice = Table(GAMES["alhambra"], 3, {}, SeededChance(seed)), random.Random(seed)
    for _ in range(choices):
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    return table.text(0)
