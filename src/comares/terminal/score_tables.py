"""Tables of points with their reasons."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from comares.i18n import NEUTRAL
from comares.i18n.current import event_sentence, seat_name, translate
from comares.kernel.events import Scored
from comares.kernel.outcome import Outcome
from comares.kernel.table import Table

QUIET = "bright_black"


def reasons(game: str, scored: list[tuple[str, Scored]], names: list[str]) -> RenderableType:
    """A row for each entry: where it was scored, points, sentence, rule."""
    grid = Grid.grid(padding=(0, 1))
    for _ in ("where", "points"):
        grid.add_column(justify="right", no_wrap=True)
    last = ""
    for where, entry in scored:
        sentence = Text(event_sentence(game, entry.why, names))
        grid.add_row(where if where != last else "", f"{entry.points:+}", sentence, Text(f"({entry.rule})", QUIET))
        last = where
    return grid


def by_seat(entries: list[Scored]) -> list[Scored]:
    """Sorted by seat; parties without a seat come last."""
    return sorted(entries, key=lambda entry: (entry.seat < 0, entry.seat))


def scored_now(game: str, outcome: Outcome, names: list[str]) -> RenderableType:
    """What a scoring now would add."""
    totals = [
        translate("terminal-would-have", {"seat": name, "points": points, "standing": standing})
        for name, points, standing in zip(names, outcome.points, outcome.standing())
    ]
    scored = [("", entry) for entry in by_seat(outcome.now)]
    return Group(reasons(game, scored, names), *(Text(total, "bold") for total in totals))


def scored_so_far(table: Table, names: list[str]) -> RenderableType:
    """All points so far, line by line, the totals and the winners."""
    by_line: dict[int, list[Scored]] = {}
    for number, entry in table.scored():
        by_line.setdefault(number, []).append(entry)
    scored = [
        (translate("terminal-scored-in", {"line": number}), entry)
        for number, entries in by_line.items()
        for entry in by_seat(entries)
    ]
    parts: list[RenderableType] = [reasons(table.game.name, scored, names)] if scored else []
    totals = [f"{name} {points}" for name, points in zip(names, table.points())]
    if len(names) == 1:  # the opponent of a solo player has points too
        theirs = sum(entry.points for _, entry in table.scored() if entry.seat == NEUTRAL)
        totals.append(f"{seat_name(table.game.name, NEUTRAL)} {theirs}")
    parts.append(Text(translate("terminal-points-are", {"points": ", ".join(totals)}), "bold"))
    if table.state.over:
        won = ", ".join(seat_name(table.game.name, seat, names) for seat in table.outcome().winners)
        parts.append(Text(translate("terminal-won", {"seats": won}), "bold green"))
    return Group(*parts)
