"""The pages of friends, clubs and ratings in a real browser: found by a link, invited to a table, in five languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.people import befriend, call, go, named
from web.playing import DESK, PHONE, in_a_long_run, keep_picture, until
from web.test_access import findings

LANGUAGES = ("en", "de", "ru", "cs", "it")
RAW_KEY = r"\b(web|notice|refused)-[a-z-]+\b"


def test_friends_find_each_other_by_a_link_and_one_invites_the_other(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(PHONE), "Ben")
    go(ada, "friends", "input[readonly]")
    link = ada.locator("input[readonly]").input_value()
    ben.evaluate("(code) => { location.hash = `#/friend/${code}` }", link.rsplit("/", 1)[1])
    ben.click(".button.main")
    ben.wait_for_selector("main h1:has-text('Friends')")
    go(ada, "", ".play:enabled")
    ada.reload()
    ada.click("a:has-text('Somebody asks to be your friend')")
    ada.click("button:has-text('Accept')")
    ada.wait_for_selector("h2:has-text('Your friends')")
    call(ben, "tables")  # he is in the lobby
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = call(ada, "tables", "POST", {"game": "alhambra", "seats": seats})
    go(ada, f"table/{table['id']}", "dialog[open]")
    ada.click("dialog[open] button:has-text('Invite')")
    ada.wait_for_selector("dialog[open] button:has-text('Invited')")
    go(ben, "", ".play:enabled")
    ben.reload()
    ben.wait_for_selector("text=Ada asks you to play")
    keep_picture(ben, "people-invited")
    ben.tap("text=Ada asks you to play")
    ben.tap("form .button.main")
    ben.wait_for_selector(".stage")
    assert call(ada, f"tables/{table['id']}")["seats"][1]["kind"] == "person"


def test_a_club_is_founded_joined_and_left(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(PHONE), "Ben")
    go(ada, "friends", "input[readonly]")
    ada.fill("input[aria-label='Name of the club']", "Friday")
    ada.click("button:has-text('Start a club')")
    ada.wait_for_selector("main h1:has-text('Friday')")
    link = ada.locator("input[readonly]").input_value()
    ben.evaluate("(code) => { location.hash = `#/club-link/${code}` }", link.rsplit("/", 1)[1])
    ben.wait_for_selector("text=A club with one member")
    ben.tap("button:has-text('Join')")
    ben.wait_for_selector("tbody th:has-text('Ben')")
    keep_picture(ben, "people-club")
    go(ada, "", ".play:enabled")
    ada.locator(".set-up").first.click()
    ada.select_option("label:has-text('Club') select", label="Friday")
    ben.tap("button:has-text('Leave the club')")
    ben.tap(".acts .button.main")
    ben.wait_for_selector("main h1:has-text('Friends')")
    until(lambda: len(call(ada, f"clubs/{call(ada, 'clubs')[0]['id']}")["members"]) == 1)


def test_a_rated_table_is_set_up_with_a_clock_and_says_so(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    ada.locator(".set-up").first.click()
    tick = ada.locator("label:has-text('rated') input[type=checkbox]")
    assert tick.is_disabled(), "alone against bots nothing is rated"
    card = call(
        ada,
        "tables",
        "POST",
        {
            "game": "alhambra",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}],
            "rated": True,
            "open": True,
            "clock": {"kind": "move", "seconds": 86_400},
        },
    )
    go(ben, "", ".play:enabled")
    ben.reload()
    ben.wait_for_selector(".rated")
    call(ben, "invitations", "POST", {"code": card["invitations"][0]["code"]})
    for page in (ada, ben):
        go(page, f"table/{card['id']}", ".stage")
    mover = ada if call(ada, f"tables/{card['id']}")["turn"] == 0 else ben
    mover.wait_for_selector(".display .card:enabled")
    assert mover.locator("[aria-label=Hint]").count() == 0
    mover.keyboard.press("h")
    mover.wait_for_timeout(300)
    assert mover.locator(".hint").count() == 0


@pytest.mark.parametrize("language", ["ru", *in_a_long_run(*(each for each in LANGUAGES if each != "ru"))])
def test_the_pages_speak_every_language_fit_the_phone_and_please_axe(visit: Callable[..., Any], language: str) -> None:
    ada, ben, cleo = (
        named(visit(PHONE, language), "Ada", language),
        named(visit(DESK), "Ben"),
        named(visit(DESK), "Cleo"),
    )
    befriend(ada, ben)
    call(cleo, "friends", "POST", {"code": call(ada, "friends")["code"]})
    club = call(ada, "clubs", "POST", {"name": "Friday"})
    call(ben, "club-links", "POST", {"code": club["code"]})
    call(ben, "tables", "POST", {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "open"}], "club": club["id"]})
    other = call(cleo, "clubs", "POST", {"name": "Monday"})
    for where in ("", "ratings", "friends", f"club/{club['id']}", f"club-link/{other['code']}"):
        go(ada, where, "main h1")
        ada.wait_for_timeout(300)
        wide = ada.evaluate(
            "Math.max(...[...document.querySelectorAll('main *')].map(e => e.getBoundingClientRect().right))"
        )
        assert wide <= PHONE[0] + 1, f"{where}: something is {wide} wide"
        assert not ada.evaluate("(key) => document.body.innerText.match(new RegExp(key))", RAW_KEY)
        assert findings(ada) == [], where
        keep_picture(ada, f"people-{where.split('/')[0] or 'lobby'}-{language}")
