# compiled
"""The guide of Alhambra."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import alhambra
from comares.alhambra.view import alhambra_view
from comares.bots.alhambra.evaluation import AlhambraEvaluation
from comares.bots.alhambra.memory import remember
from comares.bots.alhambra.rollout import AlhambraRollout
from comares.bots.alhambra.rollout_weights import DEFAULT, RolloutWeights
from comares.bots.guide import Guide
from comares.bots.linear_evaluation import LinearEvaluation
from comares.bots.linear_policy import LinearPolicy
from comares.bots.search_settings import SearchSettings
from comares.kernel.chance import Chance
from comares.kernel.events import Event
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.view import View

# With hand-written values, rollouts of this length beat rollouts to the end.
HAND_WRITTEN: Final = SearchSettings([20])


class AlhambraGuide(Guide):
    """Evaluation, rollout policy and memory of one game of Alhambra."""

    def __init__(
        self,
        rules: AlhambraRules,
        learned: LinearEvaluation | None = None,
        weights: RolloutWeights = DEFAULT,
        policy: LinearPolicy | None = None,
        settings: SearchSettings = HAND_WRITTEN,
    ) -> None:
        super().__init__(rules, settings)
        self.alhambra: AlhambraRules = rules
        self.policy: LinearPolicy | None = policy
        self.evaluation: AlhambraEvaluation = AlhambraEvaluation(rules, learned)
        self.rollout: AlhambraRollout = AlhambraRollout(rules, weights)
        self.action: i64 = [step.name for step in rules.steps].index("action")
        self.quick: vec[i64] = vec[i64]([i for i, step in enumerate(rules.steps) if step.name in ("take", "stop")])

    def evaluate(self, state: State, values: vec[float]) -> None:
        self.evaluation.evaluate(alhambra(state), values)

    def begins_turn(self, state: State) -> bool:
        return state.step() == self.action and not state.arg0()  # A3.2: not after an exact purchase

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        return self.rollout.choose(state, out, chance)

    def has_policy(self) -> bool:
        return self.policy is not None

    def logits(self, state: State, out: Options, scores: vec[float]) -> None:
        assert self.policy is not None
        self.policy.logits(state, out, scores)

    def keep_continuations(self, state: State, out: Options) -> None:
        """After an exact payment, taking money stands for all further actions."""
        n: i64 = 0
        i: i64 = 0
        while i < out.n:
            if out.codes[i] & 255 in self.quick:
                out.codes[n] = out.codes[i]
                n += 1
            i += 1
        if n:
            out.n = n

    def remember(self, view: View, seen: list[Event]) -> None:
        remember(alhambra_view(view), seen, self.alhambra.hooks.modules)
