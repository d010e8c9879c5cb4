"""A6: why no palace could stand like the one in a view."""

from __future__ import annotations

from comares.alhambra.components import KINDS, SIDES, TILES
from comares.alhambra.geometry import HALF_NAMES
from comares.alhambra.grid import MAX_COORDINATE
from comares.alhambra.view import Piece, tile_piece

Cell = tuple[int, int]
Quarter = tuple[int, int, str]

HOME: Cell = (0, 0)  # A1.4: the fountain's cell
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = dict(zip(SIDES, "SWNE", strict=True))
MAX_PALACE = 2 * TILES  # cells from one end to the other


def palace_problems(palace: list[Piece], halves_walkable: bool) -> list[str]:
    """One sentence for each rule that the palace breaks."""
    found = [problem for piece in palace if (problem := _printed_problem(piece))]
    found += _cell_problems(palace)
    if found:
        return found
    pieces = {(piece.x, piece.y): piece for piece in palace}
    found = _wall_problems(pieces)
    reached = _reached(pieces, halves_walkable)
    for cell, piece in pieces.items():
        if piece.tile is not None and cell not in reached:
            found.append(f"{piece} cannot be reached on foot from the fountain (A6.5)")
    if _has_hole(pieces):
        found.append("it has a hole (A6.6)")
    return found


def _printed_problem(piece: Piece) -> str:
    """Why there is no such piece; empty if there is one."""
    if piece.tile is None:
        is_half = piece.kind in KINDS and piece.quarters in HALF_NAMES and not piece.walls and piece.price is None
        return "" if is_half else f"{piece} is no half piece"
    if not 0 < piece.tile <= TILES:
        return f"{piece}: there is no tile {piece.tile}, only 1 to {TILES}"
    printed = tile_piece(piece.tile, piece.x, piece.y)
    return (
        "" if piece == printed else f"{piece} must be a {printed.kind} for {printed.price} with walls {printed.walls}"
    )


def _cell_problems(palace: list[Piece]) -> list[str]:
    found = []
    taken = {HOME: "the fountain"}
    for piece in palace:
        cell = (piece.x, piece.y)
        if max(map(abs, cell)) > min(MAX_COORDINATE, MAX_PALACE):
            found.append(f"{piece} is too far from the fountain")
        elif cell in taken:
            found.append(f"{piece} stands on the cell of {taken[cell]} (A6.3)")
        taken[cell] = str(piece)
    return found


def beside_open(palace: list[Piece], piece: Piece) -> list[Piece]:
    """The pieces that an open side of this piece touches."""
    pieces = {(other.x, other.y): other for other in palace}
    sides = [side for side in piece.quarters if side not in piece.walls]
    near = [(pieces.get(_beside((piece.x, piece.y), side)), OPPOSITE[side]) for side in sides]
    return [other for other, side in near if other is not None and side in other.quarters]


def _beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def _side(pieces: dict[Cell, Piece], cell: Cell, side: str) -> str:
    """What a side of a cell shows: "wall", "open", or nothing."""
    if cell == HOME:
        return "open"
    piece = pieces.get(cell)
    if piece is None or side not in piece.quarters:
        return ""
    return "wall" if side in piece.walls else "open"


def _wall_problems(pieces: dict[Cell, Piece]) -> list[str]:
    """A6.4: where two pieces meet, both sides are open or both are walls."""
    found = []
    for cell, piece in pieces.items():
        for side in SIDES:
            near = _beside(cell, side)
            sides = {_side(pieces, cell, side), _side(pieces, near, OPPOSITE[side])}
            if sides == {"wall", "open"} and (side in "NW" or near == HOME):  # each pair once
                found.append(f"{piece} does not fit {pieces.get(near, 'the fountain')} on its side {side} (A6.4)")
    return found


def _reached(pieces: dict[Cell, Piece], halves_walkable: bool) -> set[Cell]:
    """A6.5: the cells that can be reached on foot from the fountain."""
    reached = {HOME}
    frontier = [HOME]
    while frontier:
        cell = frontier.pop()
        for side in SIDES:
            near = _beside(cell, side)
            open_sides = _side(pieces, cell, side) == _side(pieces, near, OPPOSITE[side]) == "open"
            if near in reached or near not in pieces or not open_sides:
                continue
            if halves_walkable or pieces[near].tile is not None:
                reached.add(near)
                frontier.append(near)
    return reached


def _has_hole(pieces: dict[Cell, Piece]) -> bool:
    """A6.6: whether some empty quarter is cut off from the outside."""
    xs, ys = [x for x, _ in (*pieces, HOME)], [y for _, y in (*pieces, HOME)]
    columns, rows = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
    empty = {
        (x, y, side)
        for x in columns
        for y in rows
        for side in SIDES
        if (x, y) != HOME and ((x, y) not in pieces or side not in pieces[x, y].quarters)
    }
    frontier = [(columns[0], rows[0], "N")]
    empty.discard(frontier[0])
    while frontier:
        for quarter in _adjacent(frontier.pop()):
            if quarter in empty:
                empty.remove(quarter)
                frontier.append(quarter)
    return bool(empty)


def _adjacent(quarter: Quarter) -> list[Quarter]:
    """The three quarters that share an edge with this one."""
    x, y, side = quarter
    at = SIDES.index(side)
    return [(x, y, SIDES[at - 1]), (x, y, SIDES[(at + 1) % 4]), (*_beside((x, y), side), OPPOSITE[side])]
