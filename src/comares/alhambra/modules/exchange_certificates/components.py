# compiled
"""C1, C2: the markers of the exchange certificates."""

from __future__ import annotations

from typing import Final

MAX_CREDIT: Final = 6  # C2
MARKERS: Final = bytes([0, 0, 1, 2, 2, 3, 3])  # C1: of each currency, by the number of players
