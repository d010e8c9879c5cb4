"""Every card, token and space does what its row of the data says: an interpreter of the raw rows is the oracle."""

from __future__ import annotations

from typing import Any

import pytest

from comares.kernel.chance import SeededChance
from comares.kernel.chances import RiggedChance
from comares.kernel.events import Listener
from comares.kernel.log import NOBODY
from comares.kernel.options import Options
from comares.kernel.playout import play_random
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.changes import TRIGGERS
from comares.sabika.data import Row, load
from comares.sabika.game import SABIKA
from comares.sabika.state import sabika
from comares.sabika.steps import FINALE, NARRATOR, YUSUF
from comares.sabika.yusuf import YusufTurn
from sabika.scenes import Scene, points

DATA = load()
RONDEL = {"R0": "cane", "R1": "silk", "R2": "clay", "R3": "cane", "R4": "silk", "R5": "clay"}


def rich() -> Scene:
    """A player who can do anything: room, presence in red Fez and blue Venice, storehouses, poems, a raw, a good."""
    scene = Scene(4).raw(**RONDEL).give(boxes=40, clay=1, sugar=1, gypsum=1, dinars=30)
    scene.ship("fez").token("fez", 3).ship("venice", "right").token("venice", 8)
    return scene.house(1, 13).house(2, 14).poem("blue", 3).poem("red", 9)


class Oracle:
    """What an effect gives to `rich`, read straight off the rows; the first option is chosen, bonuses are declined."""

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
    """Choose the first option everywhere, decline bonuses; what was offered and not taken."""
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


def check_effect(row: int, effect: list[Any], context: int = 0) -> None:
    scene, oracle = rich(), Oracle()
    before = scene.has("boxes")
    oracle.effect(effect)
    scene.effect(row, context)
    assert drive(scene) == oracle.offered
    assert scene.everything() == {name: n for name, n in oracle.has.items() if n}
    assert scene.has("boxes") == before


def effects() -> list[Any]:
    """Every effect of the data: where its row is in the tables, and what it says."""
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
    check_effect(int(getattr(Scene(4).rules.tables, table)[i]), effect)


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
    tables = Scene(4).rules.tables
    at = TRIGGERS.index(trigger)
    assert tables.trigger_poems[at] >> poem - 1 & 1
    check_effect(int(tables.trigger_row[at * c.SHORT_POEMS + poem - 1]), effect, context=0b11)


# Blue poems in the moment that sets them off.


def test_poem_2_blue_for_each_seal_taken() -> None:
    scene = Scene(4).poem("blue", 2).seal("fez").give(sugar=1, dinars=1)
    scene.act("export")
    scene.play("export fez")
    assert scene.everything() == {"sugar": 1, "seals": 1, "dinars": 2, "vp": 2}


def test_poem_4_blue_when_a_large_building_is_built() -> None:
    scene = Scene(4).poem("blue", 4).give(gypsum=1)
    scene.act("construct")
    scene.play("large", "use gypsum")
    assert scene.everything() == {"vp": 3, "dinars": 1}, "before the reward and the bonus"


def test_poem_8_blue_for_a_balance_before_its_bonus() -> None:
    scene = Scene(4).poem("blue", 8).give(gypsum=1).open_small(1, 0, 0, 0)
    scene.act("construct")
    scene.play("small 1", "use gypsum", "lay right")
    assert scene.everything() == {"vp": 3, "taxes": 1}
    assert scene.kind() == "take"


@pytest.mark.parametrize("how", ["produce", "secondary", "raw"])
def test_poem_11_blue_for_each_good_turned(how: str) -> None:
    scene = Scene(4).poem("blue", 11).give(cane=1)
    if how == "produce":
        scene.act("production")
        scene.play("produce cane")
    elif how == "secondary":
        scene.play("work merchant 2", "produce cane")
    else:
        scene.raw(R1="cane").effect(scene.rules.tables.storehouse_row[14])
        scene.play("raw cane")
    assert scene.everything() == {"sugar": 1, "vp": 1}


def test_poem_11_blue_not_for_a_good_gained_outright() -> None:
    scene = Scene(4).poem("blue", 11).raw(R1="cane")
    scene.effect(scene.rules.tables.storehouse_row[3])
    scene.play("good sugar R1")
    assert scene.has("vp") == 0


