# compiled
"""What the options of every seat have led to, in all trees of one search (progressive history).

The trees of the candidates are apart, and each is small. A good answer to one candidate is usually good after the
others too, so what was learned of an option in one place is expected of it in another.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SEATS: Final = 8  # more than any game has
CAUTION: Final = 8.0  # playouts without an advantage that every option begins with


class OptionHistory:
    """The results of the options of each seat. An option has a place, which is the same wherever it is played."""

    def __init__(self) -> None:
        self.places: list[dict[int, int]] = [{} for _ in range(SEATS)]  # by option
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()

    def place(self, seat: i64, option: i64) -> i64:
        """The place of an option of the seat."""
        place: i64 = len(self.visits)
        found: i64 = self.places[seat].setdefault(option, place)
        if found == place:
            self.visits = append(self.visits, 0)
            self.totals = append(self.totals, 0.0)
        return found

    def learn(self, place: i64, advantage: float) -> None:
        """Count a playout of the option, which had this much more utility than others of its decision."""
        self.visits[place] += 1
        self.totals[place] += advantage

    def advantage(self, place: i64) -> float:
        """How much more utility the option has than others; the fewer playouts, the closer to 0."""
        return self.totals[place] / (float(self.visits[place]) + CAUTION)
