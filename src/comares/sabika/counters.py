# compiled
"""What wishes, poems, trade cards and Yusuf's cards count: the words of the data, with their numbers."""

from __future__ import annotations

from typing import Final

from comares.sabika.components import in_order

POEMS: Final = 0
POEMS_BLUE: Final = 1
POEMS_RED: Final = 2
POEMS_GREY: Final = 3
PRESENCE: Final = 4
CONSOLIDATED: Final = 5
SEALS_HELD: Final = 6
ALL_BOXES: Final = 7
LARGE_BUILT: Final = 8
SMALL_BUILT: Final = 9
BUILDINGS: Final = 10
PAIRS: Final = 11
SETS_OF_TYPES: Final = 12
BALANCES: Final = 13
SETS_OF_COLOURS: Final = 14
REWARD_STEPS: Final = 15
LONGEST_CHAIN: Final = 16
STORED: Final = 17
RED_CITIES: Final = 18
BLUE_CITIES: Final = 19
DEMANDING: Final = 20  # and the good
COUNTERS: Final = in_order(
    {
        "poems": POEMS,
        "poems_blue": POEMS_BLUE,
        "poems_red": POEMS_RED,
        "poems_grey": POEMS_GREY,
        "presence": PRESENCE,
        "consolidated": CONSOLIDATED,
        "seals": SEALS_HELD,
        "boxes": ALL_BOXES,
        "large": LARGE_BUILT,
        "small": SMALL_BUILT,
        "buildings": BUILDINGS,
        "pairs_large_small": PAIRS,
        "sets_large_types": SETS_OF_TYPES,
        "balances": BALANCES,
        "sets_poem_colours": SETS_OF_COLOURS,
        "reward_steps": REWARD_STEPS,
        "longest_chain": LONGEST_CHAIN,
        "stored_resources": STORED,
        "presence_red": RED_CITIES,
        "presence_blue": BLUE_CITIES,
        "presence_demand_sugar": DEMANDING,
        "presence_demand_clothes": DEMANDING + 1,
        "presence_demand_pottery": DEMANDING + 2,
    }
)
