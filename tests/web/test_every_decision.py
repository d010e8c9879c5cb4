"""Every kind of decision of both games on screens of five sizes: it is asked in words, and every choice is in reach."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, LOW, PHONE, SIDEWAYS, TABLET, in_a_long_run, keep_picture
from web.situations import every_kind_of_decision, open_position

ALL_MODULES = tuple((name, "on") for name in ("falconers", "portals", "building-sites", "exchange-certificates"))
MODES: dict[str, tuple[str, int, tuple[tuple[str, str], ...]]] = {
    "alhambra": ("alhambra", 3, ()),
    "dirk": ("alhambra", 2, ()),
    "modules": ("alhambra", 3, ALL_MODULES),
    "sabika": ("sabika", 3, (("events", "any"),)),
    "solo": ("sabika", 1, ()),
}
SIZES = [DESK, LOW, TABLET, SIDEWAYS, PHONE] if os.environ.get("COMARES_LONG") else [PHONE]  # the least room
ASKED = ".prompt.mine .said, .prompt .told, .sheet .asked"
# What can be chosen now: one of it at least is fully on the screen, and none beyond its sides.
CHOICES = """() => [...document.querySelectorAll(
    ".prompt button[data-code], .prompt .option, .prompt .worker, .payments .way, .stage .cell, .slot.lit, "
    + ".display .card, .offers .offer, .perch, .rondel .lit, [data-thing].lit, "
    + ".hand li button, .pay .button, .sheet .option")]
  .filter((one) => one.checkVisibility() && !one.disabled).map((one) => one.getBoundingClientRect())
  .map(({ left, right, top, bottom }) => ({ beside: left < -1 || right > innerWidth + 1,
                                            inside: top >= -1 && bottom <= innerHeight + 1 }))"""


# Words of the prompt that lie beside the screen: what acts now, what is still to come.
CUT_OFF = """() => [...document.querySelectorAll(".prompt .told, .prompt .where *, .prompt .said")]
  .filter((one) => one.checkVisibility() && one.innerText).map((one) => one.getBoundingClientRect())
  .some(({ left, right }) => left < -1 || right > innerWidth + 1)"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode", ["modules", "solo", *in_a_long_run("alhambra", "dirk", "sabika")])
def test_every_kind_of_decision_is_asked_and_in_reach(
    visit: Callable[..., Any], mode: str, size: tuple[int, int]
) -> None:
    page = visit(size)
    game, players, settings = MODES[mode]
    wrong = []
    for name, position in every_kind_of_decision(game, players, *settings).items():
        open_position(page, position)
        page.wait_for_selector(ASKED)
        page.wait_for_timeout(150)
        keep_picture(page, f"decision-{mode}-{name}-{size[0]}")
        choices = page.evaluate(CHOICES)
        if not any(choice["inside"] for choice in choices):
            wrong.append(f"{name}: no choice is on the screen")
        if any(choice["beside"] for choice in choices) and not page.locator(".stage").count():
            wrong.append(f"{name}: a choice lies beside the screen")
        if page.evaluate(CUT_OFF):
            wrong.append(f"{name}: words of the prompt lie beside the screen")
        if not page.locator(ASKED).first.inner_text().strip():
            wrong.append(f"{name}: nothing is asked")
    assert wrong == []
