# compiled
"""Benchmark loops: the same work many times in compiled code, so that the calls from Python do not count."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


def copy_often(state: State, times: i64) -> None:
    """Copy the state this many times."""
    i: i64 = 0
    while i < times:
        state.copy()
        i += 1


def list_often(rules: Rules, state: State, times: i64, out: Options) -> None:
    """List the options this many times."""
    i: i64 = 0
    while i < times:
        rules.options(state, out)
        i += 1


def counted(one_pass: Callable[[], int]) -> int:
    """Make one pass. Callgrind counts the instructions between the start and the end of this function."""
    return one_pass()
