"""A person at the page: sees what is lit, clicks it."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest

DESK, PHONE = (1440, 900), (390, 844)
LOW, TABLET, SIDEWAYS = (1280, 720), (1024, 768), (844, 390)
TOUCH_SIZES = (TABLET, SIDEWAYS, PHONE)
SCREENS = Path(__file__).parent / "screens"
A_MOMENT = 0.1  # seconds
LONG = bool(os.environ.get("COMARES_LONG"))

Page = Any  # playwright's, which brings no types of its own into these tests

# Whatever can be clicked now that chooses something, in the order in which a person would look for it.
GO_ON = "dialog[open] .button.main, .curtain .button.main"
PLACES = "svg [role=button][data-code]"
OFFERS = ".offers .offer"
PAYING_CARDS = ".hand li.pays button, .hand .credit:enabled"
PAYMENTS = ".payments .way"
LIT_SLOTS = ".slot.lit:enabled"
CARDS = ".display .card:enabled"
PERCHES = ".perch"
RESERVED = ".tray .tile:enabled"
REMOVABLE = "svg [data-tile]"
PUT_AWAY = ".prompt .button[data-code^=reserve], .prompt .button[data-code^=give]"
ENDINGS = ".prompt .button[data-code]"


def in_a_long_run(*values: object) -> list[Any]:
    """Values of a parameter that only a long run tries."""
    return [pytest.param(value, marks=pytest.mark.long) for value in values]


def until(holds: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until something holds that the page does not show."""
    tired = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < tired, f"not within {seconds} s"
        time.sleep(A_MOMENT)


def bring(page: Page, record: Path) -> None:
    """Bring a record to the lobby: its replay opens."""
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector("nav input[type=range]")


class Person:
    """Plays at random, but only by clicking what the page offers. `touch`: with a finger."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.touch = touch
        self.clicks = 0
        self.seen: set[str] = set()  # the verbs of all codes that were on offer and clicked

    def is_over(self) -> bool:
        """Whether the end screen has come up."""
        return bool(self.page.locator(".winner").count())

    def act(self) -> bool:
        """Choose something, if there is something to choose."""
        if self.is_over():
            return False
        if self.click(GO_ON):
            return True
        if self.click(OFFERS):
            return True
        if self.click(PAYMENTS, first=self.luck.random() < 0.7):
            self.click(".payments .way.armed")
            return True
        if self.click(PAYING_CARDS):
            return True
        if self.page.locator(PLACES).count():
            return self._place()
        return self._action()

    def _place(self) -> bool:
        if self.luck.random() < 0.08 and self.click(PUT_AWAY):
            return True
        if not self.click(PLACES):
            return False
        if self.touch or self.page.locator(".prompt .button.main[data-code]").count():
            self.click(".prompt .button.main[data-code]")
        return True

    def _action(self) -> bool:
        """One of the actions of a turn; a falcon or a rebuilding now and then."""
        wishes = [(PERCHES, 0.5), (LIT_SLOTS, 0.9), (RESERVED, 0.3), (REMOVABLE, 0.03), (CARDS, 1.0)]
        for wish, chance in wishes:
            if self.luck.random() < chance and self.click(wish):
                if wish in (CARDS, REMOVABLE):
                    return self.click(".prompt .button.main[data-code]") or self._escape()
                if wish == RESERVED and not self.page.locator(PLACES + ", .payments .way").count():
                    return self.click(".prompt .button[data-code^=reserve]") or self._escape()
                return True
        return self.click(ENDINGS)

    def _escape(self) -> bool:
        self.page.keyboard.press("Escape")
        return True

    def click(self, selector: str, first: bool = False) -> bool:
        """Click one of those; False if there is none, or it went away meanwhile."""
        found = self.page.locator(selector)
        n = found.count()
        if not n:
            return False
        one = found.nth(0 if first else self.luck.randrange(n))
        try:
            code = one.get_attribute("data-code", timeout=1000)
            if self.touch:
                one.tap(timeout=2000)
            else:
                one.click(timeout=2000)
        except Exception:  # it was there a moment ago: somebody else's move changed the table
            return False
        if code:
            self.seen.add(re.split(r"\s", code)[0])
        self.clicks += 1
        return True


class Somebody(Protocol):
    """Whoever plays any of our games through a page."""

    page: Page

    def is_over(self) -> bool: ...

    def act(self) -> bool: ...


def play_on(people: Sequence[Somebody], most: int = 4000, idle: int = 400) -> None:
    """Let everybody act by turns until the end screen is up for all."""
    quiet = 0
    for _ in range(most):
        if all(person.is_over() for person in people):
            return
        acted = [person.act() for person in people]
        quiet = 0 if any(acted) else quiet + 1
        if quiet:
            people[0].page.wait_for_timeout(25)
        assert quiet < idle, "nobody can do anything, and the game is not over"
    raise AssertionError("the game does not end")


def play_to_the_end_in_a_long_run(people: Sequence[Somebody], choices: int = 10) -> None:
    """A whole game takes a minute: in the short run, some more choices."""
    if LONG:
        play_on(people)
    for _ in range(0 if LONG else choices):
        for person in people:
            person.act()
            person.page.wait_for_timeout(50)


def new_table(page: Page, seats: list[dict[str, str]], game: str = "alhambra", **options: str) -> dict[str, Any]:
    """Set a table up as the page would, and go there."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    wish = {"game": game, "settings": named, "seats": seats, "pace": "live", "open": False}
    ask = """async (wish) => (await fetch("/api/tables", {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)})).json()"""
    card: dict[str, Any] = page.evaluate(ask, wish)
    page.evaluate("(id) => { location.hash = `#/table/${id}` }", card["id"])
    page.wait_for_selector(".stage, .curtain")
    return card


def overlap(page: Page, one: str, other: str) -> bool:
    """Whether two things cover each other on the screen."""
    a, b = (page.locator(selector).first.bounding_box() for selector in (one, other))
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return bool(across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"])


def keep_picture(page: Page, name: str) -> None:
    """For people to look at; git does not keep them."""
    SCREENS.mkdir(exist_ok=True)
    page.screenshot(
        path=SCREENS / f"{name.replace('/', '-')}.png", timeout=0
    )  # a busy machine takes its time; the test has a limit
