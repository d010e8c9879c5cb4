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

    def extract(self, state: State, values: vec[i64]) -> None:
        """The features of every seat, seat by seat, into `values`. A feature is a count."""
        raise NotImplementedError

    def extract_later(self, state: State, seat: i64, values: vec[i64]) -> None:
        """The features of one seat that weights of earlier versions do not know. They stand behind all others, and are
        extracted only for weights that know them."""

    def extract_seat(self, state: State, seat: i64, values: vec[i64]) -> None:
        """The features of one seat, at their place in `values`. Others may be written too."""
        self.extract(state, values)

    def extracted(self, state: State, seats: i64) -> list[int]:
        """All features of every seat, seat by seat."""
        values: vec[i64] = vec[i64]([0] * (len(self.prior_weights) * seats))
        self.extract(state, values)
        seat: i64 = 0
        while seat < seats:
            self.extract_later(state, seat, values)
            seat += 1
        return list(values)


class LinearEvaluation:
    """value = sum((w[stage, i] + remaining * v[stage, i]) * feature[i]).

    The weights come stage by stage, first all w, then all v. Those of an earlier version may lack the last features,
    which then count nothing.
    """

    def __init__(self, features: Features, weights: list[float], seats: i64) -> None:
        self.features: Features = features
        self.count: i64 = len(features.prior_weights)
        self.weights: vec[float] = vec[float](padded(weights, 2 * len(features.stages), len(features.prior_weights)))
        self.knows_all: bool = len(weights) == len(self.weights)
        self.extracted: vec[i64] = vec[i64]([0] * (self.count * seats))
        self.blended: vec[float] = vec[float]([0.0] * self.count)  # w + remaining * v, for the two values below
        self.stage: i64 = -1
        self.remaining: float = 0.0

    def add(self, state: State, values: vec[float]) -> None:
        """Add the weighted sum of each seat's features to its value."""
        self.features.extract(state, self.extracted)
        self._blend(state)
        seat: i64 = 0
        while seat < len(values):
            if self.knows_all:
                self.features.extract_later(state, seat, self.extracted)
            values[seat] += self._sum(seat)
            seat += 1

    def value(self, state: State, seat: i64) -> float:
        """The weighted sum of one seat's features."""
        self.features.extract_seat(state, seat, self.extracted)
        if self.knows_all:
            self.features.extract_later(state, seat, self.extracted)
        self._blend(state)
        return self._sum(seat)

    def _sum(self, seat: i64) -> float:
        extracted = self.extracted
        i: i64 = seat * self.count
        total: float = 0.0
        for weight in self.blended:
            feature: i64 = extracted[i]
            if feature:  # many are 0, and mypyc converts slowly
                total += weight * float(feature)
            i += 1
        return total

    def _blend(self, state: State) -> None:
        """Compute the weights of this moment, unless they are those of the last state."""
        stage: i64 = self.features.stage(state)
        remaining: float = self.features.remaining(state)
        if stage == self.stage and remaining == self.remaining:
            return
        self.stage = stage
        self.remaining = remaining
        blended = self.blended
        weights = self.weights
        count: i64 = self.count
        at: i64 = stage * 2 * count
        i: i64 = 0
        while i < count:
            blended[i] = weights[at + i] + remaining * weights[at + count + i]
            i += 1


def padded(weights: list[float], columns: int, features: int) -> list[float]:
    """The weights, with zeros for the features that the columns lack."""
    known = len(weights) // columns
    found: list[float] = []
    for column in range(columns):
        found += weights[column * known : (column + 1) * known] + [0.0] * (features - known)
    return found
