# compiled
"""How the words of a code are read: each number and each name has one proper spelling."""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 9


def whole_number(word: str) -> int:
    """The number from 0 on that a word spells, or -1.

    >>> whole_number("7"), whole_number("07"), whole_number("-7"), whole_number("seven")
    (7, -1, -1, -1)
    """
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and word == str(int(word)):
        return int(word)
    return -1


def integer(word: str) -> int | None:
    """The number, negative or not, that a word spells in its one proper spelling.

    >>> integer("-7"), integer("07"), integer("-0"), integer("seven")
    (-7, None, None, None)
    """
    number = whole_number(word.removeprefix("-"))
    if number < 0 or word == "-0":
        return None
    return -number if word.startswith("-") else number


def numerals(most: int) -> list[str]:
    """The words for 1 to the most: names of things that are numbered from 1."""
    return [str(n) for n in range(1, most + 1)]


def index_of(word: str, names: tuple[str, ...] | list[str]) -> int:
    """The place of a word among these names, or -1."""
    return names.index(word) if word in names else -1
