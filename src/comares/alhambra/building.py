# compiled
"""A6, A7: placing what was bought, and redesigning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.alhambra.components import KIND, NO_KIND, TILES, WALLS, cell_name
from comares.alhambra.events import EXCHANGED, GAVE, MOVED, PLACED, REMOVED, RESERVED
from comares.alhambra.grid import cell_at, cell_x, cell_y
from comares.alhambra.market import tile_number
from comares.alhambra.module import Hooks
from comares.alhambra.palace import BESIDE_HALF, Palace, put_tile
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.chance import Chance
from comares.kernel.log import Log
from comares.kernel.options import Options
from comares.kernel.sets import bit, lowest
from comares.kernel.spelling import whole_number
from comares.kernel.state import State
from comares.kernel.step import Step

FARTHEST: Final = 120  # no palace reaches as far


class TileStep(Step):
    """An option about one tile: its step, the tile << 8, and for some a cell << 16."""

    def __init__(self, name: str, hooks: Hooks, on_cell: bool) -> None:
        super().__init__(name, f"{name} TILE X,Y" if on_cell else f"{name} TILE")
        self.hooks: Hooks = hooks
        self.on_cell: bool = on_cell

    def code(self, option: i64) -> str:
        cell: i64 = option >> 16
        words = [self.name, str(option >> 8 & 255)]
        if self.on_cell:
            words.append(cell_name(cell_x(cell), cell_y(cell)))
        return " ".join(words)

    def parse(self, words: list[str]) -> i64:
        tile: i64 = tile_number(words[0]) if words else -1
        if tile < 0 or len(words) != (2 if self.on_cell else 1):
            return -1
        if not self.on_cell:
            return self.number | tile << 8
        x, _, y = words[1].partition(",")
        cell: i64 = parse_cell(x, y)
        return self.number | tile << 8 | cell << 16 if cell >= 0 else -1


def parse_cell(x: str, y: str) -> i64:
    """The cell with these coordinates, or -1."""
    east = _coordinate(x)
    south = _coordinate(y)
    return cell_at(east, south) if max(east, south) <= FARTHEST else -1


def _coordinate(word: str) -> int:
    """How far east or south of the fountain; one that no word spells so is out of every palace."""
    far = whole_number(word.removeprefix("-"))
    if far < 0 or far > FARTHEST or word == "-0":
        return FARTHEST + 1
    return -far if word.startswith("-") else far


def kind_of(state: AlhambraState, tile: i64, hooks: Hooks) -> i64:
    """The kind that a tile counts as."""
    kind: i64 = KIND[tile]
    for module in hooks.kind:
        kind = module.kind(state, tile, kind)
    return kind


def add_cells(palace: Palace, tile: i64, head: i64, out: Options) -> None:
    """Add every cell where the tile fits (A6)."""
    walls: i64 = WALLS[tile]
    for place in palace.placements():
        if (place >> 16 >> walls) & 1:
            out.add(head | tile << 8 | (place & 0xFFFF) << 16)


# A3.3, A6: placing. The frame: the seat as place, a: whether tiles may be given to Dirk.


class Placing(Step):
    """A3.3: the tiles that wait are placed, one by one in any order."""

    def __init__(self, hooks: Hooks, place: Step, reserve: Step, give: Step) -> None:
        super().__init__("placing")
        self.hooks: Hooks = hooks
        self.parts: list[Step] = [place, reserve, give]

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = alhambra(state)
        seat: i64 = state.place()
        state.seat = seat
        if table.waiting[seat]:
            return True
        for module in self.hooks.waits:
            if module.waits(table, seat, log):
                return True
        state.pop()
        return False

    def options(self, state: State, out: Options) -> None:
        for part in self.parts:
            part.options(state, out)
        table = alhambra(state)
        for module in self.hooks.placements:
            module.placements(table, state.seat, out)

    def admits(self, step: Step) -> str:
        if step in self.parts:
            return ""
        for module in self.hooks.modules:
            if step in module.placing_steps():
                return ""
        return "A3.3"


class Place(TileStep):
    """A6: into the palace."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("place", hooks, True)

    def options(self, state: State, out: Options) -> None:
        table = alhambra(state)
        tiles: i64 = table.waiting[state.seat]
        while tiles:
            add_cells(table.palaces[state.seat], lowest(tiles), self.number, out)
            tiles &= tiles - 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.waiting[state.seat] ^= bit(tile)
        put_tile(table.palace_to_change(state.seat), option >> 16, tile, kind_of(table, tile, self.hooks))
        log.tell(PLACED, state.seat, tile, option >> 16)

    def why_not(self, state: State, option: i64) -> str:
        rule = why_not_waiting(state, option)
        return rule or alhambra(state).palaces[state.seat].why_not_put(option >> 16, WALLS[option >> 8 & 255])


