"""The points of a game, and its winners."""

from __future__ import annotations

from typing import NamedTuple

from comares.kernel.events import Scored


class Outcome(NamedTuple):
    """The points of each seat, what a scoring held now would add (each entry with its rule), and the winners.

    `winners` is empty until the game is over."""

    points: list[int]
    now: list[Scored]
    winners: list[int]

    def standing(self) -> list[int]:
        """The points of each seat after a scoring held now."""
        totals = list(self.points)
        for scored in self.now:
            if scored.seat >= 0:  # a neutral party scores, but has no seat
                totals[scored.seat] += scored.points
        return totals
