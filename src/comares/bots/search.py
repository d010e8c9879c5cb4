# compiled
"""The search, written once for every game: determinizations, candidate options, rollouts by a policy.

Sequential halving: all candidates get the same number of playouts, on the same determinizations with the same random
draws; then the worse half is dropped, until one candidate is left. In between they race: a candidate that is clearly
behind the best is dropped at once, so that a clear decision takes little time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.bots.budget import Budget
from comares.bots.guide import Guide
from comares.bots.option_history import OptionHistory
from comares.bots.playouts import Playouts, lead, utility_of
from comares.bots.search_tree import Node
from comares.bots.turn_lookahead import TurnLookahead
from comares.kernel.chance import SeededChance
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

FEWEST_ROUNDS: Final = 16  # before a candidate is dropped in the race
LOOKS_GROW: Final = 1.25  # from one look at the race to the next, so many times as many rounds


class Estimate:
    """The results of the playouts of one option. What was expected before them counts as `weight` playouts."""

    def __init__(self, option: i64, expected: float = 0.0, weight: float = 0.0) -> None:
        self.option: i64 = option
        self.expected: float = expected
        self.weight: float = weight
        self.total: float = 0.0
        self.playouts: i64 = 0
        self.results: vec[float] = vec[float]()
        self.after: Node | None = None  # the decision after it, while it is compared

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
        playouts: float = float(self.playouts) + self.weight
        return (self.total + self.weight * self.expected) / playouts if playouts > 0.0 else 0.0


class Search:
    """Finds the option with the best playouts. The worlds are determinizations of the seat's view."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.lookahead: TurnLookahead = TurnLookahead(rules, guide)
        self.playouts: Playouts = Playouts(rules, guide)
        self.racing: float = guide.settings.racing

    def candidates(self, state: State, chance: SeededChance) -> list[Estimate]:
        """The options to compare, without playouts yet: those with the best margins at the end of the turn, best
        first. The logits of a learned policy count too."""
        out = Options()
        self.rules.options(state, out)
        options = out.to_list()
        settings = self.guide.settings
        if len(options) <= settings.candidates and settings.margin_playouts == 0.0:
            return [Estimate(option) for option in options]
        ends = [self.lookahead.turn(state, option, chance) for option in options]
        extra: vec[float] = vec[float]([0.0] * len(options))
        if self.guide.has_policy() and settings.prior > 0.0:
            self.guide.logits(state, out, extra)
        margins = [self.lookahead.margin(end, state.seat) + settings.prior * more for end, more in zip(ends, extra)]
        order = sorted(range(len(margins)), key=margins.__getitem__, reverse=True)
        found: list[Estimate] = []
        for i in order[: settings.candidates]:
            at_end: float = lead(self.playouts.utility(ends[i], state.seat)) + settings.prior * extra[i]
            found.append(Estimate(options[i], utility_of(at_end), settings.margin_playouts))
        return found

    def estimates(self, worlds: list[State], options: list[int], budget: Budget, seed: i64) -> list[Estimate]:
        """The options, best first, of which nothing is expected before their playouts; see `compare`."""
        return self.compare(worlds, [Estimate(option) for option in options], budget, seed)

    def compare(self, worlds: list[State], field: list[Estimate], budget: Budget, seed: i64) -> list[Estimate]:
        """The options of the field, best first: the last survivor, then the others by how late they were dropped.

        The budget must have begun already.
        """
        seat: i64 = worlds[0].seat
        history = OptionHistory()
        for estimate in field:
            estimate.after = Node(history)
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
            estimate.add(self.playouts.play(world, estimate.option, seat, n, estimate.after))
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