def test_poem_12_blue_once_per_building_or_poem_with_tile() -> None:
    scene = Scene(4).poem("blue", 12).open_short(3).give(gypsum=1, tile=1, dinars=9)
    scene.act("engrave")
    scene.play("engrave 3 blue")
    assert points(scene.play("use gypsum+tile").events) == {"S7.1": 5, "S7.2": 2}


def test_poem_14_blue_when_consolidating_before_a_red_citys_action() -> None:
    scene = Scene(4).poem("blue", 14).ship("fez").token("fez", 5)
    scene.act("consolidate")
    scene.play("consolidate fez")
    assert scene.everything() == {"vp": 2, "dinars": 1}
    assert scene.kind() == "bonus"


def test_poem_22_blue_after_a_storehouse_action_the_same_token_may_be_chosen_again() -> None:
    scene = Scene(4).poem("blue", 22).open_storehouses(3, 0, 0, 0)
    scene.act("storehouse")
    scene.play("expand 3 1")
    assert scene.everything() == {"vp": 2, "dinars": 4}
    scene.play("storehouse 1")
    assert scene.everything() == {"vp": 2, "dinars": 8}


# Blue poems that change something for good.


def test_poem_3_blue_four_free_steps() -> None:
    scene = Scene(4).poem("blue", 3).worker("architect-1", 1).worker("architect-2", 8)
    scene.play("work architect-1 5")
    assert scene.has("dinars") == 2


def test_poem_6_blue_workers_of_others_cost_nothing() -> None:
    scene = Scene(4).poem("blue", 6).worker("architect-1", 5, seat=1)
    scene.play("work architect-1 5")
    assert scene.has("dinars") == 2


def test_poem_7_blue_two_more_operations_at_the_market_only() -> None:
    scene = Scene(4).poem("blue", 7).give(dinars=9)
    scene.act("market")
    scene.play("buy gypsum", "buy gypsum", "buy gypsum", "buy gypsum")
    assert scene.kind() == "turn"
    scene.effect(scene.rules.tables.storehouse_row[23])  # 1 dinar, 1 operation
    scene.play("sell gypsum")
    assert scene.kind() == "turn"


def test_poem_9_blue_secondary_actions_cost_two_less() -> None:
    scene = Scene(4).poem("blue", 9).marble("M1").give(dinars=0)
    scene.play("work merchant 2")
    assert scene.everything() == {"marble": 1}


def test_poem_13_blue_three_off_the_whole_way() -> None:
    scene = Scene(4).poem("blue", 13).give(dinars=1, sugar=1)
    scene.act("export")
    scene.play("export cairo")
    assert scene.has("dinars") == 0


def test_poem_15_blue_what_a_rest_gives() -> None:
    scene = Scene(4).poem("blue", 15)
    scene.play("rest poet")
    assert scene.everything() == {"dinars": 5}


# Small buildings, large buildings, storehouses, city tokens.


@pytest.mark.parametrize("row", DATA.rows("buildings_small", "cards"), ids=lambda row: str(row["id"]))
@pytest.mark.parametrize("balance", DATA.rows("buildings_small", "balance_cards"), ids=lambda row: row["left"])
def test_a_small_building_is_built_of_its_base_and_balances_by_its_halves(balance: Row, row: Row) -> None:
    for side in ("left", "right"):
        scene = Scene(4).give(**{row["base"]: 1}).open_small(row["id"], 0, 0, 0).row(balance["left"])
        scene.act("construct")
        line = scene.play(f"small {row['id']}", f"use {row['base']}")
        assert points(line.events) == {"S5.6": c.MATERIAL_VP[c.MATERIALS.index(row["base"])]}
        line = scene.play(f"lay {side}")
        balanced = [c.COLOURS[event.a] for event in line.events if event.kind.name == "balanced"]
        meets = row["left"] if side == "right" else row["right"]
        assert balanced == ([meets] if side == "right" or meets == balance["left"] else [])
        kind = c.TYPES.index(row["type"])
        assert scene.rules.tables.small_type[row["id"] - 1] == kind


