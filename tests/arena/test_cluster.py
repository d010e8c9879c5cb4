"""A match on a cluster: the same games as on this machine, and none lost when a worker is."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest
from helpers.cluster.dask_cluster import DaskCluster, dask_cluster
from helpers.cluster.matches import alhambra_match, games, toy_match
from helpers.engine.toy_game import TOY_GAMES_PLACE

from comares.arena.executors.dask import dask_workers
from comares.arena.executors.in_parallel import in_order
from comares.arena.executors.open import local_executor, read_cluster
from comares.arena.match import Pairing
from comares.arena.match_folder import RESULTS
from comares.arena.play_game import play_game
from comares.arena.play_match import play_all
from comares.cli import main
from comares.puzzles.puzzle import read_puzzles

Output = pytest.CaptureFixture[str]
LONG = "COMARES_LONG" in os.environ


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    with dask_cluster(tmp_path_factory.mktemp("dask"), workers=2) as cluster:
        yield cluster


def test_a_match_on_two_workers_is_the_local_one_game_by_game(cluster: DaskCluster) -> None:
    match, deals = (alhambra_match(), 100) if LONG else (toy_match(), 20)
    pairings = match.pairings(deals)
    with dask_workers(read_cluster(cluster.url)[1]) as executor:
        there = games(list(play_all(match, pairings, executor, recorded=True)))
    with local_executor(2 if LONG else 1) as executor:
        here = games(list(play_all(match, pairings, executor, recorded=True)))
    assert len(there) == len(pairings) == 2 * deals
    assert there == here


def test_the_command_plays_on_the_cluster_and_practise_learns_the_same_weights(
    cluster: DaskCluster, tmp_path: Path, capsys: Output
) -> None:
    argv = ["arena", "--game", "toy", "--bots", "greedy,random", "--deals", "20", "--json"]
    figures = []
    for number, where in enumerate((["--cluster", cluster.url], ["--cores", "1"])):
        folder = tmp_path / str(number)
        assert main([*argv, *where, "--out", str(folder)], TOY_GAMES_PLACE) == 0
        summary = json.loads(capsys.readouterr().out)
        figures.append([(bot["bot"], bot["won"], bot["score"]) for bot in summary["bots"]])
        assert len((folder / RESULTS).read_text(encoding="utf-8").splitlines()) == 40
    assert figures[0] == figures[1]

    practise = ["practise", "--rounds", "2", "--games", "1", "--set", "end=short"]
    weights = []
    for where in (["--cluster", cluster.url], ["--cores", "1"]):
        assert main([*practise, *where]) == 0
        weights.append(capsys.readouterr().out)
    assert weights[0] == weights[1]


def test_when_a_worker_is_killed_no_game_is_lost_or_counted_twice(cluster: DaskCluster) -> None:
    match = toy_match()
    pairings = match.pairings(150 if LONG else 25)
    with dask_workers(read_cluster(cluster.url)[1]) as executor:
        played = []
        for game in play_all(match, pairings, executor, recorded=True):
            played.append(game)
            if len(played) == 10:
                cluster.kill_a_worker()
    assert sorted(each.result.pairing for each in played) == pairings
    cluster.add_workers(1)
    with local_executor(1) as executor:
        assert games(played) == games(list(play_all(match, pairings, executor, recorded=True)))


@pytest.mark.long
def test_puzzles_are_made_and_checked_on_the_cluster(cluster: DaskCluster, tmp_path: Path, capsys: Output) -> None:
    made = []
    for number, where in enumerate((["--cluster", cluster.url], ["--cores", "1"])):
        out = tmp_path / f"{number}.jsonl"
        argv = ["puzzles", "make", "--out", str(out), "--count", "1", "--seed", "2", "--effort", "0.002"]
        assert main([*argv, *where]) == 0
        made.append([(puzzle.id, puzzle.source) for puzzle in read_puzzles(out)])
        assert main(["puzzles", "check", "--file", str(out), "--effort", "0.002", *where]) in (0, 1)
        assert capsys.readouterr().out.endswith(" of 1 hold\n")
    assert len(made[0]) == 1
    assert made[0] == made[1], "what is found is taken in the order of the games"


def test_outcomes_wait_for_those_before_them() -> None:
    def slow_at_first(number: int) -> int:
        sleep(0.2 if number == 0 else 0)
        return number * number

    with ThreadPoolExecutor(3) as executor:
        assert list(in_order(executor, slow_at_first, range(20))) == [(each, each * each) for each in range(20)]


def test_a_review_on_the_cluster_is_the_local_one(cluster: DaskCluster, tmp_path: Path, capsys: Output) -> None:
    record = tmp_path / "game.txt"
    record.write_text(play_game(toy_match(), Pairing(0, 0), recorded=True).record, encoding="utf-8")
    shown = []
    for where in (["--cluster", cluster.url], ["--cores", "1"]):
        assert main(["review", str(record), "--budget", "20", "--json", *where], TOY_GAMES_PLACE) == 0
        shown.append(json.loads(capsys.readouterr().out))
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--cluster", "slurm://x:1"], "'slurm://x:1' is no cluster: write dask://HOST:PORT or ray://HOST:PORT"),
        (["--cluster", "dask://here"], "'dask://here' is no cluster"),
        (["--cluster", "dask://127.0.0.1:1"], "no Dask scheduler answers at 127.0.0.1:1"),
        (["--cluster", "dask://127.0.0.1:1", "--cores", "2"], "--cores is for this machine"),
        (["--cluster", "dask://127.0.0.1:1", "--bots", "strong,greedy"], "strong thinks in wall-clock time"),
        (["--cluster", "dask://127.0.0.1:1", "--bots", "master@50ms"], "as in master@1600, or processor time"),
        (["--bar", "8"], "--bar is a share between 0 and 1, as in 0.8 or 80%, not 8"),
        (["--bar", "high"], "not high"),
    ],
)
def test_a_cluster_or_bar_that_cannot_be_is_refused_in_one_line(
    argv: list[str], message: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comares.arena.executors.dask.SECONDS_TO_CONNECT", 1)
    assert main(["arena", "--bots", "random", *argv]) == 2
    shown = capsys.readouterr().err
    assert message in shown
    assert shown.count("\n") == 1


def test_without_ray_the_command_says_what_to_install(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert main(["arena", "--bots", "random", "--cluster", "ray://127.0.0.1:10001"]) == 2
    assert "install comares[ray]" in capsys.readouterr().err
