# compiled
"""S13.3 to S13.6: Yusuf's actions, by ordered criteria."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, count, highest, lowest
from comares.kernel.log import EventSink
from comares.sabika.actions.construct import of_the_era
from comares.sabika.actions.poems import MAX_GREY, take_short
from comares.sabika.actions.storehouse import EACH_SIDE
from comares.sabika.components import (
    CONSOLIDATE,
    CONSTRUCT_LARGE,
    CONSTRUCT_SMALL,
    EXPORT,
    STOREHOUSE,
    TOWER,
)
from comares.sabika.context import Context
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
    replaced,
)
from comares.sabika.yusuf.trade import (
    TO_CONSOLIDATE,
    TO_EXPORT,
    YUSUF_SEAT,
    push_city,
    what_to_consolidate,
    where_to_export,
)
from comares.sabika.yusuf_criteria import (
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

BOTH_HALVES: Final = 2


def carry_out(state: SabikaState, context: Context, action: i64, space: i64, log: EventSink) -> bool:
    """Carry out an action of his card; false if it cannot be done."""
    if action == CONSTRUCT_LARGE:
        return _build_large(state, context, log)
    if action == CONSTRUCT_SMALL:
        return _build_small(state, context, log)
    if action == STOREHOUSE:
        return _expand(state, context, space, log)
    if action == EXPORT:
        cities: i64 = where_to_export(state, context, log)
        push_city(state, TO_EXPORT, cities, log)
        return cities != 0
    if action == CONSOLIDATE:
        cities = what_to_consolidate(state, context, log)
        push_city(state, TO_CONSOLIDATE, cities, log)
        return cities != 0
    return _engrave(state, context, log)


def _wished_types(state: SabikaState, context: Context) -> i64:
    """The set of building types on the three wishes, on the track and on the tower."""
    types: i64 = 0
    slot: i64 = 0
    while slot < TOWER:
        types |= context.lookup.wish_types[state.wishes[slot]]
        slot += 1
    return types


def _build_large(state: SabikaState, context: Context, log: EventSink) -> bool:
    """S13.3: the highest number of a wished type, else the highest number."""
    yusuf: i64 = context.lookup.seats
    tokens: i64 = of_the_era(state, context)
    if not tokens:
        return False
    types: i64 = _wished_types(state, context)
    wished: i64 = 0
    rest: i64 = tokens
    while rest:
        if types >> context.lookup.large_type[lowest(rest)] & 1:
            wished |= bit(lowest(rest))
        rest &= rest - 1
    token: i64 = highest(wished if wished else tokens)
    log.emit(YUSUF_GOES_BY, YUSUF_SEAT, LARGE_WISHED if wished else LARGE_HIGHEST, 0)
    state.large_open ^= bit(token)
    state.set(yusuf, LARGE, state.get(yusuf, LARGE) | bit(token))
    log.emit(BUILT_LARGE, YUSUF_SEAT, token, 0)
    state.set(yusuf, REWARD, min(state.get(yusuf, REWARD) + 1, context.lookup.last_reward))
    log.emit(ADVANCED, YUSUF_SEAT, state.get(yusuf, REWARD), 0)
    return True


def _build_small(state: SabikaState, context: Context, log: EventSink) -> bool:
    """S13.3: in his order of spaces the first of a wished type, else the first."""
    types: i64 = _wished_types(state, context)
    chosen: i64 = -1
    criterion: i64 = SMALL_FIRST
    for slot in context.lookup.yusuf_order:
        card: i64 = state.small_open[slot]
        if card != EMPTY:
            if types >> context.lookup.small_type[card] & 1:
                chosen = slot
                criterion = SMALL_WISHED
                break
            if chosen < 0:
                chosen = slot
    if chosen < 0:
        return False
    log.emit(YUSUF_GOES_BY, YUSUF_SEAT, criterion, 0)
    yusuf: i64 = context.lookup.seats
    card = state.small_open[chosen]
    state.small_open[chosen] = EMPTY
    state.laid = replaced(state.laid, card, count(state.get(yusuf, SMALL)) + 1)
    state.set(yusuf, SMALL, state.get(yusuf, SMALL) | bit(card))
    log.emit(BUILT_SMALL, YUSUF_SEAT, card, 1)
    return True


def _expand(state: SabikaState, context: Context, space: i64, log: EventSink) -> bool:
    """S13.4: the token with more boxes beside his space, on a tie the nearer one; else one of the other side."""
    side: i64 = context.lookup.side[space]
    here: i64 = EACH_SIDE if side == 2 else 0
    slot: i64 = _larger(state, context, here)
    criterion: i64 = _why_larger(state, context, here)
    if slot < 0:
        criterion = OTHER_SIDE
        slot = _larger(state, context, EACH_SIDE - here)
    if slot < 0:
        return False
    log.emit(YUSUF_GOES_BY, YUSUF_SEAT, criterion, 0)
    yusuf: i64 = context.lookup.seats
    token: i64 = state.storehouses[slot]
    state.storehouses = replaced(state.storehouses, slot, EMPTY)
    state.set(yusuf, PILED, state.get(yusuf, PILED) | bit(token))
    state.add(yusuf, BOXES, context.lookup.boxes[token])
    log.emit(YUSUF_BOXES, YUSUF_SEAT, token, state.get(yusuf, BOXES))
    return True


def _larger(state: SabikaState, context: Context, slot: i64) -> i64:
    """The place of the token with more boxes on a side, on a tie of the nearer one; -1 if there is none."""
    one: i64 = state.storehouses[slot]
    other: i64 = state.storehouses[slot + 1]
    if one == EMPTY:
        return slot + 1 if other != EMPTY else -1
    if other == EMPTY or context.lookup.boxes[one] >= context.lookup.boxes[other]:
        return slot
    return slot + 1


def _why_larger(state: SabikaState, context: Context, slot: i64) -> i64:
    """The criterion that decides between the tokens of a side."""
    one: i64 = state.storehouses[slot]
    other: i64 = state.storehouses[slot + 1]
    if one == EMPTY or other == EMPTY:
        return ONLY_TOKEN
    return NEARER_TOKEN if context.lookup.boxes[one] == context.lookup.boxes[other] else MORE_BOXES


def _engrave(state: SabikaState, context: Context, log: EventSink) -> bool:
    """S13.6, solo-4, solo-7: alternately the highest short poem and the last long poem by letter."""
    yusuf: i64 = context.lookup.seats
    if state.long_next and state.long_open and count(state.get(yusuf, GREY)) < MAX_GREY:
        poem: i64 = _last_long(state, context)
        state.long_open ^= bit(poem)
        state.set(yusuf, GREY, state.get(yusuf, GREY) | bit(poem))
        state.long_next = False
        log.emit(YUSUF_GOES_BY, YUSUF_SEAT, LONG_LAST, 0)
        log.emit(ENGRAVED_LONG, YUSUF_SEAT, poem, 0)
        return True
    best: i64 = EMPTY
    for short in state.short_open:
        best = max(best, short)
    if best == EMPTY:
        return False
    take_short(state, best)
    state.set(yusuf, BLUE, state.get(yusuf, BLUE) | bit(best))
    state.long_next = True
    log.emit(YUSUF_GOES_BY, YUSUF_SEAT, SHORT_HIGHEST, 0)
    log.emit(ENGRAVED_SHORT, YUSUF_SEAT, best, BOTH_HALVES)
    return True


def _last_long(state: SabikaState, context: Context) -> i64:
    """solo-4: the long poem with the highest letter, then the highest number."""
    names = context.lookup.long_names
    poems: i64 = state.long_open
    last: i64 = lowest(poems)
    while poems:
        if names[lowest(poems)] > names[last]:
            last = lowest(poems)
        poems &= poems - 1
    return last
