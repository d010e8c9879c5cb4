"""S7: the inner ring. Engraving, red poems, craft; S11: notes on cards."""

from __future__ import annotations

import pytest
from helpers.sabika.conservation import cards
from helpers.sabika.scenes import Scene, points

from comares.kernel.recorded_chance import RiggedChance
from comares.sabika import state as s
from comares.sabika.loading.load import load
from comares.sabika.step_ids import FIRST, GOOD_STEP, INCOME


def test_s7_1_costs_by_colour_and_by_own_poems_of_it() -> None:
    for dinars, blue, red, grey in ((1, 1, 0, 0), (2, 1, 1, 0), (4, 1, 1, 1)):
        scene = Scene(4).open_short(1, 2).open_long("A1").give(gypsum=1, dinars=dinars)
        scene.act("engrave")
        assert scene.may("engrave 1 blue") == bool(blue)
        assert scene.may("engrave 1 red") == bool(red)
        assert scene.may("engrave A1") == bool(grey)
    scene = Scene(4).open_short(1).open_long("A1").poem("blue", 3, 6).poem("red", 4).long("B1").give(gypsum=1, dinars=9)
    scene.act("engrave")
    scene.play("engrave 1 blue")
    assert scene.has("dinars") == 9 - 3
    scene = Scene(4).open_short(1).poem("red", 4).give(gypsum=1, dinars=9)
    scene.act("engrave")
    scene.play("engrave 1 red")
    assert scene.has("dinars") == 9 - 3
    scene = Scene(4).open_long("A1").long("B1").give(gypsum=1, dinars=9)
    scene.act("engrave")
    scene.play("engrave A1")
    assert scene.has("dinars") == 9 - 5


def test_s7_1_two_long_poems_at_most() -> None:
    scene = Scene(4).open_short(1).open_long("A1").long("B1", "C1").give(gypsum=1, dinars=30)
    scene.act("engrave")
    assert scene.codes() == ["engrave 1 blue", "engrave 1 red"]
    assert scene.why_not("engrave A1") == "S7.1"


def test_s7_1_a_base_and_one_more_material_of_any_kind() -> None:
    scene = Scene(4).open_short(3).give(gypsum=1, marble=1, tile=2, dinars=9)
    scene.act("engrave")
    scene.play("engrave 3 blue")
    assert sorted(scene.codes()) == [
        "use gypsum", "use gypsum+marble", "use gypsum+tile", "use marble", "use marble+tile",
    ]  # fmt: skip
    assert scene.why_not("use tile") == "S7.1"
    line = scene.play("use marble+tile")
    assert points(line.events) == {"S7.1": 3 + 4}
    assert [event.kind.name for event in line.events][-1] == "engraved-short", "placed after the materials"


def test_s7_1_poem_1_a_blue_poem_does_not_help_its_own_engraving() -> None:
    scene = Scene(4).open_short(18).give(gypsum=1, dinars=1)
    scene.act("engrave")
    scene.play("engrave 18 blue", "use gypsum")
    assert scene.has("dinars") == 0, "no discount yet"


def test_s7_2_red_works_once_now_blue_for_good() -> None:
    scene = Scene(4).open_short(1).give(gypsum=1, dinars=2)
    scene.act("engrave")
    line = scene.play("engrave 1 red", "use gypsum")
    assert scene.everything() == {"vp": 1, "dinars": 3, "taxes": 2}
    assert cards(scene.state.get(0, s.RED)) == [0]
    assert "engraved-short" in [event.kind.name for event in line.events]


def test_s7_2_poem_8_a_red_poem_that_counts_poems_counts_itself() -> None:
    scene = Scene(4).open_short(10).poem("blue", 3).give(gypsum=1, dinars=2)
    scene.act("engrave")
    line = scene.play("engrave 10 red", "use gypsum")
    assert points(line.events) == {"S7.1": 1, "S7.2": 2}


def test_s7_3_reactivate_one_own_red_poem() -> None:
    scene = Scene(4).poem("red", 1).poem("blue", 2).poem("red", 9, seat=1)
    scene.act("reactivate")
    assert scene.codes() == ["reactivate 1"]
    scene.play("reactivate 1")
    assert scene.everything() == {"dinars": 3, "taxes": 2}


