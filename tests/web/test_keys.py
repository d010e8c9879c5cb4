"""Alhambra by keyboard alone, and choices taken back and made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import Person, keep_picture, new_table, play_on

MOST_CHOICES = 500
BOT = {"kind": "bot", "name": "Zoraya", "level": "gardener"}
MODULES = {"falconers": "on", "portals": "on", "building_sites": "on", "exchange_certificates": "on"}

# What has the focus, in a word.
WHERE = """() => {
  const at = document.activeElement;
  if (document.querySelector(".winner")) return "over";
  if (at.closest("dialog, .curtain")) return "dialog";
  for (const [name, selector] of Object.entries({
    offer: ".offers .offer", way: ".payments .way", cell: ".stage .cell", card: ".hand li.pays button, .hand .credit",
    main: ".prompt .button.main", slot: ".slot", money: ".display .card", end: ".prompt .button[data-code]"}))
    if (at.matches(selector)) return name;
  return "";
}"""


class KeyPerson:
    """Plays with keys only, and never looks for them with Tab: the focus is always where the next choice is."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.presses = 0
        self.seen: set[str] = set()

    def is_over(self) -> bool:
        return bool(self.page.locator(".winner").count())

    def act(self) -> bool:
        where = self.page.evaluate(WHERE)
        self.seen.add(where)
        if where in ("", "over"):
            self.press("Escape")
            return False
        if where in ("slot", "money", "end") and self.presses % 3 < 2:
            lit = self.page.evaluate(
                "[...document.querySelectorAll('.slot')].findIndex((s) => s.matches('.lit:enabled'))"
            )
            self.press(str(lit + 1) if lit >= 0 and where != "end" else "5" if where != "end" else "Enter")
        elif where == "cell":
            self.press(["ArrowUp", "ArrowLeft", "ArrowDown"][self.presses % 3])
            self.press("Enter")
        else:
            self.press("Enter")
        return True

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1


@pytest.mark.long
def test_a_whole_game_by_keys_alone(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, BOT], **MODULES)
    page.wait_for_selector(".display .card:enabled")
    person = KeyPerson(page)
    play_on([person], idle=2400)
    assert {"slot", "way", "cell", "main"} <= person.seen


def test_arrow_keys_go_from_cell_to_cell_and_names_are_spoken(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, BOT])
    person = Person(page, seed=2)
    for _ in range(MOST_CHOICES):
        if page.locator(".stage .cell").count() >= 3:
            break
        person.act()
        page.wait_for_timeout(20)
    names = [cell.get_attribute("aria-label") for cell in page.locator(".stage .cell").all()]
    assert all("of the fountain" in name for name in names)
    slot = page.locator(".slot[aria-label*=price]").first.get_attribute("aria-label")
    assert "price" in slot
    assert "wall" in slot
    assert page.locator(".stage .cell[tabindex='0']").count() == 1
    page.locator(".stage .cell[tabindex='0']").focus()
    place = "[document.activeElement.dataset.x, document.activeElement.dataset.y].map(Number)"
    seen = {tuple(page.evaluate(place))}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        before = page.evaluate(place)
        page.keyboard.press(key)
        after = page.evaluate(place)
        seen.add(tuple(after))
        across, along = after[0] - before[0], after[1] - before[1]
        assert {"ArrowRight": across, "ArrowLeft": -across, "ArrowDown": along, "ArrowUp": -along}[key] >= 0
    assert len(seen) > 1
    page.wait_for_selector(".bubble")
    keep_picture(page, "bubble")


def test_undo_redo_and_restart_of_a_turn(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, BOT])
    person = Person(page, seed=6)
    undo, redo, reset = (page.locator(f".tools [aria-label='{name}']") for name in ("Undo", "Redo", "Restart turn"))
    for _ in range(600):
        if reset.count():  # two choices of one's own in a row that can be taken back
            page.wait_for_timeout(400)  # what was clicked last may just be on its way
            if reset.count():
                break
        person.act()
    lines = page.locator(".log li").count()
    undo.click()
    redo.wait_for()
    page.locator(".log li.undone").nth(1).wait_for(state="attached")  # the choice, and the line that takes it back
    redo.click()
    redo.wait_for(state="detached")
    page.locator(".log li").nth(lines + 1).wait_for(state="attached")  # it, and the choice made again
    reset.click()
    undo.wait_for(state="detached")
    page.wait_for_selector(".display .card:enabled")
    page.locator(".log li.undone").nth(3).wait_for(state="attached")  # undos in a row are one entry


def choice_of_payments(page: Any) -> bool:
    """Take money until some building can be paid for exactly and also otherwise; then its payments are shown."""
    for _ in range(80):
        page.wait_for_selector(".display .card:enabled")
        for slot in range(4):
            page.keyboard.press(str(slot + 1))
            if page.locator(".payments .way").count():
                page.wait_for_selector(".payments .way .note:not(:empty)")
            if page.locator(".payments .way.exact").count() and page.locator(".payments .way:not(.exact)").count():
                return True
            page.keyboard.press("Escape")
        lines = page.locator(".log li").count()
        page.keyboard.press("5")
        page.locator(".prompt .button.main[data-code]").click()
        page.wait_for_selector(f".log li:nth-child({lines + 1})", state="attached")
        if page.locator("dialog[open] .button.main").count():
            page.locator("dialog[open] .button.main").click()
    return False


def test_paying_too_much_is_warned_of_where_an_exact_set_exists(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, BOT])
    assert choice_of_payments(page)
    assert "exact" in page.locator(".payments .way").first.get_attribute("class")
    lines = page.locator(".log li").count()
    page.locator(".payments .way:not(.exact)").first.click()
    page.wait_for_selector(".payments .way.armed")
    assert page.locator(".log li").count() == lines  # nothing is paid yet
    page.locator(".payments .way.armed").click()
    page.wait_for_selector(f".log li:nth-child({lines + 1})", state="attached")


def test_the_log_is_one_stop_of_the_tab_key_and_walked_by_arrows(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, BOT])
    person = Person(page, seed=3)
    for _ in range(200):
        if page.locator(".log li").count() >= 4:
            break
        person.act()
    page.click("[role=tab]:has-text('Log')")
    assert page.locator(".log ol, .log li *").and_(page.locator("[tabindex='0']")).count() == 1
    page.locator(".log [tabindex='0']").focus()
    at = "document.activeElement.closest('.log li') && document.activeElement.innerText"
    last = int(page.evaluate(at))
    for key, line in (("ArrowUp", last - 1), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1)):
        page.keyboard.press(key)
        assert int(page.evaluate(at)) == line
    assert page.locator(".log [tabindex='0']").inner_text() == "1"  # where one was, one comes back to
    page.keyboard.press("Tab")
    assert not page.evaluate(at)
