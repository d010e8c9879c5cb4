"""The themes of Sabika's moves."""

from __future__ import annotations

from comares.bots.themes import DENY, PLAN, Move

BY_STEP = {
    "right-worker": ("work", "rest"),
    "tax-or-tower": ("pay", "levy", "reward", "first"),
    "poem": ("engrave", "reactivate"),
    "trade": ("export", "deliver", "consolidate", "city", "red-city", "ship", "income"),
    "building": ("large", "small", "building", "lay", "use", "refresh", "balance"),
    "market": ("buy", "sell", "exchange", "take", "raw", "good", "produce", "craft", "give-up"),
    "storehouse": ("expand", "activate", "storehouse", "token", "keep"),
}


def themes(move: Move) -> list[str]:
    """What the move is about, the most telling first."""
    found = [theme for theme, steps in BY_STEP.items() if move.step in steps]
    if move.reason.denies:
        found.append(DENY)
    return found or [PLAN]
