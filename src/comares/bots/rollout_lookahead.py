# compiled
"""Picking for a playout with second thoughts."""

from __future__ import annotations

from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.turn_lookahead import LONGEST_TURN, OneTurn, is_still_turn
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


class SecondThoughts:
    """Of the first few options that come to the guide's mind, the one that stands best at the end of the turn, which is
    played out at a glance."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.one_turn: OneTurn = OneTurn(rules, guide)
        self.out: Options = Options()

    def pick(self, state: State, out: Options, options: i64, chance: SeededChance) -> i64:
        """The best of so many of the options in `out`, which is used up. Of one it is just what the guide picks."""
        best: i64 = self.guide.pick(state, out, chance)
        if options <= 1:
            return best
        luck = SeededChance(chance.draws)  # not what will happen, but the same for all
        highest: float = self._margin(state, best, luck, chance)
        looked: i64 = 1
        out.drop(best)
        while looked < options and out.n:
            option: i64 = self.guide.pick(state, out, chance)
            margin: float = self._margin(state, option, luck, chance)
            if margin > highest:
                best = option
                highest = margin
            looked += 1
            out.drop(option)
        return best

    def _margin(self, state: State, option: i64, luck: SeededChance, chance: SeededChance) -> float:
        """How the seat stands at the end of a turn that begins with the option."""
        seat: i64 = state.seat
        after = state.copy()
        goes_on = luck.copy()
        self.rules.apply(after, option, goes_on, SILENT)
        choices: i64 = 0
        while is_still_turn(after, seat, goes_on, luck) and choices < LONGEST_TURN:
            self.rules.options(after, self.out)
            self.guide.follow_ups(after, self.out)
            self.rules.apply(after, self.guide.pick(after, self.out, chance), goes_on, SILENT)
            choices += 1
        return self.one_turn.margin(after, seat)
