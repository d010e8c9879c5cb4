# compiled
"""The guide of Sabika."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.linear_evaluation import LinearEvaluation
from comares.bots.sabika.evaluation import SabikaEvaluation
from comares.bots.sabika.rollout import SabikaRollout
from comares.kernel.chance import Chance
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    sabika,
)

HORIZON: Final = 40  # decisions; with hand-written values

# With learned weights. Early evaluations have less noise, late ones know more: the mean of both is best.
EVALUATION_DEPTHS: Final = [6, 10, 14, 18]
ROLLOUT_WIDTH: Final = 8


class SabikaGuide(Guide):
    """Evaluation and rollout policy of one game of Sabika."""

    def __init__(self, rules: SabikaRules, learned: LinearEvaluation | None = None) -> None:
        super().__init__(rules)
        self.sabika: SabikaRules = rules
        self.learned: bool = learned is not None
        self.evaluation: SabikaEvaluation = SabikaEvaluation(rules, learned)
        self.rollout: SabikaRollout = SabikaRollout(rules, self.evaluation)

    def evaluate(self, state: State, values: vec[float]) -> None:
        self.evaluation.evaluate(sabika(state))
        seat: i64 = 0
        while seat < len(values):
            values[seat] = self.evaluation.values[seat]
            seat += 1

    def solo_baseline(self, state: State) -> float:
        """S13: a solo player is compared with Yusuf."""
        self.evaluation.evaluate(sabika(state))
        return self.evaluation.values[len(self.evaluation.values) - 1]

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        return self.rollout.choose(state, out, chance)

    def evaluation_depths(self) -> list[int]:
        return EVALUATION_DEPTHS if self.learned else [HORIZON]

    def rollout_width(self, decisions: i64) -> i64:
        return ROLLOUT_WIDTH if self.learned else 1
