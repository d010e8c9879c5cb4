# compiled
"""P1, P2: the portals."""

from __future__ import annotations

from typing import Final

PORTALS_OF_A_KIND: Final = 3  # P1
SURCHARGE: Final = bytes([6, 4, 2, 2])  # P2: by the number of scorings held
