"""Learns weights from contrasts: what several options of one decision lead to.

`comares learn` and `comares practise` fit weights to the results of games. A seat that has much of something has
usually played well in other respects too, and the credit goes to the wrong place: such weights predict better than they
play. Here the options of one decision are compared, so that all else is equal:

    python -m comares.arena.training.contrasts --game sabika --rounds 6 --games 400 > sabika.weights
    python -m comares.arena.training.contrasts --game alhambra --players 2,3,4 --vary 0.5 > modules.weights

In each round, some options of many positions are played to the end of the turn, and from there by the master's rollout
policy, all with the same draws. Fitted weights predict the differences between the leads that come of it. The round
goes as far towards them as duels (`duels.py`) say: the whole way can be too far, because a player with new weights
comes into other positions. Games are played on an executor and learned from in their order, so the weights are the same
wherever they are played.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from comares.arena.executors.in_parallel import in_order
from comares.arena.executors.open import add_executor, executor_of
from comares.arena.setups import add_setups, setups_of
from comares.arena.training.comparer import Contrast, Plan, contrasts_of_game
from comares.arena.training.duels import Duel, mean_lead
from comares.arena.training.ridge import RidgeRegression, require_numpy
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import Features, padded
from comares.bots.master_version import MASTER
from comares.bots.weights import read_weights, write_weights
from comares.games import GAMES

STRENGTH = 800.0  # the weights before count as much as so many examples
FADING = 0.6  # what a round counts for in the next one
STEPS = (0.15, 0.3, 0.6, 1.0)  # shares of the way that are tried
ROUND = 1_000_000  # seeds of a round


class Weights:
    """The weights so far, and the contrasts that they are fitted to."""

    def __init__(self, features: Features, weights: list[float]) -> None:
        self.features = features
        self.count = 2 * len(features.prior_weights)  # of a stage
        self.now = padded(weights, 2 * len(features.stages), len(features.prior_weights))
        self.rounds: list[list[Contrast]] = []

    def fitted(self) -> list[float]:
        """The weights that predict the contrasts best; earlier rounds fade."""
        import numpy

        found: list[float] = []
        for stage in range(len(self.features.stages)):
            fit = RidgeRegression(self.now[stage * self.count : (stage + 1) * self.count])
            for age, contrasts in enumerate(reversed(self.rounds)):
                part = numpy.sqrt(FADING**age)
                for contrast in contrasts:
                    if contrast.stage == stage:
                        rows, wanted = contrast.examples()
                        fit.add((part * numpy.array(rows)).tolist(), (part * numpy.array(wanted)).tolist())
            found += fit.weights(STRENGTH)
        return found

    def towards(self, there: list[float], share: float) -> list[float]:
        """The weights after a share of the way."""
        return [here + share * (goal - here) for here, goal in zip(self.now, there, strict=True)]


def learn(plan: Plan, executor: Executor) -> str:
    """The weights learned from contrasts, as a file for the package."""
    setups = plan.setups
    knowledge = knowledge_of(setups.game)
    weights = read_weights(plan.start.read_text("utf-8")) if plan.start else knowledge.version(MASTER).weights
    learned = Weights(knowledge.features(GAMES[setups.game].rules(setups.seats[0], {})), weights)
    remarks = [f"Made by `{plan.command()}`"]
    for number in range(plan.rounds):
        seed = plan.seed + number * ROUND
        work = partial(contrasts_of_game, plan, tuple(learned.now))
        games = in_order(executor, work, range(seed, seed + plan.games))
        learned.rounds.append([contrast for _, contrasts in games for contrast in contrasts])
        goal = learned.fitted()
        leads = {0.0: 0.0}
        for share in STEPS:
            step = learned.towards(goal, share)
            duel = Duel(setups, tuple(step), tuple(learned.now))
            leads[share] = mean_lead(duel, range(seed + ROUND // 2, seed + ROUND // 2 + plan.deals), executor)
        best = max(leads, key=leads.__getitem__)
        learned.now = learned.towards(goal, best)
        remarks.append(f"round {number + 1}: {best:.0%} of the way, {leads[best]:.1f} points ahead of the round before")
        print(remarks[-1], file=sys.stderr)
    return write_weights(learned.features, learned.now, remarks)


def main() -> None:
    """Print the weights."""
    parser = argparse.ArgumentParser(description="learn weights from the options of a decision")
    add_setups(parser)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=400, help="of a round")
    parser.add_argument("--playouts", type=int, default=4, help="of each option")
    parser.add_argument("--turns", type=int, default=0, help="of a playout; 0: to the end of the game")
    parser.add_argument("--deals", type=int, default=250, help="of a duel")
    parser.add_argument("--start", type=Path, help="the file of the weights before (default: the master's)")
    parser.add_argument("--seed", type=int, default=0)
    add_executor(parser)
    require_numpy("contrasts")
    args = parser.parse_args()
    values = {name: value for name, value in vars(args).items() if name in Plan._fields}
    with executor_of(args) as executor:
        sys.stdout.write(learn(Plan(setups_of(args), **values), executor))


if __name__ == "__main__":
    main()
