# compiled
"""S13.3 to S13.6: what Yusuf does with an action of his card, by ordered criteria."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, count, highest, lowest
from comares.kernel.log import EventSink
from comares.sabika.actions.construct import of_the_era
from comares.sabika.actions.poems import MOST_GREY, take_short
from comares.sabika.actions.storehouse import EACH_SIDE
from comares.sabika.components import (
    CONSOLIDATE,
    CONSTRUCT_LARGE,
    CONSTRUCT_SMALL,
    EXPORT,
    STOREHOUSE,
    TOWER,
)
from comares.sabika.context import Book
from comares.sabika.events import (
    ADVANCED,
    BUILT_LARGE,
    BUILT_SMALL,
    ENGRAVED_LONG,
    ENGRAVED_SHORT,
    YUSUF_BOXES,
    YUSUF_GOES_BY,
)
from comares.sabika.state import (
    BLUE,
    BOXES,
    EMPTY,
    GREY,
    LARGE,
    PILED,
    REWARD,
    SMALL,
    SabikaState,
)
from comares.sabika.yusuf.criteria import (
    LARGE_HIGHEST,
    LARGE_WISHED,
    LONG_LAST,
    MORE_BOXES,
    NEARER_TOKEN,
    ONLY_TOKEN,
    OTHER_SIDE,
    SHORT_HIGHEST,
    SMALL_FIRST,
    SMALL_WISHED,
)
from comares.sabika.yusuf.trade import TO_CONSOLIDATE, TO_EXPORT, TOLD, push_city, what_to_consolidate, where_to_export

BOTH_HALVES: Final = 2


def carry_out(table: SabikaState, book: Book, action: i64, space: i64, log: EventSink) -> bool:
    """Whether the action can be done; then it is."""
    if action == CONSTRUCT_LARGE:
        return _build_large(table, book, log)
    if action == CONSTRUCT_SMALL:
        return _build_small(table, book, log)
    if action == STOREHOUSE:
        return _expand(table, book, space, log)
    if action == EXPORT:
        cities: i64 = where_to_export(table, book, log)
        push_city(table, TO_EXPORT, cities, log)
        return cities != 0
    if action == CONSOLIDATE:
        cities = what_to_consolidate(table, book, log)
        push_city(table, TO_CONSOLIDATE, cities, log)
        return cities != 0
    return _engrave(table, book, log)


def _wished_types(table: SabikaState, book: Book) -> i64:
    """The types of buildings on the three wishes, on track or tower."""
    types: i64 = 0
    slot: i64 = 0
    while slot < TOWER:
        types |= book.tables.wish_types[table.wishes[slot]]
        slot += 1
    return types


def _build_large(table: SabikaState, book: Book, log: EventSink) -> bool:
    """S13.3: the highest number of a wished type; failing that the highest."""
    yusuf: i64 = book.tables.seats
    tokens: i64 = of_the_era(table, book)
    if not tokens:
        return False
    types: i64 = _wished_types(table, book)
    wished: i64 = 0
    rest: i64 = tokens
    while rest:
        if types >> book.tables.large_type[lowest(rest)] & 1:
            wished |= bit(lowest(rest))
        rest &= rest - 1
    token: i64 = highest(wished if wished else tokens)
    log.emit(YUSUF_GOES_BY, TOLD, LARGE_WISHED if wished else LARGE_HIGHEST, 0)
    table.large_open ^= bit(token)
    table.put(yusuf, LARGE, table.has(yusuf, LARGE) | bit(token))
    log.emit(BUILT_LARGE, TOLD, token, 0)
    table.put(yusuf, REWARD, min(table.has(yusuf, REWARD) + 1, book.tables.last_reward))
    log.emit(ADVANCED, TOLD, table.has(yusuf, REWARD), 0)
    return True


def _build_small(table: SabikaState, book: Book, log: EventSink) -> bool:
    """S13.3: from the right column on, from the top, the first of a wished type; failing that the first."""
    types: i64 = _wished_types(table, book)
    chosen: i64 = -1
    criterion: i64 = SMALL_FIRST
    for slot in book.tables.yusuf_order:
        card: i64 = table.small_open[slot]
        if card != EMPTY:
            if types >> book.tables.small_type[card] & 1:
                chosen = slot
                criterion = SMALL_WISHED
                break
            if chosen < 0:
                chosen = slot
    if chosen < 0:
        return False
    log.emit(YUSUF_GOES_BY, TOLD, criterion, 0)
    yusuf: i64 = book.tables.seats
    card = table.small_open[chosen]
    table.small_open[chosen] = EMPTY
    table.laid[card] = count(table.has(yusuf, SMALL)) + 1
    table.put(yusuf, SMALL, table.has(yusuf, SMALL) | bit(card))
    log.emit(BUILT_SMALL, TOLD, card, 1)
    return True


def _expand(table: SabikaState, book: Book, space: i64, log: EventSink) -> bool:
    """S13.4: the one with more boxes beside his space, on a tie the nearer; if none, the other side's."""
    side: i64 = book.tables.side[space]
    here: i64 = EACH_SIDE if side == 2 else 0
    slot: i64 = _larger(table, book, here)
    criterion: i64 = _why_larger(table, book, here)
    if slot < 0:
        criterion = OTHER_SIDE
        slot = _larger(table, book, EACH_SIDE - here)
    if slot < 0:
        return False
    log.emit(YUSUF_GOES_BY, TOLD, criterion, 0)
    yusuf: i64 = book.tables.seats
    token: i64 = table.storehouses[slot]
    table.storehouses[slot] = EMPTY
    table.put(yusuf, PILED, table.has(yusuf, PILED) | bit(token))
    table.add(yusuf, BOXES, book.tables.boxes[token])
    log.emit(YUSUF_BOXES, TOLD, token, table.has(yusuf, BOXES))
    return True


