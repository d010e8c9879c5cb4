# compiled
"""The effect compiler: all effects of the data as rows of one program."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import set_of
from comares.sabika import components as c
from comares.sabika.counters import COUNTERS
from comares.sabika.effects import ops
from comares.sabika.loading.load import Data, Row
from comares.sabika.lookup import ROW, SETTLE, SOURCE, Lookup
from comares.sabika.modifiers import EVENT_MODIFIERS, MODIFIERS, TRIGGERS

NUMBERED = {
    "operations": ops.OP_OPERATIONS,
    "produce": ops.OP_PRODUCE,
    "city_bonus": ops.OP_CITY,
    "activate_storehouse": ops.OP_REUSE,
    "advance_reward": ops.OP_ADVANCE,
    "any_earlier_reward": ops.OP_EARLIER,
    "large_bonus_available": ops.OP_TOKEN,
    "red_city_action": ops.OP_RED_CITY,
}


class Program:
    """The rows compiled so far. Row 0 is an empty effect."""

    def __init__(self) -> None:
        self.rows: list[int] = [ops.END, *[0] * (ROW - 1)]

    def add(self, effect: list[Any], kind: int, card: int) -> int:
        """Compile an effect of a card; returns the row where it begins."""
        return self._list(effect, kind | card << 8, True)

    def _list(self, effect: list[Any], source: int, whole: bool) -> int:
        lines = [line for item in effect for line in self._item(item, source)]
        begins = len(self.rows) // ROW
        for line in [*lines, [ops.END, int(whole)]]:
            self._line(line, source)
        return begins

    def _line(self, line: list[int], source: int) -> None:
        settles = line.pop() if line[0] == ops.OP_GAIN else int(line[0] != ops.END)
        row = line + [0] * (ROW - len(line))
        row[SETTLE], row[SOURCE] = settles, source
        self.rows += row

    def _item(self, item: Row, source: int) -> list[list[int]]:
        """The rows of one item. Alternatives of a choice are compiled before it."""
        ((op, value),) = item.items()
        if op == "gain":
            last = list(value)[-1]
            return [[ops.OP_GAIN, c.RESOURCES.index(name), n, int(name == last)] for name, n in value.items()]
        if op == "gain_choice":
            return [[ops.OP_TAKE, value["count"], _resources(value["from"])]]
        if op in NUMBERED:
            return [[NUMBERED[op], value]]
        if op == "action":
            return [[ops.OP_ACTION, c.ACTIONS.index(value)]]
        if op == "balance_bonus":
            return [[ops.OP_BALANCE]]
        if op == "free_ship":
            return [[ops.OP_SHIP, value["max_goods"], int(value["seal"]), int(value["city_bonus"])]]
        if op == "vp_per":
            return [[ops.OP_VP_PER, COUNTERS.index(value["of"]), value["each"], value.get("max", 0)]]
        assert op == "choice", op
        return [[ops.OP_CHOICE, *(self._list(alternative, source, False) for alternative in value)]]


def _resources(names: Any) -> int:
    return c.QUARRIED if names == "quarry_materials" else set_of([c.RESOURCES.index(name) for name in names])


def numbers(values: Any) -> vec[i64]:
    """The values as a lookup array."""
    return vec[i64](list(values))


def add_effects(lookup: Lookup, program: Program, data: Data) -> None:
    """Compile all effects except those of blue poems, and store where each begins."""

    def bonuses(file: str, table: str, kind: int) -> vec[i64]:
        return numbers(program.add(row["bonus"], kind, i) for i, row in enumerate(data.rows(file, table)))

    lookup.start_row = bonuses("start", "tokens", c.FROM_START)
    rewards = data.rows("board", "reward_track")
    lookup.reward_row = numbers([0, *(program.add(row["bonus"], c.FROM_REWARD, row["space"] - 1) for row in rewards)])
    lookup.last_reward = len(rewards)
    lookup.large_row = bonuses("buildings_large", "tokens", c.FROM_LARGE)
    lookup.first_row = program.add(data.rows("buildings_large", "every_token_first")[0]["bonus"], c.FROM_REWARD, 0)
    lookup.storehouse_row = bonuses("storehouses", "tokens", c.FROM_STOREHOUSE)
    lookup.city_row = bonuses("trade", "tokens", c.FROM_CITY)
    lookup.income_row = numbers(
        program.add(row["income"], c.FROM_INCOME, i) if "income" in row else -1
        for i, row in enumerate(data.rows("trade", "tokens"))
    )
    by_colour = {row["id"]: row["bonus"] for row in data.rows("buildings_small", "balance_bonuses")}
    lookup.balance_row = numbers(program.add(by_colour[name], c.FROM_BALANCE, i) for i, name in enumerate(c.COLOURS))
    lookup.red_row = numbers(
        program.add(row["red"], c.FROM_RED, i) for i, row in enumerate(data.rows("poems_short", "cards"))
    )


def triggers_of(blue: Row) -> dict[str, list[Any]]:
    """The effects of a blue half by trigger."""
    found = {name: effect for name, effect in blue.items() if name in TRIGGERS}
    if "on_build_using" in blue:
        found[f"on_build_using_{blue['on_build_using']['material']}"] = blue["on_build_using"]["effect"]
    if "goods_store" in blue:
        found["on_store_good"] = blue["goods_store"]["on_store_good"]
    return found


def modifiers_of(blue: Row) -> dict[str, int]:
    """The modifiers of a blue half."""
    found = {name: int(value) for name, value in blue.items() if name in MODIFIERS}
    if "goods_store" in blue:
        found["goods_boxes"] = blue["goods_store"]["boxes"]
    for name in ("export", "rest"):
        key = "export_base" if name == "export" else name
        for part, n in blue.get(key, {}).items():
            found[f"{name}_{part}"] = n
    return found


def add_poems(lookup: Lookup, program: Program, data: Data) -> None:
    """Compile the triggers and modifiers of blue poems, and the modifiers of event cards."""
    blues = [row["blue"] for row in data.rows("poems_short", "cards")]
    rows = [-1] * (len(TRIGGERS) * c.SHORT_POEMS)
    changes = [0] * (len(MODIFIERS) * c.SHORT_POEMS)
    setting_off = [0] * len(TRIGGERS)
    changing = [0] * len(MODIFIERS)
    for poem, blue in enumerate(blues):
        for name, effect in triggers_of(blue).items():
            trigger = TRIGGERS.index(name)
            rows[trigger * c.SHORT_POEMS + poem] = program.add(effect, c.FROM_BLUE, poem)
            setting_off[trigger] |= 1 << poem
        for name, value in modifiers_of(blue).items():
            modifier = MODIFIERS.index(name)
            changes[modifier * c.SHORT_POEMS + poem] = value
            changing[modifier] |= 1 << poem
    lookup.trigger_row, lookup.trigger_poems = numbers(rows), numbers(setting_off)
    lookup.modifier, lookup.modifier_poems = numbers(changes), numbers(changing)
    events = data.rows("events", "events")
    lookup.event_modifiers = numbers(int(row["modifier"].get(name, 0)) for name in EVENT_MODIFIERS for row in events)
    lookup.positive_event_cards = set_of([i for i, row in enumerate(events) if row["kind"] == "positive"])
