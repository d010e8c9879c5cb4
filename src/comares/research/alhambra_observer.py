# compiled
"""What a seat of Alhambra sees, as bytes (A12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from comares.alhambra.components import CARDS, HIGHEST_VALUE, SLOTS, TILES
from comares.alhambra.grid import MIDDLE, PIECE
from comares.alhambra.palace import Palace
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.kernel.bitset import lowest
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.research.alhambra_module_observer import MODULE_FIELDS, MODULE_SIZE, ModuleObserver
from comares.research.observer import PREFIX_FIELD, SIZE, Field, Observer

MAX_SEATS: Final = 6
PACKED_HAND: Final = 9  # bytes of a hand with two bits for each card

# The places. A tile has its zone, x and y at tile - 1; a card its number at its number.
ZONE: Final = 0
X: Final = TILES
Y: Final = 2 * TILES
HAND: Final = 3 * TILES
DISPLAY: Final = HAND + CARDS
HANDS: Final = DISPLAY + CARDS  # of the other seats, from the next one on, once they are open
SEATS: Final = HANDS + (MAX_SEATS - 1) * PACKED_HAND
SEAT: Final = 12  # bytes of a seat
TABLE: Final = SEATS + MAX_SEATS * SEAT

# The zones of tiles: out of sight, the market's slots, Dirk, then three for each seat.
UNSEEN: Final = 0
MARKET: Final = 1
NEUTRAL: Final = 5
OWNED: Final = 8
IN_RESERVE: Final = 1
WAITING: Final = 2

# What can be decided.
DECISIONS: Final = ("", "action", "placing", "pay", "enough", "keep", "marker")
PLACING: Final = 2


class AlhambraObserver(Observer):
    """512 bytes, and 256 more if a module is on."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, AlhambraRules)
        super().__init__(SIZE + (MODULE_SIZE if rules.modules else 0))
        self.modules: ModuleObserver | None = ModuleObserver(rules) if rules.modules else None
        self.decisions: vec[i64] = vec[i64](
            [DECISIONS.index(s.name) if s.name in DECISIONS else 0 for s in rules.steps]
        )

    def write(self, base: State, viewer: i64, out: vec[u8], at: i64) -> None:
        state = alhambra(base)
        seats: i64 = len(state.palaces)
        self._tiles(state, viewer, out, at)
        self._cards(state, viewer, out, at)
        seat: i64 = 0
        while seat < seats:
            relative: i64 = seat - viewer
            if relative < 0:
                relative += seats
            _write_seat(state, seat, out, at + SEATS + relative * SEAT)
            seat += 1
        _write_table(state, out, at + TABLE)
        self._decision(state, out, at + TABLE)
        modules = self.modules
        if modules is not None:
            modules.write(state, viewer, out, at + SIZE)

    def _tiles(self, state: AlhambraState, viewer: i64, out: vec[u8], at: i64) -> None:
        """Where each tile is. No tile returns to the bag, so those in it need not be written."""
        slot: i64 = 0
        while slot < SLOTS:
            tile: i64 = state.market[slot]
            if tile != NO_TILE:
                out[at + ZONE + tile - 1] = u8(MARKET + slot & 255)
            slot += 1
        _write_set(state.neutral, NEUTRAL, out, at)
        seats: i64 = len(state.palaces)
        seat: i64 = 0
        while seat < seats:
            zone: i64 = OWNED + 3 * (seat - viewer)
            if seat < viewer:
                zone += 3 * seats
            _write_palace(state.palaces[seat], zone, out, at)
            _write_set(state.reserves[seat], zone + IN_RESERVE, out, at)
            _write_set(state.waiting[seat], zone + WAITING, out, at)
            seat += 1

    def _cards(self, state: AlhambraState, viewer: i64, out: vec[u8], at: i64) -> None:
        """The viewer's hand, the display, and from A12.4 on all hands."""
        card: i64 = at + HAND
        currency: i64 = 0
        while currency < SLOTS:
            held: i64 = state.hands[viewer * SLOTS + currency]
            end: i64 = card + HIGHEST_VALUE
            while card < end:
                out[card] = u8(held & 3)
                out[card + CARDS] = 0
                held >>= 2
                card += 1
            currency += 1
        for shown in state.display:
            out[at + DISPLAY + shown] += 1
        if state.ending or state.over:
            seats: i64 = len(state.palaces)
            other: i64 = 1
            while other < seats:
                _write_hand(state, (viewer + other) % seats, out, at + HANDS + (other - 1) * PACKED_HAND)
                other += 1

    def _decision(self, state: AlhambraState, out: vec[u8], at: i64) -> None:
        """What is decided, and the number that goes with it."""
        decision: i64 = 0
        number: i64 = 0
        if not state.over:
            decision = self.decisions[state.step()]
            number = state.arg1() if decision == PLACING else state.arg0()
        out[at] = u8(decision & 255)
        out[at + 1] = u8(number & 255)

    def layout(self) -> list[Field]:
        modules = MODULE_FIELDS if self.modules is not None else []
        return [*FIELDS, PREFIX_FIELD, *modules]


