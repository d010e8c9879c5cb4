# compiled
"""The guide of Sabika."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.linear_evaluation import LinearEvaluation
from comares.bots.linear_policy import LinearPolicy
from comares.bots.sabika.evaluation import SabikaEvaluation
from comares.bots.sabika.rollout import DEFAULT, RolloutCare, SabikaRollout
from comares.bots.search_settings import SearchSettings
from comares.kernel.chance import Chance
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.rules import SabikaRules
from comares.sabika.state import sabika
from comares.sabika.step_ids import TURN

HAND_WRITTEN: Final = SearchSettings([40])


class SabikaGuide(Guide):
    """Evaluation and rollout policy of one game of Sabika."""

    def __init__(
        self,
        rules: SabikaRules,
        learned: LinearEvaluation | None = None,
        policy: LinearPolicy | None = None,
        settings: SearchSettings = HAND_WRITTEN,
        care: RolloutCare = DEFAULT,
    ) -> None:
        super().__init__(rules, settings)
        self.sabika: SabikaRules = rules
        self.policy: LinearPolicy | None = policy
        self.evaluation: SabikaEvaluation = SabikaEvaluation(rules, learned)
        self.rollout: SabikaRollout = SabikaRollout(rules, self.evaluation, care)

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

    def begins_turn(self, state: State) -> bool:
        return state.step() == TURN

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        return self.rollout.choose(state, out, chance)

    def has_policy(self) -> bool:
        return self.policy is not None

    def policy_decides(self, state: State) -> bool:
        return state.step() == TURN

    def logits(self, state: State, out: Options, scores: vec[float]) -> None:
        assert self.policy is not None
        self.policy.logits(state, out, scores)
