"""Whole games through the page, by clicking only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import PHONE, Person, keep_picture, new_table, play_on, play_to_the_end_in_a_long_run

MODULES = {"falconers": "on", "portals": "on", "building_sites": "on", "exchange_certificates": "on"}
BOT = {"kind": "bot", "name": "Zoraya", "level": "gardener"}


@pytest.mark.long
def test_a_whole_game_of_two_with_every_module(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, BOT], **MODULES)
    person = Person(page, seed=4)
    for n in range(60):
        person.act()
        if n in (20, 50):
            keep_picture(page, f"modules-{n}")
    play_on([person])
    keep_picture(page, "modules-end")
    page.click("dialog[open] [aria-label=Close]")
    page.click("[role=tab]:has-text('Log')")
    scorings = page.locator(".log summary:has-text('scoring: ')")
    assert [text.split(":")[0] for text in scorings.all_inner_texts()] == [
        "First scoring",
        "Second scoring",
        "Third scoring",
    ]
    assert not page.locator(".log .unfolded >> nth=-1").is_visible()
    scorings.last.click()
    assert " scores " in page.locator(".log .unfolded >> nth=-1").inner_text()
    assert {"take", "buy", "place"} <= person.seen
    assert person.seen & {"falcon", "portal", "keep", "marker", "finish"}


def test_a_choice_is_taken_back_and_struck_from_the_log(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, BOT])
    person = Person(page, seed=9)
    undo, struck = page.locator(".prompt .button", has_text="Undo"), page.locator(".log li.undone")
    for _ in range(400):
        if undo.evaluate_all("found => found.map((each) => each.click()).length"):
            page.wait_for_timeout(1000)
        if struck.count():  # and the choice before had not ended the turn meanwhile
            break
        person.act()
    assert "You" in struck.first.inner_text()


def test_one_click_from_the_lobby_to_a_first_move(visit: Callable[..., Any]) -> None:
    page = visit()
    keep_picture(page, "lobby")
    page.click(".play")
    page.wait_for_selector(".display .card:enabled", timeout=15000)
    page.click(".display .card:enabled")
    page.click(".prompt .button.main[data-code]")
    page.wait_for_selector(".log li:has-text('You take')")
    keep_picture(page, "first-move")


def test_each_game_is_one_click_away_as_it_was_set_up_the_last_time(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click(".set-up[data-game=sabika]")
    page.click(".count:has-text('1')")
    page.click("form .button.main")
    page.wait_for_selector(".rondel")
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(".play:enabled")
    assert page.locator("#now-sabika").inner_text() == "You, Yusuf"
    assert page.locator("#now-alhambra").inner_text().startswith("You, Boabdil, Zoraya")
    keep_picture(page, "lobby-again")
    page.click(".play[data-game=sabika]")
    page.wait_for_selector(".rondel")
    assert page.locator(".strip li:has-text('Yusuf')").count() == 1


def test_a_game_on_a_phone_without_scrolling(visit: Callable[..., Any]) -> None:
    page = visit(PHONE)
    new_table(page, [{"kind": "me"}, BOT])
    person = Person(page, seed=7, touch=True)
    for _ in range(25):
        person.act()
    keep_picture(page, "phone")
    for selector in (".market", ".display", ".stage", ".hand", ".prompt"):
        box = page.locator(selector).first.bounding_box()
        assert min(box["x"], box["y"]) >= -1, selector
        assert box["x"] + box["width"] <= PHONE[0] + 1, selector
        assert box["y"] + box["height"] <= PHONE[1] + 1, selector
    play_to_the_end_in_a_long_run([person])
    keep_picture(page, "phone-end")


def test_the_lobby_lists_ones_tables_with_whose_turn_it_is_and_how_far_they_are(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bela"}], portals="on")
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(".play:enabled")
    row = page.locator("section:has-text('Your tables') li")
    for said in ("Ada", "Bela", "Alhambra · Portals", "Your turn", "not begun yet · now"):
        assert said in row.inner_text()
    assert row.locator("a.mine > svg").count() == 1, "a picture of the game"
    row.locator("a").click()
    page.wait_for_selector(".curtain")
    person = Person(page, seed=5)
    played = "async () => (await (await fetch('/api/tables')).json()).mine[0].line"
    for _ in range(200):
        if page.evaluate(played):
            break
        person.act()
        page.wait_for_timeout(25)
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector("section:has-text('Your tables') li:has-text('move ')")
