"""Somebody who watches: told so, offered nothing he cannot do, shown where he may sit down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, PHONE, Person, in_a_long_run, keep_picture, new_table
from web.sabika_player import SabikaPlayer, new_sabika

ZORAYA = {"kind": "bot", "name": "Zoraya", "level": "gardener"}

# Whatever chooses, asks for advice or takes back: nothing of it is for whoever watches.
CHOOSING = (
    "[data-code]:enabled, svg [data-code], .slot:enabled, .display .card:enabled, .lit, .undo, .prompt .button, "
    ".payments, .offers .offer, #code"
)


def watch(page: Any, table: str, ready: str) -> None:
    """Open a table at which one does not sit."""
    page.evaluate("(id) => { location.hash = `#/table/${id}` }", table)
    page.wait_for_selector(ready)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_spectator_of_alhambra_sees_a_badge_and_no_options(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    ada, eve = visit(), visit(size)
    card = new_table(ada, [{"kind": "me", "name": "Ada"}, ZORAYA], falconers="on")
    watch(eve, card["id"], ".stage")
    assert eve.locator(".prompt .watched").inner_text() == "You are watching"
    eve.click("button.watching")
    assert "nobody waits for you" in eve.locator("dialog[open]").inner_text()
    assert eve.locator("dialog[open] a").count() == 1, "no seat is free: there is only the way to the lobby"
    eve.click("dialog[open] [aria-label=Close]")
    if size == DESK:
        eve.locator(".rivals button").first.click()
        assert eve.locator(".back").inner_text() == "Back to the current player"
    ada_plays = Person(ada, seed=2)
    for _ in range(12):
        ada_plays.act()
        assert eve.locator(CHOOSING).count() == 0
        assert eve.locator(".hand li button").count() == 0, "hands are hidden"
    keep_picture(eve, f"watching-{size[0]}")


@pytest.mark.parametrize("size", [PHONE, *in_a_long_run(DESK)])
def test_a_spectator_of_sabika_sees_a_badge_and_no_options(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    ada, eve = visit(), visit(size)
    card = new_sabika(ada, [{"kind": "me", "name": "Ada"}, ZORAYA])
    watch(eve, card["id"], ".rondel")
    assert eve.locator(".prompt .watched").inner_text() == "You are watching"
    ada_plays = SabikaPlayer(ada, seed=2)
    for _ in range(12):
        ada_plays.act()
        assert eve.locator(CHOOSING).count() == 0
    keep_picture(eve, f"watching-sabika-{size[0]}")


def test_a_spectator_of_an_open_table_can_take_its_free_seat(visit: Callable[..., Any]) -> None:
    ada, eve = visit(), visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    ask = """async (wish) => (await fetch("/api/tables", {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)})).json()"""
    to_list, private = (ada.evaluate(ask, {"game": "alhambra", "seats": seats, "open": open}) for open in (True, False))
    watch(eve, private["id"], ".stage")
    eve.click("button.watching")
    assert "by invitation only" in eve.locator("dialog[open]").inner_text()
    eve.evaluate("location.hash = '#/'")
    eve.wait_for_selector(".play:enabled")
    watch(eve, to_list["id"], ".stage")
    told = eve.locator(".prompt .said p").first.inner_text()
    assert told == ("Waiting for a guest …" if to_list["turn"] == 1 else "Waiting for Ada …")
    eve.click("header a:has-text('Take the free seat')")
    eve.fill("form input", "Eve")
    eve.click("form .button.main")
    eve.wait_for_selector(".hand li button")
    assert eve.locator(".watched, button.watching").count() == 0
