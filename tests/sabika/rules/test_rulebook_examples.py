"""The examples in the rulebook of this project."""

from __future__ import annotations

import pytest
from helpers.sabika.conservation import cards
from helpers.sabika.scenes import Scene, points
from sabika.rules.test_s9_round_end import wishes
from sabika.rules.test_s13_yusuf import YUSUFS, act, names, solo, wishing

from comares.kernel.log import SILENT
from comares.sabika import state as s
from comares.sabika.step_ids import FINALE, NARRATOR, TAXES_STEP
from comares.sabika.yusuf.trade import where_to_export


def test_s3_4_five_steps_and_two_workers_of_others_cost_5_dinars() -> None:
    for dinars in (4, 5):
        scene = Scene(2).worker("architect-1", 2).worker("architect-1", 7, seat=1).give(dinars=dinars)
        assert scene.may("work architect-1 7") == (dinars == 5), "a worker of the Sultan's stands there too"
    scene.play("work architect-1 7")
    assert scene.has("dinars") == 0


def test_s3_3_from_space_7_to_space_2_is_three_steps() -> None:
    scene = Scene(4).worker("architect-1", 7).give(dinars=1)
    scene.play("work architect-1 2")
    assert scene.has("dinars") == 0


def test_s3_6_a_merchant_without_anything_makes_a_good() -> None:
    scene = Scene(4).raw(R0="clay")
    scene.play("work merchant 1")
    assert scene.everything() == {"clay": 1}, "all that can be done at first"
    scene.play("main", "produce clay")
    assert scene.everything() == {"pottery": 1}


def test_raw_1_cane_is_taken_and_clay_turned() -> None:
    scene = Scene(4).give(clay=1, silk=1).raw(R1="cane", R2="clay").poem("red", 16)
    scene.act("reactivate")
    scene.play("reactivate 16", "raw cane R1", "raw clay")
    assert scene.everything() == {"silk": 1, "cane": 1, "pottery": 1, "taxes": 2}
    assert scene.state.raw_spaces[scene.rules.lookup.raw_names.index("R2")] != s.EMPTY, "the clay stays"


def test_s5_2_four_boxes_and_3_vp() -> None:
    scene = Scene(4).open_storehouses(13, 3, 0, 0)
    scene.act("storehouse")
    scene.play("expand 13 1")
    scene.act("storehouse")
    scene.play("expand 3 1")
    assert scene.has("boxes") == 3 + 4, "three more storehouses of one box"
    assert scene.has("vp") == 3
    scene.act("storehouse")
    scene.play("activate 1")
    assert scene.has("dinars") == 2 + 4 + 4, "the bonus of the second token only"


def test_s5_3_a_tile_for_the_2_dinars_of_the_market() -> None:
    scene = Scene(4)
    scene.act("market")
    scene.play("buy marble", "exchange marble tile")
    assert scene.everything() == {"tile": 1}


def test_s5_5_gypsum_marble_and_tile_give_8_vp_and_the_first_reward_3_dinars() -> None:
    scene = Scene(4).give(gypsum=1, marble=1, tile=1)
    scene.act("construct")
    line = scene.play("large", "use gypsum+marble+tile")
    assert points(line.events) == {"S5.5": 8}
    scene.play("building 4", "reward 1")
    assert scene.everything() == {"vp": 8, "reward": 1, "dinars": 3 + 2, "taxes": 2}


def test_s5_6_a_balance_of_blue_then_ochre_on_the_left_or_green_on_the_right() -> None:
    scene = Scene(4).give(gypsum=1).open_small(5, 0, 0, 0).row("ochre")  # blue | green
    scene.act("construct")
    events = scene.play("small 5", "use gypsum", "lay right").events
    assert "balanced" in [event.kind.name for event in events]
    for number, side, reached in ((7, "left", True), (7, "right", True), (4, "left", True), (4, "right", False)):
        scene = Scene(4).give(wood=1, marble=1).open_small(number, 0, 0, 0).row("ochre", (1, 5))
        scene.act("construct")
        scene.play(f"small {number}", "use wood" if number == 7 else "use marble", f"lay {side}")
        events = scene.table.record.lines[-1].events
        assert ("balanced" in [event.kind.name for event in events]) == reached, (number, side)


