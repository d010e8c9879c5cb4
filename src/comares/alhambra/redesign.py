# compiled
"""A7: redesigning, an action."""

from __future__ import annotations

from mypy_extensions import i64

from comares.alhambra.components import NO_KIND, TILES, WALLS
from comares.alhambra.events import EXCHANGED, MOVED, REMOVED
from comares.alhambra.module import Hooks
from comares.alhambra.palace import BESIDE_HALF, Palace
from comares.alhambra.placing import TileStep, add_cells, build, kind_of, why_not_cell
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State


def why_not_change(palace: Palace, cell: i64, kind: i64, hooks: Hooks) -> str:
    """The module's rule that forbids exchanging the tile on the cell for one of the kind, or for none."""
    for module in hooks.may_change:
        rule = module.may_change(palace, cell, kind)
        if rule:
            return rule
    return ""


def redesigned(state: AlhambraState, cell: i64, hooks: Hooks, log: EventSink) -> None:
    """The action is done; modules hear that the tile on the cell is another, or none."""
    for module in hooks.changed:
        module.changed(state, state.turn, cell, log)
    state.pop()


class Move(TileStep):
    """A7.1: a tile from the reserve into the palace."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("move", hooks, True)

    def options(self, state: State, out: Options) -> None:
        table = alhambra(state)
        add_cells(table.palaces[table.turn], table.reserves[table.turn], self.number, out)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.reserves[table.turn] ^= bit(tile)
        build(table, table.turn, option, self.hooks)
        log.emit(MOVED, table.turn, tile, option >> 16)
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        rule = why_not_reserved(state, option)
        return rule or why_not_cell(alhambra(state).palaces[state.seat], option)


class Remove(TileStep):
    """A7.1: a tile out of the palace into the reserve."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("remove", hooks, False)

    def options(self, state: State, out: Options) -> None:
        table = alhambra(state)
        palace = table.palaces[table.turn]
        for entry in palace.removable():
            if not entry & BESIDE_HALF or not why_not_change(palace, entry & 0xFFFF, NO_KIND, self.hooks):
                out.add(self.number | (entry >> 16 & 255) << 8)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        palace = table.palace_to_change(table.turn)
        cell: i64 = palace.find(tile)
        palace.take(cell)
        table.reserves[table.turn] |= bit(tile)
        log.emit(REMOVED, table.turn, tile, cell)
        redesigned(table, cell, self.hooks, log)

    def why_not(self, state: State, option: i64) -> str:
        palace = alhambra(state).palaces[state.seat]
        cell: i64 = palace.find(option >> 8 & 255)
        if cell < 0:
            return "A7.1"
        return why_not_change(palace, cell, NO_KIND, self.hooks) or palace.why_not_take(cell)


class Exchange(TileStep):
    """A7.1: a reserve tile for one in the palace, on the same cell."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("exchange", hooks, True)

    def options(self, state: State, out: Options) -> None:
        table = alhambra(state)
        tiles: i64 = table.reserves[table.turn]
        if not tiles:
            return
        palace = table.palaces[table.turn]
        exchanges = palace.exchanges()
        while tiles:
            tile: i64 = lowest(tiles)
            walls: i64 = WALLS[tile]
            kind: i64 = kind_of(table, tile, self.hooks)
            for place in exchanges:
                cell: i64 = place & 0xFFFF
                if (place >> 16 >> walls) & 1:
                    if not place & BESIDE_HALF or not why_not_change(palace, cell, kind, self.hooks):
                        out.add(self.number | tile << 8 | cell << 16)
            tiles &= tiles - 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        cell: i64 = option >> 16
        kind: i64 = kind_of(table, tile, self.hooks)
        out: i64 = table.palace_to_change(table.turn).swap(cell, tile, WALLS[tile], kind)
        table.reserves[table.turn] ^= bit(tile) | bit(out)
        log.emit(EXCHANGED, table.turn, tile, cell)
        redesigned(table, cell, self.hooks, log)

    def why_not(self, state: State, option: i64) -> str:
        rule = why_not_reserved(state, option)
        if rule:
            return rule
        table = alhambra(state)
        palace = table.palaces[table.turn]
        cell: i64 = option >> 16
        if not 0 < palace.piece(cell) <= TILES:
            return "A7.2" if palace.piece(cell) else "A7.1"
        if not palace.takes(cell, WALLS[option >> 8 & 255]):
            return "A6.4"
        return why_not_change(palace, cell, kind_of(table, option >> 8 & 255, self.hooks), self.hooks)


def why_not_reserved(state: State, option: i64) -> str:
    """A7.1: only a tile in the reserve can be moved or exchanged."""
    tiles: i64 = alhambra(state).reserves[state.seat]
    return "" if tiles >> (option >> 8 & 255) & 1 else "A7.1"
