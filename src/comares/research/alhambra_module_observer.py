# compiled
"""What a seat sees of the modules of Alhambra, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
from comares.research.observer import SIZE, Field, clear

MODULE_SIZE: Final = 256
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
assert HALVES + HALF * MAX_HALVES <= MODULE_SIZE

NO_SITE: Final = 0
HIDDEN_TOKEN: Final = 1
KNOWN_TOKEN: Final = 2


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

    def write(self, state: AlhambraState, viewer: i64, out: vec[u8], at: i64) -> None:
        """Write all parts."""
        clear(out, at, MODULE_SIZE)
        if self.sites >= 0:
            part = state.slices[self.sites]
            assert isinstance(part, SitesState)
            _write_sites(state, part, viewer, out, at)
        if self.falcons >= 0:
            perched = state.slices[self.falcons]
            assert isinstance(perched, FalconersState)
            _write_falcons(state, perched, viewer, out, at + FALCONS)
        if self.portals >= 0:
            portals = state.slices[self.portals]
            assert isinstance(portals, PortalsState)
            kind: i64 = 0
            while kind < 6:
                out[at + PORTALS + kind] = u8(portals.supply[kind] & 255)
                out[at + PORTALS + 6 + kind] = u8(portals.waiting[kind] & 255)
                kind += 1
            _write_halves(state, viewer, out, at + HALVES)
        if self.certificates >= 0:
            certificates = state.slices[self.certificates]
            assert isinstance(certificates, CertificatesState)
            _write_certificates(state, certificates, viewer, out, at)


def _write_sites(state: AlhambraState, sites: SitesState, viewer: i64, out: vec[u8], at: i64) -> None:
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
        out[at + SITES + tile - 1] = u8(token & 255)
    at += SITES_TABLE
    out[at] = u8(sites.opening + 1 & 255)
    drawn: i64 = 0
    currency: i64 = 0
    while currency < SLOTS:
        if viewer == state.turn:
            out[at + 1 + currency] = u8(sites.drawn[currency] & 255)
        drawn += sites.drawn[currency]
        out[at + 7 + currency] = u8(sites.gone[currency] & 255)
        currency += 1
    out[at + 5] = u8(drawn & 255)
    out[at + 6] = u8(sites.left() & 255)


def _in_palace(state: AlhambraState, tile: i64) -> bool:
    for palace in state.palaces:
        if palace.find(tile) >= 0:
            return True
    return False


def _write_falcons(state: AlhambraState, falcons: FalconersState, viewer: i64, out: vec[u8], at: i64) -> None:
    seats: i64 = len(state.palaces)
    for perch in falcons.perches:
        if perch != FREE:
            out[at] = u8(((perch >> 16) - viewer + seats) % seats + 1 & 255)
            out[at + 1] = u8(perch & 255)
            out[at + 2] = u8(perch >> 8 & 255)
        at += FALCON


def _write_certificates(
    state: AlhambraState, certificates: CertificatesState, viewer: i64, out: vec[u8], at: i64
) -> None:
    currency: i64 = 0
    while currency < SLOTS:
        out[at + MARKERS + currency] = u8(certificates.markers[currency] & 255)
        currency += 1
    seats: i64 = len(state.palaces)
    seat: i64 = 0
    for credit in certificates.credits:
        out[at + CREDITS + (seat - viewer + seats) % seats] = u8(credit & 255)
        seat += 1


def _write_halves(state: AlhambraState, viewer: i64, out: vec[u8], at: i64) -> None:
    """The half pieces in palaces, from the viewer's on, each palace by cell."""
    seats: i64 = len(state.palaces)
    written: i64 = 0
    other: i64 = 0
    while other < seats:
        grid = state.palaces[(viewer + other) % seats].grid()
        place: i64 = 0
        while grid.halves and place < len(grid.cells):
            info: i64 = grid.cells[place]
            if info >> PIECE >= FIRST_HALF and written < MAX_HALVES:
                half: i64 = 1 << (grid.shift - 1)
                out[at] = u8(other + 1 & 255)
                out[at + 1] = u8((info >> PIECE) - FIRST_HALF & 255)
                out[at + 2] = u8(info >> QUARTERS & 15)
                out[at + 3] = u8((place & ((1 << grid.shift) - 1)) - half + MIDDLE & 255)
                out[at + 4] = u8((place >> grid.shift) - half + MIDDLE & 255)
                at += HALF
                written += 1
            place += 1
        other += 1


MODULE_FIELDS: Final = [
    Field(
        "sites",
        SIZE + SITES,
        TILES,
        "by tile: 0 no building site, 1 a token that the viewer does not know, 2-5 a token of that currency",
    ),
    Field(
        "site_tokens",
        SIZE + SITES_TABLE,
        11,
        "the tile whose token is being chosen; tokens drawn, by currency (the viewer's); how many are drawn; "
        "tokens in the bag; tokens out of play, by currency",
    ),
    Field(
        "falcons",
        SIZE + FALCONS,
        15 * FALCON,
        "by falcon: its seat + 1 from the viewer on (0: free), x + 128, y + 128 of its point",
    ),
    Field("portals", SIZE + PORTALS, 12, "by kind: those in the supply, then those to be placed"),
    Field("markers", SIZE + MARKERS, SLOTS, "by currency: free markers"),
    Field("credits", SIZE + CREDITS, 6, "by seat: currency * 16 + value of its credit; 0: none"),
    Field(
        "halves",
        SIZE + HALVES,
        HALF * MAX_HALVES,
        "half pieces in palaces, 5 bytes each: seat + 1, kind, quarters, x + 128, y + 128",
    ),
]
