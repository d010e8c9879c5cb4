"""Editions: Sabika with the host's components, offered by a name."""

from __future__ import annotations

import asyncio
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Player, ServerProcess

from comares.kernel.errors import BadSetup
from comares.sabika.loading.load import load
from comares.server.games.editions import install_editions

OURS = Path(str(files("comares.sabika"))) / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The package's data with one change: a storehouse gives one more tile."""
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
            games = (await ada.http.get("/api/games")).json()
            settings = next(game["settings"] for game in games if game["name"] == "sabika")
            setting = next(setting for setting in settings if setting["name"] == "data")
            assert setting["names"] == {own: "My box"}
            assert str(folder) not in str(games)
            card = await ada.table("me", "greedy", game="sabika", settings={"data": own})
            assert card["settings"]["data"] == own
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
                    table = await chair.receive("table")
            assert f"option data {own}" in (await ada.http.get(f"/api/tables/{card['id']}/record")).text
            return card["id"], ada.cookie

    async def look(host: str, table: str, cookie: str) -> tuple[int, Any, str]:
        async with Player(host) as ada:
            ada.http.cookies.clear()
            ada.http.headers["cookie"] = cookie
            mine = (await ada.http.get("/api/tables")).json()["mine"]
            assert [card["id"] for card in mine] == [table]
            record = await ada.http.get(f"/api/tables/{table}/record")
            async with ada.at(table) as chair:
                told = await chair.receive("refused", "seats")
            return record.status_code, told, record.text

    with ServerProcess(database, tmp_path / "log", data=(("My box", folder),)) as served:
        table, cookie = asyncio.run(set_up(served.host))
    with ServerProcess(database, tmp_path / "log") as served:
        status, told, text = asyncio.run(look(served.host, table, cookie))
        assert (status, told["error"]) == (409, "components")
        assert own in told["message"]
        assert own in text
        assert not served.errors()
    with ServerProcess(database, tmp_path / "log", data=(("My box", folder),)) as served:
        assert asyncio.run(look(served.host, table, cookie))[0] == 200, "with the folder back the game goes on"


def test_a_folder_that_cannot_be_played_with_keeps_the_server_from_starting(folder: Path) -> None:
    (folder / "trade.toml").unlink()
    with pytest.raises(BadSetup, match=r"--data box: trade.toml: the file is missing; comares cards --check"):
        install_editions((("box", folder),))
    with pytest.raises(BadSetup, match="is not a folder"):
        install_editions((("box", folder / "nowhere"),))
