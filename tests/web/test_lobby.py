"""The lobby in a real browser: with no table, with a few and with two hundred."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.server.bulk_tables import copy_tables
from helpers.server.client import ServerProcess
from web.people import call, named
from web.playing import DESK, PHONE, TABLET, in_a_long_run, keep_picture, until
from web.test_access import findings

MANY = 200
SCROLLS = """() => [...document.querySelectorAll('main *')].filter((each) =>
    /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1).length"""


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: its lobby is as full as a test makes it."""
    folder: Path = tmp_path_factory.mktemp("lobby")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
    assert not server.errors(), server.errors()


def tables_of(page: Any, database: str) -> None:
    """Two hundred tables of Ada and others: hers, open ones, some to watch."""
    seats = [[{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "bot", "level": "gardener"}]]
    made = [
        call(page, "tables", "POST", {"game": game, "seats": each, "open": True, "pace": pace})
        for game, pace in (("alhambra", "live"), ("sabika", "turns"))
        for each in seats
    ]
    copy_tables(database, [each["id"] for each in made], MANY)


@pytest.mark.parametrize("size", [DESK, PHONE, *in_a_long_run(TABLET)], ids=["desk", "phone", "tablet"])
def test_an_empty_lobby_offers_a_game_and_nothing_that_is_not_there(
    visit: Callable[..., Any], crowded: ServerProcess, size: tuple[int, int]
) -> None:
    page = visit(size, host=crowded.host)
    assert page.locator(".play:enabled").count() >= 1
    if not call(page, "tables")["open"]:
        assert page.locator("[role=search]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    keep_picture(page, f"lobby-empty-{size[0]}")


@pytest.mark.parametrize("size", [DESK, PHONE, *in_a_long_run(TABLET)], ids=["desk", "phone", "tablet"])
def test_two_hundred_tables_are_found_by_search_in_a_lobby_without_inner_scrolling(
    visit: Callable[..., Any], crowded: ServerProcess, size: tuple[int, int]
) -> None:
    page = named(visit(size, host=crowded.host), "Ada")
    if len(call(page, "tables")["open"]) < 10:
        oldest = {"game": "sabika", "seats": [{"kind": "me"}, {"kind": "open"}], "open": True}
        call(named(visit(host=crowded.host), "Ümit"), "tables", "POST", oldest)
        tables_of(named(visit(host=crowded.host), "Zoë"), crowded.settings.database)
    page.reload()
    page.wait_for_selector("[role=search]")
    assert page.evaluate(SCROLLS) == 0, "no box scrolls in itself"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert findings(page) == []
    keep_picture(page, f"lobby-full-{size[0]}")
    shown = page.locator("main ul li a[href*='#/']").count()
    assert shown < 80, "the first tables of each list, and a button for more"
    page.select_option("[role=search] select >> nth=0", "sabika")
    until(lambda: not page.locator("li a:has-text('Alhambra')").count())
    page.fill("[role=search] input", "zoe")
    page.wait_for_selector("li a:has-text('Zoë')")
    assert not page.locator("li a:has-text('Ümit')").count(), "his table is on a later page of the server"
    page.fill("[role=search] input", "umit")
    page.wait_for_selector("li a:has-text('Ümit')")
    page.fill("[role=search] input", "nobody of that name")
    page.wait_for_selector("[role=status]:has-text('No table matches.')")
