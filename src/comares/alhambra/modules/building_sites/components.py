# compiled
"""B1: the tokens of the building sites."""

from __future__ import annotations

from typing import Final

TOKENS_OF_A_CURRENCY: Final = 2
