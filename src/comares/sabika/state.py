# compiled
"""The state of a game of Sabika."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.state import State, take_vec
from comares.sabika.components import HOUSES, KINDS_OF_STOCK
from comares.sabika.step_ids import TURN

# What a party owns: the fields of its part of `own`.
DINARS: Final = 0
SEALS: Final = 1
VP: Final = 2
TAXES: Final = 3  # the space of its marker on the tax track
REWARD: Final = 4  # the space of its marker on the reward track
BOXES: Final = 5
STOCKED: Final = 6  # seven fields: materials and goods in storehouses
SPECIAL: Final = 13  # three fields: goods on poems that store them (S11)
HELD: Final = 16  # three fields: raw on its production space
LEFT: Final = 19  # sets of cities with its ship on the left half, and on the right one
RIGHT: Final = 20
BLUE: Final = 21  # sets of poems
RED: Final = 22
GREY: Final = 23
LARGE: Final = 24  # sets of buildings
SMALL: Final = 25
BALANCE: Final = 26  # the balance card, -1 for none
HOUSE: Final = 27  # four fields: the lower token, the upper one << 8, each by its printed number, 0 for none
WORKER: Final = 31  # four fields: 0 in the workshop, else the space + 1; plus LYING
PILED: Final = 35  # Yusuf's storehouse tokens, a set
FIELDS: Final = 36

LYING: Final = 16
SPACE: Final = 15
EMPTY: Final = -1

assert SPECIAL == STOCKED + KINDS_OF_STOCK
assert WORKER == HOUSE + HOUSES


_NONE: Final = vec[i64]()


def replaced(numbers: vec[i64], i: i64, number: i64) -> vec[i64]:
    """A copy of the numbers with this one at index i."""
    changed: vec[i64] = numbers[:]
    changed[i] = number
    return changed


class SabikaState(State):
    """A state. Cards are numbered from 0; sets of cards are ints (kernel/bitset.py). Parties are the seats and, in the
    solo game, Yusuf after them. What changes rarely is shared by copies (see `_copy`): after the set-up it is not
    changed in place but `replaced`."""

    def __init__(self, parties: i64 = 0) -> None:
        super().__init__()
        self.parties: i64 = parties
        self.own: vec[i64] = _NONE
        self.stack: vec[i64] = _NONE  # tax markers, the last to move first (S4.8)
        self.narrator: i64 = 1  # the space of the round track, which is the round
        self.first: i64 = 0
        self.turn: i64 = 0
        self.refreshed: bool = False  # S5.4: in this turn
        self.running: i64 = 0  # red poems whose effect is not over (S7.3)
        self.engravings: i64 = 0
        # The rondel.
        self.raw_spaces: vec[i64] = _NONE
        self.marble_spaces: i64 = 0  # a set
        self.bag: vec[i64] = _NONE
        self.discard: vec[i64] = _NONE
        # Displays and what is still to come.
        self.small_open: vec[i64] = _NONE
        self.small_deck: i64 = 0
        self.small_discard: i64 = 0
        self.laid: vec[i64] = _NONE  # by small building: its place in its owner's row; the balance card has 0
        self.short_open: vec[i64] = _NONE
        self.short_deck: i64 = 0
        self.engraved: vec[i64] = _NONE  # by short poem: order of engraving, from 1; 0 if it is not engraved
        self.long_open: i64 = 0
        self.large_open: i64 = 0
        self.storehouses: vec[i64] = _NONE  # two on the left, two on the right
        self.storehouse_deck: i64 = 0  # both stacks together
        self.stacks: vec[i64] = _NONE  # the number of tokens in each
        # Trade.
        self.cities: vec[i64] = _NONE  # by city: its token
        self.seals: i64 = 0  # the set of cities where the seal still lies
        self.trade_card: i64 = 0
        # Wishes and events.
        self.wishes: vec[i64] = _NONE
        self.event: i64 = EMPTY
        self.next_event: i64 = EMPTY
        self.event_deck: i64 = 0  # event cards that may still be drawn
        self.event_left: i64 = 0  # the number of event cards still to be drawn
        self.positive_left: i64 = 0  # the number of positive ones among them; EMPTY: nobody knows
        # Starting tokens, until they are shown (S14).
        self.dealt: vec[i64] = _NONE
        self.kept: vec[i64] = _NONE
        # Yusuf.
        self.tokens: vec[i64] = _NONE  # by kind of worker: the tokens he has not revealed
        self.decks: vec[i64] = _NONE
        self.used: vec[i64] = _NONE
        self.long_next: bool = False
        if parties:
            self._make(parties)

    def _make(self, parties: i64) -> None:
        """Allocate all vectors; a copy takes those of its original."""
        self.own = vec[i64]([0] * (parties * FIELDS))
        self.stack = vec[i64](list(range(parties)))
        self.bag = vec[i64]([0, 0, 0])
        self.discard = vec[i64]([0, 0, 0])
        self.small_open = vec[i64]([EMPTY, EMPTY, EMPTY, EMPTY])
        self.storehouses = vec[i64]([EMPTY, EMPTY, EMPTY, EMPTY])
        self.stacks = vec[i64]([0, 0])
        self.wishes = vec[i64]([0, 0, 0])
        self.tokens = vec[i64]([0, 0, 0])
        self.decks = vec[i64]([0, 0, 0])
        self.used = vec[i64]([0, 0, 0])

    def copy(self) -> SabikaState:
        """A state equal to this one that shares nothing which can change."""
        other = SabikaState(0)
        _copy(self, other)
        return other

    def get(self, party: i64, field: i64) -> i64:
        """The value of a field of a party."""
        return self.own[party * FIELDS + field]

    def add(self, party: i64, field: i64, n: i64) -> None:
        """Add to a field of a party."""
        self.own[party * FIELDS + field] += n

    def set(self, party: i64, field: i64, value: i64) -> None:
        """Set a field of a party."""
        self.own[party * FIELDS + field] = value

    def get_own(self, field: i64) -> i64:
        """The value of a field of the acting seat."""
        return self.own[self.seat * FIELDS + field]

    def presence(self, party: i64) -> i64:
        """The set of cities with a ship of the party."""
        return self.own[party * FIELDS + LEFT] | self.own[party * FIELDS + RIGHT]

    def money(self, party: i64) -> i64:
        """S4.5: what the party can pay."""
        return self.own[party * FIELDS + DINARS] + self.own[party * FIELDS + SEALS]

    def in_turn(self) -> bool:
        """Whether the turn of a party has begun (S3.1): below all is the step Turn, whose frame says so."""
        return self._frames[0] == TURN and self._frames[1] == 1

    def restore(self, data: dict[str, Any]) -> None:
        """Set the attributes from a pickle."""
        self.own = take_vec(data, "own")
        self.stack = take_vec(data, "stack")
        self.raw_spaces = take_vec(data, "raw_spaces")
        self.bag = take_vec(data, "bag")
        self.discard = take_vec(data, "discard")
        self.small_open = take_vec(data, "small_open")
        self.laid = take_vec(data, "laid")
        self.short_open = take_vec(data, "short_open")
        self.engraved = take_vec(data, "engraved")
        self.storehouses = take_vec(data, "storehouses")
        self.stacks = take_vec(data, "stacks")
        self.cities = take_vec(data, "cities")
        self.wishes = take_vec(data, "wishes")
        self.dealt = take_vec(data, "dealt")
        self.kept = take_vec(data, "kept")
        self.tokens = take_vec(data, "tokens")
        self.decks = take_vec(data, "decks")
        self.used = take_vec(data, "used")
        super().restore(data)


def _copy(one: SabikaState, other: SabikaState) -> None:
    other.copy_frames(one)
    other.parties = one.parties
    other.own = one.own[:]
    other.stack = one.stack[:]
    other.narrator = one.narrator
    other.first = one.first
    other.turn = one.turn
    other.refreshed = one.refreshed
    other.running = one.running
    other.engravings = one.engravings
    other.raw_spaces = one.raw_spaces[:]
    other.marble_spaces = one.marble_spaces
    other.bag = one.bag[:]
    other.discard = one.discard[:]
    other.small_open = one.small_open[:]
    other.small_deck = one.small_deck
    other.small_discard = one.small_discard
    other.short_open = one.short_open[:]
    other.short_deck = one.short_deck
    other.long_open = one.long_open
    other.large_open = one.large_open
    other.storehouse_deck = one.storehouse_deck
    other.seals = one.seals
    other.trade_card = one.trade_card
    other.event = one.event
    other.next_event = one.next_event
    other.event_deck = one.event_deck
    other.event_left = one.event_left
    other.positive_left = one.positive_left
    other.dealt = one.dealt[:]
    other.kept = one.kept[:]
    other.long_next = one.long_next
    # Shared.
    other.laid = one.laid
    other.engraved = one.engraved
    other.storehouses = one.storehouses
    other.stacks = one.stacks
    other.cities = one.cities
    other.wishes = one.wishes
    other.tokens = one.tokens
    other.decks = one.decks
    other.used = one.used


def sabika(state: State) -> SabikaState:
    """Narrow a state to a state of Sabika."""
    assert isinstance(state, SabikaState)
    return state
