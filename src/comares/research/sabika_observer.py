# compiled
"""What a seat of Sabika sees, as bytes (S14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.research.observer import PREFIX, PREFIX_FIELD, SIZE, Field, Observer
from comares.sabika.components import SHORT_POEMS, SMALL_BUILDINGS
from comares.sabika.rounds.starting_tokens import DEALT
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BALANCE,
    BLUE,
    EMPTY,
    FIELDS,
    HOUSE,
    LARGE,
    LEFT,
    PILED,
    SMALL,
    TAXES,
    VP,
    WORKER,
    SabikaState,
    sabika,
)

MAX_PARTIES: Final = 4
PARTY: Final = 61  # bytes of a party
TABLE: Final = MAX_PARTIES * PARTY


class SabikaObserver(Observer):
    """512 bytes: the parties from the viewer on, then the table."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, SabikaRules)
        super().__init__(SIZE)
        self.solo: bool = rules.lookup.solo

    def write(self, base: State, viewer: i64, out: vec[u8], at: i64) -> None:
        state = sabika(base)
        parties: i64 = state.parties
        party: i64 = 0
        while party < parties:
            relative: i64 = party - viewer
            if relative < 0:
                relative += parties
            _write_party(state, party, viewer, out, at + relative * PARTY)
            party += 1
        _write_table(state, viewer, self.solo, out, at + TABLE)

    def layout(self) -> list[Field]:
        return [*FIELDS_OF_VIEW, PREFIX_FIELD]


def put(number: i64, size: i64, out: vec[u8], at: i64) -> None:
    """Write a number, its lowest byte first."""
    end: i64 = at + size
    while at < end:
        out[at] = u8(number & 255)
        number >>= 8
        at += 1


def _write_party(state: SabikaState, party: i64, viewer: i64, out: vec[u8], at: i64) -> None:
    own = state.own
    first: i64 = party * FIELDS
    out[at] = u8(own[first] & 255)  # dinars
    out[at + 1] = u8(own[first + 1] & 255)  # seals
    points: i64 = own[first + VP]
    out[at + 2] = u8(points & 255)
    out[at + 3] = u8(points >> 8 & 255)
    at += 4
    i: i64 = first + TAXES
    while i < first + LEFT:  # taxes, reward, boxes, stock, goods on poems, raw
        out[at] = u8(own[i] & 255)
        at += 1
        i += 1
    while i < first + BLUE:  # ships
        out[at] = u8(own[i] & 255)
        out[at + 1] = u8(own[i] >> 8 & 255)
        at += 2
        i += 1
    while i <= first + LARGE:  # poems and large buildings
        cards: i64 = own[i]
        out[at] = u8(cards & 255)
        out[at + 1] = u8(cards >> 8 & 255)
        out[at + 2] = u8(cards >> 16 & 255)
        at += 3
        i += 1
    put(own[first + SMALL], 5, out, at)
    out[at + 5] = u8(own[first + BALANCE] + 1 & 255)
    at += 6
    i = first + HOUSE
    while i < first + WORKER:
        out[at] = u8(own[i] & 255)
        out[at + 1] = u8(own[i] >> 8 & 255)
        at += 2
        i += 1
    while i < first + PILED:
        out[at] = u8(own[i] & 255)
        at += 1
        i += 1
    put(own[first + PILED], 3, out, at)
    _write_starting_tokens(state, party, viewer, out, at + 3)


def _write_starting_tokens(state: SabikaState, party: i64, viewer: i64, out: vec[u8], at: i64) -> None:
    """S1.10: while they are hidden, only the viewer's own two are seen, the lower one first, and the one it keeps."""
    kept: i64 = 0
    low: i64 = 0
    high: i64 = 0
    if party < len(state.kept):
        hidden: bool = len(state.dealt) > 0
        if not hidden or party == viewer:
            kept = state.kept[party] + 1
        if hidden and party == viewer:
            one: i64 = state.dealt[party * DEALT] + 1
            other: i64 = state.dealt[party * DEALT + 1] + 1
            low = min(one, other)
            high = max(one, other)
    out[at] = u8(kept & 255)
    out[at + 1] = u8(low & 255)
    out[at + 2] = u8(high & 255)


def _write_table(state: SabikaState, viewer: i64, solo: bool, out: vec[u8], at: i64) -> None:
    parties: i64 = state.parties
    out[at] = u8(state.narrator & 255)
    out[at + 1] = u8(_relative(state.first, viewer, parties) & 255)
    out[at + 2] = u8(_relative(state.turn, viewer, parties) & 255)
    out[at + 3] = u8(_relative(state.seat, viewer, parties) & 255)
    out[at + 4] = 1 if state.refreshed else 0
    out[at + 5] = 1 if state.over else 0
    out[at + 6] = u8(parties & 255)
    put(state.running, 3, out, at + 7)
    _write_decision(state, out, at + 10)
    _write_cards(state.stack, 0, out, at + 20, viewer, parties)
    at += 24
    i: i64 = 0
    while i < SHORT_POEMS:
        out[at + i] = u8(state.engraved[i] & 255)
        i += 1
    at += SHORT_POEMS
    i = 0
    laid = state.laid
    while i < SMALL_BUILDINGS:  # from -36 to 36; 128 for one that is not laid or has no place
        out[at + i] = u8(laid[i] + 128 & 255)
        i += 1
    at += SMALL_BUILDINGS
    _write_displays(state, out, at)
    _write_board(state, out, at + 34)
    if solo:
        _write_yusuf(state, out, at + 86)


