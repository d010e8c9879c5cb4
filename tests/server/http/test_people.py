"""Ratings, friends and clubs over HTTP, with what must not be seen."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Message, Player, ServerProcess
from helpers.server.nearly_finished_game import nearly_over
from sqlalchemy import create_engine, update

from comares.server.store.schema import TABLES

CLOCK = {"kind": "move", "seconds": 86_400}


async def call(player: Player, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    answer = await player.http.request(method, f"/api/{path}", json=body)
    assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


async def named(player: Player, name: str) -> Player:
    await call(player, "PUT", "me", {"name": name, "language": "en"})
    return player


async def friends_with(one: Player, other: Player) -> None:
    code = (await call(other, "GET", "friends"))["code"]
    await call(one, "POST", "friends", {"code": code})
    asking = (await call(other, "GET", "friends"))["friends"]
    entry = next(each for each in asking if each["state"] == "asking")
    await call(other, "POST", f"friends/{entry['id']}/accept", {})


async def rated_table(host: Player, guest: Player, **more: Any) -> str:
    card: Message = await host.table("me", "open", rated=True, clock=CLOCK, **more)
    await call(guest, "POST", "invitations", {"code": card["invitations"][0]["code"]}, 201)
    return str(card["id"])


# Rated tables.


def test_at_a_rated_table_nobody_gets_help(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben:
            table = await rated_table(ada, ben)
            summary = await call(ada, "GET", f"tables/{table}")
            assert summary["rated"] is True
            mover = ada if summary["turn"] == 0 else ben
            async with mover.at(table) as chair:
                look = await chair.look(summary["turn"])
                assert look["rated"] is True
                for asked in (
                    {"do": "hint", "line": look["line"]},
                    {"do": "coach", "line": look["line"], "code": look["decision"]["codes"][0]},
                ):
                    await chair.send(**asked)
                    assert (await chair.receive("refused"))["error"] == "rated"
            await call(mover, "GET", f"tables/{table}/position", status=403)
            await call(mover, "POST", f"tables/{table}/seats", {"seat": summary["turn"], "to": "bot"}, 403)
            secret = (await call(ben, "GET", f"tables/{table}"))["secrets"][0]["secret"]
            async with Player(served.host) as helper:
                refused = await helper.http.post("/api/seats", json={"secret": secret})
                assert refused.json()["error"] == "rated", "a seat is not handed on"
            refused = await ben.http.post("/api/tables", json={"game": "alhambra", "rated": True, "seats": []})
            assert refused.status_code == 400

    asyncio.run(story())


async def play_to_the_end(server: ServerProcess, people: list[Player], table: str) -> None:
    dice = random.Random(3)
    for _ in range(200):
        summary = await call(people[0], "GET", f"tables/{table}")
        if summary["state"] == "over":
            return
        turn = summary["turn"]
        async with people[turn].at(table) as chair:
            look = await chair.look(turn)
            if look["decision"]:
                await chair.play(look, dice.choice(look["decision"]["codes"]))
    raise AssertionError("the game has no end")


async def ratings_of(player: Player, table: str) -> Message:
    async with asyncio.timeout(60):
        while not (found := await call(player, "GET", f"tables/{table}/ratings"))["counted"]:
            await asyncio.sleep(0.1)
        return dict(found)


def make_rated(database: str, table: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(rated=True, to_count=True))
    engine.dispose()


@pytest.mark.parametrize("kill", [False, True])
def test_a_rated_game_is_counted_once_also_if_the_server_is_killed_at_its_end(tmp_path: Path, kill: bool) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database, tmp_path / "log"):
        pass
    table, secrets, _ = nearly_over(database, 2, seed=4)
    make_rated(database, table)

    async def play(server: ServerProcess) -> list[tuple[str, str]]:
        async with Player(server.host) as ada, Player(server.host) as ben:
            for player, name, secret in ((ada, "Ada", secrets[0]), (ben, "Ben", secrets[1])):
                await named(player, name)
                await call(player, "POST", "seats", {"secret": secret}, 201)
            before = await call(ada, "GET", "ratings")
            assert before["own"] == [], "a game that runs tells nothing"
            await play_to_the_end(server, [ada, ben], table)
            if kill:
                server.kill()
                return [*ada.http.cookies.items()]
            await look(ada)
            return [*ada.http.cookies.items()]

    async def look(ada: Player) -> None:
        found = await ratings_of(ada, table)
        assert [seat["uncertainty"] < 1000 for seat in found["seats"]] == [True, True]
        changes = [seat["change"] for seat in found["seats"]]
        assert changes[0] == -changes[1] != 0
        page = await call(ada, "GET", "ratings")
        assert [(each["name"], each["games"]) for each in page["provisional"]] in (
            [("Ada", 1), ("Ben", 1)],
            [("Ben", 1), ("Ada", 1)],
        )
        assert (page["own"][0]["game"], page["own"][0]["seats"], page["best"]) == ("alhambra", 2, [])

    with ServerProcess(database, tmp_path / "log") as server:
        cookies = asyncio.run(play(server))

    async def again(server: ServerProcess) -> None:
        async with Player(server.host) as ada:
            for name, value in cookies:
                ada.http.cookies.set(name, value)
            await look(ada)

    for _ in range(2):
        with ServerProcess(database, tmp_path / "log") as server:
            asyncio.run(again(server))


# Friends.


def test_friends_find_each_other_by_a_link_and_see_who_is_here(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben:
            await named(ada, "Ada")
            await named(ben, "Ben\u202e")
            code = (await call(ben, "GET", "friends"))["code"]
            seen = await call(ada, "POST", "friends/seen", {"code": code})
            assert seen == {"name": "Ben", "state": ""}
            own = (await call(ada, "GET", "friends"))["code"]
            assert (await call(ada, "POST", "friends/seen", {"code": own}))["state"] == "you"
            await call(ada, "POST", "friends", {"code": own}, 404)
            await call(ada, "POST", "friends", {"code": "nobody-has-this"}, 404)
            await friends_with(ada, ben)
            await call(ben, "GET", "tables")
            (friend,) = (await call(ada, "GET", "friends"))["friends"]
            assert (friend["name"], friend["state"], friend["here"]) == ("Ben", "friend", True)
            lobby = await call(ada, "GET", "tables")
            assert lobby["people"]["here"] == ["Ben"]
            await call(ben, "POST", "friends/code", {})
            await call(ada, "POST", "friends/seen", {"code": code}, 404)
            await call(ada, "DELETE", f"friends/{friend['id']}")
            assert (await call(ben, "GET", "friends"))["friends"] == []

    asyncio.run(story())


def test_friends_meet_at_a_table_and_are_invited_to_another_with_its_seat(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben, Player(served.host) as cleo:
            for player, name in ((ada, "Ada"), (ben, "Ben"), (cleo, "Cleo")):
                await named(player, name)
            card = await ada.table("me", "open")
            await call(cleo, "POST", "friends/at-table", {"table": card["id"], "seat": 0}, 403)
            await call(ben, "POST", "invitations", {"code": card["invitations"][0]["code"]}, 201)
            await call(ben, "POST", "friends/at-table", {"table": card["id"], "seat": 0})
            await call(ada, "POST", "friends/at-table", {"table": card["id"], "seat": 1})
            (friend,) = (await call(ada, "GET", "friends"))["friends"]
            assert friend["state"] == "friend"
            new = await ada.table("me", "open")
            await call(cleo, "POST", f"tables/{new['id']}/invite", {"friend": friend["id"]}, 403)
            await call(ada, "POST", f"tables/{new['id']}/invite", {"friend": "nobody"}, 404)
            for _ in range(2):
                await call(ada, "POST", f"tables/{new['id']}/invite", {"friend": friend["id"]}, 204)
            (invited,) = (await call(ben, "GET", "tables"))["people"]["invited"]
            assert invited["by"] == "Ada"
            code = invited["table"]["invitations"][0]["code"]
            assert code == new["invitations"][0]["code"]
            assert (await call(cleo, "GET", f"tables/{new['id']}"))["invitations"] == [], "it is for friends alone"
            await call(ben, "POST", "invitations", {"code": code}, 201)
            assert (await call(ben, "GET", "tables"))["people"]["invited"] == []
            await call(ben, "POST", "friends/block-at-table", {"table": card["id"], "seat": 0})
            assert (await call(ada, "GET", "friends"))["friends"] == []
            await call(ada, "POST", "friends/at-table", {"table": card["id"], "seat": 1})
            (left,) = (await call(ben, "GET", "friends"))["friends"]
            assert left["state"] == "blocked", "who is blocked cannot ask again"

    asyncio.run(story())


# Clubs.


def test_a_club_has_a_link_tables_and_members_that_only_members_see(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben, Player(served.host) as eve:
            for player, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
                await named(player, name)
            await call(ada, "POST", "clubs", {"name": "\u202e\u200b"}, 400)
            club = await call(ada, "POST", "clubs", {"name": "Fri\u202eday"}, 201)
            assert club["name"] == "Friday"
            assert await call(eve, "POST", "club-links/seen", {"code": club["code"]}) == {
                "id": "",
                "name": "Friday",
                "members": 1,
            }
            for path in (f"clubs/{club['id']}", "clubs/nothing"):
                await call(eve, "GET", path, status=404)
            await call(eve, "POST", "tables", {"game": "alhambra", "seats": [{"kind": "me"}], "club": club["id"]}, 404)
            await call(ben, "POST", "club-links", {"code": club["code"]})
            table = await ada.table("me", "open", club=club["id"])
            lobby = (await call(ben, "GET", "tables"))["people"]
            assert [each["id"] for each in lobby["club_tables"]] == [table["id"]]
            assert lobby["club_tables"][0]["invitations"], "a member may take the seat"
            assert [each["name"] for each in lobby["clubs"]] == ["Friday"]
            assert (await call(eve, "GET", "tables"))["people"]["club_tables"] == []
            for method, path in (("PATCH", ""), ("DELETE", ""), ("POST", "/code")):
                body = {"name": "Mine"} if method == "PATCH" else None
                await call(ben, method, f"clubs/{club['id']}{path}", body, 403)
            page = await call(ada, "GET", f"clubs/{club['id']}")
            number = next(n for n, member in enumerate(page["members"]) if member["name"] == "Ben")
            await call(ada, "POST", f"clubs/{club['id']}/remove", {"number": number, "name": "Eve"}, 403)
            await call(ada, "POST", f"clubs/{club['id']}/remove", {"number": number, "name": "Ben"})
            await call(ben, "GET", f"clubs/{club['id']}", status=404)
            await call(ada, "POST", f"clubs/{club['id']}/leave", {}, 204)
            await call(ben, "POST", "club-links", {"code": club["code"]}, 404)

    asyncio.run(story())


# Secrecy.


def test_no_page_of_people_tells_of_a_game_that_runs_or_who_a_player_is(served: ServerProcess) -> None:
    """Everything that is sent of ratings, friends and clubs, while a rated game of a club runs and both hold cards."""

    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben, Player(served.host) as eve:
            for player, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
                await named(player, name)
            await friends_with(ada, ben)
            await friends_with(eve, ben)
            club = await call(ada, "POST", "clubs", {"name": "Friday"}, 201)
            for player in (ben, eve):
                await call(player, "POST", "club-links", {"code": club["code"]})
            table = await rated_table(ada, ben, club=club["id"])
            texts = [
                json.dumps(await call(eve, "GET", path))
                for path in (
                    "ratings",
                    f"tables/{table}/ratings",
                    "friends",
                    "clubs",
                    f"clubs/{club['id']}",
                    "tables",
                    f"tables/{table}",
                )
            ]
            ids = [(await call(player, "GET", "account/export"))["player"] for player in (ada, ben)]
            for player, seat in ((ada, 0), (ben, 1)):
                async with player.at(table) as chair:
                    own = await chair.look(seat)
                    hand = json.dumps(own["view"]["players"][seat]["hand"]) if "players" in own["view"] else ""
                secret = (await call(player, "GET", f"tables/{table}"))["secrets"][0]["secret"]
                for text in texts:
                    assert secret not in text
                    assert '"hand"' not in text
                    assert len(hand) < 5 or hand not in text
            for text in texts:
                assert not [each for each in ids if each in text], "an id of a player is never shown"
            rating = json.loads(texts[1])
            assert rating["counted"] is False
            assert [seat["change"] for seat in rating["seats"]] == [None, None]
            page = json.loads(texts[4])
            assert page["games"] == []
            assert {member["games"] for member in page["members"]} == {0}

    asyncio.run(story())
