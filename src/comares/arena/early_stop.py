"""Stops a match early, when the share of its first bot is clearly above or below a bar.

A 95 % interval that is looked at after every game excludes any bar sooner or later. So the match is looked at
ten times at most, after every tenth of its deals, and the interval of a look is wider, as Pocock's bounds for ten looks
ask: a bot that is exactly at the bar is then called better or worse in at most 5 matches of 100.

A look counts the first deals, all of their games and no others, so that a match stops at the same deal wherever and in
whatever order its games are played.
"""

from __future__ import annotations

from typing import NamedTuple

from comares.arena.match import Match
from comares.arena.play_game import Result
from comares.arena.statistics import Interval, Sums

LOOKS = 10
POCOCK = 2.555  # standard deviations of each of ten looks, for 5 % in all
FEWEST_DEALS = 10  # before the first look


class Verdict(NamedTuple):
    """What the bar was compared with: the interval of a look, after so many deals."""

    deals: int
    bar: float
    seen: Interval

    @property
    def says(self) -> str:
        """`above`, `below` or `open`: where the first bot is, seen from the bar."""
        return "above" if self.seen.low > self.bar else "below" if self.seen.high < self.bar else "open"


class EarlyStop:
    """Looks at the deals of a match as they are completed."""

    def __init__(self, match: Match, deals: int, bar: float) -> None:
        self._bot = match.bots[0]
        self._bar = bar
        self._games = len(match.pairings(1))  # of a deal
        self._looks = {deals * look // LOOKS for look in range(1, LOOKS)} - {*range(FEWEST_DEALS)} | {deals}
        self._begun: dict[int, list[Result]] = {}
        self._sums = Sums()
        self.verdict = Verdict(0, bar, self._sums.share(POCOCK))

    def add(self, result: Result) -> bool:
        """Count a game; whether the match can stop. A result after that changes nothing."""
        if self.is_decided:
            return True
        self._begun.setdefault(result.pairing.deal, []).append(result)
        while len(deal := self._begun.get(self._sums.deals, [])) == self._games and not self.is_decided:
            del self._begun[self._sums.deals]
            parts = [part for game in deal for bot, part in zip(game.bots, game.shares()) if bot == self._bot]
            self._sums.add(sum(parts), len(deal))
            if self._sums.deals in self._looks:
                self.verdict = Verdict(self._sums.deals, self._bar, self._sums.share(POCOCK))
        return self.is_decided

    @property
    def is_decided(self) -> bool:
        """Whether a look has excluded the bar."""
        return self.verdict.says != "open"
