"""Playouts: the mean of what is thought of a game on the way is what came of it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import TO_THE_END, Guide
from comares.bots.search import SHARPNESS, Playouts
from comares.games import GAMES
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table

FIRST_SEAT = 0
LEVEL = 0.5
HALFWAY = 0.75  # to a certain win, from level


class Witness(Guide):
    """Has its own opinion of each moment at which it is asked, and writes down how far the game was."""

    def __init__(self, rules: Rules, judged_after: list[int], leads: list[float]) -> None:
        super().__init__(rules)
        self.moments = judged_after
        self.leads = leads
        self.picked = 0
        self.met: list[int] = []

    def judged_after(self) -> list[int]:
        return self.moments

    def pick(self, state: State, out: Options, chance: Chance) -> i64:
        self.picked += 1
        return out.codes[0]

    def value(self, state: State, worth: vec[float]) -> None:
        worth[FIRST_SEAT] = self.leads[len(self.met)]
        self.met.append(self.picked)


def played(judged_after: list[int], leads: list[float]) -> tuple[float, Witness]:
    """What came of a game's first option, and who watched it."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(1))
    decision = table.decision()
    assert decision
    witness = Witness(table.rules, judged_after, leads)
    option = table.rules.parse(decision.codes[0])
    return Playouts(table.rules, witness).play(table.state, option, FIRST_SEAT, 1), witness


def test_a_playout_is_judged_after_each_number_of_decisions_and_ends_with_the_last() -> None:
    _, witness = played([1, 2, 4], [0.0, 0.0, 0.0])
    assert len(witness.met) == 3
    assert witness.met[-1] <= 4


@pytest.mark.parametrize(
    ("leads", "mean"),
    [
        ([0.0], LEVEL),
        ([SHARPNESS], HALFWAY),
        ([SHARPNESS, -SHARPNESS], LEVEL),
        ([SHARPNESS, 0.0], (HALFWAY + LEVEL) / 2),
    ],
)
def test_all_judgements_count_alike(leads: list[float], mean: float) -> None:
    worth, _ = played([3 * (i + 1) for i in range(len(leads))], leads)
    assert worth == pytest.approx(mean)


def test_what_would_come_after_the_end_is_the_end() -> None:
    worth, witness = played([TO_THE_END, 2 * TO_THE_END], [SHARPNESS, SHARPNESS])
    assert worth == pytest.approx(HALFWAY)
    assert witness.met[0] == witness.met[1]
