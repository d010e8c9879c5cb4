"""Each level of the bots beats the one below it."""

from __future__ import annotations

import pytest
from helpers.engine.contracts import MANY

from comares.arena.match import Setup, new_match
from comares.arena.play_game import play_game
from comares.compiled import is_compiled
from comares.games import GAMES

LADDER = ("random", "beginner", "greedy", "strong@200", "master@200")
PAIRS = list(zip(LADDER[1:], LADDER))
DEALS = 5 if MANY else 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("better", "worse"), PAIRS if MANY else PAIRS[:3] if is_compiled() else PAIRS[:2])
def test_each_level_beats_the_one_below_it(name: str, better: str, worse: str) -> None:
    match = new_match(Setup(name), {}, 2, [better, worse], seed=1)
    lead = 0
    for pairing in match.pairings(DEALS):
        result = play_game(match, pairing, recorded=False).result
        seat = result.bots.index(better)
        lead += result.points[seat] - result.points[1 - seat]
    assert lead > 0, "summed over the same deals with the seats swapped"