def test_s7_3_poem_6_a_red_poem_cannot_be_set_off_again_while_it_runs() -> None:
    scene = Scene(4).poem("red", 1, 9)
    scene.state.running = 1 << 8
    scene.act("reactivate")
    assert scene.codes() == ["reactivate 1"]
    assert scene.why_not("reactivate 9") == "S7.3"
    scene.play("reactivate 1")
    assert scene.state.running == 1 << 8, "its own effect is over"


def test_s7_4_craft_three_dinars_and_one_for_every_two_poems() -> None:
    for poems, dinars in (((), 3), ((1,), 3), ((1, 2), 4), ((1, 2, 3), 4), ((1, 2, 3, 4), 5)):
        scene = Scene(4).poem("blue", *poems[:2]).poem("red", *poems[2:])
        scene.act("craft")
        assert scene.has("dinars") == dinars
    scene = Scene(4).poem("blue", 3).long("A1")
    scene.act("craft")
    assert scene.has("dinars") == 4, "of any colour"


# S11, and the smaller rulings on poems.


def test_poem_2_costs_never_below_nothing() -> None:
    scene = Scene(4, event=2).open_short(1).poem("blue", 18).give(gypsum=1, dinars=0)
    scene.act("engrave")
    scene.play("engrave 1 blue", "use gypsum")
    assert scene.everything() == {"vp": 1}


def test_s11_poem_1_pays_at_income_and_to_an_owner_who_becomes_first_player() -> None:
    scene = Scene(3).poem("blue", 1)
    scene.step(FIRST)
    scene.play("first 1")
    assert scene.everything()["vp"] == 2, "poem-5: also if he was it before"


def test_s11_poem_1_poem_5_not_to_an_owner_who_does_not() -> None:
    scene = Scene(3).poem("blue", 1)
    scene.step(FIRST)
    scene.play("first 2")
    assert scene.everything() == {}


def test_s11_poem_4_uses_an_open_token_that_stays() -> None:
    scene = Scene(4).poem("red", 4)
    scene.act("reactivate")
    scene.play("reactivate 4")
    assert scene.codes() == [f"token {number}" for number in range(1, 10)]
    scene.play("token 4")
    assert scene.everything() == {"vp": 2, "taxes": 2, "dinars": 2}, "and no reward marker moves"
    assert scene.state.large_open >> 3 & 1


def test_s11_poem_5_once_per_building_however_much_wood() -> None:
    scene = Scene(4, event=4).poem("blue", 5).give(gypsum=1, wood=2)
    scene.act("construct")
    scene.play("large")
    line = scene.play("use gypsum+wood+wood")
    assert points(line.events) == {"S5.5": 5, "S7.2": 1}
    assert scene.has("taxes") == 1


def test_s11_poem_10_two_extra_materials_and_a_point_for_each_the_base_too() -> None:
    scene = Scene(4).poem("blue", 10).open_short(3).give(gypsum=1, wood=1, tile=1, dinars=9)
    scene.act("engrave")
    scene.play("engrave 3 blue")
    line = scene.play("use gypsum+wood+tile")
    assert points(line.events) == {"S7.1": 1 + 2 + 4 + 3}


def test_s11_poem_14_export_4_a_free_ship_without_seal_or_bonus() -> None:
    scene = Scene(4).poem("red", 14).seal("constantinople").token("constantinople", 7).give(clothes=2)
    scene.act("reactivate")
    scene.play("reactivate 14")
    assert len(scene.codes()) == 9
    scene.play("ship constantinople")
    assert scene.codes() == ["deliver nothing", "deliver clothes"], "export-1: none or one"
    scene.play("deliver clothes")
    assert scene.everything() == {"clothes": 1, "vp": 2, "taxes": 2}
    assert scene.state.seals, "the seal stays for the next exporter"
    assert scene.kind() == "turn"


def test_s11_poem_14_export_5_poem_20_raises_its_profit() -> None:
    scene = Scene(4).poem("red", 14).poem("blue", 20).token("fez", 7).give(clothes=1)
    scene.act("reactivate")
    scene.play("reactivate 14", "ship fez", "deliver clothes")
    assert scene.everything() == {"vp": 3, "taxes": 3}


