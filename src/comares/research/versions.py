"""Makes environments from keyword arguments: those of the environment, and the settings of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comares.kernel.errors import BadSetup
from comares.research.aec import TableEnv
from comares.research.codec import settings_of
from comares.research.parallel import ParallelTableEnv

KEYWORDS = ("players", "rewards", "max_cycles", "illegal", "render_mode", "data")


def split(options: Mapping[str, object]) -> tuple[dict[str, Any], dict[str, str]]:
    """The keyword arguments of the environment, and the settings of the game."""
    own = {name: value for name, value in options.items() if name in KEYWORDS}
    settings = {name: value for name, value in options.items() if name not in KEYWORDS}
    for name, value in settings.items():
        if not isinstance(value, str):
            raise BadSetup(f"{name}={value!r}: the value of a setting is a word, such as {name}='on'")
    return own, settings_of({name: str(value) for name, value in settings.items()})


def make_aec(game: str, options: Mapping[str, object]) -> TableEnv:
    """An environment whose agents act one after the other."""
    own, settings = split(options)
    return TableEnv(game, settings=settings, **own)


def make_parallel(game: str, options: Mapping[str, object]) -> ParallelTableEnv:
    """An environment that asks every agent in every cycle."""
    return ParallelTableEnv(make_aec(game, options))
