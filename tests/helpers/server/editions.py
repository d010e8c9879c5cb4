"""What an owner does on the owner's page, as calls."""

from __future__ import annotations

import io
import zipfile
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any

from helpers.server.client import Player


async def begun(player: Player, game: str = "sabika", **more: str) -> dict[str, Any]:
    """A new edition, as lists show it."""
    answer = await player.http.post("/api/editions", json={"game": game, "name": "My box", **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def entered(player: Player, edition: str, file: str, table: str, at: int, **fields: Any) -> dict[str, Any]:
    """The answer to a row that is saved with other fields."""
    files = (await player.http.get(f"/api/editions/{edition}")).json()["files"]
    row = {**files[file][table][at], **fields}
    body = {"file": file, "table": table, "at": at, "row": row}
    answer = await player.http.put(f"/api/editions/{edition}/row", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def in_use(player: Player, tiles: int = 2) -> dict[str, Any]:
    """An edition that the player uses for new tables; the first storehouse token gives so many tiles."""
    edition = await begun(player)
    saved = await entered(
        player, edition["id"], "storehouses", "tokens", 0, bonus=[{"gain": {"tile": tiles}}], status="printed"
    )
    used = await player.http.patch(f"/api/editions/{edition['id']}", json={"used": True})
    assert used.status_code == 200, used.text
    return dict(saved["info"])


def packed(entries: dict[str, bytes]) -> bytes:
    """A zip with these entries."""
    to = io.BytesIO()
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return to.getvalue()


def ours_as_files() -> dict[str, bytes]:
    """The files of the package's Sabika."""
    folder = Path(str(package_files("comares.sabika"))) / "data"
    return {path.name: path.read_bytes() for path in folder.glob("*.toml")}
