# compiled
"""A6, A7, A9.4: a palace. What stands where, what fits where, what may be taken out, how long the wall is.

One int a cell, kept up to date by `put` and `take`, says all that a rule asks of the cell:

    bits  0-19  the ring: which of the quarters that touch the cell are filled
    bits 20-23  the sides on which a neighbour shows a wall
    bits 24-27  the sides on which a neighbour shows an open side
    bits 28-31  those of them that can be walked across
    bits 32-35  the quarters that the cell's own piece fills (none: the cell is empty)
    bits 36-39  the walls of that piece
    bits 40-42  its kind
    bits 43-49  its number
    bits 50-58  scratch of `_explore`, zero between calls

A cell has a name that no palace changes: 256 * (y + 128) + x + 128.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_SIDES, FOUNTAIN, KINDS, NO_KIND, TILES, WALLS
from comares.alhambra.geometry import (
    AGAINST_SIDES,
    EAST_STEP,
    HALVES,
    MATCHING,
    NORTH_WEST,
    RING_OF,
    RING_OF_HALF,
    ROUND_POINT,
    SOUTH_STEP,
    TURN,
    WHOLE_RING,
    hole_free,
)

WALLED: Final = 20
OPEN: Final = 24
WALK: Final = 28
QUARTERS: Final = 32
OWN_WALLS: Final = 36
KIND: Final = 40
PIECE: Final = 43
DEPTH: Final = 50
CUT: Final = 1 << 58
KIND_BITS: Final = 7 << KIND
NEIGHBOURS: Final = (1 << QUARTERS) - 1
SCRATCH: Final = ~((1 << DEPTH) - 1)

BESIDE_HALF: Final = 1 << 32  # of a tile that may go: a half piece touches it

SMALLEST: Final = 4  # a new palace has room for 2 ** 4 cells each way
MIDDLE: Final = 128
HOME: Final = MIDDLE * 256 + MIDDLE  # A1.4: the fountain's cell

# By side: all that a neighbour can show there. (A literal shifted by a variable is cut off at 32 bits when compiled.)
_SHOWN: Final = vec[i64]([(1 << WALLED | 1 << OPEN | 1 << WALK) << side for side in range(4)])

_KIND_SETS: Final = vec[i64]([1 << kind for kind in range(len(KINDS))] + [0])  # by kind; no kind is in no set

NOTHING: Final = vec[i64]()
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


class Palace:
    """The pieces of one palace. `put`, `take` and `swap` do as they are told; what is legal is asked before."""

    def __init__(self, shift: i64, grid: vec[i64], built: vec[i64], counts: vec[i64]) -> None:
        self._shift: i64 = shift  # a row of the grid has 2 ** shift cells
        self._grid: vec[i64] = grid
        self._built: vec[i64] = built  # where pieces stand, the fountain left out
        self._counts: vec[i64] = counts
        self._halves: i64 = 0
        self._stale: bool = True  # the caches below tell of an older palace
        self._placements: vec[i64] = NOTHING
        self._removable: vec[i64] = NOTHING
        self._exchanges: vec[i64] = NOTHING

    def copy(self) -> Palace:
        """The same palace; neither feels what happens to the other."""
        other = Palace(self._shift, self._grid[:], self._built[:], self._counts[:])
        other._halves = self._halves
        if not self._stale:
            other._stale = False
            other._placements = self._placements
            other._removable = self._removable
            other._exchanges = self._exchanges
        return other

    def plain(self) -> list[list[int]]:
        """What stands where, in order of the cells: cell, piece, quarters, walls, kind, whether it can be walked."""
        rows = []
        for at in sorted(self._built):
            info = self._grid[at]
            row = [self._cell(at), info >> PIECE, info >> QUARTERS & 15, info >> OWN_WALLS & 15, info >> KIND & 7]
            rows.append([*row, 1 if self._walkable(at) else 0])
        return rows

    # Reading.

    def count(self, kind: i64) -> i64:
        """How many buildings of the kind stand here."""
        return self._counts[kind]

    def piece(self, cell: i64) -> i64:
        """The piece on the cell, 0 if it is empty."""
        return self._info(cell) >> PIECE

    def walls(self, cell: i64) -> i64:
        """The walls of the piece on the cell."""
        return self._info(cell) >> OWN_WALLS & ALL_SIDES

    def quarters(self, cell: i64) -> i64:
        """The quarters of the cell that are filled."""
        return self._info(cell) >> QUARTERS & ALL_SIDES

    def kind(self, cell: i64) -> i64:
        """The kind of the piece on the cell."""
        info: i64 = self._info(cell)
        return info >> KIND & 7 if info >> PIECE else NO_KIND

    def crossings(self) -> vec[i64]:
        """Every point where four tiles meet (the north-west corner of the cell of that name) | their kinds << 16."""
        found: vec[i64] = self._crossing_at(self._at(HOME), vec[i64]())
        for at in self._built:
            found = self._crossing_at(at, found)
        return found

    def has_tile(self, cell: i64) -> bool:
        """Whether a tile, the fountain too, stands on the cell."""
        return 0 < self.piece(cell) <= FOUNTAIN

    def find(self, piece: i64) -> i64:
        """The cell a piece stands on, or -1."""
        for at in self._built:
            if self._grid[at] >> PIECE == piece:
                return self._cell(at)
        return -1

    def cells(self) -> vec[i64]:
        """Where pieces stand, the fountain left out."""
        found: vec[i64] = vec[i64]()
        for at in self._built:
            found = append(found, self._cell(at))
        return found

    # What is legal.

    def placements(self) -> vec[i64]:
        """A6: every cell where some tile fits: cell | (the set of walls that fit: bit w is walls w) << 16."""
        self._refresh()
        return self._placements

    def removable(self) -> vec[i64]:
        """A7.1: the tiles that may be taken out: cell | tile << 16, and BESIDE_HALF."""
        self._refresh()
        return self._removable

    def exchanges(self) -> vec[i64]:
        """A7.1: the cells of all tiles: cell | (the set of walls that match there) << 16, and BESIDE_HALF."""
        self._refresh()
        return self._exchanges

    def half_placements(self, kind: i64) -> vec[i64]:
        """Every cell, and every way to turn it, for a half piece of the kind: cell | quarters << 16.

        A half fills two neighbouring quarters; their sides are open, one must touch a building of its kind, none a
        wall. The other two quarters stay empty.
        """
        found: vec[i64] = vec[i64]()
        for at in self._built:
            found = self._halves_beside(at, kind, found)
        return found

    def half_fits(self, kind: i64) -> bool:
        """Whether there is any such place."""
        for at in self._built:
            if len(self._halves_beside(at, kind, NOTHING)):
                return True
        return False

    def takes(self, cell: i64, walls: i64) -> bool:
        """A6.4, A7.1: whether a tile with these walls matches everything round the cell."""
        return (MATCHING[self._info(cell) >> WALLED & 255] >> walls) & 1 == 1

    def why_not_put(self, cell: i64, walls: i64) -> str:
        """The first rule that keeps a tile with these walls from the cell; empty if it fits."""
        info: i64 = self._info(cell)
        if info >> QUARTERS or not info >> WALLED & 255:
            return "A6.3"
        if not self.takes(cell, walls):
            return "A6.4"
        if not info >> WALK & ALL_SIDES:
            return "A6.5"
        return "" if hole_free(info & WHOLE_RING) else "A6.6"

    def why_not_take(self, cell: i64) -> str:
        """The first rule that keeps the tile on the cell where it is; empty if it may be taken out."""
        info: i64 = self._info(cell)
        if cell == HOME:
            return "A7.2"
        if not 0 < info >> PIECE <= TILES:
            return "A7.1"
        if info & AGAINST_SIDES == AGAINST_SIDES:
            return "A6.6"
        for tile in self.removable():
            if tile & 0xFFFF == cell:
                return ""
        return "A6.5"

    # Changing.

    def put(self, cell: i64, piece: i64, quarters: i64, walls: i64, kind: i64, walkable: bool = True) -> None:
        """Build a piece on an empty cell."""
        self._make_room(cell)
        at: i64 = self._at(cell)
        grid = self._grid
        grid[at] |= quarters << QUARTERS | walls << OWN_WALLS | kind << KIND | piece << PIECE
        if piece != FOUNTAIN:
            self._built = append(self._built, at)
        self._counts[kind] += 1
        if quarters != ALL_SIDES:
            self._halves += 1
        self._stale = True
        d: i64 = 0
        while d < 8:
            near: i64 = at + (SOUTH_STEP[d] << self._shift) + EAST_STEP[d]
            grid[near] |= RING_OF[((d + 4) & 7) << 4 | quarters]
            d += 1
        self._face(at, quarters, walls, walkable)

    def take(self, cell: i64) -> i64:
        """Take the piece on the cell out and give it."""
        at: i64 = self._at(cell)
        grid = self._grid
        info: i64 = grid[at]
        grid[at] = info & NEIGHBOURS
        self._built = remove(self._built, at)
        self._counts[info >> KIND & 7] -= 1
        self._stale = True
        d: i64 = 0
        while d < 8:
            near: i64 = at + (SOUTH_STEP[d] << self._shift) + EAST_STEP[d]
            grid[near] &= ~RING_OF[((d + 4) & 7) << 4 | ALL_SIDES]
            d += 1
        self._face(at, 0, 0, False)
        return info >> PIECE

    def swap(self, cell: i64, piece: i64, walls: i64, kind: i64) -> i64:
        """Put a tile where another stands, and give that."""
        at: i64 = self._at(cell)
        info: i64 = self._grid[at]
        self._grid[at] = info & NEIGHBOURS | ALL_SIDES << QUARTERS | walls << OWN_WALLS | kind << KIND | piece << PIECE
        self._counts[info >> KIND & 7] -= 1
        self._counts[kind] += 1
        self._stale = True
        self._face(at, ALL_SIDES, walls, True)
        return info >> PIECE

    def set_kind(self, cell: i64, kind: i64) -> None:
        """The piece on the cell becomes one of another kind."""
        at: i64 = self._at(cell)
        info: i64 = self._grid[at]
        self._counts[info >> KIND & 7] -= 1
        self._counts[kind] += 1
        self._grid[at] = info & ~KIND_BITS | kind << KIND

    # The outline.

    def outline(self) -> vec[i64]:
        """A9.4: the outer line, clockwise, segment by segment: the point (a cell's north-west corner) it leaves << 8,
        its direction << 2, 2 if it is a wall, 1 if it is a diagonal."""
        grid = self._grid
        shift: i64 = self._shift
        row: i64 = 1 << shift
        at: i64 = self._at(HOME)
        while (grid[at - row] >> QUARTERS & 5) == 5:  # a piece that reaches from its south side to its north side
            at -= row
        north: i64 = grid[at - row] >> QUARTERS & 15
        line: i64 = 2
        if north & 4:  # the line runs along the diagonal of the piece to the north
            at -= row
            line = 3
            if north & 2:
                at += row
                line = 1
        first_point: i64 = at
        first_line: i64 = line
        segments: vec[i64] = vec[i64]()
        while True:
            wall: i64 = 3  # a diagonal is always one
            if line == 0:
                wall = (grid[at - row] >> (OWN_WALLS + 3) & 1) << 1
            elif line == 2:
                wall = (grid[at] >> OWN_WALLS & 1) << 1
            elif line == 4:
                wall = (grid[at - 1] >> (OWN_WALLS + 1) & 1) << 1
            elif line == 6:
                wall = (grid[at - row - 1] >> (OWN_WALLS + 2) & 1) << 1
            segments = append(segments, self._cell(at) << 8 | line << 2 | wall)
            at += (SOUTH_STEP[line] << shift) + EAST_STEP[line]
            filled: i64 = (
                ROUND_POINT[grid[at - row] >> QUARTERS & 15]
                | ROUND_POINT[16 | grid[at] >> QUARTERS & 15]
                | ROUND_POINT[32 | grid[at - 1] >> QUARTERS & 15]
                | ROUND_POINT[48 | grid[at - row - 1] >> QUARTERS & 15]
            )
            line = TURN[filled << 3 | ((line + 4) & 7)]
            if at == first_point and line == first_line:
                return segments

    def longest_wall(self) -> i64:
        """A9.4: where the run of wall that scores begins in the outline << 16, its length << 8, the diagonals in it.

        The longest one; of several the one with most diagonals, of those the first.
        """
        segments = self.outline()
        n: i64 = len(segments)
        best: i64 = 0
        best_start: i64 = 0
        run: i64 = 0  # as length << 8 | diagonals
        i: i64 = 0
        while i < 2 * n:
            segment: i64 = segments[i if i < n else i - n]
            if not segment & 2:
                if i >= n:
                    break
                run = 0
            elif run >> 8 < n:
                run += 1 << 8 | segment & 1
                if run > best:
                    best = run
                    best_start = i + 1 - (run >> 8)
            i += 1
        return best_start << 16 | best

    # Inside.

    def _at(self, cell: i64) -> i64:
        half: i64 = 1 << (self._shift - 1)
        return ((cell >> 8) - MIDDLE + half) << self._shift | ((cell & 255) - MIDDLE + half)

    def _cell(self, at: i64) -> i64:
        half: i64 = 1 << (self._shift - 1)
        return ((at >> self._shift) - half + MIDDLE) << 8 | ((at & ((1 << self._shift) - 1)) - half + MIDDLE)

    def _info(self, cell: i64) -> i64:
        """All about a cell; one beyond the grid is empty and sees nothing."""
        half: i64 = 1 << (self._shift - 1)
        x: i64 = cell_x(cell) + half
        y: i64 = cell_y(cell) + half
        if x < 0 or y < 0 or x >= 2 * half or y >= 2 * half:
            return 0
        return self._grid[y << self._shift | x]

    def _crossing_at(self, at: i64, found: vec[i64]) -> vec[i64]:
        """Add the point north-west of `at`, if whole pieces lie all round it."""
        grid = self._grid
        if grid[at] & NORTH_WEST != NORTH_WEST or (grid[at] >> QUARTERS & ALL_SIDES) != ALL_SIDES:
            return found
        west: i64 = at - 1
        north: i64 = at - (1 << self._shift)
        if (grid[north - 1] >> QUARTERS & ALL_SIDES) != ALL_SIDES:
            return found
        kinds: i64 = (
            _KIND_SETS[grid[at] >> KIND & 7]
            | _KIND_SETS[grid[west] >> KIND & 7]
            | _KIND_SETS[grid[north] >> KIND & 7]
            | _KIND_SETS[grid[north - 1] >> KIND & 7]
        )
        return append(found, self._cell(at) | kinds << 16)

    def _face(self, at: i64, quarters: i64, walls: i64, walkable: bool) -> None:
        """Show the four neighbours what stands at `at` now."""
        grid = self._grid
        d: i64 = 0
        while d < 4:
            near: i64 = at + (SOUTH_STEP[2 * d] << self._shift) + EAST_STEP[2 * d]
            back: i64 = (d + 2) & 3
            shown: i64 = 0
            if (quarters >> d) & 1:
                shown = 1 << WALLED if (walls >> d) & 1 else (1 << OPEN | 1 << WALK if walkable else 1 << OPEN)
            grid[near] = grid[near] & ~_SHOWN[back] | shown << back
            d += 1

    def _make_room(self, cell: i64) -> None:
        """Grow until the cell and its eight neighbours are on the grid."""
        half: i64 = 1 << (self._shift - 1)
        x: i64 = cell_x(cell)
        y: i64 = cell_y(cell)
        while x <= -half or y <= -half or x >= half - 1 or y >= half - 1:
            self._grow()
            half *= 2

    def _grow(self) -> None:
        old = Palace(self._shift, self._grid, self._built, self._counts)
        self._shift += 1
        self._grid = vec[i64]([0] * (1 << (2 * self._shift)))
        self._built = vec[i64]()
        at: i64 = 0
        while at < len(old._grid):
            self._grid[self._at(old._cell(at))] = old._grid[at]
            at += 1
        for at in old._built:
            self._built = append(self._built, self._at(old._cell(at)))
        self._stale = True

    def _refresh(self) -> None:
        """Bring the caches up to date."""
        if not self._stale:
            return
        grid = self._grid
        home: i64 = self._at(HOME)
        self._explore(home, -1, 1)
        grid[home] &= ~SCRATCH
        placements: vec[i64] = self._seen_from(home, vec[i64]())
        removable: vec[i64] = vec[i64]()
        exchanges: vec[i64] = vec[i64]()
        for at in self._built:
            placements = self._seen_from(at, placements)
            info: i64 = grid[at]
            grid[at] = info & ~SCRATCH
            tile: i64 = grid[at] >> PIECE
            if tile <= TILES:
                cell: i64 = self._cell(at)
                if self._halves and self._is_beside_half(at):
                    cell |= BESIDE_HALF
                exchanges = append(exchanges, cell | MATCHING[info >> WALLED & 255] << 16)
                if not info & CUT and info & AGAINST_SIDES != AGAINST_SIDES:
                    removable = append(removable, cell | tile << 16)
        self._placements = placements
        self._removable = removable
        self._exchanges = exchanges
        self._stale = False

    def _is_beside_half(self, at: i64) -> bool:
        """Whether a side of a half piece lies against this one."""
        d: i64 = 0
        while d < 4:
            near: i64 = at + (SOUTH_STEP[2 * d] << self._shift) + EAST_STEP[2 * d]
            quarters: i64 = self._grid[near] >> QUARTERS & ALL_SIDES
            if quarters != ALL_SIDES and (quarters >> ((d + 2) & 3)) & 1:
                return True
            d += 1
        return False

    def _seen_from(self, at: i64, placements: vec[i64]) -> vec[i64]:
        """Add the empty cells on which a tile fits and which see an open side of this piece, but none of their own
        earlier sides sees one: so each is added once."""
        grid = self._grid
        open_sides: i64 = (grid[at] >> QUARTERS & ~(grid[at] >> OWN_WALLS)) & ALL_SIDES
        d: i64 = 0
        while open_sides:
            if open_sides & 1:
                near: i64 = at + (SOUTH_STEP[2 * d] << self._shift) + EAST_STEP[2 * d]
                info: i64 = grid[near]
                if (
                    not info >> QUARTERS
                    and not info >> OPEN & ((1 << ((d + 2) & 3)) - 1)
                    and info >> WALK & ALL_SIDES
                    and hole_free(info & WHOLE_RING)
                ):
                    placements = append(placements, self._cell(near) | MATCHING[info >> WALLED & 255] << 16)
            open_sides >>= 1
            d += 1
        return placements

    def _halves_beside(self, at: i64, kind: i64, found: vec[i64]) -> vec[i64]:
        """Add the half pieces that fit beside this one, if it is a building of the kind; where a cell sees several such
        buildings, only beside the one on its first side."""
        grid = self._grid
        piece: i64 = grid[at]
        if piece >> KIND & 7 != kind or piece >> PIECE > TILES:
            return found
        d: i64 = 0
        while d < 4:
            near: i64 = at + (SOUTH_STEP[2 * d] << self._shift) + EAST_STEP[2 * d]
            info: i64 = grid[near]
            if not (piece >> OWN_WALLS >> d) & 1 and not info >> QUARTERS:
                own: i64 = self._sides_of_kind(near, kind)
                if not own & ((1 << ((d + 2) & 3)) - 1):
                    found = self._halves_on(near, own, found)
            d += 1
        return found

    def _halves_on(self, at: i64, own: i64, found: vec[i64]) -> vec[i64]:
        """Add every way to turn a half piece on an empty cell so that it touches one of the sides `own`."""
        info: i64 = self._grid[at]
        turned: i64 = 0
        while turned < 4:
            half: i64 = HALVES[turned]
            if half & own and not half & info >> WALLED and hole_free(info & RING_OF_HALF[turned]):
                found = append(found, self._cell(at) | half << 16)
            turned += 1
        return found

    def _sides_of_kind(self, at: i64, kind: i64) -> i64:
        """The sides on which the cell sees the open side of a building of the kind."""
        sides: i64 = 0
        d: i64 = 0
        while d < 4:
            if (self._grid[at] >> OPEN >> d) & 1:
                near: i64 = self._grid[at + (SOUTH_STEP[2 * d] << self._shift) + EAST_STEP[2 * d]]
                if near >> KIND & 7 == kind and near >> PIECE <= TILES:
                    sides |= 1 << d
            d += 1
        return sides

    def _walkable(self, at: i64) -> bool:
        """Whether the piece shows a side that can be walked across."""
        d: i64 = 0
        while d < 4:
            near: i64 = at + (SOUTH_STEP[2 * d] << self._shift) + EAST_STEP[2 * d]
            if (self._grid[near] >> WALK >> ((d + 2) & 3)) & 1:
                return True
            d += 1
        return False

    def _explore(self, at: i64, parent: i64, depth: i64) -> i64:
        """Mark the pieces without which others could not be reached on foot (A6.5): Tarjan's cut vertices."""
        grid = self._grid
        info: i64 = grid[at]
        grid[at] = info | depth << DEPTH
        highest: i64 = depth
        cut: bool = False
        ways: i64 = info >> WALK & info >> QUARTERS & ~(info >> OWN_WALLS) & ALL_SIDES
        d: i64 = 0
        while ways:
            if ways & 1:
                near: i64 = at + (SOUTH_STEP[2 * d] << self._shift) + EAST_STEP[2 * d]
                if near != parent:
                    reached: i64 = grid[near] >> DEPTH & 255
                    if not reached:
                        reached = self._explore(near, at, depth + 1)
                        cut = cut or reached >= depth
                    if reached < highest:
                        highest = reached
            ways >>= 1
            d += 1
        if cut:
            grid[at] |= CUT
        return highest


def new_palace() -> Palace:
    """A palace with nothing but its fountain."""
    palace = Palace(SMALLEST, _NO_CELLS[:], vec[i64](), vec[i64]([0] * (len(KINDS) + 1)))
    palace.put(HOME, FOUNTAIN, ALL_SIDES, 0, NO_KIND)
    return palace


def put_tile(palace: Palace, cell: i64, tile: i64, kind: i64) -> None:
    """Build a tile with its printed walls."""
    palace.put(cell, tile, ALL_SIDES, WALLS[tile], kind)
