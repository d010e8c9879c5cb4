"""`comares practise`: learns weights from self-play, round by round.

Each round is played with the weights learned from all rounds before it, so that a feature with too high a weight is
played too much and then corrected. The games are played by the master's rollout policy, because the weights evaluate
the positions in which the master's rollouts end.
"""

from __future__ import annotations

import random
import sys
from typing import NamedTuple

from comares.arena.training.training_set import Position, position, training_set_for
from comares.bots.guide import Guide
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import Features
from comares.bots.rollout_lookahead import LookaheadRollout
from comares.bots.weights import write_weights
from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.table import Table

EXPLORATION = 0.15  # the share of decisions that are made with rollout width 1, for more varied positions
SAMPLED = 0.25  # the share of positions that become examples; neighbouring positions are nearly the same


class Plan(NamedTuple):
    """The game and how much of it to play."""

    game: Game
    seats: int
    settings: dict[str, str]
    rounds: int
    games: int  # in a round
    seed: int

    def command(self) -> str:
        """The command that makes the same weights again."""
        settings = "".join(f"--set {name}={value} " for name, value in self.settings.items())
        return (
            f"comares practise --game {self.game.name} --players {self.seats} {settings}--rounds {self.rounds} "
            f"--games {self.games} --seed {self.seed}"
        )


def practise(plan: Plan, registry: Registry) -> str:
    """The weights learned from self-play, as a file for the package. The first round uses the prior weights."""
    rules = plan.game.rules(plan.seats, plan.settings)
    knowledge = knowledge_of(plan.game.name, registry)
    training_set = training_set_for(rules, knowledge)
    for number in range(plan.rounds):
        guide = knowledge.guide_with(rules, training_set.weights())
        scored = 0
        for game in range(plan.games):
            positions, end = play(plan, guide, training_set.features, plan.seed + number * plan.games + game)
            training_set.add(positions, end)
            scored += sum(end)
        mean = scored / (plan.games * plan.seats)
        print(f"round {number + 1} of {plan.rounds}: {mean:.1f} points per seat", file=sys.stderr)
    remarks = [f"Made by `{plan.command()}`", *training_set.remarks()]
    return write_weights(training_set.features, training_set.weights(), remarks)


def play(plan: Plan, guide: Guide, features: Features, seed: int) -> tuple[list[Position], list[int]]:
    """One game: some of its positions, and the points at its end."""
    chance = SeededChance(seed)
    table = Table(plan.game, plan.seats, plan.settings, chance)
    state, rules = table.state, guide.rules
    rollout = LookaheadRollout(rules, guide)
    rng = random.Random(seed)
    out = Options()
    positions: list[Position] = []
    while not state.over:
        if rng.random() < SAMPLED:
            positions.append(position(features, state, table.points()))
        rules.options(state, out)
        width = 1 if rng.random() < EXPLORATION else guide.rollout_width(0)
        option = out.codes[0] if out.n == 1 else rollout.choose(state, out, width, chance)
        rules.apply(state, option, chance, SILENT)
    return positions, table.points()
