"""Alhambra in the registry of games: number of players, settings, rules."""

from __future__ import annotations

from collections.abc import Mapping

from comares.alhambra.components import WITH_DIRK
from comares.alhambra.modules import MODULES, MODULES_IN_VERSION_1, SETTINGS, MakeModule
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


def game_of(modules: Mapping[str, MakeModule] = MODULES, settings: tuple[Setting, ...] = SETTINGS) -> Game:
    """Alhambra with these modules, each made from the settings of a table, and with their settings."""

    def make(seats: int, chosen: dict[str, str]) -> Rules:
        readings = Readings(
            ends_when_empty=chosen["end"] == "empty",
            start_is_drawn=chosen["start-tie"] == "drawn",
            neutral_wins=chosen["dirk-wins"] == "yes",
        )
        return AlhambraRules(
            seats, readings, [module(chosen) for name, module in modules.items() if chosen[name] == "on"]
        )

    return Game(
        name="alhambra",
        version=2,
        min_players=2,
        max_players=6,
        settings=(END, START_TIE, DIRK_WINS, *settings),
        make=make,
        wording=GameWording("alhambra"),
        earlier={1: VERSION_1},
    )


ALHAMBRA = game_of()
