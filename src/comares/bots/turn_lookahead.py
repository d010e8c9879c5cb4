# compiled
"""The greedy player: what is worth most at the end of this turn, as its game's guide counts."""

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

LONGEST_TURN: Final = 12  # choices of one seat in a row that are looked at


def is_still_turn(state: State, seat: i64, chance: SeededChance, before: SeededChance) -> bool:
    """Whether the seat goes on with its turn, and nothing has come up since before."""
    return not state.over and state.seat == seat and chance.draws == before.draws


class OneTurn:
    """Looks one turn ahead. Every option meets the same chance, so that luck does not choose."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.worth: vec[float] = vec[float]([0.0] * rules.seats)

    def best(self, state: State, chance: SeededChance) -> i64:
        """The option after which the seat that decides stands best; of equals the first."""
        out = Options()
        self.rules.options(state, out)
        return self._best_of(state, out, chance, True)

    def turn(self, state: State, option: i64, chance: SeededChance) -> State:
        """The state after the option and the rest of the turn that it begins."""
        seat: i64 = state.seat
        after = state.copy()
        goes_on = chance.copy()
        self.rules.apply(after, option, goes_on, SILENT)
        out = Options()
        choices: i64 = 0
        while is_still_turn(after, seat, goes_on, chance) and choices < LONGEST_TURN:
            self.rules.options(after, out)
            self.guide.follow_ups(after, out)
            self.rules.apply(after, self._best_of(after, out, goes_on, False), goes_on, SILENT)
            choices += 1
        return after

    def _best_of(self, state: State, out: Options, chance: SeededChance, to_the_end: bool) -> i64:
        best: i64 = out.codes[0]
        highest: float = 0.0
        i: i64 = 0
        while i < out.n and out.n > 1:
            option: i64 = out.codes[i]
            if to_the_end:
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
        """What the seat's position is worth beyond the others' on average."""
        self.guide.value(state, self.worth)
        seats: i64 = len(self.worth)
        others: float = 0.0
        i: i64 = 0
        while i < seats:
            if i != seat:
                others += self.worth[i]
            i += 1
        return self.worth[seat] - others / float(seats - 1) if seats > 1 else self.worth[seat]
