"""The learned policy: its logits order the options, and sampling follows the softmax."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from librt.vecs import vec

from comares.bots.knowledge import knowledge_of
from comares.bots.linear_policy import LinearPolicy, add_noise, highest
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.options import Options
from comares.kernel.table import Table

SAMPLES = 4000


def test_noise_samples_the_softmax() -> None:
    chance = SeededChance(5)
    logits = [0.0, math.log(3.0)]
    picked = Counter[int]()
    for _ in range(SAMPLES):
        scores = vec[float](logits)
        add_noise(scores, 2, 1.0, chance)
        picked[int(highest(scores, 2))] += 1
    assert picked[1] / SAMPLES == pytest.approx(0.75, abs=0.03)


@pytest.mark.parametrize("name", GAMES)
def test_a_logit_is_the_weighted_sum_of_the_features(name: str) -> None:
    table = Table(GAMES[name], 2, {}, SeededChance(1))
    features = knowledge_of(name).option_features(table.rules)
    weights = [(7 * i % 11) / 10 for i in range(len(features.names) * len(features.stages))]
    out = Options()
    table.rules.options(table.state, out)
    scores = vec[float]([0.0] * int(out.n))
    LinearPolicy(features, weights).logits(table.state, out, scores)
    stage = int(features.begin(table.state))
    for option, score in zip(out.to_list(), scores):
        extracted = features.extracted(table.state, option)
        first = stage * len(features.names)
        assert score == pytest.approx(sum(weights[first + at] * amount for at, amount in extracted.items()))