def test_s11_poem_16_a_store_for_two_goods_filled_first_and_emptied_first() -> None:
    scene = Scene(4).poem("blue", 16).give(cane=1, silk=1, clay=1)
    scene.act("production")
    scene.play("produce cane", "produce silk")
    assert scene.everything() == {"clay": 1, "special-sugar": 1, "special-clothes": 1, "vp": 2, "taxes": 2}
    scene.act("production")
    scene.play("produce clay")
    assert scene.has("pottery") == 1, "there is no more room on the poem"
    scene.give(sugar=1)
    scene.act("market")
    scene.play("sell sugar", "stop")
    assert (scene.has("sugar"), scene.has("special-sugar")) == (1, 0)


def test_s11_poem_3_goods_are_not_moved_onto_poem_16_later() -> None:
    scene = Scene(4).open_short(16).give(gypsum=1, dinars=1, sugar=2)
    scene.act("engrave")
    scene.play("engrave 16 blue", "use gypsum")
    assert scene.everything() == {"sugar": 2, "vp": 1}


def test_s11_poem_17_needs_presence_only() -> None:
    scene = Scene(4).poem("red", 17).ship("fez").token("fez", 5).ship("cairo", "right").token("cairo", 8)
    scene.act("reactivate")
    scene.play("reactivate 17")
    assert scene.codes() == ["red-city fez", "decline"], "Cairo is blue"
    scene.play("red-city fez")
    assert scene.kind() == "operations"
    assert scene.has("dinars") == 2


def test_s11_poem_20_changes_the_base_profit_not_the_extra_for_a_wanted_good() -> None:
    scene = Scene(4).poem("blue", 20).token("fez", 7).give(clothes=1, sugar=1, dinars=1)
    scene.act("export")
    scene.play("export fez", "deliver sugar+clothes")
    assert (scene.has("vp"), scene.has("taxes")) == (2 + 3, 2 + 3)


def test_poem_4_poem_21_gives_raw_or_a_material_of_the_quarry_used() -> None:
    scene = Scene(4).poem("blue", 21).raw(R1="cane")
    scene.act("quarry_large")
    scene.play("take wood+wood+wood")
    assert scene.codes() == ["choose 1", "choose 2"]
    scene.play("choose 2")
    assert scene.codes() == ["take wood", "take marble"]


def test_poem_7_with_the_deck_empty_spaces_stay_empty() -> None:
    from comares.sabika.step_ids import RENEWAL

    scene = Scene(4).open_short(1, 0, 2, 0, 0)
    scene.state.short_deck = 0
    scene.step(RENEWAL)
    assert list(scene.state.short_open) == [0, -1, 1, -1, -1]


def test_poem_9_several_at_once_as_engraved_right_after_what_set_them_off() -> None:
    for order in ((5, 12), (12, 5)):
        scene = Scene(4).poem("blue", *order).give(gypsum=1, wood=1, tile=1)
        scene.act("construct")
        scene.play("large")
        line = scene.play("use gypsum+wood+tile")
        fired = [event.b + 1 for event in line.events if event.kind.name == "gained-blue-vp"]
        assert fired == list(order)


def test_poem_9_a_good_produced_onto_poem_16_sets_both_off_as_engraved() -> None:
    for order in ((11, 16), (16, 11)):
        scene = Scene(4).poem("blue", *order).give(cane=1)
        scene.act("production")
        line = scene.play("produce cane")
        assert [event.b + 1 for event in line.events if event.kind.name == "gained-blue-vp"] == list(order)


def test_poem_9_income_in_the_owners_order() -> None:
    scene = Scene(3).poem("blue", 1, 17)
    scene.step(INCOME)
    assert scene.codes() == ["income poem 1", "income poem 17"]
    scene.play("income poem 17")
    assert scene.has("dinars", 0) == 2, "what is left alone comes by itself"


@pytest.mark.parametrize("poems", [(4, 17)])
def test_s7_3_red_poems_do_not_loop(poems: tuple[int, ...]) -> None:
    """Nothing but the inner ring grants reactivate, so an effect always ends."""
    scene = Scene(4, chance=RiggedChance({})).poem("red", *poems).ship("fez").token("fez", 2).give(gypsum=1, dinars=9)
    scene.act("reactivate")
    scene.play("reactivate 17", "red-city fez")
    assert scene.kind() == "engrave"


# S3.5: a red poem whose effect is impossible cannot be reactivated.


