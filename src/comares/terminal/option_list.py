"""The options of a decision, numbered and sorted for a person."""

from __future__ import annotations

from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
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
    state = rules.imagine(view, SeededChance(0))
    seat, step = decision.seat, state.step()
    points = rules.outcome(state).standing()[seat]
    entries = []
    for code in decision.codes:
        after, chance, option = state.copy(), SeededChance(0), rules.parse(code)
        rules.steps[option & 255].choose(after, option, chance, SILENT)
        known = not chance.draws
        gain = rules.outcome(after).standing()[seat] - points if known else 0
        entries.append(Entry(0, code, gain, known and after.step() == step))
    return entries
