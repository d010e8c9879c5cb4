# compiled
"""A1: the contents of the box: tiles, kinds, currencies, money cards."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import set_of

# A1.1: the kinds, cheapest first.
KINDS: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
NO_KIND: Final = 6  # of the fountain and of every other piece that is no building

# The sides of a tile, clockwise: bit d of a set of sides is side d.
SIDES: Final = "NESW"
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
ALL_SIDES: Final = 15

# A1.2: the currencies, in the order of the market's slots.
CURRENCIES: Final = ("florin", "dirham", "dinar", "ducat")
SLOTS: Final = 4
HIGHEST_VALUE: Final = 9
CARDS: Final = 36  # different money cards: card = currency * 9 + value - 1
VALUE: Final = bytes([card % HIGHEST_VALUE + 1 for card in range(CARDS)])
COPIES: Final = 3
WITH_DIRK: Final = 2  # A11: the number of players that play with a neutral third

TILES: Final = 54  # numbered from 1
FOUNTAIN: Final = 55  # A1.3
FIRST_HALF: Final = FOUNTAIN + 1  # in a palace, the number of a half piece is this and its kind


def _read_tiles() -> list[dict[str, str]]:
    text = (files("comares.alhambra") / "data" / "tiles.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def sides(letters: str) -> int:
    """The set of sides with these letters."""
    return sum(1 << SIDES.index(letter) for letter in letters)


def side_letters(walls: int) -> str:
    """The letters of a set of sides."""
    return "".join(letter for bit, letter in enumerate(SIDES) if walls >> bit & 1)


_ROWS: Final = _read_tiles()

# By tile; number 0 is no tile, 55 the fountain.
KIND: Final = bytes([NO_KIND, *(KINDS.index(row["kind"]) for row in _ROWS), NO_KIND])
PRICE: Final = bytes([0, *(int(row["price"]) for row in _ROWS), 0])
WALLS: Final = bytes([0, *(sides(row["walls"]) for row in _ROWS), 0])


# Sets of tiles (see kernel/bitset.py).
TILES_OF_KIND: Final = vec[i64](
    [set_of([tile for tile in range(1, TILES + 1) if KIND[tile] == kind]) for kind in range(len(KINDS))]
)
ALL_TILES: Final = set_of(list(range(1, TILES + 1)))


# Cards of one currency are one int: two bits for each value hold the number of its copies (at most three). So a byte
# holds four values: the first 1 to 4, the second 5 to 8, the third the nines.
_COPIES: Final = bytes([sum(byte >> 2 * i & 3 for i in range(4)) for byte in range(256)])
_MONEY_1_TO_4: Final = bytes([sum((byte >> 2 * i & 3) * (i + 1) for i in range(4)) for byte in range(256)])
_MONEY_5_TO_8: Final = bytes([sum((byte >> 2 * i & 3) * (i + 5) for i in range(4)) for byte in range(256)])


def money(cards: i64) -> i64:
    """The total value of cards of one currency."""
    low: i64 = _MONEY_1_TO_4[cards & 255]
    middle: i64 = _MONEY_5_TO_8[cards >> 8 & 255]
    return low + middle + HIGHEST_VALUE * (cards >> 16)


def how_many(cards: i64) -> i64:
    """The number of cards of one currency."""
    low: i64 = _COPIES[cards & 255]
    middle: i64 = _COPIES[cards >> 8 & 255]
    return low + middle + (cards >> 16)


def card_unit(card: i64) -> i64:
    """One copy of the card, as cards of its currency."""
    return 1 << (2 * (card % HIGHEST_VALUE))


def copies(seats: i64) -> i64:
    """A1.2, A11.1: the copies of each money card."""
    return COPIES - 1 if seats == WITH_DIRK else COPIES


def card_name(card: i64) -> str:
    """The name of a money card in codes.

    >>> card_name(1), card_number("florin-2")
    ('florin-2', 1)
    """
    return f"{CURRENCIES[card // HIGHEST_VALUE]}-{card % HIGHEST_VALUE + 1}"


def card_number(name: str) -> i64:
    """The money card of this name, or -1."""
    currency, _, value = name.partition("-")
    if currency not in CURRENCIES or len(value) != 1 or value not in "123456789":
        return -1
    return CURRENCIES.index(currency) * HIGHEST_VALUE + int(value) - 1


def cell_name(x: i64, y: i64) -> str:
    """The name of a cell in codes."""
    return f"{x},{y}"


def cards_of(money: list[int]) -> list[int]:
    """Cards held as four ints, one a currency, as a list of card numbers, lowest first."""
    return [
        currency * HIGHEST_VALUE + value
        for currency, cards in enumerate(money)
        for value in range(HIGHEST_VALUE)
        for _ in range(cards >> 2 * value & 3)
    ]


def money_of(cards: list[int]) -> list[int]:
    """A list of card numbers as four ints, one a currency."""
    money = [0] * SLOTS
    for card in cards:
        money[card // HIGHEST_VALUE] += int(card_unit(card))
    return money


def all_cards(seats: int) -> list[int]:
    """A1.2, A11.1: every money card in play, lowest first."""
    return [card for card in range(CARDS) for _ in range(copies(seats))]
