"""A table with an edition of its player is played as it began, whatever becomes of the edition: through restarts,
rematches, exported and imported records, and in two processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Message, Player, ServerProcess
from helpers.server.editions import begun, entered, in_use
from helpers.server.postgres import postgres

from comares.kernel.chance import SeededChance
from comares.kernel.position import write
from comares.kernel.table import Table
from comares.sabika.game import game_of
from comares.sabika.loading.load import Data, load

SEATS = [{"kind": "me"}, {"kind": "here"}]
RICH = 11  # dinars of whoever begins, in the edition of these tests


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('played') / 'tables.db'}"
    else:
        with postgres() as url:
            yield url


def run(served: ServerProcess, story: Callable[[], Awaitable[None]]) -> None:
    with served:
        asyncio.run(asyncio.wait_for(story(), 120))
    assert not served.errors()


async def a_rich_edition(player: Player) -> dict[str, Any]:
    """An edition in use, in which whoever begins has many dinars."""
    edition = await begun(player)
    saved = await entered(player, edition["id"], "start", "dinars", 0, dinars=RICH, status="printed")
    await player.http.patch(f"/api/editions/{edition['id']}", json={"used": True})
    return dict(saved["info"])


async def delete(player: Player, info: dict[str, Any]) -> None:
    assert (await player.http.delete(f"/api/editions/{info['id']}")).status_code == 204
    assert info["fingerprint"] not in (await player.http.get("/api/games")).text


async def moved(player: Player, table: str, moves: int) -> Message:
    """What the table shows the deciding seat after so many moves."""
    async with player.at(table) as chair:
        look = await chair.look((await chair.look())["decision"]["seat"])
        for _ in range(moves):
            look = await chair.play(look, look["decision"]["codes"][0])
            assert look["type"] == "table", look
            look = await chair.look(look["decision"]["seat"] if look["decision"] else 0)
            if look["decision"] is None:
                break
        return look


def most_dinars(look: Message) -> int:
    """Of anybody at the table; before the first purchase those of the edition."""
    return max(int(seat["dinars"]) for seat in look["view"]["parties"])


async def near_the_end(player: Player, edition: str) -> str:
    """A position of the edition from which a game ends within some decisions."""
    files = (await player.http.get(f"/api/editions/{edition}")).json()["files"]
    game, luck = game_of(load(), Data(files)), random.Random(3)
    table = Table(game, 2, {"data": Data(files).fingerprint()}, SeededChance(3))
    found: list[str] = []
    while (decision := table.decision()) is not None:
        if decision.seat == 0:
            found.append(write(table.position(0)))
        table.play(decision.seat, luck.choice(decision.codes))
    return found[-2]


async def finished(player: Player, edition: str) -> tuple[Message, Message]:
    """A table with the edition, and what it shows at its end."""
    body = {"seats": SEATS, "position": await near_the_end(player, edition)}
    answer = await player.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    look = await moved(player, answer.json()["id"], 60)
    assert look["decision"] is None
    return answer.json(), look


def test_a_table_goes_on_after_a_restart_though_its_edition_is_deleted(database: str, tmp_path: Path) -> None:
    served = ServerProcess(database, tmp_path / "log")

    async def story() -> None:
        async with Player(served.host) as ada:
            info = await a_rich_edition(ada)
            card = await ada.table("me", "here", game="sabika")
            before = await moved(ada, card["id"], 3)
            assert most_dinars(before) >= RICH
            await delete(ada, info)
            served.kill()
            served.start()
            assert (await moved(ada, card["id"], 0))["view"] == before["view"]
            assert (await moved(ada, card["id"], 4))["line"] == before["line"] + 4
            shown = await ada.http.get("/api/games/sabika/components", params={"edition": card["edition"]})
            assert shown.json()["files"]["start"]["dinars"][0]["dinars"] == RICH
            plain = await ada.table("me", "here", game="sabika")
            assert plain["settings"]["data"] == load().fingerprint()

    run(served, story)


def test_a_rematch_has_the_components_of_its_table_though_the_edition_is_deleted(database: str, tmp_path: Path) -> None:
    served = ServerProcess(database, tmp_path / "log")

    async def story() -> None:
        async with Player(served.host) as ada:
            info = await a_rich_edition(ada)
            card, _ = await finished(ada, info["id"])
            await delete(ada, info)
            served.kill()
            served.start()
            again = await ada.http.post(f"/api/tables/{card['id']}/rematch")
            assert again.status_code == 201, again.text
            assert (again.json()["edition"], again.json()["settings"]["data"]) == (
                card["edition"],
                info["fingerprint"],
            )
            await moved(ada, again.json()["id"], 2)

    run(served, story)


def test_a_record_comes_back_where_its_components_are_known_and_is_refused_elsewhere(
    database: str, tmp_path: Path
) -> None:
    served = ServerProcess(database, tmp_path / "log")
    elsewhere = ServerProcess(f"sqlite:///{tmp_path / 'elsewhere.db'}", tmp_path / "log-elsewhere")

    async def story() -> None:
        async with Player(served.host) as ada, Player(elsewhere.host) as ben:
            info = await a_rich_edition(ada)
            card, look = await finished(ada, info["id"])
            record = (await ada.http.get(f"/api/tables/{card['id']}/record")).text
            folder = (await ada.http.get(f"/api/editions/{info['id']}/zip")).content
            await delete(ada, info)
            back = await ada.http.post("/api/records", content=record)
            assert back.status_code == 201, back.text
            assert back.json()["edition"] == card["edition"]
            seen = await ada.http.get(f"/api/tables/{back.json()['id']}/replay", params={"upto": look["line"]})
            assert seen.json()["view"]["parties"] == look["view"]["parties"]
            refused = await ben.http.post("/api/records", content=record)
            assert (refused.status_code, refused.json()["error"]) == (400, "record")
            assert info["fingerprint"] in refused.text
            brought = await ben.http.post("/api/editions/sabika/zip", content=folder)
            assert brought.json()["fingerprint"] == info["fingerprint"]
            assert (await ben.http.post("/api/records", content=record)).status_code == 201

    with elsewhere:
        run(served, story)
    assert not elsewhere.errors()


def test_two_processes_play_a_table_with_an_edition_that_one_of_them_deletes(tmp_path: Path) -> None:
    async def story(here: ServerProcess, there: ServerProcess) -> None:
        async with Player(here.host) as ada, Player(there.host) as same:
            same.http.cookies = ada.http.cookies
            info = await in_use(ada)
            assert [each["id"] for each in (await same.http.get("/api/editions")).json()] == [info["id"]]
            card = await same.table("me", "here", game="sabika")
            assert card["settings"]["data"] == info["fingerprint"]
            line = (await moved(ada, card["id"], 2))["line"]
            await delete(same, info)
            assert (await moved(same, card["id"], 2))["line"] == line + 2
            assert (await moved(ada, card["id"], 2))["line"] == line + 4
            here.kill()
            assert (await moved(same, card["id"], 1))["line"] == line + 5

    with postgres() as url:
        here, there = (ServerProcess(url, tmp_path / f"log-{number}") for number in (1, 2))
        with here, there:
            asyncio.run(asyncio.wait_for(story(here, there), 120))
        assert not here.errors() + there.errors()
