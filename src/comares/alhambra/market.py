# compiled
"""A5, A8: buying, and refilling the market and the display."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.alhambra.components import FOUNTAIN, PRICE, SLOTS, how_many
from comares.alhambra.events import BOUGHT, ENDING, LAID, OFFERED, SCORING_CARD, SHUFFLED
from comares.alhambra.module import Hooks, PurchaseMode
from comares.alhambra.money import (
    add_payments,
    draw_card,
    finish_purchase,
    money_held,
    parse_payment,
    pay,
    payment_code,
    why_not_pay,
)
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.kernel.bitset import bit, count_many, nth
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import whole_number
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

BAG: Final = 0  # the piles; each has its own stream of chance
DECK: Final = 1
SCORING: Final = 2

DISPLAY_CARDS: Final = 4  # A2.4
PILE_OF_CARD: Final = bytes([1, 3])  # A2.5: the first scoring card is in the second pile, the second in the fourth
MAX_QUIET_TURNS: Final = 20  # A8.5: of each seat

CREDIT: Final = "credit"  # in the code of a payment, the part that is not cards


class PlainPurchase(PurchaseMode):
    """A5.1: the price of the tile."""

    def __init__(self) -> None:
        super().__init__("", "A5.1", True)

    def price(self, state: AlhambraState, tile: i64) -> i64:
        return PRICE[tile]


class Buy(Step):
    """A5: buy a building. An option is its step, the slot << 8, the purchase mode << 12, the payment << 16."""

    def __init__(self, modes: list[PurchaseMode], hooks: Hooks) -> None:
        super().__init__("buy", "buy SLOT VALUE[+VALUE ...]")
        self.modes: vec[PurchaseMode] = vec[PurchaseMode](modes)
        self.hooks: Hooks = hooks
        self.usage += "".join([f" [{mode.word}]" for mode in modes if mode.word])

    @staticmethod
    def slot(option: i64) -> i64:
        """The market slot, which is also the currency."""
        return option >> 8 & 15

    @staticmethod
    def mode_index(option: i64) -> i64:
        """The index of the purchase mode; 0 is the plain purchase."""
        return option >> 12 & 15

    def mode(self, option: i64) -> PurchaseMode:
        """The purchase mode."""
        return self.modes[option >> 12 & 15]

    @staticmethod
    def payment(option: i64) -> i64:
        """The payment: cards of the slot's currency, and what modules add above them."""
        return option >> 16

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        modes = self.modes
        slot: i64 = 0
        while slot < SLOTS:
            tile: i64 = state.market[slot]
            if tile != NO_TILE:
                held: i64 = money_held(state, state.turn, slot, self.hooks)
                n: i64 = 0
                for mode in modes:
                    price: i64 = mode.price(state, tile)
                    if 0 <= price <= held and mode.possible(state, tile):
                        head: i64 = self.number | slot << 8 | n << 12
                        add_payments(state, slot, price, head, 16, self.hooks, out)
                    n += 1
            slot += 1

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        slot: i64 = self.slot(option)
        tile: i64 = state.market[slot]
        mode = self.mode(option)
        excess: i64 = -mode.price(state, tile)
        state.market[slot] = NO_TILE
        state.waiting[state.turn] |= bit(tile)
        state.quiet_turns = -1
        log.emit(BOUGHT, state.turn, tile, slot)
        excess += pay(state, slot, self.payment(option), self.hooks, log)
        finish_purchase(state, excess, mode.exact_counts and excess == 0, self.hooks, log)
        mode.bought(state, tile, chance, log)

    def code(self, option: i64) -> str:
        words = [self.name, str(self.slot(option) + 1), payment_code(self.payment(option), CREDIT)]
        mode = self.mode(option)
        return " ".join([*words, mode.word] if mode.word else words)

    def parse(self, words: list[str]) -> i64:
        n: i64 = 0
        for mode in self.modes:
            if words[2:] == ([mode.word] if mode.word else []) and len(words) > 1:
                slot = whole_number(words[0]) - 1
                payment: i64 = parse_payment(words[1], CREDIT)
                if 0 <= slot < SLOTS and payment > 0:
                    return self.number | slot << 8 | n << 12 | payment << 16
            n += 1
        return -1

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        slot: i64 = self.slot(option)
        tile: i64 = state.market[slot]
        if tile == NO_TILE:
            return "A5.3"
        mode = self.mode(option)
        price: i64 = mode.price(state, tile)
        if price < 0 or not mode.possible(state, tile):
            return mode.rule
        return why_not_pay(state, slot, price, self.payment(option), self.hooks)


class Refill(Step):
    """A8: fill the market and the display. An empty bag, or a long time without a purchase, ends the game."""

    def __init__(self, ends_when_empty: bool) -> None:
        super().__init__("refill")
        self.ends_when_empty: bool = ends_when_empty  # A8.4, the setting

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        state.pop()
        state.quiet_turns += 1
        full: bool = fill_market(state, chance, log)
        fill_display(state, chance, log)
        quiet: bool = state.quiet_turns >= MAX_QUIET_TURNS * len(state.palaces)
        if not full or quiet or (self.ends_when_empty and not state.bag):
            state.ending = True
            log.emit(ENDING, state.turn, 0, 0)
        return False


def fill_market(state: AlhambraState, chance: Chance, log: EventSink) -> bool:
    """A8.1, A8.4: put a tile from the bag into each empty slot. Returns whether the bag had enough."""
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
    """Draw a tile from the bag, which is not empty."""
    tile: i64 = nth(state.bag, chance.draw(BAG, count_many(state.bag)))
    state.bag ^= bit(tile)
    return tile


def fill_display(state: AlhambraState, chance: Chance, log: EventSink) -> None:
    """A8.1 to A8.3: fill the display to four cards; a scoring card that comes up is set aside."""
    while len(state.display) < DISPLAY_CARDS:
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
            insert_sorted(state, card)
            log.emit(LAID, state.turn, card, 0)


def _next_pile(state: AlhambraState) -> i64:
    """The pile with the next card, or -1 if the deck is empty."""
    pile: i64 = 0
    for cards in state.piles:
        if cards:
            return pile
        pile += 1
    return -1


def _shuffle_discard(state: AlhambraState, log: EventSink) -> bool:
    """A8.3: the discard pile becomes the deck. Returns whether it has cards."""
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


def insert_sorted(state: AlhambraState, card: i64) -> None:
    """Add a card to the display, which is sorted."""
    display: vec[i64] = vec[i64](capacity=DISPLAY_CARDS)
    for other in state.display:
        if card >= 0 and card < other:
            display = append(display, card)
            card = -1
        display = append(display, other)
    state.display = append(display, card) if card >= 0 else display


def tile_number(word: str) -> i64:
    """The tile with this number as a word, or -1."""
    tile = whole_number(word)
    return tile if 0 < tile < FOUNTAIN else -1
