"""Comares: two board games of the Alhambra as a library.

>>> import comares
>>> table = comares.new_table("alhambra", players=3, seed=8)
>>> table.decision.seat
0
>>> line = table.play("buy 4 6")
>>> table.why_not("reserve 33")
Refusal(rule='A3.1', sentence='that is not an action of a turn')

docs/engine.md is the guide. Importing this package is cheap: each name is loaded when it is first used.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from comares.alhambra.view import AlhambraView
    from comares.api.bot import Bot, bot
    from comares.api.line import Line
    from comares.api.match import MatchResult, match
    from comares.api.opening import GameInfo, list_games, load, new_table, position, replay
    from comares.api.option import Decision, Option
    from comares.api.score import Score, ScoreEntry
    from comares.api.table import Refusal, Table
    from comares.kernel.errors import (
        BadPosition,
        BadRecord,
        BadSetup,
        ComaresError,
        GameOver,
        Illegal,
        NothingToUndo,
        NotYourDecision,
        UnknownSeat,
        Unreachable,
        Unreadable,
    )
    from comares.kernel.view import View
    from comares.sabika.view import SabikaView

__version__ = "0.2.0"

UNCOMPILED = os.environ.get("COMARES_UNCOMPILED") == "1"

if UNCOMPILED:
    from comares.source_loader import prefer_sources

    prefer_sources()

_HOMES = {
    "comares.alhambra.view": ("AlhambraView",),
    "comares.api.bot": ("Bot", "bot"),
    "comares.api.line": ("Line",),
    "comares.api.match": ("MatchResult", "match"),
    "comares.api.opening": ("GameInfo", "list_games", "load", "new_table", "position", "replay"),
    "comares.api.option": ("Decision", "Option"),
    "comares.api.score": ("Score", "ScoreEntry"),
    "comares.api.table": ("Refusal", "Table"),
    "comares.kernel.errors": (
        "BadPosition",
        "BadRecord",
        "BadSetup",
        "ComaresError",
        "GameOver",
        "Illegal",
        "NotYourDecision",
        "NothingToUndo",
        "UnknownSeat",
        "Unreachable",
        "Unreadable",
    ),
    "comares.kernel.view": ("View",),
    "comares.sabika.view": ("SabikaView",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "AlhambraView",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "ComaresError",
    "Decision",
    "GameInfo",
    "GameOver",
    "Illegal",
    "Line",
    "MatchResult",
    "NotYourDecision",
    "NothingToUndo",
    "Option",
    "Refusal",
    "SabikaView",
    "Score",
    "ScoreEntry",
    "Table",
    "UnknownSeat",
    "Unreachable",
    "Unreadable",
    "View",
    "bot",
    "list_games",
    "load",
    "match",
    "new_table",
    "position",
    "replay",
]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(f"module 'comares' has no attribute {name!r}")
        globals()[name] = value = getattr(import_module(_HOME_OF[name]), name)
        return value

    def __dir__() -> list[str]:
        return [*__all__, "__version__"]
