# compiled
"""P: Portals. Half pieces with a diagonal wall, bought with a building of their kind."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import FOUNTAIN, KIND, KINDS, NO_KIND, PRICE, WALLS, cell_name
from comares.alhambra.events import cell as cell_arguments
from comares.alhambra.geometry import EAST_STEP, HALF_NAMES, HALVES, SOUTH_STEP
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.module import Module, PurchaseMode
from comares.alhambra.palace import Palace, put_tile
from comares.alhambra.placing import parse_cell
from comares.alhambra.state import AlhambraState, ModuleState, alhambra
from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.events import Arguments, EventKind
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

EACH: Final = 3  # P1: portals of a kind
SURCHARGE: Final = bytes([6, 4, 2, 2])  # P2: by the scorings held
FIRST_PIECE: Final = FOUNTAIN + 1  # in a palace, a portal's number is this and its kind

# Its events, counted from its first.
BOUGHT: Final = 0
PLACED: Final = 1
RETURNED: Final = 2


class PortalsState(ModuleState):
    """How many portals of each kind lie open, and how many wait to be placed by the seat whose turn it is."""

    def __init__(self, supply: vec[i64], waiting: vec[i64]) -> None:
        self.supply: vec[i64] = supply
        self.waiting: vec[i64] = waiting

    def copy(self) -> ModuleState:
        return PortalsState(self.supply[:], self.waiting[:])


class Portals(Module):
    """P2, P3, P6; what a portal does to holes, walks and walls is the palace's business."""

    def __init__(self, walkable: bool) -> None:
        super().__init__("portals")
        self.walkable: bool = walkable  # P5, the option
        self.portal: Portal = Portal(self)

    def steps(self) -> list[Step]:
        return [self.portal]

    def placing_steps(self) -> list[Step]:
        return [self.portal]

    def ways(self) -> list[PurchaseMode]:
        return [PortalPurchase(self)]

    def events(self) -> list[EventKind]:
        return [
            EventKind("portal-bought", _kind),
            EventKind("portal-placed", _kind_and_place),
            EventKind("portal-returned", _kind),
        ]

    def new_state(self, seats: i64) -> ModuleState:
        return PortalsState(vec[i64]([EACH] * len(KINDS)), vec[i64]([0] * len(KINDS)))

    def state_of(self, state: AlhambraState) -> PortalsState:
        """Its part of the state."""
        portals = state.slices[self.index]
        assert isinstance(portals, PortalsState)
        return portals

    def waits(self, state: AlhambraState, seat: i64, log: EventSink) -> bool:
        """P3: who has placed all tiles places the portals that fit; if none does, they go back."""
        portals = self.state_of(state)
        kind: i64 = 0
        any_waits: bool = False
        while kind < len(KINDS):
            if portals.waiting[kind]:
                if state.palaces[seat].half_fits(kind):
                    return True
                any_waits = True
            kind += 1
        if any_waits:
            self._give_back(portals, seat, log)
        return False

    def _give_back(self, portals: PortalsState, seat: i64, log: EventSink) -> None:
        kind: i64 = 0
        while kind < len(KINDS):
            while portals.waiting[kind]:
                portals.waiting[kind] -= 1
                portals.supply[kind] += 1
                log.emit(self.first_event + RETURNED, seat, kind, 0)
            kind += 1

    def placements(self, state: AlhambraState, seat: i64, out: Options) -> None:
        portals = self.state_of(state)
        kind: i64 = 0
        while kind < len(KINDS):
            if portals.waiting[kind]:
                for place in state.palaces[seat].half_placements(kind):
                    out.add(self.portal.number | kind << 8 | place << 16)
            kind += 1

    def may_change(self, palace: Palace, cell: i64, kind: i64) -> str:
        """P6: each portal that touches the tile must go on touching a building of its kind."""
        d: i64 = 0
        while d < 4:
            near: i64 = cell + SOUTH_STEP[2 * d] * 256 + EAST_STEP[2 * d]
            portal: i64 = palace.piece(near)
            own_kind: i64 = portal - FIRST_PIECE
            if own_kind >= 0 and own_kind != kind and (palace.quarters(near) >> ((d + 2) & 3)) & 1:
                if not _touches_other(palace, near, own_kind, cell):
                    return "P6"
            d += 1
        return ""

    def view(self, state: AlhambraState, viewer: int | None) -> Any:
        portals = self.state_of(state)
        return {"supply": list(portals.supply), "waiting": list(portals.waiting)}

    def imagine(self, state: AlhambraState, view: Any, chance: Chance) -> None:
        portals = self.state_of(state)
        portals.supply = vec[i64](view["supply"])
        portals.waiting = vec[i64](view["waiting"])


