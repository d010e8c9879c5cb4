# compiled
"""What a seat of Alhambra sees, as bytes (A12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CARDS, HIGHEST_VALUE, SLOTS, TILES
from comares.alhambra.grid import CELL, COUNT, NUMBER
from comares.alhambra.palace import Palace
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.kernel.bitset import count_many, lowest
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.research.alhambra_module_observer import MODULE_FIELDS, MODULE_WORDS, ModuleObserver
from comares.research.observer import PREFIX, PREFIX_FIELD, WORD, WORDS, Field, Observer

MAX_SEATS: Final = 6

# The places, in words. Two tiles share a word, each with four bytes: its zone, x, y and a free one.
TILE_WORDS: Final = 27
HAND: Final = TILE_WORDS  # four words with the values 1 to 8 of a currency, one with the four nines
DISPLAY: Final = HAND + SLOTS + 1
HANDS: Final = DISPLAY + SLOTS + 1  # of the other seats, from the next one on, once they are open
SEATS: Final = HANDS + 2 * (MAX_SEATS - 1)
TABLE: Final = SEATS + 2 * MAX_SEATS
assert TABLE + 3 == PREFIX
assert 2 * TILE_WORDS == TILES

# The zones of tiles: out of sight, the market's slots, Dirk, then three for each seat.
MARKET: Final = 1
NEUTRAL: Final = 5
OWNED: Final = 8
IN_RESERVE: Final = 1
WAITING: Final = 2

# What can be decided.
DECISIONS: Final = ("", "action", "placing", "pay", "enough", "keep", "marker")
PLACING: Final = 2

_LOW: Final = 0xFFFFFFFF
_FIVE_KINDS: Final = 0xFFFFFFFFFF
_NINES: Final = 16  # the bits of the nines among the cards of a currency

# Four counts of two bits as four bytes.
_SPREAD: Final = vec[i64]([sum((counts >> 2 * i & 3) << 8 * i for i in range(4)) for counts in range(256)])
assert HIGHEST_VALUE == 9

# One card, by its number: the word where it is counted, and a 1 in its byte.
_WORD_OF_CARD: Final = bytes([SLOTS if card % 9 == 8 else card // 9 for card in range(CARDS)])
_CARD: Final = vec[i64]([1 << 8 * (card // 9 if card % 9 == 8 else card % 9) for card in range(CARDS)])


class AlhambraObserver(Observer):
    """512 bytes, and 256 more if a module is on."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, AlhambraRules)
        super().__init__(WORDS + (MODULE_WORDS if rules.modules else 0))
        self.modules: ModuleObserver | None = ModuleObserver(rules) if rules.modules else None
        self.decisions: vec[i64] = vec[i64](
            [DECISIONS.index(s.name) if s.name in DECISIONS else 0 for s in rules.steps]
        )

    def write(self, base: State, viewer: i64, out: vec[i64], at: i64, again: bool) -> None:
        state = alhambra(base)
        market = state.market
        slot: i64 = 0
        while slot < SLOTS:
            tile: i64 = market[slot]
            if tile != NO_TILE:
                put_tile(tile, MARKET + slot, out, at)
            slot += 1
        put_tiles(state.neutral, NEUTRAL, out, at)
        _write_seat(state, viewer, 0, out, at)
        if not again or state.ending:  # nothing of the other seats changes during a turn
            _write_others(state, viewer, out, at)
        _write_cards(state, viewer, out, at)
        if state.ending or state.over:
            _write_hands(state, viewer, out, at + HANDS)
        self._write_table(state, out, at + TABLE)
        modules = self.modules
        if modules is not None:
            modules.write(state, viewer, out, at + WORDS)

    def _write_table(self, state: AlhambraState, out: vec[i64], at: i64) -> None:
        """The moment of the game."""
        decision: i64 = 0
        number: i64 = 0
        flags: i64 = 0
        if state.over:
            flags = 1 << 8
        else:
            decision = self.decisions[state.step()]
            number = state.arg1() if decision == PLACING else state.arg0()
        if state.ending:
            flags |= 1
        quiet: i64 = (min(state.quiet_turns, 254) + 1) << 32
        out[at] = decision | number << 8 | state.scoring_cards << 16 | state.scorings << 24 | quiet | flags << 40
        piles = state.piles
        discard = state.discard
        gone: i64 = card_count(discard[0], discard[1], discard[2], discard[3])
        low: i64 = piles[0] | piles[1] << 8 | piles[2] << 16 | piles[3] << 24
        out[at + 1] = low | piles[4] << 32 | gone << 40 | len(state.palaces) << 56
        out[at + 2] = state.neutral_score | count_many(state.bag) << 16

    def layout(self) -> list[Field]:
        modules = MODULE_FIELDS if self.modules is not None else []
        return [*FIELDS, PREFIX_FIELD, *modules]


