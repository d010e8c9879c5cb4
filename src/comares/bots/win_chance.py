"""The chance to win: what the evaluation of a position says about the end of its game.

The evaluation gives each seat the points that it is likely to have at the end. A lead of so many points is worth more
the less of the game is left, so the chances are the softmax of the points over a spread:

    chance(seat) = exp(points(seat) / spread) / sum over all seats

The spread is a straight line in each stage of a game, fitted to games of the bots against each other
(`arena/training/fit_spread.py`, docs/strength.md).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from comares.bots.guide import Guide
from comares.bots.linear_evaluation import Features
from comares.bots.playouts import Playouts
from comares.bots.search_tree import Node
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.state import State

UNKNOWN_SPREAD = 6.0  # points, for a game without fitted spreads
LEAST_SPREAD = 0.5  # points: nothing is certain before the end


class Spread:
    """How far the points at the end lie from those that the evaluation expects."""

    def __init__(self, features: Features | None = None, lines: Sequence[tuple[float, float]] = ()) -> None:
        """`lines`: for each stage of the features, the points at its end, and how many more with all of it left."""
        self._features = features
        self._lines = lines

    def at(self, state: State) -> float:
        """The spread in the position, in points."""
        if self._features is None:
            return UNKNOWN_SPREAD
        base, more = self._lines[self._features.stage(state)]
        return max(LEAST_SPREAD, base + more * self._features.remaining(state))


class Prospect(NamedTuple):
    """What a position promises each seat: its chance to win, and its points at the end."""

    chances: list[float]
    points: list[float]

    def lead(self, seat: int) -> float:
        """The points that the seat is ahead of the best of the others; alone at the table, its points."""
        others = [points for each, points in enumerate(self.points) if each != seat]
        return self.points[seat] - max(others, default=0.0)


class WinChance:
    """Chances to win, of positions as they stand and after playouts."""

    def __init__(self, guide: Guide, spread: Spread) -> None:
        self.guide = guide
        self.spread = spread
        self._playouts = Playouts(guide.rules, guide)
        self._depths = guide.settings.evaluation_depths

    def of(self, state: State) -> Prospect:
        """The prospect of the position as it stands; after the end, what has happened."""
        rules, values = self.guide.rules, self._playouts.values
        self.guide.evaluate(state, values)
        points = [float(value) for value in values]
        if state.over:
            winners = rules.outcome(state).winners
            share = 1.0 / max(1, len(winners))
            return Prospect([share if seat in winners else 0.0 for seat in range(len(points))], points)
        rivals = points if len(points) > 1 else [*points, self.guide.solo_baseline(state)]
        return Prospect(softmax(rivals, self.spread.at(state))[: len(points)], points)

    def playout(self, world: State, option: int | None, seed: int, after: Node | None = None) -> Prospect:
        """The prospect after the option (None: of the position) and a rollout: the mean of those at all depths.

        `after` is the decision where the rollout begins: the tree there grows by one.
        """
        state, chance = world.copy(), SeededChance(seed)
        if option is None:
            self._playouts.begin(after)
        else:
            self.guide.rules.apply(state, option, chance, SILENT)
            self._playouts.begin(after, world.seat)
        found, played = list[Prospect](), self._playouts.first
        for until in self._depths:
            played = self._playouts.play_on(state, played, until, chance)
            self._playouts.count(state)
            found.append(self.of(state))
        self._playouts.learn()
        return mean(found)


def softmax(points: Sequence[float], spread: float) -> list[float]:
    """The chances of these points.

    >>> softmax([10.0, 10.0], 3.0)
    [0.5, 0.5]
    """
    best = max(points)
    powers = [math.exp((each - best) / spread) for each in points]
    total = sum(powers)
    return [power / total for power in powers]


def mean(prospects: Sequence[Prospect]) -> Prospect:
    """The mean of the prospects, seat by seat."""
    count = len(prospects)
    chances = zip(*(each.chances for each in prospects), strict=True)
    points = zip(*(each.points for each in prospects), strict=True)
    return Prospect([sum(seat) / count for seat in chances], [sum(seat) / count for seat in points])
