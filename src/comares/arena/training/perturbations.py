"""Improves weights by games of the search between seats whose weights differ a little (an evolution strategy).

Weights that predict results best do not play best. Here nothing is fitted to positions: in each game every seat
searches with the weights so far, each multiplied by a random factor near 1, and what the seats score says which of the
factors are good:

    python -m comares.arena.training.perturbations --game alhambra --players 4 --games 2000 > trial.weights

The seats of a game come in pairs with opposite factors, so that a factor has no advantage from the others. A round goes
as far in the direction found as duels between searches say. Games are played on an executor and counted in their order,
so the weights are the same wherever they are played.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_order
from comares.arena.executors.open import add_executor, executor_of
from comares.arena.setups import Setups, add_setups, setups_of
from comares.arena.training.search_game import points_of_game
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import Features, padded
from comares.bots.master_version import MASTER
from comares.bots.weights import read_weights, write_weights
from comares.games import GAMES

SPREAD = 0.15  # the logarithm of a factor, up or down
LENGTHS = (1.0, 2.0, 4.0)  # of the step, in spreads; the one that wins its duels is taken
ROUND = 1_000_000  # seeds of a round
SIDES = 2  # of a duel

Shift = list[float]  # the logarithm of the factor of each feature in each stage


class Plan(NamedTuple):
    """The games, and how much of them to play."""

    setups: Setups
    rounds: int
    games: int  # of a round
    playouts: int  # of a decision
    deals: int  # of a duel; each is played twice
    start: Path | None  # the file of the weights before; None: those of the master
    seed: int

    def command(self) -> str:
        """The command that makes the same weights again."""
        start = f" --start {self.start.name}" if self.start else ""
        return (
            f"python -m comares.arena.training.perturbations {self.setups.arguments()} --rounds {self.rounds}"
            f" --games {self.games} --playouts {self.playouts} --deals {self.deals}{start} --seed {self.seed}"
        )


class SeatScore(NamedTuple):
    """What a seat's weights were, and the points that it was ahead of the mean of its game."""

    shift: Shift
    ahead: float


def learn(plan: Plan, executor: Executor) -> str:
    """The improved weights, as a file for the package."""
    setups = plan.setups
    knowledge = knowledge_of(setups.game)
    features = knowledge.features(GAMES[setups.game].rules(setups.seats[0], {}))
    start = read_weights(plan.start.read_text("utf-8")) if plan.start else knowledge.version(MASTER).weights
    weights = padded(start, 2 * len(features.stages), len(features.prior_weights))
    remarks = [f"Made by `{plan.command()}`"]
    for number in range(plan.rounds):
        first = plan.seed + number * ROUND
        work = partial(play_shifted, plan, tuple(weights))
        games = in_order(executor, work, range(first, first + plan.games))
        uphill = direction([score for _, scores in games for score in scores])
        leads = {0.0: 0.0}
        for length in LENGTHS:
            there = shifted(weights, [length * SPREAD * each for each in uphill], features)
            seeds = range(first + ROUND // 2, first + ROUND // 2 + plan.deals)
            leads[length] = mean_lead(plan, (tuple(there), tuple(weights)), seeds, executor)
        best = max(leads, key=leads.__getitem__)
        weights = shifted(weights, [best * SPREAD * each for each in uphill], features)
        remarks.append(f"round {number + 1}: a step of {best:g}, {leads[best]:.1f} points ahead of the round before")
        print(remarks[-1], file=sys.stderr)
    return write_weights(features, weights, remarks)


def shifts(seats: int, count: int, rng: Random) -> list[Shift]:
    """A shift for each seat, in pairs of opposites; an odd seat has none."""
    found: list[Shift] = [[0.0] * count] * (seats % 2)
    for _ in range(seats // 2):
        shift = [rng.choice((SPREAD, -SPREAD)) for _ in range(count)]
        found += [shift, [-each for each in shift]]
    rng.shuffle(found)
    return found


def shifted(weights: Sequence[float], shift: Shift, features: Features) -> list[float]:
    """The weights, those of each feature and stage multiplied by their factor."""
    count = len(features.prior_weights)
    stages = [shift[at : at + count] for at in range(0, len(shift), count)]
    both = [
        each for stage in stages for each in (*stage, *stage)
    ]  # of a stage: the weights, then those of what remains
    return [weight * exp(each) for weight, each in zip(weights, both, strict=True)]


def play_shifted(plan: Plan, weights: tuple[float, ...], seed: int) -> list[SeatScore]:
    """The game with this seed, in which every seat searches with shifted weights."""
    seats, settings = plan.setups.of(seed)
    features = knowledge_of(plan.setups.game).features(GAMES[plan.setups.game].rules(seats, settings))
    found = shifts(seats, len(features.stages) * len(features.prior_weights), Random(seed))
    points = points_of_game(plan.setups, [shifted(weights, shift, features) for shift in found], plan.playouts, seed)
    mean = sum(points) / seats
    return [SeatScore(shift, score - mean) for shift, score in zip(found, points, strict=True)]


def direction(scores: Sequence[SeatScore]) -> Shift:
    """The direction, of length 1, in which the points rise; what may well be chance counts less.

    Factors are independent of each other, so each has a slope of its own, of which it keeps the share that is not
    explained by its standard error (James and Stein).
    """
    count = len(scores[0].shift)
    squares = max(sum(1 for score in scores if score.shift[0]), 1) * SPREAD**2
    error = sum(score.ahead**2 for score in scores) / len(scores) / squares  # its square
    found: Shift = []
    for place in range(count):
        slope = sum(score.shift[place] * score.ahead for score in scores) / squares
        found.append(slope * max(0.0, 1.0 - error / slope**2) if slope else 0.0)
    length = sqrt(sum(each * each for each in found))
    return [each / length for each in found] if length else found


def mean_lead(plan: Plan, sides: tuple[tuple[float, ...], ...], seeds: Sequence[int], executor: Executor) -> float:
    """The points that seats with the first weights are ahead of those with the second, on duplicate deals."""
    leads = [lead for _, lead in in_order(executor, partial(lead_of_deal, plan, sides), seeds)]
    return sum(leads) / len(leads)


def lead_of_deal(plan: Plan, sides: tuple[tuple[float, ...], ...], seed: int) -> float:
    """The lead in one deal, which is played twice, with the sides exchanged. They sit by turns."""
    seats, _ = plan.setups.of(seed)
    lead = 0.0
    for exchanged in range(SIDES):
        sitting = [(seat + exchanged) % SIDES for seat in range(seats)]
        points = points_of_game(plan.setups, [sides[side] for side in sitting], plan.playouts, seed)
        ours, theirs = ([p for p, at in zip(points, sitting, strict=True) if at == side] for side in range(SIDES))
        lead += sum(ours) / len(ours) - sum(theirs) / len(theirs)
    return lead / SIDES


def main() -> None:
    """Print the weights."""
    parser = argparse.ArgumentParser(description="improve weights by games between seats whose weights differ")
    add_setups(parser)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="of a round")
    parser.add_argument("--playouts", type=int, default=70, help="of each decision")
    parser.add_argument("--deals", type=int, default=100, help="of a duel")
    parser.add_argument("--start", type=Path, help="the file of the weights before (default: the master's)")
    parser.add_argument("--seed", type=int, default=0)
    add_executor(parser)
    args = parser.parse_args()
    values = {name: value for name, value in vars(args).items() if name in Plan._fields}
    with executor_of(args) as executor:
        sys.stdout.write(learn(Plan(setups_of(args), **values), executor))


if __name__ == "__main__":
    main()
