"""Sets of ids as ints, against Python's own; and how words are read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comares.kernel.bitset import bit, count, count_many, first, highest, lowest, nth, set_of, to_list
from comares.kernel.notation import index_of, numerals, whole_number

THINGS = st.sets(st.integers(0, 61))


@given(THINGS)
def test_a_set_is_what_is_in_it(things: set[int]) -> None:
    packed = set_of(list(things))
    assert to_list(packed) == sorted(things)
    assert count(packed) == count_many(packed) == len(things)
    assert packed == sum(bit(thing) for thing in things)
    for n, thing in enumerate(sorted(things)):
        assert nth(packed, n) == thing
    if things:
        assert (lowest(packed), highest(packed)) == (min(things), max(things))


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 54, 62])
def test_the_first_n_things_also_beyond_32(n: int) -> None:
    assert to_list(first(n)) == list(range(n))


@pytest.mark.parametrize("word", ["", "-", "-1", "+1", "01", "1.0", "1_0", " 1", "²", "١", "1234567890", "one"])
def test_a_number_has_one_spelling(word: str) -> None:
    assert whole_number(word) == -1


def test_numerals_are_the_names_of_what_is_numbered_from_1() -> None:
    assert [index_of(word, numerals(3)) for word in ("1", "3", "0", "4", "01")] == [0, 2, -1, -1, -1]
    assert [whole_number(word) for word in numerals(12)] == list(range(1, 13))
