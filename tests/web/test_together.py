"""Several people: in two browsers, and at one device."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from web.playing import Person, keep_picture, new_table, play_on

BACK_WITHIN = 2.0  # seconds
RECORD = sorted((Path(__file__).parents[1] / "games").glob("*.record"))[0]


def join(page: Any, code: str, name: str) -> None:
    """Follow an invitation."""
    page.evaluate("(code) => { location.hash = `#/join/${code}` }", code)
    page.fill("form input", name)
    page.click("form .button.main")
    page.wait_for_selector(".stage")


def test_two_browsers_and_a_connection_that_breaks(visit: Callable[..., Any]) -> None:
    ada, bela = visit(), visit()
    card = new_table(ada, [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    ada.wait_for_selector("dialog[open]")
    keep_picture(ada, "invitation")
    join(bela, card["invitations"][0]["code"], "Bela")
    assert "join" not in bela.url
    ada.wait_for_selector("dialog[open]", state="detached")
    people = [Person(ada, seed=1), Person(bela, seed=2)]
    for _ in range(30):
        for person in people:
            person.act()

    bela.evaluate("cut(true)")
    bela.wait_for_selector(".lost")
    for _ in range(8):
        people[0].act()
    bela.evaluate("cut(false)")
    back = time.monotonic()
    bela.wait_for_selector(".lost", state="detached")
    assert time.monotonic() - back < BACK_WITHIN + 1  # the longest pause between two tries, and the try itself
    keep_picture(bela, "back-again")
    play_on(people)
    assert ada.locator(".winner h3").inner_text() == bela.locator(".winner h3").inner_text()


def test_two_people_at_one_device_never_see_the_other_hand(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bela"}])
    page.wait_for_selector(".curtain")
    keep_picture(page, "curtain")
    person = Person(page, seed=3)
    curtains = 0
    for _ in range(70):
        if page.locator(".curtain").count():
            curtains += 1
            page.wait_for_selector(".hand li button", state="detached", timeout=2000)
        person.act()
    assert curtains > 5
    keep_picture(page, "one-device")


def test_a_finished_game_can_be_looked_at_again(visit: Callable[..., Any]) -> None:
    page = visit()
    page.set_input_files("input[type=file]", RECORD)
    page.wait_for_selector("nav input[type=range]")
    page.click("nav [aria-label='One line on']")
    page.wait_for_url("**/1")
    page.evaluate("location.hash = location.hash.replace(/[0-9]+$/, '9')")
    page.wait_for_selector("nav .number:text('9 /')")
    keep_picture(page, "replay")
