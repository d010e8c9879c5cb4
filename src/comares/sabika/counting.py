# compiled
"""What wishes, poems, trade cards and Yusuf's cards count, for one party at one moment."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import count, lowest, set_of
from comares.sabika.components import HOME, JOKER, KINDS_OF_STOCK, MAP, SHORT_POEMS
from comares.sabika.context import Book
from comares.sabika.counters import (
    ALL_BOXES,
    BALANCES,
    BLUE_CITIES,
    BUILDINGS,
    CONSOLIDATED,
    COUNTERS,
    LARGE_BUILT,
    LONGEST_CHAIN,
    PAIRS,
    POEMS,
    POEMS_BLUE,
    POEMS_GREY,
    POEMS_RED,
    PRESENCE,
    RED_CITIES,
    REWARD_STEPS,
    SEALS_HELD,
    SETS_OF_COLOURS,
    SETS_OF_TYPES,
    SMALL_BUILT,
    STORED,
    WANTING,
)
from comares.sabika.modifiers import GOODS_BOXES
from comares.sabika.state import (
    BALANCE,
    BLUE,
    BOXES,
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

# Most counters count what lies in sets of a party's.
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
# S13.6, S13.7: Yusuf's short poems, which all lie with the blue ones, count as either; his small buildings as balances.
_YUSUFS_SETS: Final = {**_SETS, POEMS_RED: [BLUE], BALANCES: [SMALL]}

_FIELDS: Final = vec[i64]([set_of(_SETS.get(counter, [])) for counter in range(len(COUNTERS))])
_YUSUFS_FIELDS: Final = vec[i64]([set_of(_YUSUFS_SETS.get(counter, [])) for counter in range(len(COUNTERS))])


def counted(table: SabikaState, book: Book, party: i64, counter: i64) -> i64:
    """How much the party has of what the counter counts."""
    yusuf: bool = party >= book.tables.seats
    fields: i64 = _YUSUFS_FIELDS[counter] if yusuf else _FIELDS[counter]
    if fields:
        return _in_sets(table, party, fields)
    if counter == SEALS_HELD:
        return table.has(party, SEALS)
    if counter == ALL_BOXES:
        return boxes(table, book, party)
    if counter == PAIRS:
        return min(count(table.has(party, LARGE)), count(table.has(party, SMALL)))
    if counter == SETS_OF_TYPES:
        return min(of_type(table, book, party, 0), of_type(table, book, party, 1), of_type(table, book, party, 2))
    if counter == BALANCES:
        return balances(table, book, party)
    if counter == SETS_OF_COLOURS:
        blue: i64 = count(table.has(party, BLUE))
        red: i64 = count(table.has(party, RED))
        if yusuf:  # S13.6: two short ones and a long one
            blue = red = blue // 2
        return min(blue, red, count(table.has(party, GREY)))
    if counter == REWARD_STEPS:
        return table.has(party, REWARD)
    if counter == LONGEST_CHAIN:
        return longest_chain(table, book, party)
    if counter == STORED:
        return stored(table, party)
    if counter == RED_CITIES:
        return coloured(table, book, party, True)
    if counter == BLUE_CITIES:
        return coloured(table, book, party, False)
    return wanting(table, book, party, counter - WANTING)


def _in_sets(table: SabikaState, party: i64, fields: i64) -> i64:
    """How much lies in these sets of the party's."""
    n: i64 = 0
    while fields:
        n += count(table.has(party, lowest(fields)))
        fields &= fields - 1
    return n


def of_type(table: SabikaState, book: Book, party: i64, kind: i64) -> i64:
    """Buildings of one type; the first three types are large."""
    n: i64 = 0
    large: bool = kind < 3
    cards: i64 = table.has(party, LARGE) if large else table.has(party, SMALL)
    while cards:
        card: i64 = lowest(cards)
        if (book.tables.large_type[card] if large else book.tables.small_type[card]) == kind:
            n += 1
        cards &= cards - 1
    return n


def boxes(table: SabikaState, book: Book, party: i64) -> i64:
    """All boxes, those of a poem that stores goods too; Yusuf's poems have no effect."""
    n: i64 = table.has(party, BOXES)
    if party < book.tables.seats:
        poems: i64 = table.has(party, BLUE) & book.tables.modifier_poems[GOODS_BOXES]
        while poems:
            n += book.tables.modifier[GOODS_BOXES * SHORT_POEMS + lowest(poems)]
            poems &= poems - 1
    return n


