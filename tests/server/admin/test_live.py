"""Admin commands while people play: the running server notices at once, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from helpers.server.admin import Hosted
from helpers.server.client import Message, Player, TableSocket
from websockets.exceptions import ConnectionClosed

WAIT = 20.0  # seconds; a note arrives within one


async def played(chair: TableSocket, moves: int = 1) -> Message:
    """The table after so many choices at seats of one player."""
    shown = await chair.look()
    for _ in range(moves):
        shown = await chair.look(shown["decision"]["seat"])
        shown = await chair.play(shown, shown["decision"]["codes"][0])
        assert shown["type"] == "table", shown
    return shown


async def until(chair: TableSocket, **wanted: Any) -> Message:
    """The next table or seats message with these values."""
    while True:
        message = await asyncio.wait_for(chair.receive("table", "seats"), WAIT)
        if all(message.get(key) == value for key, value in wanted.items()):
            return message


def test_a_table_is_listed_and_shown_without_its_secrets(hosted: Hosted) -> None:
    async def make() -> Message:
        async with Player(hosted.server.host) as ada:
            await ada.http.put("/api/me", json={"name": "Ada", "language": "en"})
            return await ada.table("me", "open", "gardener")

    made = asyncio.run(make())
    listed = hosted.admin.json("tables", "list")
    assert made["id"] in [table["id"] for table in listed]
    shown = hosted.admin.json("tables", "show", made["id"])
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "bot"]
    assert shown["players"] == ["Ada", "(open)", "gardener"]
    text = hosted.admin("tables", "show", made["id"]).out + hosted.admin("tables", "list").out
    assert made["id"] in text
    for secret in (made["secrets"][0]["secret"], made["invitations"][0]["code"]):
        assert secret not in text + json.dumps(shown) + json.dumps(listed)
    assert made["id"] in [table["id"] for table in hosted.admin.json("tables", "list", "--player", shown["host"])]
    assert hosted.admin.json("tables", "list", "--state", "over") == []
    assert hosted.admin.json("tables", "list", "--untouched", "1d") == []


def test_a_closed_table_stops_at_once_hides_what_was_hidden_and_goes_on_when_it_is_opened_again(
    hosted: Hosted,
) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada, Player(hosted.server.host) as eve:
            made = await ada.table("me", "here", open=True)
            table = made["id"]
            async with ada.at(table) as chair:
                await played(chair, 2)
                await asyncio.to_thread(hosted.admin.json, "tables", "close", table)
                closed = await until(chair, state="closed")
                assert closed["decision"] is None
                await chair.send("play", seat=0, line=closed["line"], code="any")
                assert (await chair.receive("refused"))["error"] == "closed"
                listed = (await ada.http.get("/api/tables")).json()["mine"]
                assert [each["state"] for each in listed if each["id"] == table] == ["closed"]
                hand = await eve.http.get(f"/api/tables/{table}/replay", params={"upto": 1, "seat": 0})
                assert hand.json()["error"] == "not-your-seat"
                assert (await asyncio.to_thread(hosted.admin, "tables", "close", table)).code == 2
                await asyncio.to_thread(hosted.admin.json, "tables", "reopen", table)
                await until(chair, state="running")
                await played(chair)

    asyncio.run(story())


def test_bots_of_a_closed_table_stop_and_go_on_when_it_is_opened_again(hosted: Hosted) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            made = await ada.table("me", "random")
            async with ada.at(made["id"]) as chair:
                shown = await chair.look(0)
                await asyncio.to_thread(hosted.admin.json, "tables", "close", made["id"])
                while shown["state"] != "closed":
                    shown = await asyncio.wait_for(chair.receive("table"), WAIT)
                await asyncio.to_thread(hosted.admin.json, "tables", "reopen", made["id"])
                while not (shown["decision"] and shown["decision"]["codes"]):
                    shown = await asyncio.wait_for(chair.receive("table"), WAIT)
                line = (await chair.play(shown, shown["decision"]["codes"][0]))["line"]
                assert line > 0

    asyncio.run(story())


def test_a_deleted_table_is_gone_for_everybody_who_is_at_it(hosted: Hosted) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            made = await ada.table("me", "here", "random")
            async with ada.at(made["id"]) as chair:
                await chair.look()
                said = await asyncio.to_thread(hosted.admin.json, "tables", "delete", made["id"])
                assert said == {"deleted": [made["id"]]}
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(chair.receive("never"), WAIT)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012  # a browser connects again, and is told:
            async with ada.at(made["id"]) as chair:
                assert (await chair.receive("refused"))["error"] == "no-table"
            assert (await ada.http.get(f"/api/tables/{made['id']}")).status_code == 404
            assert (await ada.http.get("/api/ready")).status_code == 200

    asyncio.run(story())


def test_a_move_to_a_table_that_is_deleted_at_the_same_moment_is_refused(hosted: Hosted) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            for _ in range(5):
                made = await ada.table("me", "here")
                async with ada.at(made["id"]) as chair:
                    shown = await chair.look((await chair.look())["decision"]["seat"])
                    deleting = asyncio.create_task(asyncio.to_thread(hosted.admin.json, "tables", "delete", made["id"]))
                    try:
                        while shown["type"] == "table":
                            shown = await chair.look(shown["decision"]["seat"])
                            if shown["type"] == "table":
                                shown = await chair.play(shown, shown["decision"]["codes"][0])
                    except ConnectionClosed:
                        pass
                    await deleting

    asyncio.run(story())


def test_a_freed_seat_is_open_for_another_player_and_its_former_owner_sees_it_no_more(hosted: Hosted) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada, Player(hosted.server.host) as ben:
            made = await ada.table("me", "here")
            table = made["id"]
            async with ada.at(table) as chair:
                await chair.look(0)
                freed = await asyncio.to_thread(hosted.admin.json, "seats", "free", table, "1")
                seats = await until(chair, type="seats", you=[1])
                assert [seat["kind"] for seat in seats["seats"]] == ["open", "person"]
                shown = await chair.look()
                assert shown["you"] == [1]
                assert (await chair.look(0))["error"] == "not-your-seat"
                joined = await ben.http.post("/api/invitations", json={"code": freed["invitation"], "name": "Ben"})
                assert joined.json()["you"] == [0]
            again = await asyncio.to_thread(hosted.admin, "seats", "free", table, "9")
            assert (again.code, "its seats are 1 to 2" in again.err) == (2, True)

    asyncio.run(story())


def test_a_deleted_player_is_forgotten_and_the_games_stay(hosted: Hosted) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            await ada.http.put("/api/me", json={"name": "Zenobia", "language": "en"})
            made = await ada.table("me", "here")
            [player] = await asyncio.to_thread(hosted.admin.json, "players", "list", "--name", "zeno")
            exported = await asyncio.to_thread(hosted.admin.json, "players", "export", player["id"])
            assert [table["id"] for table in exported["tables"]] == [made["id"]]
            shown = await asyncio.to_thread(hosted.admin.json, "players", "show", player["id"])
            assert (shown["name"], shown["seats"]) == ("Zenobia", 2)
            async with ada.at(made["id"]) as chair:
                await chair.look()
                await asyncio.to_thread(hosted.admin.json, "players", "delete", player["id"])
                await until(chair, type="seats", you=[])
            assert (await ada.http.get("/api/me")).json()["name"] == ""
            assert (await asyncio.to_thread(hosted.admin.json, "players", "list", "--name", "zeno")) == []
            table = await asyncio.to_thread(hosted.admin.json, "tables", "show", made["id"])
            assert "Zenobia" not in json.dumps(table)
            assert player["id"] not in json.dumps(table)

    asyncio.run(story())


def test_a_player_who_is_signed_out_holds_the_seats_by_their_links_alone(hosted: Hosted) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            await ada.http.put("/api/me", json={"name": "Yolanda", "language": "en"})
            made = await ada.table("me", "here")
            [player] = await asyncio.to_thread(hosted.admin.json, "players", "list", "--name", "Yolanda")
            await asyncio.to_thread(hosted.admin.json, "players", "sign-out", player["id"])
            assert (await ada.http.get(f"/api/tables/{made['id']}")).json()["you"] == []
            over = await ada.http.post("/api/seats", json={"secret": made["secrets"][0]["secret"]})
            assert over.json()["you"] == [0]

    asyncio.run(story())


def test_a_rotated_key_keeps_everybody_and_a_revoked_one_nobody(hosted: Hosted) -> None:
    async def seats(ada: Player, table: str) -> list[int]:
        you: list[int] = (await ada.http.get(f"/api/tables/{table}")).json()["you"]
        return you

    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            made = await ada.table("me", "here")
            await asyncio.to_thread(hosted.admin.json, "key", "rotate")
            before = ada.cookie
            await asyncio.sleep(2)
            assert await seats(ada, made["id"]) == [0, 1], "a cookie of the key before is accepted"
            async with Player(hosted.server.host) as ben:
                assert ben.cookie != before
            await asyncio.to_thread(hosted.admin.json, "key", "rotate", "--revoke")
            for _ in range(100):
                if not await seats(ada, made["id"]):
                    break
                ada.http.cookies.clear()
                ada.http.headers["cookie"] = before
                await asyncio.sleep(0.1)
            assert await seats(ada, made["id"]) == []
            over = await ada.http.post("/api/seats", json={"secret": made["secrets"][0]["secret"]})
            assert over.json()["you"] == [0], "the link of a seat still holds it"

    asyncio.run(story())


def test_an_exported_record_replays_to_the_same_table(hosted: Hosted) -> None:
    async def story() -> tuple[str, int]:
        async with Player(hosted.server.host) as ada:
            made = await ada.table("me", "here")
            async with ada.at(made["id"]) as chair:
                shown = await played(chair, 4)
            return made["id"], shown["line"]

    table, line = asyncio.run(story())
    text = hosted.admin("tables", "export", table).out
    answer = httpx.post(f"http://{hosted.server.host}/api/records", content=text, timeout=60)
    assert answer.json()["line"] == line


def test_check_replays_every_stored_game_while_people_play(hosted: Hosted) -> None:
    async def story() -> None:
        async with Player(hosted.server.host) as ada:
            made = await ada.table("me", "here")
            async with ada.at(made["id"]) as chair:
                moving = asyncio.create_task(played(chair, 25))
                said = await asyncio.to_thread(hosted.admin.json, "check")
                await moving
            assert said["problems"] == []
            assert said["checked"] > 1

    asyncio.run(story())


def test_what_is_not_there_is_one_clear_line(hosted: Hosted) -> None:
    for arguments in (
        ("tables", "show", "nothing"),
        ("tables", "delete", "nothing"),
        ("tables", "export", "nothing"),
        ("seats", "free", "nothing", "1"),
        ("players", "show", "nobody"),
        ("players", "delete", "nobody"),
        ("prune",),
        ("restore", "/no/such/file"),
        ("backup", "/no/such/folder/file"),
        ("tables", "list", "--untouched", "long"),
    ):
        said = hosted.admin(*arguments)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1), said
