"""A crowd at the deal of the day, the puzzles and the reviews: nobody gets two tries, nothing is told too early, and
whoever plays beside it does not wait."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.server.client import Player, ServerProcess, TableSocket
from helpers.server.short_games import first_choices

from comares.games import GAMES
from comares.puzzles.puzzle import package_puzzles
from comares.server.settings import ReviewSettings

LONG = bool(os.environ.get("COMARES_LONG"))
PLAYERS = 120 if LONG else 10
REVIEWERS = 30 if LONG else 3
CHOICES = 8 if LONG else 0  # of each at the deal of the day: its bots think, and the tree is not compiled
MOVES = 200 if LONG else 30  # of the one who plays beside the crowd
SLOWER = 1.0  # seconds that a move may take longer at most beside the crowd; the tree is not compiled
PATIENCE = 120.0  # seconds of a player for an answer
TIMEOUT = 280.0

Texts = list[str]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def served(tmp_path: Path, database: Path) -> Iterator[ServerProcess]:
    """A server of its own, because its seeds are read from the database."""
    quick = ReviewSettings(seconds=2.0, least=0.005, most=0.02, part=0.05, chance=0.005)
    with ServerProcess(f"sqlite:///{database}", tmp_path / "log", reviews=quick) as server:
        yield server
    assert not server.errors(), server.errors()


def listen(player: Player) -> Texts:
    """Everything that the player is answered from now on."""
    heard: Texts = []

    async def keep(answer: httpx.Response) -> None:
        heard.append((await answer.aread()).decode())

    player.http.event_hooks["response"].append(keep)
    player.http.timeout = PATIENCE
    return heard


async def try_the_deal(player: Player, heard: Texts) -> tuple[str, Any]:
    """Ask for it twice at once, as a double click does, and make some choices. The table, and what lies there at the
    first decision: the deal and the opponents are the same for everybody."""
    asked = await asyncio.gather(*(player.http.post("/api/deals/alhambra") for _ in range(2)))
    tables = {answer.json()["id"] for answer in asked}
    assert len(tables) == 1, "one try for everybody"
    table = str(tables.pop())
    async with player.at(table) as chair:
        look = await _own_turn(chair, await chair.look(0))
        dealt = look["view"]
        for _ in range(CHOICES):
            look = await _own_turn(chair, look)
            look = await chair.play(look, look["decision"]["codes"][0])
        heard += chair.received
    for path in ("record", "position", "replay?upto=0"):
        await player.http.get(f"/api/tables/{table}/{path}")
    await player.http.get("/api/deals")
    return table, (dealt["market"], dealt["display"], dealt["seats"][0]["hand"])


async def _own_turn(chair: TableSocket, look: Any) -> Any:
    while look["decision"] is None or look["decision"]["seat"] != 0:
        look = await chair.receive("table")
    return look


async def solve(player: Player, number: int) -> None:
    """Look at a puzzle and answer it three times at once: one answer counts."""
    puzzles = [puzzle for game in GAMES for puzzle in package_puzzles(game)]
    puzzle = puzzles[number % len(puzzles)]
    await player.http.get("/api/puzzles")
    page = await player.http.get(f"/api/puzzles/{puzzle.id}")
    assert set(page.json()) == {"info", "table", "position", "next", "today"}
    assert set(page.json()["info"]) == {"id", "game", "seats", "settings", "difficulty", "themes", "solved"}
    for sentence in puzzle.reason:
        assert sentence[0] not in page.text, "the reason is told before the answer"
    answers = [player.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"code": puzzle.second}) for _ in range(3)]
    counted = [answer.json()["counts"] for answer in await asyncio.gather(*answers)]
    assert sorted(counted) == [False, False, True]


async def bring_two(player: Player) -> list[str]:
    """Bring two records to review."""
    return [(await player.http.post("/api/records", content=first_choices())).json()["id"] for _ in range(2)]


async def review_two(player: Player, tables: list[str]) -> None:
    """Begin two reviews at once: one of them is made."""
    await asyncio.gather(*(player.http.post(f"/api/tables/{table}/review") for table in tables))
    shown = [(await player.http.get(f"/api/tables/{table}/review")).json() for table in tables]
    assert sum(review["state"] == "running" and review["yours"] for review in shown) <= 1


async def play_beside(player: Player, moves: int) -> list[float]:
    """Play game after game at tables without bots; how long each move took, in seconds."""
    took: list[float] = []
    while len(took) < moves:
        card = await player.table("me", "here")
        async with player.at(card["id"]) as chair:
            look = await chair.look(0)
            while look["decision"] and len(took) < moves:
                if look["decision"]["codes"] is None:
                    look = await chair.look(look["decision"]["seat"])
                began = time.perf_counter()
                look = await chair.play(look, look["decision"]["codes"][0])
                took.append(time.perf_counter() - began)
                assert look["type"] == "table", look
                await asyncio.sleep(0.02)
    return sorted(took)


def said(times: list[float]) -> str:
    """The middle and the slowest of a hundred, in milliseconds."""
    return f"{1000 * times[len(times) // 2]:.1f} / {1000 * times[int(len(times) * 0.99)]:.1f} ms"


def test_a_crowd_gets_one_try_one_answer_one_review_each_and_nobody_hears_the_seed(
    served: ServerProcess, database: Path
) -> None:
    async def story() -> tuple[list[tuple[str, Any]], list[Texts]]:
        players = [Player(served.host) for _ in range(PLAYERS)]
        await asyncio.gather(*(player.__aenter__() for player in players))
        heard = [listen(player) for player in players]
        brought = [await bring_two(player) for player in players[:REVIEWERS]]
        async with Player(served.host) as live:
            calm = await play_beside(live, MOVES)
            crowd = asyncio.gather(
                *(try_the_deal(player, texts) for player, texts in zip(players, heard)),
                *(solve(player, number) for number, player in enumerate(players)),
                *(review_two(player, tables) for player, tables in zip(players, brought)),
            )
            busy = await play_beside(live, MOVES)
            found = await crowd
        print(f"a move beside {PLAYERS} players: middle / slowest of 100: {said(calm)} calm, {said(busy)} busy")
        assert busy[len(busy) // 2] - calm[len(calm) // 2] < SLOWER
        await asyncio.gather(*(player.__aexit__() for player in players))
        return found[:PLAYERS], heard

    tries, heard = asyncio.run(asyncio.wait_for(story(), TIMEOUT))
    assert len({table for table, _ in tries}) == PLAYERS
    assert len({json.dumps(dealt) for _, dealt in tries}) == 1, "the same deal for everybody"
    with sqlite3.connect(database) as stored:
        seeds = [row[0] for row in stored.execute("select seed from days")]
        assert stored.execute("select count(*) from deals where day is not null").fetchone()[0] == PLAYERS + 1
        running = stored.execute("select count(*) from reviews where player is not null group by player").fetchall()
    assert len(seeds) == 1
    assert all(count == 1 for (count,) in running), "one review at a time for each player"
    tables = {table for table, _ in tries}
    for (own, _), texts in zip(tries, heard):
        assert not any(seeds[0] in text for text in texts)
        assert not any(other in text for text in texts for other in tables - {own}), "no table of another try"
