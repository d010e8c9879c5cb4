"""Shares of victories and differences of strength, with 95 % intervals that know of deals."""

from __future__ import annotations

from math import inf, log10, sqrt
from typing import NamedTuple

DEVIATIONS = 1.959964  # of a normal distribution, that 95 % lie within
ELO = 400.0  # points of difference that stand for odds of ten to one


class Interval(NamedTuple):
    """An estimate, and where the truth is to be expected."""

    value: float
    low: float
    high: float


def share(deals: list[tuple[float, float]]) -> Interval:
    """What part of something was won, from what was won of how much in each deal.

    Games of one deal are not independent, so deals are what varies: Wilson's interval for as many games as would vary
    like these deals do, but never for more than were played; for as many as there were deals if all went one way, as
    then nobody knows how games of a deal go together.
    """
    won, of = sum(won for won, _ in deals), sum(of for _, of in deals)
    if not of:
        return Interval(0.5, 0.0, 1.0)
    value = won / of
    squares = sum((won - value * of) ** 2 for won, of in deals)
    if len(deals) == 1 or value in (0.0, 1.0):
        return wilson(value, min(of, len(deals)))
    if not squares:
        return wilson(value, of)
    return wilson(value, min(of, value * (1 - value) * of**2 / squares * (len(deals) - 1) / len(deals)))


def wilson(value: float, games: float) -> Interval:
    """Wilson's interval for a share of so many independent games.

    >>> [round(end, 3) for end in wilson(0.9, 100)]
    [0.9, 0.826, 0.945]
    """
    doubt = DEVIATIONS**2 / games
    middle = (value + doubt / 2) / (1 + doubt)
    half = DEVIATIONS / (1 + doubt) * sqrt(value * (1 - value) / games + doubt / (4 * games))
    return Interval(value, max(0.0, middle - half), min(1.0, middle + half))


def elo(between: Interval, seats: float) -> Interval:
    """The difference of strength behind a share of what two bots won between them. `seats` is how many times as many
    seats as the first the second one had: who has twice the seats wins twice as often at the same strength.

    >>> [round(end) for end in elo(Interval(0.75, 0.5, 0.9), 1)]
    [191, 0, 382]
    """
    return Interval(*(_elo(end, seats) for end in between))


def _elo(share: float, seats: float) -> float:
    if share <= 0:
        return -inf
    return inf if share >= 1 else ELO * log10(share / (1 - share) * seats)
