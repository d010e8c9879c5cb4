"""Multinomial logistic regression: weights of features that say which option of a decision is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from numpy import float64, intp
    from numpy.typing import NDArray

STEPS = 300
RATE = 0.3  # of Adam: the size of the first steps, in units of a feature's standard deviation
DECAY = (0.9, 0.999)
PENALTY = 2.0  # of squared weights, so that a rare feature keeps a small one


class Choices(NamedTuple):
    """Decisions: the features of all their options, row by row, and which row was chosen."""

    rows: list[dict[int, float]]  # of each option, by feature
    sizes: list[int]  # how many options each decision has
    chosen: list[int]  # which of them was chosen

    def add(self, options: list[dict[int, float]], chosen: int) -> None:
        """Add a decision."""
        self.rows.extend(options)
        self.sizes.append(len(options))
        self.chosen.append(chosen)


class Fit(NamedTuple):
    """The weights, and how well they say what is chosen."""

    weights: list[float]
    decisions: int
    likelihood: float  # the mean log likelihood of what was chosen
    hits: float  # the share of decisions in which the likeliest option was chosen


class SoftmaxRegression:
    """The decisions of one stage as arrays."""

    def __init__(self, choices: Choices, features: int) -> None:
        import numpy

        self.matrix: NDArray[float64] = numpy.zeros((len(choices.rows), features))
        for number, row in enumerate(choices.rows):
            for feature, amount in row.items():
                self.matrix[number, feature] = amount
        self.starts: NDArray[intp] = numpy.concatenate(([0], numpy.cumsum(choices.sizes)[:-1])).astype(numpy.intp)
        self.sizes = numpy.array(choices.sizes)
        self.chosen = self.starts + numpy.array(choices.chosen)

    def fitted(self) -> list[float]:
        """The weights of the highest likelihood, less the penalty, by gradient ascent (Adam)."""
        import numpy

        spread = self.matrix.std(axis=0)
        spread[spread == 0.0] = 1.0
        scaled = self.matrix / spread
        weights = numpy.zeros(scaled.shape[1])
        mean, square = numpy.zeros_like(weights), numpy.zeros_like(weights)
        wanted = scaled[self.chosen].sum(axis=0)
        for step in range(1, STEPS + 1):
            gradient = wanted - scaled.T @ self._chances(scaled @ weights) - PENALTY * weights
            gradient /= len(self.sizes)
            mean = DECAY[0] * mean + (1 - DECAY[0]) * gradient
            square = DECAY[1] * square + (1 - DECAY[1]) * gradient**2
            rate = RATE * (1 - step / (STEPS + 1))
            weights += rate * mean / (1 - DECAY[0] ** step) / (numpy.sqrt(square / (1 - DECAY[1] ** step)) + 1e-8)
        found: list[float] = (weights / spread).tolist()
        return found

    def _chances(self, logits: NDArray[float64]) -> NDArray[float64]:
        import numpy

        highest = numpy.repeat(numpy.maximum.reduceat(logits, self.starts), self.sizes)
        weights = numpy.exp(logits - highest)
        chances: NDArray[float64] = weights / numpy.repeat(numpy.add.reduceat(weights, self.starts), self.sizes)
        return chances

    def check(self, weights: list[float]) -> Fit:
        """How well these weights say what was chosen here."""
        import numpy

        logits = self.matrix @ numpy.array(weights)
        chances = self._chances(logits)[self.chosen]
        hits = logits[self.chosen] >= numpy.maximum.reduceat(logits, self.starts)
        return Fit(weights, len(self.sizes), float(numpy.log(chances + 1e-12).mean()), float(hits.mean()))
