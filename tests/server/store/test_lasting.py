"""Stored games stay as they are: recorded games come out of either database as they went in."""

from __future__ import annotations

import asyncio
import csv
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.server.postgres import postgres

from comares.games import GAMES
from comares.kernel.record import Record
from comares.kernel.replay import play_again
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table
from comares.server.games.hosted import HostedGames
from comares.server.play.importing import import_record
from comares.server.play.storage import restored_line
from comares.server.settings import TableSettings
from comares.server.store.sql_storage import SqlStorage

RECORDS = sorted((Path(__file__).parents[2] / "games").glob("*.record"))
MAX_LINES = TableSettings.max_lines
HOSTED = HostedGames()
SOME = RECORDS if os.environ.get("COMARES_LONG") else RECORDS[::8]
with RECORDS[0].with_name("fingerprints.csv").open(encoding="utf-8", newline="") as file:
    FINGERPRINTS = {row["record"]: row["end"] for row in csv.DictReader(file)}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlStorage]:
    if request.param == "sqlite":
        yield SqlStorage(f"sqlite:///{tmp_path_factory.mktemp('lasting') / 'tables.db'}")
    else:
        with postgres() as url:
            opened = SqlStorage(url)
            yield opened
            opened.close()


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_of_the_database_as_it_went_in(path: Path, storage: SqlStorage) -> None:
    async def through_the_database() -> Table | None:
        row, lines = import_record(path.read_text(encoding="utf-8"), "ada", HOSTED, MAX_LINES)
        await storage.add_table(row, lines)
        found = await storage.find_table(row.id)
        assert found == row
        record, table = Record(GAMES[found.game], len(found.seats), found.settings), None
        piles = record.rules().piles
        for line in await storage.lines_after(row.id, -1):
            table = play_again(record, table, restored_line(line, piles), piles)
        return table

    table = asyncio.run(through_the_database())
    assert table is not None
    assert fingerprint(table.state) == FINGERPRINTS[path.name]
