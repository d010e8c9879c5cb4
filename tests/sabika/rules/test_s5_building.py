"""S5: the outer ring. Quarries, storehouses, market, buildings, rewards."""

from __future__ import annotations

import pytest
from helpers.sabika.scenes import Scene, points

from comares.kernel.recorded_chance import RiggedChance
from comares.sabika.components import SMALL_PILE


def test_s5_1_quarries_give_three_in_any_mix() -> None:
    scene = Scene(4)
    scene.act("quarry_small")
    assert scene.codes() == [
        "take gypsum+gypsum+gypsum",
        "take gypsum+gypsum+wood",
        "take gypsum+wood+wood",
        "take wood+wood+wood",
    ]
    scene = Scene(4)
    scene.act("quarry_large")
    scene.play("take wood+marble+marble")
    assert scene.everything() == {"wood": 1, "marble": 2}


def test_s5_2_expand_with_a_token_beside_the_space() -> None:
    scene = Scene(4).open_storehouses(1, 2, 3, 4)
    scene.play("work architect-1 3")  # the right side
    assert scene.codes() == ["expand 3 1", "expand 4 1"], "storehouses never expanded are all one"
    assert scene.why_not("expand 1 1") == "S5.2"
    assert scene.why_not("expand 3 2") == "S4.1"
    line = scene.play("expand 3 1")
    assert points(line.events) == {"S5.2": 1}
    assert scene.everything() == {"vp": 1, "dinars": 4}
    assert scene.has("boxes") == 5


def test_s5_2_the_second_expansion_gives_two_and_a_third_is_not_allowed() -> None:
    scene = Scene(4).open_storehouses(13, 0, 0, 0).house(1, 14).house(2, 15, 16)
    scene.act("storehouse")
    assert [code for code in scene.codes() if code.startswith("expand")] == ["expand 13 1", "expand 13 3"]
    line = scene.play("expand 13 1")
    assert points(line.events) == {"S5.2": 2}


def test_s5_2_activate_the_top_token_one_never_expanded_has_none() -> None:
    scene = Scene(4).open_storehouses(0, 0, 0, 0).house(1, 2, 3).house(3, 2)
    scene.act("storehouse")
    assert scene.codes() == ["activate 1", "activate 3"]
    scene.play("activate 1")
    assert scene.everything() == {"dinars": 4}, "token 3, not the covered token 2"


def test_s5_3_market_two_dinars_then_up_to_two_operations() -> None:
    scene = Scene(4)
    scene.act("market")
    assert scene.has("dinars") == 2
    scene.play("buy gypsum", "buy wood")
    assert scene.kind() == "turn"
    assert scene.everything() == {"gypsum": 1, "wood": 1}


@pytest.mark.parametrize(
    ("thing", "buy", "sell"), [("gypsum", 1, 1), ("wood", 1, 2), ("marble", 2, 3), ("tile", 3, 4), ("sugar", 0, 3)]
)
def test_s5_3_prices(thing: str, buy: int, sell: int) -> None:
    scene = Scene(4).give(dinars=8, **{thing: 1})
    scene.act("market")
    scene.play(f"sell {thing}")
    assert scene.has("dinars") == 10 + sell
    if buy:
        scene.play(f"buy {thing}")
        assert scene.has("dinars") == 10 + sell - buy


def test_s5_3_raw_is_bought_from_the_rondel_for_one() -> None:
    scene = Scene(4).raw(R1="cane")
    scene.act("market")
    scene.play("buy cane R1", "stop")
    assert scene.everything() == {"dinars": 1, "cane": 1}


def test_s5_3_exchange_with_a_neighbour_a_dinar_back_going_down() -> None:
    scene = Scene(4).give(wood=1)
    scene.act("market")
    exchanges = [code for code in scene.codes() if code.startswith("exchange")]
    assert exchanges == ["exchange wood gypsum", "exchange wood marble"]
    assert scene.why_not("exchange wood tile") == "S5.3"
    scene.play("exchange wood gypsum", "stop")
    assert scene.everything() == {"gypsum": 1, "dinars": 3}


