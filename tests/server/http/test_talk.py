"""Talk at a table: who hears whom, what is refused, and that nothing of it is in a record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from helpers.server.admin import Admin
from helpers.server.client import Message, Player, ServerProcess, TableSocket

WORDS = "<b>mind the seraglio</b>"


async def joined(host: Player, guest: Player, **more: Any) -> str:
    card = await host.table("me", "open", **more)
    answer = await guest.http.post("/api/invitations", json={"code": card["invitations"][0]["code"], "name": "Ben"})
    assert answer.status_code == 201
    return str(card["id"])


async def heard(chair: TableSocket) -> list[Message]:
    """Everything that this player hears."""
    await chair.send("ping")
    await chair.receive("pong")
    await chair.send("talk", since=-1)
    told = await chair.receive("talk")
    return list(told["said"])


async def says(chair: TableSocket, **what: Any) -> Message:
    """What the table answers to something said by somebody who listens."""
    await chair.send("say", **what)
    return await chair.receive("talk", "refused")


def test_players_hear_each_other_and_spectators_talk_apart(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben, Player(served.host) as eve:
            table = await joined(ada, ben, open=True)
            async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as aside:
                for chair in (one, two, aside):
                    assert await heard(chair) == []
                await says(one, text=f" {WORDS}\u202e\n")
                told = (await two.receive("talk"))["said"]
                assert [(said["text"], said["seat"], said["own"]) for said in told] == [(WORDS, 0, False)]
                assert (await aside.receive("talk"))["place"] == "aside"
                await says(aside, text="take the garden!")
                await says(two, phrase="thanks")
                assert [said["phrase"] for said in await heard(one)] == ["", "thanks"], (
                    "nobody tells a player what to do"
                )
                assert [said["text"] for said in await heard(aside)] == [WORDS, "take the garden!", ""]
                record = (await ada.http.get(f"/api/tables/{table}/record")).text
                assert WORDS not in record
                assert ada.cookie.split("=")[-1].split(".")[0] not in "".join(two.received), "no player's id is told"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_bad_talk_is_refused_and_nothing_is_said(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben:
            table = await joined(ada, ben, talk="phrases")
            silent = await joined(ada, ben, talk="off")
            async with ada.at(table) as one:
                await heard(one)
                for wrong in (
                    {"text": "hi"},
                    {},
                    {"text": "\u202e"},
                    {"phrase": "hello", "text": "x"},
                    {"phrase": "rude"},
                ):
                    assert (await says(one, **wrong))["type"] == "refused"
                assert (await says(one, text="x" * 301))["error"] == "malformed"
                assert await heard(one) == []
                answers = [await says(one, phrase="hello") for _ in range(9)]
                assert [each["type"] for each in answers] == ["talk"] * 2 + ["refused"] * 7 or answers[-1][
                    "error"
                ] == "talk-often"
            async with ada.at(silent) as one:
                await heard(one)
                assert (await says(one, phrase="hello"))["error"] in ("talk-off", "talk-often")

    asyncio.run(asyncio.wait_for(story(), 60))


def test_who_is_muted_is_not_heard_and_a_report_reaches_the_host(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(server: ServerProcess) -> str:
        async with Player(server.host) as ada, Player(server.host) as ben:
            table = await joined(ada, ben)
            async with ada.at(table) as one, ben.at(table) as two:
                await heard(one)
                await heard(two)
                await says(two, text="something rude")
                await one.receive("talk")
                await one.send("report", number=0)
                assert (await one.receive("talk"))["said"][0]["reported"]
                await one.send("mute", number=0)
                assert [(said["muted"], said["text"]) for said in (await one.receive("talk"))["said"]] == [(True, "")]
                await one.send("mute", number=7)
                assert (await one.receive("refused", "talk"))["error"] == "malformed"
                await two.send("report", number=0)
                assert (await two.receive("refused", "talk"))["error"] == "malformed", "not one's own words"
            server.kill()
            server.start()
            async with ada.at(table) as one:
                assert (await heard(one))[0]["muted"], "it lasts"
            return table

    with ServerProcess(database, tmp_path / "log") as server:
        table = asyncio.run(asyncio.wait_for(story(server), 60))
        admin = Admin(database)
        assert [each["text"] for each in admin.json("reports", "list")] == ["something rude"]
        assert admin("reports", "remove", table, "0").code == 0
        assert admin.json("reports", "list") == []
        assert admin("reports", "dismiss", table, "0").code != 0
    assert not server.errors(), server.errors()


def test_a_notepad_is_ones_own_and_goes_with_the_table(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben, Player(served.host) as eve:
            table = await joined(ada, ben)
            path = f"/api/tables/{table}/notepad"
            assert (await ada.http.put(path, json={"text": WORDS})).status_code == 200
            assert (await ada.http.get(path)).json() == {"text": WORDS}
            for other in (ben, eve):
                assert (await other.http.get(path)).json() == {"text": ""}
                assert WORDS not in (await other.http.get(f"/api/tables/{table}")).text
            assert (await eve.http.put(path, json={"text": "x"})).status_code == 403
            assert (await ada.http.put(path, json={"text": "x" * 4001})).status_code == 400
            for player in (ada, ben):
                await player.http.post(f"/api/tables/{table}/leave", json={})
            assert (await ada.http.get(path)).status_code == 404

    asyncio.run(asyncio.wait_for(story(), 60))
