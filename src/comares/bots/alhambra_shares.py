# compiled
"""What a kind of building would give in a scoring, if."""

from __future__ import annotations

from mypy_extensions import i64

from comares.alhambra.components import KINDS
from comares.alhambra.scoring import PLACES, POINTS, buildings
from comares.alhambra.state import AlhambraState


def share(state: AlhambraState, seat: i64, kind: i64, own: i64, scoring: i64, more: i64 = 0) -> i64:
    """A9.2, A9.3: the seat's points for a kind if it had so many buildings of it, and each of the others so many more
    than they have."""
    if not own:
        return 0
    above: i64 = 0
    sharing: i64 = 1
    other: i64 = 0
    seats: i64 = len(state.palaces)
    while other <= seats:
        if other != seat:
            theirs: i64 = buildings(state, other, kind)
            if other < seats:  # Dirk buys nothing
                theirs += more
            if theirs > own:
                above += 1
            elif theirs == own:
                sharing += 1
        other += 1
    worth: i64 = 0
    place: i64 = above
    while place < above + sharing and place < PLACES:
        worth += POINTS[((scoring - 1) * len(KINDS) + kind) * PLACES + place]
        place += 1
    return worth // sharing