def test_s3_5_a_red_poem_whose_effect_is_impossible_is_not_reactivated() -> None:
    scene = Scene(4).poem("red", 17).poem("red", 1)
    scene.act("reactivate")
    assert scene.codes() == ["reactivate 1"], "17 needs a ship in a red city"
    assert scene.why_not("reactivate 17") == "S7.3"


def test_s3_5_reactivating_alone_is_no_reason_to_work_on_a_space_if_no_poem_can_work() -> None:
    scene = Scene(4).poem("red", 17).marble()
    reactivate = next(row["i"] + 1 for row in load().rows("board", "inner") if row["action"] == "reactivate")
    assert not scene.may(f"work poet {reactivate}")
    scene.ship("fez").token("fez", 5)
    assert scene.may(f"work poet {reactivate}"), "the market of a red city is there now"


def test_records_of_version_1_reactivate_any_red_poem() -> None:
    scene = Scene(4, settings={"rules": "1"}).poem("red", 17)
    scene.act("reactivate")
    assert scene.codes() == ["reactivate 17"]


# S11.6: poem 16. "1 or 2 of your goods", "any of your goods": the player says which.


def test_s11_6_exported_goods_may_come_from_a_storehouse_though_the_poem_has_some() -> None:
    scene = Scene(4).poem("blue", 16).token("fez", 7).give(special_sugar=1, sugar=1, clothes=1, dinars=1)
    scene.act("export")
    scene.play("export fez")
    assert sorted(scene.codes()) == sorted([
        "deliver sugar", "deliver sugar storehouse sugar", "deliver clothes", "deliver sugar+sugar",
        "deliver sugar+clothes", "deliver sugar+clothes storehouse sugar",
    ])  # fmt: skip
    scene.play("deliver sugar storehouse sugar")
    assert (scene.has("special-sugar"), scene.has("sugar")) == (1, 0)


def test_s11_6_nothing_is_asked_where_it_makes_no_difference() -> None:
    scene = Scene(4).poem("blue", 16).token("fez", 7).give(special_sugar=1, clothes=1, dinars=1)
    scene.act("export")
    scene.play("export fez")
    assert sorted(scene.codes()) == ["deliver clothes", "deliver sugar", "deliver sugar+clothes"]


def test_s11_6_a_good_may_be_sold_from_a_storehouse_though_the_poem_has_one() -> None:
    scene = Scene(4).poem("blue", 16).give(special_sugar=1, sugar=1)
    scene.act("market")
    assert {"sell sugar", "sell sugar storehouse"} <= set(scene.codes())
    scene.play("sell sugar storehouse", "stop")
    assert (scene.has("special-sugar"), scene.has("sugar")) == (1, 0)


def test_s11_6_a_good_on_the_poem_can_be_given_up_for_a_new_one_which_is_put_there() -> None:
    scene = Scene(4).poem("blue", 16).give(special_sugar=1, special_clothes=1, wood=4, clay=1)
    scene.act("production")
    scene.play("produce clay")
    assert sorted(scene.codes()) == [
        "give-up clothes poem", "give-up pottery", "give-up sugar poem", "give-up wood"
    ]  # fmt: skip
    scene.play("give-up sugar poem")
    assert scene.everything() == {"wood": 4, "special-clothes": 1, "special-pottery": 1, "vp": 1, "taxes": 1}
    assert list(scene.state.discard) == [1, 0, 0]


def test_s11_6_a_good_gained_outright_may_take_the_place_of_one_on_the_poem_too() -> None:
    scene = Scene(4).poem("blue", 16).raw(R1="clay").give(special_sugar=2, wood=4)
    scene.step(GOOD_STEP, 1)
    scene.play("good pottery R1")
    assert sorted(scene.codes()) == ["give-up pottery", "give-up sugar poem", "give-up wood"]


def test_s11_6_a_new_material_finds_no_place_on_the_poem() -> None:
    scene = Scene(4).poem("blue", 16).give(special_sugar=2, wood=2)
    scene.act("quarry_small")
    scene.play("take gypsum+gypsum+gypsum")
    assert sorted(scene.codes()) == ["give-up gypsum", "give-up wood"]


def test_records_of_version_1_empty_the_poem_first() -> None:
    scene = Scene(4, settings={"rules": "1"}).poem("blue", 16).token("fez", 7).give(special_sugar=1, sugar=1, dinars=1)
    scene.act("export")
    scene.play("export fez")
    assert scene.codes() == ["deliver sugar", "deliver sugar+sugar"]
