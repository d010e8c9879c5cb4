"""A person at a Sabika table: sees what is lit, clicks it."""

from __future__ import annotations

import time
from typing import Any

from web.playing import Page, Person, new_table

GO_ON = "dialog[open]:not(:has(.winner)) .button.main, .curtain .button.main"  # but no rematch
CONFIRM = ".confirm .button.main"  # the end of a turn
OPTIONS = ".prompt .option[data-code]:enabled"
SPACES = ".rondel .space.lit"
THINGS = "[data-thing].lit"
ASKED_ON_SHEET = ".sheet .asked"  # on a phone
ON_SHEET = ".sheet [data-thing].lit, .sheet .option:enabled"
NOTHING_ABOVE = "body:not(:has(dialog[open], .confirm)) .prompt .worker"  # a turn begins, no window lies over the table
MORE_OR_LESS = ".pay .kind .button:enabled"


class SabikaPlayer:
    """Plays at random by clicking what the page offers: lit spaces, cards and cities, or the buttons of the prompt."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.person = Person(page, seed, touch)
        self.page = page
        self.luck = self.person.luck

    @property
    def seen(self) -> set[str]:
        return self.person.seen

    def is_over(self) -> bool:
        """Whether the end screen has come up."""
        return self.person.is_over()

    def act(self) -> bool:
        """Choose something, if there is something to choose."""
        return not self.is_over() and (self.person.click(GO_ON) or self.choose())

    def choose(self) -> bool:
        """Choose something of the game; whatever window comes up meanwhile stays for a test to look at."""
        if self.person.click(CONFIRM):
            return True
        if self.page.locator(ASKED_ON_SHEET).count():
            return self.person.click(ON_SHEET)
        if self.luck.random() < 0.9 and self.person.click(SPACES):
            self.person.click(OPTIONS, first=True)  # two workers can go there, or a finger only picked it
            return True
        if self.luck.random() < 0.4 and self.person.click(THINGS):
            return True
        if self.luck.random() < 0.5:
            self.person.click(MORE_OR_LESS)
        return self.person.click(OPTIONS)


def play_until(player: SabikaPlayer, selector: str, seconds: float = 120.0) -> None:
    """Play on until the page shows something."""
    tired = time.monotonic() + seconds
    while time.monotonic() < tired and not player.is_over():
        player.page.wait_for_timeout(60)  # the answer to the last choice
        if player.page.locator(selector).count():
            return
        player.act()
    raise AssertionError(f"{selector} has not come up")


def new_sabika(page: Page, seats: list[dict[str, str]], **options: str) -> dict[str, Any]:
    """Set a table up as the page would, and go there."""
    return new_table(page, seats, "sabika", **options)
