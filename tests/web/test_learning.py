"""What one comes back for: puzzles, the deal of the day, one's own games, the same deal for a friend."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from helpers.server.client import ServerProcess
from web.finishing import finished_deal, finished_games
from web.playing import DESK, LONG, PHONE, Person, keep_picture, until
from web.sabika_player import SabikaPlayer
from web.test_access import findings

from comares.games import GAMES
from comares.i18n import LANGUAGES
from comares.puzzles.puzzle import package_puzzles

PAGES = {"puzzles": "details ol li a", "daily": "section ol li", "games": ".list li", "learn/sabika": "[data-lesson]"}
TOO_WIDE = """() => [...document.querySelectorAll("main, main *")].filter((one) =>
    one.getBoundingClientRect().right > innerWidth + 1).map((one) => `${one.tagName} ${one.className}`)"""


def go(page: Any, where: str, what: str) -> None:
    page.evaluate(f"location.hash = '#/{where}'")
    page.wait_for_selector(what)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_puzzle_is_solved_at_the_table_and_answered_at_once_with_its_reason(
    visit: Callable[..., Any], game: str
) -> None:
    puzzle = package_puzzles(game)[0]
    page = visit()
    sent: list[str] = []
    page.on("response", lambda answer: sent.append(answer.url))
    go(page, "puzzles", "details ol li a")
    assert findings(page) == []
    began = time.monotonic()
    go(page, f"puzzle/{puzzle.id}", ".stage, .rondel")
    page.wait_for_selector(".task")
    opened = time.monotonic() - began
    assert not [url for url in sent if "answer" in url], "nothing is answered before one has moved"
    person: Any = Person(page, 1) if game == "alhambra" else SabikaPlayer(page, 1)
    until(lambda: page.locator("dialog[open] .reason").count() or (person.act() and False))
    answered = time.monotonic() - began - opened
    print(f"a puzzle of {game}: opened in {opened:.2f} s, answered in {answered:.2f} s")
    assert page.inner_text("dialog[open] h2") in ("That is the best move", "There is a better move")
    assert findings(page) == []
    keep_picture(page, f"puzzle-answer-{game}")
    page.click("dialog[open] a:has-text('Next puzzle')")
    page.wait_for_url(re.compile(rf"#/puzzle/(?!{puzzle.id})"))
    go(page, "puzzles", "details ol li a")
    assert page.locator(f"li a[href='#/puzzle/{puzzle.id}'] .state").text_content() in ("solved", "missed")
    page.click("a:has-text('Puzzle of the day') >> nth=0")
    page.wait_for_selector(".task:has-text('Puzzle of the day')")


def test_todays_deal_shows_results_and_its_review_only_to_who_has_finished(
    visit: Callable[..., Any], served: ServerProcess
) -> None:
    other = visit()
    finished_deal(other, served, "alhambra", seed=7)
    page = visit()
    go(page, "daily", "section[aria-label=Alhambra] .button.main")
    assert not page.locator("section[aria-label=Alhambra] ol").count()
    assert "1 other player has finished it" in page.inner_text("section[aria-label=Alhambra]")
    assert findings(page) == []
    own = finished_deal(page, served, "alhambra", seed=3)
    page.reload()
    page.wait_for_selector("section[aria-label=Alhambra] ol li")
    assert page.locator("section[aria-label=Alhambra] ol li").count() >= 2
    assert "best result" in page.inner_text("section[aria-label=Alhambra] ol li >> nth=0")
    assert findings(page) == []
    keep_picture(page, "daily")
    page.click(f"a[href='#/review/{own}']")
    page.wait_for_selector(".review polyline")


def test_a_first_click_at_todays_deal_leads_to_its_table_without_hints(visit: Callable[..., Any]) -> None:
    page = visit()
    go(page, "daily", "section[aria-label=Sabika] .button.main")
    page.click("section[aria-label=Sabika] .button.main")
    page.wait_for_url(re.compile("#/table/"))
    table = page.url
    page.wait_for_selector(".rondel")
    page.wait_for_selector(".prompt .option:enabled")
    assert not page.locator("button:has-text('Hint')").count()
    go(page, "daily", "section[aria-label=Sabika] .button:has-text('Continue')")
    page.click("section[aria-label=Sabika] .button:has-text('Continue')")
    page.wait_for_url(table)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_ones_own_games_are_shown_searched_dealt_again_exported_and_deleted(
    visit: Callable[..., Any], served: ServerProcess, size: tuple[int, int]
) -> None:
    page = visit(size)
    finished_games(page, served)
    go(page, "games", ".list li")
    assert page.locator(".list li").count() == 4
    assert findings(page) == []
    keep_picture(page, f"my-games-{size[0]}")
    page.fill("input[type=search]", "geometer")
    until(lambda: page.locator(".list li").count() == 1)
    page.fill("input[type=search]", "")
    until(lambda: page.locator(".list li").count() == 4)
    with page.expect_download() as download:
        page.click("a[download]")
    assert '"games"' in download.value.path().read_text()
    page.locator(".list button:has-text('The same deal for a friend')").last.click()
    page.wait_for_url(re.compile("#/table/"))
    page.wait_for_selector("dialog[open]:has-text('Invite')")
    keep_picture(page, f"same-deal-{size[0]}")
    go(page, "games", ".list li")
    page.click("button:has-text('Delete')")
    page.click("dialog[open] .button.main")
    page.wait_for_selector(".empty")


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["ru"])
def test_the_pages_fit_on_a_phone(visit: Callable[..., Any], served: ServerProcess, language: str) -> None:
    page = visit(PHONE, language=language)
    finished_games(page, served)
    finished_deal(page, served, "alhambra")
    for where, what in PAGES.items():
        go(page, where, what)
        assert page.evaluate(TOO_WIDE) == [], where
        keep_picture(page, f"{where.replace('/', '-')}-{language}")
