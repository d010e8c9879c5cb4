"""`comares admin prune`, and a server that deletes old tables by itself."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from helpers.server.admin import Admin, Hosted
from helpers.server.client import Player, ServerProcess
from helpers.server.postgres import driven
from sqlalchemy import create_engine, update

from comares.server.settings import RetentionSettings
from comares.server.store.schema import TABLES

DAY = 86400.0


def make_old(database: str, table: str, days: float) -> None:
    """The table was last changed so many days ago."""
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(updated=time.time() - days * DAY))
    engine.dispose()


async def make_tables(host: str, number: int) -> list[str]:
    async with Player(host) as ada:
        return [(await ada.table("me", "here"))["id"] for _ in range(number)]


def test_prune_lists_what_is_too_old_and_then_deletes_it(hosted: Hosted) -> None:
    old, young = asyncio.run(make_tables(hosted.server.host, 2))
    make_old(hosted.admin.database, old, 91)
    make_old(hosted.admin.database, young, 89)
    limits = ("--keep-abandoned", "90d")
    assert [row["id"] for row in hosted.admin.json("prune", *limits, "--dry-run")] == [old]
    assert hosted.admin.json("tables", "show", old)["id"] == old
    assert hosted.admin.json("prune", *limits) == {"deleted": [old]}
    listed = [table["id"] for table in hosted.admin.json("tables", "list")]
    assert old not in listed
    assert young in listed
    assert hosted.admin("prune", *limits).out == "tables deleted: 0\n"
    assert hosted.admin("prune", "--keep-finished", "1d", "--dry-run").out == "no table is too old\n"


def test_prune_takes_its_times_from_the_settings_of_the_server(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    [old] = asyncio.run(make_tables(hosted.server.host, 1))
    make_old(hosted.admin.database, old, 12)
    file = tmp_path / "comares.toml"
    file.write_text('keep_abandoned = "11d"\n', encoding="utf-8")
    monkeypatch.setenv("COMARES_CONFIG", str(file))
    assert old in [row["id"] for row in hosted.admin.json("prune", "--dry-run")]
    file.write_text('keep_abandoned = "13d"\n', encoding="utf-8")
    assert old not in [row["id"] for row in hosted.admin.json("prune", "--dry-run")]


def test_a_server_deletes_old_tables_by_itself(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    with ServerProcess(database, tmp_path / "log") as server:
        tables = asyncio.run(make_tables(server.host, 5))
    for table in tables[1:]:
        make_old(database, table, 10)
    limits = RetentionSettings(abandoned=9 * DAY, interval=0.05, step=2)
    with ServerProcess(database, tmp_path / "log", retention=limits) as server:
        for _ in range(200):
            left = [table["id"] for table in Admin(database).json("tables", "list")]
            if left == tables[:1]:
                break
            time.sleep(0.1)
        assert left == tables[:1]
        assert not server.errors()
