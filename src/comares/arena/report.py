"""`comares arena`: plays a match, shows its progress and reports the standings."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite
from platform import python_version
from typing import Any, NamedTuple, Protocol

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from comares.arena.match import Match, Pairing
from comares.arena.match_folder import MatchFolder
from comares.arena.play_game import Result
from comares.arena.standings import Standing, Standings, as_data, standings
from comares.arena.statistics import Interval
from comares.arena.workers import play_all
from comares.compiled import describe
from comares.i18n.current import translate

PROGRESS_LINES = 10  # about so many progress lines are printed when the output is no terminal
WIDTH = 120  # columns, when the output is no terminal
FORFEITS = 3  # reasons that are shown for each bot


class Plan(NamedTuple):
    """How many deals, on how many cores, whether to keep records and whether to print JSON."""

    deals: int
    cores: int
    recorded: bool
    as_json: bool


class ShowProgress(Protocol):
    """Shows how many games are done, and the shares so far."""

    def __call__(self, done: int, shares: str) -> None: ...


def arena(match: Match, plan: Plan, folder: MatchFolder | None) -> int:
    """Play the games that have no result in the folder yet, and report on all of them."""
    pairings = match.pairings(plan.deals)
    stored = folder.results() if folder else {}
    results = {pairing: stored[pairing] for pairing in pairings if pairing in stored}
    try:
        play_missing(match, plan, folder, pairings, results)
    except KeyboardInterrupt:
        key = "arena-interrupted-kept" if folder else "arena-interrupted"
        print(translate(key, {"games": len(results), "folder": str(folder.path) if folder else ""}), file=sys.stderr)
        raise
    figures = standings(list(match.bots), [results[pairing] for pairing in pairings])
    summary = summary_of(match, figures)
    if folder:
        folder.summarise(summary)
    if plan.as_json:
        print(json.dumps(summary, indent=2))
    else:
        show(wide_console(), figures)
    return 0


def play_missing(
    match: Match, plan: Plan, folder: MatchFolder | None, pairings: list[Pairing], results: dict[Pairing, Result]
) -> None:
    """Play the pairings that have no result yet and add their results."""
    missing = [pairing for pairing in pairings if pairing not in results]
    with progress(len(pairings), len(results)) as tick:
        for played in play_all(match, missing, plan.cores, plan.recorded):
            results[played.result.pairing] = played.result
            if folder:
                folder.add(played)
            tick(len(results), shares_so_far(match, list(results.values())))


def shares_so_far(match: Match, results: list[Result]) -> str:
    """Each bot's share of the victories, as text."""
    won = dict.fromkeys(match.bots, 0.0)
    for result in results:
        for bot, part in zip(result.bots, result.shares()):
            won[bot] += part
    return ", ".join(f"{bot} {part / len(results):.1%}" for bot, part in won.items())


@contextmanager
def progress(games: int, done: int) -> Iterator[ShowProgress]:
    """A progress bar on a terminal, a few lines elsewhere."""
    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        yield lambda done, shares: print_progress(done, games, shares)
        return
    columns = [TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn()]
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda done, shares: bar.update(task, completed=done, description=shares)


def print_progress(done: int, games: int, shares: str) -> None:
    if done == games or done % max(1, games // PROGRESS_LINES) == 0:
        print(translate("arena-so-far", {"done": done, "games": games, "shares": shares}), file=sys.stderr, flush=True)


def summary_of(match: Match, figures: Standings) -> dict[str, Any]:
    """The match and its standings as JSON data."""
    return {"engine": describe(), "python": python_version(), "match": match.identity(), **as_data(figures)}


def wide_console() -> Console:
    """A console; without a terminal it is wide enough for every table."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=WIDTH)


def show(console: Console, figures: Standings) -> None:
    """Print the standings as a table."""
    console.print(Text(translate("arena-played", {"games": figures.games, "deals": figures.deals})))
    grid = Grid(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    for head in ("bot", "won", "elo", "score", "mean", "worst", "forfeits"):
        grid.add_column(
            translate(f"arena-head-{head}"), justify="left" if head == "bot" else "right", no_wrap=head != "bot"
        )
    for standing in figures.bots:
        grid.add_row(*row(standing))
    console.print(grid)
    seats = "  ".join(f"{seat + 1}: {_percents(interval)}" for seat, interval in enumerate(figures.seats))
    console.print(Text(translate("arena-by-seat", {"seats": seats})))
    for standing in figures.bots:
        for why in standing.forfeits[:FORFEITS]:
            console.print(Text(translate("arena-forfeit", {"bot": standing.bot, "why": why}), "red"))


def row(standing: Standing) -> list[str | Text]:
    """The row of one bot."""
    return [
        Text(standing.bot if standing.seats == 1 else f"{standing.bot} ×{standing.seats}"),
        _percents(standing.won),
        _points(standing.elo),
        "–" if standing.score is None else f"{standing.score:.1f}",
        f"{standing.seconds * 1000:.1f} ms",
        f"{standing.worst * 1000:.0f} ms",
        str(len(standing.forfeits)),
    ]


def _percents(interval: Interval) -> str:
    return f"{interval.value:.1%} [{interval.low * 100:.1f}, {interval.high * 100:.1f}]"


def _points(interval: Interval) -> str:
    if interval.low == interval.high:
        return f"{interval.value:.0f}"
    value, low, high = (f"{end:+.0f}" if isfinite(end) else "∞" if end > 0 else "-∞" for end in interval)
    return f"{value} [{low}, {high}]"
