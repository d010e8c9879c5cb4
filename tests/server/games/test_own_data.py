"""Sabika with components of the host's own, offered by a name."""

from __future__ import annotations

import asyncio
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Player, Served

from comares.kernel.errors import BadSetup
from comares.sabika.loading.load import load
from comares.server.games.editions import folders_of, offer

OURS = Path(str(files("comares.sabika"))) / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Our data but for one row: a storehouse gives a tile more."""
    own = tmp_path / "box"
    shutil.copytree(OURS, own)
    file = own / "storehouses.toml"
    text = file.read_text("utf-8")
    file.write_text(text.replace("{gain = {tile = 1}}", "{gain = {tile = 2}}", 1), "utf-8")
    return own


def test_the_components_of_a_folder_are_offered_by_name_and_kept_by_fingerprint(folder: Path, tmp_path: Path) -> None:
    database, own = f"sqlite:///{tmp_path / 'tables.db'}", load(folder).fingerprint()
    assert own != load().fingerprint()

    async def set_up(host: str) -> tuple[str, str]:
        async with Player(host) as ada:
            shelf = (await ada.http.get("/api/games")).json()
            choices = next(game["choices"] for game in shelf if game["name"] == "sabika")
            choice = next(choice for choice in choices if choice["name"] == "data")
            assert choice["names"] == {own: "My box"}
            assert str(folder) not in str(shelf)
            card = await ada.table("me", "greedy", game="sabika", options={"data": own})
            assert card["options"]["data"] == own
            ours, theirs = [
                (await ada.http.get("/api/games/sabika/components", params={"edition": data})).json()
                for data in ("", own)
            ]
            assert ours["files"]["storehouses"] != theirs["files"]["storehouses"]
            said = (await ada.http.get("/api/games/sabika/cards/en", params={"edition": own})).json()["said"]
            assert len(said["events"]["events"]) == len(theirs["files"]["events"]["events"])
            async with ada.at(card["id"]) as chair:
                table = await chair.look(0)
                while not table["decision"]["codes"]:  # the bot plays with them too
                    table = await chair.hear("table")
            assert f"option data {own}" in (await ada.http.get(f"/api/tables/{card['id']}/record")).text
            return card["id"], ada.cookie

    async def look(host: str, table: str, cookie: str) -> tuple[int, Any, str]:
        async with Player(host) as ada:
            ada.http.cookies.clear()
            ada.http.headers["cookie"] = cookie
            to_list = (await ada.http.get("/api/tables")).json()["mine"]
            assert [card["id"] for card in to_list] == [table]
            record = await ada.http.get(f"/api/tables/{table}/record")
            async with ada.at(table) as chair:
                told = await chair.hear("refused", "seats")
            return record.status_code, told, record.text

    with Served(database, tmp_path / "noted", data=(("My box", folder),)) as served:
        table, cookie = asyncio.run(set_up(served.host))
    with Served(database, tmp_path / "noted") as served:
        status, told, text = asyncio.run(look(served.host, table, cookie))
        assert (status, told["error"]) == (409, "components")
        assert own in told["message"]
        assert own in text
        assert not served.mistakes()
    with Served(database, tmp_path / "noted", data=(("My box", folder),)) as served:
        assert asyncio.run(look(served.host, table, cookie))[0] == 200, "with the folder back the game goes on"


@pytest.mark.parametrize("asked", [["box"], ["=x"], ["a="], ["a=x", "a=y"], ["a" * 41 + "=x"]])
def test_what_is_not_a_name_and_a_folder_is_refused_on_start(asked: list[str]) -> None:
    with pytest.raises(BadSetup, match="NAME=FOLDER"):
        folders_of(asked)


def test_a_folder_that_cannot_be_played_with_keeps_the_server_from_starting(folder: Path) -> None:
    (folder / "trade.toml").unlink()
    with pytest.raises(BadSetup, match=r"--data box: trade.toml: the file is missing .*comares cards --check"):
        offer((("box", folder),))
    with pytest.raises(BadSetup, match="no folder of data"):
        offer((("box", folder / "nowhere"),))
