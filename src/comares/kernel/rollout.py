# compiled
"""Random play in compiled code, for benchmarks, tests and the random rollout."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


def play_random(
    rules: Rules, state: State, max_decisions: i64, chance: Chance, picks: Chance, log: EventSink, out: Options
) -> i64:
    """Choose uniformly until the game is over, at most `max_decisions` times; the number of choices."""
    decisions: i64 = 0
    while decisions < max_decisions and not state.over:
        rules.options(state, out)
        rules.apply(state, out.codes[picks.draw(0, out.n)], chance, log)
        decisions += 1
    return decisions
