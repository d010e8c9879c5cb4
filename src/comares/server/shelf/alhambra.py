"""Alhambra at the table in the browser."""

from __future__ import annotations

from typing import Any

from comares.alhambra.components import (
    COPIES,
    CURRENCIES,
    FOUNTAIN,
    HIGHEST_VALUE,
    KIND,
    KINDS,
    PRICE,
    TILES,
    WALLS,
    side_letters,
)
from comares.alhambra.modules import falconers, portals
from comares.alhambra.modules.building_sites import EACH as TOKENS_EACH
from comares.alhambra.modules.exchange_certificates import MOST_KEPT
from comares.alhambra.state import alhambra
from comares.kernel.state import State


def components() -> dict[str, Any]:
    """What lies in the box. Numbers are those of the views: a tile's, a card's (currency * 9 + value - 1)."""
    return {
        "kinds": list(KINDS),
        "currencies": list(CURRENCIES),
        "highest": HIGHEST_VALUE,
        "copies": COPIES,
        "fountain": FOUNTAIN,
        "tiles": [
            {"tile": tile, "kind": KINDS[KIND[tile]], "price": PRICE[tile], "walls": side_letters(WALLS[tile])}
            for tile in range(1, TILES + 1)
        ],
        "falcons": [
            {"name": name, "colour": row["falcon"], "kinds": [row["kind_a"], row["kind_b"]], "status": row["status"]}
            for name, row in zip(falconers.NAMES, falconers.FALCONS)
        ],
        "falcon_points": list(falconers.POINTS),
        "first_portal": portals.FIRST_PIECE,
        "portals_of_a_kind": portals.EACH,
        "surcharges": list(portals.SURCHARGE),
        "tokens_of_a_currency": TOKENS_EACH,
        "highest_credit": MOST_KEPT,
    }


def wall(state: State, seat: int) -> int | None:
    """A9.4: the length of the seat's longest wall."""
    return int(alhambra(state).palaces[seat].longest_wall() & 0xFFFF) >> 8
