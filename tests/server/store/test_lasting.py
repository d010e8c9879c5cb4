"""Stored games stay as they are: recorded games come out of either database as they went in, and a game that the rules
no longer allow is refused with the reason."""

from __future__ import annotations

import asyncio
import csv
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.postgres import postgres

from comares.games import GAMES
from comares.kernel.record import Record
from comares.kernel.replay import play_again
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table
from comares.server.games.hosted import HostedGames
from comares.server.play.new_table import import_record
from comares.server.play.storage import restored_line
from comares.server.store.sql_storage import SqlStorage

RECORDS = sorted((Path(__file__).parents[2] / "games").glob("*.record"))
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
        row, lines = import_record(path.read_text(encoding="utf-8"), "ada", HOSTED)
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


def test_a_stored_game_that_breaks_the_rules_is_refused_and_other_games_go_on(tmp_path: Path) -> None:
    served = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")

    async def story() -> None:
        async with Player(served.host) as ada:
            tables = [(await ada.table("me", "here"))["id"] for _ in range(2)]
            for table in tables:
                async with ada.at(table) as chair:
                    look = await chair.look((await chair.look())["decision"]["seat"])
                    await chair.play(look, look["decision"]["codes"][0])
            served.stop()
            with sqlite3.connect(tmp_path / "tables.db") as file:
                file.execute('UPDATE lines SET code = ? WHERE number = 1 AND "table" = ?', ("buy 1 9+9+9+9", tables[0]))
            served.start()
            async with ada.at(tables[0]) as chair:
                refused = await chair.receive("refused", "table")
                assert (refused["type"], refused["error"]) == ("refused", "record")
                with pytest.raises(Exception, match="4404"):
                    await chair.receive("table")
            answer = await ada.http.get(f"/api/tables/{tables[0]}/record")
            assert (answer.status_code, answer.json()["error"]) == (400, "record")
            async with ada.at(tables[1]) as chair:
                assert (await chair.look())["line"] == 1

    served.start()
    asyncio.run(asyncio.wait_for(story(), 60))
    served.stop()
    assert not served.errors()
