"""What the Alhambra table tells and where: paying, exact payments, points, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from helpers.server.client import ServerProcess
from helpers.server.nearly_finished_game import nearly_over
from web.playing import DESK, LIT_SLOTS, PHONE, Page, Person, in_a_long_run, keep_picture, new_table, overlap, play_on
from web.situations import Table, open_position, position_where

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "name": "Zoraya", "level": "random"}
SMALL, LYING = (1280, 720), (844, 390)
TRAY = ".tray:not(.stage)"
TAKE_SEAT = """async (secret) => (await fetch("/api/seats", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({secret})})).json()"""


def with_exact_payment(page: Page) -> None:
    """Open a table with a tile that can be paid exactly, and select that tile."""
    open_position(page, position_where("alhambra", can_pay_exactly))
    page.wait_for_selector(".prompt.mine")
    for slot in page.locator(LIT_SLOTS).all():
        slot.click()
        page.wait_for_selector(".payments .note:not(:empty)")
        if page.locator(".payments .way.exact").count():
            return
    raise AssertionError("no tile can be paid exactly")


def can_pay_exactly(table: Table) -> bool:
    """Whether an action follows that is another one after an exact payment (A5.4)."""
    for option in table.decision.options if table.decision.step == "action" else ():
        if option.step == "buy":
            after = table.copy()
            after.play(option)
            if not after.over and after.decision.seat == 0 and after.decision.step == "action":
                return True
    return False


def can_place(table: Table) -> bool:
    """Whether a tile fits on several cells."""
    return sum(option.step == "place" for option in table.decision.options) > 1


def click_exact_cards(page: Page) -> None:
    """Click the cards of the hand that the first exact payment uses."""
    chips = page.locator(".payments .way.exact").first.locator(".chip").all_inner_texts()
    for value in chips:
        cards = page.locator(".hand li.could:not(.chosen)", has=page.locator(f"button[aria-label*=' {value}:']"))
        cards.first.locator("button").click()


def test_a_tile_is_paid_by_clicking_cards_of_the_hand(visit: Callable[..., Any]) -> None:
    page = visit()
    with_exact_payment(page)
    assert page.locator(".hand li.helps").count(), "cards that can pay are lit"
    click_exact_cards(page)
    keep_picture(page, "paying-exactly")
    assert page.locator(".hand li.exact").count() == page.locator(".hand li.chosen").count()
    assert "exact" in page.inner_text(".prompt .said")
    page.click(".prompt .button.pay.exact")
    page.wait_for_selector(".prompt.golden")
    assert "Exact: play again" in page.inner_text(".prompt .said")
    assert page.locator(".prompt [data-code=stop]").inner_text() == "End actions and place"
    assert "when your actions end" in page.inner_text("div.tray:not(.stage)")
    keep_picture(page, "exact-play-again")
    page.click(".prompt [data-code=stop]")
    page.wait_for_selector(".stage .cell")
    assert not page.locator(".tray .when").count()


def test_the_ways_of_the_pointer_are_short(visit: Callable[..., Any]) -> None:
    page = visit(DESK)
    with_exact_payment(page)
    slot, way = (page.locator(one).first.bounding_box() for one in (".slot.chosen", ".payments .way"))
    assert way["y"] - (slot["y"] + slot["height"]) < 180
    page.keyboard.press("Escape")
    page.locator(".display .card:enabled").last.click()
    card, take = (page.locator(one).first.bounding_box() for one in (".display .card.chosen", ".display .take"))
    assert abs(card["x"] - take["x"]) < 480
    assert abs(card["y"] - take["y"]) < 100
    page.click(".display .take")
    page.wait_for_selector(".display .take", state="detached")


def test_cards_of_the_hand_are_large_on_a_small_screen(visit: Callable[..., Any]) -> None:
    page = visit(SMALL)
    new_table(page, [ME, BOT])
    page.wait_for_selector(".hand li button")
    card = page.locator(".hand li button").first.bounding_box()
    assert card["width"] >= 70, card
    assert card["height"] >= 98, card


def test_on_a_phone_that_lies_nothing_needs_scrolling(visit: Callable[..., Any]) -> None:
    page = visit(LYING)
    new_table(page, [ME, BOT])
    page.wait_for_selector(".prompt.mine", timeout=60_000)
    keep_picture(page, "lying-phone")
    for part in (".market", ".display", ".stage", ".hand", ".prompt"):
        box = page.locator(part).first.bounding_box()
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= LYING[1], part
    assert page.locator(".stage").bounding_box()["height"] > 250


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_points_to_come_are_explained_by_tap_and_by_keyboard(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(size)
    new_table(page, [ME, BOT])
    page.wait_for_selector(".prompt.mine", timeout=60_000)
    if size == PHONE:
        page.get_by_role("button", name="If we scored now").tap()
    assert "first scoring" in page.inner_text("main")
    explain = page.get_by_role("button", name="Explain the points of Ada")
    if size == PHONE:
        explain.tap()
    else:
        explain.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector("tr.why")
    assert page.get_by_text("1st place").first.is_visible(), "what a place is worth"


def test_on_a_phone_nothing_covers_the_palace(visit: Callable[..., Any]) -> None:
    page = visit(PHONE)
    open_position(page, position_where("alhambra", can_place))
    page.locator(".stage .cell").first.tap()
    page.wait_for_selector(".stage .cell.looked")
    keep_picture(page, "phone-ghost")
    assert not page.locator(".bubble").is_visible()
    assert "If we scored now" in page.inner_text(".prompt .said")
    for tile in (".stage .cell.looked", ".stage svg [data-tile]"):
        if page.locator(tile).count():
            assert not overlap(page, ".stage .badge", tile)


def may_act_with_a_full_reserve(table: Table) -> bool:
    """Whether the reserve holds many tiles, and those of the palace can be clicked."""
    return table.decision.step == "action" and len(table.view(0).seats[0].reserve) >= 8


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL])
def test_many_reserved_tiles_lie_over_no_tile_of_the_palace(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(size)
    open_position(page, position_where("alhambra", may_act_with_a_full_reserve))
    page.wait_for_selector(".prompt.mine")
    keep_picture(page, f"full-reserve-{size[0]}")
    assert not overlap(page, TRAY, ".stage .badge")
    tray = page.locator(TRAY).bounding_box()
    for tile in page.locator(".stage svg [data-tile]").all():
        box = tile.bounding_box()
        assert box["y"] + box["height"] <= tray["y"], "above the tray"


def test_the_reason_why_a_tile_does_not_fit_leads_to_its_rule(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [ME, BOT])
    person = Person(page, seed=4)
    for _ in range(600):
        if page.locator(".stage .misfit").count() and page.locator(".prompt.mine").count():
            break
        if not person.act():
            page.wait_for_timeout(25)
    page.locator(".stage .misfit").first.hover(force=True)
    page.wait_for_selector(".bubble.refused a")
    box = page.locator(".bubble.refused a").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    page.wait_for_timeout(600)
    assert page.locator(".bubble.refused a").is_visible(), "it stays while the pointer is there"
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("() => location.hash.startsWith('#/rules/alhambra')")


@pytest.mark.parametrize("size", [PHONE, *in_a_long_run(DESK)])
def test_a_finished_game_keeps_its_result_and_the_ways_on(
    served: ServerProcess, visit: Callable[..., Any], size: tuple[int, int]
) -> None:
    table, secrets, _ = nearly_over(served.settings.database, 3, seed=11)
    page = visit(size)
    for secret in secrets:
        page.evaluate(TAKE_SEAT, secret)
    page.evaluate("(id) => { location.hash = `#/table/${id}` }", table)
    page.wait_for_selector(".stage, .curtain")
    play_on([Person(page, seed=1, touch=size == PHONE)])
    page.wait_for_selector("dialog[open] .winner")
    keep_picture(page, f"end-{size[0]}")
    assert "What decided it" in page.inner_text("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    keep_picture(page, f"after-the-end-{size[0]}")
    names = [one.inner_text() for one in page.locator(".prompt .after .button").all()]
    assert {"To the lobby", "Replay", "Review", "Result", "Rematch"} <= {*names}
    if size == DESK:
        assert "+0" not in page.inner_text(".info")
    page.click(".prompt .after .button:has-text('Result')")
    page.wait_for_selector("dialog[open] .winner")