def _larger(table: SabikaState, book: Book, slot: i64) -> i64:
    """Of two open tokens of a side, the first being the nearer, the place of the one with more boxes, or -1."""
    one: i64 = table.storehouses[slot]
    other: i64 = table.storehouses[slot + 1]
    if one == EMPTY:
        return slot + 1 if other != EMPTY else -1
    if other == EMPTY or book.tables.boxes[one] >= book.tables.boxes[other]:
        return slot
    return slot + 1


def _why_larger(table: SabikaState, book: Book, slot: i64) -> i64:
    """What decides between the tokens of a side."""
    one: i64 = table.storehouses[slot]
    other: i64 = table.storehouses[slot + 1]
    if one == EMPTY or other == EMPTY:
        return ONLY_TOKEN
    return NEARER_TOKEN if book.tables.boxes[one] == book.tables.boxes[other] else MORE_BOXES


def _engrave(table: SabikaState, book: Book, log: EventSink) -> bool:
    """S13.6, solo-4, solo-7: by turns the highest short poem and the last long one by letter."""
    yusuf: i64 = book.tables.seats
    if table.long_next and table.long_open and count(table.has(yusuf, GREY)) < MOST_GREY:
        poem: i64 = _last_long(table, book)
        table.long_open ^= bit(poem)
        table.put(yusuf, GREY, table.has(yusuf, GREY) | bit(poem))
        table.long_next = False
        log.emit(YUSUF_GOES_BY, TOLD, LONG_LAST, 0)
        log.emit(ENGRAVED_LONG, TOLD, poem, 0)
        return True
    best: i64 = EMPTY
    for short in table.short_open:
        best = max(best, short)
    if best == EMPTY:
        return False
    take_short(table, best)
    table.put(yusuf, BLUE, table.has(yusuf, BLUE) | bit(best))
    table.long_next = True
    log.emit(YUSUF_GOES_BY, TOLD, SHORT_HIGHEST, 0)
    log.emit(ENGRAVED_SHORT, TOLD, best, BOTH_HALVES)
    return True


def _last_long(table: SabikaState, book: Book) -> i64:
    """solo-4: the highest letter, then the highest number."""
    names = book.tables.long_names
    poems: i64 = table.long_open
    last: i64 = lowest(poems)
    while poems:
        if names[lowest(poems)] > names[last]:
            last = lowest(poems)
        poems &= poems - 1
    return last
