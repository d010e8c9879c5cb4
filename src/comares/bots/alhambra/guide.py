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
from comares.kernel.chance import Chance
from comares.kernel.events import Event
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.view import View

HORIZON: Final = 20  # decisions; with hand-written values, rollouts of this length beat rollouts to the end

# With learned weights. Early evaluations have less noise, late ones know more: the mean of both is best.
EVALUATION_DEPTHS: Final = [5, 8, 11, 14, 17, 20]
ROLLOUT_WIDTH: Final = 4
WIDE_DECISIONS: Final = 6  # the first decisions of a rollout have this width, the others 1


class AlhambraGuide(Guide):
    """Evaluation, rollout policy and memory of one game of Alhambra."""

    def __init__(
        self, rules: AlhambraRules, learned: LinearEvaluation | None = None, weights: RolloutWeights = DEFAULT
    ) -> None:
        super().__init__(rules)
        self.alhambra: AlhambraRules = rules
        self.learned: bool = learned is not None
        self.evaluation: AlhambraEvaluation = AlhambraEvaluation(rules, learned)
        self.rollout: AlhambraRollout = AlhambraRollout(rules, weights)
        self.quick: vec[i64] = vec[i64]([i for i, step in enumerate(rules.steps) if step.name in ("take", "stop")])

    def evaluate(self, state: State, values: vec[float]) -> None:
        self.evaluation.evaluate(alhambra(state), values)

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        return self.rollout.choose(state, out, chance)

    def evaluation_depths(self) -> list[int]:
        return EVALUATION_DEPTHS if self.learned else [HORIZON]

    def rollout_width(self, decisions: i64) -> i64:
        return ROLLOUT_WIDTH if self.learned and decisions < WIDE_DECISIONS else 1

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
