"""Leaving and staying over HTTP: with a kill between, and with what each of the players is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from helpers.server.client import Message, Player, ServerProcess

from comares.server.settings import TableSettings


async def joined(host: Player, guests: list[Player], **more: Any) -> str:
    """A table where the host and the guests sit."""
    card = await host.table("me", *["open"] * len(guests), **more)
    for guest, invitation in zip(guests, card["invitations"], strict=True):
        answer = await guest.http.post("/api/invitations", json={"code": invitation["code"], "name": "Guest"})
        assert answer.status_code == 201, answer.text
    return str(card["id"])


async def call(player: Player, table: str, what: str, status: int = 200, **body: Any) -> Message:
    answer = await player.http.post(f"/api/tables/{table}/{what}", json=body)
    assert answer.status_code == status, answer.text
    answered: Message = answer.json()
    return answered


async def play_once(people: list[Player], table: str) -> int:
    """The deciding person makes a choice; the line after it."""
    summary = (await people[0].http.get(f"/api/tables/{table}")).json()
    mover = people[summary["turn"]]
    async with mover.at(table) as chair:
        look = await chair.look(summary["turn"])
        after = await chair.play(look, look["decision"]["codes"][0])
        assert after["type"] == "table", after
        return int(after["line"])


async def wait_for(player: Player, table: str, condition: Callable[[Message], bool]) -> Message:
    async with asyncio.timeout(20):
        while True:
            summary: Message = (await player.http.get(f"/api/tables/{table}")).json()
            if condition(summary):
                return summary
            await asyncio.sleep(0.05)


def test_a_seat_is_given_to_a_bot_that_plays_on_after_a_kill_and_its_person_comes_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    limits = TableSettings(away=0.0)

    async def story(server: ServerProcess) -> None:
        async with Player(server.host) as ada, Player(server.host) as ben:
            people, table = [ada, ben], await joined(ada, [ben])
            await play_once(people, table)
            summary = await wait_for(ada, table, lambda each: each["turn"] is not None)
            assert summary["seats"][0]["seen"] is not None, "who is not here was seen a moment ago"
            given = await call(ada, table, "seats", seat=1, to="bot", level="gardener")
            assert given["seats"][1] | {"seen": 0} == {
                "kind": "person",
                "name": "Guest",
                "level": "gardener",
                "here": False,
                "stand_in": "away",
                "seen": 0,
                "resigned": False,
            }
            server.kill()
            server.start()
            for _ in range(3):
                await wait_for(ada, table, lambda each: each["turn"] == 0)
                await play_once(people, table)
            async with ben.at(table) as chair:
                look = await chair.look(1)
                assert look["view"]["seats"][1]["hand"], "the seat is still his to look from"
                await chair.send("play", seat=1, line=look["line"], code="take florin-1")
                assert (await chair.receive("refused"))["error"] in ("stand-in", "late")
                await call(ben, table, "seats", seat=1, to="me")
                seats = await chair.receive("seats")
                while seats["seats"][1]["stand_in"]:
                    seats = await chair.receive("seats")
                assert seats["seats"][1]["level"] is None
            await call(ada, table, "seats", 403, seat=1, to="me")

    with ServerProcess(database, tmp_path / "log", tables=limits) as server:
        asyncio.run(asyncio.wait_for(story(server), 90))
    assert not server.errors(), server.errors()


def test_everybody_resigns_but_one_and_a_table_with_nobody_left_is_closed(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben, Player(served.host) as cyd:
            people, table = [ada, ben, cyd], await joined(ada, [ben, cyd], open=True)
            await call(ada, table, "resign", 409)
            await play_once(people, table)
            assert (await call(ada, table, "resign"))["seats"][0]["resigned"]
            await call(ada, table, "seats", 409, seat=0, to="me")
            assert (await call(ben, table, "resign"))["state"] == "running"
            await call(ada, table, "hide", 409)
            closed = await call(cyd, table, "resign")
            assert (closed["state"], closed["result"]["places"]) == ("closed", [3, 2, 1])
            mine = (await ada.http.get("/api/tables")).json()["mine"]
            assert table in [each["id"] for each in mine]
            await call(ada, table, "hide")
            mine = (await ada.http.get("/api/tables")).json()["mine"]
            assert table not in [each["id"] for each in mine]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_who_leaves_before_the_start_frees_the_seat_and_the_last_one_deletes_the_table(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben:
            table = await joined(ada, [ben])
            left = await call(ada, table, "leave")
            assert (left["you"], left["seats"][0]["kind"], left["host"]) == ([], "open", False)
            assert (await ben.http.get(f"/api/tables/{table}")).json()["host"], "the host's part goes to who stays"
            await call(ben, table, "leave")
            assert (await ben.http.get(f"/api/tables/{table}")).status_code == 404

    asyncio.run(asyncio.wait_for(story(), 60))


def test_the_host_cannot_free_a_seat_to_see_its_hand(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben, Player(served.host) as eve:
            people, table = [ada, ben], await joined(ada, [ben], open=True)
            await play_once(people, table)
            await call(ada, table, "seats", 409, seat=1, to="open")  # he was here just now
            await call(eve, table, "seats", 403, seat=1, to="open")
            await call(eve, table, "resign", 403)
            for wrong in ({"seat": 1}, {"seat": 99, "to": "bot"}, {"seat": 1, "to": "x"}):
                answer = await ada.http.post(f"/api/tables/{table}/seats", json=wrong)
                assert answer.status_code == 400
            await call(ada, table, "seats", 403, seat=9, to="bot")

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_freed_seat_is_not_for_somebody_who_sits_there_already(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with Player(server.host) as ada, Player(server.host) as ben, Player(server.host) as cyd:
            people, table = [ada, ben], await joined(ada, [ben])
            await play_once(people, table)
            freed = await call(ada, table, "seats", seat=1, to="open")
            code = freed["invitations"][0]["code"]
            assert (await ada.http.post("/api/invitations", json={"code": code})).status_code == 409
            assert (await cyd.http.post("/api/invitations", json={"code": code})).status_code == 201
            async with ben.at(table) as chair:
                await chair.send("look", seat=1)
                assert (await chair.receive("refused", "table"))["error"] == "not-your-seat"

    with ServerProcess(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", tables=TableSettings(away=0.0)) as server:
        asyncio.run(asyncio.wait_for(story(server), 60))


def test_a_series_is_told_to_everybody_who_asks(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada:
            card = await ada.table("me", "gardener", rounds=3)
            assert (card["round"], card["rounds"]) == (1, 3)
            series = (await ada.http.get(f"/api/tables/{card['id']}/series")).json()
            assert (series["rounds"], len(series["games"]), series["games"][0]["points"]) == (3, 1, None)
            wrong = await ada.http.post(
                "/api/tables", json={"game": "alhambra", "seats": [{"kind": "me"}] * 2, "rounds": 99}
            )
            assert wrong.status_code == 400

    asyncio.run(asyncio.wait_for(story(), 60))
