"""Positions by name: a deal, or a recorded game in its middle."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table

RECORDS = Path(__file__).parents[2] / "games"
SEED = 1


class Position(NamedTuple):
    """Rules, a state, and the chance for what follows."""

    rules: Rules
    state: State
    chance: SeededChance


def position(name: str) -> Position:
    """`alhambra 3 end=short`: a new game; `alhambra-3-short-careful.record 40`: a recorded one, 40 lines played."""
    first, number, *settings = name.split()
    chance = SeededChance(SEED)
    if first.endswith(".record"):
        text = (RECORDS / first).read_text(encoding="utf-8")
        table = replay(read(text, GAMES), chance, int(number)).table
    else:
        table = Table(GAMES[first], int(number), dict(word.split("=") for word in settings), chance)
    return Position(table.rules, table.state, chance)
