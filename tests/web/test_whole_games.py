"""Whole games of both games through the page on screens of five sizes. A picture of every kind of decision and window
is kept for people to look at, and nothing that asks or answers is cut off, covered or without words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, LOW, PHONE, SIDEWAYS, TABLET, TOUCH_SIZES, Page, Person, keep_picture, new_table
from web.sabika_player import SabikaPlayer

pytestmark = pytest.mark.long

SIZES = [DESK, LOW, TABLET, SIDEWAYS, PHONE]
ALL_MODULES = {"falconers": "on", "portals": "on", "building_sites": "on", "exchange_certificates": "on"}
ME = {"kind": "me", "name": "Ada"}
BOTS = [{"kind": "bot", "name": name, "level": "random"} for name in ("Zoraya", "Aixa", "Boabdil")]
MODES: dict[str, tuple[str, int, dict[str, str]]] = {  # the game, the bots, the settings
    "alhambra": ("alhambra", 3, {}),
    "dirk": ("alhambra", 1, {}),
    "modules": ("alhambra", 2, ALL_MODULES),
    "sabika": ("sabika", 2, {"events": "any"}),
    "solo": ("sabika", 0, {}),
}
MOST_CHOICES = 4000
IDLE = 400  # looks at a table at which nothing can be done, before the game counts as stuck

# What kind of decision the page asks for: its window, and the verbs of the codes it offers.
KIND = r"""() => {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return "window " + dialog.ariaLabel;
  const verbs = [...document.querySelectorAll("[data-code]")].filter((one) => !one.disabled && one.checkVisibility())
    .map((one) => one.dataset.code.split(" ")[0]);
  const parts = [".confirm", ".payments", ".sheet", ".curtain", ".pay", ".market table", ".poems", ".refused"]
    .filter((one) => document.querySelector(one)?.checkVisibility());
  return [...new Set(verbs)].sort().concat(parts).join(" ");
}"""

BUTTONS = ", ".join(
    f"{place} button" for place in (".prompt", ".payments", ".sheet", ".confirm", "dialog[open]", "header", "nav")
)
# Buttons that are not wholly on the screen though nothing scrolls to them, that something lies over, whose words are
# wider than they are, or that say nothing.
FAULTS = """(buttons) => {
  const windows = ["dialog[open]", ".confirm", ".sheet"].map((one) => document.querySelector(one));
  const above = windows.find(Boolean) ?? document;
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
    return false;
  };
  const faultOf = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const words = (one.innerText ?? "").trim() || one.ariaLabel || one.title;
    if (!words && !one.querySelector("svg")) return "no words";
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (scrolls(one)) return "";
    if (!isInside) return "beyond the screen";
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit?.closest(".reader")) return ""; // a card that is held large
    if (hit && !one.contains(hit) && !hit.contains(one)) return `covered by ${hit.outerHTML.slice(0, 60)}`;
    const isClipped = getComputedStyle(one).overflowX !== "visible" || one.querySelector(".ships"); // ships stand out
    return one.scrollWidth > one.clientWidth + 2 && !isClipped ? "wider than its button" : "";
  };
  const wide = [...document.querySelectorAll("dialog[open] .body, .sheet, .prompt, .confirm")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: wider than there is room`);
  return [...above.querySelectorAll(buttons)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.offsetWidth)
    .map((one) => [(one.dataset.code || one.innerText || one.ariaLabel || one.className).trim(), faultOf(one)])
    .filter(([, fault]) => fault)
    .map(([name, fault]) => `${name}: ${fault}`)
    .concat(wide);
}"""


class Photographer:
    """Keeps a picture of each kind of decision that it has not seen yet, and what is wrong with it."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.seen: dict[str, list[str]] = {}  # kinds of decisions, with what is wrong with them

    def look(self) -> None:
        kind = re.sub(r"\d+", "N", self.page.evaluate(KIND))
        if not kind or kind in self.seen:
            return
        self.page.wait_for_timeout(200)  # previews come after the decision
        self.seen[kind] = self.page.evaluate(FAULTS, BUTTONS)
        word = re.sub(r"[^A-Za-z]+", "-", kind).strip("-")[:60]
        keep_picture(self.page, f"whole-{self.name}-{len(self.seen):02}-{word}")

    def faults(self) -> list[str]:
        return [f"{kind}: {fault}" for kind, faults in self.seen.items() for fault in faults]


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_whole_game_with_a_picture_of_every_kind_of_decision(
    visit: Callable[..., Any], mode: str, size: tuple[int, int]
) -> None:
    game, bots, settings = MODES[mode]
    page, touch = visit(size), size in TOUCH_SIZES
    new_table(page, [ME, *BOTS[:bots]], game, **settings)
    player = SabikaPlayer(page, 7, touch) if game == "sabika" else Person(page, 7, touch)
    photographer = Photographer(page, f"{mode}-{size[0]}")
    idle = 0
    for _ in range(MOST_CHOICES):
        photographer.look()
        if player.is_over():
            break
        idle = 0 if player.act() else idle + 1
        assert idle < IDLE, "nothing can be done, and the game is not over"
        page.wait_for_timeout(25 if idle else 5)
    assert player.is_over()
    page.wait_for_timeout(300)
    keep_picture(page, f"whole-{mode}-{size[0]}-end")
    page.click("dialog[open] [aria-label=Close]")
    page.wait_for_timeout(200)
    keep_picture(page, f"whole-{mode}-{size[0]}-after")
    assert photographer.faults() == []
