"""Every effect does what its row of the data says; an interpreter of the raw rows is the oracle."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.sabika.scenes import Scene

from comares.sabika import components as c
from comares.sabika.loading.load import Row, load
from comares.sabika.modifiers import TRIGGERS

DATA = load()
RONDEL = {"R0": "cane", "R1": "silk", "R2": "clay", "R3": "cane", "R4": "silk", "R5": "clay"}


def rich() -> Scene:
    """A player with room, presence in red Fez and blue Venice, storehouses, poems, a raw and a good."""
    scene = Scene(4).raw(**RONDEL).give(boxes=40, clay=1, sugar=1, gypsum=1, dinars=30)
    scene.ship("fez").token("fez", 3).ship("venice", "right").token("venice", 8)
    return scene.house(1, 13).house(2, 14).poem("blue", 3).poem("red", 9)


class Oracle:
    """What an effect gives to `rich`, computed from the raw rows; the first option is chosen, bonuses are declined."""

    def __init__(self) -> None:
        self.has: dict[str, int] = {"clay": 1, "sugar": 1, "gypsum": 1, "dinars": 30}
        self.rondel = list(RONDEL.values())
        self.offered: list[str] = []
        self.cities = {"fez": 3, "venice": 8}
        self.presence = 2

    def gain(self, name: str, n: int) -> None:
        for _ in range(n):
            if name == "raw":
                self.raw()
            elif name == "goods":
                raw = self.rondel.pop(0)
                self.add(c.GOODS[c.RAWS.index(raw)])
            else:
                self.add(name)

    def add(self, name: str, n: int = 1) -> None:
        self.has[name] = self.has.get(name, 0) + n

    def raw(self) -> None:
        raw = self.rondel[0]
        if self.has.get(raw):
            self.turn(raw)
        else:
            self.rondel.pop(0)
            self.add(raw)

    def turn(self, raw: str) -> None:
        self.add(raw, -1)
        self.add(c.GOODS[c.RAWS.index(raw)])

    def effect(self, effect: list[Any]) -> None:
        for item in effect:
            ((op, value),) = item.items()
            getattr(self, f"do_{op}")(value)

    def do_gain(self, value: Row) -> None:
        for name, n in value.items():
            self.gain(name, n)

    def do_gain_choice(self, value: Row) -> None:
        names = ["gypsum", "wood"] if value["from"] == "quarry_materials" else value["from"]
        self.add(min(names, key=c.RESOURCES.index), value["count"])

    def do_operations(self, value: int) -> None:
        self.offered.append("operations")

    def do_produce(self, value: int) -> None:
        for _ in range(value):
            held = [raw for raw in c.RAWS if self.has.get(raw)]
            if held:
                self.turn(held[0])

    def do_city_bonus(self, value: int) -> None:
        rows = DATA.rows("trade", "tokens")
        for city in list(self.cities)[:value]:
            self.effect(rows[self.cities[city] - 1]["bonus"])

    def do_action(self, value: str) -> None:
        self.offered.append(f"bonus {value.replace('_', '-')}")

    def do_activate_storehouse(self, value: int) -> None:
        for token in (13, 14)[:value]:
            self.effect(DATA.rows("storehouses", "tokens")[token - 1]["bonus"])

    def do_balance_bonus(self, value: str) -> None:
        self.effect(DATA.rows("buildings_small", "balance_bonuses")[0]["bonus"])

    def do_advance_reward(self, value: int) -> None:
        self.add("reward", value)
        self.effect(DATA.rows("board", "reward_track")[0]["bonus"])

    def do_any_earlier_reward(self, value: int) -> None:
        self.effect(DATA.rows("board", "reward_track")[0]["bonus"])

    def do_large_bonus_available(self, value: int) -> None:
        self.effect(DATA.rows("buildings_large", "tokens")[0]["bonus"])

    def do_red_city_action(self, value: int) -> None:
        self.offered.append("red-city fez")

    def do_free_ship(self, value: Row) -> None:
        self.offered.append("ship algiers")

    def do_vp_per(self, value: Row) -> None:
        count = {"poems": 2, "presence": 2}[value["of"]]
        self.add("vp", min(count * value["each"], value.get("max", 99)))

    def do_choice(self, value: list[Any]) -> None:
        self.effect(value[0])


FIRST = ("raw", "good", "take", "produce", "city", "storehouse", "balance", "reward", "token", "choose")


def drive(scene: Scene) -> list[str]:
    """Choose the first option at every decision and decline bonuses; returns the bonuses declined."""
    offered = []
    while scene.kind() != "turn":
        kind, codes = scene.kind(), scene.codes()
        if kind in ("bonus", "red-city"):
            offered.append(codes[0])
            scene.play("decline")
        elif kind == "operations":
            offered.append("operations")
            scene.play("stop")
        elif kind == "ship":
            offered.append(codes[0])
            scene.play(codes[0], "deliver nothing")
        else:
            assert kind in FIRST, kind
            scene.play(codes[0])
    return offered


def check_effect(row: int, effect: list[Any], quarry: int = 0) -> None:
    scene, oracle = rich(), Oracle()
    before = scene.has("boxes")
    oracle.effect(effect)
    scene.effect(row, quarry)
    assert drive(scene) == oracle.offered
    assert scene.everything() == {name: n for name, n in oracle.has.items() if n}
    assert scene.has("boxes") == before


def effects() -> list[Any]:
    """Every effect of the data, with its row of the program."""
    found = []
    for table, file, name, key in (
        ("start_row", "start", "tokens", "bonus"),
        ("large_row", "buildings_large", "tokens", "bonus"),
        ("storehouse_row", "storehouses", "tokens", "bonus"),
        ("city_row", "trade", "tokens", "bonus"),
        ("income_row", "trade", "tokens", "income"),
        ("red_row", "poems_short", "cards", "red"),
    ):
        for i, row in enumerate(DATA.rows(file, name)):
            if key in row:
                found.append(pytest.param(table, i, row[key], id=f"{table}-{row['id']}"))
    for row in DATA.rows("board", "reward_track"):
        found.append(pytest.param("reward_row", row["space"], row["bonus"], id=f"reward-{row['space']}"))
    for row in DATA.rows("buildings_small", "balance_bonuses"):
        found.append(pytest.param("balance_row", c.COLOURS.index(row["id"]), row["bonus"], id=f"balance-{row['id']}"))
    return found


@pytest.mark.parametrize(("table", "i", "effect"), effects())
def test_an_effect_gives_what_its_row_says(table: str, i: int, effect: list[Any]) -> None:
    check_effect(int(getattr(Scene(4).rules.lookup, table)[i]), effect)


def triggered() -> list[Any]:
    found = []
    for row in DATA.rows("poems_short", "cards"):
        for name, value in row["blue"].items():
            if name == "on_build_using":
                found.append(pytest.param(row["id"], f"{name}_{value['material']}", value["effect"]))
            elif name == "goods_store":
                found.append(pytest.param(row["id"], "on_store_good", value["on_store_good"]))
            elif name.startswith("on_"):
                found.append(pytest.param(row["id"], name, value))
    return found


@pytest.mark.parametrize(("poem", "trigger", "effect"), triggered())
def test_a_trigger_gives_what_its_row_says(poem: int, trigger: str, effect: list[Any]) -> None:
    lookup = Scene(4).rules.lookup
    at = TRIGGERS.index(trigger)
    assert lookup.trigger_poems[at] >> poem - 1 & 1
    check_effect(int(lookup.trigger_row[at * c.SHORT_POEMS + poem - 1]), effect, quarry=0b11)
