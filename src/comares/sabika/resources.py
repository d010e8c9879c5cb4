# compiled
"""S4: resources: paying, gaining, storing, taxes, raw and goods."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.log import EventSink
from comares.sabika.components import DINAR, KINDS_OF_GOOD, KINDS_OF_MATERIAL, KINDS_OF_STOCK, TAX
from comares.sabika.context import Context
from comares.sabika.events import GAINED, GAINED_VP, GOT_GOOD, GOT_RAW, PAID, PRODUCED, SPENT_SEALS, TAX_BACK
from comares.sabika.modifiers import GOODS_BOXES, ON_PRODUCE, ON_STORE_GOOD
from comares.sabika.state import (
    BOXES,
    DINARS,
    EMPTY,
    FIELDS,
    HELD,
    SEALS,
    SPECIAL,
    STOCKED,
    TAXES,
    VP,
    SabikaState,
)
from comares.sabika.step_ids import ROOM_STEP


def event_seat(state: SabikaState, context: Context, party: i64) -> i64:
    """The party as events name it: a seat, or -1 for Yusuf."""
    if party >= context.lookup.seats:
        return -1
    return party


def pay(state: SabikaState, n: i64, log: EventSink) -> None:
    """S4.5: the acting seat pays: dinars first, then seals for what is missing."""
    if not n:
        return
    seat: i64 = state.seat
    dinars: i64 = min(n, state.get(seat, DINARS))
    state.add(seat, DINARS, -dinars)
    log.emit(PAID, seat, n, 0)
    if n > dinars:
        state.add(seat, SEALS, dinars - n)
        log.emit(SPENT_SEALS, seat, n - dinars, 0)


def score(state: SabikaState, party: i64, points: i64) -> None:
    """Add VP (or subtract). The caller emits the event that explains it."""
    state.own[party * FIELDS + VP] += points


def move_tax(state: SabikaState, party: i64, steps: i64) -> None:
    """S4.8: move the tax marker forward or back; it then lies on top of others on its space."""
    if not steps:
        return
    state.add(party, TAXES, steps)
    to_top(state, party)


def to_top(state: SabikaState, party: i64) -> None:
    """Put the party's tax marker first in the stack: it has moved last."""
    stack = state.stack
    i: i64 = 0
    while stack[i] != party:
        i += 1
    while i > 0:
        stack[i] = stack[i - 1]
        i -= 1
    stack[0] = party


def tax_back(state: SabikaState, party: i64, seat: i64, steps: i64, log: EventSink) -> None:
    """S9.2: taxes paid with steps back. `seat`: the party as events name it."""
    if steps:
        move_tax(state, party, -steps)
        log.emit(TAX_BACK, seat, steps, 0)


def gain(state: SabikaState, resource: i64, n: i64, source: i64, log: EventSink) -> None:
    """The acting seat gains materials, dinars, taxes or VP. The caller checks the room (S4.2)."""
    if not n:
        return
    seat: i64 = state.seat
    if resource < KINDS_OF_MATERIAL:
        state.add(seat, STOCKED + resource, n)
    elif resource == DINAR:
        state.add(seat, DINARS, n)
    elif resource == TAX:
        move_tax(state, seat, n)
    else:
        score(state, seat, n)
        log.emit(GAINED_VP + (source & 255), seat, n, source >> 8)
        return
    log.emit(GAINED, seat, n, resource)


def overflow(state: SabikaState, seat: i64) -> i64:
    """S4.2: how many materials and goods exceed the boxes; not positive if there is room."""
    own = state.own
    at: i64 = seat * FIELDS
    total: i64 = -own[at + BOXES]
    kind: i64 = 0
    while kind < KINDS_OF_STOCK:
        total += own[at + STOCKED + kind]
        kind += 1
    return total


# Raw and goods.


def goods(state: SabikaState, seat: i64, good: i64) -> i64:
    """How many of a good the seat has, in storehouses and on poems."""
    return state.get(seat, STOCKED + KINDS_OF_MATERIAL + good) + state.get(seat, SPECIAL + good)


