"""What an option would change: imagine a state that fits a view, carry the option out in a copy, compare."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from mypy_extensions import i64

from comares.kernel.chance import Chance, SeededChance
from comares.kernel.events import Event, EventCollector
from comares.kernel.log import SILENT
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import is_final
from comares.kernel.view import View


class UnknownDraw(Exception):
    """Something hidden would have to be drawn or revealed."""


class NoChance(Chance):
    """Raises UnknownDraw instead of drawing or revealing anything."""

    def draw(self, pile: i64, n: i64) -> i64:
        raise UnknownDraw

    def mark_revealed(self) -> None:
        raise UnknownDraw


class Preview(NamedTuple):
    """An option carried out in a copy of the state."""

    option: int
    before: State
    chosen: State  # right after the choice, before anything that follows from it
    after: State  # the state to compare with `before`
    is_known: bool  # False: something was drawn on the way to `after`, so its points say nothing
    drew: bool  # whether something was drawn on the way to `after`

    def standing(self, rules: Rules) -> list[int] | None:
        """The points of each seat as a scoring now would make them; None if they depend on a draw."""
        return rules.outcome(self.after).standing() if self.is_known else None


class DryRun(NamedTuple):
    """What the log would say of a choice, and whether it could not be undone."""

    events: list[Event]  # of the choice itself; none if it draws
    is_final: bool


def imagined(rules: Rules, view: View) -> State:
    """A state that fits the view, the same one every time: equal views give equal previews."""
    return rules.imagine(view, SeededChance(0))


def preview_choice(rules: Rules, state: State, option: int) -> Preview:
    """The effect of the choice alone, before anything that follows from it."""
    after, chance = state.copy(), SeededChance(0)
    rules.steps[option & 255].choose(after, option, chance, SILENT)
    return Preview(option, state, after, after, not chance.draws, bool(chance.draws))


def preview_until(rules: Rules, state: State, option: int, ends: Collection[str]) -> Preview:
    """The effect of the choice and of what it sets off, up to the next decision or the first step of `ends`. What is
    drawn on the way must not change what the preview compares: a refilled display, not a gain."""
    after, chance = state.copy(), SeededChance(0)
    rules.steps[option & 255].choose(after, option, chance, SILENT)
    chosen = after.copy()
    while not after.over and rules.steps[after.step()].name not in ends:
        if rules.steps[after.step()].run(after, chance, SILENT):
            break
    return Preview(option, state, chosen, after, True, bool(chance.draws))


def dry_run(rules: Rules, state: State, option: int) -> DryRun:
    """The choice carried out to the next decision, without a trace."""
    after, seat = state.copy(), int(state.seat)
    chance, events = SeededChance(0), EventCollector(rules.events)
    step = rules.steps[option & 255]
    step.choose(after, option, chance, events)
    known = [] if chance.draws else events.events
    rules.advance(after, chance, SILENT)
    # A choice that several seats make in secret is revealed when all have made it: what follows is not known.
    return DryRun(known, (step.secret and rules.seats > 1) or is_final(after, seat, chance))
