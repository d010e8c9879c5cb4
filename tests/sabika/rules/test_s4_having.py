"""S4: resources: room, raw and goods, seals, effects that may be declined, taxes."""

from __future__ import annotations

from helpers.sabika.scenes import Scene

from comares.kernel.chance import SeededChance
from comares.kernel.events import EventCollector
from comares.sabika.resources import move_tax
from comares.sabika.step_ids import EFFECT


def test_s4_1_store_1_as_many_places_as_boxes_pooled() -> None:
    scene = Scene(4).give(gypsum=1)
    scene.act("quarry_small")
    scene.play("take gypsum+wood+wood")
    assert scene.kind() == "turn", "four in four boxes"


def test_s4_1_store_3_boxes_of_a_twice_expanded_storehouse_add_up() -> None:
    scene = Scene(4).house(1, 13, 14)
    assert scene.has("boxes") == 4 + 2 + 2


def test_s4_2_store_2_what_has_no_room_is_given_up_new_or_old() -> None:
    scene = Scene(4).give(tile=2, sugar=1)
    scene.act("quarry_small")
    scene.play("take gypsum+gypsum+wood")
    assert scene.codes() == ["give-up gypsum", "give-up wood", "give-up tile", "give-up sugar"]
    scene.play("give-up sugar", "give-up gypsum")
    assert scene.kind() == "turn"
    assert scene.everything() == {"gypsum": 1, "wood": 1, "tile": 2}
    assert list(scene.state.discard) == [1, 0, 0], "goods to the discard"


def test_s4_3_any_raw_of_the_rondel_goes_to_its_production_space() -> None:
    scene = Scene(4).raw(R1="cane", R4="cane", R5="silk")
    scene.effect(scene.rules.lookup.storehouse_row[14])  # 1 raw
    assert scene.codes() == ["raw cane R1", "raw cane R4", "raw silk R5"]
    scene.play("raw cane R4")
    assert scene.everything() == {"cane": 1}
    assert list(scene.state.raw_spaces) == [-1, 0, -1, -1, -1, 1]


def test_s4_3_raw_1_a_type_already_held_is_turned_and_the_token_stays() -> None:
    scene = Scene(4).raw(R1="clay", R2="clay").give(clay=1)
    scene.effect(scene.rules.lookup.storehouse_row[14])
    assert scene.codes() == ["raw clay"]
    assert scene.why_not("raw clay R1") == "raw-1"
    scene.play("raw clay")
    assert scene.everything() == {"pottery": 1}
    assert list(scene.state.raw_spaces)[1:3] == [2, 2]


def test_s4_3_raw_2_no_raw_on_the_rondel_none_gained() -> None:
    scene = Scene(4).give(cane=1)
    scene.effect(scene.rules.lookup.storehouse_row[11])  # 2 raw, 1 dinar
    assert scene.kind() == "turn"
    assert scene.everything() == {"cane": 1, "dinars": 1}


def test_s4_3_raw_3_two_raw_at_once_one_after_the_other() -> None:
    scene = Scene(4).raw(R1="silk", R2="silk")
    scene.effect(scene.rules.lookup.storehouse_row[11])
    scene.play("raw silk R1")
    assert scene.codes() == ["raw silk"], "the second one turns the first"
    scene.play("raw silk")
    assert scene.everything() == {"clothes": 1, "dinars": 1}


def test_s4_4_producing_turns_the_own_raw_and_a_good_outright_takes_a_token() -> None:
    scene = Scene(4).raw(R1="cane").give(cane=1, silk=1)
    scene.effect(scene.rules.lookup.storehouse_row[6])  # produce 2, 1 dinar
    scene.play("produce silk")
    assert scene.everything() == {"cane": 1, "clothes": 1}
    scene.play("stop")
    scene.effect(scene.rules.lookup.storehouse_row[3])  # 1 good, 1 dinar
    assert scene.codes() == ["good sugar R1"]
    scene.play("good sugar R1")
    assert scene.everything() == {"cane": 1, "clothes": 1, "sugar": 1, "dinars": 2}
    assert scene.state.raw_spaces[1] == -1


def test_s4_4_raw_4_a_gain_cannot_be_declined_and_a_good_without_room_is_discarded() -> None:
    scene = Scene(4).raw(R1="cane").give(tile=4)
    scene.effect(scene.rules.lookup.storehouse_row[3])
    assert scene.codes() == ["good sugar R1"]
    scene.play("good sugar R1", "give-up sugar")
    assert list(scene.state.discard) == [1, 0, 0]
    assert scene.state.raw_spaces[1] == -1


def test_s4_5_dinars_first_seals_make_up_what_is_missing_and_leave_the_game() -> None:
    scene = Scene(4).worker("architect-1", 1).worker("architect-2", 4).give(dinars=1, seals=2)
    scene.play("work architect-1 5")  # two steps over
    assert (scene.has("dinars"), scene.has("seals")) == (0 + 2, 1)


def test_s4_6_bonus_actions_can_be_declined_and_of_alternatives_one_is_used() -> None:
    scene = Scene(4).raw(R1="cane").give(sugar=1, dinars=5)
    scene.effect(scene.rules.lookup.balance_row[1])  # blue: a raw and a good, or export
    assert scene.codes() == ["choose 1", "choose 2"]
    scene.play("choose 2")
    assert scene.codes() == ["bonus export", "decline"]
    scene.play("decline")
    assert scene.kind() == "turn"


def test_s4_6_an_alternative_that_cannot_be_carried_out_is_not_offered() -> None:
    scene = Scene(4).raw(R1="cane")
    scene.effect(scene.rules.lookup.balance_row[1])
    assert scene.codes() == ["choose 1"], "no good to export"
    scene = Scene(4)
    scene.effect(scene.rules.lookup.balance_row[1])
    assert scene.kind() == "turn", "neither: it lapses"


def test_s4_7_a_bonus_is_carried_out_to_its_end_before_what_gave_it_goes_on() -> None:
    scene = Scene(4).open_storehouses(13, 14, 15, 16)
    scene.effect(scene.rules.lookup.balance_row[3])  # purple: 1 dinar, storehouse
    assert scene.has("dinars") == 1
    scene.play("bonus storehouse")
    assert len([code for code in scene.codes() if code.startswith("expand")]) == 4, "either side's tokens"
    scene.play("expand 13 1")
    assert scene.everything() == {"dinars": 3, "vp": 1}


def test_s4_8_a_marker_that_moves_lies_on_top() -> None:
    scene = Scene(3)
    move_tax(scene.state, 2, 1)
    move_tax(scene.state, 1, 1)
    assert list(scene.state.stack) == [1, 2, 0]
    move_tax(scene.state, 0, 0)
    assert list(scene.state.stack) == [1, 2, 0], "it did not move"


def test_s4_2_room_is_settled_after_each_item_of_an_effect() -> None:
    """Token 5 gives gypsum and marble in one item: they are gained together, then the room is checked."""
    scene = Scene(4).give(tile=3)
    scene.state.push(EFFECT, scene.rules.lookup.storehouse_row[4])
    listener = EventCollector(scene.rules.events)
    scene.rules.advance(scene.state, SeededChance(1), listener)
    assert [event.kind.name for event in listener.events] == ["gained", "gained"]
    assert scene.kind() == "give-up"
