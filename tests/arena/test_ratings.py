"""The rating list: Elo's model, intervals, and a command that continues where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from comares.arena.ratings import ANCHOR, Met, met, rate
from comares.arena.statistics import Sums, wilson
from comares.cli import main


def test_ten_times_the_wins_are_400_points() -> None:
    first, second = rate(2, [Met(1, 0, 10 / 11, 1000.0)])
    assert first.value == ANCHOR
    assert second.value == pytest.approx(ANCHOR + 400)


def test_the_interval_is_about_that_of_the_share() -> None:
    _, rated = rate(2, [Met(1, 0, 0.5, 400.0)])
    share = wilson(0.5, 400)
    assert rated.high - rated.low == pytest.approx((share.high - share.low) * 4 * 400 / 2.302585 / 1, rel=0.02)


def test_a_bot_is_rated_through_others() -> None:
    ratings = rate(3, [Met(1, 0, 0.75, 100.0), Met(2, 1, 0.75, 100.0)])
    steps = [ratings[1].value - ratings[0].value, ratings[2].value - ratings[1].value]
    assert steps[0] == pytest.approx(steps[1])
    assert ratings[2].high - ratings[2].low > ratings[1].high - ratings[1].low, "it is further from the anchor"


def test_a_bot_that_won_everything_has_a_finite_rating() -> None:
    sums = Sums()
    for _ in range(20):
        sums.add(2, 2)
    _, best = rate(2, [met(1, 0, sums)])
    assert ANCHOR + 400 < best.value < ANCHOR + 1000
    assert best.low < best.value < best.high


def test_the_command_prints_a_list_and_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ratings", "--bots", "random,beginner", "--deals", "1", "--out", str(tmp_path), "--cores", "1"]
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert shown.splitlines()[2].startswith("| beginner | ")
    assert "| random | 1000 |" in shown
    assert "`comares ratings --game alhambra --bots random,beginner --neighbours 2 --deals 1 --seed 0`" in shown
    results = tmp_path / "01-00" / "results.jsonl"
    before = results.read_text(encoding="utf-8")
    assert main(command) == 0
    assert results.read_text(encoding="utf-8") == before, "nothing is played twice"


def test_a_list_of_one_bot_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "--bots", "random", "--deals", "1", "--out", str(tmp_path)]) == 2
    assert "at least two bots" in capsys.readouterr().err
