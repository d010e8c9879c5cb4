"""Conservation checks of Alhambra, and a shuffle of everything that is hidden from a seat."""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import SLOTS, TILES, all_cards, cards_of, money_of
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.bitset import to_list
from comares.kernel.state import State
from comares.kernel.table import Table
from helpers.alhambra import oracles
from helpers.alhambra.draw_palace import walls_of

SCORING_CARDS = 2


def tiles_by_place(state: AlhambraState) -> list[int]:
    """Every tile on the table or in the bag, sorted, with duplicates."""
    sets = [*state.reserves, *state.waiting, state.neutral, state.bag]
    found = [tile for tiles in sets for tile in to_list(int(tiles))]
    found += [int(tile) for tile in state.market if tile]
    found += [row[1] for palace in state.palaces for row in palace.plain() if row[1] <= TILES]
    return sorted(found)


def cards_by_place(state: AlhambraState) -> list[int]:
    """Every money card, sorted, with duplicates."""
    found = cards_of(list(state.deck)) + cards_of(list(state.discard)) + [int(card) for card in state.display]
    for seat in range(len(state.palaces)):
        found += cards_of(list(state.hands[seat * SLOTS : seat * SLOTS + SLOTS]))
    return sorted(found)


def check_pieces(table: Table) -> None:
    """Each piece is in exactly one place, and the state is consistent."""
    state = alhambra(table.state)
    seats = len(state.palaces)
    assert tiles_by_place(state) == list(range(1, TILES + 1))
    assert cards_by_place(state) == all_cards(seats)
    to_come = SCORING_CARDS - state.scoring_cards
    assert sum(state.piles) == len(cards_of(list(state.deck))) + to_come, "the piles are the deck"
    assert list(state.display) == sorted(state.display)
    assert state.scorings <= 3
    assert state.over or state.scorings == state.scoring_cards, "no scoring is due at a decision"
    assert seats == 2 or not state.neutral
    if not state.over and not state.ending:
        waiting = [seat for seat in range(seats) if state.waiting[seat]]
        assert waiting in ([], [int(state.turn)]), "only the seat whose turn it is has tiles to place"
        assert state.seat == state.turn
        bought = len(to_list(int(state.waiting[state.turn])))
        assert bought or all(state.market), "the market is full when a turn begins"
        assert bought or len(state.display) == 4 or not sum(state.piles), "the display is full unless the deck is empty"


def check_palaces(table: Table) -> None:
    """A6 holds for every palace."""
    for palace in alhambra(table.state).palaces:
        assert oracles.lawful(walls_of(palace))


def scramble(state: State, seat: int | None, dice: random.Random) -> State:
    """A12.1: the hands of the other seats, the deck and the discard pile are dealt again, in the same sizes."""
    table = alhambra(state)
    if table.ending or table.over:
        return state  # A12.4: hands are open; a viewer who remembers everything knows the rest
    seats = len(table.palaces)
    others = [other for other in range(seats) if other != seat]
    hands = {other: cards_of(list(table.hands[other * SLOTS : other * SLOTS + SLOTS])) for other in others}
    discard = cards_of(list(table.discard))
    unknown = [*cards_of(list(table.deck)), *discard, *(card for hand in hands.values() for card in hand)]
    dice.shuffle(unknown)
    for other, hand in hands.items():
        for currency, money in enumerate(money_of([unknown.pop() for _ in hand])):
            table.hands[other * SLOTS + currency] = money
    table.discard = vec[i64](money_of([unknown.pop() for _ in discard]))
    table.deck = vec[i64](money_of(unknown))
    return state
