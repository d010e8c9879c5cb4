"""The rulebook in the browser: what comes before the rules, drawings, and a search without a hit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def test_a_search_without_a_hit_says_so_and_leads_back(visit: Callable[..., Any]) -> None:
    page = visit()
    page.evaluate("location.hash = '#/rules/alhambra'")
    page.wait_for_selector("#points")
    rules = page.locator("article").count()
    page.fill("input[type=search]", "xyzzy")
    page.wait_for_selector("[role=status]:has-text('xyzzy')")
    page.click("[role=status] button")
    assert page.locator("article").count() == rules


def test_the_rulebook_begins_with_a_page_and_draws_the_modules(visit: Callable[..., Any]) -> None:
    page = visit()
    page.evaluate("location.hash = '#/rules/alhambra'")
    page.wait_for_selector("#summary")
    assert page.locator(".guide li").count() >= 16
    assert page.locator("figure svg").count() == 3
