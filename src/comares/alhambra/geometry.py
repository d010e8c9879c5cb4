# compiled
"""Quarters, rings and lines: the tables under the palace.

A cell is four quarters, the triangles N, E, S, W between its centre and its sides; a tile fills all four, a smaller
piece some. Everything about holes and outlines is said of quarters.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import SIDES

# The eight directions, clockwise from north; the even ones lead across sides.
EAST_STEP: Final = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
SOUTH_STEP: Final = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])

# The ring: the twenty quarters that touch a cell, clockwise from its north-west corner, neighbour by neighbour.
RING: Final = ("WSE", "WS", "NWS", "NW", "ENW", "EN", "SEN", "SE")
RING_LENGTH: Final = 20
WHOLE_RING: Final = (1 << RING_LENGTH) - 1


def _ring_of_neighbour() -> list[int]:
    """[direction * 16 + quarters]: what a neighbour in that direction, filled so, fills of a cell's ring."""
    table = []
    first = 0
    for letters in RING:
        for quarters in range(16):
            table.append(sum((quarters >> SIDES.index(s) & 1) << (first + i) for i, s in enumerate(letters)))
        first += len(letters)
    return table


RING_OF: Final = vec[i64](_ring_of_neighbour())

# The quarters of the ring that lie against the cell's four sides.
AGAINST_SIDES: Final = RING_OF[4] | RING_OF[2 * 16 + 8] | RING_OF[4 * 16 + 1] | RING_OF[6 * 16 + 2]


# What of the ring tiles to the north, the west and the north-west fill.
NORTH_WEST: Final = RING_OF[15] | RING_OF[6 * 16 + 15] | RING_OF[7 * 16 + 15]


def hole_free(ring: i64) -> bool:
    """A6.6: filling what the ring goes round cuts nothing off exactly when, going round it, filled and empty change
    at most twice."""
    changes: i64 = ring ^ ((ring >> 1) | ((ring & 1) << (RING_LENGTH - 1)))
    changes &= changes - 1
    changes &= changes - 1
    return changes == 0


# A half fills two neighbouring quarters, named by the right angle between them.
HALF_NAMES: Final = ("NE", "SE", "SW", "NW")
HALVES: Final = vec[i64]([3, 6, 12, 9])


_ACROSS: Final = (13, 18, 3, 8)  # where the ring reaches the diagonal neighbour across the half's long side


def _ring_of_half() -> list[int]:
    """What of a cell's ring also touches each half. In place of the rest lie the cell's own other quarters, empty."""
    return [
        WHOLE_RING & ~sum(1 << (across + i) % RING_LENGTH for i in (-1, 0, 1, 2))  # the four at that corner
        for across in _ACROSS
    ]


RING_OF_HALF: Final = vec[i64](_ring_of_half())


def _matching() -> list[int]:
    """[walls | open << 4], as the neighbours show them: the set of walls (bit w is walls w) that match them (A6.4)."""
    table = []
    for facing in range(256):
        walled, open_ = facing & 15, facing >> 4
        table.append(sum(1 << own for own in range(16) if own & walled == walled and not own & open_))
    return table


MATCHING: Final = vec[i64](_matching())


# Round a point, eight quarters, clockwise from north. Line k lies between quarters k - 1 and k and leads in
# direction k: even lines are sides of cells, odd ones diagonals. Point p is the north-west corner of cell p.
_ROUND_POINT: Final = ("WS", "NW", "EN", "SE")  # of the cells north-east, south-east, south-west, north-west of it


def _round_point() -> list[int]:
    """[corner * 16 + quarters]: which of a point's eight quarters that cell fills."""
    return [
        sum((quarters >> SIDES.index(s) & 1) << (2 * corner + i) for i, s in enumerate(letters))
        for corner, letters in enumerate(_ROUND_POINT)
        for quarters in range(16)
    ]


ROUND_POINT: Final = vec[i64](_round_point())


def _turn() -> list[int]:
    """[quarters round a point * 8 + the line one comes in by]: the line an outline, filled on its right, leaves by."""
    table = []
    for filled in range(256):
        for line in range(8):
            turns = [(line + k) & 7 for k in range(1, 8) if filled >> ((line + k) & 7) & 1]
            table.append(turns[0] if turns else line)
    return table


TURN: Final = vec[i64](_turn())
