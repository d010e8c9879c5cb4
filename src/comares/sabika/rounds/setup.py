# compiled
"""S1.1 to S1.9, S12.1: what is laid out before anybody chooses."""

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
    EVENT_PILE,
    EVENTS,
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
from comares.sabika.context import Book
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
from comares.sabika.resources import voice
from comares.sabika.state import BALANCE, BOXES, EMPTY, VP, SabikaState

START_POINTS: Final = 5  # S1.9
EVENTS_DRAWN: Final = 3  # S12.1
ANY: Final = -1


def set_up(book: Book, positive: i64, yusuf_points: i64, chance: Chance, log: EventSink) -> SabikaState:
    """S1.1 to S1.9, S12.1. `positive`: how many events are positive, ANY, or less for a game without events."""
    tables = book.tables
    table = SabikaState(tables.parties)
    table.raw_spaces = vec[i64]([EMPTY] * len(tables.raw_names))
    table.short_open = vec[i64]([EMPTY] * tables.short_open)
    table.laid = vec[i64]([0] * SMALL_BUILDINGS)
    table.engraved = vec[i64]([0] * SHORT_POEMS)
    table.bag = vec[i64]([RAW_TOKENS] * 3)
    table.marble_spaces = bit(len(tables.marble_names)) - 1
    table.small_deck = first(SMALL_BUILDINGS)
    table.short_deck = first(SHORT_POEMS)
    table.storehouse_deck = first(STOREHOUSES)
    table.stacks = vec[i64]([STOREHOUSES // 2, STOREHOUSES // 2])
    table.large_open = tables.large_of_era[0] | tables.large_of_era[1]
    fill_raw(table, chance, log)
    _lay_wishes(table, book, chance, log)
    fill_storehouses(table, chance, log)
    fill_small(table, chance, log)
    fill_short(table, chance, log)
    _lay_long_poems(table, book, chance, log)
    _lay_cities(table, book, chance, log)
    if positive >= ANY:
        table.event_left = EVENTS_DRAWN
        table.positive_left = positive
        table.event_deck = first(EVENTS)
        open_event(table, book, chance, log)
        open_event(table, book, chance, log)
    _set_players(table, book, yusuf_points, chance, log)
    return table


def _lay_wishes(table: SabikaState, book: Book, chance: Chance, log: EventSink) -> None:
    """S1.4: one of each letter, in random order."""
    letters: i64 = first(TOWER)
    each: i64 = WISHES // TOWER
    place: i64 = 0
    while place < TOWER:
        letter: i64 = draw_from(letters, WISH_PILE, chance)
        letters ^= bit(letter)
        table.wishes[place] = _wish(book, letter, chance.draw(WISH_PILE, each))
        log.emit(WISH_LAID, -1, table.wishes[place], place)
        place += 1


def _wish(book: Book, letter: i64, n: i64) -> i64:
    """The n-th wish of a letter, in the order of the data."""
    wish: i64 = 0
    name: str = "ABC"[letter]
    while book.tables.wish_letters[wish] != name or n:
        if book.tables.wish_letters[wish] == name:
            n -= 1
        wish += 1
    return wish


def _lay_long_poems(table: SabikaState, book: Book, chance: Chance, log: EventSink) -> None:
    """S1.7: drawn from the deck, a letter that is already there skipped."""
    tables = book.tables
    left: i64 = tables.long_dealt
    n: i64 = 0
    while n < tables.long_open:
        poem: i64 = draw_from(left, LONG_PILE, chance)
        table.long_open |= bit(poem)
        log.emit(LONG_LAID, -1, poem, 0)
        rest: i64 = left
        while rest:
            if tables.long_letter[lowest(rest)] == tables.long_letter[poem]:
                left ^= bit(lowest(rest))
            rest &= rest - 1
        n += 1


def _lay_cities(table: SabikaState, book: Book, chance: Chance, log: EventSink) -> None:
    """S1.8."""
    table.cities = vec[i64]([0] * CITIES)
    tokens: i64 = first(CITY_TOKENS)
    city: i64 = 0
    while city < CITIES:
        token: i64 = draw_from(tokens, CITY_PILE, chance)
        tokens ^= bit(token)
        table.cities[city] = token
        log.emit(CITY_LAID, -1, city, token)
        city += 1
    table.seals = first(CITIES)
    table.trade_card = chance.draw(TRADE_PILE, TRADE_CARDS)
    log.emit(TRADE_LAID, -1, table.trade_card, 0)


def open_event(table: SabikaState, book: Book, chance: Chance, log: EventSink) -> None:
    """S12.1: the next event becomes active, and the one after it is opened."""
    table.event = table.next_event
    table.next_event = EMPTY
    if table.event != EMPTY:
        log.emit(EVENT_ON, -1, table.event, 0)
    if not table.event_left:
        return
    pile: i64 = table.event_deck
    if table.positive_left != ANY:
        if chance.draw(EVENT_PILE, table.event_left) < table.positive_left:
            pile &= book.tables.positive_events
            table.positive_left -= 1
        else:
            pile &= ~book.tables.positive_events
    table.next_event = draw_from(pile, EVENT_PILE, chance)
    table.event_deck ^= bit(table.next_event)
    table.event_left -= 1
    if table.event != EMPTY:  # at the start the first one is active before anybody sees it as the next
        log.emit(EVENT_NEXT, -1, table.next_event, 0)


def _set_players(table: SabikaState, book: Book, yusuf_points: i64, chance: Chance, log: EventSink) -> None:
    """S1.9; S13.1: Yusuf has boxes and VP, and nothing else."""
    cards: i64 = first(BALANCE_CARDS)
    party: i64 = 0
    while party < table.parties:
        told: i64 = voice(table, book, party)
        points: i64 = START_POINTS if told >= 0 else yusuf_points
        table.put(party, BOXES, HOUSES)
        table.put(party, VP, points)
        log.emit(VP_START, told, points, 0)
        table.put(party, BALANCE, EMPTY)
        if told >= 0:
            card: i64 = draw_from(cards, BALANCE_PILE, chance)
            cards ^= bit(card)
            table.put(party, BALANCE, card)
            log.emit(BALANCE_DEALT, party, card, 0)
        party += 1
