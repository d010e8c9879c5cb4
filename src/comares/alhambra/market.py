# compiled
"""A5, A8: buying, and refilling the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.alhambra.components import FOUNTAIN, PRICE, SLOTS, how_many
from comares.alhambra.events import BOUGHT, ENDING, LAID, OFFERED, SCORING_CARD, SHUFFLED
from comares.alhambra.module import Hooks, Way
from comares.alhambra.money import (
    add_payments,
    conclude,
    draw_card,
    money_held,
    parse_payment,
    pay,
    payment_code,
    why_not_pay,
)
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.kernel.bitset import bit, count, nth
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import whole_number
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

BAG: Final = 0  # the piles, each with a stream of chance of its own
DECK: Final = 1
SCORING: Final = 2

DISPLAY: Final = 4  # A2.4
PILE_OF_CARD: Final = bytes([1, 3])  # A2.5: the first scoring card is in the second pile, the second in the fourth
QUIET_TURNS: Final = 20  # A8.5

CREDIT: Final = "credit"  # what a payment that is not all cards is written with


class PlainWay(Way):
    """A5.1: for the price."""

    def __init__(self) -> None:
        super().__init__("", "A5.1", True)

    def price(self, state: AlhambraState, tile: i64) -> i64:
        return PRICE[tile]


class Buy(Step):
    """A5: buy a building. An option is its step, the slot << 8, the way << 12, the payment << 16."""

    def __init__(self, ways: list[Way], hooks: Hooks) -> None:
        super().__init__("buy", "buy SLOT VALUE[+VALUE ...]")
        self.ways: list[Way] = ways
        self.hooks: Hooks = hooks
        self.usage += "".join([f" [{way.word}]" for way in ways if way.word])

    def options(self, state: State, out: Options) -> None:
        table = alhambra(state)
        slot: i64 = 0
        while slot < SLOTS:
            tile: i64 = table.market[slot]
            if tile != NO_TILE:
                held: i64 = money_held(table, table.turn, slot, self.hooks)
                n: i64 = 0
                for way in self.ways:
                    price: i64 = way.price(table, tile)
                    if 0 <= price <= held and way.possible(table, tile):
                        head: i64 = self.number | slot << 8 | n << 12
                        add_payments(table, slot, price, head, 16, self.hooks, out)
                    n += 1
            slot += 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = alhambra(state)
        slot: i64 = option >> 8 & 15
        tile: i64 = table.market[slot]
        way = self.ways[option >> 12 & 15]
        excess: i64 = -way.price(table, tile)
        table.market[slot] = NO_TILE
        table.waiting[table.turn] |= bit(tile)
        table.quiet_turns = -1
        log.emit(BOUGHT, table.turn, tile, slot)
        excess += pay(table, slot, option >> 16, self.hooks, log)
        conclude(table, excess, way.exact_counts, self.hooks, log)
        way.bought(table, tile, chance, log)

    def code(self, option: i64) -> str:
        words = [self.name, str((option >> 8 & 15) + 1), payment_code(option >> 16, CREDIT)]
        way = self.ways[option >> 12 & 15]
        return " ".join([*words, way.word] if way.word else words)

    def parse(self, words: list[str]) -> i64:
        n: i64 = 0
        for way in self.ways:
            if words[2:] == ([way.word] if way.word else []) and len(words) > 1:
                slot = whole_number(words[0]) - 1
                payment: i64 = parse_payment(words[1], CREDIT)
                if 0 <= slot < SLOTS and payment > 0:
                    return self.number | slot << 8 | n << 12 | payment << 16
            n += 1
        return -1

    def why_not(self, state: State, option: i64) -> str:
        table = alhambra(state)
        slot: i64 = option >> 8 & 15
        tile: i64 = table.market[slot]
        if tile == NO_TILE:
            return "A5.3"
        way = self.ways[option >> 12 & 15]
        price: i64 = way.price(table, tile)
        if price < 0 or not way.possible(table, tile):
            return way.rule
        return why_not_pay(table, slot, price, option >> 16, self.hooks)


class Refill(Step):
    """A8: fill the market and the display; the bag's end, or a long quiet, ends the game."""

    def __init__(self, ends_when_empty: bool) -> None:
        super().__init__("refill")
        self.ends_when_empty: bool = ends_when_empty  # A8.4, the option

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.pop()
        table = alhambra(state)
        table.quiet_turns += 1
        full: bool = fill_market(table, chance, log)
        fill_display(table, chance, log)
        quiet: bool = table.quiet_turns >= QUIET_TURNS * len(table.palaces)
        if not full or quiet or (self.ends_when_empty and not table.bag):
            table.ending = True
            log.emit(ENDING, table.turn, 0, 0)
        return False


def fill_market(state: AlhambraState, chance: Chance, log: EventSink) -> bool:
    """A8.1, A8.4: a tile from the bag into each empty slot; whether there were enough."""
    slot: i64 = 0
    while slot < SLOTS:
        if state.market[slot] == NO_TILE:
            if not state.bag:
                return False
            tile: i64 = draw_tile(state, chance)
            state.market[slot] = tile
            log.emit(OFFERED, state.turn, tile, slot)
        slot += 1
    return True


def draw_tile(state: AlhambraState, chance: Chance) -> i64:
    """A tile out of the bag, which has one."""
    tile: i64 = nth(state.bag, chance.draw(BAG, count(state.bag)))
    state.bag ^= bit(tile)
    return tile


def fill_display(state: AlhambraState, chance: Chance, log: EventSink) -> None:
    """A8.1 to A8.3: bring the display back to four cards; a scoring card that comes up is set aside."""
    while len(state.display) < DISPLAY:
        pile: i64 = _next_pile(state)
        if pile < 0:
            if not _shuffle_discard(state, log):
                return
            pile = len(state.piles) - 1
        state.piles[pile] -= 1
        due: i64 = state.scoring_cards
        if due < len(PILE_OF_CARD) and pile == PILE_OF_CARD[due] and chance.draw(SCORING, state.piles[pile] + 1) == 0:
            state.scoring_cards += 1
            log.emit(SCORING_CARD, state.turn, due + 1, 0)
        else:
            card: i64 = draw_card(state, chance, DECK)
            lay(state, card)
            log.emit(LAID, state.turn, card, 0)


def _next_pile(state: AlhambraState) -> i64:
    """The pile that the next card comes from, or -1: the deck is empty."""
    pile: i64 = 0
    for cards in state.piles:
        if cards:
            return pile
        pile += 1
    return -1


def _shuffle_discard(state: AlhambraState, log: EventSink) -> bool:
    """A8.3: the discard pile becomes the deck; whether there is one."""
    cards: i64 = 0
    currency: i64 = 0
    while currency < SLOTS:
        cards += how_many(state.discard[currency])
        state.deck[currency] = state.discard[currency]
        state.discard[currency] = 0
        currency += 1
    state.piles[len(state.piles) - 1] = cards
    if cards:
        log.emit(SHUFFLED, state.turn, 0, 0)
    return cards > 0


def lay(state: AlhambraState, card: i64) -> None:
    """Put a card into the display, which lies in order."""
    display: vec[i64] = vec[i64]()
    for other in state.display:
        if card >= 0 and card < other:
            display = append(display, card)
            card = -1
        display = append(display, other)
    state.display = append(display, card) if card >= 0 else display


def tile_number(word: str) -> i64:
    """The tile that a word names, or -1."""
    tile = whole_number(word)
    return tile if 0 < tile < FOUNTAIN else -1
