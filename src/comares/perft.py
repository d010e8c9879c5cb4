# compiled
"""Perft: counts the sequences of choices of a given length. A different count means different options."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


def perft(rules: Rules, state: State, chance: SeededChance, depth: i64) -> int:
    """The number of sequences of `depth` choices from here; games that end sooner do not count.

    Every sequence continues with the same random draws, so a count depends only on the seed. The state and the chance
    are not changed.
    """
    if depth == 0:
        return 1
    out = Options()
    rules.options(state, out)
    if depth == 1:
        return out.n
    sequences: i64 = 0
    i: i64 = 0
    while i < out.n:
        sequences += _after(rules, state, out.codes[i], chance, depth)
        i += 1
    return sequences


def divide(rules: Rules, state: State, chance: SeededChance, depth: i64) -> dict[str, int]:
    """The count of `perft` for each first choice, by its code. The depth is at least 1."""
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
    """The number of sequences that begin with this option."""
    after = state.copy()
    rng = chance.copy()
    rules.apply(after, option, rng, SILENT)
    return perft(rules, after, rng, depth - 1)
