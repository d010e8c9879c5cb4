"""Many players at once: talk, puzzles, the deal of the day, editions, positions; at two processes of one database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Player, ServerProcess, TableSocket
from helpers.server.editions import begun, entered
from helpers.server.postgres import postgres
from server.http.test_positions import ALHAMBRA, SABIKA, UNREACHABLE

from comares.puzzles.puzzle import package_puzzles

LONG = bool(os.environ.get("COMARES_LONG"))
CROWD = 60 if LONG else 12
SAYINGS = 3  # of each in the crowd
TABLES = 20  # of each in the crowd
TIMEOUT = 240.0  # seconds

Hosts = list[str]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hosts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    """Two processes that share a PostgreSQL, or one with a file."""
    folder: Path = tmp_path_factory.mktemp("crowd")
    with ExitStack() as stack:
        if request.param == "sqlite":
            servers = [ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log-0")]
        else:
            database = stack.enter_context(postgres())
            servers = [ServerProcess(database, folder / f"log-{number}") for number in range(2)]
        yield [stack.enter_context(server).host for server in servers]
        stack.close()
        for server in servers:
            assert not server.errors(), server.errors()


@asynccontextmanager
async def crowd_at(hosts: Hosts, size: int = CROWD) -> AsyncIterator[list[Player]]:
    """Players who are spread over the processes."""
    async with AsyncExitStack() as stack:
        players = [Player(hosts[number % len(hosts)]) for number in range(size)]
        yield list(await asyncio.gather(*(stack.enter_async_context(player) for player in players)))


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await asyncio.wait_for(story(), TIMEOUT)

    asyncio.run(within())


async def listening(chair: TableSocket) -> TableSocket:
    await chair.send("talk", since=-1)
    await chair.receive("talk")
    return chair


async def hears(chair: TableSocket, numbers: int) -> list[int]:
    """The numbers of so many sayings, as they come."""
    heard = list[int]()
    while len(heard) < numbers:
        heard += [said["number"] for said in (await chair.receive("talk"))["said"]]
    return heard


def test_everybody_hears_everything_once_and_in_order_beside_one_who_never_reads(hosts: Hosts) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack, crowd_at(hosts) as crowd:
            table = (await crowd[0].table("open", "open", open=True))["id"]
            chairs = [await listening(await stack.enter_async_context(each.at(table))) for each in crowd]
            deaf = await listening(await stack.enter_async_context(crowd[1].at(table)))
            deaf.socket.transport.pause_reading()

            async def speak(number: int, chair: TableSocket) -> None:
                for each in range(SAYINGS):
                    await chair.send("say", text=f"{number} says {each}")

            hearing = [asyncio.create_task(hears(chair, CROWD * SAYINGS)) for chair in chairs]
            await asyncio.gather(*(speak(number, chair) for number, chair in enumerate(chairs)))
            for heard in await asyncio.gather(*hearing):
                assert heard == list(range(CROWD * SAYINGS))
            late = await stack.enter_async_context(crowd[-1].at(table))
            await late.send("talk", since=CROWD)
            missed = (await late.receive("talk"))["said"]
            assert [said["number"] for said in missed] == list(range(CROWD + 1, CROWD * SAYINGS))
            deaf.socket.transport.abort()

    run(story)


def test_somebody_who_comes_while_others_talk_misses_nothing(hosts: Hosts) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack, crowd_at(hosts) as crowd:
            table = (await crowd[0].table("open", "open", open=True))["id"]
            chairs = [await stack.enter_async_context(each.at(table)) for each in crowd]

            async def come_and_hear(chair: TableSocket) -> set[int]:
                await chair.send("talk", since=-1)
                await chair.send("say", phrase="hello")
                heard = set[int]()
                while len(heard) < CROWD:
                    heard |= {said["number"] for said in (await chair.receive("talk"))["said"]}
                return heard

            for heard in await asyncio.gather(*(come_and_hear(chair) for chair in chairs)):
                assert heard == set(range(CROWD))

    run(story)


def test_spectators_who_come_and_go_make_no_message_for_others(hosts: Hosts) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack, crowd_at(hosts) as crowd:
            ada, ben, *spectators = crowd
            card = await ada.table("me", "open", open=True)
            table = card["id"]
            joining = {"code": card["invitations"][0]["code"], "name": "Ben"}
            assert (await ben.http.post("/api/invitations", json=joining)).status_code == 201
            one = await stack.enter_async_context(ada.at(table))
            await one.look(0)

            async def pass_by(player: Player) -> None:
                async with player.at(table) as chair:
                    assert len((await chair.receive("seats"))["seats"]) == 2, "who comes is told who sits there"

            await asyncio.gather(*(pass_by(player) for player in spectators))
            await one.send("ping")
            await one.receive("pong")
            one.received.clear()
            await asyncio.gather(*(pass_by(player) for player in spectators))
            await one.send("ping")
            await one.receive("pong")
            assert len(one.received) == 1, one.received
            async with ben.at(table):
                while not (await one.receive("seats"))["seats"][1]["here"]:
                    pass
            while (await one.receive("seats"))["seats"][1]["here"]:
                pass

    run(story)


async def full_collections(host: str) -> float:
    """Full garbage collections of that process so far."""
    async with Player(host) as ada:
        metrics = (await ada.http.get("/api/metrics")).text
    name = 'python_gc_collections_total{generation="2"} '
    return next(float(line.removeprefix(name)) for line in metrics.splitlines() if line.startswith(name))


def test_players_who_come_halt_nobody_by_a_full_garbage_collection(hosts: Hosts) -> None:
    async def story() -> None:
        before = await full_collections(hosts[0])
        async with crowd_at(hosts[:1]) as crowd, AsyncExitStack() as stack:
            for player in crowd:
                for _ in range(TABLES):
                    card = await player.table("me", "here")
                    await (await stack.enter_async_context(player.at(card["id"]))).look()
            assert await full_collections(hosts[0]) == before, "each halts everybody, the longer the more are there"

    run(story)


def test_of_two_answers_to_a_puzzle_at_once_one_counts(hosts: Hosts) -> None:
    puzzles = [package_puzzles(game)[0] for game in ("alhambra", "sabika")]

    async def solve(player: Player, puzzle: Any) -> None:
        codes = [puzzle.answers[0], puzzle.second]
        calls = [player.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"code": code}) for code in codes]
        answers = [answer.json() for answer in await asyncio.gather(*calls)]
        counted = [answer for answer in answers if answer["counts"]]
        assert len(counted) == 1
        listed = (await player.http.get("/api/puzzles")).json()["puzzles"]
        assert {each["id"]: each["solved"] for each in listed}[puzzle.id] is counted[0]["right"]

    async def story() -> None:
        async with crowd_at(hosts) as crowd:
            await asyncio.gather(*(solve(player, puzzle) for player in crowd for puzzle in puzzles))

    run(story)


def test_a_crowd_gets_the_same_deal_of_the_day_each_at_one_table(hosts: Hosts) -> None:
    async def begin(player: Player, game: str) -> tuple[str, Any]:
        calls = await asyncio.gather(*(player.http.post(f"/api/deals/{game}") for _ in range(2)))
        assert {call.status_code for call in calls} == {201}, [call.text for call in calls]
        tables = {call.json()["id"] for call in calls}
        assert len(tables) == 1, "two calls at once lead to the same table"
        table = tables.pop()
        dealt = await player.http.get(f"/api/tables/{table}/replay", params={"upto": 0, "seat": 0})
        assert dealt.status_code == 200, dealt.text
        return table, dealt.json()["view"]

    async def story() -> None:
        async with crowd_at(hosts) as crowd:
            for game in ("alhambra", "sabika"):
                begun_tables = await asyncio.gather(*(begin(player, game) for player in crowd))
                assert len({table for table, _ in begun_tables}) == CROWD
                assert all(view == begun_tables[0][1] for _, view in begun_tables)
            lists = await asyncio.gather(*(player.http.get("/api/deals") for player in crowd))
            assert {each.status_code for each in lists} == {200}

    run(story)


def test_rows_that_two_tabs_save_at_once_are_both_there_and_tables_are_made_meanwhile(hosts: Hosts) -> None:
    async def own(player: Player) -> str:
        edition = (await begun(player))["id"]
        await asyncio.gather(
            entered(player, edition, "storehouses", "tokens", 0, bonus=[{"gain": {"tile": 2}}]),
            entered(player, edition, "storehouses", "tokens", 1, bonus=[{"gain": {"tile": 1}}]),
            player.table("me", "here", game="sabika"),
        )
        tokens = (await player.http.get(f"/api/editions/{edition}")).json()["files"]["storehouses"]["tokens"]
        assert [row["bonus"] for row in tokens[:2]] == [[{"gain": {"tile": 2}}], [{"gain": {"tile": 1}}]]
        assert (await player.http.patch(f"/api/editions/{edition}", json={"used": True})).status_code == 200
        table = await player.table("me", "here", game="sabika")
        async with player.at(table["id"]) as chair:
            assert (await chair.look())["edition"] == table["edition"]
        return str(table["edition"])

    async def story() -> None:
        async with crowd_at(hosts, CROWD // 2) as crowd:
            editions = await asyncio.gather(*(own(player) for player in crowd))
            assert len(set(editions)) == 1, "the same components are the same edition"

    run(story)


def test_positions_are_made_checked_and_asked_for_by_many_while_games_go_on(hosts: Hosts) -> None:
    async def play(player: Player) -> None:
        async with player.at((await player.table("me", "here"))["id"]) as chair:
            look = await chair.look((await chair.look())["decision"]["seat"])
            for _ in range(10):
                look = await chair.play(look, look["decision"]["codes"][0])
                assert look["type"] == "table"
                look = await chair.look(look["decision"]["seat"])

    async def ask(player: Player, position: str) -> None:
        seats = [{"kind": "me"}, {"kind": "here"}]
        made = await player.http.post("/api/tables", json={"seats": seats, "position": position})
        assert made.status_code == 201, made.text
        for _ in range(3):
            checked = await player.http.post("/api/positions/check", json={"position": position})
            assert checked.status_code == 200, checked.text
            shown = await player.http.get(f"/api/tables/{made.json()['id']}/position", params={"seat": 0})
            assert (shown.status_code, shown.text) == (200, position)
        refused = await player.http.post("/api/tables", json={"seats": seats, "position": UNREACHABLE})
        assert refused.status_code == 400

    async def story() -> None:
        async with crowd_at(hosts) as crowd:
            asking = [ask(player, position) for player, position in zip(crowd[3:], [ALHAMBRA, SABIKA] * CROWD)]
            await asyncio.gather(*chain(map(play, crowd[:3]), asking))

    run(story)
