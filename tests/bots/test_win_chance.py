"""The chance to win: it follows the points, it is certain at the end, and it says how often games are won."""

from __future__ import annotations

import os
import random

import pytest
from helpers.engine.contracts import pick_kind_first

from comares.arena.training.fit_spread import Sampler, calibration
from comares.bots.budget import Budget
from comares.bots.judgement import Judge
from comares.bots.knowledge import knowledge_of
from comares.bots.win_chance import softmax
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

LONG = bool(os.environ.get("COMARES_LONG"))


def a_game(game: str, seats: int, choices: int | None = None) -> Table:
    """A game after so many choices; None: at its end."""
    table, dice = Table(GAMES[game], seats, {}, SeededChance(2)), random.Random(2)
    while not table.state.over and (choices is None or len(table.record.lines) <= choices):
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    return table


@pytest.mark.parametrize(("game", "seats"), [("alhambra", 2), ("alhambra", 5), ("sabika", 1), ("sabika", 3)])
def test_the_chances_of_all_seats_are_all_there_is_to_win(game: str, seats: int) -> None:
    table = a_game(game, seats, 12)
    judge = Judge(table.rules, knowledge_of(game))
    chances = judge.prospect(table.state, Budget(3), 1).chances
    assert len(chances) == seats
    assert all(0 < chance < 1 for chance in chances)
    if seats > 1:
        assert sum(chances) == pytest.approx(1)
    assert chances == judge.prospect(table.state, Budget(3), 1).chances, "the same seed gives the same chances"


@pytest.mark.parametrize("seats", [2, 4])
def test_after_the_end_the_winner_is_certain(seats: int) -> None:
    table = a_game("alhambra", seats)
    found = Judge(table.rules, knowledge_of("alhambra")).prospect(table.state, Budget(3), 1)
    winners = table.outcome().winners
    assert found.chances == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def test_a_lead_is_worth_more_the_less_of_the_game_is_left() -> None:
    early, late = a_game("alhambra", 2, 6), a_game("alhambra", 2, 70)
    spread = knowledge_of("alhambra").spread(early.rules)
    assert spread.at(late.state) < spread.at(early.state)
    assert softmax([10, 4], spread.at(late.state))[0] > softmax([10, 4], spread.at(early.state))[0] > 0.5


def test_more_points_are_a_better_chance_and_equal_points_an_equal_one() -> None:
    assert softmax([5, 5, 5], 4.0) == pytest.approx([1 / 3] * 3)
    first, second, third = softmax([9, 5, 1], 4.0)
    assert first > second > third > 0
    assert softmax([1e6, 0.0], 0.5) == [1.0, 0.0], "no overflow"


@pytest.mark.skipif(not LONG, reason="plays dozens of games")
@pytest.mark.parametrize(("game", "seats"), [("alhambra", 3), ("sabika", 2)])
def test_seats_win_as_often_as_their_chances_say(game: str, seats: int) -> None:
    sampler = Sampler(game, seats, knowledge_of(game))
    samples = [each for seed in range(40) for each in sampler.play(90_000 + seed)]
    bins = calibration(samples, list(knowledge_of(game).spreads))
    off = sum(abs(chance - won) * count for chance, won, count in bins) / sum(count for *_, count in bins)
    assert off < 0.1, bins