def test_s5_3_the_market_with_an_exchange_and_a_sale() -> None:
    """The rulebook's example: 2 dinars, wood for marble, a good for 3."""
    scene = Scene(4).give(wood=1, sugar=1)
    scene.act("market")
    scene.play("exchange wood marble", "sell sugar")
    assert scene.kind() == "turn"
    assert scene.everything() == {"marble": 1, "dinars": 5}


def test_s5_3_operations_not_used_at_once_are_lost() -> None:
    scene = Scene(4)
    scene.play("work architect-1 1")
    scene.play("stop")
    assert scene.state.seat == 1


def test_s5_4_build_1_refresh_once_a_turn_for_a_dinar_and_a_point() -> None:
    scene = Scene(4, chance=RiggedChance({})).give(gypsum=1, dinars=2).open_small(1, 2, 3, 4)
    scene.state.small_deck = 1 << 20 | 1 << 21 | 1 << 22 | 1 << 23 | 1 << 24
    scene.act("construct")
    line = scene.play("refresh")
    assert scene.everything() == {"gypsum": 1, "dinars": 1, "vp": 1}
    assert points(line.events) == {"S5.4": 1}
    assert list(scene.state.small_open) == [20, 21, 22, 23]
    assert not scene.may("refresh")
    assert scene.why_not("refresh") == "build-1"


def test_s5_4_build_1_the_cards_discarded_first_are_in_the_new_deck() -> None:
    scene = Scene(4, chance=RiggedChance({SMALL_PILE: []})).give(gypsum=1, dinars=1).open_small(1, 2, 3, 4)
    scene.state.small_deck, scene.state.small_discard = 0, 0
    scene.act("construct")
    scene.play("refresh")
    assert sorted(scene.state.small_open) == [0, 1, 2, 3]


def test_s5_4_build_1_a_refresh_needs_a_base_material_and_a_possible_building_must_be_built() -> None:
    scene = Scene(4).give(tile=1, dinars=5).open_small(1, 2, 3, 4)
    assert not scene.may("work architect-1 4")
    scene = Scene(4, chance=RiggedChance({})).give(marble=1, dinars=5).open_small(1, 2, 0, 0)
    scene.state.large_open = 0
    scene.state.small_deck = 1 << 0 | 1 << 1  # gypsum and wood: nothing can be built with marble
    scene.state.small_discard = 0
    scene.act("construct")
    assert scene.codes() == ["refresh"]
    scene.play("refresh")
    if scene.kind() == "turn":
        assert scene.has("vp") == 1, "it ends, and counts as carried out"
    scene = Scene(4).give(gypsum=1, dinars=5)
    scene.act("construct")
    scene.play("refresh")
    assert "done" not in scene.codes()
    assert scene.may("large")


def test_s5_4_build_2_a_taken_small_building_is_not_replaced_at_once() -> None:
    scene = Scene(4).give(gypsum=1).open_small(1, 2, 3, 4)
    scene.act("construct")
    scene.play("small 1", "use gypsum", "lay left")
    assert -1 in list(scene.state.small_open)


def test_s5_5_the_large_building_of_gypsum_and_marble() -> None:
    """The rulebook's example: 4 VP, 1 for gypsum and 3 for marble."""
    scene = Scene(4).give(gypsum=1, marble=1, wood=1)
    scene.act("construct")
    scene.play("large")
    assert scene.codes() == [
        "use gypsum",
        "use gypsum+marble",
        "use gypsum+wood",
        "use gypsum+wood+marble",
    ]
    assert scene.why_not("use wood+marble") == "S5.5"
    assert scene.why_not("use gypsum+tile") == "S4.1"
    line = scene.play("use gypsum+marble")
    assert points(line.events) == {"S5.5": 4}
    assert scene.everything() == {"wood": 1, "vp": 4}
    assert scene.codes() == [f"building {token}" for token in range(1, 10)], "era I"


