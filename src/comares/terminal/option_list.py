"""The options of a decision, numbered, in an order that a person would look for."""

from __future__ import annotations

from typing import Any

from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
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
    state = rules.imagine(view, SeededChance(0))
    seat, step = decision.seat, state.step()
    points = rules.outcome(state).standing()[seat]
    entries = []
    for code in decision.codes:
        after, chance, option = state.copy(), SeededChance(0), rules.parse(code)
        rules.steps[option & 255].choose(after, option, chance, SILENT)
        told = not chance.draws
        gain = rules.outcome(after).standing()[seat] - points if told else 0
        entries.append(Entry(0, code, gain, told and after.step() == step))
    return entries
