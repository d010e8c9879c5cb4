"""Validation across rows: counts, letters, the map, and that no effect triggers itself for ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from comares.sabika import components as c
from comares.sabika.counters import COUNTERS
from comares.sabika.loading.validate_effects import Wrong, is_count, wrong_effect, wrong_scoring
from comares.sabika.loading.validate_loops import loops
from comares.sabika.loading.validate_rows import SCHEMAS, Row, wrong_table
from comares.sabika.modifiers import EVENT_MODIFIERS, TRIGGERS

RING_ACTIONS = {
    "outer": ("quarry_small", "quarry_large", "storehouse", "storehouse", "market", "market", "construct", "construct"),
    "middle": ("export", "consolidate", "production") * 2,
    "inner": ("engrave", "reactivate", "craft") * 2,
}
YUSUFS = {"architect": ("construct_large", "construct_small", "storehouse"), "merchant": ("export", "consolidate")}


def wrong(found: dict[str, Any]) -> Iterator[Wrong]:
    """All errors of the data, in the order of the files."""
    for file, schemas in SCHEMAS.items():
        for name, schema in schemas.items():
            yield from wrong_table(found, file, name, schema)
    yield from _board(found["board"])
    yield from _buildings(found)
    yield from _poems(found)
    yield from _trade(found["trade"])
    yield from _wishes(found["sultan"])
    yield from _events(found["events"]["events"])
    yield from _yusuf(found["yusuf"])
    yield from loops(found)


# File by file.


def _board(board: dict[str, Any]) -> Iterator[Wrong]:
    for ring, actions in RING_ACTIONS.items():
        if sorted(row["action"] for row in board[ring]) != sorted(actions):
            yield "board", ring, "action", f"expected these actions on the ring: {', '.join(sorted(actions))}"
    sides = [row.get("stack") for row in board["outer"] if row["action"] == "storehouse"]
    if sorted(map(str, sides)) != ["left", "right"]:
        yield "board", "outer", "stack", "expected left at one storehouse space and right at the other"
    for row in board["secondary_spaces"]:
        rings = ("outer", "middle") if row["kind"] == "raw" else ("middle", "inner")
        for ring in rings:
            size = c.RING_SIZE[c.RINGS.index(ring)]
            if not isinstance(row.get(ring), int) or not 0 <= row[ring] < size:
                expected = f"expected a space of the {ring} ring, from 0 to {size - 1}"
                yield "board", f"secondary_spaces {row['id']}", ring, expected
    yield from _joined_twice(board["secondary_spaces"])
    closed = [row for row in board["secondary_spaces"] if row.get("only_with_4")]
    if len(closed) != 3:
        yield (
            "board",
            "secondary_spaces",
            "only_with_4",
            f"{len(closed)} spaces are only for four players, expected 3",
        )
    for row in board["sultan_workers"]:
        for ring in c.RINGS:
            if not all(isinstance(at, int) and 0 <= at < c.RING_SIZE[c.RINGS.index(ring)] for at in row[ring]):
                yield "board", f"sultan_workers {row['players']}", ring, "expected spaces of the ring, from 0"
    if sum(row["wish"] for row in board["round_track"]) != c.TOWER:
        yield "board", "round_track", "wish", "expected three spaces with a wish"
    if not board["round_track"][-1]["wish"]:
        yield "board", "round_track", "wish", "expected a wish on the last space"
    last = [row.get("last", False) for row in board["reward_track"]]
    if last != [False] * (len(last) - 1) + [True] or len(last) < 2:
        yield "board", "reward_track", "last", "expected at least two spaces, and true only for the last one"
    by_id = {row["id"]: row for row in board["displays"]}
    if sorted(by_id["small_buildings"].get("yusuf_order", [])) != [0, 1, 2, 3]:
        yield "board", "displays small_buildings", "yusuf_order", "expected the four spaces, from 0, in Yusuf's order"
    for name in ("short_poems", "long_poems"):
        counts = by_id[name].get("count_by_players")
        if not isinstance(counts, list) or len(counts) != 4 or not all(is_count(n, 8) for n in counts):
            yield (
                "board",
                f"displays {name}",
                "count_by_players",
                "expected four numbers from 1 to 8, by players",
            )


def _joined_twice(spaces: list[Row]) -> Iterator[Wrong]:
    """S8: a space of a ring has one raw space and one marble space at the most, on each side of the board."""
    taken: dict[tuple[Any, ...], str] = {}
    for row in spaces:
        for ring in c.RINGS:
            if ring in row:
                other = taken.setdefault((row["side"], row["kind"], ring, row[ring]), row["id"])
                if other != row["id"]:
                    expected = f"expected one {row['kind']} space at the most"
                    problem = f"{other} is joined to space {row[ring]} of the {ring} ring too, {expected}"
                    yield "board", f"secondary_spaces {row['id']}", ring, problem


def _buildings(found: dict[str, Any]) -> Iterator[Wrong]:
    tokens = found["buildings_large"]["tokens"]
    for era, n in (("I", 9), ("II", 12)):
        if sum(row["era"] == era for row in tokens) != n:
            yield "buildings_large", "tokens", "era", f"expected {n} tokens of era {era}"
    removed = [row for row in tokens if row.get("removed_with_2")]
    if len(removed) != 3 or any(row["era"] == "I" for row in removed):
        yield (
            "buildings_large",
            "tokens",
            "removed_with_2",
            "expected three removed tokens, all of era II",
        )
    for row in found["storehouses"]["tokens"]:
        if not is_count(row["boxes"], 9):
            yield "storehouses", f"tokens id {row['id']}", "boxes", "expected a number from 1 to 9"


def _poems(found: dict[str, Any]) -> Iterator[Wrong]:
    cards = found["poems_long"]["cards"]
    for row in cards:
        letter, number = row["id"][:1], row["id"][1:]
        if letter not in "ABCDEFGH" or not number.isdigit():
            yield "poems_long", f"cards id {row['id']}", "id", "expected a letter from A to H and a number"
        problem = wrong_scoring(row["scoring"], ranks=True)
        if problem:
            yield "poems_long", f"cards id {row['id']}", "scoring", problem
    if {row["id"][:1] for row in cards} != set("ABCDEFGH"):
        yield "poems_long", "cards", "id", "expected every letter from A to H"
    if sum(row.get("solo_removed", False) for row in cards) != 1:
        yield "poems_long", "cards", "solo_removed", "expected one poem that is removed in the solo game"
    for row in found["poems_short"]["cards"]:
        where = f"cards id {row['id']}"
        if not row["blue"]:
            yield "poems_short", where, "blue", "expected a trigger or a modifier"
        for name, value in row["blue"].items():
            yield from _passive(where, name, value)


NUMBERS = (
    "engrave_extra_materials",
    "engrave_vp_per_material",
    "engrave_discount",
    "secondary_discount",
    "route_discount",
    "market_extra_operations",
    "free_steps",
)


def _passive(where: str, name: str, value: Any) -> Iterator[Wrong]:
    file = "poems_short"
    if name == "on_build_using":
        if not isinstance(value, dict) or value.get("material") not in c.MATERIALS:
            yield file, where, name, "expected {material = MATERIAL, effect = EFFECT}"
        else:
            yield from wrong_effect(file, where, name, value.get("effect"))
    elif name == "goods_store":
        if not isinstance(value, dict) or not is_count(value.get("boxes"), 9):
            yield file, where, name, "expected {boxes = NUMBER, on_store_good = EFFECT}"
        else:
            yield from wrong_effect(file, where, name, value.get("on_store_good"))
    elif name in TRIGGERS:
        yield from wrong_effect(file, where, name, value)
    elif name in ("export_base", "rest"):
        wanted = {"vp", "taxes"} if name == "export_base" else {"vp", "dinars"}
        if not isinstance(value, dict) or set(value) != wanted or not all(isinstance(n, int) for n in value.values()):
            yield file, where, name, f"expected numbers for {' and '.join(sorted(wanted))}"
    elif name == "occupancy_free":
        if value is not True:
            yield file, where, name, "expected true"
    elif name not in NUMBERS or not is_count(value, 9):
        yield file, where, name, f"{value!r}: expected a trigger or a modifier of blue poems with its value"


def _trade(trade: dict[str, Any]) -> Iterator[Wrong]:
    names = [row["id"] for row in trade["cities"]]
    reached = {"granada"}
    for _ in range(len(names) + 1):
        for number, row in enumerate(trade["routes"], 1):
            for end in ("a", "b"):
                if row[end] not in (*names, "granada"):
                    yield (
                        "trade",
                        f"routes row {number}",
                        end,
                        f"there is no city {row[end]!r}, expected granada or one of {', '.join(names)}",
                    )
            if not is_count(row["cost"], 20):
                yield "trade", f"routes row {number}", "cost", "expected a number of dinars from 1 to 20"
            if reached & {row["a"], row["b"]}:
                reached |= {row["a"], row["b"]}
    for name in names:
        if name not in reached:
            yield "trade", f"cities id {name}", "", "expected a way from granada to this city"
    for row in trade["tokens"]:
        where = f"tokens id {row['id']}"
        if not row["demand"] or not set(row["demand"]) <= set(c.GOODS):
            yield "trade", where, "demand", f"expected some of {', '.join(c.GOODS)}"
        wanted, other = ("action", "income") if row["colour"] == "red" else ("income", "action")
        if wanted not in row or other in row:
            yield "trade", where, wanted, f"expected {wanted} and no {other} for a {row['colour']} city"
    if sum(row["colour"] == "red" for row in trade["tokens"]) != 6:
        yield "trade", "tokens", "colour", "expected six red and six blue tokens"
    for row in trade["trade_cards"]:
        problem = wrong_scoring(row["scoring"], ranks=False)
        if problem:
            yield "trade", f"trade_cards id {row['id']}", "scoring", problem
        condition = row["yusuf_condition"]
        known = {"demand": c.GOODS, "colour": c.CITY_COLOURS}
        if len(condition) > 1 or not all(key in known and value in known[key] for key, value in condition.items()):
            yield (
                "trade",
                f"trade_cards id {row['id']}",
                "yusuf_condition",
                "expected a demand, a colour, or {} for every city",
            )


def _wishes(sultan: dict[str, Any]) -> Iterator[Wrong]:
    for letter in "ABC":
        if sum(row["letter"] == letter for row in sultan["tokens"]) != 3:
            yield "sultan", "tokens", "letter", f"expected three wishes with the letter {letter}"
    for row in sultan["tokens"]:
        counts = row["count_of"]
        if isinstance(counts, str):
            known = counts in COUNTERS
        else:
            known = set(counts) == {"types"} and set(counts["types"]) <= set(c.TYPES)
        if not known:
            yield (
                "sultan",
                f"tokens id {row['id']}",
                "count_of",
                f"{counts!r}: expected a counter, or {{types = [TYPE, ...]}}",
            )


def _events(events: list[Row]) -> Iterator[Wrong]:
    if sum(row["kind"] == "positive" for row in events) != 5:
        yield "events", "events", "kind", "expected five positive event cards"
    for row in events:
        for name, value in row["modifier"].items():
            known = name in EVENT_MODIFIERS and isinstance(value, int)
            if not known or (name == "route_cost_each" and not 0 <= value <= 3):
                yield (
                    "events",
                    f"events id {row['id']}",
                    "modifier",
                    f"{name} = {value!r}: expected a modifier of event cards with a number",
                )


def _yusuf(yusuf: dict[str, Any]) -> Iterator[Wrong]:
    for worker, ring in (("architect", 0), ("merchant", 1), ("poet", 2)):
        for row in yusuf[worker]:
            where = f"{worker} id {row['id']}"
            if not 0 <= row["space"] < c.RING_SIZE[ring]:
                yield "yusuf", where, "space", f"expected a space of the ring, from 0 to {c.RING_SIZE[ring] - 1}"
            allowed = YUSUFS.get(worker, ("engrave",))
            if len(row["actions"]) > 2 or not set(row["actions"]) <= set(allowed):
                yield "yusuf", where, "actions", f"expected up to two of {', '.join(allowed)}"
            reward = row["reward"]
            numbers = [reward.get(key, 0) for key in ("vp", "taxes")]
            if not set(reward) <= {"vp", "taxes", "per"} or not all(isinstance(n, int) for n in numbers):
                yield "yusuf", where, "reward", "expected numbers for vp and taxes, and a counter for per"
            if reward.get("per", "large") not in ("large", "small", "presence", "consolidated", "poems"):
                yield (
                    "yusuf",
                    where,
                    "reward",
                    f"per {reward['per']!r}: expected large, small, presence, consolidated or poems",
                )
        if len({row["space"] for row in yusuf[worker]}) < 2:
            yield "yusuf", worker, "space", "expected at least two different spaces among the cards"
