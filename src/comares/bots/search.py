# compiled
"""The search, written once for every game: determinizations, candidate options, rollouts by a policy.

Sequential halving: all candidates get the same number of playouts, on the same determinizations with the same random
draws; then the worse half is dropped, until one candidate is left. In between they race: whoever is clearly behind the
best is dropped at once, so that a clear decision takes little time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.bots.budget import Budget
from comares.bots.guide import Guide
from comares.bots.rollout_lookahead import LookaheadRollout
from comares.bots.turn_lookahead import TurnLookahead
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

SHARPNESS: Final = 12.0  # a lead of so many points has the utility 0.75, halfway from level to a certain win
FEWEST_ROUNDS: Final = 16  # before a candidate is dropped in the race
LOOKS_GROW: Final = 1.25  # from one look at the race to the next, so many times as many rounds


class Playouts:
    """Rollouts from copies of a state, by the guide's policy, evaluated at the guide's depths."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.rollout: LookaheadRollout = LookaheadRollout(rules, guide)
        self.depths: vec[i64] = vec[i64](guide.settings.evaluation_depths)
        self.out: Options = Options()
        self.values: vec[float] = vec[float]([0.0] * rules.seats)

    def play(self, world: State, option: i64, seat: i64, seed: i64) -> float:
        """The utility of the option for the seat, from 0 to 1: the mean of the evaluations at all depths."""
        state = world.copy()
        chance = SeededChance(seed)
        self.rules.apply(state, option, chance, SILENT)
        decisions: i64 = 0
        total: float = 0.0
        for last in self.depths:
            while decisions < last and not state.over:
                self._decide(state, decisions, chance)
                decisions += 1
            total += self.utility(state, seat)
        return total / float(len(self.depths))

    def _decide(self, state: State, decisions: i64, chance: SeededChance) -> None:
        out = self.out
        self.rules.options(state, out)
        picked: i64 = out.codes[0]
        if out.n > 1:
            picked = self.rollout.choose(state, out, self.guide.rollout_width(decisions), chance)
        self.rules.apply(state, picked, chance, SILENT)

    def utility(self, state: State, seat: i64) -> float:
        """The utility of the position for the seat, from 0 to 1, by its lead over the best of the others."""
        self.guide.evaluate(state, self.values)
        best: float = -1000000.0
        i: i64 = 0
        while i < len(self.values):
            if i != seat and self.values[i] > best:
                best = self.values[i]
            i += 1
        lead: float = self.values[seat] - (best if len(self.values) > 1 else self.guide.solo_baseline(state))
        return 0.5 + 0.5 * lead / ((lead if lead > 0.0 else -lead) + SHARPNESS)


def lead(utility: float) -> float:
    """The lead in points that has this utility."""
    x: float = 2.0 * utility - 1.0
    return SHARPNESS * x / (1.0 - (x if x > 0.0 else -x))


class Estimate:
    """The results of the playouts of one option."""

    def __init__(self, option: i64) -> None:
        self.option: i64 = option
        self.total: float = 0.0
        self.playouts: i64 = 0
        self.results: vec[float] = vec[float]()

    def add(self, result: float) -> None:
        """Count a playout."""
        self.total += result
        self.playouts += 1
        self.results = append(self.results, result)

    def is_behind(self, other: Estimate, errors: float) -> bool:
        """Whether this option is more than so many standard errors behind the other. They had the same draws."""
        n: i64 = min(self.playouts, other.playouts)
        mine = self.results
        theirs = other.results
        total: float = 0.0
        squares: float = 0.0
        i: i64 = 0
        while i < n:
            difference: float = theirs[i] - mine[i]
            total += difference
            squares += difference * difference
            i += 1
        if n < 2 or total <= 0.0:
            return False
        variance: float = (squares - total * total / float(n)) / float(n - 1)
        return total * total > errors * errors * variance * float(n)

    def mean(self) -> float:
        """The mean utility, from 0 to 1."""
        return self.total / float(self.playouts) if self.playouts else 0.0


class Search:
    """Finds the option with the best playouts. The worlds are determinizations of the seat's view."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.playouts: Playouts = Playouts(rules, guide)
        self.racing: float = guide.settings.racing

    def estimates(self, worlds: list[State], options: list[int], budget: Budget, seed: i64) -> list[Estimate]:
        """The options, best first: the last survivor, then the others by how late they were dropped.

        The budget must have begun already.
        """
        seat: i64 = worlds[0].seat
        field = [Estimate(option) for option in options]
        dropped: list[Estimate] = []
        stage: i64 = 0
        stages: i64 = _stages(len(field))
        n: i64 = seed
        look: i64 = seed + FEWEST_ROUNDS
        while len(field) > 1 or (stage == 0 and field):
            until: float = float(stage + 1) / float(stages)
            while self._round(worlds, field, seat, n, budget) < until:
                n += 1
                if self.racing > 0.0 and n >= look:
                    look = seed + i64(float(n - seed) * LOOKS_GROW)
                    out_of_race = self._out_of_race(field)
                    if out_of_race:
                        dropped = out_of_race + dropped
                        field = [estimate for estimate in field if estimate not in out_of_race]
                        if len(field) == 1:
                            return field + dropped
            n += 1
            field.sort(key=_by_mean)
            if budget.spent() >= 1.0 or len(field) == 1:
                break
            keep = (len(field) + 1) // 2
            dropped = field[keep:] + dropped
            field = field[:keep]
            stage += 1
        return field + dropped

    def _out_of_race(self, field: list[Estimate]) -> list[Estimate]:
        """Those that are clearly behind the best, best first."""
        best = field[0]
        for estimate in field:
            if estimate.mean() > best.mean():
                best = estimate
        behind = [estimate for estimate in field if estimate.is_behind(best, self.racing)]
        behind.sort(key=_by_mean)
        return behind

    def _round(self, worlds: list[State], field: list[Estimate], seat: i64, n: i64, budget: Budget) -> float:
        """One playout for each option left, all with the same draws. Returns the share of the budget used up."""
        world = worlds[n % len(worlds)]
        share: float = 0.0
        for estimate in field:
            share = budget.spent()
            if share >= 1.0:
                return share
            estimate.add(self.playouts.play(world, estimate.option, seat, n))
        return share


def _by_mean(estimate: Estimate) -> float:
    return -estimate.mean()


def _stages(options: int) -> i64:
    """How many halvings leave one option of so many; at least 1."""
    stages: i64 = 0
    while options > 1:
        options = (options + 1) // 2
        stages += 1
    return stages if stages else 1


def candidates(state: State, lookahead: TurnLookahead, chance: SeededChance, limit: int) -> list[int]:
    """At most `limit` options: those with the best margins at the end of the turn, best first. The logits of
    a learned policy count too."""
    out = Options()
    lookahead.rules.options(state, out)
    options = out.to_list()
    if len(options) <= limit:
        return options
    margins = [lookahead.margin(lookahead.turn(state, option, chance), state.seat) for option in options]
    guide = lookahead.guide
    if guide.has_policy() and guide.settings.prior > 0.0:
        scores: vec[float] = vec[float]([0.0] * len(options))
        guide.logits(state, out, scores)
        margins = [margin + guide.settings.prior * score for margin, score in zip(margins, scores)]
    order = sorted(range(len(margins)), key=margins.__getitem__, reverse=True)
    return [options[i] for i in order[:limit]]
