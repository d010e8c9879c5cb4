"""Somebody who has only done the lessons of Alhambra: no list of legal moves, no rules of the engine, only the table.

Each thing the newcomer knows names the text that says it (`TAUGHT`).
"""

from __future__ import annotations

from itertools import combinations

from comares.alhambra.view import AlhambraView, Card, Piece, SeatView, alhambra_view, tile_piece
from comares.kernel.view import View

TAUGHT = {
    "together at most 5": "lesson-alhambra-money-several",
    "one card of any value": "lesson-alhambra-money-one",
    "cards of one colour, at least the price": "lesson-alhambra-buying-hand",
    "exactly, to act again": "lesson-alhambra-exact-price",
    "sides match, on foot, no cell shut in": "lesson-alhambra-placing-match",
    "what does not fit goes into the reserve": "lesson-alhambra-reserve-aside",
}
TOGETHER = 5
SIDES = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
Cell = tuple[int, int]
Walls = dict[Cell, str]  # of each building by its cell; the fountain has none


class AlhambraNewcomer:
    """Answers a question of the table from what lies on it."""

    def choose(self, view: View, kind: str) -> str | None:
        """The code of a move; None if no lesson spoke of such a question."""
        table = alhambra_view(view)
        assert table.viewer is not None
        me = table.seats[table.viewer]
        if kind == "action":
            return purchase(table, me) or taking(table)
        return placing(me) if kind == "placing" else None


def purchase(table: AlhambraView, me: SeatView) -> str | None:
    """The payment that loses the least, exact ones first."""
    found: list[tuple[int, int, str]] = []
    for number, slot in enumerate(table.market, 1):
        if slot.tile is None:
            continue
        price = tile_piece(slot.tile, 0, 0).price
        assert price is not None
        assert me.hand is not None
        purse = sorted((card.value for card in me.hand if card.currency == slot.currency), reverse=True)
        for count in range(1, len(purse) + 1):
            for cards in combinations(purse, count):
                if sum(cards) >= price and sum(cards) - min(cards) < price:  # no card more than it takes
                    found.append((sum(cards) - price, number, "+".join(map(str, cards))))
    return "buy {1} {2}".format(*min(found)) if found else None


def taking(table: AlhambraView) -> str:
    """Several small cards or the most valuable one, whichever is worth more."""
    piles = [cards for count in range(1, 5) for cards in combinations(table.display, count) if may_take(cards)]
    best = max(piles, key=lambda cards: (sum(card.value for card in cards), len(cards)))
    return f"take {' '.join(map(str, best))}"


def may_take(cards: tuple[Card, ...]) -> bool:
    """One card, or several that are worth 5 or less together."""
    return len(cards) == 1 or sum(card.value for card in cards) <= TOGETHER


def placing(me: SeatView) -> str:
    """A cell where the first building fits, or the reserve."""
    walls: Walls = {(piece.x, piece.y): piece.walls for piece in me.palace}
    walls[0, 0] = ""
    around = sorted({beside(cell, side) for cell in walls for side in SIDES} - walls.keys())
    for tile in me.waiting:
        new = tile_piece(tile, 0, 0)
        for cell in around:
            if fits(new, cell, walls):
                return f"place {tile} {cell[0]},{cell[1]}"
    return f"reserve {me.waiting[0]}"


def fits(new: Piece, cell: Cell, walls: Walls) -> bool:
    """Wall to wall and open to open, somewhere open so that one can walk in, and no empty cell shut in."""
    on_foot = False
    for side, (_, _, opposite) in SIDES.items():
        there = walls.get(beside(cell, side))
        if there is None:
            continue
        if (side in new.walls) != (opposite in there):
            return False
        on_foot = on_foot or side not in new.walls
    return on_foot and not shuts_in({*walls, cell})


def shuts_in(cells: set[Cell]) -> bool:
    """Whether some empty cell cannot be left for the open country."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    land = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)} - cells
    reached = [(min(xs) - 1, min(ys) - 1)]
    for cell in reached:
        reached += [there for side in SIDES if (there := beside(cell, side)) in land and there not in reached]
    return len(reached) < len(land)


def beside(cell: Cell, side: str) -> Cell:
    """The neighbour on that side."""
    x, y, _ = SIDES[side]
    return cell[0] + x, cell[1] + y
