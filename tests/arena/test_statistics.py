"""The 95 % intervals hold the true value 19 times of 20, however the games of a deal are correlated."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from comares.arena.statistics import Interval, elo, share, wilson

DEALS, MATCHES = 60, 200


def held(truth: float, together: float) -> float:
    """The share of matches whose interval holds the truth. With probability `together` the second game of a deal has
    the result of the first."""
    dice = Random(f"{truth} {together}")
    hits = 0
    for _ in range(MATCHES):
        deals = []
        for _ in range(DEALS):
            first = dice.random() < truth
            second = first if dice.random() < together else dice.random() < truth
            deals.append((float(first + second), 2.0))
        found = share(deals)
        hits += found.low <= truth <= found.high
    return hits / MATCHES


@pytest.mark.parametrize("truth", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("together", [0.0, 0.5, 1.0])
def test_an_interval_holds_the_true_value_19_times_of_20(truth: float, together: float) -> None:
    assert held(truth, together) >= 0.91


def test_fully_correlated_games_count_as_one() -> None:
    apart = share([(2.0, 2.0), (1.0, 2.0), (1.0, 2.0), (0.0, 2.0)] * 25)
    together = share([(2.0, 2.0), (0.0, 2.0)] * 50)
    assert apart == pytest.approx(wilson(0.5, 200), abs=1e-3)
    assert together == pytest.approx(wilson(0.5, 99), abs=1e-3)


def test_wilson_gives_the_textbook_figures() -> None:
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    assert wilson(1.0, 60).low == pytest.approx(0.9398, abs=1e-4)


def test_no_interval_is_narrower_than_for_independent_games() -> None:
    every_deal_split = share([(1.0, 2.0)] * 10)
    assert every_deal_split == wilson(0.5, 20)
    assert share([(2.0, 2.0)] * 10) == wilson(1.0, 10), "the games of a deal may be fully correlated"
    assert share([(2.0, 2.0)]).low == pytest.approx(wilson(1.0, 1).low), "a single deal"
    assert share([]) == Interval(0.5, 0.0, 1.0)
    assert share([(0.0, 0.0)]) == Interval(0.5, 0.0, 1.0)


def test_elo_is_the_logarithm_of_the_odds_per_seat() -> None:
    assert elo(Interval(10 / 11, 0.5, 1.0), 1) == pytest.approx((400, 0, inf))
    assert elo(Interval(1 / 3, 0.0, 2 / 3), 2) == pytest.approx((0, -inf, 400 * 0.60206), abs=1e-3)
