"""A series of games through the page: set up for some games, the seats rotate, the total runs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from helpers.server.client import ServerProcess
from helpers.server.nearly_finished_game import nearly_over
from helpers.server.postgres import driven
from sqlalchemy import create_engine, update
from web.people import call, go, named
from web.playing import LONG, PHONE, Person, keep_picture, play_on, until
from web.test_access import findings

from comares.server.store.schema import TABLES

TILES = 4  # left in the bag: a few turns
GAMES = 2


def series_near_its_first_end(served: ServerProcess) -> tuple[str, list[str]]:
    """The first of two games, nearly over; the table and the secrets of its seats."""
    table, secrets, _ = nearly_over(served.settings.database, TILES, seed=5)
    engine = create_engine(driven(served.settings.database))
    with engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(rounds=GAMES))
    engine.dispose()
    return table, secrets


def totals(page: Any) -> list[list[str]]:
    """The rows of the running total: name, points of each finished game, total, wins."""
    page.wait_for_selector("dialog[open] h3:has-text('Series')")
    rows = page.locator("dialog[open] table tbody tr").all()
    return [[cell.strip() for cell in row.locator("th, td").all_inner_texts()] for row in rows]


def test_a_series_is_set_up_and_the_lobby_counts_its_games(visit: Callable[..., Any]) -> None:
    ada = named(visit(), "Ada")
    ada.locator(".set-up").first.click()
    ada.select_option("form.panel label:has-text('Games in the series') select", str(GAMES))
    ada.click("form.panel .start")
    ada.wait_for_selector(".stage")
    go(ada, "", ".play:enabled")
    ada.wait_for_selector(f"main li:has-text('Game 1 of {GAMES}')")


def test_the_next_game_has_rotated_seats_and_the_total_runs_on(
    visit: Callable[..., Any], served: ServerProcess
) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(PHONE), "Ben")
    table, secrets = series_near_its_first_end(served)
    for page, secret in zip((ada, ben), secrets, strict=True):
        page.evaluate("(secret) => { location.hash = `#/seat/${secret}` }", secret)
        page.wait_for_selector(".stage")
    people = [Person(ada, seed=1), Person(ben, seed=2, touch=True)]
    play_on(people)
    points = call(ada, f"tables/{table}")["result"]["points"]
    for page in (ada, ben):
        rows = totals(page)
        assert [row[0] for row in rows] == ["Ada", "Ben"]
        assert [row[1:3] for row in rows] == [[str(n), str(n)] for n in points], "the first game is the total so far"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        keep_picture(page, f"series-first-end-{page.viewport_size['width']}")
    assert findings(ben) == []

    ada.click("dialog[open] .button.main:has-text('Next game')")
    ada.wait_for_url(lambda url: "#/table/" in url and table not in url)
    ben.tap("dialog[open] .button.main:has-text('Next game')")
    ben.wait_for_url(ada.url)
    second = ada.url.rsplit("/", 1)[1]
    card = call(ada, f"tables/{second}")
    assert (card["round"], card["rounds"]) == (2, GAMES)
    assert [seat["name"] for seat in card["seats"]] == ["Ben", "Ada"], "each sits one seat further"
    for page in (ada, ben):
        page.wait_for_selector(".stage")
        page.click(".together")
        assert [row[:3] for row in totals(page)] == [["Ada", *[str(points[0])] * 2], ["Ben", *[str(points[1])] * 2]]
        page.keyboard.press("Escape")
    if LONG:
        play_on([Person(ada, seed=3), Person(ben, seed=4, touch=True)])
        mine, hers = call(ada, f"tables/{second}")["result"]["points"]
        sums = [points[0] + hers, points[1] + mine]
        until(lambda: [row[3] for row in totals(ada)] == [str(n) for n in sums])
        keep_picture(ada, "series-over")
        assert ada.locator("dialog[open] .button.main:has-text('Play again')").count(), "a new series begins"
