# compiled
"""A learned policy: a softmax over the options of a decision, linear in the features of each option."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import POLICY_STREAM
from comares.kernel.chance import Chance
from comares.kernel.options import Options
from comares.kernel.state import State

MOST_FEATURES: Final = 64  # of one option that are not 0
NOISE_STEPS: Final = 1024
# Gumbel noise: the option with the highest logit plus noise is a sample of the softmax, the k highest are k samples
# without repetition.
GUMBEL: Final = vec[float]([-math.log(-math.log((i + 0.5) / NOISE_STEPS)) for i in range(NOISE_STEPS)])


class OptionFeatures:
    """The features of the options of one decision. Each game says which and how they are computed.

    Most features of an option are 0, so only the others are listed: `at[i]` is the number of a feature, `amount[i]` its
    value, for i below `n`.
    """

    def __init__(self, names: list[str], stages: list[str]) -> None:
        self.names: list[str] = names
        self.stages: list[str] = stages  # of a game; each has its own weights
        self.at: vec[i64] = vec[i64]([0] * MOST_FEATURES)
        self.amount: vec[float] = vec[float]([0.0] * MOST_FEATURES)
        self.n: i64 = 0

    def begin(self, state: State) -> i64:
        """Look at a decision. Returns the index of the stage."""
        raise NotImplementedError

    def extract(self, state: State, option: i64) -> None:
        """List the features of an option of the decision that was looked at last."""
        raise NotImplementedError

    def add(self, feature: i64, amount: float) -> None:
        """List a feature."""
        n: i64 = self.n
        self.at[n] = feature
        self.amount[n] = amount
        self.n = n + 1

    def extracted(self, state: State, option: i64) -> dict[int, float]:
        """The features of an option that are not 0, by number, after `begin`. What is listed twice is added up."""
        self.extract(state, option)
        found: dict[int, float] = {}
        i: i64 = 0
        while i < self.n:
            feature = int(self.at[i])
            found[feature] = found.get(feature, 0.0) + self.amount[i]
            i += 1
        return found


class LinearPolicy:
    """The probability of an option is proportional to exp(sum(weights[stage, i] * feature[i]))."""

    def __init__(self, features: OptionFeatures, weights: list[float]) -> None:
        self.features: OptionFeatures = features
        self.count: i64 = len(features.names)
        self.weights: vec[float] = vec[float](weights)

    def logits(self, state: State, out: Options, scores: vec[float]) -> None:
        """The logit of each option, into `scores`, which has room for them."""
        features = self.features
        weights = self.weights
        first: i64 = features.begin(state) * self.count
        i: i64 = 0
        while i < out.n:
            features.extract(state, out.codes[i])
            at = features.at
            amount = features.amount
            total: float = 0.0
            k: i64 = 0
            while k < features.n:
                total += weights[first + at[k]] * amount[k]
                k += 1
            scores[i] = total
            i += 1


def add_noise(scores: vec[float], n: i64, temperature: float, chance: Chance) -> None:
    """Add Gumbel noise to the first n logits, so that their order is a sample of the softmax at this temperature."""
    i: i64 = 0
    while i < n:
        scores[i] += temperature * GUMBEL[chance.draw(POLICY_STREAM, NOISE_STEPS)]
        i += 1


def highest(scores: vec[float], n: i64) -> i64:
    """The index of the highest of the first n scores; the first of equals."""
    best: i64 = 0
    i: i64 = 1
    while i < n:
        if scores[i] > scores[best]:
            best = i
        i += 1
    return best
