"""People at one table, in real browsers: what they say and note, who goes and who is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.people import call, go, named
from web.playing import PHONE, keep_picture, until
from web.test_access import findings

TOGETHER = ".together"


def seated(ada: Any, ben: Any, **more: object) -> str:
    """Ada and Ben at a table; the page of each is there."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    card = call(ada, "tables", "POST", {"game": "alhambra", "seats": seats, **more})
    call(ben, "invitations", "POST", {"code": card["invitations"][0]["code"]})
    for page in (ada, ben):
        go(page, f"table/{card['id']}", ".stage")
    return str(card["id"])


def open_tab(page: Any, tab: str) -> None:
    if not page.locator("dialog[open]").count():
        page.click(TOGETHER)
    page.click(f"dialog[open] [data-tab={tab}]")


def test_a_phrase_is_read_in_ones_own_language_and_who_is_muted_is_not_heard(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(PHONE, "de"), "Ben", "de")
    seated(ada, ben)
    for page in (ada, ben):
        open_tab(page, "talk")
    ada.click(".phrases .button >> nth=0")
    ada.wait_for_selector(".own .words")
    said = ada.inner_text(".own .words")
    ben.wait_for_selector("dialog[open] ol li .words")
    heard = ben.inner_text("dialog[open] ol li .words")
    assert heard
    assert heard != said, "Ben reads German"
    assert heard == ben.inner_text(".phrases .button >> nth=0")
    keep_picture(ben, "talk-phone-de")
    assert findings(ben) == []
    ben.tap("dialog[open] ol .more")
    ben.tap("dialog[open] ol .acts .button >> nth=0")
    ben.wait_for_selector("dialog[open] ol .muted")
    ada.fill("dialog[open] form input", "<b>secret plan</b>")
    ada.press("dialog[open] form input", "Enter")
    ada.wait_for_selector(".words:has-text('<b>secret plan</b>')")
    until(lambda: ben.locator("dialog[open] ol .muted").count() == 2)
    assert "secret plan" not in ben.content()


def test_talk_is_off_where_the_table_says_so(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    seated(ada, ben, talk="off")
    open_tab(ada, "talk")
    ada.wait_for_selector("dialog[open] p.soft")
    assert ada.locator("dialog[open] .phrases, dialog[open] form").count() == 0


def test_a_notepad_is_kept_for_its_player_alone(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    table = seated(ada, ben)
    open_tab(ada, "notes")
    ada.fill("dialog[open] textarea:enabled", "she has two towers")
    until(lambda: call(ada, f"tables/{table}/notepad")["text"] == "she has two towers")
    ada.reload()
    ada.wait_for_selector(".stage")
    open_tab(ada, "notes")
    until(lambda: ada.input_value("dialog[open] textarea") == "she has two towers")
    open_tab(ben, "notes")
    ben.wait_for_selector("dialog[open] textarea:enabled")
    assert ben.input_value("dialog[open] textarea") == ""


def play_once(page: Any) -> None:
    """Take the first money card on display."""
    page.locator(".display .card:enabled").first.click()
    page.click(".prompt .button.main[data-code]")


def begin(ada: Any, ben: Any, table: str) -> None:
    """The first choice is made."""
    play_once(ada if call(ada, f"tables/{table}")["turn"] == 0 else ben)
    until(lambda: call(ada, f"tables/{table}")["line"] > 0)


def test_who_resigns_is_played_on_by_a_bot_and_the_game_goes_on(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(PHONE), "Ben")
    table = seated(ada, ben)
    begin(ada, ben, table)
    open_tab(ben, "seats")
    ben.tap("dialog[open] .own .button:has-text('Resign')")
    ben.wait_for_selector("dialog[open] .ask")
    keep_picture(ben, "resign-phone")
    ben.tap("dialog[open] .ask .button.main")
    until(lambda: call(ada, f"tables/{table}")["seats"][1]["resigned"])
    open_tab(ada, "seats")
    ada.wait_for_selector("dialog[open] li:has-text('Ben'):has-text('resigned')")
    assert call(ada, f"tables/{table}")["state"] == "running"


def test_who_leaves_before_the_first_choice_frees_the_seat(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    table = seated(ada, ben)
    open_tab(ben, "seats")
    ben.click("dialog[open] .own .button:has-text('Leave the table')")
    ben.click("dialog[open] .ask .button.main")
    ben.wait_for_selector(".play:enabled")
    assert call(ada, f"tables/{table}")["seats"][1]["kind"] == "open"
    assert table not in [each["id"] for each in call(ben, "tables")["mine"]]


def test_a_bot_plays_for_somebody_who_asks_for_it_until_the_seat_is_taken_back(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    table = seated(ada, ben)
    begin(ada, ben, table)
    open_tab(ben, "seats")
    ben.click("dialog[open] .own .button:has-text('Let a bot play')")
    ben.wait_for_selector(".stand-in")
    ben.keyboard.press("Escape")
    keep_picture(ben, "stand-in")
    ben.click(".stand-in .button")
    ben.wait_for_selector(".stand-in", state="detached")
    assert call(ben, f"tables/{table}")["seats"][1]["stand_in"] == ""


def test_somebody_who_is_away_is_seen_to_be(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    table = seated(ada, ben)
    if call(ada, f"tables/{table}")["turn"] == 0:
        begin(ada, ben, table)
    ben.goto("about:blank")
    ada.wait_for_selector(".together.away .status")
    assert "Ben" in ada.inner_text(".together .status")
    open_tab(ada, "seats")
    ada.wait_for_selector("dialog[open] li:has-text('Ben'):has-text('away')")


def test_a_table_that_is_over_is_removed_from_ones_own_list_alone(visit: Callable[..., Any]) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    table = seated(ada, ben)
    begin(ada, ben, table)
    for page in (ada, ben):
        call(page, f"tables/{table}/resign", "POST")
    go(ada, "", ".play:enabled")
    ada.reload()
    ada.wait_for_selector("li:has-text('Everybody has left')")
    ada.click("li:has(a[href$='" + table + "']) .hide")
    ada.wait_for_selector(f"a[href$='{table}']", state="detached")
    assert table not in [each["id"] for each in call(ada, "tables")["mine"]]
    assert table in [each["id"] for each in call(ben, "tables")["mine"]]
