# compiled
"""What a seat of Sabika sees, as bytes (S14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import count_many
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.research.observer import PREFIX, PREFIX_FIELD, WORD, WORDS, Field, Observer
from comares.sabika.components import SHORT_POEMS, SMALL_BUILDINGS
from comares.sabika.rounds.starting_tokens import DEALT
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BALANCE,
    BLUE,
    BOXES,
    DINARS,
    FIELDS,
    GREY,
    HELD,
    HOUSE,
    LARGE,
    LEFT,
    PILED,
    RED,
    REWARD,
    RIGHT,
    SEALS,
    SMALL,
    SPECIAL,
    STOCKED,
    TAXES,
    VP,
    WORKER,
    SabikaState,
    sabika,
)

MAX_PARTIES: Final = 4
PARTY: Final = 8  # words of a party
POEMS: Final = 5  # the one with its short poems, and the one with its small buildings
BUILDINGS: Final = 7
TABLE: Final = MAX_PARTIES * PARTY
ENGRAVED: Final = TABLE + 4
LAID: Final = ENGRAVED + 3
OPEN: Final = LAID + 5
BOARD: Final = OPEN + 4
YUSUF: Final = BOARD + 4
assert YUSUF + 2 <= PREFIX

NO_PLACE: Final = 64  # added to the place of a small building in its row
_ARGUMENT: Final = 0x7FFFFFFF


class SabikaObserver(Observer):
    """512 bytes: the parties from the viewer on, then the table."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, SabikaRules)
        super().__init__(WORDS)
        self.solo: bool = rules.lookup.solo

    def write(self, base: State, viewer: i64, out: vec[i64], at: i64, again: bool) -> None:
        state = sabika(base)
        parties: i64 = state.parties
        engraved: i64 = _union(out, at + POEMS)
        built: i64 = _union(out, at + BUILDINGS)
        if again and viewer == state.turn and state.in_turn():
            _write_own_turn(state, viewer, out, at)
        else:
            party: i64 = 0
            while party < parties:
                _write_party(state, party, viewer, out, at + relative(party, viewer, parties) * PARTY)
                party += 1
        _write_moment(state, viewer, out, at + TABLE)
        # The order of the poems and the places of the buildings change only with what parties have of them.
        if engraved != _union(out, at + POEMS):
            _write_bytes(state.engraved, SHORT_POEMS, 0, out, at + ENGRAVED)
        if built != _union(out, at + BUILDINGS) or not out[at + LAID]:
            _write_bytes(state.laid, SMALL_BUILDINGS, NO_PLACE, out, at + LAID)
        _write_open(state, out, at + OPEN)
        _write_board(state, out, at + BOARD)
        if self.solo:
            tokens = state.tokens
            next_: i64 = 1 if state.long_next else 0
            out[at + YUSUF] = tokens[0] | tokens[1] << 8 | tokens[2] << 16 | next_ << 24
            out[at + YUSUF + 1] = state.used[0] | state.used[1] | state.used[2]

    def layout(self) -> list[Field]:
        return [*FIELDS_OF_VIEW, PREFIX_FIELD]


def relative(party: i64, viewer: i64, parties: i64) -> i64:
    """A party, counted from the viewer on."""
    return party - viewer if party >= viewer else party - viewer + parties


def _union(out: vec[i64], at: i64) -> i64:
    """The sets in that word of all parties, together."""
    return out[at] | out[at + PARTY] | out[at + 2 * PARTY] | out[at + 3 * PARTY]


def _write_bytes(numbers: vec[i64], count: i64, plus: i64, out: vec[i64], at: i64) -> None:
    """Write so many numbers as bytes, eight to a word."""
    word: i64 = 0
    i: i64 = 0
    while i < count:
        word |= (numbers[i] + plus) << 8 * (i & 7)
        i += 1
        if not i & 7:
            out[at] = word
            word = 0
            at += 1
    if i & 7:
        out[at] = word


def _bytes(numbers: vec[i64]) -> i64:
    """Up to eight numbers as one word, each plus 1."""
    word: i64 = 0
    shift: i64 = 0
    for number in numbers:
        word |= (number + 1) << shift
        shift += 8
    return word


