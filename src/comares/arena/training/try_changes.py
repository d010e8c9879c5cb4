"""What changes of a master are worth, many at once, from the same games.

In each game every seat has each change or not, by lot. All seats search. A regression of the points, and of the shares
of the victory, on what each seat had says what a change is worth to the seat that has it:

    python -m comares.arena.training.try_changes changes.toml --players 4 --games 500 --playouts 120

So a game says something of every change, and a thousand games find steps that a match of one change would need ten
thousand for. A change is judged beside the others that its seat has: if most of them raise weights, whatever restores
the balance looks good. So try the best of them once more, as a single change on its own. The file of changes is
described in `changes.py`. Games are played on an executor; the figures are the same wherever they are played.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_order
from comares.arena.executors.open import add_executor, executor_of
from comares.arena.setups import Setups, add_setups, setups_of
from comares.arena.statistics import DEVIATIONS, Interval
from comares.arena.training.changes import Change, apply, read_changes
from comares.arena.training.ridge import require_numpy
from comares.bots.bot import ask
from comares.bots.budget import Budget
from comares.bots.knowledge import knowledge_of
from comares.bots.search_bot import SearchBot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup, ComaresError
from comares.kernel.table import Table

SHARE = 0.5  # of the seats that have a change


class Plan(NamedTuple):
    """The games, and the changes."""

    setups: Setups
    changes: tuple[Change, ...]
    games: int
    playouts: int  # of a decision
    seed: int


class Trial(NamedTuple):
    """One game. All lists are by seat."""

    had: list[tuple[bool, ...]]  # which of the changes the seat had
    points: list[int]
    shares: list[float]  # of the victory


class Worth(NamedTuple):
    """What a change is worth to its seat, with 95 % intervals."""

    change: str
    points: Interval
    won: Interval  # in shares of a victory


def play(plan: Plan, seed: int) -> Trial:
    """The game with this seed."""
    seats, settings = plan.setups.of(seed)
    table = Table(GAMES[plan.setups.game], seats, settings, SeededChance(seed))
    knowledge = knowledge_of(plan.setups.game)
    features = knowledge.features(table.rules)
    version = knowledge.version(case=knowledge.case(table.rules))
    rng = Random(seed)
    had = [tuple(rng.random() < SHARE for _ in plan.changes) for _ in range(seats)]
    bots = []
    for changed in had:
        own = apply([change for change, has in zip(plan.changes, changed) if has], features, version)
        guide = knowledge.guide_with(table.rules, own)
        bots.append(SearchBot(guide, rng.getrandbits(32), Budget(plan.playouts), True))
    while decision := table.decision():
        table.play(decision.seat, ask(bots[decision.seat], table).code)
    winners = table.outcome().winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return Trial(had, table.points(), shares)


def worths(changes: Iterable[Change], trials: list[Trial]) -> list[Worth]:
    """What each of the changes is worth."""
    names = [change.name for change in changes]
    had = [[float(has) for has in seat] for trial in trials for seat in trial.had]
    groups = [len(trial.had) for trial in trials]
    points = _effects(had, [float(each) for trial in trials for each in trial.points], groups)
    won = _effects(had, [each for trial in trials for each in trial.shares], groups)
    return [Worth(*row) for row in zip(names, points, won, strict=True)]


def _effects(had: list[list[float]], results: list[float], groups: list[int]) -> list[Interval]:
    """How much each change adds to the results: least squares within each game."""
    import numpy

    rows, wanted = numpy.array(had), numpy.array(results)
    first = 0
    for seats in groups:  # only differences between the seats of a game count
        rows[first : first + seats] -= rows[first : first + seats].mean(axis=0)
        wanted[first : first + seats] -= wanted[first : first + seats].mean()
        first += seats
    products = rows.T @ rows
    free = len(results) - len(groups) - len(products)
    if free < 1 or numpy.linalg.matrix_rank(products) < len(products):
        raise BadSetup(f"{len(groups)} games are too few for {len(products)} changes")
    inverse = numpy.linalg.inv(products)
    effects = inverse @ (rows.T @ wanted)
    rest = wanted - rows @ effects
    errors = DEVIATIONS * numpy.sqrt(rest @ rest / free * numpy.diagonal(inverse))
    return [
        Interval(float(effect), float(effect - error), float(effect + error)) for effect, error in zip(effects, errors)
    ]


def report(plan: Plan, executor: Executor) -> str:
    """A table of the changes, the most surely good ones first."""
    seeds = range(plan.seed, plan.seed + plan.games)
    trials = [trial for _, trial in in_order(executor, partial(play, plan), seeds)]
    rows = sorted(worths(plan.changes, trials), key=lambda row: row.points.low, reverse=True)
    lines = ["| change | points [95 %] | victories in 100 games [95 %] |", "|---|---|---|"]
    for change, points, won in rows:
        lines.append(
            f"| {change} | {points.value:.1f} [{points.low:.1f}, {points.high:.1f}]"
            f" | {100 * won.value:.1f} [{100 * won.low:.1f}, {100 * won.high:.1f}] |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="what changes of a master are worth")
    parser.add_argument("changes", type=Path, help="the file of changes")
    add_setups(parser)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--playouts", type=int, default=120, help="of each decision")
    parser.add_argument("--seed", type=int, default=0)
    add_executor(parser)
    require_numpy("try_changes")
    args = parser.parse_args()
    try:
        changes = tuple(read_changes(args.changes.read_text("utf-8")))
        with executor_of(args) as executor:
            sys.stdout.write(report(Plan(setups_of(args), changes, args.games, args.playouts, args.seed), executor))
    except (ComaresError, OSError) as error:
        sys.exit(f"try_changes: {error}")


if __name__ == "__main__":
    main()
