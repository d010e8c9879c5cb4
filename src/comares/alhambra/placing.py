# compiled
"""A6: placing what was bought; and what any option about a tile shares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.alhambra.components import KIND, WALLS, cell_name
from comares.alhambra.events import GAVE, PLACED, RESERVED
from comares.alhambra.grid import cell_at, cell_x, cell_y
from comares.alhambra.market import tile_number
from comares.alhambra.module import Hooks
from comares.alhambra.palace import Palace, put_tile
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import whole_number
from comares.kernel.options import Options
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


def add_cells(palace: Palace, tiles: i64, head: i64, out: Options) -> None:
    """A6: add every cell where one of the tiles fits."""
    while tiles:
        tile: i64 = lowest(tiles)
        walls: i64 = WALLS[tile]
        for place in palace.placements():
            if (place >> 16 >> walls) & 1:
                out.add(head | tile << 8 | (place & 0xFFFF) << 16)
        tiles &= tiles - 1


def build(state: AlhambraState, seat: i64, option: i64, hooks: Hooks) -> None:
    """The option's tile now stands on its cell, as what it counts as."""
    tile: i64 = option >> 8 & 255
    put_tile(state.palace_to_change(seat), option >> 16, tile, kind_of(state, tile, hooks))


def why_not_cell(palace: Palace, option: i64) -> str:
    """The first rule that keeps the option's tile from its cell; empty if it fits."""
    return palace.why_not_put(option >> 16, WALLS[option >> 8 & 255])


# A3.3, A6: placing. The frame: the seat as place, a: whether tiles may be given to Dirk.


class Placing(Step):
    """A3.3: the tiles that wait are placed, one by one in any order."""

    def __init__(self, hooks: Hooks, place: Step, reserve: Step, give: Step) -> None:
        super().__init__("placing")
        self.hooks: Hooks = hooks
        self.parts: list[Step] = [place, reserve, give]

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = alhambra(state)
        seat: i64 = state.arg0()
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

    def why_not_step(self, step: Step) -> str:
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
        add_cells(table.palaces[state.seat], table.waiting[state.seat], self.number, out)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.waiting[state.seat] ^= bit(tile)
        build(table, state.seat, option, self.hooks)
        log.emit(PLACED, state.seat, tile, option >> 16)

    def why_not(self, state: State, option: i64) -> str:
        rule = why_not_waiting(state, option)
        return rule or why_not_cell(alhambra(state).palaces[state.seat], option)


class Reserve(TileStep):
    """A6.1: to the reserve."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("reserve", hooks, False)

    def options(self, state: State, out: Options) -> None:
        tiles: i64 = alhambra(state).waiting[state.seat]
        while tiles:
            out.add(self.number | lowest(tiles) << 8)
            tiles &= tiles - 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.waiting[state.seat] ^= bit(tile)
        table.reserves[state.seat] |= bit(tile)
        log.emit(RESERVED, state.seat, tile, 0)

    def why_not(self, state: State, option: i64) -> str:
        return why_not_waiting(state, option)


class Give(TileStep):
    """A11.2: to Dirk."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("give", hooks, False)

    def options(self, state: State, out: Options) -> None:
        if not state.arg1():
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

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = alhambra(state)
        tile: i64 = option >> 8 & 255
        table.waiting[state.seat] ^= bit(tile)
        table.neutral |= bit(tile)
        log.emit(GAVE, state.seat, tile, 0)

    def why_not(self, state: State, option: i64) -> str:
        rule = why_not_waiting(state, option)
        if rule:
            return rule
        return self._why_not_give(alhambra(state), option >> 8 & 255) if state.arg1() else "A11.2"


def why_not_waiting(state: State, option: i64) -> str:
    """A3.3: only a tile that waits can be placed."""
    tiles: i64 = alhambra(state).waiting[state.seat]
    return "" if tiles >> (option >> 8 & 255) & 1 else "A3.3"
