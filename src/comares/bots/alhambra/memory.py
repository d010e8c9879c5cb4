"""Card tracking: the money cards that a seat has seen go into hands and onto the discard pile."""

from __future__ import annotations

from comares.alhambra.components import SLOTS, cards_of
from comares.alhambra.events import DEALT, EVENTS, PAID, SHUFFLED, TOOK
from comares.alhambra.module import Module
from comares.alhambra.money import JUST_CARDS
from comares.alhambra.view import CARD_BY_NUMBER, AlhambraView
from comares.kernel.events import Event

Cards = list[int]


def remember(view: AlhambraView, seen: list[Event], modules: list[Module]) -> None:
    """Fill in the remembered cards of the view: all money is dealt, taken and paid in the open (A12.3)."""
    hands: list[Cards] = [[] for _ in view.seats]
    discard: Cards = []
    for event in seen:
        if event.kind in (EVENTS[DEALT], EVENTS[TOOK]):
            hands[event.seat].append(event.a)
        elif event.kind is EVENTS[PAID]:
            _move(_paid(event), hands[event.seat], discard)
        elif event.kind is EVENTS[SHUFFLED]:
            discard.clear()
        elif 0 <= event.seat < len(hands):
            hand = hands[event.seat]
            for module in modules:
                _move(module.cards_gone(event, hand), hand, discard)
    if _agrees(hands, discard, view):
        for part, hand in zip(view.seats, hands):
            part.remembered = [CARD_BY_NUMBER[card] for card in hand]
        view.remembered_discard = [CARD_BY_NUMBER[card] for card in discard]


def _paid(event: Event) -> Cards:
    money = [0] * SLOTS
    money[event.a] = event.b & JUST_CARDS
    return cards_of(money)


def _move(cards: Cards, hand: Cards, discard: Cards) -> None:
    for card in cards:
        if card in hand:
            hand.remove(card)
        discard.append(card)


def _agrees(hands: list[Cards], discard: Cards, view: AlhambraView) -> bool:
    """Whether the memory is possible. A module could move cards that the viewer does not see."""
    sizes = [*(part.hand_size for part in view.seats), view.discard]
    return all(len(cards) <= size for cards, size in zip([*hands, discard], sizes))
