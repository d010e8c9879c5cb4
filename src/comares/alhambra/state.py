# compiled
"""The state of a game of Alhambra."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_TILES, SLOTS
from comares.alhambra.palace import Palace, new_palace
from comares.kernel.state import State, take_vec

PILES: Final = 5  # A2.5: the deck is five piles, one on top of the other
NO_TILE: Final = 0

_NONE: Final = vec[i64]()


class ModuleState:
    """What a module adds to the state of a game."""

    def copy(self) -> ModuleState:
        """An independent copy."""
        raise NotImplementedError


class AlhambraState(State):
    """Everything on the table. A set of tiles is an int (kernel/bitset.py), and so are the cards of one currency
    (components.py). `hands` has four ints for each seat."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__()
        self.turn: i64 = 0  # whose turn it is
        self.start: i64 = 0  # A2.3
        self.palaces: list[Palace] = []
        self._private: i64 = 0  # the palaces that no other state shares, a bit for each seat
        self.hands: vec[i64] = _NONE
        self.reserves: vec[i64] = _NONE
        self.waiting: vec[i64] = _NONE  # tiles bought and not yet placed
        self.scores: vec[i64] = _NONE
        self.neutral: i64 = 0  # A11.1: Dirk's tiles
        self.neutral_score: i64 = 0  # A11.3: Dirk's points
        self.bag: i64 = ALL_TILES
        self.market: vec[i64] = _NONE
        self.display: vec[i64] = _NONE  # cards, sorted
        self.deck: vec[i64] = _NONE
        self.piles: vec[i64] = _NONE  # cards to come in each, scoring cards included
        self.discard: vec[i64] = _NONE
        self.scoring_cards: i64 = 0  # how many have come up
        self.scorings: i64 = 0  # how many have been held
        self.quiet_turns: i64 = 0  # A8.5: turns since a tile was bought
        self.ending: bool = False
        self.slices: list[ModuleState] = []  # by module; fingerprints depend on this name
        if seats:
            self._make(seats)

    def _make(self, seats: i64) -> None:
        """Allocate all vectors; a copy takes those of its original."""
        self.hands = vec[i64]([0] * (seats * SLOTS))
        self.reserves = vec[i64]([0] * seats)
        self.waiting = vec[i64]([0] * seats)
        self.scores = vec[i64]([0] * seats)
        self.market = vec[i64]([NO_TILE] * SLOTS)
        self.deck = vec[i64]([0] * SLOTS)
        self.piles = vec[i64]([0] * PILES)
        self.discard = vec[i64]([0] * SLOTS)

    def copy(self) -> AlhambraState:
        """An independent copy; palaces are shared until one of the two states changes them."""
        other = AlhambraState(0)
        other.copy_frames(self)
        other.turn = self.turn
        other.start = self.start
        other.palaces = self.palaces[:]
        other._private = 0
        self._private = 0
        other.hands = self.hands[:]
        other.reserves = self.reserves[:]
        other.waiting = self.waiting[:]
        other.scores = self.scores[:]
        other.neutral = self.neutral
        other.neutral_score = self.neutral_score
        other.bag = self.bag
        other.market = self.market[:]
        other.display = self.display[:]
        other.deck = self.deck[:]
        other.piles = self.piles[:]
        other.discard = self.discard[:]
        other.scoring_cards = self.scoring_cards
        other.scorings = self.scorings
        other.quiet_turns = self.quiet_turns
        other.ending = self.ending
        if self.slices:
            other.slices = [part.copy() for part in self.slices]
        return other

    def add_palaces(self, seats: i64) -> None:
        """Give every seat a palace with its fountain."""
        seat: i64 = 0
        while seat < seats:
            self.palaces.append(new_palace())
            seat += 1
        self._private = (1 << seats) - 1

    def restore(self, data: dict[str, Any]) -> None:
        """Set the attributes from a pickle."""
        self.hands = take_vec(data, "hands")
        self.reserves = take_vec(data, "reserves")
        self.waiting = take_vec(data, "waiting")
        self.scores = take_vec(data, "scores")
        self.market = take_vec(data, "market")
        self.display = take_vec(data, "display")
        self.deck = take_vec(data, "deck")
        self.piles = take_vec(data, "piles")
        self.discard = take_vec(data, "discard")
        super().restore(data)

    def palace_to_change(self, seat: i64) -> Palace:
        """The seat's palace, which no other state shares from now on."""
        if not self._private >> seat & 1:
            self.palaces[seat] = self.palaces[seat].copy()
            self._private |= 1 << seat
        return self.palaces[seat]


def alhambra(state: State) -> AlhambraState:
    """The state of a game of Alhambra with its type."""
    assert isinstance(state, AlhambraState)
    return state
