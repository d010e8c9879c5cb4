"""Metrics tell of moves, refusals, bots, the event loop, commits, connections and memory; dashboard and alerts ask for
nothing else. Liveness only reads, readiness writes."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from helpers.server.client import Player, ServerProcess
from prometheus_client.parser import text_string_to_metric_families

DEPLOY = Path(__file__).parents[3] / "deploy"
OF_PROMETHEUS = {"up"}
FUNCTIONS = {"sum", "max", "rate", "increase", "histogram_quantile", "by", "le", "label_values"}


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The metrics of a server after some moves, some refusals and a hint."""
    folder = tmp_path_factory.mktemp("metrics")

    async def story(host: str) -> str:
        async with Player(host) as ada:
            made = await ada.table("me", "random")
            async with ada.at(made["id"]) as chair:
                shown = await chair.look(0)
                for _ in range(2):
                    while not (shown["decision"] and shown["decision"]["codes"]):
                        shown = await chair.receive("table")
                    shown = await chair.play(shown, shown["decision"]["codes"][0])
                await chair.send("play", seat=0, line=0, code="nonsense")
                await chair.receive("refused")  # the bot may move meanwhile
                assert (await ada.http.get("/api/tables/nothing")).status_code == 404
                await asyncio.sleep(0.6)
                return (await ada.http.get("/api/metrics")).text

    with ServerProcess(f"sqlite:///{folder / 't.db'}", folder / "log") as server:
        return asyncio.run(story(server.host))


def samples(text: str) -> dict[str, float]:
    """The value of each sample, by its name with its labels."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{key}={value}" for key, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_moves_refusals_bots_lag_commits_connections_and_memory_are_measured(metrics: str) -> None:
    found = samples(metrics)
    assert found["comares_move_seconds_count{player=person}"] == 2
    assert found["comares_move_seconds_count{player=bot}"] >= 1
    assert 0 < found["comares_move_seconds_sum{player=person}"] < 20
    assert found["comares_refusals_total{key=late}"] == 1
    assert found["comares_refusals_total{key=no-table}"] == 1
    assert found["comares_bot_seconds_count{level=random}"] >= 1
    assert found["comares_bots_waiting"] >= 0
    assert found["comares_loop_lag_seconds_count"] >= 1
    assert found["comares_commits"] >= 3
    assert found["comares_connections"] == 1
    assert found["comares_rooms"] == 1
    assert found["comares_tables{state=running}"] == 1
    assert found["comares_tables{state=closed}"] == 0
    assert found["process_resident_memory_bytes"] > 1e6


def test_no_metric_names_a_table_or_a_player(metrics: str) -> None:
    labels = set(re.findall(r"[{,]([a-z_]+)=", metrics))
    assert labels <= {"player", "key", "level", "le", "state", "method", "status", "version", "compiled", "why"} | {
        "generation",
        "implementation",
        "major",
        "minor",
        "patchlevel",
    }


def queries_of(text: str) -> set[str]:
    """The names of metrics in queries."""
    without_labels = re.sub(r"\{[^}]*\}|\"[^\"]*\"|\bby \([^)]*\)|\[[^\]]*\]", "", text)
    return set(re.findall(r"[a-z_]{2,}", without_labels)) - FUNCTIONS


def test_the_dashboard_and_the_alerts_ask_for_metrics_that_exist(metrics: str) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += re.findall(r"expr: (.+)", (DEPLOY / "comares.rules.yml").read_text(encoding="utf-8"))
    assert len(asked) > 15
    declared = re.findall(r"^# TYPE (\S+) (\S+)", metrics, re.MULTILINE)
    suffixes = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("", "_total"), "gauge": ("",)}
    known = {name + suffix for name, kind in declared for suffix in suffixes.get(kind, ("",))} | OF_PROMETHEUS
    for query in asked:
        assert queries_of(query), query
        assert not queries_of(query) - known, query


def test_the_dashboard_shows_every_metric_of_comares(metrics: str) -> None:
    dashboard = (DEPLOY / "grafana.json").read_text(encoding="utf-8")
    names = set(re.findall(r"^# TYPE (comares_\w+?)(?:_total|_created)? ", metrics, re.MULTILINE))
    assert not {name for name in names if name not in dashboard}


def test_liveness_only_reads_and_readiness_writes(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with (
        ServerProcess(f"sqlite:///{path}", tmp_path / "log") as server,
        httpx.Client(base_url=f"http://{server.host}", timeout=30) as http,
    ):

        def commits() -> float:
            return samples(http.get("/api/metrics").text)["comares_commits"]

        before = commits()
        for _ in range(3):
            assert http.get("/api/live").json()["ok"] is True
        assert commits() == before
        assert http.get("/api/ready").json()["ok"] is True
        assert commits() == before + 1
        with sqlite3.connect(path, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")  # nobody else can write
            assert http.get("/api/live").json()["ok"] is True
            assert http.get("/api/ready").status_code == 503
            other.execute("ROLLBACK")
        assert http.get("/api/ready").status_code == 200


def test_many_questions_at_once_whether_the_server_is_ready_share_one_write(tmp_path: Path) -> None:
    async def story(host: str) -> float:
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as http:
            before = samples((await http.get("/api/metrics")).text)["comares_commits"]
            answers = await asyncio.gather(*(http.get("/api/ready") for _ in range(30)))
            assert {answer.status_code for answer in answers} == {200}
            return samples((await http.get("/api/metrics")).text)["comares_commits"] - before

    with ServerProcess(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server:
        assert asyncio.run(story(server.host)) < 30
