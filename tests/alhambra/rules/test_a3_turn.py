"""A3: a turn."""

from __future__ import annotations

from helpers.alhambra.draw_palace import show
from helpers.alhambra.scenes import decides, game_of, options, play, seen, set_table, told
from helpers.engine.contracts import check_position, refused

FULL_DISPLAY = "ducat-9 ducat-9 ducat-9 dinar-9"


def test_a3_1_an_action_is_to_take_money_buy_or_redesign() -> None:
    table = set_table(
        market="1 - - -", hands={0: "florin-2"}, palaces={0: "F 7"}, reserves={0: "14"}, display="ducat-9"
    )
    assert {code.split()[0] for code in options(table)} == {"take", "buy", "move", "remove", "exchange"}
    assert decides(table, 0, "action")


def test_a3_1_each_action_ends_the_action_part() -> None:
    for code in ("take ducat-9", "move 14 0,1", "remove 7", "exchange 14 1,0"):
        table = set_table(palaces={0: "F 7"}, reserves={0: "14"}, display="ducat-9")
        play(table, code)
        assert decides(table, 1, "action"), code


def test_a3_1_placing_is_no_action() -> None:
    table = set_table(reserves={0: "14"}, display="ducat-9")
    for code in ("place 14 1,0", "reserve 14", "give 14"):
        assert refused(table, code) == "A3.1"
    assert decides(table, 0, "action")


def test_a3_2_a_purchase_paid_exactly_gives_another_action() -> None:
    table = set_table(market="1 - - -", hands={0: "florin-2"}, display=FULL_DISPLAY)
    play(table, "buy 1 2")
    assert decides(table, 0, "action")
    assert {code.split()[0] for code in options(table)} == {"take", "stop"}


def test_a3_2_after_an_exact_purchase_the_player_may_stop() -> None:
    table = set_table(market="1 - - -", hands={0: "florin-2"}, display=FULL_DISPLAY)
    play(table, "buy 1 2", "stop")
    assert decides(table, 0, "placing")


def test_a3_2_a_purchase_not_paid_exactly_ends_the_action_part() -> None:
    table = set_table(market="1 - - -", hands={0: "florin-3"}, display=FULL_DISPLAY)
    play(table, "buy 1 3")
    assert decides(table, 0, "placing")


def test_a3_2_the_first_action_is_mandatory() -> None:
    table = set_table(market="1 - - -", hands={0: "florin-2"}, display=FULL_DISPLAY)
    assert "stop" not in options(table)
    assert refused(table, "stop") == "A3.2"
    assert decides(table, 0, "action")


def test_a3_2_a_turn_has_at_most_five_actions() -> None:
    table = set_table(market="1 8 15 24", hands={0: "florin-2 dirham-3 dinar-4 ducat-5 florin-9"}, display=FULL_DISPLAY)
    play(table, "buy 4 5", "buy 1 2", "buy 3 4", "buy 2 3")
    assert decides(table, 0, "action")
    assert options(table, "buy") == set(), "the market is empty"
    check_position(table)
    play(table, "take dinar-9")
    assert decides(table, 0, "placing")
    assert len(options(table, "reserve")) == 4


def test_a3_2_example_two_exact_purchases_then_a_redesign_then_the_new_tiles_are_built() -> None:
    table = set_table(
        market="4 9 - -",
        hands={0: "florin-5 dirham-4"},
        palaces={0: "F 7"},
        reserves={0: "14"},
        display=FULL_DISPLAY,
    )
    play(table, "buy 1 5", "buy 2 4", "exchange 14 1,0")
    assert decides(table, 0, "placing")
    assert refused(table, "remove 14") == "A3.3"
    play(table, "reserve 9", "place 4 0,-1")
    assert show(game_of(table).palaces[0]) == " 4  .\n F 14"
    assert seen(table, None).seats[0].reserve == [7, 9]
    assert decides(table, 1, "action")


def test_a3_3_the_tiles_bought_are_placed_one_by_one_in_any_order() -> None:
    table = set_table(market="1 8 15 -", hands={0: "florin-2 dirham-3 dinar-9"}, display=FULL_DISPLAY)
    play(table, "buy 1 2", "buy 2 3", "buy 3 9")
    assert options(table, "reserve") == {"reserve 1", "reserve 8", "reserve 15"}
    play(table, "reserve 8")
    assert decides(table, 0, "placing")
    assert options(table, "reserve") == {"reserve 1", "reserve 15"}
    assert refused(table, "reserve 8") == "A3.3"
    play(table, "reserve 15", "reserve 1")
    assert decides(table, 1, "action")


def test_a3_3_no_action_while_tiles_wait() -> None:
    table = set_table(market="1 2 - -", hands={0: "florin-3 dirham-3"}, reserves={0: "14"}, display=FULL_DISPLAY)
    play(table, "buy 1 3")
    for code in ("take ducat-9", "buy 2 3", "move 14 1,0", "stop", "pass"):
        assert refused(table, code) == "A3.3"
    assert decides(table, 0, "placing")


def test_a3_4_then_the_table_is_refilled_a_scoring_held_and_the_next_turn_begins() -> None:
    table = set_table(
        market="1 8 15 24",
        palaces={0: "F 7"},
        display=FULL_DISPLAY,
        piles=[0, 10, 20, 10, 20],
        next_cards="scoring florin-4",
    )
    (line,) = play(table, "take dinar-9")
    happened = [event.kind.name for event in line.events]
    assert happened == ["took", "scoring-card", "laid", "scored-kind"]
    assert table.points() == [1, 0, 0]
    assert decides(table, 1, "action")


def test_a3_4_after_the_last_seat_the_first_is_on_turn() -> None:
    table = set_table(4, turn=3, display=FULL_DISPLAY)
    play(table, "take dinar-9")
    assert decides(table, 0, "action")


def test_a3_5_a_player_who_has_no_legal_action_passes() -> None:
    table = set_table(market="1 8 15 24", deck="", palaces={0: "F"})
    assert options(table) == {"pass"}
    lines = play(table, "pass")
    assert told(lines, "passed") == [(0, {})]
    assert decides(table, 1, "action")


def test_a3_5_a_player_with_a_legal_action_cannot_pass() -> None:
    with_money = set_table(market="1 8 15 24", display="ducat-9")
    with_purchase = set_table(market="1 8 15 24", deck="", hands={0: "florin-9"})
    with_redesign = set_table(market="1 8 15 24", deck="", reserves={0: "7"})
    for table in (with_money, with_purchase, with_redesign):
        assert "pass" not in options(table)
        assert refused(table, "pass") == "A3.5"
        assert decides(table, 0, "action")


def test_a3_5_after_an_exact_purchase_a_player_stops_instead_of_passing() -> None:
    table = set_table(market="1 - - -", deck="", hands={0: "florin-2"})
    play(table, "buy 1 2")
    assert options(table) == {"stop"}
    assert refused(table, "pass") == "A3.5"
    assert decides(table, 0, "action")
