"""Alhambra in the registry of games: number of players, settings, rules."""

from __future__ import annotations

from comares.alhambra.modules import MODULES, SETTINGS
from comares.alhambra.rules import AlhambraRules
from comares.i18n import GameWording
from comares.kernel.game import Game, Setting
from comares.kernel.rules import Rules

# A8.4: the game ends when the bag cannot fill the market, or as soon as the bag is empty.
END = Setting("end", ("short", "empty"))


def make(seats: int, settings: dict[str, str]) -> Rules:
    """The rules with the modules that are on."""
    modules = [module(settings) for name, module in MODULES.items() if settings[name] == "on"]
    return AlhambraRules(seats, settings["end"] == "empty", modules)


ALHAMBRA = Game(
    name="alhambra",
    version=1,
    min_players=2,
    max_players=6,
    settings=(END, *SETTINGS),
    make=make,
    wording=GameWording("alhambra"),
)
