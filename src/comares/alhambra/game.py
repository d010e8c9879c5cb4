"""Alhambra on the shelf."""

from __future__ import annotations

from comares.alhambra.modules import CHOICES, MODULES
from comares.alhambra.rules import AlhambraRules
from comares.kernel.game import Choice, Game
from comares.kernel.rules import Rules

# A8.4: the game ends when the bag cannot fill the market, or as soon as the bag is empty.
END = Choice("end", ("short", "empty"))


def make(seats: int, chosen: dict[str, str]) -> Rules:
    """The rules with the modules that are on."""
    modules = [module(chosen) for name, module in MODULES.items() if chosen[name] == "on"]
    return AlhambraRules(seats, chosen["end"] == "empty", modules)


ALHAMBRA = Game(
    name="alhambra",
    version=1,
    fewest=2,
    most=6,
    choices=(END, *CHOICES),
    make=make,
)
