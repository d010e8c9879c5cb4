"""Features of the learned evaluation, checked on the positions of whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comares.alhambra.state import alhambra
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import LinearEvaluation
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.sabika.components import KINDS_OF_MATERIAL, LAST_SPACE
from comares.sabika.state import FIELDS, RIGHT, STOCKED, sabika

SEATS = 2
SEEDS = range(3)


def game(name: str, seed: int) -> Iterator[tuple[State, dict[str, list[int]]]]:
    """The positions of a game by the rollout policy, and the features of both seats by name."""
    chance = SeededChance(seed)
    table = Table(GAMES[name], SEATS, {}, chance)
    guide = knowledge_of(name).guide(table.rules)
    features = knowledge_of(name).features(table.rules)
    names = list(features.prior_weights)
    out = Options()
    while not table.state.over:
        values = features.extracted(table.state, SEATS)
        yield table.state, {each: values[i :: len(names)] for i, each in enumerate(names)}
        table.rules.options(table.state, out)
        table.rules.apply(table.state, guide.rollout_policy(table.state, out, chance), chance, SILENT)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_fits_in_a_palace_is_counted_anew_after_every_change(seed: int) -> None:
    for state, features in game("alhambra", seed):
        for seat, palace in enumerate(alhambra(state).palaces):
            placements = [int(entry) for entry in palace.placements()]
            assert features["places"][seat] == len(placements)
            assert features["fitting"][seat] == sum((entry >> 16).bit_count() for entry in placements)


@pytest.mark.parametrize("seed", SEEDS)
def test_s6_2_income_counts_settled_blue_cities_for_every_round_to_come(seed: int) -> None:
    table = Table(GAMES["sabika"], SEATS, {}, SeededChance(seed))
    most = 0
    for base, features in game("sabika", seed):
        state = sabika(base)
        for seat in range(SEATS):
            settled = [city for city in range(len(state.cities)) if state.own[seat * FIELDS + RIGHT] >> city & 1]
            blue = [city for city in settled if table.rules.lookup.income_row[state.cities[city]] >= 0]  # type: ignore[attr-defined]
            assert features["income-rounds"][seat] == len(blue) * (LAST_SPACE - state.narrator)
            stock = [int(state.own[seat * FIELDS + STOCKED + kind]) for kind in range(KINDS_OF_MATERIAL)]
            assert features["different-materials"][seat] == sum(map(bool, stock))
        most = max(most, *features["income-rounds"])
    assert most > 0


def test_features_that_older_weights_do_not_know_count_nothing() -> None:
    knowledge = knowledge_of("alhambra")
    rules = GAMES["alhambra"].rules(SEATS, {})
    features = knowledge.features(rules)
    count, columns = len(features.prior_weights), 2 * len(features.stages)
    older = LinearEvaluation(features, [1.0] * (columns * (count - 1)), SEATS)
    assert list(older.weights) == ([1.0] * (count - 1) + [0.0]) * columns
