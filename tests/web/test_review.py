"""The review in the browser: it opens, grows, is stepped through by keys, explored, and played on from."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import ServerProcess
from helpers.server.short_games import first_choices
from web.finishing import finished_games
from web.playing import DESK, PHONE, bring, in_a_long_run, keep_picture, until
from web.test_access import findings

from comares.games import GAMES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.comares"
    path.write_text(first_choices(24), encoding="utf-8")
    return path


@pytest.mark.parametrize("size", [PHONE, *in_a_long_run(DESK)], ids=["phone", "desk"])
def test_a_record_is_reviewed_explored_and_played_on(
    visit: Callable[..., Any], record: Path, size: tuple[int, int]
) -> None:
    page = visit(size)
    bring(page, record)
    page.click("nav a:has-text('Review')")
    page.wait_for_selector(".review polyline")
    page.wait_for_selector(".review .move", timeout=60_000)
    mine = [found for found in findings(page) if "data-sheet" not in found]  # the table itself has its own test
    assert mine == []
    first = page.url
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(rf"^(?!{re.escape(first)}$)"))
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(first)
    page.keyboard.press("End")
    until(lambda: re.fullmatch(r"(\d+) / \1", page.locator(".review .count").inner_text()))
    page.keyboard.press("Home")
    page.wait_for_selector(".marks .mark", state="attached")
    keep_picture(page, f"review-{size[0]}")
    page.click("button:has-text('What if?'):visible")
    page.wait_for_selector(".try")
    page.locator(".try").first.click()
    page.wait_for_selector("button[aria-label='One move back']:enabled")
    page.keyboard.press("Escape")
    page.click("button:has-text('Play on from here'):visible")
    page.click("dialog[open] .button.main:enabled")
    page.wait_for_url(re.compile("#/table/"))
    page.wait_for_selector(".market")


def test_a_review_is_stopped_kept_and_goes_on(visit: Callable[..., Any], record: Path) -> None:
    page = visit(language="de")
    bring(page, record)
    page.click("nav a:has-text('Analyse')")
    page.wait_for_selector(".review polyline")
    page.click("button:has-text('Anhalten')")
    page.wait_for_selector("button:has-text('Weiterdenken')")
    page.reload()
    page.click("button:has-text('Weiterdenken')")
    page.wait_for_selector("button:has-text('Anhalten')")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_review_begins_with_chances_and_the_decision_on_the_screen(
    visit: Callable[..., Any], served: ServerProcess, game: str
) -> None:
    """How long the first results take is printed (`-s`), not asserted: it is measured on an idle machine."""
    page = visit()
    tables = finished_games(page, served)
    for table in tables[:2] if game == "alhambra" else tables[2:]:
        began = time.monotonic()
        page.evaluate(f"location.hash = '#/review/{table}'")
        page.wait_for_selector(".review polyline", timeout=60_000)
        chances = time.monotonic() - began
        page.wait_for_selector(".review .move", timeout=60_000)
        print(f"a review of {game}: chances after {chances:.1f} s, a decision after {time.monotonic() - began:.1f} s")
        done, total = map(int, page.inner_text(".review .progress .number").split("/"))
        assert done < total / 2, "the decision on the screen does not wait for the others"
        page.go_back()
