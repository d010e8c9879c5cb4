"""Alhambra in the registry of games: number of players, settings, rules."""

from __future__ import annotations

from comares.alhambra.components import WITH_DIRK
from comares.alhambra.modules import MODULES, MODULES_IN_VERSION_1, SETTINGS
from comares.alhambra.rules import AlhambraRules, Readings
from comares.i18n import GameWording
from comares.kernel.game import Game, Setting
from comares.kernel.rules import Rules

# A8.4: the game ends when the bag cannot fill the market, or as soon as the bag is empty.
END = Setting("end", ("short", "empty"))
# A2.3: who starts if several have the fewest cards and the least money: one of them is drawn, or the lowest seat.
START_TIE = Setting("start-tie", ("drawn", "lowest"))
# A11.3: whether Dirk can win.
DIRK_WINS = Setting("dirk-wins", ("no", "yes"), seats=(WITH_DIRK,))
# What version 1 played before there were settings for it, the modules too.
VERSION_1 = {"start-tie": "lowest", **MODULES_IN_VERSION_1}


def make(seats: int, settings: dict[str, str]) -> Rules:
    """The rules with the modules that are on."""
    modules = [module(settings) for name, module in MODULES.items() if settings[name] == "on"]
    readings = Readings(
        ends_when_empty=settings["end"] == "empty",
        start_is_drawn=settings["start-tie"] == "drawn",
        neutral_wins=settings["dirk-wins"] == "yes",
    )
    return AlhambraRules(seats, readings, modules)


ALHAMBRA = Game(
    name="alhambra",
    version=2,
    min_players=2,
    max_players=6,
    settings=(END, START_TIE, DIRK_WINS, *SETTINGS),
    make=make,
    wording=GameWording("alhambra"),
    earlier={1: VERSION_1},
)
