"""Ratings of many bots from matches between two of them: Elo's model, the most likely ratings, with 95 % intervals.

A bot that is d points above another wins 1 / (1 + 10 ** (-d / 400)) of their games. As in BayesElo, every two bots that
have met get a drawn game on top of those they played, so that a bot that has won all its games has a rating too. The
games of a deal are not independent: a match counts as its effective number of games (`statistics.py`).
"""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

from comares.arena.statistics import DEVIATIONS, ELO, Interval, Sums

SCALE = log(10) / ELO
ANCHOR = 1000.0  # the rating of the first bot of a list
STEPS = 100
CLOSE = 1e-9
DRAWN = 1.0  # games on top of those played

Matrix = list[list[float]]


class Met(NamedTuple):
    """A match of two bots, by their numbers in the list: the share of the first, and its effective number of games."""

    first: int
    second: int
    share: float
    games: float


class Rated(NamedTuple):
    """A bot's rating, and how many games it has played. The first bot is the anchor: its interval is a point."""

    bot: str
    rating: Interval
    games: int


def met(first: int, second: int, sums: Sums) -> Met:
    """The match with these results, and a drawn game."""
    games = sums.effective_games()
    return Met(first, second, (sums.value * games + DRAWN / 2) / (games + DRAWN), games + DRAWN)


def rate(count: int, matches: list[Met]) -> list[Interval]:
    """The ratings of so many bots. Every bot must have met the first, or one that has, and so on."""
    ratings = [0.0] * count
    for _ in range(STEPS):
        slope, curvature = [0.0] * count, [[0.0] * count for _ in range(count)]
        for first, second, share, games in matches:
            expected = 1 / (1 + 10 ** ((ratings[second] - ratings[first]) / ELO))
            force, stiffness = SCALE * games * (share - expected), SCALE**2 * games * expected * (1 - expected)
            for one, other, sign in ((first, second, 1), (second, first, -1)):
                slope[one] += sign * force
                curvature[one][one] += stiffness
                curvature[one][other] -= stiffness
        inverse = inverted([row[1:] for row in curvature[1:]])  # the first bot stays where it is
        change = [sum(cell * force for cell, force in zip(row, slope[1:])) for row in inverse]
        ratings[1:] = [rating + max(-ELO, min(ELO, step)) for rating, step in zip(ratings[1:], change)]
        if all(abs(step) < CLOSE for step in change):
            break
    errors = [0.0, *(DEVIATIONS * sqrt(inverse[i][i]) for i in range(count - 1))]
    return [Interval(ANCHOR + r, ANCHOR + r - e, ANCHOR + r + e) for r, e in zip(ratings, errors)]


def inverted(matrix: Matrix) -> Matrix:
    """The inverse, by elimination.

    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == n) for n in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [cell / rows[at][at] for cell in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [cell - factor * own for cell, own in zip(rows[other], rows[at])]
    return [row[size:] for row in rows]
