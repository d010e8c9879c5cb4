"""Whole games of Sabika through the page, by clicking only."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from web.playing import PHONE, keep_picture, play_on
from web.sabika_player import SabikaPlayer, new_sabika
from web.test_access import findings

ZORAYA = {"kind": "bot", "name": "Zoraya", "level": "gardener"}
AIXA = {"kind": "bot", "name": "Aixa", "level": "gardener"}
BACK_WITHIN = 3.0  # seconds: the longest pause between two tries, and the try itself

# How many pixels of the choices would have to be scrolled for.
HIDDEN_OPTIONS = (
    "(() => { const all = document.querySelector('.options'); return all.scrollHeight - all.clientHeight - 2 })()"
)


def play_some(player: SabikaPlayer, choices: int) -> None:
    """So many choices, waiting for the others between them."""
    for _ in range(choices):
        player.page.wait_for_selector(".prompt .option:enabled, .prompt .worker, .winner", timeout=30000)
        player.act()


def test_a_whole_solo_game_against_yusuf(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [{"kind": "me"}], difficulty="normal")
    player = SabikaPlayer(page, seed=1)
    play_some(player, 12)
    keep_picture(page, "sabika-solo")
    page.click("[role=tab]:has-text('Yusuf’s turn')")
    page.wait_for_selector("section[aria-label='Yusuf’s turn'] li")
    play_on([player])
    keep_picture(page, "sabika-solo-end")
    assert {"keep", "work", "pay"} <= player.seen
    assert page.locator(".winner h3").inner_text()


def test_the_lobby_offers_yusuf_alone_and_events_in_company(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click("main header .button:not(.main)")
    page.click("label:has-text('Sabika')")
    page.click(".count:has-text('3')")
    assert page.locator("label.option > span:text-is('Events')").count() == 1
    assert page.locator("label.option > span:text-is('Yusuf')").count() == 0
    page.click(".count:has-text('1')")
    assert page.locator("label.option > span:text-is('Events')").count() == 0
    page.select_option("label.option:has(span:text-is('Yusuf')) select", "expert")
    page.click("form .button.main")
    page.wait_for_selector(".rondel")
    assert page.locator("[role=tab]:has-text('Yusuf')").count() == 2  # his workshop, his turn


def test_a_whole_game_of_three_with_events(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [{"kind": "me"}, ZORAYA, AIXA], events="any")
    player = SabikaPlayer(page, seed=3)
    play_some(player, 25)
    keep_picture(page, "sabika-three")
    play_on([player])
    keep_picture(page, "sabika-three-end")
    assert {"work", "pay"} <= player.seen


def test_a_game_on_a_phone_without_scrolling(visit: Callable[..., Any]) -> None:
    page = visit(PHONE)
    new_sabika(page, [{"kind": "me"}, ZORAYA])
    player = SabikaPlayer(page, seed=5, touch=True)
    for _ in range(25):
        play_some(player, 1)
        assert page.evaluate(HIDDEN_OPTIONS) <= 0
    keep_picture(page, "sabika-phone")
    for selector in (".rondel", ".prompt", "main nav"):
        box = page.locator(selector).first.bounding_box()
        assert box["x"] >= -1, selector
        assert box["y"] >= -1, selector
        assert box["x"] + box["width"] <= PHONE[0] + 1, selector
        assert box["y"] + box["height"] <= PHONE[1] + 1, selector
    for name in ("Map", "Cards", "Tracks", "Shops", "Log"):
        page.tap(f"main nav button:has-text('{name}')")
        page.wait_for_selector(".sheet")
        keep_picture(page, f"sabika-phone-{name.lower()}")
    page.tap(".sheet .close")
    play_on([player])
    keep_picture(page, "sabika-phone-end")


def test_a_connection_that_breaks_inside_an_action_of_several_steps(visit: Callable[..., Any]) -> None:
    ada, bela = visit(), visit()
    card = new_sabika(ada, [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    bela.evaluate("(code) => { location.hash = `#/join/${code}` }", card["invitations"][0]["code"])
    bela.fill("form input", "Bela")
    bela.click("form .button.main")
    bela.wait_for_selector(".rondel")
    ada.wait_for_selector("dialog[open]", state="detached")
    players = [SabikaPlayer(ada, seed=1), SabikaPlayer(bela, seed=2)]
    inside = None
    for _ in range(200):
        inside = next((p for p in players if p.page.locator(".prompt .undo").count()), None)
        if inside and inside.page.locator(".prompt .later").count():
            break
        for player in players:
            player.act()
    assert inside
    asked = inside.page.locator(".prompt .told").inner_text()
    inside.page.evaluate("cut(true)")
    inside.page.wait_for_selector(".lost")
    inside.page.evaluate("cut(false)")
    back = time.monotonic()
    inside.page.wait_for_selector(".lost", state="detached")
    assert time.monotonic() - back < BACK_WITHIN
    assert inside.page.locator(".prompt .told").inner_text() == asked
    for _ in range(20):
        for player in players:
            player.act()


@pytest.mark.parametrize("theme", ["dusk", "stucco", "contrast"])
def test_axe_finds_nothing_serious_at_the_table(visit: Callable[..., Any], theme: str) -> None:
    page = visit(theme=theme)
    new_sabika(page, [{"kind": "me"}], difficulty="hard")
    play_some(SabikaPlayer(page, seed=8), 10)
    keep_picture(page, f"sabika-{theme}")
    assert findings(page) == []


def test_every_space_card_and_city_says_what_it_does(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [{"kind": "me"}, ZORAYA])
    page.wait_for_selector("[data-thing='outer:1'][aria-label*='operations']")
    spoken = "all => all.map(one => [one.dataset.thing, one.ariaLabel ?? one.querySelector('.spoken').textContent])"
    things = page.eval_on_selector_all("[data-thing]", spoken)
    silent = [thing for thing, label in things if not label or label == thing]
    assert len(things) > 50
    assert silent == []
    page.hover("[data-thing='middle:2']")
    assert "Send a ship" in page.locator(".reader").inner_text()
    assert "reconstructed" in page.locator(".reader").inner_text()
