"""Chance: seeded, recorded, replayed, rigged."""

from __future__ import annotations

from collections import Counter

import pytest

from comares.kernel.chance import MAX_PILES, Chance, SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.recorded_chance import EVERYBODY, Draw, RecordedChance, RecordingChance, RiggedChance, WrongDraw


def test_one_seed_deals_the_same_from_a_pile_whatever_is_drawn_from_others() -> None:
    alone, disturbed = SeededChance(5), SeededChance(5)
    for _ in range(100):
        disturbed.draw(1, 36)
        disturbed.draw(2, 2)
        assert alone.draw(0, 54) == disturbed.draw(0, 54)


def test_seeds_and_piles_differ() -> None:
    streams = {
        tuple(chance.draw(pile, 1000) for _ in range(4))
        for seed in range(10)
        for chance in [SeededChance(seed)]
        for pile in range(MAX_PILES)
    }
    assert len(streams) == 10 * MAX_PILES


@pytest.mark.parametrize("n", [1, 2, 3, 7, 108])
def test_draws_are_from_0_to_n_minus_1_and_about_even(n: int) -> None:
    chance = SeededChance(11)
    drawn = Counter(int(chance.draw(0, n)) for _ in range(200 * n))
    assert set(drawn) == set(range(n))
    assert all(120 < times < 300 for times in drawn.values()) or n == 1
    assert chance.draws == 200 * n


def test_a_copy_goes_on_as_the_original_would_and_neither_moves_the_other() -> None:
    chance = SeededChance(3)
    chance.draw(4, 10)
    copy = chance.copy()
    drawn = [copy.draw(pile, 99) for pile in (4, 0, 4)]
    assert [chance.draw(pile, 99) for pile in (4, 0, 4)] == drawn
    assert copy.draws == chance.draws


@pytest.mark.parametrize("seed", [0, 1, (1 << 32) - 1, 1 << 63, (1 << 64) - 1])
def test_a_seed_is_a_whole_number_of_64_bits(seed: int) -> None:
    assert 0 <= SeededChance(seed).draw(0, 6) < 6


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1 << 200])
def test_a_seed_beyond_64_bits_is_refused_not_cut_off(seed: int) -> None:
    with pytest.raises(BadSetup, match=f"a seed is a whole number from 0 to 2\\*\\*64 - 1, not {seed}"):
        SeededChance(seed)


def test_recording_keeps_pile_number_and_who_saw_it() -> None:
    recording = RecordingChance(RiggedChance({0: [3], 1: [2]}))
    assert recording.draw(0, 6) == 3
    assert recording.draw_for(1, 1, 6) == 2
    assert recording.drawn == [Draw(0, 3, EVERYBODY), Draw(1, 2, 1)]
    assert recording.draws == 2


def test_a_revelation_counts_as_a_draw_without_a_number() -> None:
    recording = RecordingChance(SeededChance(1))
    recording.mark_revealed()
    assert (recording.draws, recording.drawn) == (1, [])


def test_recorded_numbers_come_again_in_their_order() -> None:
    recorded = RecordedChance([Draw(0, 3), Draw(1, 2, 1)], ["bag", "deck"])
    assert recorded.draw(0, 6) == 3
    assert recorded.draw_for(1, 1, 6) == 2
    assert not recorded.left


@pytest.mark.parametrize(
    ("drawn", "complaint"),
    [
        ([], "expected a number for bag, but the line has no more"),
        ([Draw(1, 0)], "expected a number for bag, not for deck"),
        ([Draw(0, 6)], "bag 6 is out of range; expected 0 to 5"),
    ],
)
def test_other_numbers_than_the_game_asks_for_are_refused(drawn: list[Draw], complaint: str) -> None:
    with pytest.raises(WrongDraw, match=complaint):
        RecordedChance(drawn, ["bag", "deck"]).draw(0, 6)


def test_rigged_numbers_come_pile_by_pile_then_those_of_another_chance_or_0() -> None:
    rigged = RiggedChance({0: [5, 4]}, after=RiggedChance({0: [3], 1: [2]}))
    assert [rigged.draw(pile, 6) for pile in (1, 0, 0, 0, 0)] == [2, 5, 4, 3, 0]
    with pytest.raises(AssertionError):
        RiggedChance({0: [6]}).draw(0, 6)


def test_the_base_chance_cannot_draw() -> None:
    with pytest.raises(NotImplementedError):
        Chance().draw(0, 6)
