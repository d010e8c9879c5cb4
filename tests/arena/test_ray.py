"""A match on a Ray cluster. `./check --long` runs this in an environment with Ray."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.cluster.matches import alhambra_match, games, toy_match
from helpers.cluster.ray_cluster import RayCluster, ray_cluster
from helpers.engine.toy_game import TOY_GAMES_PLACE

from comares.arena.executors.open import local_executor, read_cluster
from comares.arena.executors.ray import ray_workers
from comares.arena.match import Match
from comares.arena.match_folder import RESULTS
from comares.arena.play_match import play_all
from comares.cli import main

pytest.importorskip("ray")
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800), pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RayCluster]:
    with ray_cluster(tmp_path_factory.mktemp("ray"), workers=2) as cluster:
        yield cluster


def assert_as_here(match: Match, deals: int, cluster: RayCluster, kill_after: int = -1) -> None:
    """The games of the match on the cluster are those of this machine; a worker may be killed in the middle."""
    pairings = match.pairings(deals)
    there = []
    with ray_workers(read_cluster(cluster.url)[1]) as executor:
        for game in play_all(match, pairings, executor, recorded=True):
            there.append(game)
            if len(there) == kill_after:
                cluster.kill_a_worker()
    assert sorted(each.result.pairing for each in there) == pairings
    with local_executor(1) as executor:
        assert games(there) == games(list(play_all(match, pairings, executor, recorded=True)))


def test_a_match_on_two_workers_is_the_local_one_game_by_game(cluster: RayCluster) -> None:
    assert_as_here(alhambra_match(), 20, cluster)


def test_the_command_plays_on_the_cluster(
    cluster: RayCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
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


def test_the_mistake_of_a_worker_is_told_in_one_line(
    cluster: RayCluster, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comares.arena.executors.in_parallel.__version__", "0.0.1")
    assert main(["arena", "--bots", "random", "--deals", "1", "--cluster", cluster.url]) == 2
    shown = capsys.readouterr().err.splitlines()
    assert "but the match is played with 0.0.1" in shown[-1]
    assert not any("Traceback" in line for line in shown)


def test_when_a_worker_is_killed_no_game_is_lost_or_counted_twice(cluster: RayCluster) -> None:
    assert_as_here(toy_match(), 150, cluster, kill_after=10)
    cluster.add_workers(1)
    assert_as_here(toy_match(), 5, cluster)


def test_where_no_cluster_is_the_command_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_CLIENT_CONNECT_TIMEOUT", "1")
    assert main(["arena", "--bots", "random", "--cluster", "ray://127.0.0.1:1"]) == 2
    assert "no Ray cluster answers at 127.0.0.1:1" in capsys.readouterr().err
