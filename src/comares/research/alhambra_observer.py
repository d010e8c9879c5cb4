# compiled
"""What a seat of Alhambra sees, as bytes (A12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CARDS, HIGHEST_VALUE, SLOTS
from comares.alhambra.grid import COUNT, MIDDLE
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.bitset import bit, count_many, lowest
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.research.alhambra_module_observer import MODULE_FIELDS, MODULE_WORDS, ModuleObserver
from comares.research.observer import PREFIX, PREFIX_FIELD, WORD, WORDS, Field, Observer

MAX_SEATS: Final = 6

# The places, in words. Sets of tiles are words: bit n is tile n.
CELLS: Final = 0  # by tile, two bytes; those of tile 0 are free
MARKET: Final = CELLS + 14
SEATS: Final = MARKET + SLOTS
HANDS: Final = SEATS + 4 * MAX_SEATS  # two words for each seat
DISPLAY: Final = HANDS + 2 * MAX_SEATS
NEUTRAL: Final = DISPLAY + 2
TABLE: Final = NEUTRAL + 1
assert TABLE + 3 <= PREFIX

# The words of a seat.
SCORE: Final = 0  # its points, its cards, its buildings of five kinds
PALACE: Final = 1  # a set in seven bytes; the last one counts the buildings of the sixth kind
RESERVE: Final = 2
WAITING: Final = 3

# What can be decided.
DECISIONS: Final = ("", "action", "placing", "pay", "enough", "keep", "marker")
PLACING: Final = 2

_FIVE_KINDS: Final = 0xFFFFFFFFFF
_LAST_BYTE: Final = 56
_SET: Final = 0xFFFFFFFFFFFFFF
_FROM: Final = (MIDDLE - 64) * 257  # coordinates are written from 64 on, so that they have seven bits

# A card by its number, in the two words of the display.
_LOW_CARD: Final = vec[i64]([1 << (32 * (c // 9) + 2 * (c % 9)) if c < 18 else 0 for c in range(CARDS)])
_HIGH_CARD: Final = vec[i64]([1 << (32 * (c // 9 - 2) + 2 * (c % 9)) if c >= 18 else 0 for c in range(CARDS)])
assert HIGHEST_VALUE == 9


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
        placed: i64 = _placed(out, at + SEATS)
        _write_seat(state, viewer, out, at + SEATS)
        if not again or state.ending or state.over:  # nothing of the other seats changes during a turn
            _write_others(state, viewer, out, at)
        changed: i64 = (placed ^ _placed(out, at + SEATS)) & _SET  # no choice moves a tile inside a palace
        if changed:
            _write_cells(state, changed, out, at + CELLS)
        _write_hand(state, viewer, out, at + HANDS)
        _write_open(state, out, at)
        self._write_table(state, viewer, out, at + TABLE)
        modules = self.modules
        if modules is not None:
            modules.write(state, viewer, out, at + WORDS)

    def _write_table(self, state: AlhambraState, viewer: i64, out: vec[i64], at: i64) -> None:
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
        seats: i64 = len(state.palaces)
        out[at + 1] = low | piles[4] << 32 | gone << 40 | seats << 56
        low = state.neutral_score | count_many(state.bag) << 16 | relative(state.seat, viewer, seats) << 24
        out[at + 2] = low | relative(state.turn, viewer, seats) << 32 | relative(state.start, viewer, seats) << 40

    def layout(self) -> list[Field]:
        modules = MODULE_FIELDS if self.modules is not None else []
        return [*FIELDS, PREFIX_FIELD, *modules]


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """A seat, counted from the viewer on."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def _placed(out: vec[i64], at: i64) -> i64:
    """The tiles in all palaces, as they are written, in seven bytes."""
    at += PALACE
    return out[at] | out[at + 4] | out[at + 8] | out[at + 12] | out[at + 16] | out[at + 20]


def _write_cells(state: AlhambraState, tiles: i64, out: vec[i64], at: i64) -> None:
    """Write the cells of these tiles; 0 for one that is in no palace."""
    while tiles:
        tile: i64 = lowest(tiles)
        tiles &= tiles - 1
        cell: i64 = 0
        for palace in state.palaces:
            if palace.grid().tiles & bit(tile):
                cell = palace.find(tile) - _FROM
        shift: i64 = (tile & 3) << 4
        word: i64 = out[at + (tile >> 2)]
        out[at + (tile >> 2)] = word ^ ((word >> shift ^ cell) & 0xFFFF) << shift


