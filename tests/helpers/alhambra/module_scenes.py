"""Scenes with the modules of the sixth expansion: portals, falcons, tokens and credits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from mypy_extensions import i64

from comares.alhambra.components import CURRENCIES, FIRST_HALF, KINDS, NO_KIND, cell_name, sides
from comares.alhambra.game import ALHAMBRA
from comares.alhambra.grid import cell_at, cell_x, cell_y
from comares.alhambra.modules import MODULES
from comares.alhambra.modules.building_sites.module import BuildingSites
from comares.alhambra.modules.building_sites.tokens import SitesState
from comares.alhambra.modules.exchange_certificates.module import CertificatesState
from comares.alhambra.modules.falconers.components import FREE, NAMES, FalconersState
from comares.alhambra.modules.portals.module import PortalsState
from comares.alhambra.palace import Palace
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import ModuleState
from comares.kernel.bitset import bit
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from helpers.alhambra.draw_palace import Cell
from helpers.alhambra.scenes import Arranged, game_of, set_table

ALL = tuple(MODULES)

S = TypeVar("S", bound=ModuleState)


class ArrangedTokens(Arranged):
    """Also draws the site tokens that a test names, and then always the lowest one left."""

    def __init__(self, source: Arranged, tokens: str) -> None:
        super().__init__()
        self.tiles, self.cards = source.tiles, source.cards
        self.tokens = [CURRENCIES.index(word) for word in tokens.split()]

    def draw(self, pile: int, n: int) -> int:
        assert self.table is not None
        if self.table.rules.piles[pile] != "sites":
            return super().draw(pile, n)
        self.draws += 1
        bag = module_state(self.table, SitesState).bag
        left = [currency for currency in range(len(CURRENCIES)) for _ in range(bag[currency])]
        return self._next(left, self.tokens.pop(0) if self.tokens else left[0], n)


def set_modules(
    modules: str,
    seats: int = 3,
    *,
    portals: Mapping[int, Mapping[Cell, str]] | None = None,
    falcons: Mapping[int, Mapping[Cell, str]] | None = None,
    sites: Mapping[int, str] | None = None,
    gone: str = "",
    credit: Mapping[int, str] | None = None,
    next_tokens: str = "",
    walk_portals: str = "yes",
    credits_win_tiles: str = "yes",
    readings: Mapping[str, str] | None = None,
    **scene: Any,
) -> Table:
    """`set_table` with these modules on. By seat: portals by cell ("tower SW"), falcons by point (their name), credits
    ("dinar-5"); by tile: the token on it. Tokens in `gone` have left the game; the bag holds the rest. `readings`:
    other settings (docs/rulings.md)."""
    base = set_table(seats, **scene)
    settings = {name: "on" if name in modules.split() else "off" for name in ALL}
    settings |= {"walk-portals": walk_portals, "credits-win-tiles": credits_win_tiles, "end": scene.get("end", "short")}
    settings |= readings or {}
    assert set(modules.split()) <= set(ALL)
    table = Table(ALHAMBRA, seats, settings, SeededChance(0))
    assert isinstance(table.rules, AlhambraRules)
    assert isinstance(base.chance, Arranged)
    table.state = base.state
    game_of(table).slices = [module.new_state(seats) for module in table.rules.modules]
    table.chance = chance = ArrangedTokens(base.chance, next_tokens)
    chance.table = table
    for seat, standing in (portals or {}).items():
        for cell, words in standing.items():
            build_portal(game_of(table).palaces[seat], cell, words, walk_portals == "yes")
            module_state(table, PortalsState).supply[KINDS.index(words.split()[0])] -= 1
    for seat, perched in (falcons or {}).items():
        for point, name in perched.items():
            module_state(table, FalconersState).perches[NAMES.index(name)] = seat << 16 | int(cell_at(*point))
    for tile, word in (sites or {}).items():
        _open_site(table, tile, CURRENCIES.index(word))
    for word in gone.split():
        module_state(table, SitesState).bag[CURRENCIES.index(word)] -= 1
        module_state(table, SitesState).gone[CURRENCIES.index(word)] += 1
    for seat, word in (credit or {}).items():
        currency, _, value = word.partition("-")
        module_state(table, CertificatesState).credits[seat] = CURRENCIES.index(currency) << 4 | int(value)
        module_state(table, CertificatesState).markers[CURRENCIES.index(currency)] -= 1
    return table


def build_portal(palace: Palace, cell: Cell, words: str, walkable: bool = True) -> None:
    """Put a portal, "tower SW", on a cell of the palace, legal or not."""
    kind, turned = words.split()
    palace.put(cell_at(*cell), FIRST_HALF + KINDS.index(kind), sides(turned), 0, NO_KIND, walkable)


def _open_site(table: Table, tile: int, currency: int) -> None:
    module_state(table, SitesState).bag[currency] -= 1
    module_state(table, SitesState).tiles[currency] |= bit(tile)
    for palace in game_of(table).palaces:
        cell: i64 = palace.find(tile)
        if cell >= 0:
            palace.set_kind(cell, NO_KIND)


def module_state(table: Table, kind: type[S]) -> S:
    """The state of a module."""
    (found,) = (piece for piece in game_of(table).slices if isinstance(piece, kind))
    return found


def sites_module(table: Table) -> BuildingSites:
    """The module of the building sites, which is on."""
    assert isinstance(table.rules, AlhambraRules)
    (found,) = (module for module in table.rules.modules if isinstance(module, BuildingSites))
    return found


# Reading a table.


def falcons_of(table: Table, seat: int) -> dict[str, str]:
    """The seat's falcons: the point that each stands on."""
    perches = module_state(table, FalconersState).perches
    return {
        NAMES[falcon]: str(cell_name(cell_x(perch & 0xFFFF), cell_y(perch & 0xFFFF)))
        for falcon, perch in enumerate(perches)
        if perch != FREE and perch >> 16 == seat
    }


def token_on(table: Table, tile: int) -> str:
    """The currency of the token on a tile, or nothing."""
    currency = int(module_state(table, SitesState).token(tile))
    return CURRENCIES[currency] if currency >= 0 else ""


def credit_of(table: Table, seat: int) -> str:
    """The seat's credit, or nothing."""
    credit = int(module_state(table, CertificatesState).credits[seat])
    return f"{CURRENCIES[credit >> 4]}-{credit & 15}" if credit else ""


def markers(table: Table) -> dict[str, int]:
    """The free markers."""
    return dict(zip(CURRENCIES, map(int, module_state(table, CertificatesState).markers), strict=True))


def points_now(table: Table, rule: str) -> dict[int, int]:
    """The points of each seat by a rule in a scoring now; seats without points are left out."""
    totals: dict[int, int] = {}
    for scored in table.outcome().now:
        if scored.rule == rule:
            totals[scored.seat] = totals.get(scored.seat, 0) + scored.points
    return totals
