"""The progress of a match: games a second, and each bot's share with its interval so far."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from comares.arena.match import Match
from comares.arena.play_game import Result
from comares.arena.statistics import Interval, Sums
from comares.i18n.current import translate

PROGRESS_LINES = 10  # about so many progress lines are printed when the output is no terminal


class RunningShares:
    """Each bot's share of the victories, kept up to date game by game."""

    def __init__(self, match: Match) -> None:
        self._won: dict[str, dict[int, float]] = {bot: {} for bot in match.bots}
        self._games: dict[int, int] = {}
        self._sums = {bot: Sums() for bot in match.bots}

    def add(self, result: Result) -> None:
        """Count a game."""
        deal = result.pairing.deal
        games = self._games.get(deal, 0)
        self._games[deal] = games + 1
        for bot, by_deal in self._won.items():
            won = by_deal.get(deal, 0.0)
            more = sum(part for name, part in zip(result.bots, result.shares()) if name == bot)
            if games:
                self._sums[bot].add(won, games, -1)
            self._sums[bot].add(won + more, games + 1)
            by_deal[deal] = won + more

    def shares(self) -> dict[str, Interval]:
        """The share of each bot with its 95 % interval."""
        return {bot: sums.share() for bot, sums in self._sums.items()}

    def __str__(self) -> str:
        return ", ".join(f"{bot} {percents(share)}" for bot, share in self.shares().items())


class ShowProgress(Protocol):
    """Shows how many games are done, and the shares so far."""

    def __call__(self, done: int, shares: RunningShares) -> None: ...


@contextmanager
def progress(games: int, done: int) -> Iterator[ShowProgress]:
    """A progress bar on a terminal, a few lines elsewhere. `done` games were played before."""
    console = Console(stderr=True, highlight=False)
    begun, before = monotonic(), done

    def speed(done: int) -> str:
        return f"{(done - before) / max(monotonic() - begun, 1e-9):.1f}"

    def line(done: int, shares: RunningShares) -> None:
        if done == games or done % max(1, games // PROGRESS_LINES) == 0:
            facts: dict[str, str | int] = {"done": done, "games": games, "shares": str(shares), "speed": speed(done)}
            print(translate("arena-so-far", facts), file=sys.stderr, flush=True)

    if not console.is_terminal:
        yield line
        return
    columns = [TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn()]
    rate = TextColumn("{task.fields[speed]}", markup=False)
    with Progress(*columns, rate, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=games, completed=done, speed="")

        def update(done: int, shares: RunningShares) -> None:
            a_second = translate("arena-speed", {"speed": speed(done)})
            bar.update(task, completed=done, description=str(shares), speed=a_second)

        yield update


def percents(interval: Interval) -> str:
    """A share with its interval.

    >>> percents(Interval(0.817, 0.699, 0.895))
    '81.7% [69.9, 89.5]'
    """
    return f"{interval.value:.1%} [{interval.low * 100:.1f}, {interval.high * 100:.1f}]"
