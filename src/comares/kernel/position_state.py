"""From a view that was written by hand to a state: what follows from it, what does not fit together."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple

from comares.kernel.chance import Chance, SeededChance
from comares.kernel.errors import BadPosition, Unreachable
from comares.kernel.indented_text import Node
from comares.kernel.options import Options
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
    state, full = _imagine(view, rules, chance)
    if not allow_unreachable:
        _refuse(differences(view_nodes(replace(view, viewer=None)), view_nodes(full)))
    if not state.over and not _options(state, rules):
        raise BadPosition(0, f"pending: seat {state.seat + 1} has nothing to choose")
    return state


def with_derived(view: View, rules: Rules) -> View:
    """The view with every derived field filled in: they follow from what is known, whatever is hidden."""
    if _has_derived(view):
        state, full = _imagine(view, rules, SeededChance(0))
        _fill(view, full if view.viewer is None else rules.view(state, view.viewer))
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


class _Imagined(NamedTuple):
    """A state and everything that can be seen of it."""

    state: State
    full: View


def _imagine(view: View, rules: Rules, chance: Chance) -> _Imagined:
    try:
        state = rules.imagine(view, chance)
        return _Imagined(state, rules.full_view(state))
    except NO_STATE as error:
        _refuse(_problems(view, rules))
        raise _hopeless(error) from error


def _problems(view: View, rules: Rules) -> list[str]:
    try:
        return rules.problems(view)
    except NO_STATE as error:
        raise _hopeless(error) from error


def _options(state: State, rules: Rules) -> list[int]:
    options = Options()
    try:
        rules.options(state, options)
    except NO_STATE as error:
        raise _hopeless(error) from error
    return options.to_list()


def _hopeless(error: Exception) -> BadPosition:
    return BadPosition(0, f"no table can be set up like this: {error}")


def _refuse(problems: list[str]) -> None:
    if problems:
        raise Unreachable(problems)


def _has_derived(part: Any) -> bool:
    """Whether the view or a part of it has derived fields."""
    if isinstance(part, list | tuple):
        return any(_has_derived(item) for item in part)
    if isinstance(part, dict):
        return any(_has_derived(item) for item in part.values())
    if not is_dataclass(part):
        return False
    return bool(derived(type(part))) or any(_has_derived(getattr(part, field.name)) for field in fields(part))


def _fill(part: Any, full: Any) -> None:
    """Copy the derived fields of every part from the same part of the full view."""
    if isinstance(part, list | tuple) and isinstance(full, list | tuple):
        for mine, right in zip(part, full, strict=False):
            _fill(mine, right)
    elif isinstance(part, dict) and isinstance(full, dict):
        for name in part.keys() & full.keys():
            _fill(part[name], full[name])
    elif is_dataclass(part) and type(part) is type(full):
        for field in fields(part):
            if field.name not in derived(type(part)):
                _fill(getattr(part, field.name), getattr(full, field.name))
            else:
                object.__setattr__(part, field.name, getattr(full, field.name))
