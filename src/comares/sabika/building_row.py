# compiled
"""S5.6: the row of small buildings: its two ends, and the balances in it."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import lowest
from comares.sabika.components import JOKER
from comares.sabika.context import Context
from comares.sabika.state import BALANCE, SMALL, SabikaState


def end_of_row(state: SabikaState, context: Context, party: i64, right: bool) -> i64:
    """The half pattern at one end of the party's row of small buildings (S5.6)."""
    end: i64 = 0
    last: i64 = -1
    cards: i64 = state.get(party, SMALL)
    while cards:
        card: i64 = lowest(cards)
        place: i64 = state.laid[card]
        if (place > end) if right else (place < end):
            end = place
            last = card
        cards &= cards - 1
    if last >= 0:
        return context.lookup.small_right[last] if right else context.lookup.small_left[last]
    if right:
        return JOKER
    return context.lookup.balance_left[state.get(party, BALANCE)]


def balance_at(state: SabikaState, context: Context, party: i64, card: i64, right: bool) -> i64:
    """The colour of the balance that a small building reaches at one end of the party's row (S5.6); -1: none."""
    lookup = context.lookup
    half: i64 = lookup.small_left[card] if right else lookup.small_right[card]
    beside: i64 = end_of_row(state, context, party, right)
    return half if beside in (half, JOKER) else -1


def next_place(state: SabikaState, party: i64, right: bool) -> i64:
    """The free place at one end of the row."""
    end: i64 = 0
    cards: i64 = state.get(party, SMALL)
    while cards:
        place: i64 = state.laid[lowest(cards)]
        if (place > end) if right else (place < end):
            end = place
        cards &= cards - 1
    return end + 1 if right else end - 1


def balances(state: SabikaState, context: Context, party: i64) -> i64:
    """The number of adjacent halves of one colour; the balance card's right half matches every colour."""
    n: i64 = 0
    lookup = context.lookup
    cards: i64 = state.get(party, SMALL)
    rest: i64 = cards
    while rest:
        card: i64 = lowest(rest)
        place: i64 = state.laid[card]
        inner: i64 = place - 1 if place > 0 else place + 1
        half: i64 = lookup.small_left[card] if place > 0 else lookup.small_right[card]
        beside: i64 = JOKER
        if place <= 0:
            beside = lookup.balance_left[state.get(party, BALANCE)]
        others: i64 = cards
        while others and inner:
            other: i64 = lowest(others)
            if state.laid[other] == inner:
                beside = lookup.small_right[other] if place > 0 else lookup.small_left[other]
            others &= others - 1
        if beside in (half, JOKER):
            n += 1
        rest &= rest - 1
    return n
