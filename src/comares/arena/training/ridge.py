# compiled
"""Least squares: the weights with which numbers say best what came of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Fit:
    """The sums behind the weights, which are held near the guesses they begin with."""

    def __init__(self, guesses: list[float]) -> None:
        self.guesses: list[float] = guesses
        self.size: i64 = len(guesses)
        self.products: vec[float] = vec[float]([0.0] * (len(guesses) * len(guesses)))
        self.targets: vec[float] = vec[float]([0.0] * len(guesses))
        self.examples: i64 = 0
        self.came_squared: float = 0.0
        self.wrong_squared: float = 0.0  # by the guesses

    def add(self, numbers: list[float], came: float) -> None:
        """Learn from one more example."""
        there: vec[i64] = vec[i64]([i for i, x in enumerate(numbers) if x])
        found: vec[float] = vec[float](numbers)
        wrong: float = came - dot(numbers, self.guesses)
        for i in there:
            x: float = found[i]
            row: i64 = i * self.size
            for j in there:
                self.products[row + j] += x * found[j]
            self.targets[i] += x * wrong
        self.examples += 1
        self.came_squared += came * came
        self.wrong_squared += wrong * wrong

    def weights(self, confirmed: float) -> list[float]:
        """The guesses, mended, as if so many examples had confirmed them."""
        rows = []
        size = int(self.size)
        for i in range(size):
            row = [self.products[i * size + j] for j in range(size)]
            row[i] += confirmed * row[i] / float(max(self.examples, 1)) + 1.0
            rows.append([*row, self.targets[i]])
        return [guess + more for guess, more in zip(self.guesses, solved(rows))]

    def unexplained(self, weights: list[float]) -> float:
        """The share of the variance of the examples that these weights leave."""
        mended: vec[float] = vec[float]([weight - guess for weight, guess in zip(weights, self.guesses)])
        wrong: float = self.wrong_squared
        i: i64 = 0
        while i < self.size:
            row: float = -2.0 * self.targets[i]
            j: i64 = 0
            while j < self.size:
                row += self.products[i * self.size + j] * mended[j]
                j += 1
            wrong += mended[i] * row
            i += 1
        return wrong / (self.came_squared if self.came_squared > 1.0 else 1.0)


def dot(xs: list[float], ys: list[float]) -> float:
    """The sum of the products."""
    total: float = 0.0
    for x, y in zip(xs, ys):
        total += x * y
    return total


def solved(rows: list[list[float]]) -> list[float]:
    """The solution of a positive definite system of equations, by Gauss and Jordan.

    >>> solved([[2.0, 1.0, 4.0], [1.0, 3.0, 7.0]])
    [1.0, 2.0]
    """
    for i in range(len(rows)):
        pivot = rows[i] = [x / rows[i][i] for x in rows[i]]
        for j, row in enumerate(rows):
            if j != i and row[i]:
                factor = row[i]
                rows[j] = [x - factor * y for x, y in zip(row, pivot)]
    return [row[-1] for row in rows]
