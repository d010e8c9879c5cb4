# compiled
"""A6, A7, A9.4: a palace: its pieces, legal placements and removals, its longest wall."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_SIDES, FOUNTAIN, NO_KIND, TILES, WALLS
from comares.alhambra.geometry import AGAINST_SIDES, MATCHING, WHOLE_RING, hole_free
from comares.alhambra.grid import (
    CELL,
    COUNT,
    CUT,
    HOME,
    INDEX,
    KIND,
    NUMBER,
    OWN_WALLS,
    PIECE,
    QUARTERS,
    SCRATCH,
    WALK,
    WALLED,
    Grid,
    empty_grid,
)
from comares.alhambra.outline import longest_wall, outline
from comares.alhambra.placement import (
    crossing_at,
    halves_beside,
    is_beside_half,
    mark_cuts,
    placements_after,
    walkable,
)
from comares.kernel.bitset import count

# The parts of an entry of `tiles`, beside its cell in the low bits.
MATCHING_WALLS: Final = 16  # the set of walls that match the neighbours
TILE: Final = 40  # its number
BESIDE_HALF: Final = 1 << 32  # it touches a half piece
REMOVABLE: Final = 1 << 33
NOTHING: Final = vec[i64]()
UNKNOWN: Final = -1


class Palace:
    """The pieces of one palace. `put`, `take` and `swap` do not check legality; the caller does."""

    def __init__(self, grid: Grid) -> None:
        self._grid: Grid = grid
        self._placements: vec[i64] = NOTHING  # always up to date
        self._stale: bool = True  # whether the next cache is out of date
        self._tiles: vec[i64] = NOTHING
        self._longest_wall: i64 = UNKNOWN
        self._fitting: i64 = UNKNOWN

    def copy(self) -> Palace:
        """An independent copy."""
        other = Palace(self._grid.copy())
        other._placements = self._placements
        if not self._stale:
            other._stale = False
            other._tiles = self._tiles
        other._longest_wall = self._longest_wall
        other._fitting = self._fitting
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_palace, (self._grid, list(self._placements))

    def plain(self) -> list[list[int]]:
        """The pieces without the fountain, by cell: cell, piece, quarters, walls, kind, whether it can be walked on."""
        grid = self._grid
        rows = []
        for at in sorted([entry & INDEX for entry in grid.pieces]):
            info = grid.cells[at]
            row = [grid.cell(at), info >> PIECE, info >> QUARTERS & 15, info >> OWN_WALLS & 15, info >> KIND & 7]
            rows.append([*row, 1 if walkable(grid, at) else 0])
        return rows

    # Reading.

    def counts(self) -> i64:
        """The numbers of buildings of all kinds, eight bits each."""
        return self._grid.counts

    def count(self, kind: i64) -> i64:
        """The number of buildings of the kind."""
        return self._grid.counts >> COUNT * kind & 255

    def piece(self, cell: i64) -> i64:
        """The piece on the cell, or 0."""
        return self._grid.info(cell) >> PIECE

    def walls(self, cell: i64) -> i64:
        """The walls of the piece on the cell."""
        return self._grid.info(cell) >> OWN_WALLS & ALL_SIDES

    def quarters(self, cell: i64) -> i64:
        """The quarters of the cell that are filled."""
        return self._grid.info(cell) >> QUARTERS & ALL_SIDES

    def kind(self, cell: i64) -> i64:
        """The kind of the piece on the cell."""
        info: i64 = self._grid.info(cell)
        return info >> KIND & 7 if info >> PIECE else NO_KIND

    def crossings(self) -> vec[i64]:
        """Every point where four tiles meet (as the cell whose north-west corner it is) | their kinds << 16."""
        found: vec[i64] = crossing_at(self._grid, self._grid.at(HOME), vec[i64]())
        for entry in self._grid.pieces:
            found = crossing_at(self._grid, entry & INDEX, found)
        return found

    def has_tile(self, cell: i64) -> bool:
        """Whether a tile or the fountain stands on the cell."""
        return 0 < self.piece(cell) <= FOUNTAIN

    def find(self, piece: i64) -> i64:
        """The cell of a piece, or -1."""
        for entry in self._grid.pieces:
            if entry >> NUMBER == piece:
                return entry >> CELL & 0xFFFF
        return -1

    def cells(self) -> vec[i64]:
        """The cells with a piece, without the fountain."""
        found: vec[i64] = vec[i64]()
        for entry in self._grid.pieces:
            found = append(found, entry >> CELL & 0xFFFF)
        return found

    def outline(self) -> vec[i64]:
        """The outline, as `outline.outline` returns it."""
        return outline(self._grid)

    def grid(self) -> Grid:
        """Its grid, to read."""
        return self._grid

    def longest_wall(self) -> i64:
        """The run of wall that scores, as `outline.longest_wall` returns it."""
        if self._longest_wall == UNKNOWN:
            self._longest_wall = longest_wall(self._grid)
        return self._longest_wall

    def wall_length(self) -> i64:
        """The length of the run of wall that scores."""
        return self.longest_wall() >> 8 & 255

    def wall_diagonals(self) -> i64:
        """The number of diagonals in the run of wall that scores."""
        return self.longest_wall() & 255

    # Legality.

    def placements(self) -> vec[i64]:
        """A6: every cell where some tile fits: cell | (the set of walls that fit; bit w is walls w) << 16."""
        return self._placements

    def fitting(self) -> i64:
        """How many ways of walls fit on the cells of `placements`, all cells together."""
        if self._fitting == UNKNOWN:
            fitting: i64 = 0
            for entry in self._placements:
                fitting += count(entry >> 16)
            self._fitting = fitting
        return self._fitting

    def tiles(self) -> vec[i64]:
        """A7.1: all tiles: cell | (the set of walls that match there) << MATCHING_WALLS | tile << TILE, with the flags
        BESIDE_HALF and REMOVABLE."""
        if self._stale:
            self._find_tiles()
        return self._tiles

    def half_placements(self, kind: i64) -> vec[i64]:
        """Every placement of a half piece of the kind: cell | quarters << 16.

        A half fills two adjacent quarters. Their sides are open: one must touch a building of its kind, none may touch
        a wall. The other two quarters stay empty.
        """
        found: vec[i64] = vec[i64]()
        for entry in self._grid.pieces:
            found = halves_beside(self._grid, entry & INDEX, kind, found)
        return found

    def half_fits(self, kind: i64) -> bool:
        """Whether a half piece of the kind has a placement."""
        for entry in self._grid.pieces:
            if len(halves_beside(self._grid, entry & INDEX, kind, NOTHING)):
                return True
        return False

    def takes(self, cell: i64, walls: i64) -> bool:
        """A6.4, A7.1: whether a tile with these walls matches all neighbours of the cell."""
        return (MATCHING[self._grid.info(cell) >> WALLED & 255] >> walls) & 1 == 1

    def why_not_put(self, cell: i64, walls: i64) -> str:
        """The first rule that forbids a tile with these walls on the cell; empty if it fits."""
        info: i64 = self._grid.info(cell)
        if info >> QUARTERS or not info >> WALLED & 255:
            return "A6.3"
        if not self.takes(cell, walls):
            return "A6.4"
        if not info >> WALK & ALL_SIDES:
            return "A6.5"
        return "" if hole_free(info & WHOLE_RING) else "A6.6"

    def why_not_take(self, cell: i64) -> str:
        """The first rule that forbids removing the tile on the cell; empty if it may be removed."""
        info: i64 = self._grid.info(cell)
        if cell == HOME:
            return "A7.2"
        if not 0 < info >> PIECE <= TILES:
            return "A7.1"
        if info & AGAINST_SIDES == AGAINST_SIDES:
            return "A6.6"
        for tile in self.tiles():
            if tile & 0xFFFF == cell and tile & REMOVABLE:
                return ""
        return "A6.5"

    def _find_tiles(self) -> None:
        """Update the cache of tiles."""
        grid = self._grid
        cells = grid.cells
        home: i64 = grid.at(HOME)
        mark_cuts(cells, grid.steps, home, -1, 1)
        cells[home] &= ~SCRATCH
        pieces = grid.pieces
        tiles: vec[i64] = pieces[:]
        n: i64 = 0
        for entry in pieces:
            at: i64 = entry & INDEX
            info: i64 = cells[at]
            cells[at] = info & ~SCRATCH
            number: i64 = entry >> NUMBER
            if number <= TILES:
                tile: i64 = entry >> CELL & 0xFFFF | MATCHING[info >> WALLED & 255] << MATCHING_WALLS | number << TILE
                if grid.halves and is_beside_half(grid, at):
                    tile |= BESIDE_HALF
                if not info & CUT and info & AGAINST_SIDES != AGAINST_SIDES:
                    tile |= REMOVABLE
                tiles[n] = tile
                n += 1
        self._tiles = tiles if n == len(tiles) else tiles[:n]
        self._stale = False

    # Changing.

    def _changed(self, cell: i64) -> None:
        self._placements = placements_after(self._placements, self._grid, cell)
        self._stale = True
        self._longest_wall = UNKNOWN
        self._fitting = UNKNOWN

    def put(self, cell: i64, piece: i64, quarters: i64, walls: i64, kind: i64, walkable: bool = True) -> None:
        """Put a piece on an empty cell."""
        self._grid.put(cell, piece, quarters, walls, kind, walkable)
        self._changed(cell)

    def take(self, cell: i64) -> i64:
        """Remove the piece on the cell and return its number."""
        piece: i64 = self._grid.take(cell)
        self._changed(cell)
        return piece

    def swap(self, cell: i64, piece: i64, walls: i64, kind: i64) -> i64:
        """Replace the tile on the cell and return the number of the old one."""
        removed: i64 = self._grid.swap(cell, piece, walls, kind)
        self._changed(cell)
        return removed

    def set_kind(self, cell: i64, kind: i64) -> None:
        """Change the kind of the piece on the cell."""
        self._grid.set_kind(cell, kind)


def new_palace() -> Palace:
    """A palace with only its fountain."""
    palace = Palace(empty_grid())
    palace.put(HOME, FOUNTAIN, ALL_SIDES, 0, NO_KIND)
    return palace


def restored_palace(grid: Grid, placements: list[int]) -> Palace:
    """The palace of a pickle. The order of its placements is that of its options."""
    palace = Palace(grid)
    palace._placements = vec[i64](placements)
    return palace


def put_tile(palace: Palace, cell: i64, tile: i64, kind: i64) -> None:
    """Put a tile with its printed walls."""
    palace.put(cell, tile, ALL_SIDES, WALLS[tile], kind)
