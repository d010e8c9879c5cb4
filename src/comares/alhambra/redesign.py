# compiled
"""A7: the actions that redesign a palace."""

from __future__ import annotations

from mypy_extensions import i64

from comares.alhambra.components import NO_KIND, TILES, WALLS
from comares.alhambra.events import EXCHANGED, MOVED, REMOVED
from comares.alhambra.module import Hooks
from comares.alhambra.palace import BESIDE_HALF, MATCHING_WALLS, REMOVABLE, TILE, Palace
from comares.alhambra.placing import TileStep, kind_of
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State


def why_not_change(palace: Palace, cell: i64, kind: i64, hooks: Hooks) -> str:
    """The rule of a module that forbids exchanging the tile on the cell for one of the kind, or for none."""
    for module in hooks.may_change:
        rule = module.may_change(palace, cell, kind)
        if rule:
            return rule
    return ""


def after_redesign(state: AlhambraState, cell: i64, hooks: Hooks, log: EventSink) -> None:
    """End the action and tell modules that the tile on the cell was removed or exchanged."""
    for module in hooks.changed:
        module.changed(state, state.turn, cell, log)
    state.pop()


class Move(TileStep):
    """A7.1: move a tile from the reserve into the palace."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("move", hooks, True)

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        self.add_cells(state.palaces[state.turn], state.reserves[state.turn], out)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        tile: i64 = self.tile(option)
        state.reserves[state.turn] ^= bit(tile)
        self.build(state, state.turn, option)
        log.emit(MOVED, state.turn, tile, self.cell(option))
        state.pop()

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        return self.why_not_reserved(state, option) or self.why_not_cell(state.palaces[state.seat], option)


class Remove(TileStep):
    """A7.1: move a tile from the palace into the reserve."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("remove", hooks, False)

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        palace = state.palaces[state.turn]
        for tile in palace.tiles():
            if tile & REMOVABLE:
                if not tile & BESIDE_HALF or not why_not_change(palace, tile & 0xFFFF, NO_KIND, self.hooks):
                    out.add(self.number | (tile >> TILE) << 8)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        tile: i64 = self.tile(option)
        palace = state.palace_to_change(state.turn)
        cell: i64 = palace.find(tile)
        palace.take(cell)
        state.reserves[state.turn] |= bit(tile)
        log.emit(REMOVED, state.turn, tile, cell)
        after_redesign(state, cell, self.hooks, log)

    def why_not(self, state: State, option: i64) -> str:
        palace = alhambra(state).palaces[state.seat]
        cell: i64 = palace.find(self.tile(option))
        if cell < 0:
            return "A7.1"
        return why_not_change(palace, cell, NO_KIND, self.hooks) or palace.why_not_take(cell)


class Exchange(TileStep):
    """A7.1: exchange a tile in the palace for one in the reserve, on the same cell."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("exchange", hooks, True)

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        tiles: i64 = state.reserves[state.turn]
        if not tiles:
            return
        palace = state.palaces[state.turn]
        places = palace.tiles()
        while tiles:
            tile: i64 = lowest(tiles)
            walls: i64 = WALLS[tile]
            for place in places:
                if (place >> MATCHING_WALLS >> walls) & 1:
                    cell: i64 = place & 0xFFFF
                    if not place & BESIDE_HALF or not self._why_not_exchange(state, palace, tile, cell):
                        out.add(self.number | tile << 8 | cell << 16)
            tiles &= tiles - 1

    def _why_not_exchange(self, state: AlhambraState, palace: Palace, tile: i64, cell: i64) -> str:
        """The rule of a module that forbids exchanging the tile on the cell for this one; empty if none does."""
        return why_not_change(palace, cell, kind_of(state, tile, self.hooks), self.hooks)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        tile: i64 = self.tile(option)
        cell: i64 = self.cell(option)
        kind: i64 = kind_of(state, tile, self.hooks)
        out: i64 = state.palace_to_change(state.turn).swap(cell, tile, WALLS[tile], kind)
        state.reserves[state.turn] ^= bit(tile) | bit(out)
        log.emit(EXCHANGED, state.turn, tile, cell)
        after_redesign(state, cell, self.hooks, log)

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        rule = self.why_not_reserved(state, option)
        if rule:
            return rule
        palace = state.palaces[state.turn]
        cell: i64 = self.cell(option)
        if not 0 < palace.piece(cell) <= TILES:
            return "A7.2" if palace.piece(cell) else "A7.1"
        if not palace.takes(cell, WALLS[self.tile(option)]):
            return "A6.4"
        return self._why_not_exchange(state, palace, self.tile(option), cell)
