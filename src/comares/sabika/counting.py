# compiled
"""What wishes, poems, trade cards and Yusuf's cards count, for one party at one moment."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.sets import count, lowest
from comares.sabika.book import Book
from comares.sabika.components import COUNTERS, GOODS_BOXES, HOME, JOKER, KINDS_OF_STOCK, MAP, SHORT_POEMS
from comares.sabika.state import (
    BALANCE,
    BLUE,
    BOXES,
    GREY,
    LARGE,
    RED,
    REWARD,
    RIGHT,
    SEALS,
    SMALL,
    SPECIAL,
    STOCKED,
    SabikaState,
)


def counted(table: SabikaState, book: Book, party: i64, counter: i64) -> i64:
    """How much the party has of what the counter (its place among COUNTERS) counts."""
    yusuf: bool = party >= book.tables.seats
    short: i64 = count(table.has(party, BLUE)) + count(table.has(party, RED))
    if counter == 0:
        return short + count(table.has(party, GREY))
    elif counter == 1:
        return short if yusuf else count(table.has(party, BLUE))  # S13.6
    elif counter == 2:
        return short if yusuf else count(table.has(party, RED))
    elif counter == 3:
        return count(table.has(party, GREY))
    elif counter == 4:
        return count(table.presence(party))
    elif counter == 5:
        return count(table.has(party, RIGHT))
    elif counter == 6:
        return table.has(party, SEALS)
    elif counter == 7:
        return boxes(table, book, party)
    elif counter == 8:
        return count(table.has(party, LARGE))
    elif counter == 9:
        return count(table.has(party, SMALL))
    elif counter == 10:
        return count(table.has(party, LARGE)) + count(table.has(party, SMALL))
    elif counter == 11:
        return min(count(table.has(party, LARGE)), count(table.has(party, SMALL)))
    elif counter == 12:
        return min(of_type(table, book, party, 0), of_type(table, book, party, 1), of_type(table, book, party, 2))
    elif counter == 13:
        return count(table.has(party, SMALL)) if yusuf else balances(table, book, party)  # S13.7
    elif counter == 14:
        if yusuf:
            return min(short // 2, count(table.has(party, GREY)))  # S13.6
        return min(count(table.has(party, BLUE)), count(table.has(party, RED)), count(table.has(party, GREY)))
    elif counter == 15:
        return table.has(party, REWARD)
    elif counter == 16:
        return longest_chain(table, book, party)
    elif counter == 17:
        return stored(table, party)
    elif counter == 18:
        return coloured(table, book, party, True)
    elif counter == 19:
        return coloured(table, book, party, False)
    return wanting(table, book, party, counter - 20)


assert COUNTERS[13] == "balances"
assert COUNTERS[20:] == ("presence_demand_sugar", "presence_demand_clothes", "presence_demand_pottery")


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
