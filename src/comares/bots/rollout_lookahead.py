# compiled
"""A rollout policy that looks ahead to the end of the turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.linear_policy import add_noise, highest
from comares.bots.turn_lookahead import MAX_TURN_CHOICES, TurnLookahead, is_still_turn
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import INITIAL_CAPACITY, Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

NEVER: Final = 1e9  # so far below all others that an option is not picked


class LookaheadRollout:
    """Plays each of the k options the rollout policy samples to the end of the turn and returns the one with the best
    margin. The rest of the turn is played by the rollout policy."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.lookahead: TurnLookahead = TurnLookahead(rules, guide)
        self.out: Options = Options()
        self.scores: vec[float] = vec[float]([0.0] * INITIAL_CAPACITY)

    def choose(self, state: State, out: Options, width: i64, chance: SeededChance) -> i64:
        """The best of `width` options from `out`, which is used up. With width 1 it is what the policy picks."""
        if self.guide.has_policy() and (width > 1 or self.guide.policy_decides(state)):
            return self._sample(state, out, width, chance)
        best: i64 = self.guide.rollout_policy(state, out, chance)
        if width <= 1:
            return best
        rng = SeededChance(chance.draws)  # not the draws of the rollout itself, but the same for all options
        leader: float = self.margin(state, best, rng, chance)
        tried: i64 = 1
        out.drop(best)
        while tried < width and out.n:
            option: i64 = self.guide.rollout_policy(state, out, chance)
            margin: float = self.margin(state, option, rng, chance)
            if margin > leader:
                best = option
                leader = margin
            tried += 1
            out.drop(option)
        return best

    def _sample(self, state: State, out: Options, width: i64, chance: SeededChance) -> i64:
        """The best of `width` options that the learned policy samples."""
        while len(self.scores) <= out.n:
            self.scores = extend(self.scores, self.scores)
        scores = self.scores
        settings = self.guide.settings
        self.guide.logits(state, out, scores)
        add_noise(scores, out.n, settings.temperature, chance)
        first: i64 = highest(scores, out.n)
        best: i64 = out.codes[first]
        if width <= 1:
            return best
        lowest: float = scores[first] - settings.window if settings.window else -NEVER
        scores[first] = -NEVER
        option_at: i64 = highest(scores, out.n)
        if scores[option_at] <= lowest:
            return best
        rng = SeededChance(chance.draws)
        leader: float = self.margin(state, best, rng, chance)
        tried: i64 = 1
        while tried < width and scores[option_at] > lowest:
            option: i64 = out.codes[option_at]
            margin: float = self.margin(state, option, rng, chance)
            if margin > leader:
                best = option
                leader = margin
            tried += 1
            scores[option_at] = -NEVER
            option_at = highest(scores, out.n)
        return best

    def margin(self, state: State, option: i64, before: SeededChance, chance: SeededChance) -> float:
        """The seat's margin at the end of a turn that begins with the option."""
        seat: i64 = state.seat
        after = state.copy()
        rng = before.copy()
        self.rules.apply(after, option, rng, SILENT)
        choices: i64 = 0
        while is_still_turn(after, seat, rng, before) and choices < MAX_TURN_CHOICES:
            self.rules.options(after, self.out)
            self.guide.keep_continuations(after, self.out)
            self.rules.apply(after, self.guide.rollout_policy(after, self.out, chance), rng, SILENT)
            choices += 1
        return self.lookahead.margin(after, seat)
