"""The stages of a choice: itself and what it sets off, part by part, so that a client can show one after the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from comares.kernel.chance import Chance
from comares.kernel.events import EventCollector
from comares.kernel.rules import Rules
from comares.kernel.state import State


class Stage(NamedTuple):
    """A part of what a choice sets off: the step that began it (empty: the choice itself), how many events had happened
    after it, and the state after it (None: the state after the whole choice)."""

    step: str
    events: int
    state: State | None


def apply_in_stages(
    rules: Rules, state: State, option: int, chance: Chance, log: EventCollector, starts: Collection[str]
) -> list[Stage]:
    """As `Rules.apply`, and the stages: every run of a step of `starts` begins one; one without events is left out."""
    rules.steps[option & 255].choose(state, option, chance, log)
    found: list[Stage] = []
    name, told = "", 0
    while not state.over:
        step = rules.steps[state.step()]
        if step.name in starts:
            if len(log.events) > told:
                told = len(log.events)
                found.append(Stage(name, told, state.copy()))
            name = step.name
        if step.run(state, chance, log):
            break
    if len(log.events) == told and found:
        name = found.pop().step  # nothing was told after it
    return [*found, Stage(name, len(log.events), None)]
