"""Validation of effects, scorings and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from comares.sabika import components as c
from comares.sabika.counters import COUNTERS

Wrong = tuple[str, str, str, str]  # file, row, field, what would be right

GRANTED = tuple(action for action in c.ACTIONS[: c.PLAYERS_ACTIONS] if action != "reactivate")

NUMBERED = ("operations", "produce", "city_bonus", "activate_storehouse", "advance_reward")
ONE = ("any_earlier_reward", "large_bonus_available", "red_city_action")
EFFECTS = ("gain", "gain_choice", *NUMBERED, *ONE, "action", "balance_bonus", "free_ship", "vp_per", "choice")


def wrong_effect(file: str, where: str, field: str, effect: Any) -> Iterator[Wrong]:
    """The errors of an effect, those of its alternatives included."""
    if not isinstance(effect, list) or not all(isinstance(item, dict) and len(item) == 1 for item in effect):
        yield file, where, field, "expected an effect: a list of items such as {gain = {dinars = 2}}"
        return
    for item in effect:
        ((op, value),) = item.items()
        problem = _item(op, value)
        if problem:
            yield file, where, field, problem
        if op == "choice" and isinstance(value, list):
            for alternative in value:
                yield from wrong_effect(file, where, field, alternative)


def _item(op: str, value: Any) -> str:
    """The error of one item of an effect; empty if it is valid."""
    if op == "gain":
        return _amounts(value, c.RESOURCES)
    if op == "gain_choice":
        kinds = value.get("from") if isinstance(value, dict) else None
        if not is_count(value.get("count") if isinstance(value, dict) else None, 12):
            return "gain_choice: expected {count = NUMBER, from = [RESOURCE, ...]}"
        known = kinds == "quarry_materials" or (isinstance(kinds, list) and kinds and set(kinds) <= set(c.RESOURCES))
        return (
            ""
            if known
            else f"gain_choice: from {kinds!r}: expected some of {', '.join(c.RESOURCES)}, or quarry_materials"
        )
    if op in NUMBERED:
        return "" if is_count(value, 9) else f"{op}: expected a number from 1 to 9"
    if op in ONE:
        return "" if value == 1 else f"{op}: expected 1"
    if op == "action":
        return "" if value in GRANTED else f"action {value!r}: expected one of {', '.join(GRANTED)}"
    if op == "balance_bonus":
        return "" if value == "any" else "balance_bonus: expected any"
    if op == "free_ship":
        fits = isinstance(value, dict) and set(value) == {"max_goods", "seal", "city_bonus"}
        return "" if fits else "free_ship: expected {max_goods = NUMBER, seal = FLAG, city_bonus = FLAG}"
    if op == "vp_per":
        return wrong_scoring(value, ranks=False)
    if op == "choice":
        fits = isinstance(value, list) and 2 <= len(value) <= 5
        return "" if fits else "choice: expected two to five alternatives"
    return f"there is no effect {op!r}, expected one of {', '.join(EFFECTS)}"


def is_count(value: Any, most: int) -> bool:
    """Whether a value is a number from 1 to `most`."""
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most


def _amounts(value: Any, names: tuple[str, ...]) -> str:
    if not isinstance(value, dict) or not value:
        return "gain: expected amounts of resources, such as {dinars = 2}"
    for name, n in value.items():
        if name not in names:
            return f"there is no resource {name!r}, expected one of {', '.join(names)}"
        if not is_count(n, 50):
            return f"{name} = {n!r}: expected a number from 1 to 50"
    return ""


def wrong_scoring(value: Any, ranks: bool) -> str:
    """The error of a scoring; empty if it is valid. `ranks`: whether places may be ranked."""
    if not isinstance(value, dict):
        return "expected a scoring such as {of = COUNTER, each = NUMBER, max = NUMBER}"
    if ranks and set(value) == {"rank"}:
        return (
            ""
            if value["rank"] in COUNTERS
            else f"there is no counter {value['rank']!r}, expected one of {', '.join(COUNTERS)}"
        )
    if not {"of", "each"} <= set(value) <= {"of", "each", "max"}:
        return "expected of and each in a scoring, and max if it is limited"
    if value["of"] not in COUNTERS:
        return f"there is no counter {value['of']!r}, expected one of {', '.join(COUNTERS)}"
    fits = is_count(value["each"], 50) and is_count(value.get("max", 1), 200)
    return "" if fits else "expected numbers from 1 for each (to 50) and max (to 200)"
