"""Practice: each round plays by what the rounds before it taught, and the same command makes the same weights."""

from __future__ import annotations

import pytest

from comares.arena.training.self_play import Plan, play
from comares.arena.training.training_set import Lessons, Position, examples
from comares.bots.registry import guide_for, judging_guide_for, measures_for
from comares.bots.weights import read_weights
from comares.cli import main
from comares.games import GAMES

SHORT = ["--rounds", "2", "--games", "2", "--seed", "5"]


@pytest.mark.parametrize("name", GAMES)
def test_practice_prints_a_table_with_the_command_that_makes_it_again(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["practise", "--game", name, *SHORT]) == 0
    shown = capsys.readouterr()
    first, *_ = shown.out.splitlines()
    assert first == f"# Made by `comares practise --game {name} --players 2 {' '.join(SHORT)}`"
    assert shown.err.count("points a seat") == 2, "it tells how it goes, and not between the weights"
    measures = measures_for(GAMES[name].rules(2, {}))
    assert len(read_weights(shown.out)) == 2 * len(measures.stages) * len(measures.guesses)
    assert main(first.partition("`")[2].rstrip("`").split()[1:]) == 0
    assert capsys.readouterr().out == shown.out


def test_a_round_is_played_by_the_weights_it_is_given() -> None:
    plan = Plan(GAMES["sabika"], 2, {}, 1, 1, 3)
    rules = plan.game.rules(2, {})
    weights = Lessons(measures_for(rules)).weights()
    as_guessed, again = (play(plan, judging_guide_for(rules, weights), 3) for _ in range(2))
    assert as_guessed == again
    assert play(plan, judging_guide_for(rules, [-weight for weight in weights]), 3) != as_guessed


def test_a_game_teaches_in_what_two_seats_differ_and_what_they_went_on_to_score() -> None:
    met = [Position(stage=1, to_come=0.5, found=[4.0, 1.0, 3.0, 5.0], points=[10, 20])]
    assert list(examples(met, [40, 30])) == [(1, [-1.0, 4.0, -0.5, 2.0], -20)]


def test_every_eighth_game_is_kept_back_to_be_foretold() -> None:
    plan = Plan(GAMES["alhambra"], 2, {}, 1, 1, 3)
    rules = plan.game.rules(2, {})
    lessons = Lessons(measures_for(rules))
    met, end = play(plan, guide_for(rules), 3)
    for _ in range(9):
        lessons.add(met, end)
    assert sum(fit.examples for fit in lessons.foretold) == 2 * len(met)
    assert sum(fit.examples for fit in lessons.learned) == 7 * len(met)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--rounds", "0"], "--rounds is at least 1, not 0"),
        (["--games", "-3"], "--games is at least 1, not -3"),
        (["--players", "1", "--game", "sabika"], "at least 2 players, not 1"),
        (["--players", "9"], "9"),
        (["--set", "weather=fine"], "weather"),
    ],
)
def test_a_practice_that_cannot_be_is_refused_with_the_reason(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["practise", *wrong]) == 2
    assert said in capsys.readouterr().err
