"""Validation of cards and tokens: what each row says, and what all rows of a table must say together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comares.kernel.mistakes import NO_ROW, form, listed, one_of, out_of_range, problem, shown, unknown
from comares.sabika import components as c
from comares.sabika.counters import COUNTERS
from comares.sabika.loading.validate_board import Tables, Together
from comares.sabika.loading.validate_effects import (
    Found,
    is_choice_of,
    is_count,
    is_number,
    wrong_effect,
    wrong_scoring,
)
from comares.sabika.loading.validate_rows import Row
from comares.sabika.modifiers import EVENT_MODIFIERS, TRIGGERS

YUSUF_RING: Final = {"architect": 0, "merchant": 1, "poet": 2}
YUSUF_ACTIONS: Final = {
    "architect": ("construct_large", "construct_small", "storehouse"),
    "merchant": ("export", "consolidate"),
    "poet": ("engrave",),
}
YUSUF_COUNTERS: Final = ("large", "small", "presence", "consolidated", "poems")
ERAS: Final = {"I": 9, "II": 12}
REMOVED, POSITIVE, RED_CITIES, WISHES_OF_A_LETTER = 3, 5, 6, 3
LETTERS: Final = "ABCDEFGH"
MODIFIERS: Final = (
    "engrave_extra_materials",
    "engrave_vp_per_material",
    "engrave_discount",
    "secondary_discount",
    "route_discount",
    "market_extra_operations",
    "free_steps",
)
PAIRS: Final = {"export_base": ("vp", "taxes"), "rest": ("dinars", "vp")}
BLUE_TRIGGERS: Final = tuple(
    name for name in TRIGGERS if not name.startswith("on_build_using") and name != "on_store_good"
)
BLUE_FIELDS: Final = (*BLUE_TRIGGERS, "on_build_using", "goods_store", *PAIRS, "occupancy_free", *MODIFIERS)
MAX_BOXES: Final = 9
MAX_MODIFIER: Final = 9
MAX_PAIR: Final = 20
MAX_DINARS: Final = 50
MAX_COST: Final = 20
MAX_REWARD: Final = 50
MAX_ROUTE_EVENT: Final = 3


# Rows.


def storehouse(row: Row) -> Found:
    """S5.2: boxes."""
    if not is_count(row["boxes"], MAX_BOXES):
        yield "boxes", out_of_range("boxes", 1, MAX_BOXES)


def start_dinars(row: Row) -> Found:
    """S1.9: the dinars of a place."""
    if not is_number(row["dinars"], 0, MAX_DINARS):
        yield "dinars", out_of_range("dinars", 0, MAX_DINARS)


def long_poem(row: Row) -> Found:
    """S10.2: a letter and a number, and what is scored."""
    letter, number = row["id"][:1], row["id"][1:]
    if letter not in LETTERS or not (number.isascii() and number.isdigit()):
        yield "id", problem("poem-id")
    wrong = wrong_scoring(row["scoring"], ranks=True)
    if wrong:
        yield "scoring", wrong


def short_poem(row: Row) -> Found:
    """S11: the triggers and modifiers of the blue half."""
    if not row["blue"]:
        yield "blue", problem("blue-empty")
    for name, value in row["blue"].items():
        yield from _passive(str(name), value)


def _passive(name: str, value: Any) -> Found:
    if name == "on_build_using":
        if not isinstance(value, dict) or set(value) != {"material", "effect"} or value["material"] not in c.MATERIALS:
            yield name, form(name, "{material = MATERIAL, effect = EFFECT}")
        else:
            yield from wrong_effect(name, value["effect"])
    elif name == "goods_store":
        wanted = {"boxes", "on_store_good"}
        if not isinstance(value, dict) or set(value) != wanted or not is_count(value["boxes"], MAX_BOXES):
            yield name, form(name, "{boxes = NUMBER, on_store_good = EFFECT}")
        else:
            yield from wrong_effect(name, value["on_store_good"])
    elif name in BLUE_TRIGGERS:
        yield from wrong_effect(name, value)
    elif name in PAIRS:
        pair = PAIRS[name]
        fits = isinstance(value, dict) and set(value) == set(pair)
        if not fits or not all(is_number(n, 0, MAX_PAIR) for n in value.values()):
            yield name, problem("pair", first=pair[0], second=pair[1], most=MAX_PAIR)
    elif name == "occupancy_free":
        if value is not True:
            yield name, problem("exactly", what=name, value="true")
    elif name not in MODIFIERS:
        yield name[:30], unknown("modifier", name, BLUE_FIELDS)
    elif not is_count(value, MAX_MODIFIER):
        yield name, out_of_range(name, 1, MAX_MODIFIER)


def city_token(row: Row) -> Found:
    """S6.1, S6.2: the goods it demands; a red city has an action, a blue one an income."""
    if not is_choice_of(row["demand"], c.GOODS):
        yield "demand", problem("some-of", values=listed(c.GOODS))
    wanted, other = ("action", "income") if row["colour"] == "red" else ("income", "action")
    if wanted not in row or other in row:
        yield wanted, problem("city-then", wanted=wanted, other=other, colour=row["colour"])


def route(row: Row) -> Found:
    """S6.1: what a route costs."""
    if not is_count(row["cost"], MAX_COST):
        yield "cost", out_of_range("cost", 1, MAX_COST)


def trade_card(row: Row) -> Found:
    """S10.1: what is scored, and which city Yusuf consolidates."""
    wrong = wrong_scoring(row["scoring"], ranks=False)
    if wrong:
        yield "scoring", wrong
    condition = row["yusuf_condition"]
    known: dict[str, tuple[str, ...]] = {"demand": c.GOODS, "colour": c.CITY_COLOURS}
    if len(condition) > 1 or not all(key in known and value in known[key] for key, value in condition.items()):
        yield "yusuf_condition", problem("condition")


def wish(row: Row) -> Found:
    """S9.2: what the Sultan counts."""
    counts = row["count_of"]
    known = counts in COUNTERS if isinstance(counts, str) else set(counts) == {"types"}
    if not known or (isinstance(counts, dict) and not is_choice_of(counts["types"], c.TYPES)):
        yield "count_of", problem("count-of", value=shown(counts))


def event(row: Row) -> Found:
    """S12: what an event card changes."""
    if not row["modifier"]:
        yield "modifier", problem("event-empty")
    for name, value in row["modifier"].items():
        if name not in EVENT_MODIFIERS:
            yield "modifier", unknown("modifier", name, EVENT_MODIFIERS)
        elif name == "same_materials_allowed":
            if value is not True:
                yield "modifier", problem("exactly", what=name, value="true")
        elif name == "route_cost_each":
            if not is_number(value, 0, MAX_ROUTE_EVENT):
                yield "modifier", out_of_range(name, 0, MAX_ROUTE_EVENT)
        elif not is_number(value, -MAX_MODIFIER, MAX_MODIFIER):
            yield "modifier", out_of_range(name, -MAX_MODIFIER, MAX_MODIFIER)


def yusuf_card(worker: str) -> Callable[[Row], Found]:
    """S13.2: the space, the actions and the reward of a card of Yusuf's."""
    most, allowed = c.RING_SIZE[YUSUF_RING[worker]] - 1, YUSUF_ACTIONS[worker]

    def check(row: Row) -> Found:
        if not is_number(row["space"], 0, most):
            yield "space", out_of_range("space", 0, most)
        actions = row["actions"]
        if len(actions) > 2 or not all(isinstance(each, str) and each in allowed for each in actions):
            yield "actions", problem("yusuf-actions", values=listed(allowed))
        reward = row["reward"]
        numbers = [reward.get(key, 0) for key in ("vp", "taxes")]
        if not set(reward) <= {"vp", "taxes", "per"} or not all(is_number(n, 0, MAX_REWARD) for n in numbers):
            yield "reward", problem("yusuf-reward", most=MAX_REWARD)
        if "per" in reward and reward["per"] not in YUSUF_COUNTERS:
            yield "reward", one_of(reward["per"], YUSUF_COUNTERS, "per")

    return check


