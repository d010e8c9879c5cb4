"""Editions: what a player enters is saved, checked, handed out and taken in as a zip, and played with; it is nobody
else's."""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
import tomllib
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.editions import begun, entered, in_use, ours_as_files, packed

import comares
from comares.i18n import LANGUAGES, translate
from comares.sabika.loading.load import load
from comares.sabika.text.cards import check

OURS = load().fingerprint()
PACKAGE = Path(comares.__file__).parent


def at_server(story: Callable[[str], Awaitable[None]]) -> Callable[[ServerProcess], None]:
    """A pytest test of an async function of the address of the shared server."""

    def test(served: ServerProcess) -> None:
        asyncio.run(asyncio.wait_for(_run(story, served.host), 60))

    test.__name__ = getattr(story, "__name__", "story")
    return test


async def _run(story: Callable[[str], Awaitable[None]], host: str) -> None:
    await story(host)


@at_server
async def test_a_row_is_saved_with_its_picture_and_its_sentence(host: str) -> None:
    async with Player(host) as ada:
        edition = await begun(ada)
        assert (edition["pieces"], edition["printed"], edition["mistakes"]) == (292, 0, 0)
        assert edition["fingerprint"] == OURS
        saved = await entered(
            ada, edition["id"], "storehouses", "tokens", 0, bonus=[{"gain": {"tile": 2}}], status="printed"
        )
        assert saved["shown"]["words"] == ["Storehouse token 1, 1 box: Gain 2 tiles."]
        part = saved["shown"]["face"][0]["parts"][0]
        assert (part["op"], part["amount"], part["things"]) == ("gain", 2, ["tile"])
        assert saved["info"]["printed"] == 1
        assert saved["info"]["fingerprint"] not in ("", OURS)
        page = (await ada.http.get(f"/api/editions/{edition['id']}")).json()
        assert page["files"]["storehouses"]["tokens"][0] == saved["row"]


@at_server
async def test_mistakes_are_said_at_the_field_and_keep_the_edition_from_tables(host: str) -> None:
    async with Player(host) as ada:
        edition = (await begun(ada))["id"]
        await entered(ada, edition, "trade", "tokens", 0, demand=[])
        saved = await entered(ada, edition, "storehouses", "tokens", 2, boxes=0)
        places = {(each["file"], each["table"], each["row"], each["field"]) for each in saved["mistakes"]}
        assert places == {("trade", "tokens", 0, "demand"), ("storehouses", "tokens", 2, "boxes")}
        assert saved["shown"] == {"words": [], "face": []}
        assert (saved["info"]["mistakes"], saved["info"]["fingerprint"]) == (2, "")
        refused = await ada.http.patch(f"/api/editions/{edition}", json={"used": True})
        assert (refused.status_code, refused.json()["error"]) == (400, "edition")


@at_server
async def test_new_tables_are_made_with_the_edition_in_use_and_show_its_cards(host: str) -> None:
    async with Player(host) as ada, Player(host) as ben:
        info = await in_use(ada)
        games = {game["name"]: game for game in (await ada.http.get("/api/games")).json()}
        data = next(each for each in games["sabika"]["settings"] if each["name"] == "data")
        assert data["values"][:2] == [info["fingerprint"], OURS]
        assert data["names"] == {info["fingerprint"]: "My box"}
        table = await ada.table("me", "open", game="sabika")
        assert table["settings"]["data"] == info["fingerprint"]
        query = {"edition": table["edition"]}
        box = (await ben.http.get("/api/games/sabika/components", params=query)).json()
        assert box["files"]["storehouses"]["tokens"][0]["bonus"] == [{"gain": {"tile": 2}}]
        said = (await ben.http.get("/api/games/sabika/cards/en", params=query)).json()["said"]
        assert "2 tiles" in said["storehouses"]["tokens"][0]["words"][0]
        ours = await ada.table("me", "greedy", game="sabika", settings={"data": OURS})
        assert ours["settings"]["data"] == OURS


@at_server
async def test_an_edition_is_only_its_owners(host: str) -> None:
    async with Player(host) as ada, Player(host) as ben:
        info = await in_use(ada)
        path = f"/api/editions/{info['id']}"
        row = {"file": "start", "table": "dinars", "at": 0, "row": {"place": 1}}
        for answer in (
            await ben.http.get(path),
            await ben.http.get(f"{path}/zip"),
            await ben.http.patch(path, json={"name": "Mine"}),
            await ben.http.delete(path),
            await ben.http.put(f"{path}/row", json=row),
            await ben.http.post(f"{path}/shown", json=row),
            await ben.http.post("/api/editions", json={"game": "sabika", "like": info["id"]}),
        ):
            assert (answer.status_code, answer.json()["error"]) == (404, "no-edition")
        assert (await ben.http.get("/api/editions")).json() == []
        assert info["fingerprint"] not in (await ben.http.get("/api/games")).text
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        body = {"game": "sabika", "seats": seats, "settings": {"data": info["fingerprint"]}}
        assert (await ben.http.post("/api/tables", json=body)).json()["error"] == "setup"
        table = await ada.table("me", "greedy", game="sabika")
        position = (await ada.http.get(f"/api/tables/{table['id']}/position")).text
        refused = await ben.http.post("/api/tables", json={"seats": seats, "position": position})
        assert refused.status_code == 400


