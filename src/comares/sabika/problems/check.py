"""Why no game of Sabika could reach a position: what `Rules.problems` tells.

The checks come in three stages, because a later stage relies on the earlier ones: names and numbers that exist at all;
each piece in one place, and nobody with more than there can be; what is pending.
"""

from __future__ import annotations

from collections.abc import Iterator

from comares.kernel.rules import Rules
from comares.kernel.state import FRAME
from comares.sabika.lookup import Lookup
from comares.sabika.problems.parties import party_problems
from comares.sabika.problems.pending import frame_problems, waiting_problems
from comares.sabika.problems.pieces import piece_problems
from comares.sabika.problems.shape import shape_problems
from comares.sabika.view import SabikaView


def problems(view: SabikaView, rules: Rules, lookup: Lookup, positive: int) -> list[str]:
    """A sentence for each reason. `positive`: how many event cards are positive, as in `SabikaRules`."""
    found = list(shape_problems(view, lookup, positive))
    if found:
        return found
    try:
        frames = rules.frames(view.pending)
    except ValueError as error:
        return [f"pending: {error}"]
    found = list(frame_problems(view, frames, rules, lookup))
    if found:
        return found
    found = list(_counts(view, frames, lookup, positive))
    return found or list(waiting_problems(view, rules))


def _counts(view: SabikaView, frames: list[int], lookup: Lookup, positive: int) -> Iterator[str]:
    steps = [frames[at] for at in range(0, len(frames), FRAME)]
    yield from piece_problems(view, frames, lookup, positive)
    for number, party in enumerate(view.parties):
        yield from party_problems(view, number, party, steps, lookup)
