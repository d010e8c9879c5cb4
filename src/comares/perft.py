# compiled
"""Perft: how many ways lead so many choices deep. A count that differs tells that the options do."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


def perft(rules: Rules, state: State, chance: SeededChance, depth: i64) -> int:
    """How many ways there are to choose `depth` times in a row from here; a game that is over sooner gives none.

    Whatever is chosen, chance goes on as this one would, so a count depends on nothing but the seed. The state and
    the chance stay as they are.
    """
    if depth == 0:
        return 1
    out = Options()
    rules.options(state, out)
    if depth == 1:
        return out.n
    ways: i64 = 0
    i: i64 = 0
    while i < out.n:
        ways += _after(rules, state, out.codes[i], chance, depth)
        i += 1
    return ways


def divide(rules: Rules, state: State, chance: SeededChance, depth: i64) -> dict[str, int]:
    """The count of `perft` first choice by first choice, by its code. The depth is at least 1."""
    out = Options()
    rules.options(state, out)
    counts: dict[str, int] = {}
    i: i64 = 0
    while i < out.n:
        option: i64 = out.codes[i]
        counts[rules.code(option)] = _after(rules, state, option, chance, depth)
        i += 1
    return counts


def _after(rules: Rules, state: State, option: i64, chance: SeededChance, depth: i64) -> int:
    """The ways that begin with this option."""
    after = state.copy()
    goes_on = chance.copy()
    rules.apply(after, option, goes_on, SILENT)
    return perft(rules, after, goes_on, depth - 1)
