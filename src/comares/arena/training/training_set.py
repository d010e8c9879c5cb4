"""Training examples from games, and the weights fitted to them.

For every two seats of a position, the weighted difference of their features should predict the difference of the points
that they score from there to the end. Rare features have few examples, so the fit is regularised towards the prior
weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from comares.arena.training.ridge import RidgeRegression
from comares.bots.knowledge import Knowledge
from comares.bots.linear_evaluation import Features, padded
from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules
from comares.kernel.state import State

PRIOR_STRENGTH = 5000.0  # the prior weights count as much as so many examples
HOLDOUT_EVERY = 8  # every 8th game is held out for validation


class Position(NamedTuple):
    """The features of a position in the middle of a game."""

    stage: int
    remaining: float
    values: list[int]  # the features, seat by seat
    points: list[int]


class SampledGame(NamedTuple):
    """Some positions of a game, and the points at its end."""

    positions: list[Position]
    end: list[int]


class Example(NamedTuple):
    """The difference of two seats in a position, and in the points that they scored from there to the end."""

    stage: int
    features: list[float]  # the differences, then the same times what remained of the game
    scored: float


def position(features: Features, state: State, points: list[int]) -> Position:
    """The features of the state."""
    values = features.extracted(state, len(points))
    return Position(features.stage(state), features.remaining(state), values, points)


def examples(positions: list[Position], end: list[int]) -> Iterator[Example]:
    """The examples of one game: its positions, and the points at its end."""
    for stage, remaining, values, points in positions:
        count = len(values) // len(points)
        to_score = [last - now for last, now in zip(end, points)]
        for one in range(len(points)):
            for other in range(one):
                mine, theirs = (values[seat * count : (seat + 1) * count] for seat in (one, other))
                differences = [float(x - y) for x, y in zip(mine, theirs)]
                differences += [remaining * x for x in differences]
                yield Example(stage, differences, to_score[one] - to_score[other])


class TrainingSet:
    """The examples of all games so far, by stage, some of them held out. `start` are the weights of all stages before
    anything is learned; None: the prior weights of the features."""

    def __init__(self, features: Features, start: list[float] | None = None) -> None:
        count = len(features.prior_weights)
        prior = [*features.prior_weights.values(), *[0.0] * count] * len(features.stages)
        before = padded(start, 2 * len(features.stages), count) if start else prior
        stages = [before[at : at + 2 * count] for at in range(0, len(before), 2 * count)]
        self.features = features
        self.games = 0
        self.training = [RidgeRegression(weights) for weights in stages]
        self.holdout = [RidgeRegression(weights) for weights in stages]

    def add(self, positions: list[Position], end: list[int]) -> None:
        """Add one game, for training or to the holdout."""
        fits = self.training if self.games % HOLDOUT_EVERY else self.holdout
        found = list(examples(positions, end))
        for stage, fit in enumerate(fits):
            those = [example for example in found if example.stage == stage]
            fit.add([example.features for example in those], [example.scored for example in those])
        self.games += 1

    def weights(self) -> list[float]:
        """The weights of all stages, stage by stage."""
        return [weight for fit in self.training for weight in fit.weights(PRIOR_STRENGTH)]

    def remarks(self) -> list[str]:
        """How well the weights of each stage predict the games that were held out."""
        return [
            f"{name}: {training.examples} examples; unexplained variance of {holdout.examples} held-out examples: "
            f"{holdout.unexplained(holdout.prior_weights):.0%} with the prior weights, "
            f"{holdout.unexplained(training.weights(PRIOR_STRENGTH)):.0%} with these"
            for name, training, holdout in zip(self.features.stages, self.training, self.holdout)
        ]


def training_set_for(rules: Rules, knowledge: Knowledge) -> TrainingSet:
    """An empty training set for the game of these rules."""
    if rules.seats < 2:
        raise BadSetup(f"weights are learned from differences between seats: at least 2 players, not {rules.seats}")
    return TrainingSet(knowledge.features(rules))
