"""`comares bench`: measures and prints the figures as a table or as JSON."""

from __future__ import annotations

import json
from platform import python_version
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from comares.bench.cases import FRESH, Case, all_cases
from comares.bench.compare import ROUNDS, Figure, compare
from comares.bench.peers import OURS, PEERS, PeerFigure, measure_peers
from comares.compiled import describe, is_compiled
from comares.i18n.current import translate

MICROSECOND = 1e6


class Target(NamedTuple):
    """A target and the value measured."""

    name: str
    bar: str
    value: float
    met: bool


def bench(as_json: bool, peers: bool, seconds: float) -> int:
    """Measure for about so many seconds, twice as long with peers, and report."""
    console = Console(highlight=False)
    compiled = is_compiled()
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(translate("bench-measuring"), total=ROUNDS + (len(PEERS) if peers else 0))
        figures = compare(all_cases(), compiled, seconds, lambda: progress.advance(task))
        others = measure_peers(seconds, lambda: progress.advance(task)) if peers else []
    reached = targets(figures, others) if compiled else []
    if as_json:
        console.print_json(json.dumps(as_data(figures, others, reached, compiled)))
    else:
        show(console, figures, others, reached, compiled)
    return 0


def targets(figures: list[Figure], others: list[PeerFigure]) -> list[Target]:
    """The targets: 10 times the uncompiled engine, 40 times catanatron, a copy in less than 2 microseconds, a batch
    with 0.6 of the decisions of fresh playouts, 10 times Hanabi's steps."""
    by_case = {figure.case: figure for figure in figures}
    ratio = by_case[OURS].ratio or 0.0
    copies = by_case[Case("copies", OURS.game, OURS.seats)].compiled or 1.0
    copy = MICROSECOND / copies
    reached = [
        Target("compiled / uncompiled", ">= 10", ratio, ratio >= 10),
        Target("copy, microseconds", "< 2", copy, copy < 2),
    ]
    for batch in figures:
        if batch.case.what == "batch":
            playouts = by_case[batch.case._replace(what=FRESH)]
            share = (batch.compiled or 0.0) / (playouts.compiled or 1.0)
            name = f"decisions of a batch / of fresh playouts, {batch.case.game}"
            reached.append(Target(name, ">= 0.6", share, share >= 0.6))
    bars = {"catanatron": ("decisions a second / catanatron's", 40), "PettingZoo": ("steps a second / Hanabi's", 10)}
    for other in others:
        name, bar = bars.get(other.name.split()[0], ("", 0))
        if other.ratio is not None and name:
            reached.append(Target(name, f">= {bar}", other.ratio, other.ratio >= bar))
    return reached


def as_data(figures: list[Figure], others: list[PeerFigure], reached: list[Target], compiled: bool) -> dict[str, Any]:
    """All figures as JSON data; rates are per second of one core."""
    return {
        "engine": describe(),
        "python": python_version(),
        "compiled": compiled,
        "cases": [{**figure.case._asdict(), **_rates(figure)} for figure in figures],
        "peers": [other._asdict() for other in others],
        "targets": [target._asdict() for target in reached],
    }


def _rates(figure: Figure) -> dict[str, float | None]:
    return {"compiled": figure.compiled, "uncompiled": figure.uncompiled, "ratio": figure.ratio}


def show(
    console: Console, figures: list[Figure], others: list[PeerFigure], reached: list[Target], compiled: bool
) -> None:
    """Print the figures as tables."""
    console.print(f"{describe()}, Python {python_version()}")
    if not compiled:
        console.print(translate("bench-not-compiled"))
    console.print(figure_table(figures))
    if others:
        console.print(peer_table(others))
    for target in reached:
        verdict = translate("bench-met" if target.met else "bench-missed")
        console.print(
            f"{target.name}: {target.value:.2f} ({target.bar}) {verdict}", style="green" if target.met else "red"
        )


def figure_table(figures: list[Figure]) -> Table:
    """Playouts in decisions per second, copies and lists in microseconds."""
    table = Table(
        "", *(translate(f"bench-{key}") for key in ("compiled", "uncompiled", "ratio", "unit")), box=box.SIMPLE_HEAD
    )
    for column in table.columns[1:4]:
        column.justify = "right"
    for figure in figures:
        playouts = figure.case.what in ("playouts", FRESH, "batch")
        table.add_row(
            figure.case.name,
            amount(figure.compiled, playouts),
            amount(figure.uncompiled, playouts),
            f"{figure.ratio:.1f}" if figure.ratio else "",
            translate("bench-decisions" if playouts else "bench-microseconds"),
        )
    return table


def amount(rate: float | None, playouts: bool) -> str:
    """Playouts as a rate; others as the microseconds of one."""
    if rate is None:
        return ""
    return f"{rate:,.0f}" if playouts else f"{MICROSECOND / rate:.2f}"


def peer_table(others: list[PeerFigure]) -> Table:
    """The peers and the ratio of our rate to theirs."""
    table = Table("", translate("bench-rate"), translate("bench-ours"), box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for other in others:
        if other.rate is None:
            table.add_row(f"{other.name} {other.version}", translate("bench-no-figure"), other.problem)
        else:
            table.add_row(f"{other.name} {other.version}", f"{other.rate:,.0f}", f"{other.ratio:.1f}")
    return table
