# compiled
"""Playouts: rollouts from an option on, and the utility of where they lead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.rollout_lookahead import LookaheadRollout
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

SHARPNESS: Final = 12.0  # a lead of so many points has the utility 0.75, halfway from level to a certain win


class Playouts:
    """Rollouts from copies of a state, by the guide's policy, evaluated at the guide's depths."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules: Rules = rules
        self.guide: Guide = guide
        self.rollout: LookaheadRollout = LookaheadRollout(rules, guide)
        self.depths: vec[i64] = vec[i64](guide.settings.evaluation_depths)
        self.in_turns: bool = guide.settings.in_turns
        self.first: i64 = 1 if guide.settings.in_turns else 0
        self.out: Options = Options()
        self.values: vec[float] = vec[float]([0.0] * rules.seats)

    def play(self, world: State, option: i64, seat: i64, seed: i64) -> float:
        """The utility of the option for the seat, from 0 to 1: the mean of the evaluations at all depths."""
        state = world.copy()
        chance = SeededChance(seed)
        self.rules.apply(state, option, chance, SILENT)
        played: i64 = self.first
        total: float = 0.0
        for until in self.depths:
            played = self.play_on(state, played, until, chance)
            total += self.utility(state, seat)
        return total / float(len(self.depths))

    def play_on(self, state: State, played: i64, until: i64, chance: SeededChance) -> i64:
        """Play on until so many decisions or turns are played, or the game is over. Returns how many are.

        `first` are played when a playout begins: with turns, the one that the option belongs to.
        """
        while not state.over:
            if not self.in_turns or self.guide.begins_turn(state):
                if played == until:
                    break
                played += 1
            self.decide(state, self.guide.rollout_width(played), chance)
        return played

    def decide(self, state: State, width: i64, chance: SeededChance) -> None:
        """Make one decision by the guide's policy, with this rollout width."""
        out = self.out
        self.rules.options(state, out)
        picked: i64 = out.codes[0]
        if out.n > 1:
            picked = self.rollout.choose(state, out, width, chance)
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
        return utility_of(lead)


    def add_utilities(self, state: State, utilities: vec[float]) -> None:
        """Add the utility of the position for each seat, by its lead over the best of the others."""
        self.guide.evaluate(state, self.values)
        values = self.values
        seats: i64 = len(values)
        seat: i64 = 0
        while seat < seats:
            best: float = -1000000.0 if seats > 1 else self.guide.solo_baseline(state)
            i: i64 = 0
            while i < seats:
                if i != seat and values[i] > best:
                    best = values[i]
                i += 1
            utilities[seat] += utility_of(values[seat] - best)
            seat += 1


def utility_of(lead: float) -> float:
    """The utility of a lead in points, from 0 to 1."""
    return 0.5 + 0.5 * lead / ((lead if lead > 0.0 else -lead) + SHARPNESS)


def lead(utility: float) -> float:
    """The lead in points that has this utility."""
    x: float = 2.0 * utility - 1.0
    return SHARPNESS * x / (1.0 - (x if x > 0.0 else -x))
