"""S6: the middle ring. Export, consolidate, production; S8: secondary actions."""

from __future__ import annotations

import pytest
from helpers.sabika.conservation import cards
from helpers.sabika.scenes import Scene, points

from comares.sabika import state as s
from comares.sabika.loading.load import load


def test_s6_1_the_export_to_constantinople_for_4_dinars() -> None:
    """The rulebook's example: from Florence over Ragusa, clothes wanted, 3 VP and 3 taxes, a seal, any material."""
    scene = Scene(4).ship("florence").seal("constantinople").token("constantinople", 7)
    scene.give(dinars=4, sugar=1, clothes=1)
    scene.act("export")
    line = scene.play("export constantinople")
    assert scene.everything() == {"seals": 1, "sugar": 1, "clothes": 1}
    assert [event.kind.name for event in line.events] == ["paid", "shipped", "took-seal"]
    line = scene.play("deliver sugar+clothes")
    assert points(line.events) == {"S6.1": 3}
    assert scene.everything() == {"seals": 1, "vp": 3, "taxes": 3}
    assert scene.codes() == ["city constantinople", "decline"]
    scene.play("city constantinople", "take tile")
    assert scene.everything() == {"seals": 1, "vp": 3, "taxes": 3, "tile": 1}
    assert list(scene.state.discard) == [1, 1, 0]


def test_s6_1_only_to_a_city_without_an_own_ship() -> None:
    scene = Scene(4).ship("fez").ship("algiers", "right").give(dinars=30, sugar=1)
    scene.act("export")
    assert "export fez" not in scene.codes()
    assert "export algiers" not in scene.codes()
    assert len(scene.codes()) == 7
    assert scene.why_not("export fez") == "S6.1"


@pytest.mark.parametrize(
    ("city", "cost"), [("fez", 1), ("algiers", 1), ("tunis", 2), ("florence", 2), ("venice", 3), ("ragusa", 4),
                       ("cairo", 4), ("damascus", 5), ("constantinople", 6)]
)  # fmt: skip
def test_s6_1_export_2_the_cheapest_way_from_granada(city: str, cost: int) -> None:
    assert not _may_export(city, cost - 1)
    assert _may_export(city, cost)


def _may_export(city: str, dinars: int) -> bool:
    scene = Scene(4).give(dinars=dinars, sugar=1)
    scene.act("market")
    scene.state.pop()
    scene.state.set(0, s.DINARS, dinars)
    if not scene.rules.context.actions[5].possible(scene.state, 0):
        return False
    scene.act("export")
    return f"export {city}" in scene.codes()


def test_s6_1_export_2_or_from_the_nearest_own_city_with_no_presence_needed_on_the_way() -> None:
    scene = Scene(4).ship("cairo", "right").give(dinars=1, sugar=1)
    scene.act("export")
    assert sorted(scene.codes()) == ["export algiers", "export damascus", "export fez"]


def test_s6_1_export_1_one_or_two_goods() -> None:
    scene = Scene(4).give(dinars=1, sugar=3, pottery=1)
    scene.act("export")
    scene.play("export fez")
    assert sorted(scene.codes()) == [
        "deliver pottery",
        "deliver sugar",
        "deliver sugar+pottery",
        "deliver sugar+sugar",
    ]
    assert scene.why_not("deliver nothing") == "S6.1"


def test_s6_1_export_3_the_seal_just_taken_cannot_pay_the_way() -> None:
    scene = Scene(4).seal("fez").give(dinars=0, sugar=1)
    assert not scene.rules.context.actions[5].possible(scene.state, 0)


def test_s6_2_the_consolidation_in_cairo() -> None:
    """The rulebook's example: others already on the right half gain; a red city's construct at once."""
    scene = Scene(4).ship("cairo").token("cairo", 1).ship("cairo", "left", seat=2).give(gypsum=1)
    scene.ship("cairo", "right", seat=1).ship("cairo", "right", seat=3)
    scene.act("consolidate")
    line = scene.play("consolidate cairo")
    assert line.events[0].kind.name == "consolidated"
    assert scene.everything(1) == scene.everything(3) == {"vp": 1, "dinars": 1}
    assert scene.everything(2) == {}, "its ship is on the left half"
    assert cards(scene.state.get(0, s.RIGHT)) == [scene.city("cairo")]
    assert scene.codes() == ["bonus construct", "decline"]
    scene.play("bonus construct")
    assert scene.may("large")


def test_s6_2_cons_2_a_red_citys_action_can_be_declined_and_lapses_if_impossible() -> None:
    scene = Scene(4).ship("cairo").token("cairo", 1)
    scene.act("consolidate")
    scene.play("consolidate cairo")
    assert scene.kind() == "turn", "nothing to build with"
    scene = Scene(4).ship("cairo").token("cairo", 5)
    scene.act("consolidate")
    scene.play("consolidate cairo", "decline")
    assert scene.kind() == "turn"
    assert cards(scene.state.get(0, s.RIGHT)) == [scene.city("cairo")], "the ship has moved anyway"


