# compiled
"""What Sabika is made of: names and their numbers, and the tables that the rulebook prints."""

from __future__ import annotations

from typing import Final

# What can be had. Materials and goods lie in storehouses (S4.1) as stock 0 to 6.
MATERIALS: Final = ("gypsum", "wood", "marble", "tile")
RAWS: Final = ("cane", "silk", "clay")
GOODS: Final = ("sugar", "clothes", "pottery")  # of the raw in the same place
STOCK: Final = MATERIALS + GOODS
RESOURCES: Final = (*MATERIALS, "dinars", "taxes", "vp", "raw", "goods")
GYPSUM: Final = 0
WOOD: Final = 1
MARBLE: Final = 2
TILE: Final = 3
DINAR: Final = 4
TAX: Final = 5
POINT: Final = 6
RAW: Final = 7
GOOD: Final = 8
KINDS_OF_MATERIAL: Final = 4
KINDS_OF_GOOD: Final = 3
KINDS_OF_STOCK: Final = 7
QUARRIED: Final = 0  # in place of a set of resources: what the quarry that set it off gives

MATERIAL_VP: Final = bytes([1, 2, 3, 4])  # S5.5

# S3: the rings and who works there.
RINGS: Final = ("outer", "middle", "inner")
RING_SIZE: Final = bytes([8, 6, 6])
WIDEST: Final = 8  # places in the tables for each ring
WORKERS: Final = ("architect-1", "architect-2", "merchant", "poet")
RING_OF: Final = bytes([0, 0, 1, 2])
EACH: Final = 4  # workers of a player
ARCHITECTS: Final = 2

# The actions of the rings, and of bonuses (S4.7); the last two are Yusuf's.
ACTIONS: Final = (
    "quarry_small",
    "quarry_large",
    "storehouse",
    "market",
    "construct",
    "export",
    "consolidate",
    "production",
    "engrave",
    "reactivate",
    "craft",
    "construct_large",
    "construct_small",
)
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
PLAYERS_ACTIONS: Final = 11

LARGE_TYPES: Final = ("palace", "fountain", "gate")
SMALL_TYPES: Final = ("garden", "tower", "window")
TYPES: Final = LARGE_TYPES + SMALL_TYPES
COLOURS: Final = ("ochre", "blue", "green", "purple")
JOKER: Final = 4
CITY_COLOURS: Final = ("red", "blue")

# How many of each there are.
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
EVENTS: Final = 14
WISHES: Final = 9
STARTING_TOKENS: Final = 10
RAW_TOKENS: Final = 8  # of each type
HOUSES: Final = 4  # storehouses of a player
TOWER: Final = 3
LAST_SPACE: Final = 6  # of the round track

# What a blue poem sets off, and when.
TRIGGERS: Final = (
    "on_income",
    "on_become_first_player",
    "on_seal",
    "on_build_large",
    "on_build_small",
    "on_balance",
    "on_quarry",
    "on_produce_good",
    "on_consolidate",
    "on_use_tile",
    "on_storehouse_action",
    "on_store_good",
    "on_build_using_gypsum",
    "on_build_using_wood",
    "on_build_using_marble",
    "on_build_using_tile",
)
ON_INCOME: Final = 0
ON_FIRST_PLAYER: Final = 1
ON_SEAL: Final = 2
ON_BUILD_LARGE: Final = 3
ON_BUILD_SMALL: Final = 4
ON_BALANCE: Final = 5
ON_QUARRY: Final = 6
ON_PRODUCE: Final = 7
ON_CONSOLIDATE: Final = 8
ON_TILE: Final = 9
ON_STOREHOUSE: Final = 10
ON_STORE_GOOD: Final = 11
ON_BUILD_USING: Final = 12  # and the material

# What a blue poem changes for good.
MODIFIERS: Final = (
    "engrave_extra_materials",
    "engrave_vp_per_material",
    "engrave_discount",
    "secondary_discount",
    "route_discount",
    "market_extra_operations",
    "goods_boxes",
    "occupancy_free",
    "free_steps",
    "export_vp",
    "export_taxes",
    "rest_dinars",
    "rest_vp",
)
EXTRA_MATERIALS: Final = 0
VP_PER_MATERIAL: Final = 1
ENGRAVE_DISCOUNT: Final = 2
SECONDARY_DISCOUNT: Final = 3
ROUTE_DISCOUNT: Final = 4
EXTRA_OPERATIONS: Final = 5
GOODS_BOXES: Final = 6
OCCUPANCY_FREE: Final = 7
FREE_STEPS: Final = 8
EXPORT_VP: Final = 9
EXPORT_TAXES: Final = 10
REST_DINARS: Final = 11
REST_VP: Final = 12

# What an event changes (S12).
EVENT_MODIFIERS: Final = (
    "buy",
    "sell",
    "engrave_cost",
    "export_tax_per_good",
    "same_materials_allowed",
    "tax_due",
    "material_vp",
    "route_cost_each",
    "consolidate_cost",
    "free_steps",
    "occupancy_cost",
    "secondary_cost",
    "tax_step_dinar_or_vp",
)
E_BUY: Final = 0
E_SELL: Final = 1
E_ENGRAVE: Final = 2
E_EXPORT_TAX: Final = 3
E_SAME_MATERIALS: Final = 4
E_TAX_DUE: Final = 5
E_MATERIAL_VP: Final = 6
E_ROUTE: Final = 7
E_CONSOLIDATE: Final = 8
E_FREE_STEPS: Final = 9
E_OCCUPANCY: Final = 10
E_SECONDARY: Final = 11
E_TAX_STEP: Final = 12

# What wishes, poems, trade cards and Yusuf's cards count.
COUNTERS: Final = (
    "poems",
    "poems_blue",
    "poems_red",
    "poems_grey",
    "presence",
    "consolidated",
    "seals",
    "boxes",
    "large",
    "small",
    "buildings",
    "pairs_large_small",
    "sets_large_types",
    "balances",
    "sets_poem_colours",
    "reward_steps",
    "longest_chain",
    "stored_resources",
    "presence_red",
    "presence_blue",
    "presence_demand_sugar",
    "presence_demand_clothes",
    "presence_demand_pottery",
)

# Where an effect comes from; for S4.7 and so that every VP is explained.
SOURCES: Final = ("start", "reward", "large", "storehouse", "city", "income", "balance", "blue", "red")
FROM_START: Final = 0
FROM_REWARD: Final = 1
FROM_LARGE: Final = 2
FROM_STOREHOUSE: Final = 3
FROM_CITY: Final = 4
FROM_INCOME: Final = 5
FROM_BALANCE: Final = 6
FROM_BLUE: Final = 7
FROM_RED: Final = 8

# The piles, each with a stream of chance of its own.
PILES: Final = (
    "raw",
    "wishes",
    "storehouses",
    "small-buildings",
    "short-poems",
    "long-poems",
    "cities",
    "trade",
    "balance",
    "starting-tokens",
    "events",
    "yusuf-tokens",
    "yusuf-architects",
    "yusuf-merchants",
    "yusuf-poets",
)
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
