"""Fits the spreads of `bots/win_chance.py` to games of the bots against themselves.

`python -m comares.arena.training.fit_spread --game alhambra --players 2,3,4 --games 60` prints, for each stage of the
game, the two numbers of its line, and how well the chances say who wins: of all positions with a chance of about 30 %,
how many were won.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from typing import NamedTuple

from comares.bots.guide import Guide
from comares.bots.knowledge import Knowledge, knowledge_of
from comares.bots.linear_evaluation import Features
from comares.bots.playouts import Playouts
from comares.bots.win_chance import LEAST_SPREAD, Spread, WinChance, softmax
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.state import State
from comares.kernel.table import Table

SAMPLED = 0.08  # the share of positions that become examples
EXPLORATION = 0.15  # the share of decisions with rollout width 1, for more varied games
PLAYOUTS = 3  # for each position: a chance that is shown is the mean of playouts as well
BINS = 10
STEPS = (4.0, 2.0, 1.0, 0.5)  # of the grid on which the lines are looked for, in points

Lines = list[tuple[float, float]]


class End(NamedTuple):
    """Where a playout was evaluated: its stage, what remains of it, the points of every party. Of a game that is over:
    the chances themselves."""

    stage: int
    remaining: float
    points: list[float]
    chances: list[float] | None = None


class Seen(NamedTuple):
    """A position: where its playouts led, and who won the game."""

    ends: list[End]
    winners: list[int]

    def chances(self, lines: Lines) -> list[float]:
        """The chances that a review would show."""
        found = [end.chances or _chances(end, lines) for end in self.ends]
        return [sum(seat) / len(found) for seat in zip(*found, strict=True)]


def _chances(end: End, lines: Lines) -> list[float]:
    base, more = lines[end.stage]
    return softmax(end.points, max(LEAST_SPREAD, base + more * end.remaining))


class Sampler:
    """Plays games with the master's rollout policy and evaluates some of their positions as a review does."""

    def __init__(self, game: str, seats: int, knowledge: Knowledge) -> None:
        self.game, self.seats = GAMES[game], seats
        rules = self.game.rules(seats, {})
        self.guide: Guide = knowledge.learned_guide(rules)
        self.features: Features = knowledge.features(rules)
        self.chance = WinChance(self.guide, Spread())
        self.playouts = Playouts(rules, self.guide)

    def play(self, seed: int) -> list[Seen]:
        """The samples of one game."""
        chance, rng = SeededChance(seed), random.Random(seed)
        table = Table(self.game, self.seats, {}, chance)
        positions: list[State] = []
        while not table.state.over:
            if rng.random() < SAMPLED:
                positions.append(table.state.copy())
            width = 1 if rng.random() < EXPLORATION else self.playouts.width(1, table.state)
            self.playouts.decide(table.state, width, chance)
        winners = self._parties(table.outcome().winners)
        return [Seen(self._ends(position, rng), winners) for position in positions]

    def _ends(self, position: State, rng: random.Random) -> list[End]:
        ends = list[End]()
        for _ in range(PLAYOUTS):
            state, chance = position.copy(), SeededChance(rng.getrandbits(40))
            played = self.playouts.first
            for until in self.guide.settings.evaluation_depths:
                played = self.playouts.play_on(state, played, until, chance)
                ends.append(self._end(state))
        return ends

    def _end(self, state: State) -> End:
        points = self.chance.of(state).points
        if self.seats == 1:
            points = [*points, self.guide.solo_baseline(state)]
        if state.over:
            winners = self._parties(self.guide.rules.outcome(state).winners)
            return End(0, 0.0, points, [float(party in winners) / len(winners) for party in range(len(points))])
        return End(int(self.features.stage(state)), self.features.remaining(state), points)

    def _parties(self, winners: list[int]) -> list[int]:
        """A solo player's rival is the neutral party: the second one here."""
        return [winner % 2 for winner in winners] if self.seats == 1 else winners


def surprise(samples: list[Seen], lines: Lines) -> float:
    """The mean surprise (log loss) about the winners with these spreads."""
    total = 0.0
    for each in samples:
        chances = each.chances(lines)
        total -= math.log(max(1e-9, sum(chances[seat] for seat in each.winners if seat >= 0)))
    return total / len(samples)


def fitted(samples: list[Seen], stages: int) -> Lines:
    """The lines with the least surprise: stage after stage on finer and finer grids."""
    lines = [(6.0, 6.0)] * stages
    for step in STEPS:
        for stage in range(stages):
            base, more = lines[stage]
            grid = [(base + step * a, more + step * b) for a in range(-2, 3) for b in range(-2, 3)]
            allowed = [line for line in grid if line[0] >= LEAST_SPREAD and line[1] >= 0]
            tried = [[*lines[:stage], line, *lines[stage + 1 :]] for line in allowed]
            lines = min(tried, key=lambda each: surprise(samples, each))
    return lines


def calibration(samples: list[Seen], lines: Lines) -> list[tuple[float, float, int]]:
    """In each tenth of the chances: the mean chance, the share that was won, how many there are."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for each in samples:
        for seat, chance in enumerate(each.chances(lines)):
            won = 1.0 / len(each.winners) if seat in each.winners else 0.0
            bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        (sum(chance for chance, _ in each) / len(each), sum(won for _, won in each) / len(each), len(each))
        for each in bins
        if each
    ]


def main() -> None:
    """Fit the spreads of one game on two thirds of its games, and check them on the last third."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--players", default="2,3,4", help="numbers of players, separated by commas")
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    knowledge = knowledge_of(asked.game)
    learn, check = list[Seen](), list[Seen]()
    for seats in map(int, asked.players.split(",")):
        sampler = Sampler(asked.game, seats, knowledge)
        for number in range(asked.games):
            (check if number % 3 == 2 else learn).extend(sampler.play(asked.seed + 1000 * seats + number))
            print(f"\r{seats} players: {number + 1} of {asked.games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    lines = fitted(learn, len(sampler.features.stages))
    print(f"spreads = ({', '.join(str(line) for line in lines)})")
    print(f"{len(learn)} positions, surprise {surprise(learn, lines):.3f}")
    print(f"{len(check)} others, surprise {surprise(check, lines):.3f}")
    for chance, won, count in calibration(check, lines):
        print(f"chance {chance:6.1%}  won {won:6.1%}  of {count}")


if __name__ == "__main__":
    main()
