"""Shares of victories and Elo differences, with 95 % intervals that account for duplicate deals."""

from __future__ import annotations

from math import inf, log10, sqrt
from typing import NamedTuple

DEVIATIONS = 1.959964  # standard deviations of a normal distribution that hold 95 %
ROUNDING = 1e-12  # a variance below this is none
ELO = 400.0  # points of difference for odds of ten to one


class Interval(NamedTuple):
    """An estimate and its 95 % interval."""

    value: float
    low: float
    high: float


def share(deals: list[tuple[float, float]], deviations: float = DEVIATIONS) -> Interval:
    """The share that was won, from pairs of (won, games) for each deal.

    The games of one deal are not independent. The interval is Wilson's for an effective number of games, which is
    estimated from the variance between deals and is never more than the games played. If all games were won or all
    lost, the variance says nothing, and the effective number is the number of deals.
    """
    sums = Sums()
    for won, of in deals:
        sums.add(won, of)
    return sums.share(deviations)


class Sums:
    """What a share needs to know of the deals, so that it costs nothing to keep it while a match is played."""

    def __init__(self) -> None:
        self.deals = 0
        self.won = self.of = self.won_squared = self.won_of = self.of_squared = 0.0

    def add(self, won: float, of: float, sign: int = 1) -> None:
        """Count a deal; with the sign -1 it is taken away again, before it is counted with one more game."""
        self.deals += sign
        self.won += sign * won
        self.of += sign * of
        self.won_squared += sign * won * won
        self.won_of += sign * won * of
        self.of_squared += sign * of * of

    def share(self, deviations: float = DEVIATIONS) -> Interval:
        """The share of these deals, see `share`."""
        return wilson(self.value, self.effective_games(), deviations) if self.of else Interval(0.5, 0.0, 1.0)

    @property
    def value(self) -> float:
        """The share itself; of no games it is a half."""
        return min(1.0, max(0.0, self.won / self.of)) if self.of else 0.5

    def effective_games(self) -> float:
        """How many independent games say as much, see `share`."""
        deals, of, value = self.deals, self.of, self.value
        if deals <= 1 or value in (0.0, 1.0):
            return min(of, deals)
        squares = self.won_squared - 2 * value * self.won_of + value * value * self.of_squared
        if squares <= ROUNDING * self.of_squared:
            return of
        return min(of, value * (1 - value) * of**2 / squares * (deals - 1) / deals)


def wilson(value: float, games: float, deviations: float = DEVIATIONS) -> Interval:
    """Wilson's score interval for a share of so many independent games.

    >>> [round(end, 3) for end in wilson(0.9, 100)]
    [0.9, 0.826, 0.945]
    """
    doubt = deviations**2 / games
    middle = (value + doubt / 2) / (1 + doubt)
    half = deviations / (1 + doubt) * sqrt(value * (1 - value) / games + doubt / (4 * games))
    return Interval(value, max(0.0, middle - half), min(1.0, middle + half))


def elo(between: Interval, seats: float) -> Interval:
    """The Elo difference for a share of the games that two bots won between them.

    `seats` is the ratio of the second bot's seats to the first bot's: of two equal bots, the one with twice the seats
    wins twice as often.

    >>> [round(end) for end in elo(Interval(0.75, 0.5, 0.9), 1)]
    [191, 0, 382]
    """
    return Interval(*(_elo(end, seats) for end in between))


def _elo(share: float, seats: float) -> float:
    if share <= 0:
        return -inf
    return inf if share >= 1 else ELO * log10(share / (1 - share) * seats)
