"""Reviews over HTTP: started, watched, stopped, opened again; playing on; what could have been."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.server.client import Message, Player, ServerProcess
from helpers.server.scenario import scenario
from helpers.server.short_games import first_choices, last_choices

from comares.server.settings import ReviewSettings

QUICK = ReviewSettings(seconds=0.5, least=0.001, most=0.01, part=0.02, chance=0.002, what_if=0.01)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose reviews take no longer than a test may: the tree is not compiled."""
    folder = tmp_path_factory.mktemp("reviews")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", reviews=QUICK) as server:
        yield server
    assert not server.errors(), server.errors()


async def imported(player: Player, record: str) -> str:
    answer = await player.http.post("/api/records", content=record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def until(player: Player, table: str, state: str) -> Message:
    """The review once it is in that state."""
    async with asyncio.timeout(100):
        while True:
            review: Message = (await player.http.get(f"/api/tables/{table}/review")).json()
            if review["state"] == state:
                return review
            await asyncio.sleep(0.1)


@scenario
async def test_a_review_is_made_shown_as_it_grows_and_open_at_once_the_next_time(ada: Player) -> None:
    table = await imported(ada, last_choices())
    address = f"/api/tables/{table}/review"
    none = (await ada.http.get(address)).json()
    assert (none["state"], none["entries"]) == ("none", [])
    began = time.monotonic()
    started = (await ada.http.post(address)).json()
    assert (started["state"], started["yours"]) == ("running", True)
    while not (await ada.http.get(address)).json()["entries"]:
        assert time.monotonic() - began < 30, "the tree is not compiled; compiled, it is a fraction of a second"
        await asyncio.sleep(0.05)
    done = await until(ada, table, "done")
    assert done["done"] == done["total"] == done["count"] == len(done["entries"])
    decision = next(entry["decision"] for entry in done["entries"] if entry["decision"])
    assert set(decision) == {"seat", "chosen", "best", "loss", "points"}
    assert {"code", "move", "chance", "lead", "why"} == set(decision["best"])
    new = (await ada.http.get(address, params={"after": done["count"] - 2})).json()
    assert new["entries"] == done["entries"][-2:]
    async with Player(ada.host) as ben:
        again = (await ben.http.post(address)).json()
        assert (again["state"], again["yours"], again["entries"]) == ("done", False, done["entries"])


@scenario
async def test_a_review_is_stopped_and_what_it_found_is_kept(ada: Player) -> None:
    table = await imported(ada, first_choices(60))
    address = f"/api/tables/{table}/review"
    await ada.http.post(address)
    while not (await ada.http.get(address)).json()["entries"]:
        await asyncio.sleep(0.05)
    stopped = (await ada.http.post(f"{address}/stop")).json()
    assert stopped["state"] == "stopped"
    assert 0 < stopped["done"] < stopped["total"]
    await asyncio.sleep(1.0)
    later = (await ada.http.get(address)).json()
    assert later["state"] == "stopped"
    assert later["done"] <= stopped["done"] + 40, "only the part that was under way came after it"


@scenario
async def test_a_running_game_has_no_review_and_nothing_to_explore(ada: Player) -> None:
    table = (await ada.table("me", "gardener"))["id"]
    calls = [
        await ada.http.get(f"/api/tables/{table}/review"),
        await ada.http.post(f"/api/tables/{table}/review"),
        await ada.http.post(f"/api/tables/{table}/review/stop"),
        await ada.http.post(f"/api/tables/{table}/play-on", json={"line": 0, "seat": 0}),
        await ada.http.post(f"/api/tables/{table}/what-if", json={"line": 0, "seat": 0, "judge": True}),
    ]
    assert [(answer.status_code, answer.json()["error"]) for answer in calls] == [(409, "not-over")] * 5


@scenario
async def test_one_plays_on_from_a_position_and_explores_another_move(ada: Player) -> None:
    table = await imported(ada, first_choices())
    at = {"line": 1, "seat": 0}  # the first seat decides, so the bots wait until the table is looked at
    explored = (await ada.http.post(f"/api/tables/{table}/what-if", json={**at, "judge": True})).json()
    assert explored["moves"]
    asked = {**at, "codes": [explored["moves"][0]["code"]]}
    after = (await ada.http.post(f"/api/tables/{table}/what-if", json=asked)).json()
    assert after["table"]["line"] == 2
    made = await ada.http.post(f"/api/tables/{table}/play-on", json={**at, "level": "gardener"})
    assert made.status_code == 201
    summary = made.json()
    assert (summary["you"], summary["state"]) == ([0], "running")
    async with ada.at(summary["id"]) as socket:
        seen = await socket.look(0)
        assert seen["view"]["market"] == explored["table"]["view"]["market"]
    assert (await ada.http.get("/api/tables/nosuch/review")).status_code == 404
    bad = await ada.http.post(f"/api/tables/{table}/what-if", json={**at, "codes": ["x"] * 201})
    assert bad.status_code == 400


def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with Player(server.host) as ada:
            table = await imported(ada, last_choices())
            await ada.http.post(f"/api/tables/{table}/review")
            server.kill()
            server.start()
            await until(ada, table, "done")

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", reviews=QUICK) as server:
        asyncio.run(asyncio.wait_for(story(server), 150))
    assert not server.errors()
