"""Learns weights from games of the search itself, round by round.

`comares practise` learns from games by the rollout policy. The weights then say what a position is worth to players who
play like that, and the search plays much better: in Alhambra it buys more tiles for their exact price, so a tile is
worth more and waiting less. Here both sides search, each with a few playouts, and the weights learn what a position is
worth to them:

    python -m comares.arena.training.search_games --game alhambra --players 2 --games 2000 > alhambra.weights

In a small share of the decisions an option is drawn by lot, so that there are positions that the search avoids. Later
rounds are played with the weights of all rounds before. Games are played on an executor and learned from in their
order, so the weights are the same wherever they are played.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_order
from comares.arena.executors.open import add_executor, executor_of
from comares.arena.setups import Setups, add_setups, setups_of
from comares.arena.training.ridge import require_numpy
from comares.arena.training.training_set import Position, SampledGame, TrainingSet, position
from comares.bots.bot import ask
from comares.bots.budget import Budget
from comares.bots.knowledge import knowledge_of
from comares.bots.master_version import MASTER
from comares.bots.search_bot import SearchBot
from comares.bots.weights import read_weights, write_weights
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

EXPLORATION = 0.06  # the share of decisions that are made by lot, for more varied positions
SAMPLED = 0.5  # the share of decisions whose position becomes an example; neighbours are nearly the same
ROUND = 1_000_000  # seeds of a round


class Plan(NamedTuple):
    """The games, and how much of them to play."""

    setups: Setups
    rounds: int
    games: int  # of a round
    playouts: int  # of a decision
    start: Path | None  # the file of the weights before; None: those of the master
    seed: int

    def command(self) -> str:
        """The command that makes the same weights again."""
        start = f" --start {self.start.name}" if self.start else ""
        return (
            f"python -m comares.arena.training.search_games {self.setups.arguments()} --rounds {self.rounds}"
            f" --games {self.games} --playouts {self.playouts}{start} --seed {self.seed}"
        )


def learn(plan: Plan, executor: Executor) -> str:
    """The weights learned from games of the search, as a file for the package."""
    knowledge = knowledge_of(plan.setups.game)
    features = knowledge.features(GAMES[plan.setups.game].rules(plan.setups.seats[0], {}))
    start = read_weights(plan.start.read_text("utf-8")) if plan.start else knowledge.version(MASTER).weights
    training_set = TrainingSet(features, start)
    weights = start
    for number in range(plan.rounds):
        first = plan.seed + number * ROUND
        games = in_order(executor, partial(play, plan, tuple(weights)), range(first, first + plan.games))
        for _, game in games:
            training_set.add(*game)
        weights = training_set.weights()
        print(f"round {number + 1} of {plan.rounds}: {plan.games} games", file=sys.stderr)
    return write_weights(features, weights, [f"Made by `{plan.command()}`", *training_set.remarks()])


def play(plan: Plan, weights: tuple[float, ...], seed: int) -> SampledGame:
    """The game with this seed, in which all seats search with these weights."""
    seats, settings = plan.setups.of(seed)
    table = Table(GAMES[plan.setups.game], seats, settings, SeededChance(seed))
    knowledge = knowledge_of(plan.setups.game)
    version = knowledge.version(MASTER, knowledge.case(table.rules))._replace(weights=list(weights))
    rng = random.Random(seed)
    bots = [
        SearchBot(knowledge.guide_with(table.rules, version), rng.getrandbits(32), Budget(plan.playouts), True)
        for _ in range(seats)
    ]
    features = knowledge.features(table.rules)
    positions: list[Position] = []
    while decision := table.decision():
        if rng.random() < SAMPLED:
            positions.append(position(features, table.state, table.points()))
        if rng.random() < EXPLORATION:
            code = rng.choice(decision.codes)
        else:
            code = ask(bots[decision.seat], table).code
        table.play(decision.seat, code)
    return SampledGame(positions, table.points())


def main() -> None:
    """Print the weights."""
    parser = argparse.ArgumentParser(description="learn weights from games of the search")
    add_setups(parser)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="of a round")
    parser.add_argument("--playouts", type=int, default=50, help="of each decision")
    parser.add_argument("--start", type=Path, help="the file of the weights before (default: the master's)")
    parser.add_argument("--seed", type=int, default=0)
    add_executor(parser)
    require_numpy("search_games")
    args = parser.parse_args()
    values = {name: value for name, value in vars(args).items() if name in Plan._fields}
    with executor_of(args) as executor:
        sys.stdout.write(learn(Plan(setups_of(args), **values), executor))


if __name__ == "__main__":
    main()
