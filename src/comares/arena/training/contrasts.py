"""Learns weights from contrasts: what several options of one decision lead to.

`comares learn` and `comares practise` fit weights to the results of games. A seat that has much of something has
usually played well in other respects too, and the credit goes to the wrong place: such weights predict better than they
play. Here the options of one decision are compared, so that all else is equal:

    python -m comares.arena.training.contrasts --game sabika --rounds 6 --games 400 > sabika.weights

In each round, some options of many positions are played to the end of the turn, and from there by the master's rollout
policy, all with the same draws. Fitted weights predict the differences between the leads that come of it. The round
goes as far towards them as duels (`duels.py`) say: the whole way can be too far, because a player with new weights
comes into other positions. Games are played on an executor and learned from in their order, so the weights are the same
wherever they are played.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_order
from comares.arena.executors.open import add_executor, executor_of
from comares.arena.training.duels import Duel, mean_lead
from comares.arena.training.ridge import RidgeRegression, require_numpy
from comares.bots.knowledge import Knowledge, knowledge_of
from comares.bots.linear_evaluation import Features, padded
from comares.bots.master_version import MASTER
from comares.bots.playouts import Playouts
from comares.bots.search_settings import SearchSettings
from comares.bots.turn_lookahead import TurnLookahead
from comares.bots.weights import read_weights, write_weights
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.table import Table

EXPLORATION = 0.15  # the share of decisions that are made with rollout width 1, for more varied positions
SAMPLED = 0.12  # the share of turns that are looked at; neighbouring positions are nearly the same
BEST, OTHERS = 3, 4  # options of a decision that are compared: those with the best margins, and some others
TO_THE_END = 1_000_000  # turns
SEEDS = 30  # bits
STRENGTH = 800.0  # the weights before count as much as so many examples
FADING = 0.6  # what a round counts for in the next one
STEPS = (0.15, 0.3, 0.6, 1.0)  # shares of the way that are tried
ROUND = 1_000_000  # seeds of a round


class Plan(NamedTuple):
    """The game, and how much of it to play."""

    game: str
    seats: int
    rounds: int
    games: int  # of a round
    playouts: int  # of an option
    turns: int  # of a playout; 0: to the end of the game
    deals: int  # of a duel
    start: Path | None  # the file of the weights before; None: those of the master
    seed: int

    def command(self) -> str:
        """The command that makes the same weights again."""
        start = f" --start {self.start.name}" if self.start else ""
        return (
            f"python -m comares.arena.training.contrasts --game {self.game} --players {self.seats}"
            f" --rounds {self.rounds} --games {self.games} --playouts {self.playouts} --turns {self.turns}"
            f" --deals {self.deals}{start} --seed {self.seed}"
        )


class Outcome(NamedTuple):
    """What an option of a decision leads to, for the seat that decides."""

    features: list[float]  # its lead in each at the end of the turn, then the same times what remains of the game
    to_come: float  # its lead at the end of the playouts, less the points that it is ahead already


class Contrast(NamedTuple):
    """The outcomes of some options of one decision."""

    stage: int
    outcomes: list[Outcome]

    def examples(self) -> tuple[list[list[float]], list[float]]:
        """How far each outcome differs from the mean of all."""
        rows = [outcome.features for outcome in self.outcomes]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        target = sum(outcome.to_come for outcome in self.outcomes) / len(rows)
        differences = [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]
        return differences, [outcome.to_come - target for outcome in self.outcomes]


class Comparer:
    """Plays games by the master's rollout policy and compares options on the way."""

    def __init__(self, plan: Plan, knowledge: Knowledge, weights: list[float]) -> None:
        self.plan = plan
        self.game = GAMES[plan.game]
        rules = self.game.rules(plan.seats, {})
        width = int(knowledge.version().settings.rollout_width)
        settings = SearchSettings([TO_THE_END], width, TO_THE_END, in_turns=True)
        self.guide = knowledge.guide_with(rules, knowledge.version()._replace(weights=weights, settings=settings))
        self.features: Features = knowledge.features(rules)
        self.playouts = Playouts(rules, self.guide)
        self.lookahead = TurnLookahead(rules, self.guide)

    def contrasts(self, seed: int) -> Iterator[Contrast]:
        """The contrasts of one game, the one with this seed."""
        chance, rng = SeededChance(seed), random.Random(seed)
        state = Table(self.game, self.plan.seats, {}, chance).state
        while not state.over:
            if self.guide.begins_turn(state) and rng.random() < SAMPLED:
                yield from self._compare(state, rng)
            width = 1 if rng.random() < EXPLORATION else self.guide.rollout_width(1)
            self.playouts.decide(state, width, chance)

    def _compare(self, state: State, rng: random.Random) -> Iterator[Contrast]:
        out = Options()
        self.guide.rules.options(state, out)
        draws, seat = SeededChance(rng.getrandbits(SEEDS)), int(state.seat)
        ends = [self.lookahead.turn(state, option, draws) for option in out.to_list()]
        ends.sort(key=lambda end: self.lookahead.margin(end, seat), reverse=True)
        others = rng.sample(ends[BEST:], min(OTHERS, len(ends[BEST:])))
        compared = [end for end in ends[:BEST] + others if not end.over]
        if len(compared) > 1 and len({self.features.stage(end) for end in compared}) == 1:
            seed = rng.getrandbits(SEEDS)
            yield Contrast(int(self.features.stage(compared[0])), [self.outcome(end, seat, seed) for end in compared])

    def outcome(self, end: State, seat: int, seed: int) -> Outcome:
        """What the end of a turn leads to for the seat; the first playout has this seed."""
        seats = self.plan.seats
        values = self.features.extracted(end, seats)
        count = len(values) // seats
        lead = [_lead(values[feature::count], seat) for feature in range(count)]
        remaining = self.features.remaining(end)
        ahead = _lead([int(points) for points in self.guide.rules.outcome(end).points], seat)
        mean = sum(self._playout(end, seat, seed + i) for i in range(self.plan.playouts)) / self.plan.playouts
        return Outcome([*lead, *(remaining * each for each in lead)], mean - ahead)

    def _playout(self, end: State, seat: int, seed: int) -> float:
        state = end.copy()
        until = self.plan.turns or TO_THE_END
        self.playouts.play_on(state, self.playouts.first, until, SeededChance(seed))
        return self.lookahead.margin(state, seat)


