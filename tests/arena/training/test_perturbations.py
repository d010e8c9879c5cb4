"""Perturbations: the seats of a game have opposite factors, and the weights move to where the points rise."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from comares.arena.executors.serial import SerialExecutor
from comares.arena.setups import Setups
from comares.arena.training.perturbations import (
    SPREAD,
    Plan,
    SeatScore,
    direction,
    lead_of_deal,
    learn,
    play_shifted,
    shifted,
    shifts,
)
from comares.bots.knowledge import knowledge_of
from comares.bots.weights import read_weights
from comares.games import GAMES


def a_plan(game: str = "alhambra", seats: tuple[int, ...] = (2,)) -> Plan:
    return Plan(Setups(game, seats), rounds=1, games=2, playouts=2, deals=1, start=None, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_factors_of_a_game_cancel_out(seats: int) -> None:
    found = shifts(seats, 5, Random(seats))
    assert len(found) == seats
    assert [sum(column) for column in zip(*found)] == pytest.approx([0.0] * 5)
    assert sum(not any(shift) for shift in found) == seats % 2, "only an odd seat plays with the weights as they are"


def test_a_factor_multiplies_both_weights_of_its_feature_in_its_stage() -> None:
    features = knowledge_of("alhambra").features(GAMES["alhambra"].rules(2, {}))
    count, stages = len(features.prior_weights), len(features.stages)
    shift = [0.0] * (count * stages)
    shift[count + 3] = 0.5  # the fourth feature of the second stage
    found = shifted([1.0] * (2 * count * stages), shift, features)
    assert {i: weight for i, weight in enumerate(found) if weight != 1.0} == pytest.approx(
        {2 * count + 3: exp(0.5), 3 * count + 3: exp(0.5)}
    )


def test_the_direction_is_that_in_which_the_points_rise() -> None:
    rng = Random(1)
    scores: list[SeatScore] = []
    for _ in range(500):
        for shift in shifts(2, 8, rng):
            scores.append(SeatScore(shift, 4.0 * shift[2] / SPREAD - 2.0 * shift[5] / SPREAD + rng.gauss(0.0, 10.0)))
    found = direction(scores)
    assert sum(each * each for each in found) == pytest.approx(1.0)
    assert found[2] == pytest.approx(0.9, abs=0.1)
    assert found[5] == pytest.approx(-0.4, abs=0.15)
    assert all(abs(each) < 0.15 for place, each in enumerate(found) if place not in (2, 5))


def test_without_a_difference_in_points_there_is_no_direction() -> None:
    assert direction([SeatScore(shift, 0.0) for shift in shifts(4, 3, Random(1))]) == [0.0, 0.0, 0.0]


def test_what_a_seat_scores_is_told_against_the_mean_of_its_game() -> None:
    plan = a_plan(seats=(3,))
    weights = tuple(knowledge_of("alhambra").version().weights)
    scores = play_shifted(plan, weights, 1)
    assert len(scores) == 3
    assert sum(score.ahead for score in scores) == pytest.approx(0.0)
    assert scores == play_shifted(plan, weights, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_weights_are_not_ahead_of_themselves(seats: int) -> None:
    weights = tuple(knowledge_of("alhambra").version().weights)
    assert lead_of_deal(a_plan(seats=(seats,)), (weights, weights), 3) == pytest.approx(0.0)


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_are_a_table_with_the_command_that_makes_them_again(name: str) -> None:
    plan = a_plan(name)
    text = learn(plan, SerialExecutor())
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    assert len(read_weights(text)) == 2 * len(features.stages) * len(features.prior_weights)
    assert text.startswith(f"# Made by `{plan.command()}`\n")
    assert text == learn(plan, SerialExecutor())