def _four(numbers: vec[i64]) -> i64:
    """Four numbers as half a word, each plus 1."""
    return numbers[0] + 1 | (numbers[1] + 1) << 8 | (numbers[2] + 1) << 16 | (numbers[3] + 1) << 24


def _write_own_turn(state: SabikaState, viewer: i64, out: vec[i64], at: i64) -> None:
    """During a turn the other parties' points, dinars, taxes and rewards may change, and nothing else that they own."""
    _write_party(state, viewer, viewer, out, at)
    parties: i64 = state.parties
    party: i64 = viewer
    other: i64 = 1
    while other < parties:
        at += PARTY
        party += 1
        if party == parties:
            party = 0
        _write_tracks(state, party, out, at)
        other += 1


def _write_tracks(state: SabikaState, party: i64, out: vec[i64], at: i64) -> None:
    """The money of a party and its places on tracks."""
    own = state.own
    i: i64 = party * FIELDS
    low: i64 = own[i + DINARS] | own[i + SEALS] << 8 | (own[i + VP] & 0xFFFF) << 16 | own[i + TAXES] << 32
    out[at] = low | own[i + REWARD] << 40 | own[i + BOXES] << 48 | (own[i + BALANCE] + 1) << 56


def _write_party(state: SabikaState, party: i64, viewer: i64, out: vec[i64], at: i64) -> None:
    """All that a party owns."""
    _write_tracks(state, party, out, at)
    own = state.own
    i: i64 = party * FIELDS
    tokens: i64 = _starting_tokens(state, party, viewer)
    n: i64 = i + STOCKED
    low: i64 = own[n] | own[n + 1] << 8 | own[n + 2] << 16 | own[n + 3] << 24
    out[at + 1] = low | own[n + 4] << 32 | own[n + 5] << 40 | own[n + 6] << 48 | (tokens & 255) << 56
    n = i + SPECIAL
    low = own[n] | own[n + 1] << 8 | own[n + 2] << 16
    n = i + HELD
    out[at + 2] = low | own[n] << 24 | own[n + 1] << 32 | own[n + 2] << 40 | tokens >> 8 << 48
    n = i + WORKER
    low = own[n] | own[n + 1] << 8 | own[n + 2] << 16 | own[n + 3] << 24
    out[at + 3] = low | own[i + LEFT] << 32 | own[i + RIGHT] << 48
    n = i + HOUSE
    out[at + 4] = own[n] | own[n + 1] << 16 | own[n + 2] << 32 | own[n + 3] << 48
    out[at + POEMS] = own[i + BLUE] | own[i + RED] << 32
    out[at + 6] = own[i + GREY] | own[i + LARGE] << 32
    out[at + BUILDINGS] = own[i + SMALL] | own[i + PILED] << 36


def _starting_tokens(state: SabikaState, party: i64, viewer: i64) -> i64:
    """S1.10: the one kept | the lower one dealt << 8 | the higher one << 16; hidden ones only to their owner."""
    if party >= len(state.kept):
        return 0
    if not len(state.dealt):
        return state.kept[party] + 1
    if party != viewer:
        return 0
    one: i64 = state.dealt[party * DEALT] + 1
    other: i64 = state.dealt[party * DEALT + 1] + 1
    return state.kept[party] + 1 | min(one, other) << 8 | max(one, other) << 16


def _write_moment(state: SabikaState, viewer: i64, out: vec[i64], at: i64) -> None:
    """The round, the parties' order, and what is decided."""
    parties: i64 = state.parties
    low: i64 = state.narrator | relative(state.first, viewer, parties) << 8 | parties << 48
    low |= relative(state.turn, viewer, parties) << 16 | relative(state.seat, viewer, parties) << 24
    if state.refreshed:
        low |= 1 << 16 << 16
    if state.over:
        out[at] = low | 1 << 20 << 20
        out[at + 1] = state.running
        out[at + 2] = 0
    else:
        out[at] = low
        out[at + 1] = state.running | (state.step() + 1) << 24 | (state.arg0() & _ARGUMENT) << 32
        out[at + 2] = state.arg1() & _ARGUMENT | (state.arg2() & _ARGUMENT) << 32
    order: i64 = 0
    shift: i64 = 0
    for party in state.stack:
        order |= relative(party, viewer, parties) << shift
        shift += 8
    out[at + 3] = order | state.event_left << 32 | (state.positive_left + 1) << 40


