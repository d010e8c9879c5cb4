"""Every card, token and space does what its row of the data says."""

from __future__ import annotations

import pytest
from helpers.sabika.scenes import Scene, points

from comares.kernel.chance import SeededChance
from comares.kernel.events import EventCollector
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.recorded_chance import RiggedChance
from comares.kernel.rollout import play_random
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.game import SABIKA
from comares.sabika.loading.load import Row, load
from comares.sabika.state import sabika
from comares.sabika.step_ids import FINALE, NARRATOR, YUSUF
from comares.sabika.yusuf.turn import YusufTurn

DATA = load()


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
        assert scene.rules.lookup.small_type[row["id"] - 1] == kind


@pytest.mark.parametrize("row", DATA.rows("buildings_large", "tokens"), ids=lambda row: str(row["id"]))
def test_a_large_building_is_taken_in_its_era_and_not_where_it_is_left_out(row: Row) -> None:
    scene = Scene(4).give(gypsum=1).round(1 if row["era"] == "I" else 3)
    scene.act("construct")
    scene.play("large", "use gypsum", f"building {row['id']}")
    assert scene.state.get(0, s.LARGE) == 1 << row["id"] - 1
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


# Wishes, long poems and trade cards count what their rows say.


def estate() -> Scene:
    """A position with some of everything, each thing in a different number."""
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
    for place, wish in enumerate([scene.rules.lookup.wish_names.index(row["id"]), others[0], others[-1]]):
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
        begins = int(scene.rules.lookup.deck_from[kind])
        state.decks[kind], state.used[kind], state.long_next = 1 << begins + number, 0, False
        state.turn = 1
        listener = EventCollector(scene.rules.events)
        scene.rules.advance(state, RiggedChance({}), listener)
        while scene.kind() == "yusuf":
            line = scene.play(scene.codes()[0])
            listener.events += line.events
        at = state.get(1, s.WORKER + (0 if kind == 0 else kind + 1))
        assert at == row["space"] + 1 | s.LYING
        did = [event.kind.name for event in listener.events]
        for action, event in (
            ("construct_large", "built-large"), ("construct_small", "built-small"), ("storehouse", "yusuf-boxes"),
            ("export", "shipped"), ("consolidate", "consolidated"), ("engrave", "engraved-short"),
        ):  # fmt: skip
            assert (event in did) == (action in row["actions"]), (row["id"], action)
        assert ("yusuf-discards" in did) == row["discard"]
        owned = {"large": s.LARGE, "small": s.SMALL, "poems": s.BLUE, "consolidated": s.RIGHT}
        per = row["reward"].get("per")
        expected = row["reward"].get("vp", 0)
        if per == "presence":
            expected += bin(state.presence(1)).count("1")
        elif per:
            expected += bin(state.get(1, owned[per])).count("1")
        assert points(listener.events) == ({"S13.2": expected} if expected else {})
        assert scene.has("taxes", 1) == row["reward"].get("taxes", 0)


def test_every_card_of_the_game_comes_up_in_play() -> None:
    """Random games use every short poem, blue and red."""
    rules, out = SABIKA.rules(4), Options()
    blue = red = 0
    for seed in range(120):
        state = rules.setup(SeededChance(seed), SILENT)
        play_random(rules, state, 5000, SeededChance(seed), SeededChance(seed + 1000), SILENT, out)
        for party in range(4):
            blue |= sabika(state).get(party, s.BLUE)
            red |= sabika(state).get(party, s.RED)
    assert blue == red == (1 << c.SHORT_POEMS) - 1
