"""`comares puzzles check`: looks at puzzles again, with other draws and more thinking."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from random import Random
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_order
from comares.arena.match import Setup
from comares.arena.puzzles.confirm import Confirmed, confirm
from comares.arena.puzzles.find import CONFIRMATION, MASTER_SECONDS, Demands
from comares.arena.puzzles.options import study
from comares.puzzles.puzzle import Puzzle

ANOTHER_SEED = 1 << 40


class Checked(NamedTuple):
    """A puzzle, and the figures of another look at it; None if its answer is not clearly the best any more."""

    puzzle: Puzzle
    figures: Confirmed | None


def some_of(puzzles: list[Puzzle], share: float, seed: int) -> list[Puzzle]:
    """So large a share of the puzzles, at least one, picked by the seed."""
    if not puzzles:
        return []
    count = min(len(puzzles), max(1, round(len(puzzles) * share)))
    return Random(seed).sample(puzzles, count)


def check(
    puzzles: list[Puzzle], setup: Setup, times: float, demands: Demands, executor: Executor
) -> Generator[Checked]:
    """Confirm each answer again with `times` the thinking, in the order of the puzzles. An answer holds if it is ahead
    of every other option; how far is not asked, because the gap was selected once already."""
    seconds = CONFIRMATION * MASTER_SECONDS * demands.effort * times
    with closing(in_order(executor, partial(_again, setup, seconds), puzzles)) as looked:
        for puzzle, figures in looked:
            yield Checked(puzzle, figures)


def _again(setup: Setup, seconds: float, puzzle: Puzzle) -> Confirmed | None:
    return confirm(study(puzzle.position, setup.games()), puzzle.answers[0], seconds, 0.0, ANOTHER_SEED)
