"""Settings to test the adapters with, and positions from the middle of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from helpers.alhambra.module_contracts import scramble as scramble_alhambra
from helpers.engine.contracts import Scramble
from helpers.sabika.conservation import scramble as scramble_sabika

from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.state import State
from comares.research.codec import Codec, codec

MODULES = dict.fromkeys(("falconers", "portals", "building-sites", "exchange-certificates"), "on")
SCRAMBLE: dict[str, Scramble] = {"alhambra": scramble_alhambra, "sabika": scramble_sabika}


class Setup(NamedTuple):
    game: str
    players: int
    settings: dict[str, str]

    @property
    def codec(self) -> Codec:
        return codec(self.game, self.players, self.settings)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(["modules"] if len(self.settings) > 1 else self.settings)])


SETUPS = [
    Setup("alhambra", 2, {}),
    Setup("alhambra", 3, MODULES),
    Setup("alhambra", 6, {"end": "empty"}),
    Setup("alhambra", 2, {**MODULES, "dirk-wins": "yes", "portal-offer": "fitting"}),
    Setup("sabika", 1, {}),
    Setup("sabika", 2, {"events": "any"}),
    Setup("sabika", 4, {}),
]


def positions(setup: Setup, seed: int, every: int = 1) -> Iterator[State]:
    """States of a random game, from the deal to the end; the last one is over. Kinds of options come up alike."""
    each, dice, chance = setup.codec, random.Random(seed), SeededChance(seed)
    state = each.rules.setup(chance, SILENT)
    n = 0
    while not state.over:
        if n % every == 0:
            yield state
        n += 1
        options = each.options(state)
        step = dice.choice(sorted({option & 255 for option in options}))
        each.rules.apply(state, dice.choice([option for option in options if option & 255 == step]), chance, SILENT)
    yield state