class Reserve(TileStep):
    """A6.1: to the reserve."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("reserve", hooks, False)

    def options(self, state: State, out: Options) -> None:
        tiles: i64 = alhambra(state).waiting[state.seat]
        while tiles:
            out.add(self.number | lowest(tiles) << 8)
            tiles &= tiles - 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.waiting[state.seat] ^= bit(tile)
        table.reserves[state.seat] |= bit(tile)
        log.tell(RESERVED, state.seat, tile, 0)

    def why_not(self, state: State, option: i64) -> str:
        return why_not_waiting(state, option)


class Give(TileStep):
    """A11.2: to Dirk."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("give", hooks, False)

    def options(self, state: State, out: Options) -> None:
        if not state.a():
            return
        table = alhambra(state)
        tiles: i64 = table.waiting[state.seat]
        while tiles:
            tile: i64 = lowest(tiles)
            if not self._why_not_give(table, tile):
                out.add(self.number | tile << 8)
            tiles &= tiles - 1

    def _why_not_give(self, state: AlhambraState, tile: i64) -> str:
        """The module's rule that forbids it, if there is one."""
        for module in self.hooks.may_give:
            rule = module.may_give(state, tile)
            if rule:
                return rule
        return ""

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.waiting[state.seat] ^= bit(tile)
        table.neutral |= bit(tile)
        log.tell(GAVE, state.seat, tile, 0)

    def why_not(self, state: State, option: i64) -> str:
        rule = why_not_waiting(state, option)
        if rule:
            return rule
        return self._why_not_give(alhambra(state), option >> 8 & 255) if state.a() else "A11.2"


def why_not_waiting(state: State, option: i64) -> str:
    """A3.3: only a tile that waits can be placed."""
    tiles: i64 = alhambra(state).waiting[state.seat]
    return "" if tiles >> (option >> 8 & 255) & 1 else "A3.3"


# A7: redesigning, an action.


def why_not_change(palace: Palace, cell: i64, kind: i64, hooks: Hooks) -> str:
    """The module's rule that forbids exchanging the tile on the cell for one of the kind, or for none."""
    for module in hooks.may_change:
        rule = module.may_change(palace, cell, kind)
        if rule:
            return rule
    return ""


class Move(TileStep):
    """A7.1: a tile from the reserve into the palace."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("move", hooks, True)

    def options(self, state: State, out: Options) -> None:
        table = alhambra(state)
        tiles: i64 = table.reserves[table.turn]
        while tiles:
            add_cells(table.palaces[table.turn], lowest(tiles), self.number, out)
            tiles &= tiles - 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.reserves[table.turn] ^= bit(tile)
        put_tile(table.palace_to_change(table.turn), option >> 16, tile, kind_of(table, tile, self.hooks))
        log.tell(MOVED, table.turn, tile, option >> 16)
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        rule = why_not_reserved(state, option)
        return rule or alhambra(state).palaces[state.seat].why_not_put(option >> 16, WALLS[option >> 8 & 255])


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

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        palace = table.palace_to_change(table.turn)
        cell: i64 = palace.find(tile)
        palace.take(cell)
        table.reserves[table.turn] |= bit(tile)
        log.tell(REMOVED, table.turn, tile, cell)
        for module in self.hooks.changed:
            module.changed(table, table.turn, cell, log)
        state.pop()

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

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        cell: i64 = option >> 16
        kind: i64 = kind_of(table, tile, self.hooks)
        out: i64 = table.palace_to_change(table.turn).swap(cell, tile, WALLS[tile], kind)
        table.reserves[table.turn] ^= bit(tile) | bit(out)
        log.tell(EXCHANGED, table.turn, tile, cell)
        for module in self.hooks.changed:
            module.changed(table, table.turn, cell, log)
        state.pop()

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
