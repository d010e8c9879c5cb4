# compiled
"""A game's knowledge for its players."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comares.kernel.chance import MAX_PILES, Chance
from comares.kernel.events import Event
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

TO_THE_END: Final = 100000
PICKS: Final = MAX_PILES - 1  # the stream of chance for picks, which no game uses


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What is known of a game beyond its rules. This one knows nothing, and goes by the points as they would stand."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules

    def value(self, state: State, worth: vec[float]) -> None:
        """Each seat's worth of the position, in points, into `worth`."""
        seat: i64 = 0
        for points in self.rules.outcome(state).standing():
            worth[seat] = float(points)
            seat += 1

    def pick(self, state: State, out: Options, chance: Chance) -> i64:
        """One of the options in `out`, for a playout: quick, and plausible rather than right."""
        return out.codes[chance.draw(PICKS, out.n)]

    def judged_after(self) -> list[int]:
        """The numbers of decisions after which a playout is judged by `value`; it ends with the last."""
        return [TO_THE_END]

    def second_thoughts(self, decisions: i64) -> i64:
        """How many options a playout looks at after so many decisions, each to the end of the turn; 1 trusts `pick`."""
        return 1

    def par(self, state: State) -> float:
        """What who plays alone should have by now."""
        return 0.0

    def follow_ups(self, state: State, out: Options) -> None:
        """Leave in `out` what deserves a look when a seat goes on with what it began; never nothing."""

    def holdings(self, state: State, seat: int) -> list[tuple[str, int]]:
        """What the seat has that will score later, by its name in the words for bots; what counts most first."""
        return []

    def remember(self, view: Any, seen: list[Event]) -> None:
        """Fill in the view's memory from what its viewer saw."""