def _write_palace(palace: Palace, zone: i64, out: vec[u8], at: i64) -> None:
    """The tiles of a palace and their cells."""
    grid = palace.grid()
    cells = grid.cells
    shift: i64 = grid.shift
    low: i64 = (1 << shift) - 1
    middle: i64 = MIDDLE - (1 << (shift - 1))
    for place in grid.built:
        tile: i64 = cells[place] >> PIECE
        if tile <= TILES:
            tile += at - 1
            out[tile] = u8(zone & 255)
            out[tile + X] = u8((place & low) + middle & 255)
            out[tile + Y] = u8((place >> shift) + middle & 255)


def _write_set(tiles: i64, zone: i64, out: vec[u8], at: i64) -> None:
    """Tiles that are in no palace."""
    while tiles:
        tile: i64 = at + lowest(tiles) - 1
        out[tile] = u8(zone & 255)
        out[tile + X] = 0
        out[tile + Y] = 0
        tiles &= tiles - 1


def _write_hand(state: AlhambraState, seat: i64, out: vec[u8], at: i64) -> None:
    """A hand in 72 bits: two for each card."""
    currency: i64 = 0
    while currency < SLOTS:
        held: i64 = state.hands[seat * SLOTS + currency]
        value: i64 = 0
        while value < HIGHEST_VALUE:
            bit: i64 = 2 * (currency * HIGHEST_VALUE + value)
            place: i64 = at + (bit >> 3)
            before: i64 = i64(out[place]) & ~(3 << (bit & 7))
            out[place] = u8((before | (held >> 2 * value & 3) << (bit & 7)) & 255)
            value += 1
        currency += 1


def _write_seat(state: AlhambraState, seat: i64, out: vec[u8], at: i64) -> None:
    """What everybody sees of a seat."""
    score: i64 = state.scores[seat]
    out[at] = u8(score & 255)
    out[at + 1] = u8(score >> 8 & 255)
    hands = state.hands
    first: i64 = seat * SLOTS
    held: i64 = card_count(hands[first]) + card_count(hands[first + 1])
    out[at + 2] = u8(held + card_count(hands[first + 2]) + card_count(hands[first + 3]) & 255)
    counts = state.palaces[seat].grid().counts
    kind: i64 = 0
    while kind < 6:
        out[at + 3 + kind] = u8(counts[kind] & 255)
        kind += 1
    flags: i64 = 1
    if seat == state.seat:
        flags = 3
    if seat == state.turn:
        flags |= 4
    if seat == state.start:
        flags |= 8
    out[at + 9] = u8(flags)