def put_tile(tile: i64, lane: i64, out: vec[i64], at: i64) -> None:
    """Write the four bytes of a tile."""
    at += (tile - 1) >> 1
    shift: i64 = (tile - 1 & 1) << 5
    word: i64 = out[at]
    out[at] = word ^ ((word >> shift ^ lane) & _LOW) << shift  # without a branch: half of the tiles are odd


def put_tiles(tiles: i64, zone: i64, out: vec[i64], at: i64) -> None:
    """Write tiles that are in no palace."""
    while tiles:
        put_tile(lowest(tiles), zone, out, at)
        tiles &= tiles - 1


def _write_others(state: AlhambraState, viewer: i64, out: vec[i64], at: i64) -> None:
    """The other seats, from the next one on."""
    seats: i64 = len(state.palaces)
    seat: i64 = viewer
    relative: i64 = 1
    while relative < seats:
        seat += 1
        if seat == seats:
            seat = 0
        _write_seat(state, seat, relative, out, at)
        relative += 1


def _write_seat(state: AlhambraState, seat: i64, relative: i64, out: vec[i64], at: i64) -> None:
    """What everybody sees of a seat: its tiles and its counts."""
    zone: i64 = OWNED + 3 * relative
    palace = state.palaces[seat]
    _write_palace(palace, zone, out, at)
    put_tiles(state.reserves[seat], zone + IN_RESERVE, out, at)
    put_tiles(state.waiting[seat], zone + WAITING, out, at)
    hands = state.hands
    first: i64 = seat * SLOTS
    held: i64 = card_count(hands[first], hands[first + 1], hands[first + 2], hands[first + 3])
    counts: i64 = palace.counts()
    at += SEATS + 2 * relative
    out[at] = state.scores[seat] & 0xFFFF | held << 16 | (counts & _FIVE_KINDS) << 24
    flags: i64 = 1
    if seat == state.seat:
        flags = 3
    if seat == state.turn:
        flags |= 4
    if seat == state.start:
        flags |= 8
    out[at + 1] = counts >> 5 * COUNT & 255 | flags << 8


def _write_palace(palace: Palace, zone: i64, out: vec[i64], at: i64) -> None:
    """The tiles of a palace and their cells."""
    for entry in palace.grid().pieces:
        tile: i64 = entry >> NUMBER
        if tile <= TILES:
            put_tile(tile, zone | (entry >> CELL & 0xFFFF) << 8, out, at)


def _write_cards(state: AlhambraState, viewer: i64, out: vec[i64], at: i64) -> None:
    """The viewer's hand and the display."""
    hands = state.hands
    first: i64 = viewer * SLOTS
    _write_hand(hands[first], hands[first + 1], hands[first + 2], hands[first + 3], out, at + HAND)
    at += DISPLAY
    out[at] = 0
    out[at + 1] = 0
    out[at + 2] = 0
    out[at + 3] = 0
    out[at + 4] = 0
    for card in state.display:
        out[at + _WORD_OF_CARD[card]] += _CARD[card]


