"""Validation of effects, scorings and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from comares.kernel.mistakes import Problem, form, listed, one_of, out_of_range, problem, shown, unknown
from comares.sabika import components as c
from comares.sabika.counters import COUNTERS

Found = Iterator[tuple[str, Problem]]  # a field of a row, and what is wrong with it

GRANTED: Final = tuple(action for action in c.ACTIONS[: c.PLAYERS_ACTIONS] if action != "reactivate")

NUMBERED: Final = ("operations", "produce", "city_bonus", "activate_storehouse", "advance_reward")
ONE: Final = ("any_earlier_reward", "large_bonus_available", "red_city_action")
EFFECTS: Final = ("gain", "gain_choice", *NUMBERED, *ONE, "action", "balance_bonus", "free_ship", "vp_per", "choice")
QUARRY_MATERIALS: Final = "quarry_materials"

MAX_GAIN: Final = 50
MAX_CHOICE: Final = 12
MAX_TIMES: Final = 9
MAX_EACH: Final = 50
MAX_LIMIT: Final = 200
MAX_SHIPPED: Final = 9
MIN_ALTERNATIVES, MAX_ALTERNATIVES = 2, 5
MAX_ITEMS: Final = 8  # of an effect
MAX_DEPTH: Final = 2  # a choice inside a choice


def wrong_effect(field: str, effect: Any, depth: int = 0) -> Found:
    """The errors of an effect, those of its alternatives included."""
    if not isinstance(effect, list) or not all(isinstance(item, dict) and len(item) == 1 for item in effect):
        yield field, problem("effect", example="{gain = {dinars = 2}}")
        return
    if len(effect) > MAX_ITEMS:
        yield field, problem("effect-long", most=MAX_ITEMS)
        return
    for item in effect:
        ((op, value),) = item.items()
        found = _item(op, value)
        if found:
            yield field, found
        if op == "choice" and isinstance(value, list):
            if depth >= MAX_DEPTH:
                yield field, problem("effect-deep")
                return
            for alternative in value[:MAX_ALTERNATIVES]:
                yield from wrong_effect(field, alternative, depth + 1)


def _item(op: str, value: Any) -> Problem | None:
    """The error of one item of an effect."""
    if op == "gain":
        return _amounts(value)
    if op == "gain_choice":
        return _gain_choice(value)
    if op in NUMBERED:
        return None if is_count(value, MAX_TIMES) else out_of_range(op, 1, MAX_TIMES)
    if op in ONE:
        return None if value == 1 and is_count(value, 1) else problem("exactly", what=op, value="1")
    if op == "action":
        return None if value in GRANTED else one_of(value, GRANTED, "action")
    if op == "balance_bonus":
        return None if value == "any" else problem("exactly", what=op, value="any")
    if op == "free_ship":
        return _free_ship(value)
    if op == "vp_per":
        return wrong_scoring(value, ranks=False)
    if op == "choice":
        fits = isinstance(value, list) and MIN_ALTERNATIVES <= len(value) <= MAX_ALTERNATIVES
        return None if fits else problem("alternatives")
    return unknown("effect", op, EFFECTS)


def _gain_choice(value: Any) -> Problem | None:
    if not isinstance(value, dict) or set(value) != {"count", "from"} or not is_count(value["count"], MAX_CHOICE):
        return form("gain_choice", "{count = NUMBER, from = [RESOURCE, ...]}")
    kinds = value["from"]
    if kinds == QUARRY_MATERIALS or is_choice_of(kinds, c.RESOURCES):
        return None
    return problem("gain-choice-from", value=shown(kinds), values=listed(c.RESOURCES))


def _free_ship(value: Any) -> Problem | None:
    fits = (
        isinstance(value, dict)
        and set(value) == {"max_goods", "seal", "city_bonus"}
        and is_number(value["max_goods"], 0, MAX_SHIPPED)
        and all(isinstance(value[name], bool) for name in ("seal", "city_bonus"))
    )
    return None if fits else form("free_ship", "{max_goods = NUMBER, seal = FLAG, city_bonus = FLAG}")


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value is a number from `least` to `most`."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_count(value: Any, most: int) -> bool:
    """Whether a value is a number from 1 to `most`."""
    return is_number(value, 1, most)


def is_choice_of(value: Any, values: tuple[str, ...]) -> bool:
    """Whether a value is a list of some of these words, each once."""
    fits = isinstance(value, list) and value and all(isinstance(each, str) and each in values for each in value)
    return bool(fits) and len(set(value)) == len(value)


def _amounts(value: Any) -> Problem | None:
    if not isinstance(value, dict) or not value:
        return form("gain", "{dinars = 2}")
    for name, n in value.items():
        if name not in c.RESOURCES:
            return unknown("resource", name, c.RESOURCES)
        if not is_count(n, MAX_GAIN):
            return out_of_range(f"{name} = {shown(n)}", 1, MAX_GAIN)
    return None


def wrong_scoring(value: Any, ranks: bool) -> Problem | None:
    """The error of a scoring. `ranks`: whether places may be ranked."""
    if not isinstance(value, dict):
        return form("scoring", "{of = COUNTER, each = NUMBER, max = NUMBER}")
    if ranks and set(value) == {"rank"}:
        return None if value["rank"] in COUNTERS else unknown("counter", value["rank"], COUNTERS)
    if not {"of", "each"} <= set(value) <= {"of", "each", "max"}:
        return problem("scoring")
    if value["of"] not in COUNTERS:
        return unknown("counter", value["of"], COUNTERS)
    fits = is_count(value["each"], MAX_EACH) and is_count(value.get("max", 1), MAX_LIMIT)
    return None if fits else problem("scoring-numbers", each=MAX_EACH, max=MAX_LIMIT)
