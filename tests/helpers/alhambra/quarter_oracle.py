"""Brute-force oracles with portals: a palace is the set of quarters that its pieces fill.

Nothing here knows how the engine does it. Holes are found by flood fill on quarters, walls by trying all trails.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from comares.alhambra.components import FIRST_HALF, FOUNTAIN, KIND, KINDS, NO_KIND, TILES, WALLS, side_letters
from comares.alhambra.grid import cell_at, cell_x, cell_y
from comares.alhambra.palace import Palace, new_palace, put_tile
from helpers.alhambra.draw_palace import Cell
from helpers.alhambra.module_scenes import build_portal
from helpers.alhambra.oracles import CORNERS, HOME, OPPOSITE, STEP, Edge, beside

HALVES = ("NE", "SE", "SW", "NW")
EVERYWHERE = "NESW"
DIAGONAL = {"SW": ((0, 0), (1, 1)), "NE": ((0, 0), (1, 1)), "SE": ((1, 0), (0, 1)), "NW": ((1, 0), (0, 1))}


class Piece(NamedTuple):
    """A piece on a cell: the quarters it fills, its walls, its kind (none for a site or the fountain)."""

    filled: str
    walls: str
    kind: str
    tile: int = 0  # 0: a portal

    @property
    def whole(self) -> bool:
        return self.filled == EVERYWHERE

    def open(self, side: str) -> bool:
        """Whether its side is open."""
        return side in self.filled and side not in self.walls


Pieces = dict[Cell, Piece]
Quarter = tuple[Cell, str]


def tile_piece(tile: int, site: bool = False) -> Piece:
    """A tile; a building site has no kind (B3)."""
    kind = "" if site or tile == FOUNTAIN else KINDS[KIND[tile]]
    return Piece(EVERYWHERE, side_letters(WALLS[tile]), kind, tile)


def portal_piece(kind: str, turned: str) -> Piece:
    """A portal: two short sides, open."""
    return Piece(turned, "", kind)


FOUNTAIN_ALONE: Pieces = {HOME: tile_piece(FOUNTAIN)}


# A6, P4, P5.


def round_about(pieces: Iterable[Cell], margin: int) -> list[Cell]:
    """Every cell of the bounding box of the pieces, with a margin of one."""
    cells = set(pieces)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return [
        (x, y)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
    ]


def has_hole(pieces: Pieces) -> bool:
    """A6.6: whether an empty quarter is cut off from the outside."""
    field = round_about(pieces, 1)
    empty = {
        (cell, side) for cell in field for side in EVERYWHERE if cell not in pieces or side not in pieces[cell].filled
    }
    start: Quarter = (min(field), "N")
    reached, todo = {start}, [start]
    while todo:
        cell, side = todo.pop()
        turn = EVERYWHERE.index(side)
        near = {
            (beside(cell, side), OPPOSITE[side]),
            (cell, EVERYWHERE[(turn + 1) % 4]),
            (cell, EVERYWHERE[(turn + 3) % 4]),
        }
        for quarter in (near & empty) - reached:
            reached.add(quarter)
            todo.append(quarter)
    return reached != empty


def meeting(pieces: Pieces, cell: Cell, side: str) -> Piece | None:
    """The piece that meets this side of the piece on the cell; none across a gap."""
    other = pieces.get(beside(cell, side))
    if other is None or side not in pieces[cell].filled or OPPOSITE[side] not in other.filled:
        return None
    return other


def all_match(pieces: Pieces) -> bool:
    """A6.4, P3: sides that meet are both walled or both open."""
    return all(
        (side in piece.walls) == (OPPOSITE[side] in other.walls)
        for cell, piece in pieces.items()
        for side in EVERYWHERE
        if (other := meeting(pieces, cell, side)) is not None
    )


def all_reached(pieces: Pieces, walk: bool) -> bool:
    """A6.5, P5: every tile can be reached on foot from the fountain, across portals if they are walkable."""
    reached, todo = {HOME}, [HOME]
    while todo:
        cell = todo.pop()
        for side in EVERYWHERE:
            other = meeting(pieces, cell, side)
            near = beside(cell, side)
            if other is None or near in reached or not (pieces[cell].open(side) and other.open(OPPOSITE[side])):
                continue
            if other.whole or walk:
                reached.add(near)
                todo.append(near)
    return all(cell in reached for cell, piece in pieces.items() if piece.whole)


def lawful(pieces: Pieces, walk: bool) -> bool:
    """Whether a palace is legal."""
    return all_match(pieces) and all_reached(pieces, walk) and not has_hole(pieces)


def touches_something(pieces: Pieces, cell: Cell) -> bool:
    """A6.3: whether the piece on the cell shares a side with another."""
    return any(meeting(pieces, cell, side) is not None for side in EVERYWHERE)


def may_put(pieces: Pieces, cell: Cell, piece: Piece, walk: bool) -> bool:
    """A6: a tile."""
    after = {**pieces, cell: piece}
    return cell not in pieces and touches_something(after, cell) and lawful(after, walk)


def holds(pieces: Pieces, cell: Cell) -> bool:
    """P3: whether a short side of the portal on the cell touches a building of its kind."""
    return any(
        other is not None and other.whole and other.kind == pieces[cell].kind
        for side in pieces[cell].filled
        for other in [meeting(pieces, cell, side)]
    )


def may_put_portal(pieces: Pieces, cell: Cell, portal: Piece, walk: bool) -> bool:
    """P3, P4."""
    after = {**pieces, cell: portal}
    return cell not in pieces and holds(after, cell) and lawful(after, walk)


def portals_hold(before: Pieces, after: Pieces, cell: Cell) -> bool:
    """P6: whether every portal that touched the old piece on the cell still touches a building of its kind."""
    touched = [
        beside(cell, side)
        for side in EVERYWHERE
        if (other := meeting(before, cell, side)) is not None and not other.whole
    ]
    return all(holds(after, portal) for portal in touched)


def may_take(pieces: Pieces, cell: Cell, walk: bool) -> bool:
    """A7.1, A7.2, P6."""
    after = {other: piece for other, piece in pieces.items() if other != cell}
    return cell != HOME and pieces[cell].whole and portals_hold(pieces, after, cell) and lawful(after, walk)


def may_exchange(pieces: Pieces, cell: Cell, piece: Piece, walk: bool) -> bool:
    """A7.1, A7.2, P6."""
    after = {**pieces, cell: piece}
    return cell != HOME and pieces[cell].whole and portals_hold(pieces, after, cell) and lawful(after, walk)


def portal_places(pieces: Pieces, kind: str, walk: bool) -> set[tuple[Cell, str]]:
    """Every cell and orientation for a portal of the kind."""
    return {
        (cell, turned)
        for cell in round_about(pieces, 1)
        for turned in HALVES
        if may_put_portal(pieces, cell, portal_piece(kind, turned), walk)
    }


def may_buy_portal(pieces: Pieces, waiting: Iterable[int], kind: str, walk: bool) -> bool:
    """P2: it has a legal cell, or would have one after placing a waiting building of its kind."""
    if portal_places(pieces, kind, walk):
        return True
    return any(
        portal_places({**pieces, cell: piece}, kind, walk)
        for piece in map(tile_piece, waiting)
        if piece.kind == kind
        for cell in round_about(pieces, 1)
        if may_put(pieces, cell, piece, walk)
    )


# A9.4, P7.


def outer_walls(pieces: Pieces) -> dict[Edge, int]:
    """The outer walls as edges between corner points: 0 for a side, 1 for the diagonal of a portal."""
    edges = {
        corners(cell, CORNERS[side]): 0
        for cell, piece in pieces.items()
        for side in piece.walls
        if meeting(pieces, cell, side) is None
    }
    return edges | {corners(cell, DIAGONAL[piece.filled]): 1 for cell, piece in pieces.items() if not piece.whole}


def corners(cell: Cell, ends: tuple[Cell, Cell]) -> Edge:
    return frozenset((cell[0] + dx, cell[1] + dy) for dx, dy in ends)


def wall_points(pieces: Pieces) -> int:
    """The points of the longest trail along outer walls; of equally long ones the one with the most points."""
    edges = outer_walls(pieces)
    near = {edge: {other for other in edges if other != edge and edge & other} for edge in edges}

    def longest(edge: Edge, used: frozenset[Edge]) -> tuple[int, int]:
        used = used | {edge}
        here = (len(used), sum(edges[other] for other in used))
        return max([here] + [longest(other, used) for other in near[edge] - used])

    length, diagonals = max((longest(edge, frozenset()) for edge in edges), default=(0, 0))
    return length + 2 * diagonals


# F3.


def falcon_places(pieces: Pieces) -> dict[Cell, set[str]]:
    """By point: the kinds around it, if all four cells hold tiles."""
    found = {}
    for x, y in round_about(pieces, 1):
        four = [pieces.get(cell) for cell in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))]
        if all(piece is not None and piece.whole for piece in four):
            found[x, y] = {piece.kind for piece in four if piece is not None and piece.kind}
    return found


# A5.2, C2 to C4.


def payments(values: list[int], credit: int, other_credit: bool, price: int) -> set[tuple[tuple[int, ...], bool]]:
    """Every payment: values, and whether the credit (0: none in this currency) is in it.

    A card, or the credit, may be in it without need only if the excess is 6 or less and could be kept: not by who
    keeps a credit, in this currency or another, unspent.
    """
    found = set()
    for size in range(len(values) + 1):
        for chosen in combinations(values, size):
            for spent in (False, True) if credit else (False,):
                parts = [*chosen, credit] if spent else list(chosen)
                excess = sum(parts) - price
                keeps_old = other_credit or (credit > 0 and not spent)
                needless = any(part <= excess for part in parts)
                if parts and excess >= 0 and (not needless or (excess <= 6 and not keeps_old)):
                    found.add((tuple(sorted(chosen, reverse=True)), spent))
    return found


# Random palaces.


def grown(dice: random.Random, tiles: int, portals: int, walk: bool, sites: int = 0) -> Pieces:
    """A legal palace of about this many pieces at random places, with this many building sites."""
    pieces = dict(FOUNTAIN_ALONE)
    left = list(range(1, TILES + 1))
    supply = dict.fromkeys(KINDS, 3)
    wanted = ["portal"] * portals + ["site"] * sites + ["tile"] * (tiles - sites)
    dice.shuffle(wanted)
    for what in wanted:
        near = sorted({beside(cell, side) for cell in pieces for side in STEP} - pieces.keys())
        dice.shuffle(near)
        if what == "portal":
            portal = some_portal(dice, pieces, near, supply, walk)
            if portal is not None:
                pieces[portal[0]] = portal[1]
                supply[portal[1].kind] -= 1
            continue
        for tile in dice.sample(left, min(4, len(left))):
            piece = tile_piece(tile, site=what == "site")
            cell = next((cell for cell in near if may_put(pieces, cell, piece, walk)), None)
            if cell is not None:
                pieces[cell] = piece
                left.remove(tile)
                break
    return pieces


def some_portal(
    dice: random.Random, pieces: Pieces, near: list[Cell], supply: dict[str, int], walk: bool
) -> tuple[Cell, Piece] | None:
    """Any portal that fits on one of the cells."""
    for cell in near:
        kinds = {pieces[other].kind for side in STEP if (other := beside(cell, side)) in pieces} - {""}
        tries = [portal_piece(kind, turned) for kind in sorted(kinds) if supply[kind] for turned in HALVES]
        dice.shuffle(tries)
        for portal in tries:
            if may_put_portal(pieces, cell, portal, walk):
                return cell, portal
    return None


# Conversion to and from the engine.


def built(pieces: Pieces, walk: bool) -> Palace:
    """The engine's palace of these pieces."""
    palace = new_palace()
    for cell, piece in pieces.items():
        if piece.tile == FOUNTAIN:
            continue
        if piece.whole:
            put_tile(palace, cell_at(*cell), piece.tile, KINDS.index(piece.kind) if piece.kind else NO_KIND)
        else:
            build_portal(palace, cell, f"{piece.kind} {piece.filled}", walk)
    return palace


def pieces_of(palace: Palace) -> Pieces:
    """The pieces of the engine's palace."""
    pieces = dict(FOUNTAIN_ALONE)
    for cell, number, quarters, _, kind, _ in palace.plain():
        at = (int(cell_x(cell)), int(cell_y(cell)))
        if number > FOUNTAIN:
            pieces[at] = portal_piece(KINDS[number - FIRST_HALF], side_letters(quarters).replace("ES", "SE"))
        else:
            pieces[at] = tile_piece(number, site=kind == NO_KIND)
    for at, piece in pieces.items():
        if not piece.whole:
            pieces[at] = piece._replace(filled=next(half for half in HALVES if set(half) == set(piece.filled)))
    return pieces