# Tables.


def buildings(tables: Tables) -> Together:
    """S1.5: how many tokens there are of each era, and how many are removed."""
    tokens = tables.get("tokens", [])
    for era, n in ERAS.items() if tokens else ():
        if sum(row["era"] == era for row in tokens) != n:
            yield "tokens", NO_ROW, "era", problem("eras", expected=n, era=era)
    removed = [row for row in tokens if row.get("removed_with_2")]
    if tokens and (len(removed) != REMOVED or any(row["era"] == "I" for row in removed)):
        yield "tokens", NO_ROW, "removed_with_2", problem("removed", expected=REMOVED)


def long_poems(tables: Tables) -> Together:
    """S1.7, S13: every letter, and one poem that a single player leaves in the box."""
    cards = tables.get("cards", [])
    if cards and {row["id"][:1] for row in cards} != set(LETTERS):
        yield "cards", NO_ROW, "id", problem("every-letter")
    if cards and sum(row.get("solo_removed", False) for row in cards) != 1:
        yield "cards", NO_ROW, "solo_removed", problem("solo-removed")


def trade(tables: Tables) -> Together:
    """S6: a map that hangs together, as many red cities as blue ones."""
    if "cities" in tables and "routes" in tables:
        yield from _map([row["id"] for row in tables["cities"]], tables["routes"])
    tokens = tables.get("tokens", [])
    if tokens and sum(row["colour"] == "red" for row in tokens) != RED_CITIES:
        yield "tokens", NO_ROW, "colour", problem("six-red")


def _map(names: list[str], routes: list[Row]) -> Together:
    places = (*names, "granada")
    for i, row in enumerate(routes):
        for end in ("a", "b"):
            if row[end] not in places:
                yield "routes", i, end, unknown("city", row[end], ["granada", *names])
        if row["a"] == row["b"]:
            yield "routes", i, "b", problem("route-ends")
    reached = {"granada"}
    for _ in places:
        for row in routes:
            if reached & {row["a"], row["b"]}:
                reached |= {row["a"], row["b"]}
    for i, name in enumerate(names):
        if name not in reached:
            yield "cities", i, "", problem("no-way")


def wishes(tables: Tables) -> Together:
    """S1.3: three wishes with each letter."""
    tokens = tables.get("tokens", [])
    for letter in "ABC" if tokens else "":
        if sum(row["letter"] == letter for row in tokens) != WISHES_OF_A_LETTER:
            yield "tokens", NO_ROW, "letter", problem("three-of-letter", letter=letter)


def events(tables: Tables) -> Together:
    """S12.1: five positive cards."""
    cards = tables.get("events", [])
    if cards and sum(row["kind"] == "positive" for row in cards) != POSITIVE:
        yield "events", NO_ROW, "kind", problem("five-positive")


def yusuf(tables: Tables) -> Together:
    """S13.2: a worker of Yusuf's must be able to move."""
    for worker, cards in tables.items():
        if len({row["space"] for row in cards}) < 2:
            yield worker, NO_ROW, "space", problem("two-spaces")
