"""Weights learned from the options of a decision."""

from __future__ import annotations

import pytest

from comares.arena.training.contrasts import Contrast, Outcome, Plan, learn
from comares.arena.training.duels import mean_lead
from comares.bots.knowledge import knowledge_of
from comares.bots.weights import read_weights
from comares.games import GAMES


def test_what_all_options_share_makes_no_difference() -> None:
    shared = Contrast(0, [Outcome([7.0, 1.0], 10.0), Outcome([7.0, 3.0], 20.0)])
    features, scored = shared.examples()
    assert features == [[0.0, -1.0], [0.0, 1.0]]
    assert scored == [-5.0, 5.0]


def a_plan(game: str, seats: int = 2, deals: int = 1) -> Plan:
    return Plan(game, seats, rounds=1, positions=3, playouts=1, turns=2, deals=deals, start=None, seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_are_a_table_with_the_command_that_makes_them_again(name: str) -> None:
    text = learn(a_plan(name))
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    assert len(read_weights(text)) == 2 * len(features.stages) * len(features.prior_weights)
    first, *rounds = [line for line in text.splitlines() if line.startswith("#")]
    assert first == f"# Made by `{a_plan(name).command()}`"
    assert [line.split(":")[0] for line in rounds] == ["# round 1"]


def test_the_same_plan_makes_the_same_weights() -> None:
    assert learn(a_plan("alhambra", seats=3)) == learn(a_plan("alhambra", seats=3))


@pytest.mark.parametrize("seats", [2, 3])
def test_weights_are_level_with_themselves_and_lose_to_better_ones(seats: int) -> None:
    weights = knowledge_of("alhambra").version().weights
    upside_down = [-weight for weight in weights]
    assert mean_lead("alhambra", seats, weights, weights, deals=2, seed=1) == 0.0
    assert mean_lead("alhambra", seats, weights, upside_down, deals=2, seed=1) > 0.0
