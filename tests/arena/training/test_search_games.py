"""Games of the search: weights are learned from games between bots that search, and the same plan makes the same."""

from __future__ import annotations

import pytest

from comares.arena.executors.serial import SerialExecutor
from comares.arena.setups import Setups
from comares.arena.training.search_games import Plan, learn, play
from comares.arena.training.training_set import TrainingSet
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import padded
from comares.bots.weights import read_weights
from comares.games import GAMES


def a_plan(game: str, seats: tuple[int, ...] = (2,), rounds: int = 1) -> Plan:
    return Plan(Setups(game, seats), rounds=rounds, games=2, playouts=2, start=None, seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_are_a_table_with_the_command_that_makes_them_again(name: str) -> None:
    plan = a_plan(name)
    text = learn(plan, SerialExecutor())
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    assert len(read_weights(text)) == 2 * len(features.stages) * len(features.prior_weights)
    assert text.startswith(f"# Made by `{plan.command()}`\n")
    assert text == learn(plan, SerialExecutor())


def test_a_round_is_played_with_the_weights_it_is_given() -> None:
    weights = tuple(knowledge_of("alhambra").version().weights)
    plan = a_plan("alhambra", seats=(3,))
    assert play(plan, weights, 1) == play(plan, weights, 1)
    assert play(plan, weights, 1) != play(plan, tuple(-weight for weight in weights), 1)


@pytest.mark.parametrize("name", GAMES)
def test_without_games_a_training_set_has_the_weights_that_it_started_with(name: str) -> None:
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    start = knowledge_of(name).version("master-0.1").weights
    expected = padded(start, 2 * len(features.stages), len(features.prior_weights))
    assert TrainingSet(features, start).weights() == pytest.approx(expected)
