"""Perft: the ways so many choices deep, counted once and kept. `comares perft --divide` tells where a count differs."""

from __future__ import annotations

import csv
from collections import defaultdict
from pathlib import Path

import pytest
from helpers.engine.contracts import options_of
from helpers.engine.positions import position

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.rules import Rules
from comares.kernel.snapshot import fingerprint
from comares.kernel.state import State
from comares.perft import divide, perft

KEPT: dict[str, dict[int, int]] = defaultdict(dict)
with (Path(__file__).parent / "counts.csv").open(encoding="utf-8", newline="") as file:
    for row in csv.DictReader(file):
        KEPT[row["position"]][int(row["depth"])] = int(row["count"])


@pytest.mark.parametrize("name", KEPT)
def test_the_counts_are_those_that_were_kept(name: str) -> None:
    rules, state, chance = position(name)
    for depth, count in KEPT[name].items():
        assert perft(rules, state, chance, depth) == count, f"{depth} deep: {divide(rules, state, chance, depth)}"


def test_there_are_counts_for_every_number_of_players() -> None:
    for game in GAMES.values():
        counted = {int(name.split()[1]) for name in KEPT if name.startswith(f"{game.name} ")}
        assert counted == set(range(game.min_players, game.max_players + 1))


def ways(rules: Rules, state: State, chance: SeededChance, depth: int) -> int:
    """What perft counts, in its plainest form."""
    if depth == 0:
        return 1
    total = 0
    for option in options_of(rules, state):
        after, goes_on = state.copy(), chance.copy()
        rules.apply(after, option, goes_on, SILENT)
        total += ways(rules, after, goes_on, depth - 1)
    return total


@pytest.mark.parametrize("name", ["alhambra 2", "alhambra-4-short-careful.record 120", "sabika-1-hard-keen.record 40"])
def test_perft_counts_ways_and_changes_nothing(name: str) -> None:
    rules, state, chance = position(name)
    before, drawn = fingerprint(state), chance.draws
    assert perft(rules, state, chance, 0) == 1
    assert perft(rules, state, chance, 1) == len(options_of(rules, state))
    for depth in (1, 2, 3):
        assert perft(rules, state, chance, depth) == ways(rules, state, chance, depth)
    assert (fingerprint(state), chance.draws) == (before, drawn)


def test_divide_tells_the_count_first_choice_by_first_choice() -> None:
    rules, state, chance = position("alhambra 3")
    parts = divide(rules, state, chance, 3)
    assert list(parts) == [rules.code(option) for option in options_of(rules, state)]
    assert sum(parts.values()) == perft(rules, state, chance, 3)


def test_a_game_that_is_over_sooner_gives_no_ways() -> None:
    rules, state, chance = position("alhambra 3")
    state.over = True
    assert perft(rules, state, chance, 1) == 0
    assert perft(rules, state, chance, 3) == 0


def test_there_are_counts_for_every_module_and_for_all_four_on_their_way() -> None:
    middles = {name.split("-")[1] for name in KEPT if name.startswith("modules-")}
    assert middles >= {"f", "p", "b", "c", "fpbc"}