def _write_table(state: AlhambraState, out: vec[u8], at: i64) -> None:
    """The moment of the game."""
    out[at + 3] = u8(state.scoring_cards & 255)
    out[at + 4] = u8(state.scorings & 255)
    out[at + 5] = u8(min(state.quiet_turns, 255) & 255)
    out[at + 6] = 1 if state.ending else 0
    out[at + 7] = 1 if state.over else 0
    pile: i64 = 0
    for cards in state.piles:
        out[at + 8 + pile] = u8(cards & 255)
        pile += 1
    discard = state.discard
    gone: i64 = card_count(discard[0]) + card_count(discard[1]) + card_count(discard[2]) + card_count(discard[3])
    out[at + 13] = u8(gone & 255)
    out[at + 14] = u8(len(state.palaces) & 255)
    out[at + 15] = u8(state.neutral_score & 255)
    out[at + 16] = u8(state.neutral_score >> 8 & 255)
    out[at + 17] = u8(bit_count(state.bag))


def card_count(cards: i64) -> i64:
    """The number of cards of one currency: nine counts of two bits."""
    cards = (cards & 0x33333) + (cards >> 2 & 0x33333)
    cards = (cards & 0xF0F0F) + (cards >> 4 & 0xF0F0F)
    return (cards + (cards >> 8) + (cards >> 16)) & 31


def bit_count(things: i64) -> i64:
    """How many things are in a set."""
    things -= things >> 1 & 0x5555555555555555
    things = (things & 0x3333333333333333) + (things >> 2 & 0x3333333333333333)
    things = things + (things >> 4) & 0x0F0F0F0F0F0F0F0F
    things += things >> 8
    things += things >> 16
    return (things + (things >> 32)) & 127


FIELDS: Final = [
    Field(
        "zone",
        ZONE,
        TILES,
        "by tile: 0 out of sight, 1-4 the market's slot, 5 Dirk's, 8+3s a palace, 9+3s a reserve, 10+3s "
        "bought and not yet placed; s: the seat, from the viewer on",
    ),
    Field("x", X, TILES, "by tile in a palace: x + 128; 0 elsewhere"),
    Field("y", Y, TILES, "by tile in a palace: y + 128; 0 elsewhere"),
    Field("hand", HAND, CARDS, "by card: how many the viewer holds"),
    Field("display", DISPLAY, CARDS, "by card: how many lie in the display"),
    Field(
        "hands",
        HANDS,
        (MAX_SEATS - 1) * PACKED_HAND,
        "the other hands, 9 bytes each with two bits a card, once they are open (A12.4)",
    ),
    Field(
        "seats",
        SEATS,
        MAX_SEATS * SEAT,
        "12 bytes a seat: points (two bytes), cards in hand, buildings of the six kinds, flags (1 plays, 2 "
        "decides, 4 has the turn, 8 started), two free",
    ),
    Field(
        "decision",
        TABLE,
        1,
        "what is decided: 0 nothing, 1 an action, 2 where tiles go, 3 the payment of a falcon, 4 more "
        "falcons, 5 a token, 6 a marker",
    ),
    Field(
        "number",
        TABLE + 1,
        2,
        "of an action: exact purchases so far; of placing: whether Dirk may be given tiles; of a marker: the excess",
    ),
    Field("scoring_cards", TABLE + 3, 1, "how many have come up"),
    Field("scorings", TABLE + 4, 1, "how many have been held"),
    Field("quiet_turns", TABLE + 5, 1, "turns since a tile was bought"),
    Field("ending", TABLE + 6, 2, "whether the last turn has been played; whether the game is over"),
    Field("piles", TABLE + 8, 5, "cards to come in each pile of the deck"),
    Field("discard", TABLE + 13, 1, "cards in the discard pile"),
    Field("players", TABLE + 14, 1, "how many play"),
    Field("neutral_score", TABLE + 15, 2, "Dirk's points"),
    Field("bag", TABLE + 17, 1, "tiles in the bag"),
]