@at_server
async def test_a_zip_is_the_folder_that_data_takes_and_comes_back_the_same(host: str) -> None:
    async with Player(host) as ada:
        info = await in_use(ada)
        content = (await ada.http.get(f"/api/editions/{info['id']}/zip")).content
        with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(io.BytesIO(content)) as archive:
            archive.extractall(folder)
            sound, report = check(Path(folder))
            tokens = tomllib.loads((Path(folder) / "storehouses.toml").read_text("utf-8"))["tokens"]
        assert sound, report
        assert info["fingerprint"] in report
        assert tokens[0]["status"] == "printed"
        again = await ada.http.post("/api/editions/sabika/zip", params={"name": "Again"}, content=content)
        assert again.status_code == 201, again.text
        assert (again.json()["fingerprint"], again.json()["printed"]) == (info["fingerprint"], 1)


ODD_ZIPS: dict[str, tuple[bytes, str]] = {
    "no zip": (b"PK not a zip", "not a zip"),
    "empty": (packed({}), "lacks: board.toml"),
    "a bomb": (packed({**ours_as_files(), "start.toml": b"# " + b"a" * 30_000_000}), "too large"),
    "not utf-8": (packed({**ours_as_files(), "start.toml": b"tokens = ['\xff\xfe']"}), "start.toml is not text"),
    "not toml": (packed({**ours_as_files(), "start.toml": b"tokens = ["}), "start.toml is not TOML"),
    "twice": (packed({**ours_as_files(), "deeper/start.toml": b""}), "start.toml twice"),
    "no rows": (packed({**ours_as_files(), "start.toml": b"tokens = 1\ndinars = []"}), "a list of rows"),
    "rows of another kind": (
        packed({**ours_as_files(), "start.toml": b"tokens = [1979-05-27]\ndinars = [{}]"}),
        "a list of rows",
    ),
    "too few rows": (packed({**ours_as_files(), "start.toml": b"tokens = [{}]\ndinars = [{}]"}), "rows 1, expected"),
    "deep": (packed({**ours_as_files(), "start.toml": b"tokens = " + b"[" * 20_000}), "start.toml is not TOML"),
    "many entries": (packed({f"{n}.txt": b"" for n in range(100)}), "100 entries"),
}


@pytest.mark.parametrize("kind", ODD_ZIPS)
def test_an_odd_zip_is_refused_with_a_sentence(served: ServerProcess, kind: str) -> None:
    content, words = ODD_ZIPS[kind]

    async def run() -> None:
        async with Player(served.host) as ada:
            answer = await ada.http.post("/api/editions/sabika/zip", content=content)
            assert (answer.status_code, answer.json()["error"]) == (400, "edition"), answer.text
            assert words in answer.json()["message"]
            assert (await ada.http.get("/api/editions")).json() == []

    asyncio.run(run())


