"""The theme of a move: what a player would say it is about, in the words of the game. The catalogues have them under
`puzzle-theme-NAME`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from comares.bots.explanations import Reason

DENY = "deny"
PLAN = "plan"


class Move(NamedTuple):
    """A move beside its second best: the steps of both, the steps of all options, and why it is good."""

    step: str
    second: str
    steps: Collection[str]
    reason: Reason

    def says(self, key: str) -> bool:
        """Whether the reason has such a sentence."""
        return any(each.key == key for each in (*self.reason.gains, *self.reason.prepares, *self.reason.denies))

    def gains(self, source: str) -> bool:
        """Whether the move brings more of it, at once or later in the turn."""
        found = [each.arguments.get(source, 0) for each in (*self.reason.gains, *self.reason.prepares)]
        return any(isinstance(amount, int) and amount > 0 for amount in found)


Themes = Callable[[Move], list[str]]


def no_themes(move: Move) -> list[str]:
    """For a game that names no themes of its own."""
    return [DENY] if move.reason.denies else [PLAN]
