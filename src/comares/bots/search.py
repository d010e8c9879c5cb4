# compiled
"""The search, written once for every game: sampled worlds, the options that deserve a look, informed playouts.

Sequential halving: all candidates get the same playouts, on the same worlds with the same luck; then the worse half is
dropped, until one is left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.budget import Budget
from comares.bots.guide import Guide
from comares.bots.rollout_lookahead import SecondThoughts
from comares.bots.turn_lookahead import OneTurn
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

CANDIDATES: Final = 12  # options that are looked at with playouts
SHARPNESS: Final = 12.0  # points ahead that are worth half of what is left to a certain win


class Playouts:
    """Plays on from copies of a state as the guide would, for as many decisions as it says, and asks on the way what
    it is worth."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.thoughts: SecondThoughts = SecondThoughts(rules, guide)
        self.judged_after: vec[i64] = vec[i64](guide.judged_after())
        self.out: Options = Options()
        self.worth: vec[float] = vec[float]([0.0] * rules.seats)

    def play(self, world: State, option: i64, seat: i64, seed: i64) -> float:
        """How good the option turned out for the seat, from 0 to 1: the mean of all judgements on the way."""
        state = world.copy()
        chance = SeededChance(seed)
        self.rules.apply(state, option, chance, SILENT)
        decisions: i64 = 0
        total: float = 0.0
        for last in self.judged_after:
            while decisions < last and not state.over:
                self._decide(state, decisions, chance)
                decisions += 1
            total += self.utility(state, seat)
        return total / float(len(self.judged_after))

    def _decide(self, state: State, decisions: i64, chance: SeededChance) -> None:
        out = self.out
        self.rules.options(state, out)
        picked: i64 = out.codes[0]
        if out.n > 1:
            picked = self.thoughts.pick(state, out, self.guide.second_thoughts(decisions), chance)
        self.rules.apply(state, picked, chance, SILENT)

    def utility(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, from 0 to 1: by its lead over the best of the others."""
        self.guide.value(state, self.worth)
        best: float = -1000000.0
        i: i64 = 0
        while i < len(self.worth):
            if i != seat and self.worth[i] > best:
                best = self.worth[i]
            i += 1
        lead: float = self.worth[seat] - (best if len(self.worth) > 1 else self.guide.par(state))
        return 0.5 + 0.5 * lead / ((lead if lead > 0.0 else -lead) + SHARPNESS)


class Estimate:
    """What playouts say of one option."""

    def __init__(self, option: i64) -> None:
        self.option: i64 = option
        self.total: float = 0.0
        self.playouts: i64 = 0

    def mean(self) -> float:
        """How good it turned out on average, from 0 to 1."""
        return self.total / float(self.playouts) if self.playouts else 0.0


class Search:
    """Finds the option that turns out best. The worlds are full states that the seat's view could be."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.playouts: Playouts = Playouts(rules, guide)

    def estimates(self, worlds: list[State], options: list[int], budget: Budget, seed: i64) -> list[Estimate]:
        """The options, best first: the last survivor, then those dropped last; each with what its playouts said.
        The budget has begun already."""
        seat: i64 = worlds[0].seat
        field = [Estimate(option) for option in options]
        dropped: list[Estimate] = []
        stage: i64 = 0
        stages: i64 = _stages(len(field))
        n: i64 = seed
        while len(field) > 1 or (stage == 0 and field):
            until: float = float(stage + 1) / float(stages)
            while self._round(worlds, field, seat, n, budget) < until:
                n += 1
            n += 1
            field.sort(key=_by_mean)
            if budget.spent() >= 1.0 or len(field) == 1:
                break
            keep = (len(field) + 1) // 2
            dropped = field[keep:] + dropped
            field = field[:keep]
            stage += 1
        return field + dropped

    def _round(self, worlds: list[State], field: list[Estimate], seat: i64, n: i64, budget: Budget) -> float:
        """One playout for each option left, all with the same luck; the share of the budget that is used up."""
        world = worlds[n % len(worlds)]
        share: float = 0.0
        for estimate in field:
            share = budget.spent()
            if share >= 1.0:
                return share
            estimate.total += self.playouts.play(world, estimate.option, seat, n)
            estimate.playouts += 1
        return share


def _by_mean(estimate: Estimate) -> float:
    return -estimate.mean()


def _stages(options: int) -> i64:
    """How often a field of so many is cut in half until one is left."""
    stages: i64 = 0
    while options > 1:
        options = (options + 1) // 2
        stages += 1
    return stages if stages else 1


def candidates(state: State, one_turn: OneTurn, chance: SeededChance, most: int) -> list[int]:
    """The options that stand best at the end of the turn, best first."""
    out = Options()
    one_turn.rules.options(state, out)
    found = out.to_list()
    if len(found) <= most:
        return found
    margins = [one_turn.margin(one_turn.turn(state, option, chance), state.seat) for option in found]
    order = sorted(range(len(margins)), key=margins.__getitem__, reverse=True)
    return [found[i] for i in order[:most]]
