"""Editions of a crowd: many owners who enter, and make tables, at once; hostile names and texts; limits."""

from __future__ import annotations

import asyncio
import io
import re
import tomllib
import zipfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.editions import begun, entered, in_use, ours_as_files, packed

from comares.server.games.boxes import MAX_CACHED

OWNERS = MAX_CACHED + 4  # more editions are played with than the server keeps made
LIMIT = 10  # editions of a player
HOSTILE = [
    "<script>document.title='broken'</script>",
    '"><img src=x onerror=alert(1)>',
    "../../../etc/passwd",
    "C:\\windows\\system32",
    "'; DROP TABLE editions; --",
    '""" ]] \\u0000 = {',
    "\u202egnp.exe",
    "{{ 7*7 }} ${7*7} %s %n",
    "名前 🏰 name",
]


def at_server(story: Callable[[str], Awaitable[None]]) -> Callable[[ServerProcess], None]:
    """A pytest test of an async function of the address of the shared server."""

    def test(served: ServerProcess) -> None:
        async def run() -> None:
            await asyncio.wait_for(story(served.host), 180)

        asyncio.run(run())

    test.__name__ = getattr(story, "__name__", "story")
    return test


async def an_owners_evening(owner: Player, tiles: int) -> dict[str, Any]:
    """An edition of one's own and a table with it; both, after a move."""
    info = await in_use(owner, tiles)
    card = await owner.table("me", "here", game="sabika")
    assert card["settings"]["data"] == info["fingerprint"]
    async with owner.at(card["id"]) as chair:
        look = await chair.look((await chair.look())["decision"]["seat"])
        after = await chair.play(look, look["decision"]["codes"][0])
        assert (after["type"], after.get("line")) == ("table", look["line"] + 1), after
    return card


@at_server
async def test_owners_who_enter_and_play_at_once_each_have_their_own_cards(host: str) -> None:
    async with AsyncExitStack() as stack:
        owners = [await stack.enter_async_context(Player(host)) for _ in range(OWNERS)]
        cards = await asyncio.gather(*(an_owners_evening(owner, 1 + n % 8) for n, owner in enumerate(owners)))
        for n, (owner, card) in enumerate(zip(owners, cards, strict=True)):
            box = await owner.http.get("/api/games/sabika/components", params={"edition": card["edition"]})
            assert box.json()["files"]["storehouses"]["tokens"][0]["bonus"] == [{"gain": {"tile": 1 + n % 8}}]
            assert len((await owner.http.get("/api/editions")).json()) == 1


@at_server
async def test_of_many_editions_begun_at_once_only_so_many_are_kept(host: str) -> None:
    async with Player(host) as ada:
        asked = [ada.http.post("/api/editions", json={"game": "alhambra"}) for _ in range(LIMIT + 6)]
        statuses = sorted(answer.status_code for answer in await asyncio.gather(*asked))
        assert statuses == [201] * LIMIT + [429] * 6
        assert len((await ada.http.get("/api/editions")).json()) == LIMIT


