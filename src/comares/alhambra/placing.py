# compiled
"""A6: placing bought tiles, and the base of every option about a tile."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KIND, WALLS, cell_name
from comares.alhambra.events import GAVE, PLACED, RESERVED
from comares.alhambra.grid import cell_x, cell_y, parse_cell
from comares.alhambra.market import tile_number
from comares.alhambra.module import Hooks
from comares.alhambra.palace import Palace, put_tile
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.frame_fields import FrameField
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step


class TileStep(Step):
    """An option about one tile: its step, the tile << 8, and in some steps a cell << 16."""

    def __init__(self, name: str, hooks: Hooks, on_cell: bool) -> None:
        super().__init__(name, f"{name} TILE X,Y" if on_cell else f"{name} TILE")
        self.hooks: Hooks = hooks
        self.on_cell: bool = on_cell

    @staticmethod
    def tile(option: i64) -> i64:
        """The tile."""
        return option >> 8 & 255

    @staticmethod
    def cell(option: i64) -> i64:
        """The cell, in steps that have one."""
        return option >> 16

    def add_cells(self, palace: Palace, tiles: i64, out: Options) -> None:
        """A6: add every cell where one of the tiles fits."""
        while tiles:
            tile: i64 = lowest(tiles)
            walls: i64 = WALLS[tile]
            for place in palace.placements():
                if (place >> 16 >> walls) & 1:
                    out.add(self.number | tile << 8 | (place & 0xFFFF) << 16)
            tiles &= tiles - 1

    def build(self, state: AlhambraState, seat: i64, option: i64) -> None:
        """Put the option's tile on its cell, with the kind it counts as."""
        tile: i64 = self.tile(option)
        put_tile(state.palace_to_change(seat), self.cell(option), tile, kind_of(state, tile, self.hooks))

    def why_not_cell(self, palace: Palace, option: i64) -> str:
        """The first rule that forbids the option's tile on its cell; empty if it fits."""
        return palace.why_not_put(self.cell(option), WALLS[self.tile(option)])

    def why_not_waiting(self, state: AlhambraState, option: i64) -> str:
        """A3.3: only a tile that waits can be placed."""
        return "" if state.waiting[state.seat] >> self.tile(option) & 1 else "A3.3"

    def why_not_reserved(self, state: AlhambraState, option: i64) -> str:
        """A7.1: only a tile in the reserve can be moved or exchanged."""
        return "" if state.reserves[state.seat] >> self.tile(option) & 1 else "A7.1"

    def code(self, option: i64) -> str:
        cell: i64 = self.cell(option)
        words = [self.name, str(self.tile(option))]
        if self.on_cell:
            words.append(cell_name(cell_x(cell), cell_y(cell)))
        return " ".join(words)

    def parse(self, words: list[str]) -> i64:
        tile: i64 = tile_number(words[0]) if words else -1
        if tile < 0 or len(words) != (2 if self.on_cell else 1):
            return -1
        if not self.on_cell:
            return self.number | tile << 8
        cell: i64 = parse_cell(words[1])
        return self.number | tile << 8 | cell << 16 if cell >= 0 else -1


def kind_of(state: AlhambraState, tile: i64, hooks: Hooks) -> i64:
    """The kind that a tile counts as."""
    kind: i64 = KIND[tile]
    for module in hooks.kind:
        kind = module.kind(state, tile, kind)
    return kind


class Placing(Step):
    """A3.3: a seat places its waiting tiles one by one, in any order."""

    def __init__(self, hooks: Hooks, place: Step, reserve: Step, give: Step) -> None:
        fields = (
            FrameField("seat", first=1),
            FrameField("dirk", ("no", "yes")),
        )  # A11.2: whether Dirk may be given tiles
        super().__init__("placing", frame_fields=fields)
        self.hooks: Hooks = hooks
        self.parts: vec[Step] = vec[Step]([place, reserve, give])

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        seat: i64 = state.arg0()
        state.seat = seat
        if state.waiting[seat]:
            return True
        for module in self.hooks.waits:
            if module.waits(state, seat, log):
                return True
        state.pop()
        return False

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        for part in self.parts:
            part.options(state, out)
        for module in self.hooks.placements:
            module.placements(state, state.seat, out)

    def why_not_step(self, step: Step) -> str:
        for part in self.parts:
            if part is step:
                return ""
        for module in self.hooks.modules:
            if step in module.placing_steps():
                return ""
        return "A3.3"


class Place(TileStep):
    """A6: put a waiting tile into the palace."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("place", hooks, True)

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        self.add_cells(state.palaces[state.seat], state.waiting[state.seat], out)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        tile: i64 = self.tile(option)
        state.waiting[state.seat] ^= bit(tile)
        self.build(state, state.seat, option)
        log.emit(PLACED, state.seat, tile, self.cell(option))

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        return self.why_not_waiting(state, option) or self.why_not_cell(state.palaces[state.seat], option)


class Reserve(TileStep):
    """A6.1: put a waiting tile into the reserve."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("reserve", hooks, False)

    def options(self, state: State, out: Options) -> None:
        tiles: i64 = alhambra(state).waiting[state.seat]
        while tiles:
            out.add(self.number | lowest(tiles) << 8)
            tiles &= tiles - 1

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        tile: i64 = self.tile(option)
        state.waiting[state.seat] ^= bit(tile)
        state.reserves[state.seat] |= bit(tile)
        log.emit(RESERVED, state.seat, tile, 0)

    def why_not(self, state: State, option: i64) -> str:
        return self.why_not_waiting(alhambra(state), option)


class Give(TileStep):
    """A11.2: give a waiting tile to Dirk."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("give", hooks, False)

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        if not state.arg1():
            return
        tiles: i64 = state.waiting[state.seat]
        while tiles:
            tile: i64 = lowest(tiles)
            if not self._why_not_give(state, tile):
                out.add(self.number | tile << 8)
            tiles &= tiles - 1

    def _why_not_give(self, state: AlhambraState, tile: i64) -> str:
        """The rule of a module that forbids giving the tile; empty if none does."""
        for module in self.hooks.may_give:
            rule = module.may_give(state, tile)
            if rule:
                return rule
        return ""

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        tile: i64 = self.tile(option)
        state.waiting[state.seat] ^= bit(tile)
        state.neutral |= bit(tile)
        log.emit(GAVE, state.seat, tile, 0)

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        rule = self.why_not_waiting(state, option)
        if rule:
            return rule
        return self._why_not_give(state, self.tile(option)) if state.arg1() else "A11.2"
