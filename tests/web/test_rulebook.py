"""The rulebook through the page: found from the lobby, searched, and reached from what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, PHONE, Person, keep_picture
from web.sabika_player import OPTIONS, new_sabika

from comares.words import LANGUAGES


@pytest.mark.parametrize(("language", "size"), [("en", DESK), *((language, PHONE) for language in LANGUAGES)])
def test_the_lobby_leads_to_every_rulebook(visit: Callable[..., Any], language: str, size: tuple[int, int]) -> None:
    page = visit(size=size, language=language)
    for game, rule in (("alhambra", "A9.2"), ("sabika", "S9.2")):
        page.goto(page.url.split("#")[0])
        page.click(f"a[href='#/rules/{game}']")
        page.wait_for_selector(f"[id='{rule}']")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        keep_picture(page, f"rulebook-{game}-{language}-{size[0]}")


def test_a_space_that_cannot_be_chosen_leads_to_its_rule(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [{"kind": "me"}])
    page.wait_for_selector(f"{OPTIONS}, .prompt .worker")
    while not page.locator(".prompt .worker").count():  # a city for Yusuf, a starting token
        Person(page, seed=1).click(OPTIONS, first=True)
        page.wait_for_timeout(50)
    page.click("[data-thing='inner:3']", force=True)  # reactivate: nobody has a poem yet
    link = page.locator(".prompt .refused a")
    assert link.inner_text() == "S3.5"
    link.click()
    page.wait_for_selector("[id='S3.5'].wanted")
    assert page.locator("[id='S3.5']").is_visible()