def test_s7_1_the_third_blue_poem_costs_3_dinars_and_gives_6_vp() -> None:
    scene = Scene(4).poem("blue", 4, 14).open_short(3).give(dinars=3, wood=1, tile=1)
    scene.act("engrave")
    scene.play("engrave 3 blue", "use wood+tile")
    assert scene.everything() == {"vp": 6}


def test_s9_2_two_palaces_a_garden_and_three_seals_score_9_vp() -> None:
    scene = wishes(Scene(2), "A1", "B3", "C1").large(3, 6).row("ochre", (1, 1)).give(seals=3)
    assert points(scene.round(3).step(NARRATOR)) == {"S9.2": 9}


@pytest.mark.parametrize(
    ("paid", "left"),
    [
        ("pay marker 2 dinars 2 seals 1", {"taxes": 1, "dinars": 3}),
        ("pay marker 3 vp 1", {"dinars": 5, "seals": 1, "vp": -1}),
    ],
)
def test_s9_2_a_tax_of_4_in_two_mixes(paid: str, left: dict[str, int]) -> None:
    scene = Scene(2).give(taxes=3, dinars=5, seals=1).round(4)
    scene.step(TAXES_STEP)
    scene.play(paid)
    assert scene.everything() == left


@pytest.mark.parametrize(
    ("counts", "won"), [((5, 5, 3, 2), 9), ((3, 5, 5, 2), 6), ((5, 3, 3, 3), 14), ((3, 3, 3, 5), 0)]
)
def test_s10_2_shared_places_of_four(counts: tuple[int, ...], won: int) -> None:
    scene = Scene(4).long("H1")
    scene.state.trade_card = 6  # consolidated cities, of which there are none
    for seat, n in enumerate(counts):
        for city in scene.rules.lookup.city_names[:n]:
            scene.ship(city, seat=seat)
    assert points(scene.step(FINALE)).get("S10.2", 0) == won


def test_s11_a_chain_of_three_for_granada_does_not_join() -> None:
    scene = Scene(2).long("H4")
    scene.state.trade_card = 6
    for city in ("florence", "ragusa", "constantinople", "algiers"):
        scene.ship(city)
    assert points(scene.step(FINALE)) == {"S10.2": 3 * 2}


@pytest.mark.parametrize(("worker", "space", "cost"), [("poet", 2, 0), ("merchant", 2, 1)])
def test_s12_2_poem_9_and_event_13_at_a_marble_space(worker: str, space: int, cost: int) -> None:
    scene = Scene(4, event=13).poem("blue", 9).marble("M1").give(dinars=cost)
    scene.play(f"work {worker} {space}")
    assert scene.everything() == {"marble": 1}


def test_s13_3_the_fountain_8_is_wished_else_9_is_the_highest() -> None:
    for gone, taken in (([1, 2, 4, 6, 7], 8), ([1, 2, 4, 5, 6, 7, 8], 9)):
        scene = wishing(solo(), "A2")  # fountain, tower
        for number in gone:
            scene.state.large_open &= ~(1 << number - 1)
        act(scene, "construct_large")
        assert cards(scene.state.get(YUSUFS, s.LARGE)) == [taken - 1]


def test_s13_5_a_seal_comes_before_the_shorter_way() -> None:
    scene = solo(4)  # blue cities: Tunis and Venice, besides Fez
    for number, city in enumerate(("algiers", "florence", "ragusa", "constantinople", "damascus", "cairo"), 1):
        scene.token(city, number)
    scene.token("fez", 7).token("tunis", 8).token("venice", 9).ship("fez", seat=YUSUFS).seal("venice")
    assert names(scene, where_to_export(scene.state, scene.rules.context, SILENT)) == ["venice"]
    scene.state.seals = 0
    assert names(scene, where_to_export(scene.state, scene.rules.context, SILENT)) == ["tunis"]


def test_s13_7_a_tax_of_4_with_3_steps_costs_him_1_vp() -> None:
    scene = solo().give(YUSUFS, taxes=3).round(4)
    scene.state.first = YUSUFS
    scene.step(TAXES_STEP)
    assert scene.everything(YUSUFS) == {"vp": -1}