def _write_open(state: SabikaState, out: vec[i64], at: i64) -> None:
    """What lies open, and how much is still to come."""
    out[at] = _four(state.small_open) | _four(state.storehouses) << 32
    to_come: i64 = count_many(state.short_deck) << 48 | count_many(state.small_deck) << 56
    out[at + 1] = _bytes(state.short_open) | to_come
    out[at + 2] = state.small_discard | state.long_open << 40
    bag = state.bag
    left: i64 = bag[0] + bag[1] + bag[2]
    discard = state.discard
    gone: i64 = discard[0] | discard[1] << 8 | discard[2] << 16
    out[at + 3] = state.stacks[0] | state.stacks[1] << 8 | gone << 16 | left << 40


def _write_board(state: SabikaState, out: vec[i64], at: i64) -> None:
    """The rondel, the cities, the wishes and the events."""
    out[at] = _bytes(state.raw_spaces)
    cities = state.cities
    low: i64 = cities[0] + 1 | (cities[1] + 1) << 8 | (cities[2] + 1) << 16 | (cities[3] + 1) << 24
    high: i64 = cities[4] + 1 | (cities[5] + 1) << 8 | (cities[6] + 1) << 16 | (cities[7] + 1) << 24
    out[at + 1] = low | high << 32
    low = cities[8] + 1 | (state.trade_card + 1) << 8 | _bytes(state.wishes) << 16
    out[at + 2] = low | (state.event + 1) << 40 | (state.next_event + 1) << 48
    out[at + 3] = state.large_open | state.marble_spaces << 24 | state.event_deck << 32 | state.seals << 48


FIELDS_OF_VIEW: Final = [
    Field(
        "parties",
        0,
        MAX_PARTIES * PARTY * WORD,
        "64 bytes a party, from the viewer on: dinars, seals, points (two bytes), taxes, reward, boxes, balance "
        "card; 7 of stock, starting token kept; goods on poems (3), raw (3), the two tokens dealt; four workers, "
        "ships on left and on right halves (sets of two bytes); storehouses (two bytes each); blue poems, red "
        "ones, grey ones, large buildings (sets of four bytes); small buildings (a set of 36 bits), Yusuf's "
        "tokens (28 bits)",
    ),
    Field(
        "moment",
        TABLE * WORD,
        WORD,
        "round, first party, party with the turn, seat that decides, whether refreshed, whether over, parties, free",
    ),
    Field(
        "decision",
        (TABLE + 1) * WORD,
        2 * WORD,
        "red poems whose effect is not over (a set of three bytes), 1 + the step that is decided "
        "(sabika/step_ids.py), the three arguments of its frame (four bytes each)",
    ),
    Field(
        "order",
        (TABLE + 3) * WORD,
        WORD,
        "parties by their tax markers (4), events to come, positive ones among them + 1, two free",
    ),
    Field("engraved", ENGRAVED * WORD, 3 * WORD, "by short poem: the order of engraving, from 1"),
    Field("laid", LAID * WORD, 5 * WORD, "by small building: 64 + its place in its row"),
    Field(
        "open",
        OPEN * WORD,
        4 * WORD,
        "small buildings (4), storehouse tokens (4); short poems (6), how many to come, small buildings to come; "
        "small buildings discarded (a set of 40 bits), long poems (24 bits); tokens in the stacks (2), raw "
        "discarded (3), raw in the bag, two free",
    ),
    Field(
        "board",
        BOARD * WORD,
        4 * WORD,
        "raw on the rondel (8); tokens of the cities (9), trade card, wishes (3), event, next event, free; large "
        "buildings open (a set of three bytes), marble (a set), event cards not seen, seals (sets of two bytes)",
    ),
    Field(
        "yusuf",
        YUSUF * WORD,
        2 * WORD,
        "tokens not revealed (3), whether his next poem is long, four free; cards used (a set of eight bytes)",
    ),
]
