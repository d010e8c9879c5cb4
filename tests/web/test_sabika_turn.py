"""How a turn of Sabika flows: confirmed, restarted, watched step by step; the end of a round; the replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import PHONE, bring, in_a_long_run, keep_picture, until
from web.sabika_player import SabikaPlayer, new_sabika, play_until
from web.test_confirming import lines
from web.test_sabika_again import GAMES, line_shown

ME = {"kind": "me", "name": "Ada"}
LOW = (1280, 720)
DECIDING = ".prompt .option:enabled, .prompt .worker"
SOLO_RECORD = next(path for path in sorted(GAMES.glob("sabika-*.record")) if "seats 1" in path.read_text()[:400])

# The whole log as the server sends it to a spectator.
LOG = """() => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${location.hash.split("/")[2]}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ do: "look", seat: null, since: -1 }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type !== "table") return;
    socket.close();
    done(message.news);
  };
})"""


def test_the_end_of_a_turn_waits_to_be_confirmed(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [ME])
    play_until(SabikaPlayer(page, seed=11), ".confirm")
    before = lines(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".confirm", state="detached")
    page.wait_for_timeout(200)
    assert lines(page) == before, "nothing is played"
    play_until(SabikaPlayer(page, seed=12), ".confirm")
    before = lines(page)
    page.click(".confirm .button.main")
    until(lambda: lines(page) > before)


def test_a_turn_can_be_restarted_and_its_undos_are_one_line(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [ME])
    player = SabikaPlayer(page, seed=3)
    play_until(player, ".restart")
    page.click(".restart")
    page.wait_for_selector(".prompt .worker")
    page.click("[role=tab]:has-text('Log')")
    page.wait_for_selector(".log li:has-text('steps undone')")
    assert page.locator(".restart").count() == 0


def test_both_architects_are_told_apart_and_rest_has_its_word(visit: Callable[..., Any]) -> None:
    for size in (LOW, PHONE):
        page = visit(size)
        new_sabika(page, [ME])
        play_until(SabikaPlayer(page, seed=5, touch=size == PHONE), ".workers .option")
        names = page.eval_on_selector_all(".workers .who", "all => all.map(one => one.innerText.trim())")
        assert len(names) == 4
        assert len(set(names)) == 4, names
        assert all("Rest" in text for text in page.locator(".workers .option").all_inner_texts())
        keep_picture(page, f"sabika-workers-{size[0]}")


def step_of(line: dict[str, Any], n: int) -> str:
    """The step that began the stage in which a sentence was told."""
    return next((stage["step"] for stage in line.get("stages", []) if n < stage["words"]), "")


def vp_of_the_end(log: list[dict[str, Any]], parties: int) -> list[int]:
    """The VP of each party at the end of the last round, added up from what the server tells."""
    told = [
        (
            sentence,
            next((stage["step"] for stage in line.get("stages", []) if n < stage["words"]), ""),
            line["code"] or "-",
        )
        for line in log
        for n, sentence in enumerate(line["words"])
    ]
    end = max(n for n, (sentence, _, _) in enumerate(told) if sentence["key"] == "sabika-stood-up")
    begin = max([n for n, (sentence, _, _) in enumerate(told[:end]) if sentence["key"] == "sabika-stood-up"], default=0)
    sums = [0] * parties
    for sentence, step, code in told[begin + 1 : end]:
        is_round_end = step in ("income", "narrator", "taxes", "change-event") or code.split()[0] in ("pay", "income")
        if is_round_end and step != "yusuf-turn" and sentence["key"].endswith("-vp"):
            sums[sentence["args"]["seat"]] += sentence["args"]["points"]  # Yusuf has seat -1, the last party
    return sums


@pytest.mark.parametrize("size", [LOW, *in_a_long_run(PHONE)])
def test_the_end_of_a_round_is_a_screen_whose_sums_are_those_of_the_log(
    visit: Callable[..., Any], size: tuple[int, int]
) -> None:
    page = visit(size)
    new_sabika(page, [ME], difficulty="normal")
    player = SabikaPlayer(page, seed=21, touch=size == PHONE)
    for _ in range(3):
        play_until(player, "dialog [data-round]")
        keep_picture(page, f"sabika-round-end-{size[0]}")
        steps = page.eval_on_selector_all("dialog [data-step]", "all => all.map(one => one.dataset.step)")
        assert steps == ["income", "wishes", "taxes", "event", "workers"]
        totals = [int(text.replace("−", "-")) for text in page.locator("dialog .total").all_inner_texts()]
        assert totals == vp_of_the_end(page.evaluate(LOG), 2)
        assert page.eval_on_selector("dialog[open] .body", "one => one.scrollWidth - one.clientWidth") <= 1, "cut off"
        page.click("dialog[open] .button.main")
        page.wait_for_selector("dialog [data-round]", state="detached")


def test_yusuf_acts_step_by_step_with_the_log_in_step_and_can_be_skipped(visit: Callable[..., Any]) -> None:
    page = visit(speed="slow", confirmTurns="off")
    new_sabika(page, [ME], difficulty="normal")
    his = ".telling[data-stage='yusuf-turn']"
    play_until(SabikaPlayer(page, seed=2), his)
    page.click("[role=tab]:has-text('Log')")
    assert page.locator(f"{DECIDING}").count() == 0
    told = page.inner_text(".log ol")
    assert "Yusuf reveals card" in told, "his line has begun"
    keep_picture(page, "sabika-yusuf-step")
    page.click(".telling .skip")
    page.wait_for_selector(f"{DECIDING}, dialog[open]", timeout=5000)
    page.click("[role=tab]:has-text('Log')")
    after = page.inner_text(".log ol")
    assert len(after) > len(told), "the log did not run ahead"
    assert page.locator(".log li.after").count(), "his turn is an entry of its own"


def test_a_tax_that_will_cost_vp_is_told_before_the_last_turn_of_a_round(visit: Callable[..., Any]) -> None:
    page = visit()
    new_sabika(page, [ME], difficulty="normal")
    play_until(SabikaPlayer(page, seed=7), ".prompt .warning", seconds=250)
    keep_picture(page, "sabika-tax-warning")
    text = page.inner_text(".prompt .warning")
    assert "last turn" in text
    assert "VP" in text
    standing = page.locator(".workers .option").count()
    assert standing == 1, "only one worker can still act"


@pytest.mark.long
def test_market_poems_and_cities_are_grids_with_prices(visit: Callable[..., Any]) -> None:
    page = visit(LOW)
    new_sabika(page, [ME])
    player = SabikaPlayer(page, seed=9)
    wanted = {".market table", ".poems section", ".cities .option"}
    for _ in range(900):
        for found in [each for each in wanted if page.locator(each).count()]:
            wanted.discard(found)
            page.wait_for_timeout(200)
            keep_picture(page, f"sabika-grid{found.split()[0]}")
            if found.startswith(".market"):
                assert {"Buy", "Sell"} & set(page.locator(".market th[scope=row]").all_inner_texts())
                assert all(text.strip() for text in page.locator(".market .option").all_inner_texts()), "a price each"
            elif found.startswith(".poems"):
                texts = page.locator(".poems section:has(.blue)").all_inner_texts()
                assert all("Blue:" in text and "Red:" in text for text in texts), "both effects"
        if not wanted:
            break
        if player.is_over():
            new_sabika(page, [ME])
        player.page.wait_for_selector(f"{DECIDING}, .confirm, dialog[open], .winner", timeout=30000)
        player.act()
        page.wait_for_timeout(30)
    assert not wanted


def test_after_the_end_a_button_leads_back_to_the_results(visit: Callable[..., Any]) -> None:
    page = visit()
    bring(page, SOLO_RECORD)
    page.keyboard.press("End")
    page.click("dialog[open]:has(tfoot) .button.main")
    page.wait_for_selector(".winner")
    page.click("dialog [aria-label='Close']")
    assert page.locator(".prompt .told").inner_text().strip(), "the result stays"
    page.click(".prompt .after .button:has-text('Result')")
    page.wait_for_selector(".winner")


def test_in_the_replay_arrow_keys_step_and_rounds_are_marked(visit: Callable[..., Any]) -> None:
    page = visit()
    bring(page, SOLO_RECORD)
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/1")
    page.keyboard.press("ArrowRight")
    until(lambda: line_shown(page) >= 1)
    page.keyboard.press("Home")
    page.wait_for_url("**/0")
    assert page.locator("nav .mark").count() >= 5, "the end of each round"
    page.locator("nav .mark").first.click()
    until(lambda: line_shown(page) > 5)
    seen = set()
    for _ in range(12):  # Yusuf's turn in the replay has steps of its own
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(80)
        seen.add(page.get_attribute(".telling", "data-stage"))
    assert "yusuf-turn" in seen
