"""Sabika's cards: every face carries what its card does, is held large on every device, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, LOW, PHONE, SIDEWAYS, TABLET, TOUCH_SIZES, in_a_long_run, keep_picture
from web.sabika_player import NOTHING_ABOVE, SabikaPlayer, new_sabika, play_until
from web.situations import open_position, position_where
from web.test_sabika_games import play_some

ZORAYA = {"kind": "bot", "name": "Zoraya", "level": "gardener"}
SIZES = [DESK, LOW, TABLET, SIDEWAYS, PHONE]
SMALLEST_TEXT, SMALLEST_ICON = 11, 18  # pixels

# What each face shows, by its card: the parts with their numbers and things, and the triggers.
SHOWN = """() => Object.fromEntries([...document.querySelectorAll("[data-thing]")].map((thing) => [
  thing.dataset.thing, {
  parts: [...thing.querySelectorAll("[data-op]")].map(({ dataset }) => [dataset.op, dataset.amount, dataset.things]),
  whens: [...thing.querySelectorAll("[data-when]")].map(({ dataset }) => dataset.when),
  drawn: [...thing.querySelectorAll("[data-op]")].every((part) => part.querySelector("svg path, svg circle")),
}]))"""
DISPLAYED = ("small", "large", "short", "long", "storehouse", "city", "wish", "trade", "event", "reward")
TABLES = {
    "large": ("buildings_large", "tokens"),
    "short": ("poems_short", "cards"),
    "storehouse": ("storehouses", "tokens"),
    "trade": ("trade", "trade_cards"),
    "event": ("events", "events"),
    "reward": ("board", "reward_track"),
}
NAMED = {"long": ("poems_long", "cards"), "wish": ("sultan", "tokens")}

# The smallest text and pictogram on the faces of cards, in pixels.
SIZES_OF_FACES = """() => {
  const faces = [...document.querySelectorAll(".displayed .thing, .atlas .city")];
  const texts = faces.flatMap((face) => [...face.querySelectorAll(".number, strong, .or")]);
  const icons = faces.flatMap((face) => [...face.querySelectorAll("[data-op] svg, .when svg")]);
  return [
    Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
    Math.min(...icons.map((icon) => icon.getBoundingClientRect().width)),
  ];
}"""

# Parts of the table that are wider than their place. Ships hang over the edges of their city on purpose.
CUT_OFF = """() => [...document.querySelectorAll(
    ".panel, .thing, .plate, .part, .told, .strip .face, .city .token, .prompt")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.dataset.thing ?? one.className}: ${one.scrollWidth} > ${one.clientWidth}`)"""


def faces_of_the_server(page: Any) -> dict[str, Any]:
    """All faces, by file and table."""
    faces: dict[str, Any] = page.evaluate(
        "async () => (await (await fetch('/api/games/sabika/components')).json()).faces"
    )
    return faces


def expected(page: Any, faces: dict[str, Any], thing: str) -> list[dict[str, Any]]:
    """The clauses of a card, token or city."""
    kind, _, name = thing.partition(":")
    if kind in NAMED:
        file, table = NAMED[kind]
        ids = page.evaluate(
            "async ([file, table]) => (await (await fetch('/api/games/sabika/components')).json())"
            ".files[file][table].map(({id}) => id)",
            [file, table],
        )
        return list(faces[file][table][ids.index(name)])
    file, table = TABLES[kind]
    return list(faces[file][table][int(name) - 1])


def open_game(visit: Callable[..., Any], size: tuple[int, int], language: str = "en", choices: int = 6) -> Any:
    """A game of three with events, some choices old."""
    page = visit(size, language)
    new_sabika(page, [{"kind": "me"}, ZORAYA, ZORAYA], events="any")
    play_some(SabikaPlayer(page, seed=4, touch=size in TOUCH_SIZES), choices)
    page.wait_for_selector(".prompt .option:enabled, .prompt .worker")
    page.wait_for_timeout(300)
    if page.locator(".confirm").count():
        page.keyboard.press("Escape")
        page.wait_for_selector(".confirm", state="detached")
    return page


@pytest.mark.parametrize("size", [DESK, LOW])
def test_every_face_carries_what_the_card_does(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = open_game(visit, size, choices=2)
    faces = faces_of_the_server(page)
    if size == LOW:
        page.click("[role=tab]:has-text('Tracks')")
    shown = page.evaluate(SHOWN)
    assert {thing.split(":")[0] for thing in shown} >= set(DISPLAYED)
    for thing, face in shown.items():
        kind = thing.split(":")[0]
        if kind not in TABLES and kind not in NAMED:
            continue
        clauses = expected(page, faces, thing)
        wanted = [
            [part["op"], str(part["amount"]), " ".join(part["things"])]
            for clause in clauses
            for part in clause["parts"]
        ]
        assert sorted(face["parts"]) == sorted(wanted), thing
        assert face["drawn"], thing
        triggers = [clause["when"] for clause in clauses if clause["when"].startswith("on-")]
        assert [when for when in face["whens"] if when.startswith("on-")] == triggers, thing
    text, icon = page.evaluate(SIZES_OF_FACES)
    assert text >= SMALLEST_TEXT
    assert icon >= SMALLEST_ICON


def test_every_pictogram_differs_from_every_other(visit: Callable[..., Any]) -> None:
    """Materials, raw, goods and triggers are told apart without colour: no two drawings have the same shape."""
    page = open_game(visit, DESK, choices=1)
    page.click(".legend-button")
    page.wait_for_selector("dialog .legend li")
    keep_picture(page, "sabika-legend")
    shapes = page.eval_on_selector_all(
        "dialog .legend li",
        """all => all.map((one) => [one.textContent.trim(),
             [...one.querySelectorAll(".art svg")].map((svg) => svg.innerHTML.replace(/fill="[^"]*"/g, "")).join("|")
             + [...one.querySelectorAll(".art .number, .art .half")].map((text) => text.textContent).join("")])""",
    )
    assert len(shapes) > 80
    materials = [shape for name, shape in shapes[:16]]
    assert len(set(materials)) == len(materials), "resources have a shape each"
    triggers = [shape for name, shape in shapes if name.startswith(("When", "For each", "As income", "After"))]
    assert len(triggers) >= 13
    assert len(set(triggers)) == len(triggers), "triggers that differ look different"


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_held_large_on_every_device(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = open_game(visit, size, choices=2)
    if size == PHONE:
        page.tap("main nav button:has-text('Cards')")
    card = page.locator("[data-thing^='short:']").first
    if size in TOUCH_SIZES:
        card.tap()
    else:
        card.hover()
    page.wait_for_selector(".reader .large [data-op]")
    keep_picture(page, f"sabika-held-{size[0]}")
    words = page.locator(".reader").inner_text()
    assert "blue:" in words
    assert "red:" in words
    box = page.locator(".reader").bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0] + 1
    assert box["y"] + box["height"] <= size[1] + 1
    if size in TOUCH_SIZES:
        page.tap(".reader .close")
        page.wait_for_selector(".reader", state="detached")


@pytest.mark.parametrize("size", [TABLET, SIDEWAYS])
def test_a_long_press_holds_a_card_and_chooses_nothing(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = open_game(visit, size, choices=2)
    asked = page.locator(".prompt .told").inner_text()
    card = page.locator("[data-thing^='large:']").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    touch = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector(".reader .large")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.locator(".reader .large").count() == 1
    assert page.locator(".prompt .told").inner_text() == asked
    assert page.locator(".picked").count() == 0


def test_a_card_is_held_large_by_keyboard(visit: Callable[..., Any]) -> None:
    page = open_game(visit, DESK, choices=2)
    page.locator("[data-thing^='long:']").first.focus()
    page.wait_for_selector(".reader .large [data-op]")
    assert "Long poem" in page.locator(".reader").inner_text()


@pytest.mark.parametrize("language", ["ru", *in_a_long_run("en", "cs", "it", "de")])
def test_nothing_is_cut_off_at_any_size(visit: Callable[..., Any], language: str) -> None:
    page = open_game(visit, DESK, language, choices=8)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(250)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate(CUT_OFF) == [], (size, language)
        if size in (DESK, LOW):
            continue
        for button in range(page.locator("main nav button").count()):
            page.locator("main nav button").nth(button).click()
            assert page.evaluate(CUT_OFF) == [], (size, language, button)


@pytest.mark.parametrize("size", [LOW, SIDEWAYS, *in_a_long_run(DESK, TABLET)])
def test_the_rondel_stays_and_the_prompt_covers_no_card(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = open_game(visit, size)
    player = SabikaPlayer(page, seed=1, touch=size in TOUCH_SIZES)
    play_until(player, NOTHING_ABOVE)
    prompt = page.locator(".prompting").bounding_box()
    rondel = page.locator(".rondel").bounding_box()
    assert rondel["height"] > 0.35 * size[1]
    for panel in (".displayed", ".shop", ".board"):
        box = page.locator(panel).first.bounding_box() if page.locator(panel).first.is_visible() else None
        if box:
            apart = (
                box["x"] + box["width"] <= prompt["x"] + 1
                or prompt["x"] + prompt["width"] <= box["x"] + 1
                or box["y"] + box["height"] <= prompt["y"] + 1
                or prompt["y"] + prompt["height"] <= box["y"] + 1
            )
            assert apart, panel


def test_many_poems_to_engrave_stay_within_their_panel(visit: Callable[..., Any]) -> None:
    page = visit(LOW)
    many = position_where(
        "sabika", lambda table: table.decision.step == "engrave" and len(table.decision.options) > 8, players=3
    )
    open_position(page, many)
    page.wait_for_selector(".poems section")
    options, panel = (page.locator(part).bounding_box() for part in (".prompt .options", ".prompting"))
    assert options["y"] + options["height"] <= panel["y"] + panel["height"]


def test_the_card_being_laid_is_shown_at_both_ends_with_its_balance(visit: Callable[..., Any]) -> None:
    page = visit(confirmTurns="off")
    open_position(page, position_where("sabika", lambda table: table.decision.step == "lay"))
    ends = "[data-thing^='end:'].lit"
    page.wait_for_selector(ends)
    assert page.locator(ends).count() == 2
    keep_picture(page, "sabika-laying")
    assert page.locator(".end .balance").count() == 2
    reached = page.locator(".end.reached .balance [data-op]").count()
    assert reached == 0 or page.locator(".end.reached .spoken").first.inner_text().endswith("balance")
    page.locator(ends).first.click()
    page.wait_for_selector(ends, state="detached")


def test_the_strip_shows_what_every_player_has_and_opens_a_workshop(visit: Callable[..., Any]) -> None:
    page = open_game(visit, DESK)
    players = page.locator(".strip button")
    assert players.count() == 3
    for player in players.all():
        for word in ("VP", "dinar", "tax", "seals", "materials", "good", "standing"):
            assert word in player.locator(".spoken").inner_text()
    is_cut = "(all) => all.some((one) => one.scrollWidth > one.clientWidth + 1)"
    assert not page.eval_on_selector_all(".strip .name", is_cut), "names are whole"
    players.nth(1).click()
    page.wait_for_selector(".info [aria-label='Workshop of Zoraya']")
    assert page.locator(".shop .workshop").count() == 1, "the own one stays beside it"
