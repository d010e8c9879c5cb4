"""Brute-force oracles: the queries of the engine, by flood fill and by trying everything.

Nothing here knows how the engine does it; a palace is a dict from cells to the letters of their walls.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from helpers.alhambra.draw_palace import Cell, Walls

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
HOME = (0, 0)


def beside(cell: Cell, side: str) -> Cell:
    """The cell across that side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def flood(start: Cell, ways: dict[Cell, set[Cell]]) -> set[Cell]:
    """All cells that can be reached."""
    reached, todo = {start}, [start]
    while todo:
        for cell in ways[todo.pop()] - reached:
            reached.add(cell)
            todo.append(cell)
    return reached


def has_hole(palace: Iterable[Cell]) -> bool:
    """A6.6: whether an empty cell is cut off from the outside."""
    built = set(palace)
    xs, ys = [x for x, _ in built], [y for _, y in built]
    field = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    empty = field - built
    ways = {cell: {beside(cell, side) for side in STEP} & empty for cell in empty}
    return flood((min(xs) - 1, min(ys) - 1), ways) != empty


def all_reached(palace: Walls) -> bool:
    """A6.5: whether every tile can be reached on foot from the fountain."""
    ways = {
        cell: {beside(cell, side) for side in STEP if side not in walls} & palace.keys()
        for cell, walls in palace.items()
    }
    return flood(HOME, ways) == palace.keys()


def all_match(palace: Walls) -> bool:
    """A6.4: whether sides that meet are both walled or both open."""
    return all(
        (side in walls) == (OPPOSITE[side] in palace[beside(cell, side)])
        for cell, walls in palace.items()
        for side in STEP
        if beside(cell, side) in palace
    )


def lawful(palace: Walls) -> bool:
    """A6: whether a palace is legal."""
    return HOME in palace and all_match(palace) and all_reached(palace) and not has_hole(palace)


def may_put(palace: Walls, cell: Cell, walls: str) -> bool:
    """A6.3 to A6.6."""
    if cell in palace or not any(beside(cell, side) in palace for side in STEP):
        return False
    return lawful({**palace, cell: walls})


def may_take(palace: Walls, cell: Cell) -> bool:
    """A7.1, A7.2: whether the tile on the cell may be removed."""
    return cell != HOME and lawful({other: walls for other, walls in palace.items() if other != cell})


def may_exchange(palace: Walls, cell: Cell, walls: str) -> bool:
    """A7.1, A7.2: whether a tile with these walls may replace the one on the cell."""
    return cell != HOME and cell in palace and lawful({**palace, cell: walls})


# A9.4: walls, as edges between corner points.

Edge = frozenset[Cell]
CORNERS = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}


def outer_walls(palace: Walls) -> set[Edge]:
    """The walled sides that touch no other tile."""
    return {
        frozenset((cell[0] + dx, cell[1] + dy) for dx, dy in CORNERS[side])
        for cell, walls in palace.items()
        for side in walls
        if beside(cell, side) not in palace
    }


def longest_wall(palace: Walls) -> int:
    """The most sides in a trail over outer walls that join at corner points, trying all of them."""
    edges = outer_walls(palace)
    near = {edge: {other for other in edges if other != edge and edge & other} for edge in edges}

    def trail(edge: Edge, used: frozenset[Edge]) -> int:
        used = used | {edge}
        return max([len(used)] + [trail(other, used) for other in near[edge] - used])

    return max((trail(edge, frozenset()) for edge in edges), default=0)


# A4.1, A5.2: money, by trying every set of cards.


def takes(display: list[int]) -> set[tuple[int, ...]]:
    """Every set of cards (currency * 9 + value - 1) that may be taken."""
    return {
        tuple(sorted(chosen))
        for size in range(1, len(display) + 1)
        for chosen in combinations(display, size)
        if size == 1 or sum(card % 9 + 1 for card in chosen) <= 5
    }


def payments(values: list[int], price: int) -> set[tuple[int, ...]]:
    """Every payment of the price with cards of these values, without superfluous cards."""
    return {
        tuple(sorted(chosen, reverse=True))
        for size in range(1, len(values) + 1)
        for chosen in combinations(values, size)
        if sum(chosen) >= price and all(sum(chosen) - card < price for card in chosen)
    }
