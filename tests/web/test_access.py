"""For everybody: no serious finding of axe on any screen, in any theme; a game by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from web.playing import PHONE, Person, in_a_long_run, keep_picture, new_table

ROOT = Path(__file__).parents[2]
AXE = next(
    (path for at in ("web", ".build/web") if (path := ROOT / at / "node_modules/axe-core/axe.min.js").exists()), None
)
SERIOUS = ("serious", "critical")
MODULES = {"falconers": "on", "portals": "on", "building_sites": "on", "exchange_certificates": "on"}


def findings(page: Any) -> list[str]:
    """What axe finds serious on the page as it is."""
    if AXE is None:
        pytest.skip("axe-core is not installed here")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["stucco", *in_a_long_run("dusk", "contrast")])
def test_axe_finds_nothing_serious(visit: Callable[..., Any], theme: str) -> None:
    page = visit(theme=theme)
    assert findings(page) == []
    page.click(".set-up")
    assert findings(page) == []
    new_table(page, [{"kind": "me"}, {"kind": "bot", "name": "Zoraya", "level": "gardener"}], **MODULES)
    assert findings(page) == [], "nobody has anything yet"
    person = Person(page, seed=5)
    for _ in range(40):
        person.act()
    keep_picture(page, f"theme-{theme}")
    assert findings(page) == []


@pytest.mark.parametrize("language", ["en", "ru", "cs", "it"])
def test_every_language_fits_the_phone(visit: Callable[..., Any], language: str) -> None:
    page = visit(PHONE, language)
    assert page.evaluate("document.documentElement.lang") == language
    new_table(page, [{"kind": "me"}, {"kind": "bot", "name": "Zoraya", "level": "gardener"}])
    page.wait_for_selector(".display .card:enabled")
    page.tap(".display .card:enabled")
    keep_picture(page, f"phone-{language}")
    box = page.locator(".prompt .button.main").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0] + 1


def test_money_is_taken_by_keyboard_and_by_code(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, {"kind": "bot", "name": "Zoraya", "level": "gardener"}])
    page.wait_for_selector(".display .card:enabled")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.display .card')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".display .card.chosen")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.prompt .button.main')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".log li:has-text('You take')")
    page.wait_for_selector(".display .card:enabled")
    name = page.locator(".display .card").first.get_attribute("data-spot").removeprefix("display:")
    page.click("[aria-label=Menu]")
    page.click("dialog summary:has-text('Advanced')")
    page.fill("#code", f"take {name}")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log li:nth-child(4)")
