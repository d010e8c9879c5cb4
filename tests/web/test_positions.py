"""A table from a position in the browser: copied at one table, set up as another, refused where it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, PHONE, Person, keep_picture, new_table
from web.test_access import findings

ZORAYA = {"kind": "bot", "name": "Zoraya", "level": "gardener"}
OPEN_DIALOG = "button:has-text('Set up a position')"
TEXT = "dialog[open] textarea"
CHECK = "#position-check"
START = "dialog[open] button[type=submit]"


def copied_position(page: Any) -> str:
    """What the menu of the table copies."""
    page.click("button[aria-label=Menu]")
    page.click("dialog[open] button:has-text('Copy position')")
    page.wait_for_selector("dialog[open] button:has-text('Position copied')")
    page.click("dialog[open] [aria-label=Close]")
    return str(page.evaluate("navigator.clipboard.readText()"))


def to_dialog(page: Any) -> None:
    """Go to the lobby and open the dialog by keyboard."""
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(".play:enabled")
    page.focus(OPEN_DIALOG)
    page.keyboard.press("Enter")
    page.wait_for_selector(TEXT)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_copied_position_becomes_a_table_that_is_played_and_reloaded(
    visit: Callable[..., Any], size: tuple[int, int]
) -> None:
    page = visit(size)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first = new_table(page, [{"kind": "me", "name": "Ada"}, ZORAYA, ZORAYA], portals="on")
    page.wait_for_selector(".display .card:enabled")
    hand = page.locator(".hand li").count()
    position = copied_position(page)
    assert "viewer 1\n" in position
    assert "hand ?" in position, "what others hold is not in it"
    to_dialog(page)
    assert page.locator(START).is_disabled()
    page.fill(TEXT, position)
    page.wait_for_selector(f"{CHECK} strong")
    assert page.locator(f"{CHECK} strong").inner_text() == "Alhambra for 3 players"
    assert "Player 1 decides." in page.locator(CHECK).inner_text()
    assert page.locator("dialog[open] .seats select").evaluate_all("all => all.map((one) => one.value)") == [
        "me",
        "bot:carpenter",
        "bot:carpenter",
    ]
    assert findings(page) == []
    keep_picture(page, f"position-{size[0]}")
    page.click(START)
    page.wait_for_selector(".display .card:enabled")
    table = page.evaluate("location.hash")
    assert table.startswith("#/table/")
    assert first["id"] not in table
    assert page.locator(".hand li").count() == hand
    person = Person(page, seed=1, touch=size == PHONE)
    for _ in range(6):
        person.act()
    line = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).line"
    played = page.evaluate(line, table.rsplit("/", 1)[1])
    assert played > 0
    page.reload()
    page.wait_for_selector(".stage")
    assert page.evaluate(line, table.rsplit("/", 1)[1]) >= played


def test_a_wrong_position_is_shown_at_its_line_and_one_that_no_game_reaches_needs_a_tick(
    visit: Callable[..., Any],
) -> None:
    page = visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    new_table(page, [{"kind": "me", "name": "Ada"}, ZORAYA])
    page.wait_for_selector(".display .card:enabled")
    position = copied_position(page)
    to_dialog(page)
    page.evaluate("(text) => navigator.clipboard.writeText(text)", position.replace("over no", "over maybe"))
    page.focus(TEXT)
    page.keyboard.press("Control+V")
    error = page.locator(f"{CHECK} button.error")
    error.wait_for()
    line = position.split("\n").index("over no") + 1
    assert error.inner_text() == f"Line {line}: over: expected no or yes, not 'maybe'"
    assert page.get_attribute(TEXT, "aria-invalid") == "true"
    assert page.locator(START).is_disabled()
    assert page.locator(TEXT).evaluate("(field) => field.scrollTop") == 0, "the wrong line is shown, not the end"
    keep_picture(page, "position-wrong")
    error.click()
    selected = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert page.locator(TEXT).evaluate(selected) == "over maybe"

    page.fill(TEXT, position.replace("scorings 0", "scorings 2"))
    page.wait_for_selector(f"{CHECK} .unreachable li")
    assert page.locator(START).is_disabled()
    keep_picture(page, "position-unreachable")
    page.check("text=Open it anyway")
    assert page.locator(START).is_enabled()
    page.keyboard.press("Escape")
    page.wait_for_selector(TEXT, state="detached")
    assert page.evaluate("document.activeElement.textContent").strip() == "Set up a position", (
        "the focus is where it was"
    )


def test_a_position_is_loaded_from_a_file_and_copied_from_a_replay(visit: Callable[..., Any], tmp_path: Any) -> None:
    page = visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    card = new_table(page, [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    now = copied_position(page) if page.locator(".curtain").count() == 0 else ""
    page.evaluate("(id) => { location.hash = `#/replay/${id}/0` }", card["id"])
    page.wait_for_selector("nav input[type=range]")
    at_the_deal = copied_position(page)
    assert now in ("", at_the_deal)
    file = tmp_path / "deal.position"
    file.write_text(at_the_deal, encoding="utf-8")
    to_dialog(page)
    page.set_input_files("dialog[open] input[type=file]", file)
    page.wait_for_selector(f"{CHECK} strong")
    assert page.input_value(TEXT) == at_the_deal
