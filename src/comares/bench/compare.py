"""Measures the compiled and the uncompiled engine alternately, so that the load of the machine affects both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from types import TracebackType
from typing import NamedTuple

from comares.bench.cases import Case

ROUNDS = 5
COMPILED, UNCOMPILED = "compiled", "uncompiled"


class Worker:
    """The engine in a separate process."""

    def __init__(self, uncompiled: bool) -> None:
        environment = {**os.environ, "COMARES_UNCOMPILED": "1" if uncompiled else ""}
        command = [sys.executable, "-m", "comares.bench.worker"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )

    def measure(self, case: Case, seconds: float) -> float:
        """The rate of a case, per second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([case, seconds]), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()


class Figure(NamedTuple):
    """The median rates of a case per second, compiled (None: nothing is compiled) and uncompiled, and their ratio."""

    case: Case
    compiled: float | None
    uncompiled: float
    ratio: float | None


def compare(cases: list[Case], compiled: bool, seconds: float, tick: Callable[[], None]) -> list[Figure]:
    """Measure every case both ways, in about so many seconds. `tick` is called after each round."""
    slice_ = seconds / ROUNDS / len(cases) / (2 if compiled else 1)
    fast: dict[Case, list[float]] = {case: [] for case in cases}
    slow: dict[Case, list[float]] = {case: [] for case in cases}
    with Worker(False) as compiled_engine, Worker(True) as uncompiled_engine:
        for _ in range(ROUNDS):
            for case in cases:
                if compiled:
                    fast[case].append(compiled_engine.measure(case, slice_))
                slow[case].append(uncompiled_engine.measure(case, slice_))
            tick()
    return [figure(case, fast[case], slow[case]) for case in cases]


def figure(case: Case, fast: list[float], slow: list[float]) -> Figure:
    """The medians of the rounds."""
    if not fast:
        return Figure(case, None, median(slow), None)
    return Figure(case, median(fast), median(slow), median(f / s for f, s in zip(fast, slow)))
