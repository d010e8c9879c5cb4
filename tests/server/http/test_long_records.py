"""Long records and long tables: read page by page, imported in turns, bounded, and of no harm to others."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest
from helpers.server.client import Message, Player, ServerProcess

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.settings import TableSettings

LINES = 2000
HOSTS_AND_LINES = 'SELECT host, (SELECT count(*) FROM lines WHERE lines."table" = tables.id) FROM tables'
SHORT = TableSettings(max_lines=40, max_undo_line=20, news_page=7)


def record_of(lines: int) -> str:
    """A record of so many lines in which one choice is made and rewound again and again."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(1))
    while len(table.record.lines) < lines:
        decision = table.decision()
        assert decision is not None
        line = table.play(decision.seat, decision.codes[0])
        if len(table.record.lines) < lines:
            table.rewind(line.seat, line.number)
    return table.text(everything=True)


async def import_record(player: Player, text: str) -> tuple[int, dict[str, object]]:
    answer = await player.http.post("/api/records", content=text)
    return answer.status_code, answer.json()


def test_a_long_log_is_read_page_by_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pages")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", tables=SHORT) as served:

        async def story() -> None:
            async with Player(served.host) as ada:
                status, summary = await import_record(ada, record_of(31))
                assert status == 201
                async with ada.at(str(summary["id"])) as chair:
                    table = await chair.look(None, -1)
                    assert [line["line"] for line in table["news"]] == list(range(24, 31))
                    log = table["news"]
                    while log[0]["line"] > 0:
                        await chair.send("lines", since=-1, before=log[0]["line"])
                        page = (await chair.receive("lines", "refused"))["news"]
                        assert 0 < len(page) <= SHORT.news_page
                        log = page + log
                    assert [line["line"] for line in log] == list(range(31))
                    await chair.send("lines", since=20, before=24)
                    assert [line["line"] for line in (await chair.receive("lines"))["news"]] == [21, 22, 23]
                    for since, before in ((24, 24), (30, 5), (-1, 0), (1000, 2000), (30, 1000)):
                        await chair.send("lines", since=since, before=before)
                        assert (await chair.receive("lines"))["news"] == []

        asyncio.run(asyncio.wait_for(story(), 60))
    assert not served.errors()


def test_a_record_that_is_too_long_is_refused_with_the_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("long")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", tables=SHORT) as served:

        async def story() -> None:
            async with Player(served.host) as ada:
                assert (await import_record(ada, record_of(40)))[0] == 201
                for text in (record_of(41), "\n" * 100_000):
                    status, body = await import_record(ada, text)
                    assert (status, body["error"]) == (400, "record")
                    assert "at most 40 lines" in str(body["message"])

        asyncio.run(asyncio.wait_for(story(), 60))


def test_an_import_that_takes_too_long_is_given_up_and_the_next_one_works(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("slow")
    hasty = TableSettings(import_seconds=0.001)
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", tables=hasty) as served:

        async def story() -> None:
            async with Player(served.host) as ada:
                status, body = await import_record(ada, record_of(100))
                assert (status, body["error"]) == (400, "record")
                assert "takes longer than" in str(body["message"])
                card = await ada.table("me", "gardener")
                async with ada.at(card["id"]) as chair:
                    assert (await chair.look(0))["state"] == "running"

        asyncio.run(asyncio.wait_for(story(), 60))
    assert not served.errors()


def test_a_wrong_record_is_refused_by_its_worker_with_the_reason(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada:
            status, body = await import_record(ada, record_of(5).replace("rewind 1", "rewind 3"))
            assert (status, body["error"]) == (400, "record")
            assert "line" in str(body["message"])

    asyncio.run(asyncio.wait_for(story(), 60))


def test_imports_of_one_player_beyond_a_few_are_refused_and_another_player_is_served(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as eve, Player(served.host) as ada:
            text = record_of(200)
            many = [asyncio.create_task(import_record(eve, text)) for _ in range(12)]
            await asyncio.sleep(0.05)
            assert (await import_record(ada, record_of(3)))[0] == 201
            statuses = sorted([status for status, _ in await asyncio.gather(*many)])
            assert set(statuses) == {201, 429}

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_table_has_a_limit_of_lines_and_undoing_ends_before_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("full")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", tables=SHORT) as served:

        async def story() -> None:
            async with Player(served.host) as ada:
                card = await ada.table("me", "here")
                async with ada.at(card["id"]) as chair:
                    table = await chair.look((await chair.look())["decision"]["seat"])
                    refused: Message = {}
                    while table["type"] == "table":
                        line, seat = table["line"], table["decision"]["seat"]
                        if line and not refused:
                            own = [each["line"] for each in table["news"] if each["seat"] == seat]
                            await chair.send("undo", seat=seat, line=line, to=own[-1] if own else 0)
                            answer = await chair.receive("table", "refused")
                            refused = answer if answer.get("error") == "undone-enough" else {}
                        table = await chair.look(seat)
                        table = await chair.look(table["decision"]["seat"])
                        table = await chair.play(table, table["decision"]["codes"][0])
                        if table["type"] == "table":
                            table = await chair.look(table["decision"]["seat"])
                    assert table["error"] == "full"
                    assert refused["error"] == "undone-enough"
                    assert (await chair.look())["line"] == SHORT.max_lines - 1

        asyncio.run(asyncio.wait_for(story(), 60))
    assert not served.errors()


def test_many_who_ask_for_a_record_again_and_again_get_it_as_it_is_now(tmp_path: Path) -> None:
    async def text(player: Player, table: str) -> str:
        return (await player.http.get(f"/api/tables/{table}/record")).text

    async def story(served: ServerProcess) -> None:
        async with Player(served.host) as ada, AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(Player(served.host)) for _ in range(10)]
            table = (await ada.table("me", "here"))["id"]
            async with ada.at(table) as chair:
                message = await chair.look(0)
                for _ in range(6):
                    own, *others = await asyncio.gather(*(text(each, table) for each in (ada, *crowd, *crowd)))
                    last = own.splitlines()[-2].split()[0]
                    assert int(last) == message["line"], "the line that was played last"
                    assert len(set(others)) == 1
                    seat = message["decision"]["seat"]
                    message = await chair.look(seat)
                    message = await chair.play(message, message["decision"]["codes"][0])

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as served:
        asyncio.run(asyncio.wait_for(story(served), 60))
    assert not served.errors()


def test_a_server_killed_during_an_import_leaves_a_whole_table_or_one_that_is_nobodys(tmp_path: Path) -> None:
    text = record_of(LINES)

    def stored(count_of: str) -> list[tuple[str | None, int]]:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
            return file.execute(count_of).fetchall()

    async def story() -> None:
        with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as served:
            async with Player(served.host) as ada:
                before = stored(HOSTS_AND_LINES)
                importing = asyncio.create_task(ada.http.post("/api/records", content=text))
                while stored(HOSTS_AND_LINES) == before:
                    await asyncio.sleep(0.001)
                served.kill()
                with suppress(httpx.HTTPError):
                    await importing

    for _ in range(3):
        asyncio.run(asyncio.wait_for(story(), 60))
    tables = stored(HOSTS_AND_LINES)
    assert len(tables) == 3
    assert all(host is None or lines == LINES for host, lines in tables), tables
