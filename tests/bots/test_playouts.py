"""Playouts: they are evaluated at the guide's depths, and the mean of all evaluations counts."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.playouts import SHARPNESS, Playouts
from comares.bots.search_settings import SearchSettings
from comares.games import GAMES
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table

FIRST_SEAT = 0
LEVEL = 0.5
BEYOND_THE_END = 100_000  # decisions
HALFWAY = 0.75  # to a certain win, from level


class ScriptedGuide(Guide):
    """Returns scripted evaluations and notes how many decisions were made before each."""

    def __init__(self, rules: Rules, depths: list[int], leads: list[float]) -> None:
        super().__init__(rules, SearchSettings(depths))
        self.leads = leads
        self.picked = 0
        self.evaluated_at: list[int] = []

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        self.picked += 1
        return out.codes[0]

    def evaluate(self, state: State, values: vec[float]) -> None:
        values[FIRST_SEAT] = self.leads[len(self.evaluated_at)]
        self.evaluated_at.append(self.picked)


def played(depths: list[int], leads: list[float]) -> tuple[float, ScriptedGuide]:
    """The utility of a game's first option in one playout, and the guide of the playout."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(1))
    decision = table.decision()
    assert decision
    guide = ScriptedGuide(table.rules, depths, leads)
    option = table.rules.parse(decision.codes[0])
    return Playouts(table.rules, guide).play(table.state, option, FIRST_SEAT, 1), guide


def test_a_playout_is_evaluated_at_each_depth_and_ends_with_the_last() -> None:
    _, guide = played([1, 2, 4], [0.0, 0.0, 0.0])
    assert len(guide.evaluated_at) == 3
    assert guide.evaluated_at[-1] <= 4


@pytest.mark.parametrize(
    ("leads", "mean"),
    [
        ([0.0], LEVEL),
        ([SHARPNESS], HALFWAY),
        ([SHARPNESS, -SHARPNESS], LEVEL),
        ([SHARPNESS, 0.0], (HALFWAY + LEVEL) / 2),
    ],
)
def test_all_evaluations_have_the_same_weight(leads: list[float], mean: float) -> None:
    utility, _ = played([3 * (i + 1) for i in range(len(leads))], leads)
    assert utility == pytest.approx(mean)


def test_a_depth_beyond_the_end_of_the_game_evaluates_the_end() -> None:
    utility, guide = played([BEYOND_THE_END, 2 * BEYOND_THE_END], [SHARPNESS, SHARPNESS])
    assert utility == pytest.approx(HALFWAY)
    assert guide.evaluated_at[0] == guide.evaluated_at[1]
