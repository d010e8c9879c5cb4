# compiled
"""Refilling spaces from decks, stacks and the bag (S1.3 to S1.8, S9.4). Cards are drawn when they appear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, count_many, nth
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.sabika.components import KINDS_OF_GOOD, RAW_PILE, SHORT_PILE, SMALL_PILE, STOREHOUSE_PILE
from comares.sabika.events import POEM_LAID, RAW_LAID, RAW_REFILLED, SMALL_LAID, SMALL_MADE_ANEW, STOREHOUSE_LAID
from comares.sabika.state import EMPTY, SabikaState, replaced

EACH_SIDE: Final = 2


def draw_from(cards: i64, pile: i64, chance: Chance) -> i64:
    """A random card of a set that is not empty."""
    return nth(cards, chance.draw(pile, count_many(cards)))


def fill_raw(state: SabikaState, chance: Chance, log: EventSink) -> None:
    """S9.4: empty raw spaces are filled from the bag; an empty bag is refilled from the discard."""
    space: i64 = 0
    while space < len(state.raw_spaces):
        if state.raw_spaces[space] == EMPTY:
            left: i64 = state.bag[0] + state.bag[1] + state.bag[2]
            if not left and state.discard[0] + state.discard[1] + state.discard[2]:
                state.bag = state.discard[:]
                raw: i64 = 0
                while raw < KINDS_OF_GOOD:
                    left += state.bag[raw]
                    state.discard[raw] = 0
                    raw += 1
                log.emit(RAW_REFILLED, -1, 0, 0)
            if not left:
                return
            drawn: i64 = chance.draw(RAW_PILE, left)
            raw = 0
            while drawn >= state.bag[raw]:
                drawn -= state.bag[raw]
                raw += 1
            state.bag[raw] -= 1
            state.raw_spaces[space] = raw
            log.emit(RAW_LAID, -1, raw, space)
        space += 1


def fill_small(state: SabikaState, chance: Chance, log: EventSink) -> None:
    """S5.4, S9.4: four small buildings are open; an empty deck is made of the discards again."""
    slot: i64 = 0
    while slot < len(state.small_open):
        if state.small_open[slot] == EMPTY:
            if not state.small_deck:
                if not state.small_discard:
                    return
                state.small_deck = state.small_discard
                state.small_discard = 0
                log.emit(SMALL_MADE_ANEW, -1, 0, 0)
            card: i64 = draw_from(state.small_deck, SMALL_PILE, chance)
            state.small_deck ^= bit(card)
            state.small_open[slot] = card
            log.emit(SMALL_LAID, -1, card, slot)
        slot += 1


def fill_short(state: SabikaState, chance: Chance, log: EventSink) -> None:
    """S9.4: short poems are opened; with an empty deck spaces stay empty (poem-7)."""
    slot: i64 = 0
    while slot < len(state.short_open) and state.short_deck:
        if state.short_open[slot] == EMPTY:
            poem: i64 = draw_from(state.short_deck, SHORT_PILE, chance)
            state.short_deck ^= bit(poem)
            state.short_open[slot] = poem
            log.emit(POEM_LAID, -1, poem, slot)
        slot += 1


def fill_storehouses(state: SabikaState, chance: Chance, log: EventSink) -> None:
    """S9.4: storehouse tokens are opened, each side from its own stack."""
    slot: i64 = 0
    while slot < len(state.storehouses):
        side: i64 = slot // EACH_SIDE
        if state.storehouses[slot] == EMPTY and state.stacks[side]:
            token: i64 = draw_from(state.storehouse_deck, STOREHOUSE_PILE, chance)
            state.storehouse_deck ^= bit(token)
            state.stacks = replaced(state.stacks, side, state.stacks[side] - 1)
            state.storehouses = replaced(state.storehouses, slot, token)
            log.emit(STOREHOUSE_LAID, -1, token, slot)
        slot += 1
