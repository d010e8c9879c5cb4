# compiled
"""P: Portals. Half pieces with a diagonal wall, bought together with a building of their kind."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import FIRST_HALF, KIND, KINDS, NO_KIND, PRICE, WALLS, cell_name
from comares.alhambra.events import cell as cell_arguments
from comares.alhambra.geometry import EAST_STEP, HALF_BY_QUARTERS, HALF_NAMES, HALVES, SOUTH_STEP
from comares.alhambra.grid import cell_x, cell_y, parse_cell
from comares.alhambra.module import Module, PurchaseMode
from comares.alhambra.modules.portals.components import PORTALS_OF_A_KIND, SURCHARGE
from comares.alhambra.modules.portals.problems import portal_problems
from comares.alhambra.modules.portals.view import PortalsView
from comares.alhambra.palace import Palace, put_tile
from comares.alhambra.state import AlhambraState, ModuleState, alhambra
from comares.alhambra.view import AlhambraView, Count, ModuleView
from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.events import Arguments, EventKind
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step
from comares.kernel.view import FieldValue

# Its events, from `first_event` on.
BOUGHT: Final = 0
PLACED: Final = 1
RETURNED: Final = 2

MOST_TILES_AHEAD: Final = 2  # how far the warning before a purchase looks


class PortalsState(ModuleState):
    """By kind: the portals in the supply, and those that the seat whose turn it is has to place."""

    def __init__(self, supply: vec[i64], waiting: vec[i64]) -> None:
        self.supply: vec[i64] = supply
        self.waiting: vec[i64] = waiting

    def copy(self) -> ModuleState:
        return PortalsState(self.supply[:], self.waiting[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_portals, (list(self.supply), list(self.waiting))


def restored_portals(supply: list[int], waiting: list[int]) -> PortalsState:
    """The module's state of a pickle."""
    return PortalsState(vec[i64](supply), vec[i64](waiting))


class Portals(Module):
    """P2, P3, P6. The palace itself handles holes, paths and walls (P4, P5, P7)."""

    def __init__(self, walkable: bool, always_offered: bool) -> None:
        super().__init__("portals")
        self.walkable: bool = walkable  # P5, the setting
        self.always_offered: bool = always_offered  # P2, the setting
        self.portal: Portal = Portal(self)

    def steps(self) -> list[Step]:
        return [self.portal]

    def placing_steps(self) -> list[Step]:
        return [self.portal]

    def purchase_modes(self) -> list[PurchaseMode]:
        return [PortalPurchase(self)]

    def events(self) -> list[EventKind]:
        return [
            EventKind("portal-bought", _kind),
            EventKind("portal-placed", _kind_and_place),
            EventKind("portal-returned", _kind),
        ]

    def new_state(self, seats: i64) -> ModuleState:
        return PortalsState(vec[i64]([PORTALS_OF_A_KIND] * len(KINDS)), vec[i64]([0] * len(KINDS)))

    def state_of(self, state: AlhambraState) -> PortalsState:
        """The module's part of a state."""
        portals = state.slices[self.index]
        assert isinstance(portals, PortalsState)
        return portals

    def waits(self, state: AlhambraState, seat: i64, log: EventSink) -> bool:
        """P3: after the tiles, the portals that fit are placed; if none fits, all return to the supply."""
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
            self._return_all(portals, seat, log)
        return False

    def _return_all(self, portals: PortalsState, seat: i64, log: EventSink) -> None:
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
                    out.add(self.portal.option(kind, place))
            kind += 1

    def may_change(self, palace: Palace, cell: i64, kind: i64) -> str:
        """P6: each portal that touches the tile must still touch a building of its kind afterwards."""
        d: i64 = 0
        while d < 4:
            near: i64 = cell + SOUTH_STEP[2 * d] * 256 + EAST_STEP[2 * d]
            portal: i64 = palace.piece(near)
            own_kind: i64 = portal - FIRST_HALF
            if own_kind >= 0 and own_kind != kind and (palace.quarters(near) >> ((d + 2) & 3)) & 1:
                if not _touches_other(palace, near, own_kind, cell):
                    return "P6"
            d += 1
        return ""

    def halves_of_a_kind(self) -> i64:
        return PORTALS_OF_A_KIND

    def halves_walkable(self) -> bool:
        return self.walkable

    def view(self, state: AlhambraState, viewer: int | None) -> ModuleView:
        portals = self.state_of(state)
        supply = [Count(kind, int(count)) for kind, count in zip(KINDS, portals.supply)]
        return PortalsView(supply, [kind for kind, n in zip(KINDS, portals.waiting) for _ in range(n)])

    def imagine(self, state: AlhambraState, view: ModuleView, chance: Chance) -> None:
        assert isinstance(view, PortalsView)
        portals = self.state_of(state)
        for part in view.supply:
            portals.supply[KINDS.index(part.name)] = part.count
        for kind in view.waiting:
            portals.waiting[KINDS.index(kind)] += 1

    def problems(self, view: AlhambraView) -> list[str]:
        return portal_problems(view)


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
    """Whether a building of the kind stands on the cell (a portal is no building)."""
    return palace.has_tile(cell) and palace.kind(cell) == kind


