"""`comares puzzles make`: what it finds is a puzzle, and it goes on where it stopped."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from comares.arena.executors.local import available_cores
from comares.arena.executors.open import local_executor
from comares.arena.executors.serial import SerialExecutor
from comares.arena.match import Setup
from comares.arena.puzzles.check import check, some_of
from comares.arena.puzzles.confirm import confirm
from comares.arena.puzzles.find import Demands, position_text
from comares.arena.puzzles.levels import difficulty, greedy_sees
from comares.arena.puzzles.make import Plan, make
from comares.arena.puzzles.options import study
from comares.arena.puzzles.self_play import self_play, setup
from comares.bots.knowledge import knowledge_of
from comares.cli import main
from comares.games import GAMES
from comares.kernel.position import read
from comares.puzzles.puzzle import package_puzzles, read_puzzles

LONG = bool(os.environ.get("COMARES_LONG"))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_greedy_bot_does_not_see_the_answers_of_the_package(game: str) -> None:
    for puzzle in package_puzzles(game)[:: 1 if LONG else 4]:
        assert not greedy_sees(study(puzzle.position, GAMES), tuple(puzzle.answers)), puzzle.id


@pytest.mark.parametrize("game", list(GAMES))
def test_a_clear_answer_is_confirmed_again_and_the_second_best_is_not(game: str) -> None:
    puzzle = max(package_puzzles(game), key=lambda each: each.gap)
    looked = study(puzzle.position, GAMES)
    assert confirm(looked, puzzle.second, 1.5, 0.03, seed=9) is None, "playouts of another option win"
    found = confirm(looked, puzzle.answers[0], 1.5, 0.0, seed=9)
    assert found is None or found.gap > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_number_plays_the_same_game_and_its_positions_are_read_back(game: str) -> None:
    first, again = (list(zip(range(12), self_play(GAMES, game, 3))) for _ in range(2))
    assert [each.source for _, each in first] == [each.source for _, each in again]
    for _, (position, _) in first:
        text = position_text(position)
        assert read(text, GAMES) == position
        assert ("\noption data " in text) == ("data" in position.settings)


@pytest.mark.parametrize("game", list(GAMES))
def test_self_play_brings_up_every_module_and_number_of_players(game: str) -> None:
    varied = knowledge_of(game).varied
    setups = [setup(GAMES[game], varied, Random(number)) for number in range(200)]
    assert {name for _, settings in setups for name in settings} == set(varied)
    assert {seats for seats, _ in setups} == set(range(GAMES[game].min_players, 5))
    for seats, settings in setups:
        GAMES[game].checked(seats, settings)


def test_the_difficulty_is_the_weakest_level_that_finds_it() -> None:
    assert difficulty({"gardener": 0.6, "geometer": 0.0, "architect": 1.0}) == "gardener"
    assert difficulty({"gardener": 0.5, "geometer": 0.67, "architect": 1.0}) == "geometer"
    assert difficulty({"gardener": 0.0, "geometer": 0.0, "architect": 0.33}) == "nobody"


@pytest.mark.parametrize("game", list(GAMES))
def test_grading_changes_the_difficulty_and_nothing_else(game: str, tmp_path: Path) -> None:
    some, graded = tmp_path / "some.jsonl", tmp_path / "graded.jsonl"
    puzzles = package_puzzles(game)[:2]
    some.write_text("".join(puzzle.row() + "\n" for puzzle in puzzles), encoding="utf-8")
    argv = ["puzzles", "grade", "--game", game, "--file", str(some), "--out", str(graded), "--effort", "0.05"]
    assert main([*argv, "--cores", "1"]) == 0
    again = read_puzzles(graded)
    assert [replace(puzzle, found={}, difficulty="") for puzzle in again] == [
        replace(puzzle, found={}, difficulty="") for puzzle in puzzles
    ]
    assert all(puzzle.difficulty == difficulty(puzzle.found) for puzzle in again)


def test_a_run_that_was_stopped_goes_on_behind_what_it_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comares.arena.puzzles.make.LOOKED_AT", 0.03)
    out = tmp_path / "some.jsonl"
    plan = Plan(Setup("alhambra"), 1000, out, seed=2, minutes=0.001, demands=Demands(effort=0.002))
    make(plan, SerialExecutor())
    progress = out.with_suffix(".progress.json").read_text(encoding="utf-8")
    have = read_puzzles(out)
    make(plan, SerialExecutor())
    assert out.with_suffix(".progress.json").read_text(encoding="utf-8") != progress
    assert read_puzzles(out)[: len(have)] == have


def test_the_commands_say_what_is_wrong_and_count_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = [
        ["make", "--out", str(tmp_path / "no" / "x")],
        ["make", "--out", str(tmp_path / "x"), "--count", "0"],
        ["make", "--out", str(tmp_path / "x"), "--effort", "0"],
        ["make", "--out", str(tmp_path / "x"), "--records", str(tmp_path / "none.record")],
        ["check", "--share", "2"],
        ["check", "--file", str(tmp_path / "none")],
        ["check", "--out", str(tmp_path / "no" / "x")],
    ]
    for arguments in wrong:
        assert main(["puzzles", *arguments]) == 2, arguments
        assert capsys.readouterr().err.count("\n") == 1
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"id": "x"}\n')
    assert main(["puzzles", "list", "--file", str(broken)]) == 2
    assert main(["puzzles", "list", "--game", "sabika"]) == 0
    assert f"{len(package_puzzles('sabika'))} puzzles of sabika" in capsys.readouterr().out


def test_what_still_makes_a_puzzle_is_written_in_its_order_with_new_figures(tmp_path: Path) -> None:
    clear = sorted(package_puzzles("alhambra"), key=lambda each: each.gap)[-2:]
    file, out = tmp_path / "clear.jsonl", tmp_path / "again.jsonl"
    wrong = replace(clear[0], answers=[clear[0].second])
    file.write_text("".join(each.row() + "\n" for each in (clear[1], wrong, clear[0])), encoding="utf-8")
    main(
        ["puzzles", "check", "--file", str(file), "--share", "1", "--effort", "0.02", "--cores", "1", "--out", str(out)]
    )
    again = read_puzzles(out)
    assert [each.position for each in again] == [each.position for each in (clear[1], clear[0])]
    assert [each.id for each in again] == [each.id for each in (clear[1], clear[0])]
    assert all(each.playouts != old.playouts for each, old in zip(again, (clear[1], clear[0])))


def test_a_share_of_the_puzzles_is_at_least_one() -> None:
    puzzles = package_puzzles("alhambra")
    assert len(some_of(puzzles, 0.0001, 1)) == 1
    assert len(some_of(puzzles, 1.0, 1)) == len(puzzles)
    assert some_of([], 0.5, 1) == []


@pytest.mark.skipif(not LONG, reason="makes twenty puzzles: some ten minutes with the compiled engine")
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", list(GAMES))
def test_twenty_puzzles_are_made_and_hold_when_they_are_looked_at_again(game: str, tmp_path: Path) -> None:
    out = tmp_path / "made.jsonl"
    with local_executor(available_cores()) as executor:
        assert make(Plan(Setup(game), 10, out, seed=50_000), executor) == 10
        puzzles = read_puzzles(out)
        assert len({puzzle.id for puzzle in puzzles}) == 10
        held = [each.again is not None for each in check(puzzles, Setup(game), 1.0, Demands(), executor)]
    assert sum(held) >= 9, "an interval of 99 % may miss one of ten"
