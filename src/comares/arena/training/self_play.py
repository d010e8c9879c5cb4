"""Learning from playing against oneself, round after round.

Each round is played by what all rounds before it have taught: what looked better than it is, is played too much then,
and corrected. The player is that of the master's playouts, because it is their ends that the weights will judge.
"""

from __future__ import annotations

import random
import sys
from typing import NamedTuple

from comares.arena.training.training_set import Position, lessons_for, position
from comares.bots.guide import Guide
from comares.bots.registry import judging_guide_for, measures_for
from comares.bots.rollout_lookahead import SecondThoughts
from comares.bots.weights import write_weights
from comares.kernel.chance import SeededChance
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.table import Table

WHIMS = 0.15  # of its decisions are made without a second thought, so that more is seen
MEASURED = 0.25  # of all positions: what follows at once says nothing new


class Plan(NamedTuple):
    """What is played."""

    game: Game
    seats: int
    options: dict[str, str]
    rounds: int
    games: int  # in a round
    seed: int

    def command(self) -> str:
        """What makes the same weights again."""
        settings = "".join(f"--set {name}={value} " for name, value in self.options.items())
        return (
            f"comares practise --game {self.game.name} --players {self.seats} {settings}--rounds {self.rounds} "
            f"--games {self.games} --seed {self.seed}"
        )


def practise(plan: Plan) -> str:
    """Weights that begin with the guesses, as a file for the package."""
    rules = plan.game.rules(plan.seats, plan.options)
    lessons = lessons_for(rules)
    for number in range(plan.rounds):
        guide = judging_guide_for(rules, lessons.weights())
        scored = 0
        for game in range(plan.games):
            met, end = play(plan, guide, plan.seed + number * plan.games + game)
            lessons.add(met, end)
            scored += sum(end)
        mean = scored / (plan.games * plan.seats)
        print(f"round {number + 1} of {plan.rounds}: {mean:.1f} points a seat", file=sys.stderr)
    return write_weights(lessons.measures, lessons.weights(), [f"Made by `{plan.command()}`", *lessons.remarks()])


def play(plan: Plan, guide: Guide, seed: int) -> tuple[list[Position], list[int]]:
    """One game: some of its positions, and the points at its end."""
    chance = SeededChance(seed)
    table = Table(plan.game, plan.seats, plan.options, chance)
    state, rules = table.state, guide.rules
    measures = measures_for(rules)
    thoughts = SecondThoughts(rules, guide)
    luck = random.Random(seed)
    out = Options()
    met: list[Position] = []
    while not state.over:
        if luck.random() < MEASURED:
            met.append(position(measures, state, table.points()))
        rules.options(state, out)
        looked_at = 1 if luck.random() < WHIMS else guide.second_thoughts(0)
        option = out.codes[0] if out.n == 1 else thoughts.pick(state, out, looked_at, chance)
        rules.apply(state, option, chance, SILENT)
    return met, table.points()
