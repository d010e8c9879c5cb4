# compiled
"""Reading the words of a code: each number and each name has exactly one spelling."""

from __future__ import annotations

from typing import Final

MAX_DIGITS: Final = 9


def whole_number(word: str) -> int:
    """The number (0 or more) that the word spells, or -1.

    >>> whole_number("7"), whole_number("07"), whole_number("-7"), whole_number("seven")
    (7, -1, -1, -1)
    """
    if word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS and word == str(int(word)):
        return int(word)
    return -1


def integer(word: str) -> int | None:
    """The number, negative or not, that the word spells; None if it spells none.

    >>> integer("-7"), integer("07"), integer("-0"), integer("seven")
    (-7, None, None, None)
    """
    number = whole_number(word.removeprefix("-"))
    if number < 0 or word == "-0":
        return None
    return -number if word.startswith("-") else number


def numerals(last: int) -> list[str]:
    """The words "1" to `last`: the names of things that are numbered from 1."""
    return [str(n) for n in range(1, last + 1)]


def index_of(word: str, names: tuple[str, ...] | list[str]) -> int:
    """The index of the word among these names, or -1."""
    return names.index(word) if word in names else -1
