# compiled
"""Majority points as they stand and as one more building would change them (A9.2, A9.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KINDS, WITH_DIRK
from comares.alhambra.scoring import LAST_SCORING, RANKS, buildings, next_scoring, rank_points
from comares.alhambra.state import AlhambraState
from comares.kernel.bitset import bit, first, lowest

# A standing is one number: MAX_PARTIES for each party with more buildings, 1 for each with as many, itself included.
MAX_PARTIES: Final = 8
NO_POINTS: Final = RANKS * MAX_PARTIES  # without a building of the kind, or below the last rank that scores
STANDINGS: Final = NO_POINTS + 1


def _points_by_standing() -> list[int]:
    """The points of every standing, by scoring and kind."""
    table: list[int] = []
    for scoring in range(1, LAST_SCORING + 1):
        for kind in range(len(KINDS)):
            for above in range(RANKS):
                table += [0, *[rank_points(scoring, kind, above, sharing) for sharing in range(1, MAX_PARTIES)]]
            table.append(0)
    return table


POINTS_BY_STANDING: Final = vec[i64](_points_by_standing())

# What a kind of building gives a seat, in points. The next scoring may be the last.
NEXT: Final = 0
AFTER_NEXT: Final = 1
LAST: Final = 2
NEXT_GAIN: Final = 3  # of one more building, in the next scoring
LAST_GAIN: Final = 4
NEXT_RISK: Final = 5  # lost in the next scoring if every other seat had one building more
LAST_RISK: Final = 6
FIELDS: Final = 7


class Majorities:
    """The buildings of all seats in one state and what they give. What one state shares with the next is not computed
    again."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.parties: i64 = seats + 1  # A11.3: the seats and Dirk
        self.scoring: i64 = 0  # the next one
        self.counts: vec[i64] = vec[i64]([0] * (len(KINDS) * (seats + 1)))
        self.built: vec[i64] = vec[i64]([0] * seats)  # the counts of each palace
        self.fields: vec[i64] = vec[i64]([0] * (seats * len(KINDS) * FIELDS))

    def count(self, state: AlhambraState) -> None:
        """Count the buildings of this state; all questions are about the state counted last."""
        changed: i64 = 0  # a set of kinds
        if self.scoring != next_scoring(state):
            self.scoring = next_scoring(state)
            changed = first(len(KINDS))
        kind: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            palace = state.palaces[seat]
            if self.built[seat] != palace.counts():
                self.built[seat] = palace.counts()
                kind = 0
                while kind < len(KINDS):
                    changed |= self._set(seat, kind, palace.count(kind))
                    kind += 1
            seat += 1
        kind = 0
        while seat == WITH_DIRK and kind < len(KINDS):
            changed |= self._set(seat, kind, buildings(state, seat, kind))
            kind += 1
        while changed:
            self._compute(lowest(changed))
            changed &= changed - 1

    def _set(self, party: i64, kind: i64, n: i64) -> i64:
        """Set a number of buildings; returns the set of the kind if the number is a new one, else the empty set."""
        at: i64 = kind * self.parties + party
        if self.counts[at] == n:
            return 0
        self.counts[at] = n
        return bit(kind)

    def _compute(self, kind: i64) -> None:
        """Fill in what the kind gives every seat."""
        fields = self.fields
        following: i64 = self.scoring
        seat: i64 = 0
        while seat < self.seats:
            at: i64 = self.at(seat, kind)
            own: i64 = self.buildings(seat, kind)
            now: i64 = self.standing(seat, kind, own, 0)
            with_one_more: i64 = self.standing(seat, kind, own + 1, 0)
            behind: i64 = self.standing(seat, kind, own, 1)
            fields[at + NEXT] = points(following, kind, now)
            fields[at + AFTER_NEXT] = points(min(following + 1, LAST_SCORING), kind, now)
            fields[at + LAST] = points(LAST_SCORING, kind, now)
            fields[at + NEXT_GAIN] = points(following, kind, with_one_more) - fields[at + NEXT]
            fields[at + LAST_GAIN] = points(LAST_SCORING, kind, with_one_more) - fields[at + LAST]
            fields[at + NEXT_RISK] = fields[at + NEXT] - points(following, kind, behind)
            fields[at + LAST_RISK] = fields[at + LAST] - points(LAST_SCORING, kind, behind)
            seat += 1

    def at(self, seat: i64, kind: i64) -> i64:
        """The index in `fields` of what the kind gives the seat."""
        return (seat * len(KINDS) + kind) * FIELDS

    def buildings(self, seat: i64, kind: i64) -> i64:
        """The seat's buildings of the kind."""
        return self.counts[kind * self.parties + seat]

    def standing(self, seat: i64, kind: i64, own: i64, more: i64) -> i64:
        """The seat's standing in a kind if it had `own` buildings of it and every other seat `more` more than now."""
        if not own:
            return NO_POINTS
        counts = self.counts
        at: i64 = kind * self.parties
        standing: i64 = 1
        other: i64 = 0
        while other < self.parties:
            if other != seat:
                theirs: i64 = counts[at + other]
                if other < self.seats:  # Dirk buys nothing
                    theirs += more
                if theirs > own:
                    standing += MAX_PARTIES
                elif theirs == own:
                    standing += 1
            other += 1
        return min(standing, NO_POINTS)


def points(scoring: i64, kind: i64, standing: i64) -> i64:
    """A9.2, A9.3: the points of a standing."""
    return POINTS_BY_STANDING[((scoring - 1) * len(KINDS) + kind) * STANDINGS + standing]
