"""The rulebook on the page: a refusal's link opens its rule, a rule leads to those it names, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, PHONE, keep_picture
from web.sabika_player import NOTHING_ABOVE, SabikaPlayer, new_sabika, play_until
from web.test_access import findings

from comares.games import GAMES
from comares.i18n import LANGUAGES

TOO_WIDE = "[...document.querySelectorAll('main *')].some((one) => one.getBoundingClientRect().right > innerWidth + 1)"
IN_VIEW = "(one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().top < innerHeight"


def rule(page: Any, number: str) -> Any:
    return page.locator(f"article[id='{number}']")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_link_to_a_rule_shows_it_and_a_rule_leads_to_those_it_names(visit: Callable[..., Any], size: Any) -> None:
    page = visit(size)
    page.goto(f"{page.url.split('#')[0]}#/rules/alhambra/A9.3")
    page.wait_for_selector("article.wanted")
    page.wait_for_timeout(200)
    assert rule(page, "A9.3").evaluate(IN_VIEW)
    assert findings(page) == []
    rule(page, "A9.4").locator("a", has_text="A6.6").click()
    page.wait_for_selector("article.wanted[id='A6.6']")
    page.wait_for_timeout(200)
    assert rule(page, "A6.6").evaluate(IN_VIEW)
    page.fill("input[type=search]", "certificate")
    assert rule(page, "C1").count() == 1
    assert rule(page, "A6.6").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rulebook_fits_the_phone(visit: Callable[..., Any], language: str) -> None:
    page = visit(PHONE, language)
    for game in GAMES:
        page.goto(f"{page.url.split('#')[0]}#/rules/{game}")
        page.wait_for_selector(f"nav a[href^='#/rules/{game}/']")
        keep_picture(page, f"rulebook-{game}-{language}")
        assert not page.evaluate(TOO_WIDE)


def test_the_lobby_leads_to_every_rulebook(visit: Callable[..., Any]) -> None:
    page = visit()
    for game in GAMES:
        page.click(f"a[href='#/rules/{game}']")
        page.wait_for_selector(f"nav a[href^='#/rules/{game}/']")
        page.go_back()


def test_a_space_that_cannot_be_chosen_leads_to_its_rule(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [{"kind": "me"}])
    play_until(SabikaPlayer(page, seed=1), NOTHING_ABOVE)  # a city for Yusuf, a starting token come first
    page.click("[data-thing='inner:3']", force=True)  # reactivate: nobody has a poem yet
    link = page.locator(".prompt .refused a")
    assert link.inner_text() == "S3.5"
    link.click()
    page.wait_for_selector("article.wanted[id='S3.5']")
