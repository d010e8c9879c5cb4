"""F3: where falcons may stand, by trying every point and every falcon."""

from __future__ import annotations

import random

import pytest
from helpers.alhambra import quarter_oracle as quarters
from helpers.alhambra.module_scenes import set_modules
from helpers.alhambra.scenes import options
from helpers.engine.contracts import LONG

from comares.alhambra.components import TILES, cell_name
from comares.alhambra.modules.falconers.components import NAMES

POSITIONS = 300 if LONG else 24


@pytest.mark.parametrize("number", range(POSITIONS))
def test_f3_the_points_and_falcons_that_fit(number: int) -> None:
    dice = random.Random(number)
    pieces = quarters.grown(dice, dice.randrange(6, 34), dice.randrange(0, 4), walk=True, sites=number % 4)
    places = quarters.falcon_places(pieces)
    taken = dict(zip(sorted(places)[::3], dice.sample(NAMES, len(NAMES)), strict=False))
    elsewhere = dice.sample(sorted(set(NAMES) - set(taken.values())), min(3, len(NAMES) - len(taken)))
    table = set_modules(
        "falconers portals building-sites",
        palaces={0: {cell: piece.tile for cell, piece in pieces.items() if 0 < piece.tile <= TILES}},
        portals={0: {cell: f"{piece.kind} {piece.filled}" for cell, piece in pieces.items() if not piece.whole}},
        sites={piece.tile: "ducat" for piece in pieces.values() if 0 < piece.tile <= TILES and not piece.kind},
        falcons={0: taken, 1: {(x, 0): name for x, name in enumerate(elsewhere)}},
        hands={0: "florin-1"},
        display="ducat-9",
    )
    free = [name for name in NAMES if name not in taken.values() and name not in elsewhere]
    assert options(table, "falcon") == {
        f"falcon {name} {cell_name(*point)}"
        for point, kinds in places.items()
        if point not in taken
        for name in free
        if set(name.split("-")[1:]) <= kinds
    }
