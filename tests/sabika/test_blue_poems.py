"""S7: the effects of blue poems: triggers and lasting modifiers."""

from __future__ import annotations

import pytest
from helpers.sabika.scenes import Scene, points

# Triggers.


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
        scene.raw(R1="cane").effect(scene.rules.lookup.storehouse_row[14])
        scene.play("raw cane")
    assert scene.everything() == {"sugar": 1, "vp": 1}


def test_poem_11_blue_not_for_a_good_gained_outright() -> None:
    scene = Scene(4).poem("blue", 11).raw(R1="cane")
    scene.effect(scene.rules.lookup.storehouse_row[3])
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


# Lasting modifiers.


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
    scene.effect(scene.rules.lookup.storehouse_row[23])  # 1 dinar, 1 operation
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
