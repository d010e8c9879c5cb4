"""What games teach: weights with which a position says best how the game will end.

Least squares: of every two seats of a position, the difference of their measures, weighted, is to be the difference of
the points that they go on to score. A few hundred games say little about what is rare, so that the weights are held
near the guesses they begin with, as if so many positions had confirmed those.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from comares.arena.training.ridge import Fit
from comares.bots.linear_evaluation import Measures
from comares.bots.registry import measures_for
from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules
from comares.kernel.state import State

CONFIRMED = 5000.0  # positions
KEPT_BACK = 8  # every so manieth game is not learned from but foretold


class Position(NamedTuple):
    """What was measured in the middle of a game."""

    stage: int
    to_come: float
    found: list[float]  # seat after seat
    points: list[int]


class Example(NamedTuple):
    """How two seats differed in a position, and in what they went on to score."""

    stage: int
    measures: list[float]  # and once more, each as far as the game was to come
    scored: float


def position(measures: Measures, state: State, points: list[int]) -> Position:
    """The position as it is measured."""
    found = measures.measured(state, len(points))
    return Position(measures.stage(state), measures.to_come(state), found, points)


def examples(met: list[Position], end: list[int]) -> Iterator[Example]:
    """All that the positions of a game teach that ended so."""
    for stage, to_come, found, points in met:
        count = len(found) // len(points)
        to_score = [last - now for last, now in zip(end, points)]
        for one in range(len(points)):
            for other in range(one):
                mine, theirs = (found[seat * count : (seat + 1) * count] for seat in (one, other))
                differences = [x - y for x, y in zip(mine, theirs)]
                differences += [to_come * x for x in differences]
                yield Example(stage, differences, to_score[one] - to_score[other])


class Lessons:
    """What all games so far have taught."""

    def __init__(self, measures: Measures) -> None:
        guesses = [*measures.guesses.values(), *[0.0] * len(measures.guesses)]
        self.measures = measures
        self.games = 0
        self.learned = [Fit(guesses) for _ in measures.stages]
        self.foretold = [Fit(guesses) for _ in measures.stages]

    def add(self, met: list[Position], end: list[int]) -> None:
        """Learn from one more game, or keep it back."""
        fits = self.learned if self.games % KEPT_BACK else self.foretold
        for example in examples(met, end):
            fits[example.stage].add(example.measures, example.scored)
        self.games += 1

    def weights(self) -> list[float]:
        """Of all stages, one after the other."""
        return [weight for fit in self.learned for weight in fit.weights(CONFIRMED)]

    def remarks(self) -> list[str]:
        """How well the weights of each stage foretell the games that were kept back."""
        return [
            f"{name}: {learned.examples} examples; of the variance of {kept.examples} others the guesses leave "
            f"{kept.unexplained(kept.guesses):.0%}, these weights {kept.unexplained(learned.weights(CONFIRMED)):.0%}"
            for name, learned, kept in zip(self.measures.stages, self.learned, self.foretold)
        ]


def lessons_for(rules: Rules) -> Lessons:
    """Nothing yet, of the game that these are the rules of."""
    if rules.seats < 2:
        raise BadSetup(f"weights are learned from what seats differ in: at least 2 players, not {rules.seats}")
    return Lessons(measures_for(rules))
