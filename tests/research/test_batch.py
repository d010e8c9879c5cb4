"""Batches: many games in compiled code, seen by numpy without a copy."""

from __future__ import annotations

import numpy as np
import pytest

from comares.kernel.chance import SeededChance
from comares.research.batches import Games
from comares.research.codec import codec


def test_the_arrays_are_the_memory_of_the_engine() -> None:
    games = Games("alhambra", 8, players=3, seed=1)
    for array in (games.masks, games.observations, games.seats, games.ended, games.points, games.winners):
        assert not array.flags.owndata
        assert not array.flags.writeable
    before = games.observations.copy()
    games.step(games.masks.argmax(axis=1))
    assert (games.observations != before).any(), "a step shows in the array that was there before"


def test_games_that_end_are_dealt_again_and_leave_their_results() -> None:
    games, dice = Games("sabika", 4, players=2, seed=3), np.random.default_rng(1)
    ended = 0
    while ended < 6:
        games.step([int(dice.choice(np.flatnonzero(mask))) for mask in games.masks])
        for game in np.flatnonzero(games.ended):
            ended += 1
            points = games.points[game]
            assert games.winners[game].any()
            assert points[games.winners[game] == 1].min() == points.max()
            assert games.shares()[game].sum() == pytest.approx(1)
    assert games.masks.any(axis=1).all(), "every game goes on"
    assert games.batch.dealt == 4 + ended


def test_a_game_of_a_batch_is_the_game_of_its_seed() -> None:
    together, alone = Games("alhambra", 3, players=2, seed=40), Games("alhambra", 1, players=2, seed=42)
    for _ in range(60):
        together.step(together.masks.argmax(axis=1))
        alone.step(alone.masks.argmax(axis=1))
        assert together.observations[2].tobytes() == alone.observations[0].tobytes()


def test_a_step_that_is_not_legal_is_refused() -> None:
    games = Games("alhambra", 2, seed=1)
    with pytest.raises(ValueError, match="action 0 is not legal in game 0"):
        games.step([0, 0])
    with pytest.raises(ValueError, match="3 actions for 2 games"):
        games.step([1, 1, 1])
    with pytest.raises(ValueError, match="1 game or more"):
        Games("alhambra", 0)


def test_random_play_in_compiled_code_counts_whole_options() -> None:
    games = Games("alhambra", 5, seed=7)
    games.batch.play_random(SeededChance(1), 400)
    assert 400 <= games.decisions < 410
    assert games.masks.any(axis=1).all()


def test_a_codec_is_shared() -> None:
    assert codec("sabika", 2, {"events": "1"}) is codec("sabika", 2, {"events": "1"})
