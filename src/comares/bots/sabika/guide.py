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
from comares.kernel.bitset import count
from comares.kernel.chance import Chance
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import (
    KINDS_OF_GOOD,
    KINDS_OF_MATERIAL,
)
from comares.sabika.counters import boxes
from comares.sabika.resources import all_goods
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BLUE,
    DINARS,
    GREY,
    HELD,
    RED,
    REWARD,
    SEALS,
    STOCKED,
    TAXES,
    sabika,
)

HORIZON: Final = 40  # decisions; with hand-written values

# With learned weights. Early evaluations have less noise, late ones know more: the mean of both is best.
EVALUATION_DEPTHS: Final = [6, 10, 14, 18]
ROLLOUT_WIDTH: Final = 8


class SabikaGuide(Guide):
    """Evaluation, rollout policy and assets of one game of Sabika."""

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

    def assets(self, base: State, seat: int) -> list[tuple[str, int]]:
        state = sabika(base)
        return [
            ("poems", count(state.get(seat, BLUE)) + count(state.get(seat, RED)) + count(state.get(seat, GREY))),
            ("ships", count(state.presence(seat))),
            ("boxes", boxes(state, self.sabika.context, seat)),
            ("goods", all_goods(state, seat)),
            ("seals", state.get(seat, SEALS)),
            ("materials", sum([state.get(seat, STOCKED + i) for i in range(KINDS_OF_MATERIAL)])),
            ("rewards", state.get(seat, REWARD)),
            ("taxes", state.get(seat, TAXES)),
            ("raw", sum([state.get(seat, HELD + i) for i in range(KINDS_OF_GOOD)])),
            ("dinars", state.get(seat, DINARS)),
        ]
