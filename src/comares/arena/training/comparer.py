"""Contrasts: what several options of one decision lead to, in games by the master's rollout policy."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from comares.arena.setups import Setups
from comares.bots.knowledge import Knowledge, knowledge_of
from comares.bots.linear_evaluation import Features
from comares.bots.playouts import Playouts
from comares.bots.search_settings import SearchSettings
from comares.bots.turn_lookahead import TurnLookahead
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


class Plan(NamedTuple):
    """The games, and how much of them to play."""

    setups: Setups
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
            f"python -m comares.arena.training.contrasts {self.setups.arguments()} --rounds {self.rounds}"
            f" --games {self.games} --playouts {self.playouts} --turns {self.turns}"
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

    def __init__(
        self, plan: Plan, knowledge: Knowledge, weights: list[float], seats: int, settings: dict[str, str]
    ) -> None:
        self.plan = plan
        self.game, self.seats, self.settings = GAMES[plan.setups.game], seats, settings
        rules = self.game.rules(seats, settings)
        width = int(knowledge.version().settings.rollout_width)
        to_the_end = SearchSettings([TO_THE_END], width, TO_THE_END, in_turns=True)
        self.guide = knowledge.guide_with(rules, knowledge.version()._replace(weights=weights, settings=to_the_end))
        self.features: Features = knowledge.features(rules)
        self.playouts = Playouts(rules, self.guide)
        self.lookahead = TurnLookahead(rules, self.guide)

    def contrasts(self, seed: int) -> Iterator[Contrast]:
        """The contrasts of one game, the one with this seed."""
        chance, rng = SeededChance(seed), random.Random(seed)
        state = Table(self.game, self.seats, self.settings, chance).state
        while not state.over:
            if self.guide.begins_turn(state) and rng.random() < SAMPLED:
                yield from self._compare(state, rng)
            width = 1 if rng.random() < EXPLORATION else self.playouts.width(1, state)
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
        values = self.features.extracted(end, self.seats)
        count = len(values) // self.seats
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


def contrasts_of_game(plan: Plan, weights: tuple[float, ...], seed: int) -> list[Contrast]:
    """The contrasts of the game with this seed, played with these weights."""
    comparer = Comparer(plan, knowledge_of(plan.setups.game), list(weights), *plan.setups.of(seed))
    return list(comparer.contrasts(seed))


def _lead(values: list[int], seat: int) -> float:
    """The seat's value less the mean of the others."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)
