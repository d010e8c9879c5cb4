"""S9: the end of a round; S10: the end of the game; S12: events."""

from __future__ import annotations

import pytest
from helpers.sabika.conservation import cards
from helpers.sabika.scenes import Scene, points

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event
from comares.kernel.log import SILENT
from comares.kernel.table import Table
from comares.sabika import state as s
from comares.sabika.rounds.scoring import winners
from comares.sabika.rules import SabikaRules
from comares.sabika.state import sabika
from comares.sabika.step_ids import ERA, EVENT_STEP, FINALE, FIRST, INCOME, NARRATOR, RENEWAL, STAND_UP, TAXES_STEP


def wishes(scene: Scene, *names: str) -> Scene:
    for place, name in enumerate(names):
        scene.state.wishes[place] = scene.rules.lookup.wish_names.index(name)
    return scene


def named(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


# S9.


def test_s9_the_order_of_the_end_of_a_round() -> None:
    scene = wishes(Scene(2).ship("fez", "right").token("fez", 9), "B1", "A1", "C1")
    for worker in ("architect-1", "architect-2", "merchant", "poet"):
        scene.worker(worker, 1, lies=True).worker(worker, 2, seat=1, lies=True)
    events = scene.advance()
    names = [name for name in named(events) if name != "raw-laid"]
    assert names[:4] == ["gained", "narrator", "wish-moved", "wish-vp"]
    assert scene.kind() == "pay"
    line = scene.play("pay dinars 2 vp 1")
    assert "stood-up" not in named(line.events)
    line = scene.play("pay vp 2")
    assert named(line.events)[:2] == ["tax-vp", "stood-up"]
    assert scene.kind() == "first"


def test_s9_1_cons_1_income_of_consolidated_blue_cities_from_the_first_player_on() -> None:
    scene = Scene(3).ship("fez", "right").token("fez", 9).ship("cairo", "left").token("cairo", 11)
    scene.ship("fez", "right", seat=2)
    scene.state.first = 2
    events = scene.step(INCOME)
    assert [event.seat for event in events if event.kind.name == "gained"][:2] == [2, 0]
    assert scene.everything()["dinars"] == 3, "Cairo is not consolidated, and gives nothing"


def test_s9_1_in_the_order_the_player_likes() -> None:
    scene = Scene(3).ship("fez", "right").token("fez", 9).ship("cairo", "right").token("cairo", 11)
    scene.step(INCOME)
    assert scene.codes() == ["income fez", "income cairo"]
    scene.play("income cairo")
    assert scene.everything() == {"vp": 2, "dinars": 3}


def test_s9_2_wish_2_a_wish_moves_to_the_tower_and_every_wish_there_scores() -> None:
    scene = wishes(Scene(2), "B1", "C3", "A1").ship("fez").ship("cairo", "right").poem("blue", 3).poem("red", 4)
    events = scene.step(NARRATOR)
    assert points(events) == {"S9.2": 2}, "two cities at 1 VP"
    scene = wishes(Scene(2), "B1", "C3", "A1").ship("fez").ship("cairo", "right").poem("blue", 3).poem("red", 4)
    events = scene.round(3).step(NARRATOR)
    assert points(events) == {"S9.2": 2 * 1 + 2 * 2}, "and two poems at 2 VP"


def test_s9_2_no_wish_scores_where_none_lies() -> None:
    scene = wishes(Scene(2), "B1", "C3", "A1").ship("fez")
    assert points(scene.round(2).step(NARRATOR)) == {}


def test_s9_2_wish_1_building_wishes_count_each_building_of_the_types_shown() -> None:
    scene = wishes(Scene(2), "A1", "B1", "C1").large(3, 6, 9, 1).row("ochre", (1, 1), (2, 13))
    assert points(scene.step(NARRATOR)) == {"S9.2": 3 + 1}, "three palaces, one garden"


def test_s9_2_wish_1_with_the_setting_each_type_counts_once() -> None:
    """ "Получите ОП за каждый имеющийся у вас тип постройки из изображённых." """
    scene = wishes(Scene(2, settings={"wish-buildings": "types"}), "A1", "B1", "C1")
    scene.large(3, 6, 9, 1).row("ochre", (1, 1), (2, 13))
    assert points(scene.step(NARRATOR)) == {"S9.2": 1 + 1}, "palaces and gardens"


def test_s9_2_wish_3_seals_held_now_count_spent_ones_do_not() -> None:
    scene = wishes(Scene(2), "B3", "A1", "C1").give(seals=3, dinars=0)
    scene.give(seals=-1)
    assert points(scene.step(NARRATOR)) == {"S9.2": 2}


def test_s9_2_tax_1_taxes_in_any_mix() -> None:
    scene = Scene(2).give(taxes=1, dinars=3, seals=1)
    scene.state.narrator = 2
    scene.step(TAXES_STEP)
    assert sorted(scene.codes()) == sorted([
        "pay vp 2", "pay seals 1 vp 1", "pay dinars 2 vp 1", "pay dinars 2 seals 1",
        "pay marker 1 vp 1", "pay marker 1 seals 1", "pay marker 1 dinars 2",
    ])  # fmt: skip
    assert scene.why_not("pay marker 1") == "S9.2"
    line = scene.play("pay seals 1 vp 1")
    assert scene.everything() == {"taxes": 1, "dinars": 3, "vp": -1}
    assert points(line.events) == {"S9.2": -1}
    assert scene.state.seat == 1, "each, from the first player on"


def test_s9_2_the_marker_never_goes_below_0() -> None:
    scene = Scene(2)
    scene.state.narrator = 5
    scene.step(TAXES_STEP)
    assert scene.codes() == ["pay vp 5"]


def test_s9_3_workers_stand_up_where_they_are() -> None:
    scene = Scene(2).worker("poet", 3, lies=True).worker("merchant", 0, lies=True, seat=1)
    scene.step(STAND_UP)
    assert [scene.state.get(0, s.WORKER + 3), scene.state.get(1, s.WORKER + 2)] == [3, 0]


def test_s9_3_the_sultans_move_one_step_clockwise_a_round() -> None:
    scene = Scene(3).give(dinars=9)
    scene.play("work poet 4")  # the Sultan's poet begins there
    assert scene.has("dinars") == 9 - 1 + 3
    scene = Scene(3).give(dinars=9).round(4)
    scene.play("work poet 4")
    assert scene.has("dinars") == 9 + 3, "after three steps he stands on space 1"
    scene = Scene(3).give(dinars=9).round(4)
    scene.play("work poet 1")
    assert scene.has("dinars") == 9 - 1 + 3


def test_s9_4_build_2_renewal() -> None:
    scene = Scene(2).open_short(1, 0, 0).open_small(0, 2, 0, 4).open_storehouses(0, 1, 2, 0).marble()
    scene.state.short_deck, scene.state.small_deck = 0b1100, 0b1 << 30
    scene.state.small_discard = 0b1 << 31
    scene.state.storehouse_deck, scene.state.stacks[0], scene.state.stacks[1] = 0b11 << 10, 2, 0
    scene.step(RENEWAL)
    assert sorted(scene.state.short_open) == [0, 2, 3]
    assert sorted(scene.state.small_open) == [1, 3, 30, 31], "the deck is made of the discards again"
    assert scene.state.storehouses[0] in (10, 11)
    assert scene.state.storehouses[3] == -1, "each side from its own stack"
    assert cards(scene.state.marble_spaces) == [0, 1]
    assert -1 not in list(scene.state.raw_spaces)


def test_s9_4_an_empty_bag_is_refilled_from_the_discard() -> None:
    scene = Scene(2)
    for raw in range(3):
        scene.state.bag[raw], scene.state.discard[raw] = 0, 1 if raw == 2 else 0
    scene.step(RENEWAL)
    assert sorted(scene.state.raw_spaces) == [-1, -1, 2], "with nothing left a space stays empty"


def test_s9_5_first_1_tax_2_the_leader_names_any_player_and_on_a_tie_the_top_leads() -> None:
    scene = Scene(3).give(1, taxes=2).give(2, taxes=2)
    for place, party in enumerate((0, 2, 1)):
        scene.state.stack[place] = party
    scene.step(FIRST)
    assert scene.state.seat == 2
    assert scene.codes() == ["first 1", "first 2", "first 3"]
    scene.play("first 1")
    assert (scene.state.first, scene.state.turn, scene.state.seat) == (0, 0, 0)


def test_s9_5_tax_2_markers_that_pay_go_on_top_in_paying_order() -> None:
    scene = Scene(2).give(0, taxes=3).give(1, taxes=3)
    scene.state.narrator = 2
    scene.step(TAXES_STEP)
    scene.play("pay marker 2", "pay marker 2")
    assert list(scene.state.stack) == [1, 0]


def test_s9_6_in_era_ii_the_large_buildings_of_era_i_leave() -> None:
    scene = Scene(3).round(2)
    scene.step(ERA)
    assert len(cards(scene.state.large_open)) == 21
    scene.round(3).step(ERA)
    assert cards(scene.state.large_open) == list(range(9, 21))


# S10.


def test_s10_1_the_end_in_its_order() -> None:
    scene = wishes(Scene(2).round(5), "B1", "A1", "C1").ship("fez").long("H1").give(dinars=7, seals=1)
    scene.state.trade_card = 7
    for worker in ("architect-1", "architect-2", "merchant", "poet"):
        scene.worker(worker, 1, lies=True).worker(worker, 2, seat=1, lies=True)
    events = scene.advance()
    assert "wish-vp" in named(events)
    scene.play("pay seals 1 vp 5")
    line = scene.play("pay vp 6")
    scored = [(event.kind.name, event.a) for event in line.events if event.kind.rule and event.seat == 0]
    assert scored == [("long-vp", 14), ("trade-vp", 2), ("left-dinars-vp", 3)]
    assert scene.state.over


def test_s10_1_what_is_left() -> None:
    scene = Scene(2).give(dinars=5, seals=2, sugar=1, marble=2, tile=1, gypsum=1, wood=1, cane=1, taxes=9)
    scene.give(boxes=6)
    scene.state.trade_card = 7
    events = scene.step(FINALE)
    assert points([event for event in events if event.seat == 0]) == {"S10.1": 2 + 2 + 1 + 2 + 1}


@pytest.mark.parametrize(
    ("presence", "won"),
    [((3, 2, 1), 14), ((2, 2, 1), 9), ((2, 2, 2), 6), ((1, 2, 2), 6), ((1, 2, 3), 6), ((0, 0, 0), 6)],
)
def test_s10_2_rank_1_rank_2_places_with_three(presence: tuple[int, ...], won: int) -> None:
    scene = Scene(3).long("H1")
    scene.state.trade_card = 6
    for seat, n in enumerate(presence):
        for city in scene.rules.lookup.city_names[:n]:
            scene.ship(city, seat=seat)
    events = scene.step(FINALE)
    assert points(events) == {"S10.2": won}


def test_s10_2_rank_1_tied_for_third_of_four_is_nothing() -> None:
    scene = Scene(4).long("H1")
    scene.state.trade_card = 6
    for seat, n in enumerate((1, 2, 3, 1)):
        for city in scene.rules.lookup.city_names[:n]:
            scene.ship(city, seat=seat)
    assert points(scene.step(FINALE)) == {}


@pytest.mark.parametrize(("presence", "won"), [((2, 1), 14), ((1, 2), 6), ((1, 1), 6)])
def test_s10_2_with_two_players_the_second_place_is_left_out(presence: tuple[int, ...], won: int) -> None:
    scene = Scene(2).long("H1")
    scene.state.trade_card = 6
    for seat, n in enumerate(presence):
        for city in scene.rules.lookup.city_names[:n]:
            scene.ship(city, seat=seat)
    assert points(scene.step(FINALE)) == {"S10.2": won}


def test_s10_2_a_poem_that_counts_poems_counts_itself() -> None:
    scene = Scene(2).long("A2").poem("blue", 3)
    assert points(scene.step(FINALE)) == {"S10.2": 4}


def test_s10_2_export_6_the_broken_chain_of_ships() -> None:
    """The rulebook's example: Florence, Cairo, Ragusa, Constantinople and Venice are one chain, Algiers none of it."""
    scene = Scene(2).long("H4")
    scene.state.trade_card = 5
    for i, city in enumerate(("florence", "cairo", "ragusa", "constantinople", "venice", "algiers")):
        scene.ship(city, "left" if i % 2 else "right")
    assert points(scene.step(FINALE)) == {"S10.2": 10, "S10.1": 10}


def test_s10_3_most_points_then_most_buildings_then_shared() -> None:
    scene = Scene(3).give(0, vp=9).give(1, vp=9).give(2, vp=8)
    assert winners(scene.state) == [0, 1]
    scene.large(1, seat=1)
    assert winners(scene.state) == [1]
    scene.row("ochre", (1, 1))
    assert winners(scene.state) == [0, 1]


# S12.


def new(events: str, seed: int) -> tuple[Table, SabikaRules]:
    table = Table(GAMES["sabika"], 2, {"events": events}, SeededChance(seed))
    assert isinstance(table.rules, SabikaRules)
    return table, table.rules


@pytest.mark.parametrize("positive", [0, 1, 2, 3])
def test_s12_1_so_many_of_the_three_are_positive(positive: int) -> None:
    for seed in range(12):
        table, rules = new(str(positive), seed)
        state = sabika(table.state)
        shown = [state.event, state.next_event]
        good = sum(rules.lookup.positive_event_cards >> event & 1 for event in shown)
        assert good + state.positive_left == positive
        assert state.event_left == 1


def test_s12_1_the_next_becomes_active_where_the_track_says_so() -> None:
    table, rules = new("any", 3)
    state = sabika(table.state)
    first, second = state.event, state.next_event
    assert first != second
    for narrator, active in ((2, first), (3, second), (4, second)):
        state.narrator = narrator
        state.set_pending([4, 0, 0, 0, EVENT_STEP, 0, 0, 0])
        rules.steps[EVENT_STEP].run(state, SeededChance(1), SILENT)
        assert state.event == active
    assert state.next_event not in (first, second, -1), "the last is opened"
    assert state.event_left == 0


def test_s12_1_events_change_on_spaces_3_and_5() -> None:
    assert list(Scene(2).rules.lookup.event_at) == [0, 0, 0, 1, 0, 1, 0]


def test_s12_2_event_1_buying_and_selling() -> None:
    scene = Scene(4, event=1).give(wood=1)
    scene.act("market")
    scene.play("buy gypsum")
    assert scene.has("dinars") == 2, "never below nothing"
    scene.play("sell wood")
    assert scene.has("dinars") == 2 + 3


@pytest.mark.parametrize(("event", "cost"), [(0, 1), (2, 0), (6, 2)])
def test_s12_2_events_2_and_6_engraving(event: int, cost: int) -> None:
    scene = Scene(4, event=event).open_short(3).give(gypsum=1, dinars=5)
    scene.act("engrave")
    scene.play("engrave 3 blue")
    assert scene.has("dinars") == 5 - cost


def test_s12_2_changes_are_added_and_only_the_sum_is_limited() -> None:
    scene = Scene(4, event=6).open_short(3).poem("blue", 18).give(gypsum=1, dinars=5)
    scene.act("engrave")
    scene.play("engrave 3 blue")
    assert scene.has("dinars") == 5 - (1 + 1 + 1 - 2)


def test_s12_2_event_3_a_tax_more_for_each_good_poem_14_too() -> None:
    scene = Scene(4, event=3).poem("red", 14).token("fez", 1).give(clothes=1)
    scene.act("reactivate")
    scene.play("reactivate 14", "ship fez", "deliver clothes")
    assert scene.everything() == {"vp": 1, "taxes": 2}


def test_s12_2_build_4_event_4_the_same_material_twice_but_gypsum_only_as_the_base() -> None:
    scene = Scene(4, event=4).give(gypsum=2, wood=2)
    scene.act("construct")
    scene.play("large")
    assert sorted(scene.codes()) == ["use gypsum", "use gypsum+wood", "use gypsum+wood+wood"]
    scene = Scene(4, event=4).give(gypsum=2, wood=2).open_small(1, 0, 0, 0)
    scene.act("construct")
    scene.play("small 1")
    assert "use gypsum+gypsum+wood" in scene.codes()


@pytest.mark.parametrize(("event", "due"), [(0, 2), (5, 1), (8, 3)])
def test_s12_2_events_5_and_8_the_tax(event: int, due: int) -> None:
    scene = Scene(2, event=event)
    scene.state.narrator = 2
    scene.step(TAXES_STEP)
    assert scene.codes() == [f"pay vp {due}"]


def test_s12_2_build_5_event_7_a_point_less_for_each_material() -> None:
    scene = Scene(4, event=7).give(gypsum=1, wood=1)
    scene.act("construct")
    scene.play("large")
    assert points(scene.play("use gypsum+wood").events) == {"S5.5": 0 + 1}


def test_s12_2_event_3_event_9_each_route_of_an_export_and_none_of_a_free_ship() -> None:
    scene = Scene(4, event=9).give(dinars=9, sugar=1)
    scene.act("export")
    scene.play("export tunis")
    assert scene.has("dinars") == 9 - (2 + 2)


def test_s12_2_event_3_event_10_a_consolidation_costs_a_dinar_or_is_not_possible() -> None:
    scene = Scene(4, event=10).ship("fez").token("fez", 9)
    assert not scene.rules.context.actions[6].possible(scene.state, 0)
    scene.give(dinars=1)
    scene.act("consolidate")
    scene.play("consolidate fez")
    assert scene.has("dinars") == 0


def test_s12_2_event_1_event_11_one_free_step_less_whatever_the_number() -> None:
    scene = Scene(4, event=11).worker("poet", 1).give(dinars=9)
    scene.play("work poet 4")
    assert scene.has("dinars") == 9 - 2
    scene = Scene(4, event=11).poem("blue", 3).worker("poet", 1).give(dinars=9)
    scene.play("work poet 4")
    assert scene.has("dinars") == 9, "three of four"


def test_s12_2_event_2_event_12_two_for_each_worker_but_free_stays_free() -> None:
    scene = Scene(4, event=12).worker("poet", 4, seat=1).give(dinars=9)
    scene.play("work poet 4")
    assert scene.has("dinars") == 9 - 2
    scene = Scene(4, event=12).poem("blue", 6).worker("poet", 4, seat=1).give(dinars=9)
    scene.play("work poet 4")
    assert scene.has("dinars") == 9


def test_s12_2_build_5_event_7_takes_from_the_material_not_from_what_poem_10_adds() -> None:
    scene = Scene(3, event=7).give(gypsum=1, tile=1, dinars=9).poem("blue", 10).open_short(1, 2, 3, 4)
    scene.act("engrave")
    scene.play("engrave 1 blue", "use gypsum+tile")
    assert scene.has("vp") == (0 + 1) + (3 + 1)


def test_s12_2_event_3_event_13_a_secondary_action_costs_one_more_a_merchants_raw_too() -> None:
    scene = Scene(4, event=13).raw(R1="cane").marble().give(dinars=1)
    scene.play("work merchant 2")
    assert scene.everything() == {"cane": 1}


def levied(rules: str = "2", **had: int) -> Scene:
    """The tax step with event 14."""
    scene = Scene(2, event=14, settings={"rules": rules}).give(**had)
    scene.state.narrator = 2
    scene.step(TAXES_STEP)
    return scene


def test_s12_2_event_14_without_a_dinar_the_player_gives_a_seal_or_loses_a_point() -> None:
    """A seal *may* be spent as a dinar (S4.5), so nobody takes it unasked."""
    assert levied(seals=1).codes() == ["levy seals", "levy vp"]
    scene = levied(seals=1)
    scene.play("levy vp")
    assert scene.everything() == {"seals": 1, "vp": -1}
    assert scene.kind() == "pay", "then the tax"
    scene = levied(seals=1)
    scene.play("levy seals")
    assert scene.everything() == {}


def test_s12_2_event_14_nothing_is_asked_with_a_dinar_or_without_either() -> None:
    assert levied(dinars=1, seals=1).everything() == {"seals": 1}
    assert levied().everything() == {"vp": -1}
    assert levied(dinars=1).kind() == "pay"


def test_records_of_version_1_take_the_seal_of_event_14_unasked() -> None:
    assert levied("1", seals=1).everything() == {}


def test_s12_2_tax_4_event_14_a_dinar_or_a_point() -> None:
    for had, left in (({"dinars": 1}, {}), ({}, {"vp": -1})):
        scene = Scene(2, event=14).give(**had)
        scene.state.narrator = 2
        scene.step(TAXES_STEP)
        assert scene.everything() == left
