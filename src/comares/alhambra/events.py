"""The events of Alhambra and the meaning of their two numbers."""

from __future__ import annotations

from typing import Final

from comares.alhambra.components import CURRENCIES, HIGHEST_VALUE, KIND, KINDS, PRICE
from comares.alhambra.grid import cell_x, cell_y
from comares.kernel.events import Arguments, EventKind

DEALT: Final = 0
STARTS: Final = 1
OFFERED: Final = 2
LAID: Final = 3
NEUTRAL_GOT: Final = 4
TOOK: Final = 5
BOUGHT: Final = 6
PAID: Final = 7
STOPPED: Final = 8
PASSED: Final = 9
PLACED: Final = 10
RESERVED: Final = 11
GAVE: Final = 12
MOVED: Final = 13
REMOVED: Final = 14
EXCHANGED: Final = 15
SHUFFLED: Final = 16
SCORING_CARD: Final = 17
SCORED_KIND: Final = 18
SCORED_WALL: Final = 19
ENDING: Final = 20
LEFT_OVER: Final = 21
WON: Final = 22


def card(a: int, b: int) -> Arguments:
    """A money card."""
    return {"currency": CURRENCIES[a // HIGHEST_VALUE], "value": a % HIGHEST_VALUE + 1}


def tile(a: int, b: int) -> Arguments:
    """A tile."""
    return {"tile": a, "kind": KINDS[KIND[a]], "price": PRICE[a]}


def tile_and_slot(a: int, b: int) -> Arguments:
    """A tile in a market slot."""
    return {**tile(a, b), "slot": b + 1, "currency": CURRENCIES[b]}


def cell(at: int) -> Arguments:
    """The coordinates of a cell, or of the point at its north-west corner."""
    return {"x": int(cell_x(at)), "y": int(cell_y(at))}


def tile_and_cell(a: int, b: int) -> Arguments:
    """A tile on a cell."""
    return {**tile(a, b), **cell(b)}


def payment(a: int, b: int) -> Arguments:
    """Cards of one currency."""
    values = [str(value) for value in range(HIGHEST_VALUE, 0, -1) for _ in range(b >> 2 * (value - 1) & 3)]
    return {"currency": CURRENCIES[a], "values": "+".join(values), "cards": len(values)}


def scoring(a: int, b: int) -> Arguments:
    """The first, second or third scoring."""
    return {"scoring": a}


def kind_points(a: int, b: int) -> Arguments:
    """Points for a rank in a kind: kind, rank << 4, number of seats sharing it << 8, buildings << 12, scoring << 20."""
    return {
        "points": a,
        "kind": KINDS[b & 15],
        "place": b >> 4 & 15,
        "sharing": b >> 8 & 15,
        "buildings": b >> 12 & 255,
        "scoring": b >> 20,
    }


def wall_points(a: int, b: int) -> Arguments:
    """Points for the longest wall: its length, diagonals << 8, scoring << 16."""
    return {"points": a, "length": b & 255, "diagonals": b >> 8 & 255, "scoring": b >> 16}


EVENTS: Final = {
    DEALT: EventKind("dealt", card),
    STARTS: EventKind("starts"),
    OFFERED: EventKind("offered", tile_and_slot),
    LAID: EventKind("laid", card),
    NEUTRAL_GOT: EventKind("neutral-got", tile),
    TOOK: EventKind("took", card),
    BOUGHT: EventKind("bought", tile_and_slot),
    PAID: EventKind("paid", payment),
    STOPPED: EventKind("stopped"),
    PASSED: EventKind("passed"),
    PLACED: EventKind("placed", tile_and_cell),
    RESERVED: EventKind("reserved", tile),
    GAVE: EventKind("gave", tile),
    MOVED: EventKind("moved", tile_and_cell),
    REMOVED: EventKind("removed", tile_and_cell),
    EXCHANGED: EventKind("exchanged", tile_and_cell),
    SHUFFLED: EventKind("shuffled"),
    SCORING_CARD: EventKind("scoring-card", scoring),
    SCORED_KIND: EventKind("scored-kind", kind_points, "A9.2"),
    SCORED_WALL: EventKind("scored-wall", wall_points, "A9.4"),
    ENDING: EventKind("ending"),
    LEFT_OVER: EventKind("left-over", tile_and_slot),
    WON: EventKind("won"),
}
