# compiled
"""Playing on at random, all in compiled code: for benchmarks, tests and the weakest search."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


def play_random(
    rules: Rules, state: State, most: i64, chance: Chance, picks: Chance, log: EventSink, out: Options
) -> i64:
    """Choose uniformly among the options, `most` times or until the game is over; how often it was."""
    decisions: i64 = 0
    while decisions < most and not state.over:
        rules.options(state, out)
        rules.apply(state, out.codes[picks.draw(0, out.n)], chance, log)
        decisions += 1
    return decisions


def copy_often(state: State, times: i64) -> None:
    """Copy the state so many times."""
    i: i64 = 0
    while i < times:
        state.copy()
        i += 1


def list_often(rules: Rules, state: State, times: i64, out: Options) -> None:
    """List the options so many times."""
    i: i64 = 0
    while i < times:
        rules.options(state, out)
        i += 1
