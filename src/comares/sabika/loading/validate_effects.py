"""What must hold of an effect, a scoring, a number in the data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from comares.sabika import components as c
from comares.sabika.counters import COUNTERS

Wrong = tuple[str, str, str, str]  # file, row, field, what is wrong

GRANTED = tuple(action for action in c.ACTIONS[: c.PLAYERS_ACTIONS] if action != "reactivate")

NUMBERED = ("operations", "produce", "city_bonus", "activate_storehouse", "advance_reward")
ONE = ("any_earlier_reward", "large_bonus_available", "red_city_action")


def wrong_effect(file: str, where: str, field: str, effect: Any) -> Iterator[Wrong]:
    if not isinstance(effect, list) or not all(isinstance(item, dict) and len(item) == 1 for item in effect):
        yield file, where, field, "an effect is a list of items such as {gain = {dinars = 2}}"
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
    """What is wrong with one item of an effect."""
    if op == "gain":
        return _amounts(value, c.RESOURCES)
    if op == "gain_choice":
        kinds = value.get("from") if isinstance(value, dict) else None
        if not is_count(value.get("count") if isinstance(value, dict) else None, 12):
            return "gain_choice wants {count = NUMBER, from = [RESOURCE, ...]}"
        known = kinds == "quarry_materials" or (isinstance(kinds, list) and kinds and set(kinds) <= set(c.RESOURCES))
        return "" if known else f"from: {kinds!r} are not resources"
    if op in NUMBERED:
        return "" if is_count(value, 9) else f"{op} wants a number from 1 to 9"
    if op in ONE:
        return "" if value == 1 else f"{op} wants 1"
    if op == "action":
        return "" if value in GRANTED else f"no card, token or track may grant the action {value!r}"
    if op == "balance_bonus":
        return "" if value == "any" else "balance_bonus wants any"
    if op == "free_ship":
        fits = isinstance(value, dict) and set(value) == {"max_goods", "seal", "city_bonus"}
        return "" if fits else "free_ship wants {max_goods = NUMBER, seal = FLAG, city_bonus = FLAG}"
    if op == "vp_per":
        return wrong_scoring(value, ranks=False)
    if op == "choice":
        fits = isinstance(value, list) and 2 <= len(value) <= 5
        return "" if fits else "a choice has two to five alternatives"
    return f"there is no effect {op!r}"


def is_count(value: Any, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most


def _amounts(value: Any, names: tuple[str, ...]) -> str:
    if not isinstance(value, dict) or not value:
        return "how much of what is gained should stand here, such as {dinars = 2}"
    for name, n in value.items():
        if name not in names:
            return f"there is no resource {name!r}"
        if not is_count(n, 50):
            return f"{name}: {n!r} is not a number from 1 to 50"
    return ""


def wrong_scoring(value: Any, ranks: bool) -> str:
    if not isinstance(value, dict):
        return "a scoring such as {of = COUNTER, each = NUMBER, max = NUMBER} should stand here"
    if ranks and set(value) == {"rank"}:
        return "" if value["rank"] in COUNTERS else f"there is no counter {value['rank']!r}"
    if not {"of", "each"} <= set(value) <= {"of", "each", "max"}:
        return "a scoring has of and each, and max if it is limited"
    if value["of"] not in COUNTERS:
        return f"there is no counter {value['of']!r}"
    fits = is_count(value["each"], 50) and is_count(value.get("max", 1), 200)
    return "" if fits else "each and max are numbers from 1"
