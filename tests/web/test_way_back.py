"""From everywhere a way leads back: out of a replay, an invitation, a watched table. The log never runs ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import CARDS, DESK, PHONE, Page, keep_picture, new_table, overlap
from web.sabika_player import OPTIONS, SPACES, new_sabika

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "name": "Zoraya", "level": "random"}
LINE = "() => fetch(`/api/tables/${location.hash.split('/')[2]}`).then((answer) => answer.json()).then((t) => t.line)"
LAST_TOLD = "() => Number([...document.querySelectorAll(\"ol a[href*='#/replay/']\")].at(-1)?.href.split('/').at(-1))"


def take_a_card(page: Page) -> None:
    page.wait_for_selector(CARDS, timeout=60_000)
    page.locator(CARDS).first.click()
    page.click(".prompt .button.main[data-code]")


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_a_replay_leads_back_to_the_table(visit: Callable[..., Any], game: str) -> None:
    page = visit()
    if game == "sabika":
        table = new_sabika(page, [ME])["id"]
        page.wait_for_selector(f"{OPTIONS}, {SPACES}", timeout=60_000)
    else:
        table = new_table(page, [ME, BOT])["id"]
        take_a_card(page)
    at_table = f"() => location.hash === '#/table/{table}'"

    def open_replay() -> None:
        page.evaluate("(id) => { location.hash = `#/replay/${id}/0` }", table)
        page.wait_for_selector("nav .back-to-table")

    open_replay()
    keep_picture(page, f"replay-{game}")
    first = page.locator("nav.panel .button").first
    assert first.inner_text().strip() == "Back to the table"
    first.click()
    page.wait_for_function(at_table)
    open_replay()
    page.keyboard.press("Escape")
    page.wait_for_function(at_table)
    open_replay()
    page.locator("nav.panel .button").last.click()
    page.go_back()
    page.wait_for_function(at_table)


def test_on_a_phone_the_replay_has_a_long_slider_and_covers_nothing(visit: Callable[..., Any]) -> None:
    page = visit(PHONE)
    table = new_table(page, [ME, BOT])["id"]
    take_a_card(page)
    page.evaluate("(id) => { location.hash = `#/replay/${id}/0` }", table)
    page.wait_for_selector("nav input[type=range]")
    keep_picture(page, "replay-phone")
    assert page.locator("nav input[type=range]").bounding_box()["width"] > 200
    assert not overlap(page, ".prompt .said", "nav.panel")
    assert not overlap(page, ".hand", "nav.panel")


def test_links_of_the_log_are_large_enough(visit: Callable[..., Any]) -> None:
    page = visit(DESK)
    new_table(page, [ME, BOT])
    page.wait_for_selector(".prompt.mine", timeout=60_000)
    link = page.locator("ol a[href*='#/replay/']").first.bounding_box()
    assert link["width"] >= 24, link
    assert link["height"] >= 24, link


def test_an_invitation_leads_back_to_the_lobby(visit: Callable[..., Any]) -> None:
    page = visit()
    code = new_table(page, [ME, {"kind": "open"}])["invitations"][0]["code"]
    guest = visit()
    guest.evaluate("(code) => { location.hash = `#/join/${code}` }", code)
    guest.get_by_role("link", name="To the lobby").click()
    guest.wait_for_selector(".play:enabled")


def test_a_watched_table_leads_back_to_the_lobby(visit: Callable[..., Any]) -> None:
    table = new_table(visit(), [ME, BOT])["id"]
    guest = visit()
    guest.evaluate("(id) => { location.hash = `#/table/${id}` }", table)
    guest.click(".watching")
    guest.locator("dialog").get_by_role("link", name="To the lobby").click()
    guest.wait_for_selector(".play:enabled")


def test_the_log_follows_the_animation_and_never_runs_ahead(visit: Callable[..., Any]) -> None:
    page = visit(speed="slow")
    new_table(page, [ME, *[{**BOT, "name": name} for name in ("Zoraya", "Boabdil", "Yahya")]])
    page.wait_for_selector(".prompt.mine", timeout=60_000)
    take_a_card(page)
    skip = page.get_by_role("button", name="Skip to my turn")
    skip.wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate(LAST_TOLD) < page.evaluate(LINE), "the log tells what is not shown yet"
    skip.click()
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate(LAST_TOLD) == page.evaluate(LINE)
