# compiled
"""Determinization: a full state that agrees with a view (A12). What is unknown is drawn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import (
    ALL_SIDES,
    ALL_TILES,
    FIRST_HALF,
    KIND,
    KINDS,
    NO_KIND,
    WALLS,
    all_cards,
    money_of,
)
from comares.alhambra.components import sides as side_set
from comares.alhambra.grid import cell_at
from comares.alhambra.module import Module
from comares.alhambra.palace import Palace
from comares.alhambra.state import NO_TILE, AlhambraState
from comares.alhambra.view import AlhambraView, Card, Piece
from comares.kernel.bitset import bit, set_of
from comares.kernel.chance import Chance

_HIDDEN: Final = 0  # the pile that hidden cards are drawn from


def imagine(view: AlhambraView, frames: list[int], chance: Chance, modules: list[Module]) -> AlhambraState:
    """Some full state that the view could be of. A full view leaves nothing to draw: it gives its state exactly."""
    seats = len(view.seats)
    state = AlhambraState(seats)
    state.seat, state.over = view.seat, view.over
    state.set_pending(frames)
    state.turn, state.start = view.turn, view.start
    state.add_palaces(seats)
    walkable: bool = True
    for module in modules:
        walkable = walkable and module.halves_walkable()
    seat: i64 = 0
    for part in view.seats:
        for piece in part.palace:
            _put(state.palaces[seat], piece, walkable)
        seat += 1
    state.reserves = vec[i64]([set_of(part.reserve) for part in view.seats])
    state.waiting = vec[i64]([set_of(part.waiting) for part in view.seats])
    state.scores = vec[i64]([part.score for part in view.seats])
    state.neutral = set_of(view.neutral)
    state.neutral_score = view.neutral_score
    state.market = vec[i64]([NO_TILE if slot.tile is None else slot.tile for slot in view.market])
    state.bag = _bag(view, state)
    state.display = vec[i64]([card.number for card in view.display])
    state.piles = vec[i64](view.piles)
    state.scoring_cards, state.scorings = view.scoring_cards, view.scorings
    state.quiet_turns, state.ending = view.quiet_turns, view.ending
    _deal(view, state, chance)
    for module in modules:
        state.slices.append(module.new_state(seats))
        module.imagine(state, view.modules[module.name], chance)
    return state


def _put(palace: Palace, piece: Piece, walkable: bool) -> None:
    """Put a tile or a half piece of a view into a palace."""
    cell: i64 = cell_at(piece.x, piece.y)
    if piece.tile is None:
        half: i64 = FIRST_HALF + KINDS.index(piece.kind)
        palace.put(cell, half, side_set(piece.quarters), 0, NO_KIND, walkable)
    else:
        tile: i64 = piece.tile
        palace.put(cell, tile, ALL_SIDES, WALLS[tile], KIND[tile])


def _bag(view: AlhambraView, state: AlhambraState) -> i64:
    """The tiles in the bag: if the view does not name them, those that are nowhere else."""
    if view.bag_tiles is not None:
        return set_of(view.bag_tiles)
    seen: i64 = state.neutral
    for tiles in state.reserves:
        seen |= tiles
    for tiles in state.waiting:
        seen |= tiles
    for tile in state.market:
        if tile != NO_TILE:
            seen |= bit(tile)
    for part in view.seats:
        for piece in part.palace:
            if piece.tile is not None:
                seen |= bit(piece.tile)
    return ALL_TILES & ~seen


def _deal(view: AlhambraView, state: AlhambraState, chance: Chance) -> None:
    """Give the hands, the discard pile and the deck their cards; unknown ones are drawn."""
    hands: list[list[int]] = []
    for part in view.seats:
        hands.append(_numbers(part.remembered if part.hand is None else part.hand))
    discard = _numbers(view.remembered_discard if view.discard_cards is None else view.discard_cards)
    unseen = all_cards(len(view.seats))
    for known in [list(state.display), discard, *hands]:
        for card in known:
            if card in unseen:
                unseen.remove(card)
    money: list[int] = []
    for part, hand in zip(view.seats, hands):
        _complete(hand, part.hand_size, unseen, chance)
        money += money_of(hand)
    state.hands = vec[i64](money)
    _complete(discard, view.discard, unseen, chance)
    state.discard = vec[i64](money_of(discard))
    state.deck = vec[i64](money_of(unseen if view.deck is None else _numbers(view.deck)))


def _numbers(cards: list[Card]) -> list[int]:
    return [card.number for card in cards]


def _complete(cards: list[int], size: int, unseen: list[int], chance: Chance) -> None:
    """Draw unseen cards until there are `size` cards."""
    while len(cards) < size:
        cards.append(unseen.pop(int(chance.draw(_HIDDEN, len(unseen)))))