PROBLEM = re.compile(r'problem="([a-z0-9-]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_an_edition_has_its_own_sentence_in_every_language(language: str) -> None:
    found = {name for path in (PACKAGE / "server").rglob("*.py") for name in PROBLEM.findall(path.read_text("utf-8"))}
    values = dict.fromkeys(("file", "files", "table", "row", "found", "expected", "most", "what"), 1)
    sentences = {translate("refused-edition", {**values, "problem": name}, language) for name in found}
    assert len(found) > 15
    assert len(sentences) == len(found)


@at_server
async def test_names_of_entries_in_a_zip_never_reach_a_path(host: str) -> None:
    async with Player(host) as ada:
        files = {f"../../../etc/{name}": content for name, content in ours_as_files().items()}
        answer = await ada.http.post("/api/editions/sabika/zip", content=packed({**files, "/etc/passwd": b"x"}))
        assert answer.json()["fingerprint"] == OURS


ODD_ROWS: list[Any] = [
    {"id": 1, "bonus": None},
    {"id": 1, "note": "x" * 501},
    {"id": 1, "note": "a\nb"},
    {"id": 1, "bonus": [[[[[[[[[[1]]]]]]]]]]},
    {"id": 1e300},
    {"id": 1, "bonus": [1] * 41},
]


@pytest.mark.parametrize("row", ODD_ROWS)
def test_an_odd_row_is_refused_and_nothing_is_saved(served: ServerProcess, row: Any) -> None:
    async def run() -> None:
        async with Player(served.host) as ada:
            edition = (await begun(ada))["id"]
            body = {"file": "storehouses", "table": "tokens", "at": 0, "row": row}
            answer = await ada.http.put(f"/api/editions/{edition}/row", json=body)
            assert (answer.status_code, answer.json()["error"]) == (400, "edition"), answer.text
            assert (await ada.http.get(f"/api/editions/{edition}")).json()["info"]["version"] == 1

    asyncio.run(run())


@at_server
async def test_a_row_of_any_plain_values_is_saved_with_its_mistakes(host: str) -> None:
    async with Player(host) as ada:
        edition = (await begun(ada))["id"]
        odd: list[Any] = ["<b>", 7, [{"gain": "x"}], [{"choice": [[{"choice": 3}]]}], {"of": [True]}, [{"vp_per": {}}]]
        for bonus in odd:
            saved = await entered(ada, edition, "storehouses", "tokens", 0, bonus=bonus)
            assert {each["field"] for each in saved["mistakes"]} == {"bonus"}, bonus
        for place in ({"file": "../start"}, {"table": "x"}, {"at": 99}):
            body = {"file": "start", "table": "tokens", "at": 0, "row": {}, **place}
            assert (await ada.http.put(f"/api/editions/{edition}/row", json=body)).status_code == 400


@at_server
async def test_a_player_has_so_many_editions_and_no_more(host: str) -> None:
    async with Player(host) as ada:
        for _ in range(10):
            first = await begun(ada)
        refused = await ada.http.post("/api/editions", json={"game": "sabika"})
        assert (refused.status_code, refused.json()["error"]) == (429, "quota-editions")
        await ada.http.delete(f"/api/editions/{first['id']}")
        await begun(ada)


@at_server
async def test_two_devices_that_save_at_once_lose_nothing(host: str) -> None:
    async with Player(host) as ada:
        edition = (await begun(ada))["id"]
        files = (await ada.http.get(f"/api/editions/{edition}")).json()["files"]
        rows = files["storehouses"]["tokens"]

        async def save(at: int) -> int:
            body = {"file": "storehouses", "table": "tokens", "at": at, "row": {**rows[at], "status": "printed"}}
            return (await ada.http.put(f"/api/editions/{edition}/row", json=body)).status_code

        assert set(await asyncio.gather(*map(save, range(6)))) == {200}
        assert (await ada.http.get(f"/api/editions/{edition}")).json()["info"]["printed"] == 6


@at_server
async def test_falcons_of_a_box_are_played_with(host: str) -> None:
    async with Player(host) as ada:
        edition = (await begun(ada, "alhambra"))["id"]
        same = await entered(ada, edition, "falcons", "falcons", 0, kind_a="arcades", kind_b="tower")
        assert [(each["row"], each["key"]) for each in same["mistakes"]] == [(2, "falcon-twice")]
        saved = await entered(ada, edition, "falcons", "falcons", 0, kind_b="chambers", status="printed")
        assert saved["mistakes"] == []
        assert saved["shown"]["words"] == ["Black falcon (arcades, chambers)"]
        await ada.http.patch(f"/api/editions/{edition}", json={"used": True})
        table = await ada.table("me", "greedy", game="alhambra", settings={"falconers": "on"})
        async with ada.at(table["id"]) as chair:
            view = (await chair.look(0))["view"]
        assert "black-arcades-chambers" in view["modules"]["falconers"]["free"]
        plain = await ada.table("me", "greedy", game="alhambra")
        assert "falcons" not in plain["settings"]


@at_server
async def test_rows_of_a_free_table_come_and_go(host: str) -> None:
    async with Player(host) as ada:
        edition = (await begun(ada))["id"]
        body: dict[str, Any] = {"file": "board", "table": "reward_track", "at": 2}
        page = (await ada.http.post(f"/api/editions/{edition}/rows", json=body)).json()
        rows = page["files"]["board"]["reward_track"]
        assert [row["space"] for row in rows] == list(range(1, 8))
        assert [row.get("last", False) for row in rows] == [False] * 6 + [True]
        assert page["mistakes"] == []
        page = (await ada.http.post(f"/api/editions/{edition}/rows", json={**body, "remove": True})).json()
        assert page["info"]["fingerprint"] == OURS
        fixed = {"file": "storehouses", "table": "tokens", "at": 0}
        assert (await ada.http.post(f"/api/editions/{edition}/rows", json=fixed)).status_code == 400


ODD_PLACES: list[tuple[str, str, dict[str, Any]]] = [
    ("trade", "cities", {"id": "rome"}),
    ("trade", "cities", {"id": "<b>x</b>"}),
    ("trade", "cities", {"id": "granada"}),
    ("trade", "routes", {"a": "rome"}),
    ("board", "displays", {"id": "long_poems"}),
    ("board", "outer", {"i": 99}),
    ("board", "sultan_workers", {"players": []}),
    ("board", "round_track", {"space": -3}),
    ("buildings_small", "balance_bonuses", {"id": "green"}),
    ("poems_long", "cards", {"id": "A99"}),
    ("poems_long", "cards", {"id": "Z"}),
    ("yusuf", "poet", {"id": "P01", "space": 9}),
]


@at_server
async def test_no_name_or_number_of_a_row_breaks_the_page(host: str) -> None:
    async with Player(host) as ada:
        edition = (await begun(ada))["id"]
        for file, table, fields in ODD_PLACES:
            ours = (await ada.http.get(f"/api/editions/{edition}")).json()["files"][file][table][0]
            await entered(ada, edition, file, table, 0, **fields)
            back = await entered(ada, edition, file, table, 0, **ours)
            assert back["info"]["fingerprint"] == OURS, (file, table, fields)