def _write_hand(florins: i64, dirhams: i64, dinars: i64, ducats: i64, out: vec[i64], at: i64) -> None:
    """Cards as a byte for each value: a word for each currency, one for the nines."""
    spread = _SPREAD
    out[at] = spread[florins & 255] | spread[florins >> 8 & 255] << 32
    out[at + 1] = spread[dirhams & 255] | spread[dirhams >> 8 & 255] << 32
    out[at + 2] = spread[dinars & 255] | spread[dinars >> 8 & 255] << 32
    out[at + 3] = spread[ducats & 255] | spread[ducats >> 8 & 255] << 32
    nines: i64 = florins >> _NINES | dirhams >> _NINES << 8 | dinars >> _NINES << 16
    out[at + 4] = nines | ducats >> _NINES << 24


def _write_hands(state: AlhambraState, viewer: i64, out: vec[i64], at: i64) -> None:
    """A12.4: the other hands, 18 bits for each currency: two for each value."""
    hands = state.hands
    seats: i64 = len(state.palaces)
    other: i64 = 1
    while other < seats:
        first: i64 = (viewer + other) % seats * SLOTS
        out[at] = hands[first] | hands[first + 1] << 18 | hands[first + 2] << 36
        out[at + 1] = hands[first + 3]
        at += 2
        other += 1


def card_count(florins: i64, dirhams: i64, dinars: i64, ducats: i64) -> i64:
    """The number of cards of the four currencies: nine counts of two bits each."""
    some: i64 = (florins & 0x33333) + (florins >> 2 & 0x33333) + (dirhams & 0x33333) + (dirhams >> 2 & 0x33333)
    more: i64 = (dinars & 0x33333) + (dinars >> 2 & 0x33333) + (ducats & 0x33333) + (ducats >> 2 & 0x33333)
    cards: i64 = (some & 0xF0F0F) + (some >> 4 & 0xF0F0F) + (more & 0xF0F0F) + (more >> 4 & 0xF0F0F)
    return (cards + (cards >> 8) + (cards >> 16)) & 255


FIELDS: Final = [
    Field(
        "tiles",
        0,
        TILE_WORDS * WORD,
        "by tile, 4 bytes: its zone, x + 128 and y + 128 in a palace, a free one; zones: 0 out of sight, 1-4 the "
        "market's slot, 5 Dirk's, 8+3s a palace, 9+3s a reserve, 10+3s bought and not yet placed; s: the seat, "
        "from the viewer on",
    ),
    Field(
        "hand",
        HAND * WORD,
        5 * WORD,
        "the viewer's cards: by currency the numbers of the values 1 to 8, then the numbers of nines by currency",
    ),
    Field("display", DISPLAY * WORD, 5 * WORD, "the cards of the display, in the same way"),
    Field(
        "hands",
        HANDS * WORD,
        2 * (MAX_SEATS - 1) * WORD,
        "the other hands once they are open (A12.4), 16 bytes each, two bits a card; three currencies, then the fourth",
    ),
    Field(
        "seats",
        SEATS * WORD,
        2 * MAX_SEATS * WORD,
        "16 bytes a seat: points (two bytes), cards in hand, buildings of the six kinds, flags (1 plays, 2 "
        "decides, 4 has the turn, 8 started), six free",
    ),
    Field(
        "decision",
        TABLE * WORD,
        2,
        "what is decided: 0 nothing, 1 an action, 2 where tiles go, 3 the payment of a falcon, 4 more falcons, 5 "
        "a token, 6 a marker; then of an action: exact purchases so far; of placing: whether Dirk may be given "
        "tiles; of a marker: the excess",
    ),
    Field("scoring_cards", TABLE * WORD + 2, 1, "how many have come up"),
    Field("scorings", TABLE * WORD + 3, 1, "how many have been held"),
    Field("quiet_turns", TABLE * WORD + 4, 1, "1 + the turns since a tile was bought"),
    Field("ending", TABLE * WORD + 5, 2, "whether the last turn has been played; whether the game is over"),
    Field("piles", TABLE * WORD + 8, 5, "cards to come in each pile of the deck"),
    Field("discard", TABLE * WORD + 13, 2, "cards in the discard pile"),
    Field("players", TABLE * WORD + 15, 1, "how many play"),
    Field("neutral_score", TABLE * WORD + 16, 2, "Dirk's points"),
    Field("bag", TABLE * WORD + 18, 1, "tiles in the bag"),
]
