"""Confirms that one option is clearly the best: playouts of it and of every other option, on the same draws."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from comares.arena.puzzles.options import Study
from comares.bots.option_history import OptionHistory
from comares.bots.playouts import Playouts
from comares.bots.search_tree import Node
from comares.kernel.chance import SeededChance
from comares.kernel.state import State

WORLDS = 64  # full states that fit the view
CHECK_EVERY = 64  # rounds
Z_INTERVAL = 2.576  # of the interval that is stored: 99 %
Z_DROP = 4.0  # a rival that lies so many standard errors behind is compared no further
Z_GIVE_UP = 2.0  # the option is given up when its gap is so many standard errors below the one asked for


class Tally:
    """How far a rival is behind the best option, playout by playout."""

    def __init__(self, code: str, after: Node) -> None:
        self.code = code
        self.after = after  # the decision after it
        self.rounds = 0
        self.value = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float, behind: float) -> None:
        """One more playout of both."""
        self.rounds += 1
        self.value += value
        self.total += behind
        self.squares += behind * behind

    @property
    def mean(self) -> float:
        """How far it is behind, on average."""
        return self.total / self.rounds

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = max(self.squares / self.rounds - self.mean**2, 0.0)
        return math.sqrt(spread / self.rounds)


class Confirmed(NamedTuple):
    """The second best option, the gap to it with its interval, the values of all options."""

    second: str
    gap: float
    low: float
    high: float
    values: dict[str, float]
    playouts: int
    seconds: float  # of processor time


def confirm(study: Study, best: str, seconds: float, gap: float, seed: int) -> Confirmed | None:
    """The figures after so much processor time, if the option is at least `gap` better than every other one and the
    interval excludes all of them; None as soon as it cannot be. Rivals that are far behind are dropped, the closest
    one never."""
    begun = time.thread_time()
    chance = SeededChance(seed)
    view = study.view
    worlds = [study.rules.imagine(view, chance) for _ in range(WORLDS)]
    race = Race(study, best, worlds, seed)
    while time.thread_time() - begun < seconds or race.rounds < CHECK_EVERY:
        race.round()
        if race.rounds % CHECK_EVERY == 0 and not race.goes_on(gap):
            return None
    nearest = race.nearest()
    low = nearest.mean - Z_INTERVAL * nearest.error
    if nearest.mean < gap or any(rival.mean - Z_INTERVAL * rival.error <= 0 for rival in race.rivals):
        return None
    high = nearest.mean + Z_INTERVAL * nearest.error
    spent = time.thread_time() - begun
    return Confirmed(nearest.code, nearest.mean, low, high, race.values(), race.played, spent)


class Race:
    """The best option against the others."""

    def __init__(self, study: Study, best: str, worlds: list[State], seed: int) -> None:
        self._playouts = Playouts(study.rules, study.guide)
        self._parse = study.rules.parse
        self._worlds = worlds
        self._seat = study.seat
        self._seed = seed
        self.best = best
        history = OptionHistory()
        self._after = Node(history)  # the decision after the best option
        self.value = 0.0
        self.rivals = [Tally(code, Node(history)) for code in study.codes if code != best]
        self.running = list(self.rivals)
        self.rounds = 0
        self.played = 0

    def round(self) -> None:
        """One playout of the best option and of every rival that is left, all with the same draws."""
        world = self._worlds[self.rounds % len(self._worlds)]
        seed = self._seed + self.rounds
        best = self._playouts.play(world, self._parse(self.best), self._seat, seed, self._after)
        self.value += best
        for rival in self.running:
            value = self._playouts.play(world, self._parse(rival.code), self._seat, seed, rival.after)
            rival.add(value, best - value)
        self.rounds += 1
        self.played += 1 + len(self.running)

    def nearest(self) -> Tally:
        """The rival that is the least behind."""
        return min(self.rivals, key=lambda rival: rival.mean)

    def goes_on(self, gap: float) -> bool:
        """Whether the option may still turn out clearly the best; drops rivals that lie far behind."""
        nearest = self.nearest()
        if nearest.mean + Z_GIVE_UP * nearest.error < gap:
            return False
        left = [rival for rival in self.running if rival.mean - Z_DROP * rival.error < gap]
        self.running = left or [nearest]
        return True

    def values(self) -> dict[str, float]:
        """The value of every option: that of the best, less how far each is behind."""
        best = self.value / self.rounds
        behind = {rival.code: max(best - rival.mean, 0.0) for rival in self.rivals}
        return {code: round(value, 4) for code, value in {self.best: best, **behind}.items()}
