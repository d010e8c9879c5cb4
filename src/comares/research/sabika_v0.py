"""Sabika for PettingZoo: `sabika_v0.env(players=2, events="any")`."""

from __future__ import annotations

from comares.research.aec import TableEnv
from comares.research.parallel import ParallelTableEnv
from comares.research.versions import make_aec, make_parallel

GAME = "sabika"


def raw_env(**options: object) -> TableEnv:
    """The environment. `players`, `rewards`, `max_cycles`, `illegal`, `render_mode` and the settings of the game are
    keyword arguments; a setting with a hyphen is written with an underscore."""
    return make_aec(GAME, options)


env = raw_env  # it checks its actions itself: no wrapper is needed


def parallel_env(**options: object) -> ParallelTableEnv:
    """The same for learners that want an action of every agent: those that do not decide choose 0."""
    return make_parallel(GAME, options)
