"""`comares puzzles grade`: asks the levels of today again which puzzles they solve."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import replace
from functools import partial

from comares.arena.executors.in_parallel import in_order
from comares.arena.match import Setup
from comares.arena.puzzles.levels import difficulty, found_by
from comares.arena.puzzles.options import study
from comares.puzzles.puzzle import Puzzle


def grade(puzzles: list[Puzzle], setup: Setup, effort: float, executor: Executor) -> Generator[Puzzle]:
    """Each puzzle, in their order, with the difficulty that it has for the levels as they are now."""
    with closing(in_order(executor, partial(_found_by, setup, effort), puzzles)) as graded:
        for puzzle, found in graded:
            yield replace(puzzle, found=found, difficulty=difficulty(found))


def _found_by(setup: Setup, effort: float, puzzle: Puzzle) -> dict[str, float]:
    return found_by(study(puzzle.position, setup.games()), tuple(puzzle.answers), effort)
