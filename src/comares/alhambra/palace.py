# compiled
"""A6, A7, A9.4: a palace: its pieces, legal placements and removals, its longest wall."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_SIDES, FOUNTAIN, NO_KIND, TILES, WALLS
from comares.alhambra.geometry import AGAINST_SIDES, MATCHING, WHOLE_RING, hole_free
from comares.alhambra.grid import (
    CUT,
    HOME,
    KIND,
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
from comares.alhambra.placement import cells_seen_from, crossing_at, halves_beside, is_beside_half, mark_cuts, walkable

BESIDE_HALF: Final = 1 << 32  # flag of a removable tile that touches a half piece
NOTHING: Final = vec[i64]()
UNKNOWN: Final = -1


class Palace:
    """The pieces of one palace. `put`, `take` and `swap` do not check legality; the caller does."""

    def __init__(self, grid: Grid) -> None:
        self._grid: Grid = grid
        self._stale: bool = True  # whether the caches below are out of date
        self._placements: vec[i64] = NOTHING
        self._removable: vec[i64] = NOTHING
        self._exchanges: vec[i64] = NOTHING
        self._longest_wall: i64 = UNKNOWN

    def copy(self) -> Palace:
        """An independent copy."""
        other = Palace(self._grid.copy())
        if not self._stale:
            other._stale = False
            other._placements = self._placements
            other._removable = self._removable
            other._exchanges = self._exchanges
        other._longest_wall = self._longest_wall
        return other

    def plain(self) -> list[list[int]]:
        """The pieces without the fountain, by cell: cell, piece, quarters, walls, kind, whether it can be walked on."""
        grid = self._grid
        rows = []
        for at in sorted(grid.built):
            info = grid.cells[at]
            row = [grid.cell(at), info >> PIECE, info >> QUARTERS & 15, info >> OWN_WALLS & 15, info >> KIND & 7]
            rows.append([*row, 1 if walkable(grid, at) else 0])
        return rows

    # Reading.

    def count(self, kind: i64) -> i64:
        """The number of buildings of the kind."""
        return self._grid.counts[kind]

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
        for at in self._grid.built:
            found = crossing_at(self._grid, at, found)
        return found

    def has_tile(self, cell: i64) -> bool:
        """Whether a tile or the fountain stands on the cell."""
        return 0 < self.piece(cell) <= FOUNTAIN

    def find(self, piece: i64) -> i64:
        """The cell of a piece, or -1."""
        for at in self._grid.built:
            if self._grid.cells[at] >> PIECE == piece:
                return self._grid.cell(at)
        return -1

    def cells(self) -> vec[i64]:
        """The cells with a piece, without the fountain."""
        found: vec[i64] = vec[i64]()
        for at in self._grid.built:
            found = append(found, self._grid.cell(at))
        return found

    def outline(self) -> vec[i64]:
        """The outline, as `outline.outline` returns it."""
        return outline(self._grid)

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
        self._refresh()
        return self._placements

    def removable(self) -> vec[i64]:
        """A7.1: the removable tiles: cell | tile << 16, with the flag BESIDE_HALF."""
        self._refresh()
        return self._removable

    def exchanges(self) -> vec[i64]:
        """A7.1: the cells of all tiles: cell | (the set of walls that match there) << 16, with the flag BESIDE_HALF."""
        self._refresh()
        return self._exchanges

    def half_placements(self, kind: i64) -> vec[i64]:
        """Every placement of a half piece of the kind: cell | quarters << 16.

        A half fills two adjacent quarters. Their sides are open: one must touch a building of its kind, none may touch
        a wall. The other two quarters stay empty.
        """
        found: vec[i64] = vec[i64]()
        for at in self._grid.built:
            found = halves_beside(self._grid, at, kind, found)
        return found

    def half_fits(self, kind: i64) -> bool:
        """Whether a half piece of the kind has a placement."""
        for at in self._grid.built:
            if len(halves_beside(self._grid, at, kind, NOTHING)):
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
        for tile in self.removable():
            if tile & 0xFFFF == cell:
                return ""
        return "A6.5"

    def _refresh(self) -> None:
        """Update the caches."""
        if not self._stale:
            return
        grid = self._grid
        cells = grid.cells
        home: i64 = grid.at(HOME)
        mark_cuts(grid, home, -1, 1)
        cells[home] &= ~SCRATCH
        placements: vec[i64] = cells_seen_from(grid, home, vec[i64]())
        removable: vec[i64] = vec[i64]()
        exchanges: vec[i64] = vec[i64]()
        for at in grid.built:
            placements = cells_seen_from(grid, at, placements)
            info: i64 = cells[at]
            cells[at] = info & ~SCRATCH
            tile: i64 = cells[at] >> PIECE
            if tile <= TILES:
                cell: i64 = grid.cell(at)
                if grid.halves and is_beside_half(grid, at):
                    cell |= BESIDE_HALF
                exchanges = append(exchanges, cell | MATCHING[info >> WALLED & 255] << 16)
                if not info & CUT and info & AGAINST_SIDES != AGAINST_SIDES:
                    removable = append(removable, cell | tile << 16)
        self._placements = placements
        self._removable = removable
        self._exchanges = exchanges
        self._stale = False

    # Changing.

    def _changes(self) -> None:
        self._stale = True
        self._longest_wall = UNKNOWN

    def put(self, cell: i64, piece: i64, quarters: i64, walls: i64, kind: i64, walkable: bool = True) -> None:
        """Put a piece on an empty cell."""
        self._changes()
        self._grid.put(cell, piece, quarters, walls, kind, walkable)

    def take(self, cell: i64) -> i64:
        """Remove the piece on the cell and return its number."""
        self._changes()
        return self._grid.take(cell)

    def swap(self, cell: i64, piece: i64, walls: i64, kind: i64) -> i64:
        """Replace the tile on the cell and return the number of the old one."""
        self._changes()
        return self._grid.swap(cell, piece, walls, kind)

    def set_kind(self, cell: i64, kind: i64) -> None:
        """Change the kind of the piece on the cell."""
        self._grid.set_kind(cell, kind)


def new_palace() -> Palace:
    """A palace with only its fountain."""
    palace = Palace(empty_grid())
    palace.put(HOME, FOUNTAIN, ALL_SIDES, 0, NO_KIND)
    return palace


def put_tile(palace: Palace, cell: i64, tile: i64, kind: i64) -> None:
    """Put a tile with its printed walls."""
    palace.put(cell, tile, ALL_SIDES, WALLS[tile], kind)
