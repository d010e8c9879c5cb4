# compiled
"""Quarters, rings and lines: lookup tables of the palace.

A cell has four quarters, the triangles N, E, S, W between its centre and its sides. A tile fills all four, a half
piece fills two. Holes and outlines are computed on quarters.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import SIDES

# The eight directions, clockwise from north; the even ones cross sides.
EAST_STEP: Final = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
SOUTH_STEP: Final = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])

# The ring: the twenty quarters that touch a cell, clockwise from its north-west corner, neighbour by neighbour.
RING: Final = ("WSE", "WS", "NWS", "NW", "ENW", "EN", "SEN", "SE")
RING_LENGTH: Final = 20
WHOLE_RING: Final = (1 << RING_LENGTH) - 1


def _ring_of_neighbour() -> list[int]:
    """[direction * 16 + quarters]: the part of a cell's ring that such a neighbour fills."""
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


# The part of the ring that tiles to the north, the west and the north-west fill.
NORTH_WEST: Final = RING_OF[15] | RING_OF[6 * 16 + 15] | RING_OF[7 * 16 + 15]


def hole_free(ring: i64) -> bool:
    """A6.6: whether filling the cell inside the ring encloses no empty space. This is so exactly if filled and empty
    quarters alternate at most twice around the ring."""
    changes: i64 = ring ^ ((ring >> 1) | ((ring & 1) << (RING_LENGTH - 1)))
    changes &= changes - 1
    changes &= changes - 1
    return changes == 0


# A half fills two neighbouring quarters, named by the right angle between them.
HALF_NAMES: Final = ("NE", "SE", "SW", "NW")
HALVES: Final = vec[i64]([3, 6, 12, 9])
HALF_BY_QUARTERS: Final = {3: "NE", 6: "SE", 12: "SW", 9: "NW"}


_ACROSS: Final = (13, 18, 3, 8)  # the position in the ring of the diagonal neighbour across the half's long side


def _ring_of_half() -> list[int]:
    """The part of a cell's ring that touches each half. The cell's own empty quarters replace the rest."""
    return [
        WHOLE_RING & ~sum(1 << (across + i) % RING_LENGTH for i in (-1, 0, 1, 2))  # the four at that corner
        for across in _ACROSS
    ]


RING_OF_HALF: Final = vec[i64](_ring_of_half())


def _matching() -> list[int]:
    """A6.4: [walls | open << 4], the sides facing the cell: the set of walls that match them (bit w is walls w)."""
    table = []
    for facing in range(256):
        walled, open_ = facing & 15, facing >> 4
        table.append(sum(1 << own for own in range(16) if own & walled == walled and not own & open_))
    return table


MATCHING: Final = vec[i64](_matching())


# Eight quarters meet at a point, counted clockwise from north. Line k runs between quarters k - 1 and k in direction k:
# even lines are sides of cells, odd lines are diagonals. Point p is the north-west corner of cell p.
_ROUND_POINT: Final = ("WS", "NW", "EN", "SE")  # of the cells north-east, south-east, south-west, north-west of it


def _round_point() -> list[int]:
    """[corner * 16 + quarters]: the quarters at a point that the cell at that corner fills."""
    return [
        sum((quarters >> SIDES.index(s) & 1) << (2 * corner + i) for i, s in enumerate(letters))
        for corner, letters in enumerate(_ROUND_POINT)
        for quarters in range(16)
    ]


ROUND_POINT: Final = vec[i64](_round_point())


def _turn() -> list[int]:
    """[quarters at a point * 8 + incoming line]: the outgoing line of an outline with the filled side on its right."""
    table = []
    for filled in range(256):
        for line in range(8):
            turns = [(line + k) & 7 for k in range(1, 8) if filled >> ((line + k) & 7) & 1]
            table.append(turns[0] if turns else line)
    return table


TURN: Final = vec[i64](_turn())