class PortalPurchase(PurchaseMode):
    """P2: a building and a portal of its kind, paid together."""

    def __init__(self, module: Portals) -> None:
        super().__init__("portal", "P2", True)
        self.module: Portals = module

    def price(self, state: AlhambraState, tile: i64) -> i64:
        return PRICE[tile] + SURCHARGE[state.scorings]

    def possible(self, state: AlhambraState, tile: i64) -> bool:
        """P2: one is left. With the other setting it must also fit, as far as a look at one tile tells."""
        if not self.module.state_of(state).supply[KIND[tile]]:
            return False
        return self.module.always_offered or self.fits_after_one(state, tile)

    def fits_after_one(self, state: AlhambraState, tile: i64) -> bool:
        """Whether a portal fits now, or would fit after placing one waiting building of its kind."""
        kind: i64 = KIND[tile]
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


def could_fit(state: AlhambraState, seat: i64, kind: i64, tiles: i64) -> bool:
    """P2: whether the seat's palace has room for a portal of the kind, now or after placing one or two of these tiles,
    those that wait. What a redesign could still change is left to the player."""
    palace = state.palaces[seat].copy()
    return palace.half_fits(kind) or _room_after(palace, kind, tiles, MOST_TILES_AHEAD)


def _room_after(palace: Palace, kind: i64, tiles: i64, most: i64) -> bool:
    """Whether placing up to `most` of the tiles makes room for a portal of the kind. The palace ends as it was."""
    rest: i64 = tiles
    while most and rest:
        tile: i64 = lowest(rest)
        rest &= rest - 1
        for place in palace.placements():
            if (place >> 16 >> WALLS[tile]) & 1:
                put_tile(palace, place & 0xFFFF, tile, KIND[tile])
                room: bool = palace.half_fits(kind) or _room_after(palace, kind, tiles & ~bit(tile), most - 1)
                palace.take(place & 0xFFFF)
                if room:
                    return True
    return False


def _would_help(palace: Palace, tile: i64) -> bool:
    """Whether the tile could be placed so that a portal of its kind would fit."""
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

    def option(self, kind: i64, place: i64) -> i64:
        """The option for a kind and a placement: cell | quarters << 16, as `Palace.half_placements` returns it."""
        return self.number | kind << 8 | place << 16

    @staticmethod
    def kind(option: i64) -> i64:
        """The kind."""
        return option >> 8 & 255

    @staticmethod
    def place(option: i64) -> i64:
        """The placement: cell | quarters << 16."""
        return option >> 16

    @staticmethod
    def cell(option: i64) -> i64:
        """The cell."""
        return option >> 16 & 0xFFFF

    @staticmethod
    def quarters(option: i64) -> i64:
        """The quarters that it fills."""
        return option >> 32

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        kind: i64 = self.kind(option)
        cell: i64 = self.cell(option)
        self.module.state_of(state).waiting[kind] -= 1
        palace = state.palace_to_change(state.seat)
        palace.put(cell, FIRST_HALF + kind, self.quarters(option), 0, NO_KIND, self.module.walkable)
        log.emit(self.module.first_event + PLACED, state.seat, kind, self.place(option))

    def code(self, option: i64) -> str:
        cell: i64 = self.cell(option)
        turned = HALF_BY_QUARTERS[int(self.quarters(option))]
        return f"{self.name} {KINDS[self.kind(option)]} {turned} {cell_name(cell_x(cell), cell_y(cell))}"

    def fields(self, option: i64) -> dict[str, FieldValue]:
        fields = super().fields(option)
        fields["turned"] = fields.pop(self.name)
        return fields

    def parse(self, words: list[str]) -> i64:
        if len(words) != 3 or words[0] not in KINDS or words[1] not in HALF_NAMES:
            return -1
        cell: i64 = parse_cell(words[2])
        half: i64 = HALVES[HALF_NAMES.index(words[1])]
        return self.option(KINDS.index(words[0]), cell | half << 16) if cell >= 0 else -1

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        kind: i64 = self.kind(option)
        if not self.module.state_of(state).waiting[kind]:
            return "A3.3"
        return "" if self.place(option) in state.palaces[state.seat].half_placements(kind) else "P3"


def _kind(a: int, b: int) -> Arguments:
    return {"kind": KINDS[a]}


def _kind_and_place(a: int, b: int) -> Arguments:
    turned = HALF_BY_QUARTERS[b >> 16]
    return {"kind": KINDS[a], "turned": turned, **cell_arguments(b & 0xFFFF)}