@pytest.mark.parametrize("row", DATA.rows("buildings_large", "tokens"), ids=lambda row: str(row["id"]))
def test_a_large_building_is_taken_in_its_era_and_not_where_it_is_left_out(row: Row) -> None:
    scene = Scene(4).give(gypsum=1).round(1 if row["era"] == "I" else 3)
    scene.act("construct")
    scene.play("large", "use gypsum", f"building {row['id']}")
    assert scene.state.has(0, s.LARGE) == 1 << row["id"] - 1
    assert Scene(2).state.large_open >> row["id"] - 1 & 1 == (not row.get("removed_with_2", False))


@pytest.mark.parametrize("row", DATA.rows("storehouses", "tokens"), ids=lambda row: str(row["id"]))
def test_a_storehouse_token_adds_its_boxes(row: Row) -> None:
    scene = Scene(4).open_storehouses(row["id"], 0, 0, 0)
    scene.act("storehouse")
    scene.play(f"expand {row['id']} 1")
    assert scene.has("boxes") == 4 + row["boxes"]


@pytest.mark.parametrize("row", DATA.rows("trade", "tokens"), ids=lambda row: str(row["id"]))
def test_a_city_token_wants_its_goods_and_gives_its_action_when_consolidated(row: Row) -> None:
    for good in c.GOODS:
        scene = Scene(4).token("fez", row["id"]).give(dinars=1, **{good: 1})
        scene.act("export")
        scene.play("export fez", f"deliver {good}")
        assert scene.has("vp") - (row["bonus"][0].get("gain", {}).get("vp", 0) if scene.kind() == "turn" else 0) == (
            2 if good in row["demand"] else 1
        )
    scene = Scene(4).token("fez", row["id"]).ship("fez").give(gypsum=1, sugar=1, dinars=9)
    scene.act("consolidate")
    scene.play("consolidate fez")
    if row["colour"] == "red":
        assert scene.codes() == [f"bonus {row['action'].replace('_', '-')}", "decline"]
    else:
        assert scene.kind() == "turn"


# Wishes, long poems, trade cards: each counts what it says.


def estate() -> Scene:
    """Something of everything, each thing a different number of times."""
    scene = (
        Scene(2).give(seals=2, sugar=1, marble=3, reward=4).house(1, 13, 14).poem("blue", 3, 16).poem("red", 9, 6, 1)
    )
    scene.ship("fez").token("fez", 1).ship("algiers", "right").token("algiers", 7).ship("cairo").token("cairo", 8)
    scene.ship("venice").token("venice", 12).large(3, 6, 1, 4, 7, 2)
    return scene.row("ochre", (1, 1), (2, 4), (3, 13), (-1, 4 + 3))


COUNTS = {
    "poems": 5, "poems_blue": 2, "poems_red": 3, "poems_grey": 0, "presence": 4, "consolidated": 1, "seals": 2,
    "boxes": 4 + 4 + 2, "large": 6, "small": 4, "buildings": 10, "pairs_large_small": 4, "sets_large_types": 1,
    "balances": 4, "sets_poem_colours": 0, "reward_steps": 4, "longest_chain": 2, "stored_resources": 4,
    "presence_red": 1, "presence_blue": 3, "presence_demand_sugar": 2, "presence_demand_clothes": 2,
    "presence_demand_pottery": 2,
}  # fmt: skip
# 1 ochre|blue, 4 blue|ochre, 13 ochre|blue to the right of the joker; 7 green|ochre to the left of ochre.


@pytest.mark.parametrize("row", DATA.rows("poems_long", "cards"), ids=lambda row: row["id"])
def test_a_long_poem_scores_what_it_says(row: Row) -> None:
    scene = estate().long(row["id"])
    scene.state.trade_card = 7
    grey = {"poems": 1, "poems_grey": 1, "sets_poem_colours": 1}
    scoring = row["scoring"]
    if "rank" in scoring:
        expected = 14
    else:
        count = COUNTS[scoring["of"]] + grey.get(scoring["of"], 0)
        expected = min(count * scoring["each"], scoring["max"])
    assert points(scene.step(FINALE))["S10.2"] == expected