def _write_others(state: AlhambraState, viewer: i64, out: vec[i64], at: i64) -> None:
    """The other seats, from the next one on, and their hands once they are open (A12.4)."""
    seats: i64 = len(state.palaces)
    hands_open: bool = state.ending or state.over
    seat: i64 = viewer
    place: i64 = at + SEATS
    hand: i64 = at + HANDS
    other: i64 = 1
    while other < seats:
        seat += 1
        if seat == seats:
            seat = 0
        place += 4
        hand += 2
        _write_seat(state, seat, out, place)
        if hands_open:
            _write_hand(state, seat, out, hand)
        other += 1


def _write_seat(state: AlhambraState, seat: i64, out: vec[i64], at: i64) -> None:
    """What everybody sees of a seat: its points, how many cards it has, its tiles."""
    grid = state.palaces[seat].grid()
    hands = state.hands
    first: i64 = seat * SLOTS
    held: i64 = card_count(hands[first], hands[first + 1], hands[first + 2], hands[first + 3])
    counts: i64 = grid.counts
    out[at + SCORE] = state.scores[seat] & 0xFFFF | held << 16 | (counts & _FIVE_KINDS) << 24
    out[at + PALACE] = grid.tiles | (counts >> 5 * COUNT & 255) << _LAST_BYTE
    out[at + RESERVE] = state.reserves[seat]
    out[at + WAITING] = state.waiting[seat]


def _write_hand(state: AlhambraState, seat: i64, out: vec[i64], at: i64) -> None:
    """The cards of a seat: four bytes a currency, two bits a value."""
    hands = state.hands
    first: i64 = seat * SLOTS
    out[at] = hands[first] | hands[first + 1] << 32
    out[at + 1] = hands[first + 2] | hands[first + 3] << 32


def _write_open(state: AlhambraState, out: vec[i64], at: i64) -> None:
    """The market, Dirk's tiles and the display."""
    market = state.market
    out[at + MARKET] = bit(market[0])
    out[at + MARKET + 1] = bit(market[1])
    out[at + MARKET + 2] = bit(market[2])
    out[at + MARKET + 3] = bit(market[3])
    out[at + NEUTRAL] = state.neutral
    low: i64 = 0
    high: i64 = 0
    for card in state.display:
        low += _LOW_CARD[card]
        high += _HIGH_CARD[card]
    out[at + DISPLAY] = low
    out[at + DISPLAY + 1] = high


def card_count(florins: i64, dirhams: i64, dinars: i64, ducats: i64) -> i64:
    """The number of cards of the four currencies: nine counts of two bits each."""
    some: i64 = (florins & 0x33333) + (florins >> 2 & 0x33333) + (dirhams & 0x33333) + (dirhams >> 2 & 0x33333)
    more: i64 = (dinars & 0x33333) + (dinars >> 2 & 0x33333) + (ducats & 0x33333) + (ducats >> 2 & 0x33333)
    cards: i64 = (some & 0xF0F0F) + (some >> 4 & 0xF0F0F) + (more & 0xF0F0F) + (more >> 4 & 0xF0F0F)
    return (cards + (cards >> 8) + (cards >> 16)) & 255


_CARDS: Final = "four bytes a currency, two bits for the number of cards of each value"

FIELDS: Final = [
    Field("cells", CELLS * WORD, 14 * WORD, "by tile from 0 (free) on, 2 bytes: x + 64 and y + 64 in its palace, or 0"),
    Field("market", MARKET * WORD, SLOTS * WORD, "by slot, 8 bytes: its tile, bit n for tile n; bit 0 for none"),
    Field(
        "seats",
        SEATS * WORD,
        4 * WORD * MAX_SEATS,
        "32 bytes a seat, from the viewer on: points (two bytes), cards in hand, buildings of five kinds; the tiles of "
        "its palace (a set of seven bytes), buildings of the sixth kind; the tiles of its reserve; those bought and "
        "not yet placed (sets of eight bytes)",
    ),
    Field("hands", HANDS * WORD, 2 * WORD * MAX_SEATS, f"16 bytes a seat, others once they are open (A12.4): {_CARDS}"),
    Field("display", DISPLAY * WORD, 2 * WORD, f"the cards of the display: {_CARDS}"),
    Field("neutral", NEUTRAL * WORD, WORD, "Dirk's tiles, a set"),
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
    Field("turn", TABLE * WORD + 19, 3, "the seat that decides, that has the turn, that started, from the viewer on"),
]
