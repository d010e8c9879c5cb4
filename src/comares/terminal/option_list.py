"""The options of a decision, numbered, in an order that a person would look for."""

from __future__ import annotations

from typing import Any

from comares.kernel.preview import imagined, preview_choice
from comares.kernel.rules import Rules
from comares.kernel.table import Decision
from comares.terminal.renderer import Drawing, Entry


def numbered(rules: Rules, drawing: Drawing, view: Any, decision: Decision) -> list[Entry]:
    """Every option once: kind by kind as the rules list them, and within a kind as the game is drawn."""
    entries = previewed(rules, view, decision)
    kinds = list(dict.fromkeys(entry.kind for entry in entries))
    entries.sort(key=lambda entry: (kinds.index(entry.kind), drawing.rank(view, entry)))
    return [entry._replace(number=number) for number, entry in enumerate(entries, 1)]


def previewed(rules: Rules, view: Any, decision: Decision) -> list[Entry]:
    """What each option would do by itself, before anything is drawn, in a game that the viewer could be in."""
    state = imagined(rules, view)
    seat, step = decision.seat, state.step()
    points = rules.outcome(state).standing()[seat]
    entries = []
    for code in decision.codes:
        preview = preview_choice(rules, state, rules.parse(code))
        standing = preview.standing(rules)
        gain = 0 if standing is None else standing[seat] - points
        entries.append(Entry(0, code, gain, preview.is_known and preview.after.step() == step))
    return entries
