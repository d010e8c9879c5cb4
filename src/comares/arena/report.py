"""`comares arena`: plays a match, shows its progress and reports the standings."""

from __future__ import annotations

import json
import sys
from concurrent.futures import Executor
from contextlib import closing
from math import isfinite
from platform import python_version
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from comares.arena.early_stop import EarlyStop, Verdict
from comares.arena.match import Match, Pairing
from comares.arena.match_folder import MatchFolder
from comares.arena.play_game import Result
from comares.arena.play_match import play_all
from comares.arena.progress import RunningShares, percents, progress
from comares.arena.standings import Standing, Standings, as_data, standings
from comares.arena.statistics import Interval
from comares.compiled import describe
from comares.i18n.current import translate

WIDTH = 120  # columns, when the output is no terminal
FORFEITS = 3  # reasons that are shown for each bot


class Plan(NamedTuple):
    """How many deals, whether to keep records and to print JSON, and the bar at which the match may stop early."""

    deals: int
    recorded: bool
    as_json: bool
    bar: float | None = None


def arena(match: Match, plan: Plan, folder: MatchFolder | None, executor: Executor) -> int:
    """Play the games that have no result in the folder yet, and report on all of them.

    If the match stopped early, the report is on the deals that decided it.
    """
    stored = folder.results() if folder else {}
    results = {pairing: stored[pairing] for pairing in match.pairings(plan.deals) if pairing in stored}
    try:
        verdict = play_missing(match, plan, folder, results, executor)
    except KeyboardInterrupt:
        key = "arena-interrupted-kept" if folder else "arena-interrupted"
        print(translate(key, {"games": len(results), "folder": str(folder.path) if folder else ""}), file=sys.stderr)
        raise
    deals = verdict.deals if verdict else plan.deals
    figures = standings(list(match.bots), [results[pairing] for pairing in match.pairings(deals)])
    summary = summary_of(match, figures, verdict)
    if folder:
        folder.summarise(summary)
    if plan.as_json:
        print(json.dumps(summary, indent=2))
    else:
        show(wide_console(), figures)
        if verdict:
            show_verdict(wide_console(), match, plan, verdict)
    return 0


def play_missing(
    match: Match, plan: Plan, folder: MatchFolder | None, results: dict[Pairing, Result], executor: Executor
) -> Verdict | None:
    """Play the pairings that have no result yet and add their results; the verdict on the bar, if there is one."""
    pairings = match.pairings(plan.deals)
    missing = [pairing for pairing in pairings if pairing not in results]
    shares = RunningShares(match)
    stop = None if plan.bar is None else EarlyStop(match, plan.deals, plan.bar)
    for result in results.values():
        shares.add(result)
        if stop and stop.add(result):
            return stop.verdict
    with (
        progress(len(pairings), len(results)) as tick,
        closing(play_all(match, missing, executor, plan.recorded)) as games,
    ):
        for played in games:
            results[played.result.pairing] = played.result
            if folder:
                folder.add(played)
            shares.add(played.result)
            tick(len(results), shares)
            if stop and stop.add(played.result):
                break
    return stop.verdict if stop else None


def summary_of(match: Match, figures: Standings, verdict: Verdict | None) -> dict[str, Any]:
    """The match, its standings and the verdict on the bar as JSON data."""
    data = {"engine": describe(), "python": python_version(), "match": match.identity(), **as_data(figures)}
    if verdict:
        data["bar"] = {"bar": verdict.bar, "is": verdict.says, "low": verdict.seen.low, "high": verdict.seen.high}
    return data


def show_verdict(console: Console, match: Match, plan: Plan, verdict: Verdict) -> None:
    """Say on which side of the bar the first bot is, and whether the match stopped early."""
    facts = {"bot": match.bots[0], "bar": f"{verdict.bar:.1%}", "seen": percents(verdict.seen)}
    console.print(Text(translate(f"arena-bar-{verdict.says}", facts), "bold"))
    if verdict.deals < plan.deals:
        console.print(Text(translate("arena-stopped", {"deals": verdict.deals, "planned": plan.deals})))


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
    seats = "  ".join(f"{seat + 1}: {percents(interval)}" for seat, interval in enumerate(figures.seats))
    console.print(Text(translate("arena-by-seat", {"seats": seats})))
    for standing in figures.bots:
        for why in standing.forfeits[:FORFEITS]:
            console.print(Text(translate("arena-forfeit", {"bot": standing.bot, "why": why}), "red"))


def row(standing: Standing) -> list[str | Text]:
    """The row of one bot."""
    return [
        Text(standing.bot if standing.seats == 1 else f"{standing.bot} ×{standing.seats}"),
        percents(standing.won),
        _points(standing.elo),
        "–" if standing.score is None else f"{standing.score:.1f}",
        f"{standing.seconds * 1000:.1f} ms",
        f"{standing.worst * 1000:.0f} ms",
        str(len(standing.forfeits)),
    ]


def _points(interval: Interval) -> str:
    if interval.low == interval.high:
        return f"{interval.value:.0f}"
    value, low, high = (f"{end:+.0f}" if isfinite(end) else "∞" if end > 0 else "-∞" for end in interval)
    return f"{value} [{low}, {high}]"
