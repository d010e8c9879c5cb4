"""Trials of many changes at once: the regression finds what each is worth."""

from __future__ import annotations

from random import Random

import pytest

from comares.arena.executors.serial import SerialExecutor
from comares.arena.setups import Setups
from comares.arena.training.changes import Change, read_changes
from comares.arena.training.try_changes import Plan, Trial, play, report, worths
from comares.kernel.errors import BadSetup

pytest.importorskip("numpy")
CHANGES = (Change("good"), Change("nothing"), Change("bad"))
TRUE = {"good": 5.0, "nothing": 0.0, "bad": -3.0}


def trials(games: int, noise: float) -> list[Trial]:
    """Games of three seats with points that follow from what each had, and from a deal that is rich or poor."""
    rng = Random(1)
    found = []
    for _ in range(games):
        had = [tuple(rng.random() < 0.5 for _ in CHANGES) for _ in range(3)]
        deal = rng.gauss(100, 30)
        exact = [deal + sum(TRUE[c.name] * has for c, has in zip(CHANGES, seat)) + rng.gauss(0, noise) for seat in had]
        points = [round(1000 * each) for each in exact]
        found.append(Trial(had, points, [float(each == max(points)) for each in points]))
    return found


def test_what_a_change_is_worth_is_found_whatever_the_deal_was() -> None:
    for worth in worths(CHANGES, trials(60, 0.0)):
        assert worth.points.value == pytest.approx(1000 * TRUE[worth.change], abs=1.0)


def test_the_interval_holds_the_truth_and_shrinks_with_more_games() -> None:
    few, many = worths(CHANGES, trials(100, 8.0)), worths(CHANGES, trials(1600, 8.0))
    for less, more in zip(few, many):
        assert more.points.low < 1000 * TRUE[more.change] < more.points.high
        assert more.points.high - more.points.low < 0.5 * (less.points.high - less.points.low)
    assert many[0].won.low > 0 > many[2].won.high


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadSetup, match="1 games are too few for 3 changes"):
        worths(CHANGES, trials(1, 0.0))


def a_plan(games: int) -> Plan:
    changes = read_changes("[more]\ntimes = { wall = 2.0 }\n[wide]\nsettings = { wide = 1 }")
    return Plan(Setups("alhambra", (3,)), tuple(changes), games=games, playouts=2, seed=1)


def test_the_same_plan_gives_the_same_games_and_seats_have_changes_by_lot() -> None:
    games = [play(a_plan(4), seed) for seed in range(1, 5)]
    assert games == [play(a_plan(4), seed) for seed in range(1, 5)]
    assert {has for game in games for seat in game.had for has in seat} == {True, False}
    assert all(sum(game.shares) == pytest.approx(1.0) for game in games)


def test_the_report_has_a_row_for_each_change() -> None:
    rows = report(a_plan(6), SerialExecutor()).splitlines()[2:]
    assert sorted(row.split(" | ")[0] for row in rows) == ["| more", "| wide"]
