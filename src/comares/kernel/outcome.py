"""How a game stands."""

from __future__ import annotations

from typing import NamedTuple

from comares.kernel.events import Scored


class Outcome(NamedTuple):
    """The points as they stand, what a scoring now would add (each with its rule), the winners once it is over."""

    points: list[int]
    now: list[Scored]
    winners: list[int]

    def standing(self) -> list[int]:
        """The points as a scoring now would make them."""
        totals = list(self.points)
        for scored in self.now:
            if scored.seat >= 0:  # a neutral party scores, but has no seat
                totals[scored.seat] += scored.points
        return totals
