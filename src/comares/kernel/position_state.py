"""From a view that was written by hand to a state: what follows from it, what does not fit together."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from comares.kernel.chance import Chance, SeededChance
from comares.kernel.errors import BadPosition, Unreachable
from comares.kernel.options import Options
from comares.kernel.outline import Node
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.view import View
from comares.kernel.view_text import derived, view_nodes
from comares.kernel.view_words import UNKNOWN

NO_STATE = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)  # what a hopeless view may lead to


def state_from(view: View, rules: Rules, chance: Chance, allow_unreachable: bool = False) -> State:
    """A state that the view could be, with its unknowns drawn from chance. A position that no game could reach is
    refused, unless it is allowed; a BadPosition says why there is no such state at all."""
    if not allow_unreachable:
        _refuse(_problems(view, rules))
    state = _imagine(view, rules, chance)
    if not allow_unreachable:
        _refuse(differences(view_nodes(view), view_nodes(rules.full_view(state))))
    options = Options()
    try:
        rules.options(state, options)
    except NO_STATE as error:
        raise BadPosition(0, f"what can be chosen is unclear: {error}") from error
    if not state.over and not options.n:
        raise BadPosition(0, f"pending: seat {state.seat + 1} has nothing to choose")
    return state


def with_derived(view: View, rules: Rules) -> View:
    """The view with every derived field filled in: they follow from what is known, whatever is hidden."""
    if _has_blanks(view):
        _fill(view, rules.full_view(_imagine(view, rules, SeededChance(0))))
    return view


def differences(given: list[Node], full: list[Node], path: str = "") -> list[str]:
    """Where the given rows say anything else than the full ones, other than that something is unknown."""
    if len(given) != len(full):
        return [f"{path}: expected {len(full)} rows, not {len(given)}"]
    found: list[str] = []
    for mine, right in zip(given, full, strict=True):
        here = f"{path} {mine.words[0]}".strip()
        if len(mine.words) == 2 and mine.words[1] == UNKNOWN:
            continue
        if not _fits(mine.words, right.words):
            found.append(f"{here}: expected {' '.join(right.words)}, not {' '.join(mine.words)}")
        else:
            found += differences(mine.children, right.children, here)
    return found


def _fits(given: list[str], full: list[str]) -> bool:
    """Whether every word is the same, or unknown in the first row."""
    return len(given) == len(full) and all(
        mine in (right, UNKNOWN, f"{right.partition('=')[0]}={UNKNOWN}")
        for mine, right in zip(given, full, strict=True)
    )


def _imagine(view: View, rules: Rules, chance: Chance) -> State:
    try:
        return rules.imagine(view, chance)
    except NO_STATE as error:
        _refuse(_problems(view, rules))
        raise BadPosition(0, f"no table can be set up like this: {error}") from error


def _problems(view: View, rules: Rules) -> list[str]:
    try:
        return rules.problems(view)
    except NO_STATE as error:
        raise BadPosition(0, f"no table can be set up like this: {error}") from error


def _refuse(problems: list[str]) -> None:
    if problems:
        raise Unreachable(problems)


def _has_blanks(part: Any) -> bool:
    """Whether a derived field of the view or of a part of it is not filled in yet."""
    if isinstance(part, list | tuple):
        return any(_has_blanks(item) for item in part)
    if isinstance(part, dict):
        return any(_has_blanks(item) for item in part.values())
    if not is_dataclass(part):
        return False
    blank = any(getattr(part, name) is None for name in derived(type(part)))
    return blank or any(_has_blanks(getattr(part, field.name)) for field in fields(part))


def _fill(part: Any, full: Any) -> None:
    """Copy the derived fields of every part from the same part of the full view."""
    if isinstance(part, list | tuple):
        for mine, right in zip(part, full, strict=False):
            _fill(mine, right)
    elif isinstance(part, dict):
        for name in part:
            _fill(part[name], full.get(name))
    elif is_dataclass(part) and type(part) is type(full):
        for field in fields(part):
            if field.name not in derived(type(part)):
                _fill(getattr(part, field.name), getattr(full, field.name))
            elif getattr(part, field.name) is None:
                object.__setattr__(part, field.name, getattr(full, field.name))
