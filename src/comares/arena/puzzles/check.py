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
from comares.arena.puzzles.confirm import confirm
from comares.arena.puzzles.find import Demands, made
from comares.arena.puzzles.options import study
from comares.puzzles.puzzle import Puzzle

OTHER_DRAWS = 1 << 40  # from the draws of one seed to those of the next; puzzles are found with smaller ones


class Checked(NamedTuple):
    """A puzzle, and the same with the figures of another look; None if its answer is not clearly the best any more."""

    puzzle: Puzzle
    again: Puzzle | None


def some_of(puzzles: list[Puzzle], share: float, seed: int) -> list[Puzzle]:
    """So large a share of the puzzles, at least one, picked by the seed, in their order."""
    if not puzzles:
        return []
    count = min(len(puzzles), max(1, round(len(puzzles) * share)))
    return [puzzles[i] for i in sorted(Random(seed).sample(range(len(puzzles)), count))]


def check(
    puzzles: list[Puzzle], setup: Setup, times: float, demands: Demands, executor: Executor, seed: int = 1
) -> Generator[Checked]:
    """Confirm each answer again with `times` the thinking, in the order of the puzzles. An answer holds if it is ahead
    of every other option; how far is not asked, because the gap was selected once already. Each seed has its draws."""
    with closing(in_order(executor, partial(_again, setup, times, demands, seed), puzzles)) as looked:
        for puzzle, again in looked:
            yield Checked(puzzle, again)


def _again(setup: Setup, times: float, demands: Demands, seed: int, puzzle: Puzzle) -> Puzzle | None:
    looked, answers = study(puzzle.position, setup.games()), tuple(puzzle.answers)
    figures = confirm(looked, answers[0], demands.seconds * times, 0.0, OTHER_DRAWS * (1 + seed))
    return made(looked, answers, figures, puzzle.source, demands) if figures else None
