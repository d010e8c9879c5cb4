# compiled
"""The components of Sabika: the lists of the rulebook, spelt as in the data, with their numbers."""

from __future__ import annotations

from typing import Final


def in_order(numbers: dict[str, int]) -> tuple[str, ...]:
    """The names of a list; each name's number is its place in the list."""
    assert list(numbers.values()) == list(range(len(numbers))), numbers
    return tuple(numbers)


# S4.1: resources. Materials and goods lie in storehouses as stock 0 to 6.
GYPSUM: Final = 0
WOOD: Final = 1
MARBLE: Final = 2
TILE: Final = 3
DINAR: Final = 4
TAX: Final = 5
POINT: Final = 6
RAW: Final = 7
GOOD: Final = 8
MATERIALS: Final = in_order({"gypsum": GYPSUM, "wood": WOOD, "marble": MARBLE, "tile": TILE})
RESOURCES: Final = (*MATERIALS, *("dinars", "taxes", "vp", "raw", "goods"))
RAWS: Final = ("cane", "silk", "clay")
GOODS: Final = ("sugar", "clothes", "pottery")  # each good is made of the raw in the same place
STOCK: Final = MATERIALS + GOODS
KINDS_OF_MATERIAL: Final = 4
KINDS_OF_GOOD: Final = 3
KINDS_OF_STOCK: Final = 7
QUARRIED: Final = 0  # instead of a set of resources: the materials of the quarry that triggered the effect

MATERIAL_VP: Final = bytes([1, 2, 3, 4])  # S5.5

# S3: the rings and their workers.
RINGS: Final = ("outer", "middle", "inner")
RING_SIZE: Final = bytes([8, 6, 6])
MAX_RING_SIZE: Final = 8  # entries for each ring in the lookup arrays
WORKERS: Final = ("architect-1", "architect-2", "merchant", "poet")
RING_OF: Final = bytes([0, 0, 1, 2])
WORKERS_EACH: Final = 4  # workers of a player
ARCHITECTS: Final = 2

# S5 to S7: the actions of the rings and of bonuses (S4.7); the last two are Yusuf's (S13.3).
QUARRY_SMALL: Final = 0
QUARRY_LARGE: Final = 1
STOREHOUSE: Final = 2
MARKET: Final = 3
CONSTRUCT: Final = 4
EXPORT: Final = 5
CONSOLIDATE: Final = 6
PRODUCTION: Final = 7
ENGRAVE: Final = 8
REACTIVATE: Final = 9
CRAFT: Final = 10
CONSTRUCT_LARGE: Final = 11
CONSTRUCT_SMALL: Final = 12
ACTIONS: Final = in_order(
    {
        "quarry_small": QUARRY_SMALL,
        "quarry_large": QUARRY_LARGE,
        "storehouse": STOREHOUSE,
        "market": MARKET,
        "construct": CONSTRUCT,
        "export": EXPORT,
        "consolidate": CONSOLIDATE,
        "production": PRODUCTION,
        "engrave": ENGRAVE,
        "reactivate": REACTIVATE,
        "craft": CRAFT,
        "construct_large": CONSTRUCT_LARGE,
        "construct_small": CONSTRUCT_SMALL,
    }
)
PLAYERS_ACTIONS: Final = 11

# S5.5, S5.6: the types of buildings, and the colours of half patterns.
LARGE_TYPES: Final = ("palace", "fountain", "gate")
SMALL_TYPES: Final = ("garden", "tower", "window")
TYPES: Final = LARGE_TYPES + SMALL_TYPES
COLOURS: Final = ("ochre", "blue", "green", "purple")
JOKER: Final = 4  # the balance card's right half, which matches every colour

CITY_COLOURS: Final = ("red", "blue")  # S6.2

# S1: the number of each component.
SHORT_POEMS: Final = 22
LONG_POEMS: Final = 20
SMALL_BUILDINGS: Final = 36
BALANCE_CARDS: Final = 4
LARGE_BUILDINGS: Final = 21
STOREHOUSES: Final = 24
CITIES: Final = 9
HOME: Final = 9  # Granada, beside the cities
MAP: Final = 10
CITY_TOKENS: Final = 12
TRADE_CARDS: Final = 8
EVENT_CARDS: Final = 14
WISHES: Final = 9
STARTING_TOKENS: Final = 10
RAW_TOKENS: Final = 8  # of each type
HOUSES: Final = 4  # storehouses of a player
TOWER: Final = 3
LAST_SPACE: Final = 6  # of the round track

# The source of an effect: for S4.7, and to explain every VP.
FROM_START: Final = 0
FROM_REWARD: Final = 1
FROM_LARGE: Final = 2
FROM_STOREHOUSE: Final = 3
FROM_CITY: Final = 4
FROM_INCOME: Final = 5
FROM_BALANCE: Final = 6
FROM_BLUE: Final = 7
FROM_RED: Final = 8
SOURCES: Final = in_order(
    {
        "start": FROM_START,
        "reward": FROM_REWARD,
        "large": FROM_LARGE,
        "storehouse": FROM_STOREHOUSE,
        "city": FROM_CITY,
        "income": FROM_INCOME,
        "balance": FROM_BALANCE,
        "blue": FROM_BLUE,
        "red": FROM_RED,
    }
)

# The piles, each with a stream of chance of its own.
RAW_PILE: Final = 0
WISH_PILE: Final = 1
STOREHOUSE_PILE: Final = 2
SMALL_PILE: Final = 3
SHORT_PILE: Final = 4
LONG_PILE: Final = 5
CITY_PILE: Final = 6
TRADE_PILE: Final = 7
BALANCE_PILE: Final = 8
START_PILE: Final = 9
EVENT_PILE: Final = 10
YUSUF_TOKEN_PILE: Final = 11
YUSUF_PILE: Final = 12  # and the kind of worker
PILES: Final = in_order(
    {
        "raw": RAW_PILE,
        "wishes": WISH_PILE,
        "storehouses": STOREHOUSE_PILE,
        "small-buildings": SMALL_PILE,
        "short-poems": SHORT_PILE,
        "long-poems": LONG_PILE,
        "cities": CITY_PILE,
        "trade": TRADE_PILE,
        "balance": BALANCE_PILE,
        "starting-tokens": START_PILE,
        "events": EVENT_PILE,
        "yusuf-tokens": YUSUF_TOKEN_PILE,
        "yusuf-architects": YUSUF_PILE,
        "yusuf-merchants": YUSUF_PILE + 1,
        "yusuf-poets": YUSUF_PILE + 2,
    }
)
