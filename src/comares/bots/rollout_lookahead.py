# compiled
"""A rollout policy that looks ahead to the end of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.turn_lookahead import MAX_TURN_CHOICES, TurnLookahead, is_still_turn
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


class LookaheadRollout:
    """Plays each of the k options the rollout policy samples to the end of the turn and returns the one with the best
    margin. The rest of the turn is played by the rollout policy."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.lookahead: TurnLookahead = TurnLookahead(rules, guide)
        self.out: Options = Options()

    def choose(self, state: State, out: Options, width: i64, chance: SeededChance) -> i64:
        """The best of `width` options from `out`, which is used up. With width 1 it is what the policy picks."""
        best: i64 = self.guide.rollout_policy(state, out, chance)
        if width <= 1:
            return best
        rng = SeededChance(chance.draws)  # not the draws of the rollout itself, but the same for all options
        highest: float = self._margin(state, best, rng, chance)
        tried: i64 = 1
        out.drop(best)
        while tried < width and out.n:
            option: i64 = self.guide.rollout_policy(state, out, chance)
            margin: float = self._margin(state, option, rng, chance)
            if margin > highest:
                best = option
                highest = margin
            tried += 1
            out.drop(option)
        return best

    def _margin(self, state: State, option: i64, before: SeededChance, chance: SeededChance) -> float:
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