def _relative(party: i64, viewer: i64, parties: i64) -> i64:
    return party - viewer if party >= viewer else party - viewer + parties


def _write_cards(cards: vec[i64], plus: i64, out: vec[u8], at: i64, viewer: i64 = 0, parties: i64 = 0) -> None:
    """A list of cards, or of parties from the viewer on."""
    for card in cards:
        number: i64 = card + plus
        if parties:
            number = _relative(card, viewer, parties)
        out[at] = u8(number & 255)
        at += 1


def _write_decision(state: SabikaState, out: vec[u8], at: i64) -> None:
    """The step that is decided, and the arguments of its frame, three bytes each."""
    if state.over:
        put(0, 8, out, at)
        put(0, 2, out, at + 8)
        return
    out[at] = u8(state.step() + 1 & 255)
    put(state.arg0(), 3, out, at + 1)
    put(state.arg1(), 3, out, at + 4)
    put(state.arg2(), 3, out, at + 7)


def _write_displays(state: SabikaState, out: vec[u8], at: i64) -> None:
    """What lies open, and how much is still to come."""
    _write_cards(state.small_open, 1, out, at)
    put(state.small_discard, 5, out, at + 4)
    out[at + 9] = u8(_count(state.small_deck) & 255)
    _write_cards(state.short_open, 1, out, at + 10)
    out[at + 16] = u8(_count(state.short_deck) & 255)
    put(state.long_open, 3, out, at + 17)
    put(state.large_open, 3, out, at + 20)
    _write_cards(state.storehouses, 1, out, at + 23)
    _write_cards(state.stacks, 0, out, at + 27)
    _write_cards(state.discard, 0, out, at + 29)
    bag = state.bag
    out[at + 32] = u8(bag[0] + bag[1] + bag[2] & 255)


def _write_board(state: SabikaState, out: vec[u8], at: i64) -> None:
    """The rondel, the cities, the wishes and the events."""
    _write_cards(state.raw_spaces, 1, out, at)
    out[at + 8] = u8(state.marble_spaces & 255)
    _write_cards(state.cities, 1, out, at + 9)
    put(state.seals, 2, out, at + 18)
    out[at + 20] = u8(state.trade_card + 1 & 255)
    _write_cards(state.wishes, 1, out, at + 21)
    out[at + 24] = u8(state.event + 1 & 255)
    out[at + 25] = u8(state.next_event + 1 & 255)
    out[at + 26] = u8(state.event_left & 255)
    out[at + 27] = u8(state.positive_left + 1 & 255)
    put(state.event_deck, 2, out, at + 28)


def _write_yusuf(state: SabikaState, out: vec[u8], at: i64) -> None:
    _write_cards(state.tokens, 0, out, at)
    out[at + 3] = 1 if state.long_next else 0
    put(state.used[0] | state.used[1] | state.used[2], 8, out, at + 4)


def _count(things: i64) -> i64:
    n: i64 = 0
    while things:
        things &= things - 1
        n += 1
    return n


assert TABLE + 24 + SHORT_POEMS + SMALL_BUILDINGS + 86 + 12 <= PREFIX
assert EMPTY == -1

_AT: Final = TABLE + 24 + SHORT_POEMS + SMALL_BUILDINGS
FIELDS_OF_VIEW: Final = [
    Field(
        "parties",
        0,
        MAX_PARTIES * PARTY,
        "61 bytes a party, from the viewer on: dinars, seals, points (two bytes), taxes, reward, boxes, 7 of "
        "stock, 3 goods on poems, 3 raw; ships on left and right halves (two bytes each); blue, red and grey "
        "poems and large buildings (three bytes each); small buildings (five); balance card; storehouses (two"
        " bytes each); four workers; Yusuf's tokens (three); starting token kept, the two dealt",
    ),
    Field(
        "moment",
        TABLE,
        7,
        "round, first party, party with the turn, seat that decides, whether refreshed, whether over, parties",
    ),
    Field("running", TABLE + 7, 3, "red poems whose effect is not over"),
    Field(
        "decision",
        TABLE + 10,
        10,
        "1 + the step that is decided (sabika/step_ids.py), three arguments of its frame (three bytes each)",
    ),
    Field("tax_stack", TABLE + 20, 4, "parties by their tax markers"),
    Field("engraved", TABLE + 24, SHORT_POEMS, "by short poem: the order of engraving, from 1"),
    Field("laid", TABLE + 24 + SHORT_POEMS, SMALL_BUILDINGS, "by small building: 128 + its place in its row"),
    Field(
        "displays",
        _AT,
        34,
        "small buildings open (4), discarded (a set of five bytes), to come; short poems open (6), to come; "
        "long poems and large buildings open (sets of three bytes); storehouse tokens open (4), in the stacks"
        " (2); raw discarded (3), in the bag",
    ),
    Field(
        "board",
        _AT + 34,
        52,
        "raw on the rondel (8), marble (a set), tokens of the cities (9), seals (a set of two bytes), trade "
        "card, wishes (3), event, next event, events to come, positive ones among them + 1, event cards not "
        "seen (a set of two bytes)",
    ),
    Field(
        "yusuf",
        _AT + 86,
        12,
        "tokens not revealed (3), whether his next poem is long, cards used (a set of eight bytes)",
    ),
]
