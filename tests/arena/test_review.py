"""A finished game is judged choice by choice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from helpers.engine.toy_game import TOY

from comares.arena.option_values import evaluate
from comares.arena.review import Judged, Review, review
from comares.bots.budget import Budget
from comares.cli import main
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import Record, read
from comares.kernel.table import Table

Output = pytest.CaptureFixture[str]


def played_toy() -> Table:
    """Seat 1 wins every bid, begins a feast and takes it back, and is content with a point."""
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


def test_every_choice_that_stood_is_judged_once() -> None:
    table = played_toy()
    found = review(read(table.text(), {"toy": TOY}), "40")
    chosen = [line for line in table.standing_lines() if line.seat >= 0]
    assert [(choice.line, choice.seat, choice.code) for choice in found.choices] == [
        (line.number, line.seat, line.code) for line in chosen
    ]
    assert found.points == table.points()
    assert all(0 <= choice.value <= choice.best_value <= 1 for choice in found.choices)


def test_a_poor_choice_is_seen_and_the_better_one_named() -> None:
    found = review(read(played_toy().text(), {"toy": TOY}), "200")
    cards = [choice for choice in found.choices if choice.kind == "do"]
    assert all(choice.best != "do glow" and choice.loss > 0 for choice in cards), "a point where there were more"


def test_turning_points_are_the_three_choices_that_lost_most() -> None:
    record = Record(TOY, 2, {})
    losses = [0.1, 0.0, 0.4, 0.2, 0.3, 0.0]
    choices = [Judged(line, line % 2, "do", "a", 0.5, "b", 0.5 + loss) for line, loss in enumerate(losses)]
    found = Review(record, [], [], choices)
    assert [choice.line for choice in found.turning_points()] == [2, 3, 4]
    assert found.losses() == pytest.approx([0.8 / 3, 0.2 / 3])
    assert not Review(record, [], [], choices[1:2]).turning_points(), "where nothing was lost nothing turned"


def test_the_same_luck_meets_every_code_and_the_budget_is_kept() -> None:
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(3))
    decision = table.decision()
    assert decision is not None
    code = decision.codes[0]
    budget = Budget(6, 0.0)
    values = evaluate(table.rules, table.view(decision.seat), [code, code], budget, 1)
    assert values[0] == values[1]
    assert budget.played <= 6 + 2


def test_review_prints_every_choice_and_json_for_machines(tmp_path: Path, capsys: Output) -> None:
    table = played_toy()
    path = tmp_path / "game.txt"
    path.write_text(table.text(), encoding="utf-8")
    assert main(["review", str(path), "--budget", "40", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["points"], data["winners"]) == ("toy", table.points(), [0])
    assert len(data["turning_points"]) == 3
    assert set(data["choices"][0]) == {"line", "seat", "kind", "code", "value", "best", "best_value", "loss"}
    assert main(["review", str(path), "--budget", "40"]) == 0
    shown = capsys.readouterr().out
    turned = [choice for choice in data["choices"] if choice["line"] in data["turning_points"]]
    assert all(f"Line {it['line']}: Player {it['seat'] + 1} chose {it['code']}" in shown for it in turned)
    assert sum("do glow" in row and "Line" not in row for row in shown.splitlines()) == 4, "one in each round"


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Table(GAMES["alhambra"], 2, {}, SeededChance(3)).text(), encoding="utf-8")
    assert main(["review", str(path)]) == 2
    assert "not over yet" in capsys.readouterr().err