@at_server
async def test_an_edition_that_is_deleted_while_it_is_edited_and_used_refuses_and_breaks_nothing(host: str) -> None:
    async with Player(host) as ada:
        info = await in_use(ada)
        path = f"/api/editions/{info['id']}"
        files = (await ada.http.get(path)).json()["files"]
        body = {"file": "start", "table": "dinars", "at": 0, "row": files["start"]["dinars"][0]}
        seats = [{"kind": "me"}, {"kind": "here"}]
        answers = await asyncio.gather(
            *(ada.http.put(f"{path}/row", json=body) for _ in range(4)),
            ada.http.delete(path),
            *(ada.http.post("/api/tables", json={"game": "sabika", "seats": seats}) for _ in range(4)),
            *(ada.http.get(f"{path}/zip") for _ in range(2)),
        )
        assert {answer.status_code for answer in answers} <= {200, 201, 204, 404, 409}
        for made in (answer.json() for answer in answers if answer.status_code == 201):
            async with ada.at(made["id"]) as chair:
                assert (await chair.look(0))["type"] == "table"
        assert (await ada.http.get("/api/editions")).json() == []


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_name_or_text_stays_text(served: ServerProcess, text: str) -> None:
    async def story() -> None:
        async with Player(served.host) as ada, Player(served.host) as ben:
            edition = (await begun(ada, name=text))["id"]
            note = text.replace("\u202e", "")
            saved = await entered(ada, edition, "storehouses", "tokens", 0, note=note, bonus=[{"gain": {"tile": 2}}])
            assert saved["mistakes"] == []
            await ada.http.patch(f"/api/editions/{edition}", json={"used": True})
            handed_out = await ada.http.get(f"/api/editions/{edition}/zip")
            as_file = handed_out.headers["content-disposition"]
            assert as_file.startswith(f'attachment; filename="sabika-{edition}.zip"')
            assert re.fullmatch(r"(; filename\*=UTF-8''[\w%-]+\.zip)?", as_file.partition('.zip"')[2])
            assert not re.search("%2F|%5C|%3C|%2E|%00", as_file), "no folder, no dot, no markup"
            with zipfile.ZipFile(io.BytesIO(handed_out.content)) as archive:
                assert sorted(archive.namelist()) == sorted(ours_as_files())
                rows = tomllib.loads(archive.read("storehouses.toml").decode())["tokens"]
            assert rows[0]["note"] == note
            table = await ada.table("me", "open", game="sabika")
            for answer in (
                await ben.http.get("/api/tables"),
                await ben.http.get(f"/api/tables/{table['id']}"),
                await ben.http.get("/api/games"),
                await ben.http.get("/api/games/sabika/cards/en", params={"edition": table["edition"]}),
            ):
                assert answer.headers["content-type"].startswith("application/json")
                assert "nosniff" in answer.headers["x-content-type-options"]
                assert note not in str(answer.json()), "the name and the remarks of an edition are its owner's alone"

    asyncio.run(asyncio.wait_for(story(), 60))


@at_server
async def test_odd_addresses_of_editions_are_not_found(host: str) -> None:
    async with Player(host) as ada:
        for odd in ("..%2f..%2fetc%2fpasswd", "%00", "a" * 300, "'%20OR%201=1", "%F0%9F%8F%B0"):
            for answer in (
                await ada.http.get(f"/api/editions/{odd}"),
                await ada.http.get(f"/api/editions/{odd}/zip"),
                await ada.http.delete(f"/api/editions/{odd}"),
                await ada.http.get(f"/api/boxes/{odd}"),
            ):
                assert answer.status_code in (400, 404, 405, 409), (odd, answer.status_code)


@at_server
async def test_an_edition_that_grows_too_large_is_refused(host: str) -> None:
    async with Player(host) as ada:
        edition = (await begun(ada))["id"]
        page = (await ada.http.get(f"/api/editions/{edition}")).json()
        statuses, said = [], ""
        for at, row in enumerate(page["files"]["buildings_small"]["cards"]):
            wide = {"why": ["x" * 490] * 30}
            body = {"file": "buildings_small", "table": "cards", "at": at, "row": {**row, **wide}}
            answer = await ada.http.put(f"/api/editions/{edition}/row", json=body)
            statuses.append(answer.status_code)
            said = answer.text
        assert (statuses[0], statuses[-1]) == (200, 400), said
        assert "too large" in said
        stored = (await ada.http.get(f"/api/editions/{edition}")).json()
        assert stored["info"]["version"] == 1 + statuses.count(200)
        huge = packed({**ours_as_files(), "readme.txt": bytes(range(256)) * 4000})
        assert (await ada.http.post("/api/editions/sabika/zip", content=huge + b"x" * 400_000)).status_code == 413
