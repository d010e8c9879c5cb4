# compiled
"""A6, A7: queries on a grid: where pieces fit, and which pieces keep it connected."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_SIDES, KINDS, TILES
from comares.alhambra.geometry import HALVES, MATCHING, NORTH_WEST, RING_OF_HALF, WHOLE_RING, hole_free
from comares.alhambra.grid import CUT, DEPTH, HERE, KIND, OPEN, OWN_WALLS, PIECE, QUARTERS, WALK, WALLED, Grid

_KIND_SETS: Final = vec[i64]([1 << kind for kind in range(len(KINDS))] + [0])  # by kind; NO_KIND adds nothing to a set


def takes_a_tile(info: i64) -> bool:
    """A6: whether some tile fits on a cell: it is empty, beside a side that can be walked across, and filling it leaves
    no hole."""
    return not info >> QUARTERS and info >> WALK & ALL_SIDES != 0 and hole_free(info & WHOLE_RING)


def placements_after(placements: vec[i64], grid: Grid, cell: i64) -> vec[i64]:
    """A6: where tiles fit after a change on the cell, from where they fitted before. Only the cell and the eight around
    it can differ."""
    found: vec[i64] = vec[i64](capacity=len(placements) + HERE)
    for place in placements:
        from_corner: i64 = (place & 0xFFFF) - cell + 257  # of the nine cells: three rows, 256 apart
        if from_corner < 0 or from_corner > 514 or from_corner & 255 > 2:
            found = append(found, place)
    cells = grid.cells
    steps = grid.steps
    at: i64 = grid.at(cell)
    d: i64 = 0
    while d <= HERE:
        near: i64 = at + steps[d]
        info: i64 = cells[near]
        if takes_a_tile(info):
            found = append(found, grid.cell(near) | MATCHING[info >> WALLED & 255] << 16)
        d += 1
    return found


def _ways(info: i64) -> i64:
    """The sides of a piece that can be walked across."""
    return info >> WALK & info >> QUARTERS & ~(info >> OWN_WALLS) & ALL_SIDES


def mark_cuts(cells: vec[i64], steps: vec[i64], at: i64, parent: i64, depth: i64) -> i64:
    """A6.5: mark the pieces whose removal would disconnect others (Tarjan's cut vertices)."""
    info: i64 = cells[at]
    ways: i64 = _ways(info)
    info |= depth << DEPTH
    cells[at] = info
    highest: i64 = depth
    d: i64 = 0
    while ways:
        if ways & 1:
            near: i64 = at + steps[d]
            if near != parent:
                there: i64 = cells[near]
                reached: i64 = there >> DEPTH & 255
                if not reached:
                    reached = depth + 1
                    beyond: i64 = _ways(there)
                    if beyond & (beyond - 1):  # not only the way back
                        reached = mark_cuts(cells, steps, near, at, depth + 1)
                    if reached >= depth:
                        info |= CUT
                highest = min(highest, reached)
        ways >>= 1
        d += 2
    cells[at] = info
    return highest


def is_beside_half(grid: Grid, at: i64) -> bool:
    """Whether a side of a half piece touches this piece."""
    d: i64 = 0
    while d < 4:
        near: i64 = grid.beside(at, d)
        quarters: i64 = grid.cells[near] >> QUARTERS & ALL_SIDES
        if quarters != ALL_SIDES and (quarters >> ((d + 2) & 3)) & 1:
            return True
        d += 1
    return False


def halves_beside(grid: Grid, at: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    """Add the half pieces that fit beside this piece, if it is a building of the kind. A cell beside several such
    buildings is added only for the one on its first side."""
    cells = grid.cells
    piece: i64 = cells[at]
    if piece >> KIND & 7 != kind or piece >> PIECE > TILES:
        return found
    d: i64 = 0
    while d < 4:
        near: i64 = grid.beside(at, d)
        info: i64 = cells[near]
        if not (piece >> OWN_WALLS >> d) & 1 and not info >> QUARTERS:
            own: i64 = _sides_of_kind(grid, near, kind)
            if not own & ((1 << ((d + 2) & 3)) - 1):
                found = _halves_on(grid, near, own, found)
        d += 1
    return found


def _halves_on(grid: Grid, at: i64, own: i64, found: vec[i64]) -> vec[i64]:
    """Add every orientation of a half piece on an empty cell that touches one of the sides `own`."""
    info: i64 = grid.cells[at]
    turned: i64 = 0
    while turned < 4:
        half: i64 = HALVES[turned]
        if half & own and not half & info >> WALLED and hole_free(info & RING_OF_HALF[turned]):
            found = append(found, grid.cell(at) | half << 16)
        turned += 1
    return found


def _sides_of_kind(grid: Grid, at: i64, kind: i64) -> i64:
    """The sides of the cell that face the open side of a building of the kind."""
    sides: i64 = 0
    d: i64 = 0
    while d < 4:
        if (grid.cells[at] >> OPEN >> d) & 1:
            near: i64 = grid.cells[grid.beside(at, d)]
            if near >> KIND & 7 == kind and near >> PIECE <= TILES:
                sides |= 1 << d
        d += 1
    return sides


def walkable(grid: Grid, at: i64) -> bool:
    """Whether the piece has a side that can be walked across."""
    d: i64 = 0
    while d < 4:
        near: i64 = grid.beside(at, d)
        if (grid.cells[near] >> WALK >> ((d + 2) & 3)) & 1:
            return True
        d += 1
    return False


def crossing_at(grid: Grid, at: i64, found: vec[i64]) -> vec[i64]:
    """Add the point north-west of `at` if whole pieces surround it."""
    cells = grid.cells
    if cells[at] & NORTH_WEST != NORTH_WEST or (cells[at] >> QUARTERS & ALL_SIDES) != ALL_SIDES:
        return found
    west: i64 = at - 1
    north: i64 = at - (1 << grid.shift)
    if (cells[north - 1] >> QUARTERS & ALL_SIDES) != ALL_SIDES:
        return found
    kinds: i64 = (
        _KIND_SETS[cells[at] >> KIND & 7]
        | _KIND_SETS[cells[west] >> KIND & 7]
        | _KIND_SETS[cells[north] >> KIND & 7]
        | _KIND_SETS[cells[north - 1] >> KIND & 7]
    )
    return append(found, grid.cell(at) | kinds << 16)
