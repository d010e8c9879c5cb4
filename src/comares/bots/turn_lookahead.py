# compiled
"""Lookahead of one turn: plays each option to the end of the turn and compares the evaluations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

MAX_TURN_CHOICES: Final = 12  # choices of one seat in a row that are looked at


def is_still_turn(state: State, seat: i64, chance: SeededChance, before: SeededChance) -> bool:
    """Whether the seat goes on with its turn and nothing was drawn since `before`."""
    return not state.over and state.seat == seat and chance.draws == before.draws


class TurnLookahead:
    """Looks one turn ahead. All options are compared with the same random draws."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.values: vec[float] = vec[float]([0.0] * rules.seats)

    def best(self, state: State, chance: SeededChance) -> i64:
        """The option with the best margin at the end of the turn; the first of equals."""
        out = Options()
        self.rules.options(state, out)
        return self._best_of(state, out, chance, True)

    def turn(self, state: State, option: i64, chance: SeededChance) -> State:
        """The state after the option and the rest of the turn, continued greedily."""
        seat: i64 = state.seat
        after = state.copy()
        rng = chance.copy()
        self.rules.apply(after, option, rng, SILENT)
        out = Options()
        choices: i64 = 0
        while is_still_turn(after, seat, rng, chance) and choices < MAX_TURN_CHOICES:
            self.rules.options(after, out)
            self.guide.keep_continuations(after, out)
            self.rules.apply(after, self._best_of(after, out, rng, False), rng, SILENT)
            choices += 1
        return after

    def _best_of(self, state: State, out: Options, chance: SeededChance, to_end_of_turn: bool) -> i64:
        best: i64 = out.codes[0]
        highest: float = 0.0
        i: i64 = 0
        while i < out.n and out.n > 1:
            option: i64 = out.codes[i]
            if to_end_of_turn:
                after = self.turn(state, option, chance)
            else:
                after = state.copy()
                self.rules.apply(after, option, chance.copy(), SILENT)
            margin: float = self.margin(after, state.seat)
            if not i or margin > highest:
                best = option
                highest = margin
            i += 1
        return best

    def margin(self, state: State, seat: i64) -> float:
        """The seat's value minus the mean of the other seats' values."""
        self.guide.evaluate(state, self.values)
        seats: i64 = len(self.values)
        others: float = 0.0
        i: i64 = 0
        while i < seats:
            if i != seat:
                others += self.values[i]
            i += 1
        return self.values[seat] - others / float(seats - 1) if seats > 1 else self.values[seat]
