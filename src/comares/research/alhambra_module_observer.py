# compiled
"""What a seat sees of the modules of Alhambra, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import FIRST_HALF, SLOTS, TILES
from comares.alhambra.grid import MIDDLE, PIECE, QUARTERS
from comares.alhambra.modules.building_sites.module import BuildingSites
from comares.alhambra.modules.building_sites.tokens import SitesState
from comares.alhambra.modules.exchange_certificates.module import CertificatesState, ExchangeCertificates
from comares.alhambra.modules.falconers.components import FREE, FalconersState
from comares.alhambra.modules.falconers.module import Falconers
from comares.alhambra.modules.portals.module import Portals, PortalsState
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import AlhambraState
from comares.kernel.bitset import lowest
from comares.research.observer import WORD, WORDS, Field, clear

MODULE_WORDS: Final = 32
# The places, in bytes.
SITES: Final = 0  # by tile
SITES_TABLE: Final = TILES  # opening, tokens drawn by currency, how many drawn, bag, gone by currency
FALCONS: Final = SITES_TABLE + 11
FALCON: Final = 3
PORTALS: Final = FALCONS + 15 * FALCON
MARKERS: Final = PORTALS + 12
CREDITS: Final = MARKERS + SLOTS
HALVES: Final = CREDITS + 6
HALF: Final = 5
MAX_HALVES: Final = 18  # three of each kind
assert HALVES + HALF * MAX_HALVES <= MODULE_WORDS * WORD

FROM: Final = MIDDLE - 64  # coordinates are written from 64 on
HIDDEN_TOKEN: Final = 1
KNOWN_TOKEN: Final = 2


def put(out: vec[i64], at: i64, place: i64, number: i64) -> None:
    """Write a byte that is 0 now. The words begin at `at`; the number is less than 128."""
    at += place >> 3
    out[at] |= (number & 127) << 8 * (place & 7)


class ModuleObserver:
    """The modules that are on."""

    def __init__(self, rules: AlhambraRules) -> None:
        self.sites: i64 = -1
        self.falcons: i64 = -1
        self.portals: i64 = -1
        self.certificates: i64 = -1
        for module in rules.modules:
            if isinstance(module, BuildingSites):
                self.sites = module.index
            elif isinstance(module, Falconers):
                self.falcons = module.index
            elif isinstance(module, Portals):
                self.portals = module.index
            elif isinstance(module, ExchangeCertificates):
                self.certificates = module.index

    def write(self, state: AlhambraState, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write all parts."""
        clear(out, at, MODULE_WORDS)
        if self.sites >= 0:
            part = state.slices[self.sites]
            assert isinstance(part, SitesState)
            _write_sites(state, part, viewer, out, at)
        if self.falcons >= 0:
            perched = state.slices[self.falcons]
            assert isinstance(perched, FalconersState)
            _write_falcons(state, perched, viewer, out, at)
        if self.portals >= 0:
            portals = state.slices[self.portals]
            assert isinstance(portals, PortalsState)
            kind: i64 = 0
            while kind < 6:
                put(out, at, PORTALS + kind, portals.supply[kind])
                put(out, at, PORTALS + 6 + kind, portals.waiting[kind])
                kind += 1
            _write_halves(state, viewer, out, at)
        if self.certificates >= 0:
            certificates = state.slices[self.certificates]
            assert isinstance(certificates, CertificatesState)
            _write_certificates(state, certificates, viewer, out, at)


def _write_sites(state: AlhambraState, sites: SitesState, viewer: i64, out: vec[i64], at: i64) -> None:
    """A12.1: a seat knows the tokens on its own tiles; from B5 on everybody knows those in palaces."""
    mine: i64 = state.reserves[viewer] | state.waiting[viewer]
    revealed: bool = state.ending or state.over
    tiles: i64 = sites.all_tiles()
    while tiles:
        tile: i64 = lowest(tiles)
        tiles &= tiles - 1
        known: bool = mine >> tile & 1 == 1 or state.palaces[viewer].find(tile) >= 0
        if not known and revealed:
            known = _in_palace(state, tile)
        token: i64 = HIDDEN_TOKEN
        if known:
            token = KNOWN_TOKEN + sites.token(tile)
        put(out, at, SITES + tile - 1, token)
    put(out, at, SITES_TABLE, sites.opening + 1)
    drawn: i64 = 0
    currency: i64 = 0
    while currency < SLOTS:
        if viewer == state.turn:
            put(out, at, SITES_TABLE + 1 + currency, sites.drawn[currency])
        drawn += sites.drawn[currency]
        put(out, at, SITES_TABLE + 7 + currency, sites.gone[currency])
        currency += 1
    put(out, at, SITES_TABLE + 5, drawn)
    put(out, at, SITES_TABLE + 6, sites.left())