@lru_cache(maxsize=1)  # a worker plays many games of one round
def _comparer(plan: Plan, weights: tuple[float, ...]) -> Comparer:
    return Comparer(plan, knowledge_of(plan.game), list(weights))


def contrasts_of_game(plan: Plan, weights: tuple[float, ...], seed: int) -> list[Contrast]:
    """The contrasts of the game with this seed, played with these weights."""
    return list(_comparer(plan, weights).contrasts(seed))


def _lead(values: list[int], seat: int) -> float:
    """The seat's value less the mean of the others."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


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
    knowledge = knowledge_of(plan.game)
    weights = read_weights(plan.start.read_text("utf-8")) if plan.start else knowledge.version(MASTER).weights
    learned = Weights(knowledge.features(GAMES[plan.game].rules(plan.seats, {})), weights)
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
            duel = Duel(plan.game, plan.seats, tuple(step), tuple(learned.now))
            leads[share] = mean_lead(duel, range(seed + ROUND // 2, seed + ROUND // 2 + plan.deals), executor)
        best = max(leads, key=leads.__getitem__)
        learned.now = learned.towards(goal, best)
        remarks.append(f"round {number + 1}: {best:.0%} of the way, {leads[best]:.1f} points ahead of the round before")
        print(remarks[-1], file=sys.stderr)
    return write_weights(learned.features, learned.now, remarks)


def main() -> None:
    """Print the weights."""
    parser = argparse.ArgumentParser(description="learn weights from the options of a decision")
    parser.add_argument("--game", choices=sorted(GAMES), default="alhambra")
    parser.add_argument("--players", type=int, default=2)
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
        sys.stdout.write(learn(Plan(seats=args.players, **values), executor))


if __name__ == "__main__":
    main()