def stored(table: SabikaState, party: i64) -> i64:
    """Materials and goods, wherever they lie."""
    n: i64 = table.has(party, SPECIAL) + table.has(party, SPECIAL + 1) + table.has(party, SPECIAL + 2)
    kind: i64 = 0
    while kind < KINDS_OF_STOCK:
        n += table.has(party, STOCKED + kind)
        kind += 1
    return n


def end_of_row(table: SabikaState, book: Book, party: i64, right: bool) -> i64:
    """The half pattern at one end of the party's row of small buildings (S5.6)."""
    end: i64 = 0
    last: i64 = -1
    cards: i64 = table.has(party, SMALL)
    while cards:
        card: i64 = lowest(cards)
        place: i64 = table.laid[card]
        if (place > end) if right else (place < end):
            end = place
            last = card
        cards &= cards - 1
    if last >= 0:
        return book.tables.small_right[last] if right else book.tables.small_left[last]
    return JOKER if right else book.tables.balance_left[table.has(party, BALANCE)]


def next_place(table: SabikaState, party: i64, right: bool) -> i64:
    """The free place at one end of the row."""
    end: i64 = 0
    cards: i64 = table.has(party, SMALL)
    while cards:
        place: i64 = table.laid[lowest(cards)]
        if (place > end) if right else (place < end):
            end = place
        cards &= cards - 1
    return end + 1 if right else end - 1


def balances(table: SabikaState, book: Book, party: i64) -> i64:
    """Pairs of halves that meet in one colour, the balance card's right half being any."""
    n: i64 = 0
    tables = book.tables
    cards: i64 = table.has(party, SMALL)
    rest: i64 = cards
    while rest:
        card: i64 = lowest(rest)
        place: i64 = table.laid[card]
        inner: i64 = place - 1 if place > 0 else place + 1
        half: i64 = tables.small_left[card] if place > 0 else tables.small_right[card]
        beside: i64 = JOKER if place > 0 else tables.balance_left[table.has(party, BALANCE)]
        others: i64 = cards
        while others and inner:
            other: i64 = lowest(others)
            if table.laid[other] == inner:
                beside = tables.small_right[other] if place > 0 else tables.small_left[other]
            others &= others - 1
        if beside in (half, JOKER):
            n += 1
        rest &= rest - 1
    return n


def longest_chain(table: SabikaState, book: Book, party: i64) -> i64:
    """export-6: the largest group of the party's cities that routes join; Granada joins none."""
    left: i64 = table.presence(party)
    longest: i64 = 0
    while left:
        group: i64 = left & -left
        grown: i64 = 0
        while grown != group:
            grown = group
            cities: i64 = group
            while cities:
                group |= book.tables.neighbours[lowest(cities)] & left
                cities &= cities - 1
        longest = max(longest, count(group))
        left &= ~group
    return longest


def coloured(table: SabikaState, book: Book, party: i64, red: bool) -> i64:
    """Cities with presence whose token is red, or blue."""
    n: i64 = 0
    cities: i64 = table.presence(party)
    while cities:
        if (book.tables.red_action[table.cities[lowest(cities)]] >= 0) == red:
            n += 1
        cities &= cities - 1
    return n


def wanting(table: SabikaState, book: Book, party: i64, good: i64) -> i64:
    """Cities with presence that want a good."""
    n: i64 = 0
    cities: i64 = table.presence(party)
    while cities:
        if book.tables.demand[table.cities[lowest(cities)]] >> good & 1:
            n += 1
        cities &= cities - 1
    return n


def route(table: SabikaState, book: Book, party: i64, city: i64, more: i64) -> i64:
    """S6.1: the cheapest way to a city from Granada or a city with presence; each route costs `more` by an event."""
    at: i64 = more * MAP * MAP
    cheapest: i64 = book.tables.distance[at + HOME * MAP + city]
    cities: i64 = table.presence(party)
    while cities:
        cost: i64 = book.tables.distance[at + lowest(cities) * MAP + city]
        if cost < cheapest:
            cheapest = cost
        cities &= cities - 1
    return cheapest
