"""Steps of an environment of PettingZoo, driven as its users do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from comares.bench.random_steps import random_steps
from comares.research.aec import TableEnv


def steps(game: str, players: int) -> Callable[[], int]:
    """A pass makes random legal steps, of as many games as it takes."""
    running: Iterator[Any] = random_steps(TableEnv(game, players))

    def play() -> int:
        return int(next(running))

    return play