def test_s6_2_only_a_ship_on_a_left_half() -> None:
    scene = Scene(4).ship("cairo").ship("fez", "right")
    scene.act("consolidate")
    assert scene.codes() == ["consolidate cairo"]
    assert scene.why_not("consolidate fez") == "S6.2"


def test_s6_3_the_bonus_of_a_city_and_up_to_two_goods_in_either_order() -> None:
    scene = Scene(4).ship("fez").token("fez", 1).ship("cairo", "right").token("cairo", 4).give(cane=1, silk=1, clay=1)
    scene.act("production")
    assert scene.codes() == ["city fez", "city cairo", "produce cane", "produce silk", "produce clay"]
    scene.play("city fez", "produce cane", "produce clay")
    assert scene.kind() == "turn"
    assert scene.everything() == {"dinars": 2, "sugar": 1, "pottery": 1, "silk": 1}


def test_s6_3_one_finished_before_the_other_begins_and_either_alone() -> None:
    scene = Scene(4).ship("fez").token("fez", 1).give(cane=1, silk=1)
    scene.act("production")
    scene.play("produce cane")
    assert scene.codes() == ["city fez", "produce silk", "stop"]
    scene.play("city fez")
    assert scene.kind() == "turn", "the goods are done"
    scene = Scene(4).ship("fez").token("fez", 1).give(cane=1)
    scene.act("production")
    assert "stop" not in scene.codes(), "at least one is carried out"
    scene.play("produce cane", "stop")
    assert scene.everything() == {"sugar": 1}


# S8.


def test_s8_1_raw_space_one_dinar_for_an_architect_free_for_a_merchant() -> None:
    scene = Scene(4).raw(R1="cane").give(dinars=1)
    scene.play("work architect-1 2", "secondary raw")
    assert scene.everything() == {"cane": 1}
    scene = Scene(4).raw(R1="cane").give(dinars=0)
    scene.play("work merchant 2")
    assert scene.everything() == {"cane": 1}, "the only thing that can be done is done"


def test_s8_1_raw_2_an_empty_raw_space_lets_produce_one_good() -> None:
    scene = Scene(4).give(cane=1, silk=1)
    scene.play("work merchant 2")
    assert scene.codes() == ["produce cane", "produce silk"]
    scene.play("produce silk")
    assert scene.everything() == {"cane": 1, "clothes": 1}
    assert scene.state.seat == 1, "a good, but no dinar for the way"


def test_s8_1_raw_1_a_raw_already_held_is_turned_and_the_spaces_token_stays() -> None:
    scene = Scene(4).raw(R1="cane").give(cane=1).marble()
    scene.play("work merchant 2")
    assert scene.everything() == {"sugar": 1}
    assert scene.state.raw_spaces[1] == 0


def test_s8_2_marble_space_two_dinars_for_a_merchant_one_for_a_poet() -> None:
    scene = Scene(4).marble("M1").give(dinars=2)
    scene.play("work merchant 2")
    assert scene.everything() == {"marble": 1}
    scene = Scene(4).marble("M1").give(dinars=1)
    scene.play("work poet 2")
    assert scene.everything()["marble"] == 1
    scene = Scene(4).marble().give(dinars=1)
    scene.play("work poet 2")
    assert scene.codes() == ["take gypsum", "take wood"], "the space is empty"


def test_s8_3_move_5_one_secondary_action_a_turn_where_a_space_touches_two() -> None:
    scene = Scene(4).raw(R1="cane").marble("M1").give(dinars=9, sugar=1)
    scene.play("work merchant 2")
    assert scene.codes() == ["main", "secondary raw", "secondary marble"]
    scene.play("secondary raw")
    assert scene.codes() == ["main", "done"]
    assert scene.why_not("secondary marble") == "S8.3"


# S3.5: production whose only effect would be a city bonus that does nothing.


def test_s3_5_production_needs_a_raw_or_a_city_bonus_that_changes_something() -> None:
    scene = Scene(4).ship("fez").token("fez", 6)
    production = next(row["i"] + 1 for row in load().rows("board", "middle") if row["action"] == "production")
    assert not scene.may(f"work merchant {production}"), "the city produces a good, and there is no raw"
    scene = Scene(4).ship("fez").token("fez", 6).give(cane=1)
    scene.act("production")
    assert sorted(scene.codes()) == ["city fez", "produce cane"]


def test_s3_5_a_dead_city_bonus_is_not_offered_beside_others() -> None:
    scene = Scene(4).ship("fez").token("fez", 6).ship("cairo").token("cairo", 1)
    scene.act("production")
    assert scene.codes() == ["city cairo"]


def test_records_of_version_1_take_a_dead_city_bonus() -> None:
    scene = Scene(4, settings={"rules": "1"}).ship("fez").token("fez", 6)
    scene.act("production")
    assert scene.codes() == ["city fez"]
