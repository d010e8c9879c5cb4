"""Self-play: each round uses the weights learned so far, and the same command makes the same weights."""

from __future__ import annotations

import pytest

from comares.arena.match import Setup
from comares.arena.training.self_play import Plan, play
from comares.arena.training.training_set import Position, TrainingSet, examples
from comares.bots.knowledge import knowledge_of
from comares.bots.weights import read_weights
from comares.cli import main
from comares.games import GAMES

SHORT = ["--rounds", "2", "--games", "2", "--seed", "5"]
HERE = ["--cores", "1"]


@pytest.mark.parametrize("name", GAMES)
def test_practise_prints_the_weights_with_the_command_that_makes_them_again(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["practise", "--game", name, *SHORT, *HERE]) == 0
    shown = capsys.readouterr()
    first, *_ = shown.out.splitlines()
    assert first == f"# Made by `comares practise --game {name} --players 2 {' '.join(SHORT)}`"
    assert shown.err.count("points per seat") == 2, "progress goes to standard error"
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    assert len(read_weights(shown.out)) == 2 * len(features.stages) * len(features.prior_weights)
    assert main([*first.partition("`")[2].rstrip("`").split()[1:], *HERE]) == 0
    assert capsys.readouterr().out == shown.out


def test_a_round_is_played_with_the_weights_it_is_given() -> None:
    plan = Plan(Setup("sabika"), 2, {}, 1, 1, 3)
    weights = TrainingSet(knowledge_of("sabika").features(GAMES["sabika"].rules(2, {}))).weights()
    prior, again = (play(plan, weights, 3) for _ in range(2))
    assert prior == again
    assert play(plan, [-weight for weight in weights], 3) != prior


def test_an_example_is_the_difference_of_two_seats_and_of_the_points_they_scored_later() -> None:
    positions = [Position(stage=1, remaining=0.5, values=[4, 1, 3, 5], points=[10, 20])]
    assert list(examples(positions, [40, 30])) == [(1, [-1.0, 4.0, -0.5, 2.0], -20)]


def test_every_eighth_game_is_held_out() -> None:
    plan = Plan(Setup("alhambra"), 2, {}, 1, 1, 3)
    training_set = TrainingSet(knowledge_of("alhambra").features(GAMES["alhambra"].rules(2, {})))
    positions, end = play(plan, training_set.weights(), 3)
    for _ in range(9):
        training_set.add(positions, end)
    assert sum(fit.examples for fit in training_set.holdout) == 2 * len(positions)
    assert sum(fit.examples for fit in training_set.training) == 7 * len(positions)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (["--rounds", "0"], "--rounds must be at least 1, not 0"),
        (["--games", "-3"], "--games must be at least 1, not -3"),
        (["--players", "1", "--game", "sabika"], "at least 2 players, not 1"),
        (["--players", "9"], "9"),
        (["--set", "weather=fine"], "weather"),
    ],
)
def test_invalid_arguments_are_refused_with_the_reason(
    wrong: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["practise", *wrong]) == 2
    assert message in capsys.readouterr().err
