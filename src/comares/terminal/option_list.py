"""The options of a decision, numbered and sorted for a person."""

from __future__ import annotations

from comares.kernel.preview import imagined, preview_choice
from comares.kernel.rules import Rules
from comares.kernel.table import Decision
from comares.kernel.view import View
from comares.terminal.renderer import Entry, Renderer


def numbered(rules: Rules, renderer: Renderer, view: View, decision: Decision) -> list[Entry]:
    """Every option once: kinds in the order of the rules, options of a kind in the order of the renderer."""
    entries = previewed(rules, view, decision)
    kinds = list(dict.fromkeys(entry.kind for entry in entries))
    entries.sort(key=lambda entry: (kinds.index(entry.kind), renderer.rank(view, entry)))
    return [entry._replace(number=number) for number, entry in enumerate(entries, 1)]


def previewed(rules: Rules, view: View, decision: Decision) -> list[Entry]:
    """What each option would change by itself, in a state that fits the view. Options that draw show no gain."""
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