@pytest.mark.parametrize("row", DATA.rows("trade", "trade_cards"), ids=lambda row: str(row["id"]))
def test_a_trade_card_scores_for_everybody(row: Row) -> None:
    scene = estate()
    scene.state.trade_card = row["id"] - 1
    events = [event for event in scene.step(FINALE) if event.kind.name == "trade-vp"]
    assert [(event.seat, event.a) for event in events] == [(0, row["scoring"]["each"] * COUNTS[row["scoring"]["of"]])]


@pytest.mark.parametrize("row", DATA.rows("sultan", "tokens"), ids=lambda row: row["id"])
def test_a_wish_scores_what_it_counts(row: Row) -> None:
    scene = estate()
    others = [i for i, other in enumerate(DATA.rows("sultan", "tokens")) if other["letter"] != row["letter"]]
    for place, wish in enumerate([scene.rules.tables.wish_names.index(row["id"]), others[0], others[-1]]):
        scene.state.wishes[place] = wish
    types = {"palace": 2, "fountain": 1, "gate": 3, "garden": 3, "tower": 1, "window": 0}
    count_of = row["count_of"]
    expected = COUNTS[count_of] if isinstance(count_of, str) else sum(types[kind] for kind in count_of["types"])
    events = [event for event in scene.step(NARRATOR) if event.kind.name == "wish-vp"]
    assert [event.a for event in events] == [expected] if expected else events == []


# Yusuf's cards.


@pytest.mark.parametrize("worker", ["architect", "merchant", "poet"])
def test_a_card_of_yusufs_sends_him_acts_and_rewards_as_it_says(worker: str) -> None:
    kind = ("architect", "merchant", "poet").index(worker)
    for number, row in enumerate(DATA.rows("yusuf", worker)):
        scene = Scene(1)
        state, step = scene.state, scene.rules.steps[YUSUF]
        assert isinstance(step, YusufTurn)
        state.trade_card = 7
        scene.open_small(1, 2, 3, 4).open_short(5, 6, 7).open_long("A1").open_storehouses(1, 2, 3, 4)
        scene.ship("cairo", seat=1).ship("tunis", "right", seat=1)
        for i in range(3):
            state.tokens[i] = int(i == kind)
        begins = int(scene.rules.tables.deck_from[kind])
        state.decks[kind], state.used[kind], state.long_next = 1 << begins + number, 0, False
        state.turn = 1
        listener = Listener(scene.rules.events)
        scene.rules.advance(state, RiggedChance({}), listener)
        while scene.kind() == "yusuf":
            line = scene.play(scene.codes()[0])
            listener.events += line.events
        at = state.has(1, s.WORKER + (0 if kind == 0 else kind + 1))
        assert at == row["space"] + 1 | s.LYING
        did = [event.kind.name for event in listener.events]
        for action, told in (
            ("construct_large", "built-large"), ("construct_small", "built-small"), ("storehouse", "yusuf-boxes"),
            ("export", "shipped"), ("consolidate", "consolidated"), ("engrave", "engraved-short"),
        ):  # fmt: skip
            assert (told in did) == (action in row["actions"]), (row["id"], action)
        assert ("yusuf-discards" in did) == row["discard"]
        owned = {"large": s.LARGE, "small": s.SMALL, "poems": s.BLUE, "consolidated": s.RIGHT}
        per = row["reward"].get("per")
        expected = row["reward"].get("vp", 0)
        if per == "presence":
            expected += bin(state.presence(1)).count("1")
        elif per:
            expected += bin(state.has(1, owned[per])).count("1")
        assert points(listener.events) == ({"S13.2": expected} if expected else {})
        assert scene.has("taxes", 1) == row["reward"].get("taxes", 0)


def test_every_card_of_the_game_comes_up_in_play() -> None:
    """Random games use every short poem, blue and red."""
    rules, out = SABIKA.rules(4), Options()
    blue = red = 0
    for seed in range(120):
        state = rules.setup(SeededChance(seed), NOBODY)
        play_random(rules, state, 5000, SeededChance(seed), SeededChance(seed + 1000), NOBODY, out)
        for party in range(4):
            blue |= sabika(state).has(party, s.BLUE)
            red |= sabika(state).has(party, s.RED)
    assert blue == red == (1 << c.SHORT_POEMS) - 1