def _in_palace(state: AlhambraState, tile: i64) -> bool:
    for palace in state.palaces:
        if palace.find(tile) >= 0:
            return True
    return False


def _write_falcons(state: AlhambraState, falcons: FalconersState, viewer: i64, out: vec[i64], at: i64) -> None:
    seats: i64 = len(state.palaces)
    place: i64 = FALCONS
    for perch in falcons.perches:
        if perch != FREE:
            put(out, at, place, ((perch >> 16) - viewer + seats) % seats + 1)
            put(out, at, place + 1, (perch & 255) - FROM)
            put(out, at, place + 2, (perch >> 8 & 255) - FROM)
        place += FALCON


def _write_certificates(
    state: AlhambraState, certificates: CertificatesState, viewer: i64, out: vec[i64], at: i64
) -> None:
    currency: i64 = 0
    while currency < SLOTS:
        put(out, at, MARKERS + currency, certificates.markers[currency])
        currency += 1
    seats: i64 = len(state.palaces)
    seat: i64 = 0
    for credit in certificates.credits:
        put(out, at, CREDITS + (seat - viewer + seats) % seats, credit)
        seat += 1


def _write_halves(state: AlhambraState, viewer: i64, out: vec[i64], at: i64) -> None:
    """The half pieces in palaces, from the viewer's on, each palace by cell."""
    seats: i64 = len(state.palaces)
    written: i64 = HALVES
    other: i64 = 0
    while other < seats:
        grid = state.palaces[(viewer + other) % seats].grid()
        place: i64 = 0
        while grid.halves and place < len(grid.cells):
            info: i64 = grid.cells[place]
            if info >> PIECE >= FIRST_HALF and written < HALVES + MAX_HALVES * HALF:
                half: i64 = 1 << (grid.shift - 1)
                put(out, at, written, other + 1)
                put(out, at, written + 1, (info >> PIECE) - FIRST_HALF)
                put(out, at, written + 2, info >> QUARTERS & 15)
                put(out, at, written + 3, (place & ((1 << grid.shift) - 1)) - half + MIDDLE - FROM)
                put(out, at, written + 4, (place >> grid.shift) - half + MIDDLE - FROM)
                written += HALF
            place += 1
        other += 1


MODULE_FIELDS: Final = [
    Field(
        "sites",
        WORDS * WORD + SITES,
        TILES,
        "by tile: 0 no building site, 1 a token that the viewer does not know, 2-5 a token of that currency",
    ),
    Field(
        "site_tokens",
        WORDS * WORD + SITES_TABLE,
        11,
        "the tile whose token is being chosen; tokens drawn, by currency (the viewer's); how many are drawn; "
        "tokens in the bag; tokens out of play, by currency",
    ),
    Field(
        "falcons",
        WORDS * WORD + FALCONS,
        15 * FALCON,
        "by falcon: its seat + 1 from the viewer on (0: free), x + 64, y + 64 of its point",
    ),
    Field("portals", WORDS * WORD + PORTALS, 12, "by kind: those in the supply, then those to be placed"),
    Field("markers", WORDS * WORD + MARKERS, SLOTS, "by currency: free markers"),
    Field("credits", WORDS * WORD + CREDITS, 6, "by seat: currency * 16 + value of its credit; 0: none"),
    Field(
        "halves",
        WORDS * WORD + HALVES,
        HALF * MAX_HALVES,
        "half pieces in palaces, 5 bytes each: seat + 1, kind, quarters, x + 64, y + 64",
    ),
]
