# compiled
"""Hypothetical majority points: what a seat would score with n buildings of a kind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KINDS
from comares.alhambra.scoring import LAST_SCORING, buildings, rank_points
from comares.alhambra.state import AlhambraState


class Majorities:
    """The buildings of all seats in one state, counted once for many questions."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.parties: i64 = seats + 1  # A11.3: the seats and Dirk
        self.counts: vec[i64] = vec[i64]([0] * (len(KINDS) * (seats + 1)))

    def count(self, state: AlhambraState) -> None:
        """Count the buildings of this state; all questions are about the state counted last."""
        at: i64 = 0
        kind: i64 = 0
        while kind < len(KINDS):
            party: i64 = 0
            while party < self.parties:
                self.counts[at] = buildings(state, party, kind)
                at += 1
                party += 1
            kind += 1

    def buildings(self, seat: i64, kind: i64) -> i64:
        """The seat's buildings of the kind."""
        return self.counts[kind * self.parties + seat]

    def points(self, seat: i64, kind: i64, scoring: i64, own: i64, more: i64 = 0) -> i64:
        """A9.2, A9.3: the seat's points for a kind if it had `own` buildings of it and every other seat `more` more
        than now."""
        if not own:
            return 0
        counts = self.counts
        above: i64 = 0
        sharing: i64 = 1
        other: i64 = 0
        at: i64 = kind * self.parties
        while other < self.parties:
            if other != seat:
                theirs: i64 = counts[at + other]
                if other < self.seats:  # Dirk buys nothing
                    theirs += more
                if theirs > own:
                    above += 1
                elif theirs == own:
                    sharing += 1
            other += 1
        return rank_points(scoring, kind, above, sharing)

    def gain(self, seat: i64, kind: i64, scoring: i64) -> i64:
        """The points that one more building of the kind would add for the seat in the scoring."""
        own: i64 = self.buildings(seat, kind)
        return self.points(seat, kind, scoring, own + 1) - self.points(seat, kind, scoring, own)


def next_scoring(state: AlhambraState) -> i64:
    """The number of the next scoring; after the last scoring, that one."""
    return state.scorings + 1 if state.scorings < LAST_SCORING else LAST_SCORING