def all_goods(state: SabikaState, seat: i64) -> i64:
    """How many goods the seat has."""
    return goods(state, seat, 0) + goods(state, seat, 1) + goods(state, seat, 2)


def in_both(state: SabikaState, good: i64) -> bool:
    """S11.6: whether the acting seat has a good on a poem and in a storehouse: it makes a difference which one goes."""
    return state.get_own(SPECIAL + good) > 0 and state.get_own(STOCKED + KINDS_OF_MATERIAL + good) > 0


def spend_good(state: SabikaState, seat: i64, good: i64, from_storehouse: bool) -> None:
    """S11.6: a good is spent from a poem, or from a storehouse if it is not on a poem or the player says so."""
    if state.get(seat, SPECIAL + good) and not from_storehouse:
        state.add(seat, SPECIAL + good, -1)
    else:
        state.add(seat, STOCKED + KINDS_OF_MATERIAL + good, -1)
    state.discard[good] += 1


def store_good(state: SabikaState, context: Context, good: i64) -> i64:
    """S11: store a good on a poem while there is room, else in a storehouse. Returns the triggers of this, as a set."""
    seat: i64 = state.seat
    boxes: i64 = context.modifier_sum(state, GOODS_BOXES)
    lying: i64 = state.get(seat, SPECIAL) + state.get(seat, SPECIAL + 1) + state.get(seat, SPECIAL + 2)
    if lying < boxes:
        state.add(seat, SPECIAL + good, 1)
        return bit(ON_STORE_GOOD)
    state.add(seat, STOCKED + KINDS_OF_MATERIAL + good, 1)
    return 0


def displaced(state: SabikaState, context: Context, good: i64) -> i64:
    """S4.2, S11.6: 1 + a new good that finds the goods store of a poem full; 0 if there is room or no such store. Asked
    before the good is stored."""
    if context.as_in_version_1:
        return 0
    boxes: i64 = context.modifier_sum(state, GOODS_BOXES)
    lying: i64 = state.get_own(SPECIAL) + state.get_own(SPECIAL + 1) + state.get_own(SPECIAL + 2)
    return good + 1 if 0 < boxes <= lying else 0


def on_rondel(state: SabikaState) -> i64:
    """The set of raw types that lie on the rondel."""
    types: i64 = 0
    for raw in state.raw_spaces:
        if raw != EMPTY:
            types |= bit(raw)
    return types


def held_raw(state: SabikaState, seat: i64) -> i64:
    """How many raw the seat has."""
    return state.get(seat, HELD) + state.get(seat, HELD + 1) + state.get(seat, HELD + 2)


def produce_from_raw(state: SabikaState, context: Context, raw: i64, log: EventSink) -> None:
    """S4.4: an own raw becomes its good; then its triggers, then the check of room."""
    state.push(ROOM_STEP, displaced(state, context, raw))
    state.add(state.seat, HELD + raw, -1)
    log.emit(PRODUCED, state.seat, raw, 0)
    context.push_triggers(state, bit(ON_PRODUCE) | store_good(state, context, raw), 0)


def gain_raw(state: SabikaState, context: Context, raw: i64, space: i64, log: EventSink) -> None:
    """S4.3: raw moves from the rondel to the own production space; if its type is there already, it becomes a good."""
    if state.get_own(HELD + raw):
        produce_from_raw(state, context, raw, log)
        return
    state.raw_spaces[space] = EMPTY
    state.add(state.seat, HELD + raw, 1)
    log.emit(GOT_RAW, state.seat, raw, space)


def gain_good(state: SabikaState, context: Context, space: i64, log: EventSink) -> None:
    """S4.4: a raw token of the rondel becomes a good of the acting seat."""
    good: i64 = state.raw_spaces[space]
    state.raw_spaces[space] = EMPTY
    log.emit(GOT_GOOD, state.seat, good, space)
    new: i64 = displaced(state, context, good)
    if new:
        state.push(ROOM_STEP, new)
    context.push_triggers(state, store_good(state, context, good), 0)


assert KINDS_OF_GOOD == 3
