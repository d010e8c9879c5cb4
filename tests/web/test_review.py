"""The review in the browser: it opens, grows, is stepped through by keys, explored, and played on from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.server.short_games import first_choices
from web.playing import DESK, PHONE, bring, in_a_long_run, keep_picture, until
from web.test_access import findings


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
