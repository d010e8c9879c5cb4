# compiled
"""S4: having things. Paying, gaining, storing, taxes; raw and goods."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.log import EventSink
from comares.sabika.components import DINAR, KINDS_OF_GOOD, KINDS_OF_MATERIAL, KINDS_OF_STOCK, TAX
from comares.sabika.context import Book
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


def voice(table: SabikaState, book: Book, party: i64) -> i64:
    """The party as events name it: a seat, or -1 for Yusuf."""
    return -1 if party >= book.tables.seats else party


def pay(table: SabikaState, n: i64, log: EventSink) -> None:
    """S4.5: whoever acts pays: dinars first, seals make up what is missing."""
    if not n:
        return
    seat: i64 = table.seat
    dinars: i64 = min(n, table.has(seat, DINARS))
    table.add(seat, DINARS, -dinars)
    log.emit(PAID, seat, n, 0)
    if n > dinars:
        table.add(seat, SEALS, dinars - n)
        log.emit(SPENT_SEALS, seat, n - dinars, 0)


def score(table: SabikaState, party: i64, points: i64) -> None:
    """VP, up or down; whoever calls tells why."""
    table.own[party * FIELDS + VP] += points


def move_tax(table: SabikaState, party: i64, steps: i64) -> None:
    """S4.8: forward or back; a marker that moves lies on top."""
    if not steps:
        return
    table.add(party, TAXES, steps)
    to_top(table, party)


def to_top(table: SabikaState, party: i64) -> None:
    """The party's marker has moved last."""
    stack = table.stack
    i: i64 = 0
    while stack[i] != party:
        i += 1
    while i > 0:
        stack[i] = stack[i - 1]
        i -= 1
    stack[0] = party


def tax_back(table: SabikaState, party: i64, told: i64, steps: i64, log: EventSink) -> None:
    """S9.2: a tax paid with the marker."""
    if steps:
        move_tax(table, party, -steps)
        log.emit(TAX_BACK, told, steps, 0)


def gain(table: SabikaState, resource: i64, n: i64, source: i64, log: EventSink) -> None:
    """Whoever acts gains materials, dinars, taxes or VP. Room is settled by whoever calls (S4.2)."""
    if not n:
        return
    seat: i64 = table.seat
    if resource < KINDS_OF_MATERIAL:
        table.add(seat, STOCKED + resource, n)
    elif resource == DINAR:
        table.add(seat, DINARS, n)
    elif resource == TAX:
        move_tax(table, seat, n)
    else:
        score(table, seat, n)
        log.emit(GAINED_VP + (source & 255), seat, n, source >> 8)
        return
    log.emit(GAINED, seat, n, resource)


def over(table: SabikaState, seat: i64) -> i64:
    """S4.2: how much more lies in the storehouses than there is room for."""
    own = table.own
    at: i64 = seat * FIELDS
    total: i64 = -own[at + BOXES]
    kind: i64 = 0
    while kind < KINDS_OF_STOCK:
        total += own[at + STOCKED + kind]
        kind += 1
    return total


# Raw and goods.


def goods(table: SabikaState, seat: i64, good: i64) -> i64:
    """How many of a good the seat has, wherever they lie."""
    return table.has(seat, STOCKED + KINDS_OF_MATERIAL + good) + table.has(seat, SPECIAL + good)


def all_goods(table: SabikaState, seat: i64) -> i64:
    """How many goods the seat has."""
    return goods(table, seat, 0) + goods(table, seat, 1) + goods(table, seat, 2)


def spend_good(table: SabikaState, seat: i64, good: i64) -> None:
    """S11: out of the special store first; goods spent go to the discard."""
    if table.has(seat, SPECIAL + good):
        table.add(seat, SPECIAL + good, -1)
    else:
        table.add(seat, STOCKED + KINDS_OF_MATERIAL + good, -1)
    table.discard[good] += 1


def store_good(table: SabikaState, book: Book, good: i64) -> i64:
    """S11: on a poem that stores goods while there is room, else in a storehouse. What that sets off, as a set."""
    seat: i64 = table.seat
    boxes: i64 = book.modifier(table, GOODS_BOXES)
    lying: i64 = table.has(seat, SPECIAL) + table.has(seat, SPECIAL + 1) + table.has(seat, SPECIAL + 2)
    if lying < boxes:
        table.add(seat, SPECIAL + good, 1)
        return bit(ON_STORE_GOOD)
    table.add(seat, STOCKED + KINDS_OF_MATERIAL + good, 1)
    return 0


def on_rondel(table: SabikaState) -> i64:
    """The set of raw types that lie on the rondel."""
    types: i64 = 0
    for raw in table.raw_spaces:
        if raw != EMPTY:
            types |= bit(raw)
    return types


def held_raw(table: SabikaState, seat: i64) -> i64:
    """How many raw the seat has."""
    return table.has(seat, HELD) + table.has(seat, HELD + 1) + table.has(seat, HELD + 2)


def turn_raw(table: SabikaState, book: Book, raw: i64, log: EventSink) -> None:
    """S4.4: the own raw becomes its good; then what that sets off, then room."""
    table.push(ROOM_STEP)
    table.add(table.seat, HELD + raw, -1)
    log.emit(PRODUCED, table.seat, raw, 0)
    book.fire(table, bit(ON_PRODUCE) | store_good(table, book, raw), 0)


def gain_raw(table: SabikaState, book: Book, raw: i64, space: i64, log: EventSink) -> None:
    """S4.3: from a space of the rondel to the own production space; a type that lies there is turned instead."""
    if table.mine(HELD + raw):
        turn_raw(table, book, raw, log)
        return
    table.raw_spaces[space] = EMPTY
    table.add(table.seat, HELD + raw, 1)
    log.emit(GOT_RAW, table.seat, raw, space)


def gain_good(table: SabikaState, book: Book, space: i64, log: EventSink) -> None:
    """S4.4: a token of the rondel, turned."""
    good: i64 = table.raw_spaces[space]
    table.raw_spaces[space] = EMPTY
    log.emit(GOT_GOOD, table.seat, good, space)
    book.fire(table, store_good(table, book, good), 0)


assert KINDS_OF_GOOD == 3
