# compiled
"""A9.4: the outline of a palace and the wall that scores."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.alhambra.geometry import EAST_STEP, ROUND_POINT, SOUTH_STEP, TURN
from comares.alhambra.grid import HOME, OWN_WALLS, QUARTERS, Grid


def outline(grid: Grid) -> vec[i64]:
    """A9.4: the outer line, clockwise, segment by segment: its first point (a cell's north-west corner) << 8, its
    direction << 2, 2 if it is a wall, 1 if it is a diagonal."""
    cells = grid.cells
    shift: i64 = grid.shift
    row: i64 = 1 << shift
    at: i64 = grid.at(HOME)
    while (cells[at - row] >> QUARTERS & 5) == 5:  # a piece that fills its cell from south to north
        at -= row
    north: i64 = cells[at - row] >> QUARTERS & 15
    line: i64 = 2
    if north & 4:  # the line runs along the diagonal of the piece to the north
        at -= row
        line = 3
        if north & 2:
            at += row
            line = 1
    first_point: i64 = at
    first_line: i64 = line
    segments: vec[i64] = vec[i64](capacity=4 * len(grid.pieces) + 4)
    while True:
        wall: i64 = 3  # a diagonal is always a wall
        if line == 0:
            wall = (cells[at - row] >> (OWN_WALLS + 3) & 1) << 1
        elif line == 2:
            wall = (cells[at] >> OWN_WALLS & 1) << 1
        elif line == 4:
            wall = (cells[at - 1] >> (OWN_WALLS + 1) & 1) << 1
        elif line == 6:
            wall = (cells[at - row - 1] >> (OWN_WALLS + 2) & 1) << 1
        segments = append(segments, grid.cell(at) << 8 | line << 2 | wall)
        at += (SOUTH_STEP[line] << shift) + EAST_STEP[line]
        filled: i64 = (
            ROUND_POINT[cells[at - row] >> QUARTERS & 15]
            | ROUND_POINT[16 | cells[at] >> QUARTERS & 15]
            | ROUND_POINT[32 | cells[at - 1] >> QUARTERS & 15]
            | ROUND_POINT[48 | cells[at - row - 1] >> QUARTERS & 15]
        )
        line = TURN[filled << 3 | ((line + 4) & 7)]
        if at == first_point and line == first_line:
            return segments


def longest_wall(grid: Grid) -> i64:
    """A9.4: the run of wall that scores: its start in the outline << 16, its length << 8, the number of its diagonals.

    It is the longest run; of equally long ones the one with the most diagonals, and of those the first.
    """
    segments = outline(grid)
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
