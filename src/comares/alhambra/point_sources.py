"""Where the points of a scoring come from."""

from __future__ import annotations

from comares.kernel.events import Scored
from comares.kernel.rules import Rules
from comares.kernel.state import State


def source_of(scored: Scored) -> str:
    """The kind of building, `wall`, or what a module scores."""
    return str(scored.why.arguments.get("kind", scored.why.kind.name.removeprefix("scored-")))


def points_by_source(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """What a scoring now would give the seat: by kind of building, for the `wall`, and for what modules score."""
    points: dict[str, int] = {}
    for scored in rules.outcome(state).now:
        if scored.seat == seat:
            source = source_of(scored)
            points[source] = points.get(source, 0) + int(scored.points)
    return points


def gains_by_source(rules: Rules, before: State, after: State, seat: int) -> dict[str, int]:
    """What a scoring after the change would give the seat more or less than one before it."""
    was, now = points_by_source(rules, before, seat), points_by_source(rules, after, seat)
    gains = {source: now.get(source, 0) - was.get(source, 0) for source in {**was, **now}}
    return {source: gain for source, gain in gains.items() if gain}
