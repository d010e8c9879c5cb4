# compiled
"""A12: full tables that a view could be, for search: what lies open is there, what is hidden is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_TILES
from comares.alhambra.module import Module
from comares.alhambra.palace import new_palace
from comares.alhambra.state import AlhambraState
from comares.alhambra.view import AlhambraView, Cards, all_cards, money_of
from comares.kernel.bitset import set_of
from comares.kernel.chance import Chance


def imagine(view: AlhambraView, chance: Chance, modules: list[Module]) -> AlhambraState:
    """Some full table that the view could be: what lies open is there, what is hidden is drawn."""
    seats = len(view.palaces)
    state = AlhambraState(seats)
    state.seat, state.over = view.seat, view.over
    state.set_pending(view.pending)
    state.turn, state.start = view.turn, view.start
    for pieces in view.palaces:
        palace = new_palace()
        for cell, piece, quarters, walls, kind, walkable in pieces:
            palace.put(cell, piece, quarters, walls, kind, walkable == 1)
        state.palaces.append(palace)
    state.reserves = vec[i64]([set_of(tiles) for tiles in view.reserves])
    state.waiting = vec[i64]([set_of(tiles) for tiles in view.waiting])
    state.scores = vec[i64](view.scores)
    state.neutral = set_of(view.neutral)
    state.bag = ALL_TILES & ~_tiles_seen(view)
    state.market = vec[i64](view.market)
    state.display = vec[i64](view.display)
    state.piles = vec[i64](view.piles)
    state.scoring_cards, state.scorings = view.scoring_cards, view.scorings
    state.quiet_turns, state.ending = view.quiet_turns, view.ending
    _imagine_money(view, state, chance)
    for module in modules:
        state.slices.append(module.new_slice(seats))
        module.imagine(state, view.modules[module.name], chance)
    return state


def _tiles_seen(view: AlhambraView) -> int:
    """Every tile that lies open; the others are in the bag."""
    seen = [tile for tiles in (*view.reserves, *view.waiting, view.neutral, view.market) for tile in tiles if tile]
    seen += [row[1] for pieces in view.palaces for row in pieces if ALL_TILES >> row[1] & 1]
    return set_of(seen)


def _imagine_money(view: AlhambraView, state: AlhambraState, chance: Chance) -> None:
    """Deal the cards that are out of sight to the hidden hands, the discard pile and the deck."""
    seats = len(view.palaces)
    remembered = view.memory.hands or [[] for _ in range(seats)]
    known = [hand if hand is not None else remembered[seat] for seat, hand in enumerate(view.hands)]
    unseen = all_cards(seats)
    for card in (*view.display, *view.memory.discard, *(card for hand in known for card in hand)):
        unseen.remove(card)

    def complete(cards: Cards, size: int) -> list[int]:
        drawn = [unseen.pop(int(chance.draw(0, len(unseen)))) for _ in range(size - len(cards))]
        return money_of(cards + drawn)

    hands = [complete(cards, size) for cards, size in zip(known, view.hand_sizes, strict=True)]
    state.hands = vec[i64]([cards for hand in hands for cards in hand])
    state.discard = vec[i64](complete(view.memory.discard, view.discard))
    state.deck = vec[i64](money_of(unseen))
