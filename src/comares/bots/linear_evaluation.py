# compiled
"""A learned judgement: what a seat's position is worth is a weighted sum of what can be counted of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.state import State


class Measures:
    """What a game counts of every seat. A game says how."""

    def __init__(self, guesses: dict[str, float], stages: list[str]) -> None:
        self.guesses: dict[str, float] = guesses  # what one of each measure is worth, before anything is learned
        self.stages: list[str] = stages  # of a game: each is judged by weights of its own

    def stage(self, state: State) -> i64:
        """Which of the stages this is."""
        raise NotImplementedError

    def to_come(self, state: State) -> float:
        """How much of the game, or of the stage, is still to come, from 0 to about 1."""
        raise NotImplementedError

    def measure(self, state: State, found: vec[float]) -> None:
        """Every seat's measures, seat after seat, into `found`."""
        raise NotImplementedError

    def measured(self, state: State, seats: i64) -> list[float]:
        """Every seat's measures, seat after seat."""
        found: vec[float] = vec[float]([0.0] * (len(self.guesses) * seats))
        self.measure(state, found)
        return list(found)


class Judgement:
    """Measures and their weights: for each stage one for each measure, and what to add to it as far as the game is
    still to come."""

    def __init__(self, measures: Measures, weights: list[float], seats: i64) -> None:
        self.measures: Measures = measures
        self.count: i64 = len(measures.guesses)
        self.weights: vec[float] = vec[float](weights)
        self.found: vec[float] = vec[float]([0.0] * (self.count * seats))

    def add(self, state: State, worth: vec[float]) -> None:
        """Add to each seat's points what its position promises beyond them."""
        self.measures.measure(state, self.found)
        at: i64 = self.measures.stage(state) * 2 * self.count
        to_come: float = self.measures.to_come(state)
        seat: i64 = 0
        while seat < len(worth):
            first: i64 = seat * self.count
            i: i64 = 0
            while i < self.count:
                weight: float = self.weights[at + i] + to_come * self.weights[at + self.count + i]
                worth[seat] += weight * self.found[first + i]
                i += 1
            seat += 1
