"""What cannot be taken back is confirmed, where one wants that; against bots one goes back as far as one likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import CARDS, DESK, PHONE, keep_picture, new_table, overlap, until
from web.sabika_player import SabikaPlayer, new_sabika
from web.situations import open_position, position_where

BOT = {"kind": "bot", "name": "Zoraya", "level": "gardener"}
ME = {"kind": "me", "name": "Ada"}


def lines(page: Any) -> int:
    """How many lines the record of the table has."""
    text: str = page.evaluate("async () => (await fetch(`/api/tables/${location.hash.split('/')[2]}`)).text()")
    return int(text.split('"line":')[1].split(",")[0])


def take_a_card(page: Any) -> None:
    """Choose what ends the turn."""
    page.wait_for_selector(CARDS, timeout=60_000)
    page.locator(CARDS).first.click()
    page.click(".prompt .button.main[data-code]")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_last_choice_of_a_turn_waits_to_be_confirmed(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(size, confirm="on")
    for _ in range(20):  # until it is not the guest, who is not there, that begins
        new_table(page, [ME, {"kind": "open"}])
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector(".prompt p")
        if page.locator(CARDS).count():
            break
    take_a_card(page)
    page.wait_for_selector(".confirm")
    assert "You take" in page.inner_text(".confirm")
    assert lines(page) == 0, "nothing is sent before"
    keep_picture(page, f"confirm-{size[0]}")
    assert not overlap(page, ".confirm", ".hand .cards"), "one sees what one would have"
    page.keyboard.press("Escape")
    page.wait_for_selector(".confirm", state="detached")
    take_a_card(page)
    page.wait_for_selector(".confirm")
    assert lines(page) == 0
    page.keyboard.press("Enter")
    page.wait_for_selector(CARDS, state="detached")
    assert lines(page) == 1


def test_with_a_timer_the_choice_goes_ahead_by_itself(visit: Callable[..., Any]) -> None:
    page = visit(confirm="timer")
    new_table(page, [ME, BOT])
    page.clock.install()
    take_a_card(page)
    page.wait_for_selector(".confirm [role=timer]")
    before = lines(page)
    page.clock.run_for(3000)
    assert page.locator(".confirm").count() == 1
    page.clock.run_for(4000)
    page.wait_for_selector(".confirm", state="detached")
    until(lambda: lines(page) > before)


def test_sabika_confirms_final_choices_and_only_those(visit: Callable[..., Any]) -> None:
    page = visit()  # by default, at a table with bots too
    new_sabika(page, [ME, BOT])
    player = SabikaPlayer(page, seed=2)
    asked = 0
    for _ in range(60):
        asked += page.locator(".confirm").count()
        player.act()
        page.wait_for_timeout(60)
    assert 0 < asked < lines(page)


def test_an_ending_without_words_of_its_own_says_that_the_turn_ends(visit: Callable[..., Any]) -> None:
    page = visit()
    may_end = position_where("sabika", lambda table: any(option.code == "done" for option in table.decision.options), 1)
    open_position(page, may_end)
    page.click(".prompt .option[data-code=done]")
    page.wait_for_selector(".confirm")
    assert page.inner_text("#held") == "You end your turn."


def test_sabika_ends_a_turn_without_asking_where_the_settings_say_so(visit: Callable[..., Any]) -> None:
    page = visit(confirmTurns="off")
    new_sabika(page, [ME])
    player = SabikaPlayer(page, seed=2)
    for _ in range(25):
        assert page.locator(".confirm").count() == 0
        player.act()
        page.wait_for_timeout(60)
    assert lines(page) > 5


def test_against_bots_a_player_can_rewind_to_any_own_choice(visit: Callable[..., Any]) -> None:
    page = visit(rewind=True)
    new_table(page, [ME, BOT])
    for _ in range(3):
        take_a_card(page)
        page.wait_for_timeout(300)
    page.wait_for_selector(CARDS, timeout=60_000)
    again = page.locator("[aria-label^='Go back to line']")
    assert again.count() == 3
    keep_picture(page, "rewind")
    again.first.click()
    page.wait_for_selector("li.undone")
    assert page.locator("[aria-label^='Go back to line']").count() == 0
    page.wait_for_selector(CARDS)
