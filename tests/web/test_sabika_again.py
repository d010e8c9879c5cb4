"""A finished game of Sabika: looked at again line by line, and played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from web.playing import DESK, PHONE, bring, keep_picture, overlap
from web.sabika_player import new_sabika

GAMES = Path(__file__).parents[1] / "games"
MOST_STEPS = 50
RECORD = sorted(GAMES.glob("sabika-*.record"))[0]

# Plays the seats of this browser by the first code that may be chosen, until the game is over.
PLAY_TO_THE_END = """async (id) => {
  const { you } = await (await fetch(`/api/tables/${id}`)).json();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  const say = (message) => socket.send(JSON.stringify(message));
  await new Promise((done) => {
    socket.onopen = () => say({ do: "look", seat: you[0], since: null });
    socket.onmessage = ({ data }) => {
      const { type, state, line, decision } = JSON.parse(data);
      if (type !== "table") return;
      if (state !== "running") done();
      else if (decision?.codes) say({ do: "play", seat: decision.seat, line, code: decision.codes[0] });
    };
  });
  socket.close();
}"""


def line_shown(page: Any) -> int:
    """The line at which the replay stands."""
    return int(page.inner_text("nav .number").split("/")[0])


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_finished_game_is_stepped_through_and_each_line_has_an_address(
    visit: Callable[..., Any], size: tuple[int, int]
) -> None:
    page = visit(size)
    bring(page, RECORD)
    page.wait_for_selector(".rondel")
    assert line_shown(page) == 0
    page.click("nav [aria-label='Next line']")
    page.wait_for_url("**/1")
    told = ""
    for _ in range(MOST_STEPS):  # a line may have several
        if line_shown(page) != 1:
            break
        told = page.inner_text(".prompt .told")
        page.click("nav [aria-label='Next line']")
        page.wait_for_timeout(200)
    page.wait_for_url("**/2")
    assert page.inner_text(".prompt .told") != told, "each line says what happened in it"
    page.click("nav [aria-label='Back']")
    page.wait_for_url("**/1")
    assert page.inner_text(".prompt .told") == told
    assert page.locator(".prompt .option, .lit").count() == 0, "nobody decides in a replay"
    assert not overlap(page, "nav:has(input)", ".prompt")
    page.evaluate("location.hash = location.hash.replace(/[0-9]+$/, '40')")
    page.wait_for_selector("nav .number:text('40 /')")
    keep_picture(page, f"sabika-replay-{size[0]}")
    page.click("nav [aria-label='To the end']")
    page.click("dialog[open]:has(tfoot) .button.main")  # the last scoring, then who won
    page.wait_for_selector(".winner")
    address = page.url
    again = visit(size)
    again.goto(address)
    again.wait_for_selector("nav input[type=range]")
    assert line_shown(again) == line_shown(page), "whoever has the address sees the same line"


def test_a_replay_plays_by_itself_until_it_is_paused(visit: Callable[..., Any]) -> None:
    page = visit()
    bring(page, RECORD)
    page.click("nav [aria-label='Play']")
    page.wait_for_function("() => Number(document.querySelector('nav .number').textContent.split('/')[0]) >= 4")
    page.click("nav [aria-label='Pause']")
    page.wait_for_timeout(400)
    paused = line_shown(page)
    page.wait_for_timeout(1000)
    assert line_shown(page) == paused


def test_a_line_of_the_log_leads_to_its_position(visit: Callable[..., Any]) -> None:
    page = visit()
    bring(page, RECORD)
    page.evaluate("location.hash = location.hash.replace(/[0-9]+$/, '30')")
    page.wait_for_selector("nav .number:text('30 /')")
    page.click("[role=tab]:has-text('Log')")
    page.click(".log a:text-is('12')")
    page.wait_for_selector("nav .number:text('12 /')")
    assert page.locator(".log li:not(.after)").count() == 13, "the deal and twelve lines"


def test_a_rematch_is_one_click_and_the_seats_move_on(visit: Callable[..., Any]) -> None:
    page = visit()
    zoraya = {"kind": "bot", "name": "Zoraya", "level": "gardener"}
    card = new_sabika(page, [{"kind": "me", "name": "Ada"}, zoraya])
    page.evaluate(PLAY_TO_THE_END, card["id"])
    page.wait_for_selector("dialog[open]")
    for _ in range(MOST_STEPS):
        if page.locator(".winner").count():
            break
        page.locator("dialog[open] .button.main").click()
    keep_picture(page, "sabika-over")
    page.click("dialog[open] .button.main:has-text('Rematch')")
    page.wait_for_url(lambda address: card["id"] not in address)
    page.wait_for_selector(".rondel")
    seats = page.evaluate(
        "async () => (await (await fetch(`/api/tables/${location.hash.split('/')[2]}`)).json()).seats"
    )
    assert [seat["name"] for seat in seats] == ["Zoraya", "Ada"]
    page.wait_for_selector(".prompt .option:enabled, .prompt .worker", timeout=30000)
