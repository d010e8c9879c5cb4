"""S13: the solo game against Yusuf."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.sabika.conservation import cards
from helpers.sabika.scenes import Scene, points

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event, EventCollector
from comares.kernel.log import SILENT
from comares.kernel.recorded_chance import RiggedChance
from comares.kernel.table import Table
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.counters import COUNTERS, counted
from comares.sabika.rounds.first_player import tax_leader
from comares.sabika.rules import SabikaRules
from comares.sabika.state import SabikaState, sabika
from comares.sabika.step_ids import FINALE, FIRST, INCOME, NARRATOR, TAXES_STEP, YUSUF
from comares.sabika.yusuf.trade import nearest, what_to_consolidate, where_to_export
from comares.sabika.yusuf.turn import YusufTurn

ME, YUSUFS = 0, 1


def new(seed: int = 1, difficulty: str = "easy") -> tuple[Table, SabikaState, SabikaRules]:
    table = Table(GAMES["sabika"], 1, {"difficulty": difficulty}, SeededChance(seed))
    assert isinstance(table.rules, SabikaRules)
    return table, sabika(table.state), table.rules


def solo(trade_card: int = 7) -> Scene:
    """A scene in which Yusuf has nothing either, with this trade card."""
    scene = Scene(1)
    scene.state.trade_card = trade_card - 1
    return scene


def turn(scene: Scene) -> YusufTurn:
    step = scene.rules.steps[YUSUF]
    assert isinstance(step, YusufTurn)
    return step


def act(scene: Scene, action: str, space: int = 2) -> list[Event]:
    """Carry out one action of a card of his, on a space of his ring, from 0."""
    listener = EventCollector(scene.rules.events)
    turn(scene).act(scene.state, c.ACTIONS.index(action), space, listener)
    scene.rules.advance(scene.state, SeededChance(1), listener)
    return listener.events


def names(scene: Scene, cities: int) -> list[str]:
    return [scene.rules.lookup.city_names[city] for city in cards(cities)]


# Set-up.


def test_s13_1_what_yusuf_begins_with() -> None:
    for seed in range(20):
        table, state, rules = new(seed)
        while (decision := table.decision()) and decision.kind != "keep":
            assert decision.kind == "yusuf", "ties of his are the player's decision"
            table.play(0, decision.codes[0])
        assert state.get(YUSUFS, s.VP) == 5
        assert state.get(YUSUFS, s.BOXES) == 4
        assert state.get(YUSUFS, s.BALANCE) == -1
        assert state.get(YUSUFS, s.DINARS) == 0
        (city,) = cards(state.get(YUSUFS, s.RIGHT))
        assert state.get(YUSUFS, s.LEFT) == 0
        assert not state.seals >> city & 1
        assert state.get(YUSUFS, s.SEALS) == 1
        assert "F1" not in [rules.lookup.long_names[poem] for poem in cards(state.long_open)]


def test_s13_1_he_is_first_and_on_top_and_the_player_gets_the_dinars_of_the_second_place() -> None:
    for seed in range(10):
        table, state, rules = new(seed)
        while (decision := table.decision()) and decision.kind != "turn":
            table.play(0, decision.codes[0])
        assert state.first == YUSUFS
        if not state.get(ME, s.TAXES) and not state.get(YUSUFS, s.TAXES):
            assert state.stack[0] == YUSUFS
        gained = [event for line in table.record.lines for event in line.events if event.kind.name == "gained"]
        assert (gained[0].a, gained[0].b) == (rules.lookup.start_dinars[1], c.DINAR)


def test_s13_1_near_means_the_cheapest_route_events_aside() -> None:
    scene = solo()
    scene.state.event = 8
    assert names(scene, nearest(scene.state, scene.rules.context, (1 << 9) - 1)) == ["fez", "algiers"]
    scene.ship("cairo", seat=YUSUFS)
    far = 1 << scene.city("damascus") | 1 << scene.city("venice")
    assert names(scene, nearest(scene.state, scene.rules.context, far)) == ["damascus"]


# His turn.


def test_s13_2_a_token_a_card_and_the_worker_lies_down_on_its_space() -> None:
    scene = Scene(1, chance=RiggedChance({}))
    state = scene.state
    for kind, n in enumerate((2, 1, 1)):
        state.tokens[kind] = n
        begins = scene.rules.lookup.deck_from
        state.decks[kind], state.used[kind] = sum(1 << card for card in range(begins[kind], begins[kind + 1])), 0
    state.turn = YUSUFS
    listener = EventCollector(scene.rules.events)
    scene.rules.advance(state, RiggedChance({}), listener)  # the first architect card: A01
    assert listener.events[0].kind.name == "yusuf-card"
    assert list(state.tokens) == [1, 1, 1]
    assert state.get(YUSUFS, s.WORKER) == 8 | s.LYING
    assert cards(state.used[0]) == [0]
    assert len(cards(state.get(YUSUFS, s.LARGE))) == 1
    assert points(listener.events) == {"S13.2": 2}
    assert state.seat == ME


def test_s13_2_solo_3_of_two_standing_architects_the_nearer_one_clockwise_goes() -> None:
    scene = solo()
    scene.worker("architect-1", 1, seat=YUSUFS).worker("architect-2", 6, seat=YUSUFS)
    assert turn(scene).chosen(scene.state, 0, 7) == 1, "two steps against seven"
    assert turn(scene).chosen(scene.state, 0, 2) == 0
    assert turn(scene).chosen(scene.state, 0, 5) == 1, "on the space itself: just laid down"
    scene.worker("architect-2", 6, seat=YUSUFS, lies=True)
    assert turn(scene).chosen(scene.state, 0, 7) == 0, "only a standing one goes"


def test_s13_2_solo_3_a_card_to_his_lying_architects_space_is_discarded_without_effect() -> None:
    scene = solo()
    scene.worker("architect-1", 8, seat=YUSUFS, lies=True).worker("architect-2", 1, seat=YUSUFS)
    for kind, n in enumerate((1, 0, 0)):
        scene.state.tokens[kind] = n
    scene.state.decks[0], scene.state.used[0] = 0b11, 0  # A01 to space 8, A02 to space 4
    listener = EventCollector(scene.rules.events)
    card = turn(scene).reveal(scene.state, RiggedChance({}), listener)
    assert card == 1
    assert [event.kind.name for event in listener.events][:2] == ["yusuf-skips", "yusuf-card"]
    assert cards(scene.state.used[0]) == [0, 1]
    assert scene.state.get(YUSUFS, s.WORKER + 1) == 4 | s.LYING


def test_s13_2_an_empty_deck_is_made_of_the_used_cards_again() -> None:
    scene = solo()
    scene.state.decks[1], scene.state.used[1] = 0, 0b1 << 12 | 0b1 << 13
    assert turn(scene).draw(scene.state, 1, RiggedChance({})) == 12
    assert cards(scene.state.decks[1]) == [13]


def test_s13_2_solo_6_raw_goes_to_the_discard_and_marble_to_the_supply() -> None:
    scene = solo().raw(R1="silk").marble("M1", "M5")
    turn(scene).discard(scene.state, 1, 1, SILENT)
    assert scene.state.raw_spaces[0] == -1
    assert list(scene.state.discard) == [0, 1, 0]
    assert cards(scene.state.marble_spaces) == [1]


def wishing(scene: Scene, name: str) -> Scene:
    for place, wish in enumerate((name, "B1", "C1")):
        scene.state.wishes[place] = scene.rules.lookup.wish_names.index(wish)
    return scene


def test_s13_3_the_highest_large_building_of_a_wished_type_else_the_highest() -> None:
    scene = wishing(solo(), "A3")  # gate, window
    act(scene, "construct_large")
    assert cards(scene.state.get(YUSUFS, s.LARGE)) == [6], "gate 7, not palace 9"
    assert scene.has("reward", YUSUFS) == 1
    assert scene.everything(YUSUFS) == {"reward": 1}, "no bonus"
    scene.state.large_open = 0b101100000  # 6, 7 and 9 less the gates
    scene.state.large_open &= ~(1 << 6)
    act(scene, "construct_large")
    assert cards(scene.state.get(YUSUFS, s.LARGE)) == [6, 8]


def test_s13_3_the_small_building_from_the_right_column_on_from_the_top() -> None:
    scene = wishing(solo(), "A1").open_small(13, 14, 1, 15)  # garden 1 lies below on the left
    act(scene, "construct_small")
    assert cards(scene.state.get(YUSUFS, s.SMALL)) == [0], "the first of a wished type"
    act(scene, "construct_small")
    assert cards(scene.state.get(YUSUFS, s.SMALL)) == [0, 13], "else the first: right column, top"


def test_s13_4_the_storehouse_with_more_boxes_on_a_tie_the_nearer_else_the_other_side() -> None:
    scene = solo().open_storehouses(1, 13, 2, 3)
    act(scene, "storehouse", 6)  # left
    assert scene.has("boxes", YUSUFS) == 6
    assert list(scene.state.storehouses) == [0, -1, 1, 2]
    act(scene, "storehouse", 2)  # right: a tie
    assert list(scene.state.storehouses) == [0, -1, -1, 2]
    scene.open_storehouses(0, 0, 5, 14)
    act(scene, "storehouse", 6)
    assert list(scene.state.storehouses) == [-1, -1, 4, -1]
    assert scene.everything(YUSUFS) == {}, "no VP, no bonus"


def test_s13_5_export_by_ordered_criteria_each_time_the_nearest() -> None:
    scene = solo(1)  # sugar: tokens 1, 3, 5, 8 on fez, tunis, venice, damascus
    context = scene.rules.context
    scene.seal("venice").seal("tunis").seal("algiers")
    assert names(scene, where_to_export(scene.state, context, SILENT)) == ["tunis"], "a seal, and the condition"
    scene.state.seals = 1 << scene.city("algiers")
    assert names(scene, where_to_export(scene.state, context, SILENT)) == ["fez"], "failing that the condition"
    for city in ("fez", "tunis", "venice", "damascus"):
        scene.ship(city, seat=YUSUFS)
    assert names(scene, where_to_export(scene.state, context, SILENT)) == ["algiers"], "failing that a seal"
    scene.state.seals = 0
    assert names(scene, where_to_export(scene.state, context, SILENT)) == ["algiers", "florence", "cairo"], (
        "failing that any"
    )
    criteria = [event.arguments["criterion"] for event in act(scene, "export")]
    assert criteria == ["export-any", "player-decides"]
    assert scene.codes() == ["yusuf algiers", "yusuf florence", "yusuf cairo"], "solo-5: the player chooses"
    assert scene.why_not("yusuf ragusa") == "S13.5"
    scene.play("yusuf cairo")
    assert scene.state.get(YUSUFS, s.LEFT) >> scene.city("cairo") & 1


def test_s13_5_he_takes_the_seal_and_no_bonus() -> None:
    scene = solo().seal("fez")
    act(scene, "export")
    assert scene.everything(YUSUFS) == {"seals": 1}


@pytest.mark.parametrize("card", [6, 7, 8])
def test_s13_5_solo_1_trade_cards_6_7_8_are_met_by_every_city(card: int) -> None:
    scene = solo(card)
    assert scene.rules.lookup.trade_demand[card - 1] == -1
    assert scene.rules.lookup.trade_colour[card - 1] == -1


def test_s13_5_solo_2_consolidate_one_that_meets_the_condition_else_any() -> None:
    scene = solo(4).ship("fez", seat=YUSUFS).ship("tunis", seat=YUSUFS).ship("damascus", seat=YUSUFS)
    assert names(scene, what_to_consolidate(scene.state, scene.rules.context, SILENT)) == ["damascus"], "blue"
    scene = solo(4).ship("fez", seat=YUSUFS).ship("tunis", seat=YUSUFS)
    act(scene, "consolidate")
    assert scene.codes() == ["yusuf fez", "yusuf tunis"]
    scene = solo(4)
    act(scene, "consolidate")
    assert scene.kind() == "turn", "with none, nothing happens"


def test_s13_5_the_player_gains_as_ever_and_yusuf_two_points() -> None:
    scene = solo().ship("fez", seat=YUSUFS).ship("fez", "right")
    act(scene, "consolidate")
    assert scene.everything() == {"vp": 1, "dinars": 1}
    scene = solo().ship("fez", "right", seat=YUSUFS).ship("fez").token("fez", 9)
    scene.act("consolidate")
    scene.play("consolidate fez")
    assert scene.everything(YUSUFS) == {"vp": 2}


def test_s13_6_solo_4_by_turns_the_highest_short_and_the_last_long_poem() -> None:
    scene = solo().open_short(3, 17, 9).open_long("A1", "G1", "G2", "B2")
    scene.state.long_next = False
    for expected in ([16], ["G2"], [16, 8], ["G2", "G1"], [16, 8, 2]):
        act(scene, "engrave")
        if isinstance(expected[0], int):
            assert cards(scene.state.get(YUSUFS, s.BLUE)) == sorted(expected)
        else:
            names_ = [scene.rules.lookup.long_names[poem] for poem in cards(scene.state.get(YUSUFS, s.GREY))]
            assert sorted(names_) == sorted(map(str, expected))


def test_s13_6_two_long_ones_at_most_then_short_ones_only() -> None:
    scene = solo().open_short(3, 17).open_long("A1").long("B1", "C1", seat=YUSUFS)
    scene.state.long_next = True
    act(scene, "engrave")
    assert cards(scene.state.get(YUSUFS, s.BLUE)) == [16]


def test_s13_6_solo_7_without_an_open_short_poem_nothing_happens() -> None:
    scene = solo().open_short(0, 0, 0).open_long("A1")
    scene.state.long_next = False
    act(scene, "engrave")
    assert scene.state.get(YUSUFS, s.GREY) == 0
    assert not scene.state.long_next


def test_s13_6_his_short_poems_count_as_blue_and_as_red_and_a_set_takes_two() -> None:
    scene = solo().poem("blue", 1, 2, 3, seat=YUSUFS).long("A3", "B1", seat=YUSUFS)
    count = {name: counted(scene.state, scene.rules.context, YUSUFS, i) for i, name in enumerate(COUNTERS)}
    assert (count["poems_blue"], count["poems_red"], count["poems"]) == (3, 3, 5)
    assert count["sets_poem_colours"] == 1


def test_s13_2_solo_8_what_cannot_be_done_lapses() -> None:
    scene = solo().open_small(0, 0, 0, 0).open_storehouses(0, 0, 0, 0)
    scene.state.large_open = 0
    for city in scene.rules.lookup.city_names:
        scene.ship(city, "right", seat=YUSUFS)
    for action in ("construct_large", "construct_small", "storehouse", "export", "consolidate"):
        (event,) = act(scene, action)
        assert event.arguments == {"criterion": "lapses", "rule": "S13.2", "action": action.replace("_", "-")}


def test_s13_2_solo_9_rewards_per_something_are_counted_after_the_actions() -> None:
    scene = wishing(solo(), "A1").open_small(1, 2, 3, 4)
    card = scene.rules.lookup.card_names.index("A04")  # small building, 1 VP for each
    act(scene, "construct_small")
    listener = EventCollector(scene.rules.events)
    turn(scene).reward(scene.state, card, listener)
    assert points(listener.events) == {"S13.2": 1}


@pytest.mark.parametrize(
    ("action", "prepare", "criterion", "rule"),
    [
        ("construct_large", lambda scene: wishing(scene, "A1"), "large-wished", "S13.3"),
        ("construct_small", lambda scene: wishing(scene, "A1").open_small(1, 2, 3, 4), "small-wished", "S13.3"),
        ("storehouse", lambda scene: scene.open_storehouses(3, 0, 0, 0), "other-side", "S13.4"),
        ("storehouse", lambda scene: scene.open_storehouses(0, 0, 3, 0), "only-token", "S13.4"),
        ("export", lambda scene: scene, "export-fitting", "S13.5"),
        ("consolidate", lambda scene: scene.ship("fez", seat=YUSUFS), "consolidate-fitting", "S13.5"),
        ("engrave", lambda scene: scene.open_short(3, 17, 9), "short-highest", "S13.6"),
    ],
)
def test_s13_an_event_explains_every_choice_of_his_with_its_criterion_and_rule(
    action: str, prepare: Callable[[Scene], Scene], criterion: str, rule: str
) -> None:
    scene = prepare(solo())
    scene.state.long_next = False
    events = act(scene, action)
    assert events[0].kind.name == "yusuf-goes-by"
    assert (events[0].arguments["criterion"], events[0].arguments["rule"]) == (criterion, rule)


# The end of a round and of the game.


def test_s13_7_no_income_but_wishes() -> None:
    scene = wishing(solo(), "A1").ship("fez", "right", seat=YUSUFS).token("fez", 9).large(3, seat=YUSUFS)
    scene.step(INCOME)
    assert scene.has("dinars", YUSUFS) == 0
    scene = wishing(solo(), "A1").large(3, seat=YUSUFS)
    events = scene.step(NARRATOR)
    assert points(events) == {"S9.2": 1}, "a palace"


def test_s13_7_he_pays_with_his_marker_then_points_never_seals_and_events_do_not_touch_him() -> None:
    scene = solo().give(YUSUFS, taxes=1, seals=3)
    scene.state.event = 7  # a tax more
    scene.state.narrator = 4
    scene.state.first = YUSUFS
    scene.step(TAXES_STEP)
    assert scene.everything(YUSUFS) == {"seals": 3, "vp": -3}
    assert scene.codes() == ["pay vp 5"], "the player pays it"


def test_s13_7_leading_on_taxes_he_is_first_else_the_player_decides_and_his_tokens_are_shuffled_again() -> None:
    scene = solo().give(YUSUFS, taxes=1)
    scene.state.tokens[0] = 0
    assert tax_leader(scene.state) == YUSUFS
    scene.step(FIRST)
    assert scene.state.first == YUSUFS
    scene = solo().give(ME, taxes=1)
    scene.step(FIRST)
    assert scene.codes() == ["first 1", "first yusuf"]
    scene.play("first 1")
    assert list(scene.state.tokens) == [2, 1, 1]


def test_s13_7_at_the_end_long_poems_the_trade_card_and_seals() -> None:
    scene = solo(8).give(YUSUFS, seals=2).ship("fez", seat=YUSUFS).long("C3", seat=YUSUFS)
    scene.row("ochre", (1, 1), seat=YUSUFS)
    scene.state.set(YUSUFS, s.BALANCE, -1)
    events = [event for event in scene.step(FINALE) if event.seat == -1 and event.kind.rule]
    assert points(events) == {"S10.2": 4, "S10.1": 2 + 2}, "each small building is a balance for C3"


@pytest.mark.parametrize(
    ("difficulty", "positive", "vp"), [("easy", None, 5), ("normal", 1, 5), ("hard", 0, 5), ("expert", 0, 10)]
)
def test_s13_8_difficulties(difficulty: str, positive: int | None, vp: int) -> None:
    for seed in range(6):
        _, state, rules = new(seed, difficulty)
        assert state.get(YUSUFS, s.VP) == vp
        if positive is None:
            assert state.event == state.next_event == -1
        else:
            shown = sum(rules.lookup.positive_event_cards >> event & 1 for event in (state.event, state.next_event))
            assert shown + state.positive_left == positive


def test_s13_when_yusuf_wins_nobody_at_the_table_does() -> None:
    scene = solo().give(YUSUFS, vp=9)
    scene.state.trade_card = 7
    scene.step(FINALE)
    assert scene.table.outcome().winners == [-1]


def test_s13_5_solo_2_with_the_setting_yusuf_consolidates_only_what_meets_the_condition() -> None:
    """The book has no fallback: "Юсуф укрепляет торговые отношения с городом, ... который соответствует условию"."""
    for setting, lapses in (("any", False), ("fitting", True)):
        scene = Scene(1, settings={"yusuf-consolidates": setting})
        yusuf = int(scene.rules.lookup.seats)
        scene.state.trade_card = 3  # blue cities
        scene.ship("fez", seat=yusuf).token("fez", 1)
        collector = EventCollector(scene.rules.events)
        assert (what_to_consolidate(scene.state, scene.rules.context, collector) == 0) is lapses
