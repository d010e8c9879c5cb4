# compiled
"""The interface between the search and a game: evaluation, rollout policy and the parameters of a rollout."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comares.bots.search_settings import SearchSettings
from comares.kernel.chance import MAX_PILES, Chance
from comares.kernel.events import Event
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.view import View

TO_THE_END: Final = SearchSettings([100000])
POLICY_STREAM: Final = MAX_PILES - 1  # the stream of chance for rollout policies; no game uses it


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What is known of a game beyond its rules. This base knows nothing: it evaluates by points and picks at random."""

    def __init__(self, rules: Rules, settings: SearchSettings = TO_THE_END) -> None:
        self.rules: Rules = rules
        self.settings: SearchSettings = settings

    def evaluate(self, state: State, values: vec[float]) -> None:
        """The value of the position for each seat, in points, into `values`."""
        seat: i64 = 0
        for points in self.rules.outcome(state).standing():
            values[seat] = float(points)
            seat += 1

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        """One of the options in `out`, for a rollout: fast, and plausible rather than best."""
        return out.codes[chance.draw(POLICY_STREAM, out.n)]

    def has_policy(self) -> bool:
        """Whether there is a learned policy."""
        return False

    def policy_decides(self, state: State) -> bool:
        """Whether the learned policy may decide this alone; otherwise it only says which options to compare."""
        return True

    def logits(self, state: State, out: Options, scores: vec[float]) -> None:
        """The logit of each option by the learned policy, into `scores`, which has room for them."""
        raise NotImplementedError

    def begins_turn(self, state: State) -> bool:
        """Whether a turn begins with this decision."""
        return True

    def solo_baseline(self, state: State) -> float:
        """Baseline score to compare a solo player with."""
        return 0.0

    def keep_continuations(self, state: State, out: Options) -> None:
        """Keep in `out` only the options worth trying when a seat continues its turn; always at least one."""

    def remember(self, view: View, seen: list[Event]) -> None:
        """Fill in the view's memory from the events that its viewer has seen."""
