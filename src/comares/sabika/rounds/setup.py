# compiled
"""S1.1 to S1.9, S12.1: the set-up before the first choice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import bit, first, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.sabika.components import (
    BALANCE_CARDS,
    BALANCE_PILE,
    CITIES,
    CITY_PILE,
    CITY_TOKENS,
    EVENT_CARDS,
    EVENT_PILE,
    HOUSES,
    LONG_PILE,
    RAW_TOKENS,
    SHORT_POEMS,
    SMALL_BUILDINGS,
    STOREHOUSES,
    TOWER,
    TRADE_CARDS,
    TRADE_PILE,
    WISH_PILE,
    WISHES,
)
from comares.sabika.context import Context
from comares.sabika.events import (
    BALANCE_DEALT,
    CITY_LAID,
    EVENT_NEXT,
    EVENT_ON,
    LONG_LAID,
    TRADE_LAID,
    VP_START,
    WISH_LAID,
)
from comares.sabika.refill import draw_from, fill_raw, fill_short, fill_small, fill_storehouses
from comares.sabika.resources import event_seat
from comares.sabika.state import BALANCE, BOXES, EMPTY, VP, SabikaState

START_POINTS: Final = 5  # S1.9
EVENTS_DRAWN: Final = 3  # S12.1
ANY: Final = -1


def set_up(context: Context, positive: i64, yusuf_points: i64, chance: Chance, log: EventSink) -> SabikaState:
    """S1.1 to S1.9, S12.1. `positive`: the number of positive event cards, ANY, or less for a game without events."""
    lookup = context.lookup
    state = SabikaState(lookup.parties)
    state.raw_spaces = vec[i64]([EMPTY] * len(lookup.raw_names))
    state.short_open = vec[i64]([EMPTY] * lookup.short_open)
    state.laid = vec[i64]([0] * SMALL_BUILDINGS)
    state.engraved = vec[i64]([0] * SHORT_POEMS)
    state.bag = vec[i64]([RAW_TOKENS] * 3)
    state.marble_spaces = bit(len(lookup.marble_names)) - 1
    state.small_deck = first(SMALL_BUILDINGS)
    state.short_deck = first(SHORT_POEMS)
    state.storehouse_deck = first(STOREHOUSES)
    state.stacks = vec[i64]([STOREHOUSES // 2, STOREHOUSES // 2])
    state.large_open = lookup.large_of_era[0] | lookup.large_of_era[1]
    fill_raw(state, chance, log)
    _lay_wishes(state, context, chance, log)
    fill_storehouses(state, chance, log)
    fill_small(state, chance, log)
    fill_short(state, chance, log)
    _lay_long_poems(state, context, chance, log)
    _lay_cities(state, context, chance, log)
    if positive >= ANY:
        state.event_left = EVENTS_DRAWN
        state.positive_left = positive
        state.event_deck = first(EVENT_CARDS)
        open_event(state, context, chance, log)
        open_event(state, context, chance, log)
    _set_players(state, context, yusuf_points, chance, log)
    return state


def _lay_wishes(state: SabikaState, context: Context, chance: Chance, log: EventSink) -> None:
    """S1.4: one of each letter, in random order."""
    letters: i64 = first(TOWER)
    each: i64 = WISHES // TOWER
    place: i64 = 0
    while place < TOWER:
        letter: i64 = draw_from(letters, WISH_PILE, chance)
        letters ^= bit(letter)
        state.wishes[place] = _wish(context, letter, chance.draw(WISH_PILE, each))
        log.emit(WISH_LAID, -1, state.wishes[place], place)
        place += 1


def _wish(context: Context, letter: i64, n: i64) -> i64:
    """The n-th wish of a letter, in the order of the data."""
    wish: i64 = 0
    name: str = "ABC"[letter]
    while context.lookup.wish_letters[wish] != name or n:
        if context.lookup.wish_letters[wish] == name:
            n -= 1
        wish += 1
    return wish


def _lay_long_poems(state: SabikaState, context: Context, chance: Chance, log: EventSink) -> None:
    """S1.7: long poems are drawn; a letter that is already there is skipped."""
    lookup = context.lookup
    left: i64 = lookup.long_dealt
    n: i64 = 0
    while n < lookup.long_open:
        poem: i64 = draw_from(left, LONG_PILE, chance)
        state.long_open |= bit(poem)
        log.emit(LONG_LAID, -1, poem, 0)
        rest: i64 = left
        while rest:
            if lookup.long_letter[lowest(rest)] == lookup.long_letter[poem]:
                left ^= bit(lowest(rest))
            rest &= rest - 1
        n += 1


def _lay_cities(state: SabikaState, context: Context, chance: Chance, log: EventSink) -> None:
    """S1.8: city tokens, seals and the trade card."""
    state.cities = vec[i64]([0] * CITIES)
    tokens: i64 = first(CITY_TOKENS)
    city: i64 = 0
    while city < CITIES:
        token: i64 = draw_from(tokens, CITY_PILE, chance)
        tokens ^= bit(token)
        state.cities[city] = token
        log.emit(CITY_LAID, -1, city, token)
        city += 1
    state.seals = first(CITIES)
    state.trade_card = chance.draw(TRADE_PILE, TRADE_CARDS)
    log.emit(TRADE_LAID, -1, state.trade_card, 0)


def open_event(state: SabikaState, context: Context, chance: Chance, log: EventSink) -> None:
    """S12.1: the next event becomes active, and a new next event is opened."""
    state.event = state.next_event
    state.next_event = EMPTY
    if state.event != EMPTY:
        log.emit(EVENT_ON, -1, state.event, 0)
    if not state.event_left:
        return
    pile: i64 = state.event_deck
    if state.positive_left != ANY:
        if chance.draw(EVENT_PILE, state.event_left) < state.positive_left:
            pile &= context.lookup.positive_event_cards
            state.positive_left -= 1
        else:
            pile &= ~context.lookup.positive_event_cards
    state.next_event = draw_from(pile, EVENT_PILE, chance)
    state.event_deck ^= bit(state.next_event)
    state.event_left -= 1
    if state.event != EMPTY:  # at the start the first card becomes active at once
        log.emit(EVENT_NEXT, -1, state.next_event, 0)


def _set_players(state: SabikaState, context: Context, yusuf_points: i64, chance: Chance, log: EventSink) -> None:
    """S1.9; S13.1: Yusuf has boxes and VP, and nothing else."""
    cards: i64 = first(BALANCE_CARDS)
    party: i64 = 0
    while party < state.parties:
        seat: i64 = event_seat(state, context, party)
        points: i64 = START_POINTS if seat >= 0 else yusuf_points
        state.set(party, BOXES, HOUSES)
        state.set(party, VP, points)
        log.emit(VP_START, seat, points, 0)
        state.set(party, BALANCE, EMPTY)
        if seat >= 0:
            card: i64 = draw_from(cards, BALANCE_PILE, chance)
            cards ^= bit(card)
            state.set(party, BALANCE, card)
            log.emit(BALANCE_DEALT, party, card, 0)
        party += 1
