"""Points with their reasons."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from comares.kernel.events import Scored
from comares.kernel.outcome import Outcome
from comares.kernel.table import Table
from comares.words import say, seat_name, tell


def reasons(game: str, entries: list[Scored], names: list[str]) -> RenderableType:
    """Each point once: how many, the sentence, the rule; seat by seat."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right")
    for entry in sorted(entries, key=lambda entry: (entry.seat < 0, entry.seat)):  # who has no seat comes last
        grid.add_row(f"+{entry.points}", tell(game, entry.why, names), Text(f"({entry.rule})", "bright_black"))
    return grid


def scored_now(game: str, outcome: Outcome, names: list[str]) -> RenderableType:
    """If we scored now."""
    totals = [
        say("terminal-would-have", {"seat": name, "points": points, "standing": standing})
        for name, points, standing in zip(names, outcome.points, outcome.standing())
    ]
    return Group(reasons(game, outcome.now, names), *(Text(total, "bold") for total in totals))


def scored_so_far(table: Table, names: list[str]) -> RenderableType:
    """All points given, scoring by scoring, and who has won."""
    by_line: dict[int, list[Scored]] = {}
    for number, entry in table.scored():
        by_line.setdefault(number, []).append(entry)
    parts: list[RenderableType] = []
    for number, entries in by_line.items():
        parts += [Text(say("terminal-scored-in", {"line": number}), "bold"), reasons(table.game.name, entries, names)]
    points = ", ".join(f"{name} {points}" for name, points in zip(names, table.points()))
    parts.append(Text(say("terminal-points-are", {"points": points}), "bold"))
    if table.state.over:
        won = ", ".join(seat_name(table.game.name, seat, names) for seat in table.outcome().winners)
        parts.append(Text(say("terminal-won", {"seats": won}), "bold green"))
    return Group(*parts)
