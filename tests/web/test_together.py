"""Several people: in two browsers, and at one device."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from helpers.server.client import ServerProcess
from web.playing import (
    CARDS,
    DESK,
    LONG,
    PHONE,
    Person,
    bring,
    keep_picture,
    new_table,
    overlap,
    play_to_the_end_in_a_long_run,
    until,
)

BACK_WITHIN = 2.0  # seconds
LONG_AWAY = 3000  # milliseconds: by then the pauses between two tries are as long as they get
RECORD = sorted((Path(__file__).parents[1] / "games").glob("*.record"))[0]


def join(page: Any, code: str, name: str) -> None:
    """Follow an invitation."""
    page.evaluate("(code) => { location.hash = `#/join/${code}` }", code)
    page.fill("form input", name)
    page.click("form .button.main")
    page.wait_for_selector(".stage")


def test_an_invitation_tells_what_it_is_to_and_leads_back_to_the_seat(visit: Callable[..., Any]) -> None:
    ada, bela, late = visit(), visit(), visit()
    card = new_table(ada, [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}], portals="on")
    code = card["invitations"][1]["code"]
    bela.evaluate("(code) => { location.hash = `#/join/${code}` }", code)
    assert bela.locator("#invited").inner_text() == "Ada invites you to Alhambra"
    assert bela.locator("article .seats strong").all_inner_texts() == ["Ada", "Free seat", "Your seat"]
    assert "Portals" in bela.locator("article .modules").inner_text()
    assert "when the market cannot be refilled" in bela.locator("article dl").inner_text()
    keep_picture(bela, "join")
    bela.fill("form input", "Bela")
    bela.click("form .button.main")
    bela.wait_for_selector(".stage")
    table = bela.url
    for page in (bela, late):
        page.evaluate("location.hash = '#/'")
        page.wait_for_selector(".play:enabled")
        page.evaluate("(code) => { location.hash = `#/join/${code}` }", code)
    bela.wait_for_url(table)
    assert "no longer valid" in late.locator("[role=alert]").inner_text()
    ada.evaluate("(code) => { location.hash = `#/join/${code}` }", card["invitations"][0]["code"])
    ada.click("form a.button.main")
    ada.wait_for_url(table)


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
    bela.wait_for_timeout(LONG_AWAY)
    bela.evaluate("cut(false)")
    back = time.monotonic()
    bela.wait_for_selector(".lost", state="detached")
    assert time.monotonic() - back < BACK_WITHIN
    keep_picture(bela, "back-again")
    play_to_the_end_in_a_long_run(people)
    if LONG:
        assert ada.locator(".winner h3").inner_text() == bela.locator(".winner h3").inner_text()


def test_an_invitation_leads_to_where_others_find_the_server(visit: Callable[..., Any], tmp_path: Path) -> None:
    house = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", public_url="http://192.0.2.7:8080/")
    with house:
        page = visit(host=house.host)
        card = new_table(page, [{"kind": "me"}, {"kind": "open"}])
        link = page.locator("dialog[open] input").input_value()
    assert link == f"http://192.0.2.7:8080/#/join/{card['invitations'][0]['code']}"


def test_two_people_at_one_device_never_see_the_other_hand(visit: Callable[..., Any]) -> None:
    page = visit()
    card = new_table(page, [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bela"}])
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
    kept = page.evaluate("({...localStorage, ...sessionStorage, cookie: document.cookie})")
    assert set(kept) == {"comares", "comares-seen", "cookie"}, "settings, and how far one has seen each table"
    assert list(json.loads(kept["comares-seen"])) == [card["id"]]
    assert not kept["cookie"]
    assert not [each for each in card["secrets"] if each["secret"] in str(kept)]


def test_a_finished_game_can_be_looked_at_again(visit: Callable[..., Any]) -> None:
    page = visit()
    bring(page, RECORD)
    page.click("nav [aria-label='Next line']")
    page.wait_for_url("**/1")
    page.evaluate("location.hash = location.hash.replace(/[0-9]+$/, '9')")
    page.wait_for_selector("nav .number:text('9 /')")
    keep_picture(page, "replay")


def pass_turn(page: Any) -> None:
    """Take a card as soon as one may."""
    page.wait_for_selector(CARDS)
    page.locator(CARDS).first.click()
    page.click(".prompt .button.main[data-code]")


def two_at_a_table(visit: Callable[..., Any], size: tuple[int, int]) -> tuple[Any, Any]:
    """Whoever is to move, and the other one."""
    ada, bela = visit(size), visit(size)
    card = new_table(ada, [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    join(bela, card["invitations"][0]["code"], "Bela")
    ada.wait_for_selector("dialog[open]", state="detached")
    until(lambda: ada.locator(CARDS).count() or bela.locator(CARDS).count())
    return (ada, bela) if ada.locator(CARDS).count() else (bela, ada)


def test_focus_stays_in_the_log_when_the_turn_comes(visit: Callable[..., Any]) -> None:
    mover, other = two_at_a_table(visit, DESK)
    other.click("[role=tab]:has-text('Log')")
    other.locator(".log [tabindex='0']").focus()
    other.keyboard.press("Home")
    pass_turn(mover)
    other.wait_for_selector(CARDS)
    other.wait_for_timeout(200)
    assert other.evaluate("document.activeElement.closest('.log') !== null")
    other.keyboard.press("5")
    other.wait_for_function("() => document.activeElement.matches('.prompt .button.main')")


def test_moves_missed_in_a_hidden_tab_are_listed(visit: Callable[..., Any]) -> None:
    mover, other = two_at_a_table(visit, PHONE)
    other.evaluate("cut(true)")
    other.wait_for_selector(".lost")
    pass_turn(mover)
    mover.wait_for_selector(CARDS, state="detached")
    other.evaluate("cut(false)")
    other.wait_for_selector(".away li")
    name = "Ada" if "Ada" in other.inner_text(".away") else "Bela"
    assert f"{name} takes" in other.inner_text(".away")
    keep_picture(other, "while-you-were-away")
    pass_turn(other)
    other.wait_for_selector(".away", state="detached")


def test_a_table_opened_again_lists_the_moves_since_then(visit: Callable[..., Any]) -> None:
    mover, other = two_at_a_table(visit, PHONE)
    table = other.evaluate("location.hash")
    other.evaluate("location.hash = '#/'")
    other.wait_for_selector(".play:enabled")
    pass_turn(mover)
    mover.wait_for_selector(CARDS, state="detached")
    other.evaluate("(hash) => { location.hash = hash }", table)
    other.wait_for_selector(".away li")
    assert other.locator(".away li").count() == 1
    other.evaluate("location.hash = '#/'")
    other.wait_for_selector(".play:enabled")
    other.evaluate("(hash) => { location.hash = hash }", table)
    other.wait_for_selector(CARDS)
    assert not other.locator(".away").count(), "it is told once"


def test_another_table_that_waits_for_the_player_is_offered(visit: Callable[..., Any]) -> None:
    mover, other = two_at_a_table(visit, PHONE)
    waiting = other.evaluate("location.hash.split('/')[2]")
    card = new_table(other, [{"kind": "me"}, {"kind": "open"}])
    join(mover, card["invitations"][0]["code"], "Cyrus")
    mover.wait_for_timeout(300)
    if mover.locator(CARDS).count():
        assert not mover.locator(f"a[href='#/table/{waiting}']").count(), "not while one is at turn here"
        pass_turn(mover)
    mover.wait_for_selector(f"a[href='#/table/{waiting}']")
    keep_picture(mover, "next-table")
    assert "Waiting for" in mover.inner_text(".prompt .said p")
    assert not overlap(mover, "a.next", ".prompt .said p")
