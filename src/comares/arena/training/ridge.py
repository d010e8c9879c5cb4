# compiled
"""Ridge regression towards prior weights."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class RidgeRegression:
    """Collects examples and finds the weights that predict their targets, regularised towards the prior weights."""

    def __init__(self, prior_weights: list[float]) -> None:
        self.prior_weights: list[float] = prior_weights
        self.size: i64 = len(prior_weights)
        self.products: vec[float] = vec[float]([0.0] * (len(prior_weights) * len(prior_weights)))
        self.residuals: vec[float] = vec[float]([0.0] * len(prior_weights))  # features times residuals of the prior
        self.examples: i64 = 0
        self.target_squares: float = 0.0
        self.residual_squares: float = 0.0

    def add(self, features: list[float], target: float) -> None:
        """Add one example."""
        nonzero: vec[i64] = vec[i64]([i for i, x in enumerate(features) if x])
        values: vec[float] = vec[float](features)
        residual: float = target - dot(features, self.prior_weights)
        for i in nonzero:
            x: float = values[i]
            row: i64 = i * self.size
            for j in nonzero:
                self.products[row + j] += x * values[j]
            self.residuals[i] += x * residual
        self.examples += 1
        self.target_squares += target * target
        self.residual_squares += residual * residual

    def weights(self, prior_strength: float) -> list[float]:
        """The fitted weights; the prior weights count as much as so many examples."""
        rows = []
        size = int(self.size)
        for i in range(size):
            row = [self.products[i * size + j] for j in range(size)]
            row[i] += prior_strength * row[i] / float(max(self.examples, 1)) + 1.0
            rows.append([*row, self.residuals[i]])
        return [prior + change for prior, change in zip(self.prior_weights, solve(rows))]

    def unexplained(self, weights: list[float]) -> float:
        """The share of the variance of the targets that these weights do not explain."""
        change: vec[float] = vec[float]([weight - prior for weight, prior in zip(weights, self.prior_weights)])
        squares: float = self.residual_squares
        i: i64 = 0
        while i < self.size:
            row: float = -2.0 * self.residuals[i]
            j: i64 = 0
            while j < self.size:
                row += self.products[i * self.size + j] * change[j]
                j += 1
            squares += change[i] * row
            i += 1
        return squares / (self.target_squares if self.target_squares > 1.0 else 1.0)


def dot(xs: list[float], ys: list[float]) -> float:
    """The sum of the products."""
    total: float = 0.0
    for x, y in zip(xs, ys):
        total += x * y
    return total


def solve(rows: list[list[float]]) -> list[float]:
    """The solution of a positive definite system of linear equations, by Gauss-Jordan elimination.

    >>> solve([[2.0, 1.0, 4.0], [1.0, 3.0, 7.0]])
    [1.0, 2.0]
    """
    for i in range(len(rows)):
        pivot = rows[i] = [x / rows[i][i] for x in rows[i]]
        for j, row in enumerate(rows):
            if j != i and row[i]:
                factor = row[i]
                rows[j] = [x - factor * y for x, y in zip(row, pivot)]
    return [row[-1] for row in rows]