def test_s5_5_reward_2_first_the_reward_then_the_bonus() -> None:
    scene = Scene(4).give(gypsum=1)
    scene.act("construct")
    scene.play("large", "use gypsum", "building 3")
    assert scene.codes() == ["reward 1"]
    assert scene.has("tile") == 0
    scene.play("reward 1")
    assert scene.everything() == {"vp": 1 + 2, "dinars": 3, "tile": 1, "reward": 1}


def test_s5_5_without_an_open_token_of_the_era_there_is_no_large_building() -> None:
    scene = Scene(4).give(gypsum=1).open_small(0, 0, 0, 0)
    scene.state.large_open &= ~((1 << 9) - 1)
    assert not scene.may("work architect-1 4")
    assert scene.round(3).may("work architect-1 4"), "in era II those of era II"


def test_s5_6_a_small_building_of_its_base_and_up_to_two_more_all_different() -> None:
    scene = Scene(4).give(wood=1, tile=1, gypsum=1, marble=1).open_small(2, 0, 0, 0)  # base wood
    scene.act("construct")
    scene.play("small 2")
    uses = scene.codes()
    assert all("wood" in code for code in uses)
    assert len(uses) == 1 + 3 + 3
    line = scene.play("use gypsum+wood+tile")
    assert points(line.events) == {"S5.6": 1 + 2 + 4}
    assert scene.codes() == ["lay left", "lay right"]


def test_s5_6_build_3_a_balance_is_reached_where_one_colour_meets() -> None:
    scene = Scene(4).give(gypsum=1).open_small(35, 0, 0, 0).row("blue")  # purple | blue
    scene.act("construct")
    scene.play("small 35", "use gypsum", "lay left")
    assert scene.kind() == "turn", "blue's bonus: neither a raw nor a good to be had, nothing to export: it lapses"
    events = scene.table.record.lines[-1].events
    assert [event.kind.name for event in events if event.kind.name == "balanced"] == ["balanced"]


def test_s5_6_build_3_with_the_joker_the_new_cards_colour_counts() -> None:
    scene = Scene(4).give(gypsum=1).open_small(1, 0, 0, 0).row("purple")  # ochre | blue
    scene.act("construct")
    scene.play("small 1", "use gypsum", "lay right")
    assert scene.kind() == "take", "ochre: four dinars or taxes"
    scene.play("take dinars+dinars+dinars+taxes")
    assert scene.everything() == {"vp": 1, "dinars": 3, "taxes": 1}


def test_s5_6_no_balance_where_colours_differ_and_only_the_touching_pair_counts() -> None:
    scene = Scene(4).give(gypsum=1).open_small(1, 0, 0, 0).row("purple", (-1, 2), (1, 4))
    scene.act("construct")
    scene.play("small 1", "use gypsum", "lay left")  # ochre | blue beside ochre | green
    assert scene.kind() == "turn"
    assert scene.state.laid[0] == -2


def test_s5_7_one_space_further_and_the_bonus_of_it_or_any_earlier_one() -> None:
    scene = Scene(4).give(gypsum=1, reward=3)
    scene.act("construct")
    scene.play("large", "use gypsum", "building 1")
    assert scene.has("reward") == 4
    assert scene.codes() == ["reward 1", "reward 2", "reward 3", "reward 4"]
    scene.play("reward 4")
    assert scene.has("taxes") == 2


@pytest.mark.parametrize("space", [5, 6])
def test_s5_7_reward_1_on_the_last_space_a_point_and_any_earlier_bonus(space: int) -> None:
    scene = Scene(4).give(gypsum=1, reward=space)
    scene.act("construct")
    line = scene.play("large", "use gypsum", "building 1")
    assert points(line.events) == {"S5.7": 1}
    assert scene.has("reward") == 6
    assert scene.codes() == [f"reward {earlier}" for earlier in range(1, 6)]
