# compiled
"""Playouts: rollouts from an option on, and the utility of where they lead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.rollout_lookahead import LookaheadRollout
from comares.bots.search_tree import Node, TreePath
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

NOBODY: Final = -1  # no seat
SHARPNESS: Final = 12.0  # a lead of so many points has the utility 0.75, halfway from level to a certain win


class Playouts:
    """Rollouts from copies of a state, by the guide's policy, evaluated at the guide's depths. Their first decisions
    may be made in a tree."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.rollout: LookaheadRollout = LookaheadRollout(rules, guide)
        self.depths: vec[i64] = vec[i64](guide.settings.evaluation_depths)
        self.in_turns: bool = guide.settings.in_turns
        self.first: i64 = 1 if guide.settings.in_turns else 0
        self.rollout_width: i64 = guide.settings.rollout_width
        self.wide: i64 = guide.settings.wide
        self.own_wide: i64 = guide.settings.own_wide
        self.own: i64 = NOBODY  # the seat that searches
        self.path: TreePath = TreePath(rules, guide, self.rollout)
        self.out: Options = Options()
        self.values: vec[float] = vec[float]([0.0] * rules.seats)
        self.utilities: vec[float] = vec[float]([0.0] * rules.seats)

    def play(self, world: State, option: i64, seat: i64, seed: i64, after: Node | None = None) -> float:
        """The utility of the option for the seat, from 0 to 1: the mean of the evaluations at all depths.

        `after` is the decision after the option: the tree there grows by one.
        """
        state = world.copy()
        chance = SeededChance(seed)
        self.rules.apply(state, option, chance, SILENT)
        self.begin(after, seat)
        played: i64 = self.first
        for until in self.depths:
            played = self.play_on(state, played, until, chance)
            self.count(state)
        self.learn()
        return self.utilities[seat]

    def begin(self, after: Node | None, own: i64 = NOBODY) -> None:
        """Begin a playout at this decision; None: outside any tree. `own` is the seat that searches, or NOBODY."""
        self.path.begin(after)
        self.own = own
        seat: i64 = 0
        while seat < len(self.utilities):
            self.utilities[seat] = 0.0
            seat += 1

    def count(self, state: State) -> None:
        """Count the evaluation at one of the depths in the utility of each seat."""
        self.guide.evaluate(state, self.values)
        depths: float = float(len(self.depths))
        seat: i64 = 0
        while seat < len(self.values):
            self.utilities[seat] += utility_of(self._lead(state, seat)) / depths
            seat += 1

    def learn(self) -> None:
        """End a playout: the tree learns from it."""
        self.path.learn(self.utilities)

    def play_on(self, state: State, played: i64, until: i64, chance: SeededChance) -> i64:
        """Play on until so many decisions or turns are played, or the game is over. Returns how many are.

        `first` are played when a playout begins: with turns, the one that the option belongs to.
        """
        while not state.over:
            if not self.in_turns or self.guide.begins_turn(state):
                if played == until:
                    break
                played += 1
            if self.path.is_in_tree():
                self.path.decide(state, chance)
            else:
                self.decide(state, self.width(played, state), chance)
        return played

    def width(self, nth: i64, state: State) -> i64:
        """How many options the nth decision or turn of a playout, made in this state, compares at the end of the turn.
        With 1 it takes what the rollout policy picks."""
        if nth <= self.wide:
            return self.rollout_width
        return self.rollout_width if nth <= self.own_wide and state.seat == self.own else 1

    def decide(self, state: State, width: i64, chance: SeededChance) -> None:
        """Make one decision by the guide's policy, with this rollout width."""
        out = self.out
        self.rules.options(state, out)
        picked: i64 = out.codes[0]
        if out.n > 1:
            picked = self.rollout.choose(state, out, width, chance)
        self.rules.apply(state, picked, chance, SILENT)

    def utility(self, state: State, seat: i64) -> float:
        """The utility of the position for the seat, from 0 to 1."""
        self.guide.evaluate(state, self.values)
        return utility_of(self._lead(state, seat))

    def _lead(self, state: State, seat: i64) -> float:
        """The seat's lead over the best of the others, by the values of this state."""
        values = self.values
        if len(values) == 1:
            return values[seat] - self.guide.solo_baseline(state)
        best: float = -1000000.0
        i: i64 = 0
        while i < len(values):
            if i != seat and values[i] > best:
                best = values[i]
            i += 1
        return values[seat] - best


def utility_of(lead: float) -> float:
    """The utility of a lead in points, from 0 to 1."""
    return 0.5 + 0.5 * lead / ((lead if lead > 0.0 else -lead) + SHARPNESS)


def lead(utility: float) -> float:
    """The lead in points that has this utility."""
    x: float = 2.0 * utility - 1.0
    return SHARPNESS * x / (1.0 - (x if x > 0.0 else -x))
