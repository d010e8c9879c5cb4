"""Time where it counts: a clear decision ends early, and what it leaves over is there for a hard one."""

from __future__ import annotations

from comares.bots.budget import Budget
from comares.bots.search import Estimate


def estimate(*results: float) -> Estimate:
    made = Estimate(0)
    for result in results:
        made.add(result)
    return made


def test_an_option_that_is_behind_in_every_playout_is_clearly_behind() -> None:
    best, worse = estimate(*[0.6, 0.7, 0.5, 0.65] * 4), estimate(*[0.5, 0.62, 0.39, 0.55] * 4)
    assert worse.is_behind(best, 3.0)
    assert not best.is_behind(worse, 3.0)


def test_an_option_that_is_sometimes_ahead_is_not_clearly_behind() -> None:
    best, other = estimate(*[0.6, 0.3] * 8), estimate(*[0.3, 0.55] * 8)
    assert not other.is_behind(best, 3.0)


def test_a_budget_allows_more_when_earlier_decisions_left_something_over() -> None:
    budget = Budget(10)
    budget.allowed = 2.0
    budget.begin()
    shares = [budget.spent() for _ in range(21)]
    assert shares[10] == 0.5
    assert shares[20] == 1.0
