# compiled
"""A4, A5.2: taking money and paying."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.alhambra.components import (
    HIGHEST_VALUE,
    SLOTS,
    VALUE,
    card_name,
    card_number,
    card_unit,
    how_many,
    money,
)
from comares.alhambra.events import PAID, TOOK
from comares.alhambra.module import NOT_MINE, Hooks
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

MAX_SEVERAL_TOTAL: Final = 5  # A4.1: the total of several cards
PAYMENT_BITS: Final = 2 * HIGHEST_VALUE
JUST_CARDS: Final = (1 << PAYMENT_BITS) - 1


class Take(Step):
    """A4: take money. An option is its step, then up to four cards of eight bits each (card + 1), lowest first."""

    def __init__(self) -> None:
        super().__init__("take", "take CARD [CARD ...]")

    @staticmethod
    def card(option: i64, i: i64) -> i64:
        """The card at position i, from 0 to 3; -1 after the last one."""
        return (option >> 8 * (i + 1) & 255) - 1

    @staticmethod
    def cards(option: i64) -> list[int]:
        """The cards, lowest first."""
        cards = []
        rest: i64 = option >> 8
        while rest:
            cards.append(int((rest & 255) - 1))
            rest >>= 8
        return cards

    def options(self, state: State, out: Options) -> None:
        self._add(alhambra(state).display, 0, 0, self.number, 8, out)

    def _add(self, display: vec[i64], first: i64, total: i64, option: i64, shift: i64, out: Options) -> None:
        """A4.1: add each set that extends the cards in `option` by cards from position `first` on."""
        i: i64 = first
        while i < len(display):
            if i == first or display[i] != display[i - 1]:  # of equal cards only the first starts a set
                card: i64 = display[i]
                value: i64 = VALUE[card]
                if not total or total + value <= MAX_SEVERAL_TOTAL:
                    taken: i64 = option | (card + 1) << shift
                    out.add(taken)
                    if total + value < MAX_SEVERAL_TOTAL:
                        self._add(display, i + 1, total + value, taken, shift + 8, out)
            i += 1

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        cards: i64 = option >> 8
        kept: vec[i64] = vec[i64](capacity=len(state.display))
        for card in state.display:
            if cards & 255 == card + 1:
                cards >>= 8
                state.hands[state.turn * SLOTS + card // HIGHEST_VALUE] += card_unit(card)
                log.emit(TOOK, state.turn, card, 0)
            else:
                kept = append(kept, card)
        state.display = kept
        state.pop()

    def code(self, option: i64) -> str:
        return " ".join([self.name, *[card_name(card) for card in self.cards(option)]])

    def parse(self, words: list[str]) -> i64:
        cards = sorted([int(card_number(word)) for word in words])
        if not 1 <= len(cards) <= SLOTS or cards[0] < 0:
            return -1
        option: i64 = self.number
        shift: i64 = 8
        for card in cards:
            option |= (card + 1) << shift
            shift += 8
        return option

    def why_not(self, state: State, option: i64) -> str:
        left = list(alhambra(state).display)
        total: i64 = 0
        cards = self.cards(option)
        for card in cards:
            if card not in left:
                return "A4"
            left.remove(card)
            total += card % HIGHEST_VALUE + 1
        return "A4.1" if len(cards) > 1 and total > MAX_SEVERAL_TOTAL else ""


def money_held(state: AlhambraState, seat: i64, currency: i64, hooks: Hooks) -> i64:
    """The money that the seat holds in a currency: cards, and what modules add."""
    held: i64 = money(state.hands[seat * SLOTS + currency])
    for module in hooks.held:
        held += module.held(state, seat, currency)
    return held


def add_payments(
    state: AlhambraState, currency: i64, price: i64, head: i64, shift: i64, hooks: Hooks, out: Options
) -> None:
    """Add every way in which the seat whose turn it is can pay the price, as `head | payment << shift`."""
    hand: i64 = state.hands[state.turn * SLOTS + currency]
    if hand:
        _add_cards(hand, money(hand), price, HIGHEST_VALUE, 0, head, shift, out)
    for module in hooks.payments:
        module.payments(state, currency, price, head, shift, out)


def _add_cards(
    hand: i64, held: i64, price: i64, highest: i64, chosen: i64, head: i64, shift: i64, out: Options
) -> None:
    """A5.2: add cards in descending order until the price is met, so that no card is superfluous. `held` is the money
    in cards up to the highest value."""
    value: i64 = highest
    while value and held >= price:
        place: i64 = 2 * (value - 1)
        copies: i64 = hand >> place & 3
        if copies:
            card: i64 = 1 << place
            if value >= price:
                out.add(head | (chosen + card) << shift)
            else:
                _add_cards(hand - card, held - value, price - value, value, chosen + card, head, shift, out)
            held -= copies * value
        value -= 1


def why_not_pay(state: AlhambraState, currency: i64, price: i64, payment: i64, hooks: Hooks) -> str:
    """The first rule that forbids this payment of the price; empty exactly if `add_payments` adds it."""
    for module in hooks.why_not_pay:
        rule = module.why_not_pay(state, currency, price, payment)
        if rule != NOT_MINE:
            return rule
    hand: i64 = state.hands[state.turn * SLOTS + currency]
    total: i64 = 0
    least: i64 = 0
    value: i64 = HIGHEST_VALUE
    if payment >> PAYMENT_BITS:
        return "A5.1"
    while value:
        cards: i64 = (payment >> 2 * (value - 1)) & 3
        if cards > (hand >> 2 * (value - 1)) & 3:
            return "A5.1"
        if cards:
            least = value
        total += cards * value
        value -= 1
    if total < price:
        return "A5.1"
    return "A5.2" if total - least >= price else ""


def pay(state: AlhambraState, currency: i64, payment: i64, hooks: Hooks, log: EventSink) -> i64:
    """A5.3: the seat whose turn it is pays and discards its cards. Returns the value paid."""
    cards: i64 = payment & JUST_CARDS
    state.hands[state.turn * SLOTS + currency] -= cards
    state.discard[currency] += cards
    if cards:
        log.emit(PAID, state.turn, currency, cards)
    total: i64 = money(cards)
    if payment != cards:
        for module in hooks.spend:
            total += module.spend(state, currency, payment, log)
    return total


def finish_purchase(state: AlhambraState, excess: i64, another: bool, hooks: Hooks, log: EventSink) -> None:
    """A3.2: end an action that was paid for, with another action or without."""
    if another:
        state.set_arg0(state.arg0() + 1)
    else:
        state.pop()
    if excess:
        for module in hooks.paid:
            module.paid(state, excess, log)


def payment_code(payment: i64, extra: str) -> str:
    """A payment in codes: values, highest first; the word `extra` stands for the part that is not cards."""
    values: list[str] = []
    value: i64 = HIGHEST_VALUE
    while value:
        values.extend([str(value)] * ((payment >> 2 * (value - 1)) & 3))
        value -= 1
    if payment >> PAYMENT_BITS:
        values.append(extra)
    return "+".join(values)


def parse_payment(word: str, extra: str) -> i64:
    """The payment of a word, or -1."""
    payment: i64 = 0
    for part in word.split("+"):
        if part == extra and extra and not payment >> PAYMENT_BITS:
            payment |= 1 << PAYMENT_BITS
        elif len(part) == 1 and part in "123456789" and (payment >> 2 * (int(part) - 1)) & 3 < 3:
            payment += 1 << 2 * (int(part) - 1)
        else:
            return -1
    return payment


def draw_card(state: AlhambraState, chance: Chance, pile: i64) -> i64:
    """Draw a money card from the deck, which is not empty."""
    deck = state.deck
    left: i64 = 0
    for each in deck:
        left += how_many(each)
    n: i64 = chance.draw(pile, left)
    currency: i64 = 0
    while n >= how_many(deck[currency]):
        n -= how_many(deck[currency])
        currency += 1
    cards: i64 = deck[currency]
    card: i64 = currency * HIGHEST_VALUE
    while n >= cards & 3:
        n -= cards & 3
        cards >>= 2
        card += 1
    deck[currency] -= card_unit(card)
    return card
