"""Card tracking in Alhambra: the cards in every hand and in the discard pile, from the events a seat has seen."""

from __future__ import annotations

from comares.alhambra.components import SLOTS
from comares.alhambra.events import DEALT, EVENTS, PAID, SHUFFLED, TOOK
from comares.alhambra.module import Module
from comares.alhambra.money import JUST_CARDS
from comares.alhambra.view import AlhambraView, Cards, Memory, cards_of
from comares.kernel.events import Event


def remember(view: AlhambraView, seen: list[Event], modules: list[Module]) -> None:
    """Fill in the view's memory. A12.3: all money is dealt, taken and paid face up."""
    memory = Memory([[] for _ in view.hand_sizes], [])
    for event in seen:
        if event.kind in (EVENTS[DEALT], EVENTS[TOOK]):
            memory.hands[event.seat].append(event.a)
        elif event.kind is EVENTS[PAID]:
            _move(_paid(event), memory.hands[event.seat], memory.discard)
        elif event.kind is EVENTS[SHUFFLED]:
            memory.discard.clear()
        elif 0 <= event.seat < len(memory.hands):
            hand = memory.hands[event.seat]
            for module in modules:
                _move(module.cards_gone(event, hand), hand, memory.discard)
    if _agrees(memory, view):
        view.memory = memory


def _paid(event: Event) -> Cards:
    money = [0] * SLOTS
    money[event.a] = event.b & JUST_CARDS
    return cards_of(money)


def _move(cards: Cards, hand: Cards, discard: Cards) -> None:
    for card in cards:
        if card in hand:
            hand.remove(card)
        discard.append(card)


def _agrees(memory: Memory, view: AlhambraView) -> bool:
    """Whether the memory fits the view; a module may move cards unseen."""
    sizes = [*view.hand_sizes, view.discard]
    return all(len(cards) <= size for cards, size in zip([*memory.hands, memory.discard], sizes))
