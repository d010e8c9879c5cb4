"""The themes of Alhambra's moves."""

from __future__ import annotations

from comares.bots.themes import DENY, PLAN, Move

ON_THE_BOARD = frozenset(("place", "move", "exchange", "portal", "falcon"))
EXACT = ("bots-alhambra-again", "bots-alhambra-exact")


def themes(move: Move) -> list[str]:
    """What the move is about, the most telling first."""
    found: list[str] = []
    if move.step in ("buy", "take", "finish") and any(move.says(key) for key in EXACT):
        found.append("exact-change")
    if move.reason.denies:
        found.append(DENY)
    if move.step in ON_THE_BOARD:
        found.append("close-the-wall" if move.gains("wall") else "leave-no-hole")
    if move.step == "take" and "buy" in move.steps:
        found.append("patience")
    if move.step in ("reserve", "remove"):
        found.append("reserve")
    return found or [PLAN]
