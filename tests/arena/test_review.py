"""The review of a finished game values every choice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from helpers.engine.toy_game import TOY, TOY_GAMES, TOY_GAMES_PLACE

from comares.arena.executors.open import local_executor
from comares.arena.review import Review, ReviewedChoice, as_data, review
from comares.arena.review_in_parallel import Reviewed, review_in_parallel
from comares.bots.budget import Budget
from comares.bots.judgement import Judge
from comares.bots.knowledge import knowledge_of
from comares.bots.option_values import option_values
from comares.cli import main
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import Record, read
from comares.kernel.table import Table

Output = pytest.CaptureFixture[str]


def played_toy() -> Table:
    """Seat 1 wins every bid, undoes a feast when it can and takes a single point."""
    table = Table(TOY, 2, {"trade": "on"}, SeededChance(4))
    while decision := table.decision():
        if decision.kind == "bid":
            table.play(decision.seat, "bid 2" if decision.seat == 0 else "bid 0")
        else:
            if "do feast" in decision.codes:
                table.play(0, "do feast")
                table.undo(0)
            table.play(0, "do glow")
    return table


def test_every_choice_that_was_not_undone_is_reviewed_once() -> None:
    table = played_toy()
    found = review(read(table.text(), TOY_GAMES), "40", TOY_GAMES)
    chosen = [line for line in table.standing_lines() if line.seat >= 0]
    assert [(choice.line, choice.seat, choice.code) for choice in found.choices] == [
        (line.number, line.seat, line.code) for line in chosen
    ]
    assert found.points == table.points()
    assert all(0 <= choice.value <= choice.best_value <= 1 for choice in found.choices)


def test_a_poor_choice_is_found_and_a_better_one_named() -> None:
    found = review(read(played_toy().text(), TOY_GAMES), "200", TOY_GAMES)
    cards = [choice for choice in found.choices if choice.kind == "do"]
    assert all(choice.best != "do glow" and choice.points > 0 for choice in cards), (
        "every other card gives more than one point"
    )
    assert any(choice.loss > 0 for choice in cards), "as long as the game is open, points are chances to win"


def test_turning_points_are_the_three_choices_that_lost_most() -> None:
    record = Record(TOY, 2, {})
    losses = [0.1, 0.0, 0.4, 0.2, 0.3, 0.0]
    choices = [ReviewedChoice(line, line % 2, "do", "a", 0.5, "b", 0.5 + loss) for line, loss in enumerate(losses)]
    found = Review(record, [], [], choices)
    assert [choice.line for choice in found.turning_points()] == [2, 3, 4]
    assert found.losses() == pytest.approx([0.8 / 3, 0.2 / 3])
    assert not Review(record, [], [], choices[1:2]).turning_points(), "a choice without a loss is no turning point"


def test_all_codes_get_the_same_draws_and_the_budget_is_kept() -> None:
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(3))
    decision = table.decision()
    assert decision is not None
    code = decision.codes[0]
    budget = Budget(6, 0.0)
    judge = Judge(table.rules, knowledge_of("alhambra")).chance
    values = option_values(judge, table.view(decision.seat), [code, code], budget, 1)
    assert values[0] == values[1]
    assert budget.played <= 6 + 2


def test_review_prints_every_choice_as_a_table_or_json(tmp_path: Path, capsys: Output) -> None:
    table = played_toy()
    path = tmp_path / "game.txt"
    path.write_text(table.text(), encoding="utf-8")
    assert main(["review", str(path), "--budget", "40", "--json"], TOY_GAMES_PLACE) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["points"], data["winners"]) == ("toy", table.points(), [0])
    assert len(data["turning_points"]) == 3
    assert set(data["choices"][0]) == {"line", "seat", "kind", "code", "value", "best", "best_value", "points", "loss"}
    assert main(["review", str(path), "--budget", "40"], TOY_GAMES_PLACE) == 0
    shown = capsys.readouterr().out
    turned = [choice for choice in data["choices"] if choice["line"] in data["turning_points"]]
    assert all(f"Line {it['line']}: Player {it['seat'] + 1} chose {it['code']}" in shown for it in turned)
    assert sum("do glow" in row and "Line" not in row for row in shown.splitlines()) == 4, "one in each round"


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Table(GAMES["alhambra"], 2, {}, SeededChance(3)).text(), encoding="utf-8")
    assert main(["review", str(path)]) == 2
    assert "not over yet" in capsys.readouterr().err


def test_a_review_in_parallel_is_the_same_review() -> None:
    text = played_toy().text()
    alone = review(read(text, TOY_GAMES), "40", TOY_GAMES)
    with local_executor(2) as executor:
        together = review_in_parallel(Reviewed(text, "40", TOY_GAMES_PLACE), executor)
    assert as_data(together) == as_data(alone)