def _touches_other(palace: Palace, portal: i64, kind: i64, cell: i64) -> bool:
    """Whether a short side of the portal touches a building of the kind that does not stand on `cell`."""
    d: i64 = 0
    while d < 4:
        near: i64 = portal + SOUTH_STEP[2 * d] * 256 + EAST_STEP[2 * d]
        if (palace.quarters(portal) >> d) & 1 and near != cell and _is_building(palace, near, kind):
            return True
        d += 1
    return False


def _is_building(palace: Palace, cell: i64, kind: i64) -> bool:
    """Whether a building of the kind stands there (a portal is no building)."""
    return palace.has_tile(cell) and palace.kind(cell) == kind


class PortalPurchase(PurchaseMode):
    """P2: a building and a portal of its kind, paid together."""

    def __init__(self, module: Portals) -> None:
        super().__init__("portal", "P2", True)
        self.module: Portals = module

    def price(self, state: AlhambraState, tile: i64) -> i64:
        return PRICE[tile] + SURCHARGE[state.scorings]

    def possible(self, state: AlhambraState, tile: i64) -> bool:
        """One is left, and it has a legal cell now, or would have one with one waiting building of its kind placed."""
        kind: i64 = KIND[tile]
        if not self.module.state_of(state).supply[kind]:
            return False
        palace = state.palaces[state.turn]
        if palace.half_fits(kind):
            return True
        tiles: i64 = state.waiting[state.turn] | bit(tile)
        while tiles:
            waiting: i64 = lowest(tiles)
            if KIND[waiting] == kind and _would_help(palace, waiting):
                return True
            tiles &= tiles - 1
        return False

    def bought(self, state: AlhambraState, tile: i64, chance: Chance, log: EventSink) -> None:
        portals = self.module.state_of(state)
        kind: i64 = KIND[tile]
        portals.supply[kind] -= 1
        portals.waiting[kind] += 1
        log.emit(self.module.first_event + BOUGHT, state.turn, kind, 0)


def _would_help(palace: Palace, tile: i64) -> bool:
    """Whether somewhere the tile could be placed so that a portal of its kind would fit."""
    kind: i64 = KIND[tile]
    walls: i64 = WALLS[tile]
    trial: Palace | None = None
    for place in palace.placements():
        if (place >> 16 >> walls) & 1:
            if trial is None:
                trial = palace.copy()
            put_tile(trial, place & 0xFFFF, tile, kind)
            helped: bool = trial.half_fits(kind)
            trial.take(place & 0xFFFF)
            if helped:
                return True
    return False


class Portal(Step):
    """P3: place a portal. An option is its step, the kind << 8, the cell << 16, the quarters it fills << 32."""

    def __init__(self, module: Portals) -> None:
        super().__init__("portal", "portal KIND NE|SE|SW|NW X,Y")
        self.module: Portals = module

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        kind: i64 = option >> 8 & 255
        cell: i64 = option >> 16 & 0xFFFF
        self.module.state_of(state).waiting[kind] -= 1
        palace = state.palace_to_change(state.seat)
        palace.put(cell, FIRST_PIECE + kind, option >> 32, 0, NO_KIND, self.module.walkable)
        log.emit(self.module.first_event + PLACED, state.seat, kind, option >> 16)

    def code(self, option: i64) -> str:
        cell: i64 = option >> 16 & 0xFFFF
        turned = HALF_NAMES[list(HALVES).index(option >> 32)]
        return f"{self.name} {KINDS[option >> 8 & 255]} {turned} {cell_name(cell_x(cell), cell_y(cell))}"

    def parse(self, words: list[str]) -> i64:
        if len(words) != 3 or words[0] not in KINDS or words[1] not in HALF_NAMES:
            return -1
        x, _, y = words[2].partition(",")
        cell: i64 = parse_cell(x, y)
        half: i64 = HALVES[HALF_NAMES.index(words[1])]
        return self.number | KINDS.index(words[0]) << 8 | cell << 16 | half << 32 if cell >= 0 else -1

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        kind: i64 = option >> 8 & 255
        if not self.module.state_of(state).waiting[kind]:
            return "A3.3"
        return "" if option >> 16 in state.palaces[state.seat].half_placements(kind) else "P3"


def _kind(a: int, b: int) -> Arguments:
    return {"kind": KINDS[a]}


def _kind_and_place(a: int, b: int) -> Arguments:
    turned = HALF_NAMES[list(HALVES).index(b >> 16)]
    return {"kind": KINDS[a], "turned": turned, **cell_arguments(b & 0xFFFF)}
