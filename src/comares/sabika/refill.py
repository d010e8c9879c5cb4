# compiled
"""Drawing: what comes up when spaces are filled (S1.3 to S1.8, S9.4). Nothing is shuffled ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, count, nth
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.sabika.components import KINDS_OF_GOOD, RAW_PILE, SHORT_PILE, SMALL_PILE, STOREHOUSE_PILE
from comares.sabika.events import POEM_LAID, RAW_LAID, RAW_REFILLED, SMALL_LAID, SMALL_MADE_ANEW, STOREHOUSE_LAID
from comares.sabika.state import EMPTY, SabikaState

EACH_SIDE: Final = 2


def draw_from(cards: i64, pile: i64, chance: Chance) -> i64:
    """One card of a set that is not empty."""
    return nth(cards, chance.draw(pile, count(cards)))


def fill_raw(table: SabikaState, chance: Chance, log: EventSink) -> None:
    """S9.4: raw from the bag on empty spaces; an empty bag is refilled from the discard."""
    space: i64 = 0
    while space < len(table.raw_spaces):
        if table.raw_spaces[space] == EMPTY:
            left: i64 = table.bag[0] + table.bag[1] + table.bag[2]
            if not left and table.discard[0] + table.discard[1] + table.discard[2]:
                table.bag = table.discard[:]
                raw: i64 = 0
                while raw < KINDS_OF_GOOD:
                    left += table.bag[raw]
                    table.discard[raw] = 0
                    raw += 1
                log.emit(RAW_REFILLED, -1, 0, 0)
            if not left:
                return
            drawn: i64 = chance.draw(RAW_PILE, left)
            raw = 0
            while drawn >= table.bag[raw]:
                drawn -= table.bag[raw]
                raw += 1
            table.bag[raw] -= 1
            table.raw_spaces[space] = raw
            log.emit(RAW_LAID, -1, raw, space)
        space += 1


def fill_small(table: SabikaState, chance: Chance, log: EventSink) -> None:
    """S5.4, S9.4: four open small buildings; an empty deck is made anew from the discards."""
    slot: i64 = 0
    while slot < len(table.small_open):
        if table.small_open[slot] == EMPTY:
            if not table.small_deck:
                if not table.small_discard:
                    return
                table.small_deck = table.small_discard
                table.small_discard = 0
                log.emit(SMALL_MADE_ANEW, -1, 0, 0)
            card: i64 = draw_from(table.small_deck, SMALL_PILE, chance)
            table.small_deck ^= bit(card)
            table.small_open[slot] = card
            log.emit(SMALL_LAID, -1, card, slot)
        slot += 1


def fill_short(table: SabikaState, chance: Chance, log: EventSink) -> None:
    """S9.4: open short poems; poem-7: with none left spaces stay empty."""
    slot: i64 = 0
    while slot < len(table.short_open) and table.short_deck:
        if table.short_open[slot] == EMPTY:
            poem: i64 = draw_from(table.short_deck, SHORT_PILE, chance)
            table.short_deck ^= bit(poem)
            table.short_open[slot] = poem
            log.emit(POEM_LAID, -1, poem, slot)
        slot += 1


def fill_storehouses(table: SabikaState, chance: Chance, log: EventSink) -> None:
    """S9.4: each side from its own stack."""
    slot: i64 = 0
    while slot < len(table.storehouses):
        side: i64 = slot // EACH_SIDE
        if table.storehouses[slot] == EMPTY and table.stacks[side]:
            token: i64 = draw_from(table.storehouse_deck, STOREHOUSE_PILE, chance)
            table.storehouse_deck ^= bit(token)
            table.stacks[side] -= 1
            table.storehouses[slot] = token
            log.emit(STOREHOUSE_LAID, -1, token, slot)
        slot += 1
