# compiled
"""The grid of a palace: one int a cell.

`put` and `take` keep the ints up to date. An int holds all that a rule asks about its cell:

    bits  0-19  the ring: which of the quarters that touch the cell are filled
    bits 20-23  the sides on which a neighbour shows a wall
    bits 24-27  the sides on which a neighbour shows an open side
    bits 28-31  those of them that can be walked across
    bits 32-35  the quarters that the cell's own piece fills (none if the cell is empty)
    bits 36-39  the walls of that piece
    bits 40-42  its kind
    bits 43-49  its number
    bits 50-58  scratch space of `mark_cuts`, zero between calls

The number of a cell, 256 * (y + 128) + x + 128, is the same in every palace. `at` is its index in one grid.

An entry of `pieces` is the index of a piece's cell, the cell << 16, and its number << 32.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_SIDES, FOUNTAIN, TILES
from comares.alhambra.geometry import EAST_STEP, RING_OF, SOUTH_STEP
from comares.kernel.bitset import bit
from comares.kernel.notation import whole_number

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
INDEX: Final = 0xFFFF  # the parts of an entry of `pieces`
CELL: Final = 16
NUMBER: Final = 32
COUNT: Final = 8  # the bits of a kind in `counts`
_KIND_BITS: Final = 7 << KIND
_NEIGHBOURS: Final = (1 << QUARTERS) - 1

INITIAL_SHIFT: Final = 4  # a new grid has 2 ** 4 cells each way
MIDDLE: Final = 128
HERE: Final = 8  # the direction that leads nowhere, after the eight others
MAX_COORDINATE: Final = 120  # no palace reaches as far
HOME: Final = MIDDLE * 256 + MIDDLE  # A1.4: the fountain's cell

# By side: all bits a neighbour can set there. (A literal shifted by a variable is cut to 32 bits when compiled.)
_SHOWN: Final = vec[i64]([(1 << WALLED | 1 << OPEN | 1 << WALK) << side for side in range(4)])
_NO_CELLS: Final = vec[i64]([0] * (1 << (2 * INITIAL_SHIFT)))


def cell_at(x: i64, y: i64) -> i64:
    """The cell with these coordinates."""
    return (y + MIDDLE) * 256 + x + MIDDLE


def cell_x(cell: i64) -> i64:
    """The x coordinate of a cell: its distance east of the fountain."""
    return (cell & 255) - MIDDLE


def cell_y(cell: i64) -> i64:
    """The y coordinate of a cell: its distance south of the fountain."""
    return (cell >> 8) - MIDDLE


def parse_cell(word: str) -> i64:
    """The cell that is written X,Y, or -1."""
    x, comma, y = word.partition(",")
    east: i64 = _coordinate(x)
    south: i64 = _coordinate(y)
    return cell_at(east, south) if comma and east <= MAX_COORDINATE and south <= MAX_COORDINATE else -1


def _coordinate(word: str) -> int:
    """A coordinate; one above the maximum if the word is none. Each number has one spelling: 7, not 07 or +7."""
    distance = whole_number(word.removeprefix("-"))
    if distance < 0 or distance > MAX_COORDINATE or word == "-0":
        return MAX_COORDINATE + 1
    return -distance if word.startswith("-") else distance


class Grid:
    """The pieces of one palace. Its methods do not check legality; the caller does."""

    def __init__(
        self, shift: i64, steps: vec[i64], cells: vec[i64], pieces: vec[i64], counts: i64, halves: i64, tiles: i64
    ) -> None:
        self.shift: i64 = shift  # a row has 2 ** shift cells
        self.steps: vec[i64] = steps  # from an index to that of the neighbour, by direction, and 0 for HERE
        self.cells: vec[i64] = cells
        self.pieces: vec[i64] = pieces  # without the fountain
        self.counts: i64 = counts  # buildings by kind, eight bits each
        self.halves: i64 = halves  # pieces that fill only a part of their cell
        self.tiles: i64 = tiles  # the set of its tiles

    def copy(self) -> Grid:
        """An independent copy."""
        return Grid(self.shift, self.steps, self.cells[:], self.pieces[:], self.counts, self.halves, self.tiles)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_grid, (self.shift, list(self.cells), list(self.pieces), self.counts, self.halves, self.tiles)

    def at(self, cell: i64) -> i64:
        """The index of a cell."""
        half: i64 = 1 << (self.shift - 1)
        return ((cell >> 8) - MIDDLE + half) << self.shift | ((cell & 255) - MIDDLE + half)

    def cell(self, at: i64) -> i64:
        """The cell with an index."""
        half: i64 = 1 << (self.shift - 1)
        return ((at >> self.shift) - half + MIDDLE) << 8 | ((at & ((1 << self.shift) - 1)) - half + MIDDLE)

    def beside(self, at: i64, side: i64) -> i64:
        """The index of the neighbour on a side."""
        return at + self.steps[2 * side]

    def info(self, cell: i64) -> i64:
        """The int of a cell; 0 for a cell beyond the grid."""
        half: i64 = 1 << (self.shift - 1)
        x: i64 = cell_x(cell) + half
        y: i64 = cell_y(cell) + half
        if x < 0 or y < 0 or x >= 2 * half or y >= 2 * half:
            return 0
        return self.cells[y << self.shift | x]

    def put(self, cell: i64, piece: i64, quarters: i64, walls: i64, kind: i64, walkable: bool = True) -> None:
        """Put a piece on an empty cell."""
        self._make_room(cell)
        at: i64 = self.at(cell)
        cells = self.cells
        cells[at] |= quarters << QUARTERS | walls << OWN_WALLS | kind << KIND | piece << PIECE
        if piece != FOUNTAIN:
            self.pieces = append(self.pieces, _entry(at, cell, piece))
        self.counts += bit(COUNT * kind)
        if quarters != ALL_SIDES:
            self.halves += 1
        elif piece <= TILES:
            self.tiles |= bit(piece)
        steps = self.steps
        d: i64 = 0
        while d < 8:
            cells[at + steps[d]] |= RING_OF[((d + 4) & 7) << 4 | quarters]
            d += 1
        self._face(at, quarters, walls, walkable)

    def take(self, cell: i64) -> i64:
        """Remove the piece on a cell and return its number."""
        at: i64 = self.at(cell)
        cells = self.cells
        info: i64 = cells[at]
        cells[at] = info & _NEIGHBOURS
        self.pieces = remove(self.pieces, _entry(at, cell, info >> PIECE))
        self.counts -= bit(COUNT * (info >> KIND & 7))
        self.tiles &= ~bit(info >> PIECE)
        steps = self.steps
        d: i64 = 0
        while d < 8:
            cells[at + steps[d]] &= ~RING_OF[((d + 4) & 7) << 4 | ALL_SIDES]
            d += 1
        self._face(at, 0, 0, False)
        return info >> PIECE

    def swap(self, cell: i64, piece: i64, walls: i64, kind: i64) -> i64:
        """Replace the tile on a cell and return the number of the old one."""
        at: i64 = self.at(cell)
        info: i64 = self.cells[at]
        self.cells[at] = info & _NEIGHBOURS | ALL_SIDES << QUARTERS | walls << OWN_WALLS | kind << KIND | piece << PIECE
        i: i64 = 0
        while self.pieces[i] & INDEX != at:
            i += 1
        self.pieces[i] = _entry(at, cell, piece)
        self.counts += bit(COUNT * kind) - bit(COUNT * (info >> KIND & 7))
        self.tiles ^= bit(piece) | bit(info >> PIECE)
        self._face(at, ALL_SIDES, walls, True)
        return info >> PIECE

    def set_kind(self, cell: i64, kind: i64) -> None:
        """Change the kind of the piece on a cell."""
        at: i64 = self.at(cell)
        info: i64 = self.cells[at]
        self.counts += bit(COUNT * kind) - bit(COUNT * (info >> KIND & 7))
        self.cells[at] = info & ~_KIND_BITS | kind << KIND

    def _face(self, at: i64, quarters: i64, walls: i64, walkable: bool) -> None:
        """Update the bits of the four neighbours that describe the piece at `at`."""
        cells = self.cells
        steps = self.steps
        d: i64 = 0
        while d < 4:
            near: i64 = at + steps[2 * d]
            back: i64 = (d + 2) & 3
            shown: i64 = 0
            if (quarters >> d) & 1:
                shown = 1 << WALLED if (walls >> d) & 1 else (1 << OPEN | 1 << WALK if walkable else 1 << OPEN)
            cells[near] = cells[near] & ~_SHOWN[back] | shown << back
            d += 1

    def _make_room(self, cell: i64) -> None:
        """Enlarge the grid until the cell and its eight neighbours are on it."""
        half: i64 = 1 << (self.shift - 1)
        x: i64 = cell_x(cell)
        y: i64 = cell_y(cell)
        while x <= -half or y <= -half or x >= half - 1 or y >= half - 1:
            self._grow()
            half *= 2

    def _grow(self) -> None:
        old = Grid(self.shift, self.steps, self.cells, self.pieces, self.counts, self.halves, self.tiles)
        self.shift += 1
        self.steps = _steps(self.shift)
        self.cells = vec[i64]([0] * (1 << (2 * self.shift)))
        self.pieces = vec[i64]()
        at: i64 = 0
        while at < len(old.cells):
            self.cells[self.at(old.cell(at))] = old.cells[at]
            at += 1
        for entry in old.pieces:
            cell: i64 = entry >> CELL & 0xFFFF
            self.pieces = append(self.pieces, _entry(self.at(cell), cell, entry >> NUMBER))


def _entry(at: i64, cell: i64, piece: i64) -> i64:
    return at | cell << CELL | piece << NUMBER


def _steps(shift: i64) -> vec[i64]:
    """The steps of a grid whose rows have 2 ** shift cells."""
    return vec[i64]([(SOUTH_STEP[d] << shift) + EAST_STEP[d] for d in range(HERE)] + [0])


_INITIAL_STEPS: Final = _steps(INITIAL_SHIFT)


def empty_grid() -> Grid:
    """An empty grid."""
    return Grid(INITIAL_SHIFT, _INITIAL_STEPS, _NO_CELLS[:], vec[i64](), 0, 0, 0)


def restored_grid(shift: i64, cells: list[int], pieces: list[int], counts: i64, halves: i64, tiles: i64) -> Grid:
    """The grid of a pickle."""
    return Grid(shift, _steps(shift), vec[i64](cells), vec[i64](pieces), counts, halves, tiles)
