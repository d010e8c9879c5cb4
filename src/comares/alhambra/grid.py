# compiled
"""What stands where in a palace, cell by cell.

One int a cell, kept up to date by `put` and `take`, says all that a rule asks of the cell:

    bits  0-19  the ring: which of the quarters that touch the cell are filled
    bits 20-23  the sides on which a neighbour shows a wall
    bits 24-27  the sides on which a neighbour shows an open side
    bits 28-31  those of them that can be walked across
    bits 32-35  the quarters that the cell's own piece fills (none: the cell is empty)
    bits 36-39  the walls of that piece
    bits 40-42  its kind
    bits 43-49  its number
    bits 50-58  scratch of `mark_cuts`, zero between calls

A cell has a name that no palace changes: 256 * (y + 128) + x + 128. `at` is its place among the cells of a grid.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_SIDES, FOUNTAIN, KINDS
from comares.alhambra.geometry import EAST_STEP, RING_OF, SOUTH_STEP

WALLED: Final = 20
OPEN: Final = 24
WALK: Final = 28
QUARTERS: Final = 32
OWN_WALLS: Final = 36
KIND: Final = 40
PIECE: Final = 43
DEPTH: Final = 50
CUT: Final = 1 << 58
SCRATCH: Final = ~((1 << DEPTH) - 1)
_KIND_BITS: Final = 7 << KIND
_NEIGHBOURS: Final = (1 << QUARTERS) - 1

SMALLEST: Final = 4  # a new grid has room for 2 ** 4 cells each way
MIDDLE: Final = 128
HOME: Final = MIDDLE * 256 + MIDDLE  # A1.4: the fountain's cell

# By side: all that a neighbour can show there. (A literal shifted by a variable is cut off at 32 bits when compiled.)
_SHOWN: Final = vec[i64]([(1 << WALLED | 1 << OPEN | 1 << WALK) << side for side in range(4)])
_NO_CELLS: Final = vec[i64]([0] * (1 << (2 * SMALLEST)))


def cell_at(x: i64, y: i64) -> i64:
    """The cell with these coordinates."""
    return (y + MIDDLE) * 256 + x + MIDDLE


def cell_x(cell: i64) -> i64:
    """How far east of the fountain the cell is."""
    return (cell & 255) - MIDDLE


def cell_y(cell: i64) -> i64:
    """How far south of the fountain the cell is."""
    return (cell >> 8) - MIDDLE


class Grid:
    """The pieces of one palace. It does as it is told; what is legal is asked before."""

    def __init__(self, shift: i64, cells: vec[i64], built: vec[i64], counts: vec[i64], halves: i64) -> None:
        self.shift: i64 = shift  # a row has 2 ** shift cells
        self.cells: vec[i64] = cells
        self.built: vec[i64] = built  # where pieces stand, the fountain left out
        self.counts: vec[i64] = counts  # buildings by kind
        self.halves: i64 = halves  # pieces that fill only a part of their cell

    def copy(self) -> Grid:
        """The same grid; neither feels what happens to the other."""
        return Grid(self.shift, self.cells[:], self.built[:], self.counts[:], self.halves)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_grid, (self.shift, list(self.cells), list(self.built), list(self.counts), self.halves)

    def at(self, cell: i64) -> i64:
        """Where the cell is."""
        half: i64 = 1 << (self.shift - 1)
        return ((cell >> 8) - MIDDLE + half) << self.shift | ((cell & 255) - MIDDLE + half)

    def cell(self, at: i64) -> i64:
        """Which cell is there."""
        half: i64 = 1 << (self.shift - 1)
        return ((at >> self.shift) - half + MIDDLE) << 8 | ((at & ((1 << self.shift) - 1)) - half + MIDDLE)

    def beside(self, at: i64, side: i64) -> i64:
        """Where the neighbour on a side is."""
        return at + (SOUTH_STEP[2 * side] << self.shift) + EAST_STEP[2 * side]

    def info(self, cell: i64) -> i64:
        """All about a cell; one beyond the grid is empty and sees nothing."""
        half: i64 = 1 << (self.shift - 1)
        x: i64 = cell_x(cell) + half
        y: i64 = cell_y(cell) + half
        if x < 0 or y < 0 or x >= 2 * half or y >= 2 * half:
            return 0
        return self.cells[y << self.shift | x]

    def put(self, cell: i64, piece: i64, quarters: i64, walls: i64, kind: i64, walkable: bool = True) -> None:
        """Build a piece on an empty cell."""
        self._make_room(cell)
        at: i64 = self.at(cell)
        cells = self.cells
        cells[at] |= quarters << QUARTERS | walls << OWN_WALLS | kind << KIND | piece << PIECE
        if piece != FOUNTAIN:
            self.built = append(self.built, at)
        self.counts[kind] += 1
        if quarters != ALL_SIDES:
            self.halves += 1
        d: i64 = 0
        while d < 8:
            near: i64 = at + (SOUTH_STEP[d] << self.shift) + EAST_STEP[d]
            cells[near] |= RING_OF[((d + 4) & 7) << 4 | quarters]
            d += 1
        self._face(at, quarters, walls, walkable)

    def take(self, cell: i64) -> i64:
        """Take the piece on the cell out and give it."""
        at: i64 = self.at(cell)
        cells = self.cells
        info: i64 = cells[at]
        cells[at] = info & _NEIGHBOURS
        self.built = remove(self.built, at)
        self.counts[info >> KIND & 7] -= 1
        d: i64 = 0
        while d < 8:
            near: i64 = at + (SOUTH_STEP[d] << self.shift) + EAST_STEP[d]
            cells[near] &= ~RING_OF[((d + 4) & 7) << 4 | ALL_SIDES]
            d += 1
        self._face(at, 0, 0, False)
        return info >> PIECE

    def swap(self, cell: i64, piece: i64, walls: i64, kind: i64) -> i64:
        """Put a tile where another stands, and give that."""
        at: i64 = self.at(cell)
        info: i64 = self.cells[at]
        self.cells[at] = info & _NEIGHBOURS | ALL_SIDES << QUARTERS | walls << OWN_WALLS | kind << KIND | piece << PIECE
        self.counts[info >> KIND & 7] -= 1
        self.counts[kind] += 1
        self._face(at, ALL_SIDES, walls, True)
        return info >> PIECE

    def set_kind(self, cell: i64, kind: i64) -> None:
        """The piece on the cell becomes one of another kind."""
        at: i64 = self.at(cell)
        info: i64 = self.cells[at]
        self.counts[info >> KIND & 7] -= 1
        self.counts[kind] += 1
        self.cells[at] = info & ~_KIND_BITS | kind << KIND

    def _face(self, at: i64, quarters: i64, walls: i64, walkable: bool) -> None:
        """Show the four neighbours what stands at `at` now."""
        cells = self.cells
        d: i64 = 0
        while d < 4:
            near: i64 = self.beside(at, d)
            back: i64 = (d + 2) & 3
            shown: i64 = 0
            if (quarters >> d) & 1:
                shown = 1 << WALLED if (walls >> d) & 1 else (1 << OPEN | 1 << WALK if walkable else 1 << OPEN)
            cells[near] = cells[near] & ~_SHOWN[back] | shown << back
            d += 1

    def _make_room(self, cell: i64) -> None:
        """Grow until the cell and its eight neighbours are on the grid."""
        half: i64 = 1 << (self.shift - 1)
        x: i64 = cell_x(cell)
        y: i64 = cell_y(cell)
        while x <= -half or y <= -half or x >= half - 1 or y >= half - 1:
            self._grow()
            half *= 2

    def _grow(self) -> None:
        old = Grid(self.shift, self.cells, self.built, self.counts, self.halves)
        self.shift += 1
        self.cells = vec[i64]([0] * (1 << (2 * self.shift)))
        self.built = vec[i64]()
        at: i64 = 0
        while at < len(old.cells):
            self.cells[self.at(old.cell(at))] = old.cells[at]
            at += 1
        for at in old.built:
            self.built = append(self.built, self.at(old.cell(at)))


def empty_grid() -> Grid:
    """A grid with nothing on it."""
    return Grid(SMALLEST, _NO_CELLS[:], vec[i64](), vec[i64]([0] * (len(KINDS) + 1)), 0)


def restored_grid(shift: i64, cells: list[int], built: list[int], counts: list[int], halves: i64) -> Grid:
    """The grid of a pickle."""
    return Grid(shift, vec[i64](cells), vec[i64](built), vec[i64](counts), halves)
