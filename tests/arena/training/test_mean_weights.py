"""The mean of files of weights."""

from __future__ import annotations

import pytest

from comares.arena.training.mean_weights import mean_of
from comares.bots.knowledge import knowledge_of
from comares.bots.weights import read_weights, write_weights
from comares.games import GAMES
from comares.kernel.errors import BadSetup


@pytest.mark.parametrize("name", GAMES)
def test_each_weight_is_the_mean_and_the_remarks_of_all_files_stand_above(name: str) -> None:
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    count = 2 * len(features.stages) * len(features.prior_weights)
    one, two = ([float(i * times) for i in range(count)] for times in (1, 3))
    text = mean_of(name, [write_weights(features, one, ["one"]), write_weights(features, two, ["two"])])
    assert read_weights(text) == [2.0 * weight for weight in one]
    assert text.splitlines()[1:3] == ["# one", "# two"]


def test_a_file_of_another_game_is_refused() -> None:
    features = knowledge_of("sabika").features(GAMES["sabika"].rules(2, {}))
    count = 2 * len(features.stages) * len(features.prior_weights)
    with pytest.raises(BadSetup, match=r"an evaluation with these features has \d+ weights, not \d+"):
        mean_of("alhambra", [write_weights(features, [0.0] * count, [])])
