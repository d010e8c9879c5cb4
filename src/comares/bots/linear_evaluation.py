# compiled
"""A learned evaluation: a weighted sum of the features of each seat's position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.state import State


class Features:
    """The features of every seat's position. Each game says which and how they are computed."""

    def __init__(self, prior_weights: dict[str, float], stages: list[str]) -> None:
        self.prior_weights: dict[str, float] = prior_weights  # by feature: its weight before anything is learned
        self.stages: list[str] = stages  # of a game; each has its own weights

    def stage(self, state: State) -> i64:
        """The index of the current stage."""
        raise NotImplementedError

    def remaining(self, state: State) -> float:
        """How much of the game, or of the stage, is left: from 0 to about 1."""
        raise NotImplementedError

    def extract(self, state: State, values: vec[float]) -> None:
        """The features of every seat, seat by seat, into `values`."""
        raise NotImplementedError

    def extracted(self, state: State, seats: i64) -> list[float]:
        """The features of every seat, seat by seat."""
        values: vec[float] = vec[float]([0.0] * (len(self.prior_weights) * seats))
        self.extract(state, values)
        return list(values)


class LinearEvaluation:
    """value = sum((w[stage, i] + remaining * v[stage, i]) * feature[i]).

    The weights come stage by stage, first all w, then all v.
    """

    def __init__(self, features: Features, weights: list[float], seats: i64) -> None:
        self.features: Features = features
        self.count: i64 = len(features.prior_weights)
        self.weights: vec[float] = vec[float](weights)
        self.extracted: vec[float] = vec[float]([0.0] * (self.count * seats))

    def add(self, state: State, values: vec[float]) -> None:
        """Add the weighted sum of each seat's features to its value."""
        self.features.extract(state, self.extracted)
        at: i64 = self.features.stage(state) * 2 * self.count
        remaining: float = self.features.remaining(state)
        seat: i64 = 0
        while seat < len(values):
            first: i64 = seat * self.count
            i: i64 = 0
            while i < self.count:
                weight: float = self.weights[at + i] + remaining * self.weights[at + self.count + i]
                values[seat] += weight * self.extracted[first + i]
                i += 1
            seat += 1
