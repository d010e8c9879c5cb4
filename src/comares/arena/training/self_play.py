"""`comares practise`: learns weights from self-play, round by round.

Each round is played with the weights learned from all rounds before it, so that a feature with too high a weight is
played too much and then corrected. The games are played by the master's rollout policy, because the weights evaluate
the positions in which the master's rollouts end.
"""

from __future__ import annotations

import random
import sys
from concurrent.futures import Executor
from functools import lru_cache, partial
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from comares.arena.executors.in_parallel import in_parallel
from comares.arena.match import Setup
from comares.arena.training.training_set import Position, SampledGame, position, training_set_for
from comares.bots.guide import Guide
from comares.bots.knowledge import knowledge_of
from comares.bots.playouts import Playouts
from comares.bots.weights import write_weights
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

EXPLORATION = 0.15  # the share of decisions that are made with rollout width 1, for more varied positions
SAMPLED = 0.5  # the share of turns whose first position becomes an example; neighbours are nearly the same


class Plan(NamedTuple):
    """The game and how much of it to play."""

    setup: Setup
    seats: int
    settings: dict[str, str]
    rounds: int
    games: int  # in a round
    seed: int

    def command(self) -> str:
        """The command that makes the same weights again."""
        settings = "".join(f"--set {name}={value} " for name, value in self.settings.items())
        return (
            f"comares practise --game {self.setup.game} --players {self.seats} {settings}--rounds {self.rounds} "
            f"--games {self.games} --seed {self.seed}"
        )


def practise(plan: Plan, executor: Executor) -> str:
    """The weights learned from self-play, as a file for the package. The first round uses the prior weights.

    The games of a round are played on the executor and learned from in their order, so that the weights are the same
    wherever they are played.
    """
    registry = plan.setup.games()
    rules = registry[plan.setup.game].rules(plan.seats, plan.settings)
    training_set = training_set_for(rules, knowledge_of(plan.setup.game, registry))
    for number in range(plan.rounds):
        seeds = [plan.seed + number * plan.games + game for game in range(plan.games)]
        scored = 0
        for positions, end in play_round(plan, training_set.weights(), seeds, executor, number):
            training_set.add(positions, end)
            scored += sum(end)
        mean = scored / (plan.games * plan.seats)
        print(f"round {number + 1} of {plan.rounds}: {mean:.1f} points per seat", file=sys.stderr)
    remarks = [f"Made by `{plan.command()}`", *training_set.remarks()]
    return write_weights(training_set.features, training_set.weights(), remarks)


def play_round(
    plan: Plan, weights: list[float], seeds: list[int], executor: Executor, number: int
) -> list[SampledGame]:
    """The games with these seeds, in their order."""
    games: dict[int, SampledGame] = {}
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"round {number + 1} of {plan.rounds}", total=len(seeds))
        for seed, game in in_parallel(executor, partial(play, plan, weights), seeds):
            games[seed] = game
            bar.update(task, completed=len(games))
    return [games[seed] for seed in seeds]


@lru_cache(maxsize=1)  # a worker plays many games of one round
def _guide(setup: Setup, seats: int, settings: tuple[tuple[str, str], ...], weights: tuple[float, ...]) -> Guide:
    registry = setup.games()
    rules = registry[setup.game].rules(seats, dict(settings))
    knowledge = knowledge_of(setup.game, registry)
    return knowledge.guide_with(rules, knowledge.version()._replace(weights=list(weights)))


def play(plan: Plan, weights: list[float], seed: int) -> SampledGame:
    """One game of self-play with these weights."""
    registry = plan.setup.games()
    guide = _guide(plan.setup, plan.seats, tuple(plan.settings.items()), tuple(weights))
    features = knowledge_of(plan.setup.game, registry).features(guide.rules)
    chance = SeededChance(seed)
    table = Table(registry[plan.setup.game], plan.seats, plan.settings, chance)
    state, playouts = table.state, Playouts(guide.rules, guide)
    rng = random.Random(seed)
    positions: list[Position] = []
    while not state.over:
        if guide.begins_turn(state) and rng.random() < SAMPLED:
            positions.append(position(features, state, table.points()))
        playouts.decide(state, 1 if rng.random() < EXPLORATION else playouts.width(1, state), chance)
    return SampledGame(positions, table.points())
