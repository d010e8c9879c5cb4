# compiled
"""Counters: what wishes, poems, trade cards and Yusuf's cards count, by the names of the data, for one party."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import count, lowest, set_of
from comares.sabika.building_row import balances
from comares.sabika.components import HOME, KINDS_OF_STOCK, MAP, SHORT_POEMS, in_order
from comares.sabika.context import Context
from comares.sabika.modifiers import GOODS_BOXES
from comares.sabika.state import (
    BLUE,
    BOXES,
    FIELDS,
    GREY,
    LARGE,
    LEFT,
    RED,
    REWARD,
    RIGHT,
    SEALS,
    SMALL,
    SPECIAL,
    STOCKED,
    SabikaState,
)

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
DEMANDING: Final = 20  # plus the number of the good
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

# Most counters count the members of some sets of the party.
_SETS: Final = {
    POEMS: [BLUE, RED, GREY],
    POEMS_BLUE: [BLUE],
    POEMS_RED: [RED],
    POEMS_GREY: [GREY],
    PRESENCE: [LEFT, RIGHT],
    CONSOLIDATED: [RIGHT],
    LARGE_BUILT: [LARGE],
    SMALL_BUILT: [SMALL],
    BUILDINGS: [LARGE, SMALL],
}
# S13.6, S13.7: Yusuf's short poems are all stored as blue and count as either; his small buildings count as balances.
_YUSUFS_SETS: Final = {**_SETS, POEMS_RED: [BLUE], BALANCES: [SMALL]}

_FIELDS: Final = vec[i64]([set_of(_SETS.get(counter, [])) for counter in range(len(COUNTERS))])
_YUSUFS_FIELDS: Final = vec[i64]([set_of(_YUSUFS_SETS.get(counter, [])) for counter in range(len(COUNTERS))])


def counted(state: SabikaState, context: Context, party: i64, counter: i64) -> i64:
    """How much the party has of what the counter counts."""
    yusuf: bool = party >= context.lookup.seats
    fields: i64 = _YUSUFS_FIELDS[counter] if yusuf else _FIELDS[counter]
    if fields:
        return _in_sets(state, party, fields)
    if counter == SEALS_HELD:
        return state.get(party, SEALS)
    if counter == ALL_BOXES:
        return boxes(state, context, party)
    if counter == PAIRS:
        return min(count(state.get(party, LARGE)), count(state.get(party, SMALL)))
    if counter == SETS_OF_TYPES:
        fewest: i64 = min(buildings_of_type(state, context, party, 0), buildings_of_type(state, context, party, 1))
        return min(fewest, buildings_of_type(state, context, party, 2))
    if counter == BALANCES:
        return balances(state, context, party)
    if counter == SETS_OF_COLOURS:
        blue: i64 = count(state.get(party, BLUE))
        red: i64 = count(state.get(party, RED))
        if yusuf:  # S13.6: two short poems and a long one are a set
            blue = red = blue // 2
        return min(min(blue, red), count(state.get(party, GREY)))
    if counter == REWARD_STEPS:
        return state.get(party, REWARD)
    if counter == LONGEST_CHAIN:
        return longest_chain(state, context, party)
    if counter == STORED:
        return stored(state, party)
    if counter == RED_CITIES:
        return cities_of_colour(state, context, party, True)
    if counter == BLUE_CITIES:
        return cities_of_colour(state, context, party, False)
    return cities_demanding(state, context, party, counter - DEMANDING)


def _in_sets(state: SabikaState, party: i64, fields: i64) -> i64:
    """The number of members of these sets of the party."""
    n: i64 = 0
    while fields:
        n += count(state.get(party, lowest(fields)))
        fields &= fields - 1
    return n


def buildings_of_type(state: SabikaState, context: Context, party: i64, kind: i64) -> i64:
    """Buildings of one type; the first three types are large."""
    n: i64 = 0
    large: bool = kind < 3
    cards: i64 = state.get(party, LARGE) if large else state.get(party, SMALL)
    while cards:
        card: i64 = lowest(cards)
        if (context.lookup.large_type[card] if large else context.lookup.small_type[card]) == kind:
            n += 1
        cards &= cards - 1
    return n


def boxes(state: SabikaState, context: Context, party: i64) -> i64:
    """All boxes, including those of poems that store goods; Yusuf's poems have no effect."""
    n: i64 = state.get(party, BOXES)
    if party < context.lookup.seats:
        poems: i64 = state.get(party, BLUE) & context.lookup.modifier_poems[GOODS_BOXES]
        while poems:
            n += context.lookup.modifier[GOODS_BOXES * SHORT_POEMS + lowest(poems)]
            poems &= poems - 1
    return n


def stored(state: SabikaState, party: i64) -> i64:
    """Materials and goods, wherever they lie."""
    own = state.own
    first: i64 = party * FIELDS
    n: i64 = own[first + SPECIAL] + own[first + SPECIAL + 1] + own[first + SPECIAL + 2]
    kind: i64 = 0
    while kind < KINDS_OF_STOCK:
        n += own[first + STOCKED + kind]
        kind += 1
    return n


def longest_chain(state: SabikaState, context: Context, party: i64) -> i64:
    """export-6: the size of the largest group of the party's cities connected by routes; Granada connects none."""
    left: i64 = state.presence(party)
    longest: i64 = 0
    while left:
        group: i64 = left & -left
        grown: i64 = 0
        while grown != group:
            grown = group
            cities: i64 = group
            while cities:
                group |= context.lookup.neighbours[lowest(cities)] & left
                cities &= cities - 1
        longest = max(longest, count(group))
        left &= ~group
    return longest


def cities_of_colour(state: SabikaState, context: Context, party: i64, red: bool) -> i64:
    """The number of cities with presence whose token is red (or blue)."""
    n: i64 = 0
    cities: i64 = state.presence(party)
    while cities:
        if (context.lookup.red_action[state.cities[lowest(cities)]] >= 0) == red:
            n += 1
        cities &= cities - 1
    return n


def cities_demanding(state: SabikaState, context: Context, party: i64, good: i64) -> i64:
    """The number of cities with presence that demand a good."""
    n: i64 = 0
    cities: i64 = state.presence(party)
    while cities:
        if context.lookup.demand[state.cities[lowest(cities)]] >> good & 1:
            n += 1
        cities &= cities - 1
    return n


def route_cost(state: SabikaState, context: Context, party: i64, city: i64, more: i64) -> i64:
    """S6.1: the cost of the cheapest way to a city from Granada or a city with presence. `more`: what an event adds to
    each route."""
    at: i64 = more * MAP * MAP
    cheapest: i64 = context.lookup.distance[at + HOME * MAP + city]
    cities: i64 = state.presence(party)
    while cities:
        cost: i64 = context.lookup.distance[at + lowest(cities) * MAP + city]
        if cost < cheapest:
            cheapest = cost
        cities &= cities - 1
    return cheapest
