"""Whole games of Sabika through the page, by clicking only."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from web.playing import PHONE, in_a_long_run, keep_picture, play_on, play_to_the_end_in_a_long_run
from web.sabika_player import NOTHING_ABOVE, SabikaPlayer, new_sabika, play_until
from web.test_access import findings

ZORAYA = {"kind": "bot", "name": "Zoraya", "level": "gardener"}
AIXA = {"kind": "bot", "name": "Aixa", "level": "gardener"}
MOST_CHOICES = 2000  # more than any game has
BACK_WITHIN = 3.0  # seconds: the longest pause between two tries, and the try itself

# How many pixels of the choices would have to be scrolled for.
HIDDEN_OPTIONS = (
    "(() => { const all = document.querySelector('.options'); return all.scrollHeight - all.clientHeight - 2 })()"
)

# An option of an action with steps still to come; options are disabled until the server has answered.
INSIDE_AN_ACTION = ".prompt:has(.undo):has(.later) .option:enabled"

LOW = (1280, 720)
HIDDEN = "one => one.scrollHeight - one.clientHeight - 2"
WORDS_OF_LOG = "all => all.map(one => one.textContent.trim())"


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
    keep_picture(page, "sabika-yusuf")
    play_until(player, "section[aria-label='Yusuf’s turn'] .why")
    assert "(S13." in page.locator("section[aria-label='Yusuf’s turn'] .why").first.inner_text()
    play_on([player])
    keep_picture(page, "sabika-solo-end")
    assert {"keep", "work", "pay"} <= player.seen
    assert page.locator(".winner h3").inner_text()
    page.click("dialog .close, dialog [aria-label='Close']")
    page.click("[role=tab]:has-text('Log')")
    lines = page.eval_on_selector_all(".log li > span", WORDS_OF_LOG)
    assert len(lines) > 50
    assert [line for line in lines if not (line[:1].isupper() and line.endswith("."))] == [], "every line in words"


def test_the_lobby_offers_yusuf_alone_and_events_in_company(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click(".set-up[data-game=sabika]")
    page.click(".count:has-text('3')")
    assert page.locator("label.option > span:text-is('Events')").count() == 1
    assert page.locator("label.option > span:text-is('Yusuf')").count() == 0
    page.click(".count:has-text('1')")
    assert page.locator("label.option > span:text-is('Events')").count() == 0
    page.select_option("label.option:has(span:text-is('Yusuf')) select", "expert")
    page.click("form .button.main")
    page.wait_for_selector(".rondel")
    assert page.locator(".strip li:has-text('Yusuf')").count() == 1
    assert page.locator("[role=tab]:has-text('Yusuf')").count() == 1  # his turn


@pytest.mark.long
def test_a_whole_game_of_three_with_events(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [{"kind": "me"}, ZORAYA, AIXA], events="any")
    player = SabikaPlayer(page, seed=3)
    play_some(player, 25)
    keep_picture(page, "sabika-three")
    scoring = "dialog[open]:has(tfoot):not(:has([data-round]))"
    for _ in range(MOST_CHOICES):
        page.wait_for_selector(f".prompt .option:enabled, .prompt .worker, {scoring}", timeout=30000)
        if page.locator(scoring).count():
            break
        if page.locator("dialog [data-round]").count():  # the end of a round
            player.act()
        else:
            player.choose()
    keep_picture(page, "sabika-scoring")
    steps = page.eval_on_selector_all(f"{scoring} .head", WORDS_OF_LOG)
    assert steps == [
        step for step in ("wishes", "resting and taxes", "long poems", "trade card", "left over") if step in steps
    ]
    totals = page.eval_on_selector_all(f"{scoring} .total", WORDS_OF_LOG)
    play_on([player])
    keep_picture(page, "sabika-three-end")
    assert {"work", "pay"} <= player.seen
    won = page.eval_on_selector_all("dialog section h3 .number", WORDS_OF_LOG)
    assert sorted(won) == sorted(totals), "the steps add up to what everybody has in the end"


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
    play_until(player, NOTHING_ABOVE)  # the tabs
    for name in ("Map", "Cards", "Tracks", "Workshops", "Log"):
        page.tap(f"main nav button:has-text('{name}')")
        page.wait_for_selector(".sheet")
        keep_picture(page, f"sabika-phone-{name.lower()}")
    page.tap(".sheet .close")
    play_to_the_end_in_a_long_run([player])
    keep_picture(page, "sabika-phone-end")


LIT_CITIES = "[...document.querySelectorAll('.sheet .atlas .lit')].map(one => one.dataset.thing).join()"


def test_on_a_phone_the_map_comes_when_a_city_is_to_be_chosen_and_goes_after(visit: Callable[..., Any]) -> None:
    page = visit(PHONE)
    new_sabika(page, [{"kind": "me"}])
    player = SabikaPlayer(page, seed=3, touch=True)
    asked = ".sheet .asked:has-text('city')"
    for _ in range(150):
        if page.locator(asked).count():
            break
        play_some(player, 1)
        page.wait_for_timeout(100)
    keep_picture(page, "sabika-phone-city")
    page.locator(".sheet .atlas [data-thing].lit").first.tap()
    page.wait_for_selector(".sheet", state="detached")
    assert page.locator(".prompt .option.main").count()
    page.tap(".prompt .options .button:not([data-code])")  # back
    page.wait_for_selector(asked)
    lit = page.evaluate(LIT_CITIES)
    page.locator(".sheet .atlas [data-thing].lit").first.tap()
    page.locator(".prompt .option.main").first.tap()
    # The map goes; it comes again only if another city is to be chosen, among others than before.
    page.wait_for_function(f"lit => !document.querySelector('.sheet .asked') || {LIT_CITIES} !== lit", arg=lit)


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
        inside = next((p for p in players if p.page.locator(INSIDE_AN_ACTION).count()), None)
        if inside:
            break
        for player in players:
            player.act()
    assert inside, "something is still to come in this action"
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


def test_nothing_is_scrolled_for_reading_the_table_on_a_low_screen(visit: Callable[..., Any]) -> None:
    page = visit(LOW)
    new_sabika(page, [{"kind": "me"}, ZORAYA, AIXA], events="any")
    play_some(SabikaPlayer(page, seed=6), 3)
    keep_picture(page, "sabika-low")
    for panel in (".info .told", ".displayed", ".shop"):
        assert page.eval_on_selector(panel, HIDDEN) <= 0, panel


def test_the_arrow_keys_go_round_the_rondel_and_enter_sends_a_worker(visit: Callable[..., Any]) -> None:
    page = visit(confirmTurns="off")
    new_sabika(page, [{"kind": "me"}, ZORAYA])
    player = SabikaPlayer(page, seed=4)
    play_until(player, NOTHING_ABOVE)
    page.wait_for_selector(".rondel .cost")
    page.click("[role=tab]:has-text('Log')")
    at = "document.activeElement.dataset.thing"
    page.focus(".rondel [tabindex='0']")
    ring, number = page.evaluate(at).split(":")
    page.keyboard.press("ArrowRight")
    spaces = {"outer": 8, "middle": 6, "inner": 6}[ring]
    assert page.evaluate(at) == f"{ring}:{int(number) % spaces + 1}"
    for _ in range(spaces):
        if page.evaluate("document.activeElement.matches('.lit')"):
            break
        page.keyboard.press("ArrowRight")
    lines = page.locator(".log li").count()
    page.keyboard.press("Enter")
    moved = "document.querySelectorAll('.log li').length > n"
    page.wait_for_function(f"n => {moved} || document.querySelector('.prompt .option.main')", arg=lines)
    if page.locator(".prompt .option.main").count():  # two workers can go there
        page.click(".prompt .option.main >> nth=0")
    page.wait_for_function(f"n => {moved}", arg=lines)


@pytest.mark.parametrize("language", ["en", "ru", "cs", "it", "de"])
@pytest.mark.parametrize("size", [LOW, PHONE])
def test_every_language_fits_the_screen(visit: Callable[..., Any], language: str, size: tuple[int, int]) -> None:
    page = visit(size, language)
    new_sabika(page, [{"kind": "me"}, ZORAYA], events="any")
    play_some(SabikaPlayer(page, seed=3, touch=size == PHONE), 4)
    page.wait_for_selector(".prompt .option:enabled, .prompt .worker")
    keep_picture(page, f"sabika-{language}-{size[0]}")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate(HIDDEN_OPTIONS) <= 0
    for button in page.locator(".prompt .button").all():
        box = button.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1


@pytest.mark.parametrize("theme", ["dusk", *in_a_long_run("stucco", "contrast")])
def test_axe_finds_nothing_serious_at_the_table(visit: Callable[..., Any], theme: str) -> None:
    page = visit(theme=theme)
    new_sabika(page, [{"kind": "me"}], difficulty="hard")
    assert findings(page) == [], "nobody has anything yet"
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
