"""A8: refilling."""

from __future__ import annotations

import pytest
from helpers.alhambra.scenes import cards, decides, game_of, options, play, seen, set_table, told

from comares.alhambra.components import cards_of
from comares.kernel.bitset import to_list

FULL_DISPLAY = "ducat-9 ducat-9 ducat-9 dinar-9"


def test_a8_1_example_slots_2_and_4_are_filled_in_this_order() -> None:
    table = set_table(market="14 1 22 2", hands={0: "dirham-2 ducat-8"}, display=FULL_DISPLAY, next_tiles="50 40")
    lines = play(table, "buy 2 2", "buy 4 8", "reserve 1", "reserve 2")
    assert list(game_of(table).market) == [14, 50, 22, 40]
    assert [offered["slot"] for _, offered in told(lines, "offered")] == [2, 4]
    assert decides(table, 1, "action")


def test_a8_1_the_display_is_brought_back_to_four_cards() -> None:
    table = set_table(
        market="14 1 22 2", display="florin-1 florin-2 dinar-2 ducat-9", next_cards="ducat-1 dirham-7 dinar-1"
    )
    play(table, "take florin-1 florin-2 dinar-2")
    assert list(game_of(table).display) == cards("dirham-7 dinar-1 ducat-1 ducat-9")
    assert decides(table, 1, "action")


def test_a8_1_nothing_is_refilled_before_the_end_of_the_turn() -> None:
    table = set_table(market="1 14 22 2", hands={0: "florin-2"}, display="florin-1 florin-3 dinar-2 ducat-9")
    play(table, "buy 1 2", "take florin-1 florin-3")
    assert len(game_of(table).display) == 2
    assert list(game_of(table).market) == [0, 14, 22, 2]
    play(table, "reserve 1")
    assert len(game_of(table).display) == 4
    assert decides(table, 1, "action")


def test_a8_2_a_scoring_card_is_set_aside_and_drawing_goes_on() -> None:
    table = set_table(
        market="1 14 22 2",
        hands={0: "florin-2"},
        display=FULL_DISPLAY,
        palaces={1: "F 7"},
        piles=[0, 10, 20, 10, 20],
        next_tiles="50",
        next_cards="scoring dirham-4",
    )
    lines = play(table, "buy 1 2", "take dinar-9", "reserve 1")
    happened = [event.kind.name for event in lines[-1].events]
    assert happened == ["reserved", "offered", "scoring-card", "laid", "scored-kind"], "once both are refilled"
    assert len(game_of(table).display) == 4
    assert table.points() == [0, 1, 0]
    assert decides(table, 1, "action")


def test_a8_2_a_scoring_card_may_come_up_between_two_money_cards() -> None:
    table = set_table(
        market="1 14 22 2",
        display="florin-1 florin-2 ducat-9 dinar-9",
        piles=[0, 10, 20, 10, 20],
        next_cards="dirham-4 scoring dirham-5",
    )
    (line,) = play(table, "take florin-1 florin-2")
    assert [event.kind.name for event in line.events] == ["took", "took", "laid", "scoring-card", "laid"]
    assert game_of(table).scorings == 1
    assert decides(table, 1, "action")


def test_a8_2_the_last_card_of_its_pile_is_the_scoring_card_if_it_has_not_come_up() -> None:
    table = set_table(market="1 14 22 2", display=FULL_DISPLAY, piles=[0, 1, 20, 10, 20])
    (line,) = play(table, "take dinar-9")
    assert [event.kind.name for event in line.events] == ["took", "scoring-card", "laid"]
    assert list(game_of(table).piles) == [0, 0, 19, 10, 20]
    assert decides(table, 1, "action")


def test_a8_3_the_discard_pile_becomes_the_deck_when_a_card_is_to_be_drawn_and_there_is_none() -> None:
    table = set_table(
        market="1 14 22 2",
        display=FULL_DISPLAY,
        deck="florin-1",
        discard="dinar-3 dinar-4",
        next_cards="florin-1 dinar-4",
    )
    (line,) = play(table, "take dinar-9")
    assert told([line], "shuffled") == [], "the last card was drawn, none is to be drawn yet"
    assert cards_of(list(game_of(table).discard)) == cards("dinar-3 dinar-4")
    assert decides(table, 1, "action")
    (line,) = play(table, "take florin-1")
    assert [event.kind.name for event in line.events] == ["took", "shuffled", "laid"]
    assert list(game_of(table).display) == cards("dinar-4 ducat-9 ducat-9 ducat-9")
    assert cards_of(list(game_of(table).deck)) == cards("dinar-3")
    assert cards_of(list(game_of(table).discard)) == []
    assert decides(table, 2, "action")


def test_a8_3_the_deck_may_run_out_in_the_middle_of_a_refill() -> None:
    table = set_table(
        market="1 14 22 2", display="florin-1 florin-2 ducat-9 dinar-9", deck="florin-9", discard="dinar-3 dinar-4"
    )
    (line,) = play(table, "take florin-1 florin-2")
    assert [event.kind.name for event in line.events] == ["took", "took", "laid", "shuffled", "laid"]
    assert decides(table, 1, "action")


def test_a8_3_a_reshuffled_deck_has_no_scoring_card() -> None:
    table = set_table(
        market="1 14 22 2", display=FULL_DISPLAY, deck="", discard="dinar-3 dinar-4 dinar-5", scoring_cards=2
    )
    for seat in range(3):
        assert decides(table, seat, "action")
        play(table, "take ducat-9")
    assert game_of(table).scorings == 2
    assert sum(game_of(table).piles) == 0


def test_a8_3_with_both_empty_the_display_stays_short() -> None:
    table = set_table(market="1 14 22 2", display=FULL_DISPLAY, deck="", discard="")
    play(table, "take dinar-9")
    assert list(game_of(table).display) == cards("ducat-9 ducat-9 ducat-9")
    assert decides(table, 1, "action")


def test_a8_4_the_last_tiles_fill_the_lowest_slots_and_the_game_ends() -> None:
    table = set_table(
        market="1 14 2 22",
        hands={0: "florin-2 dinar-3", 1: "florin-1 ducat-1"},
        display=FULL_DISPLAY,
        bag="50",
    )
    lines = play(table, "buy 1 2", "buy 3 3", "stop", "reserve 1", "reserve 2")
    assert told(lines, "offered") == [(0, {"tile": 50, "kind": "tower", "price": 11, "slot": 1, "currency": "florin"})]
    assert len(told(lines, "ending")) == 1
    assert decides(table, 1, "placing"), "seat 2 holds most florins and most ducats, and places what is left over"
    assert seen(table, None).seats[1].waiting == [22, 50]


def test_a8_4_the_display_is_still_refilled() -> None:
    table = set_table(
        market="1 14 2 22",
        hands={0: "florin-2"},
        display="florin-5 florin-6 dinar-9 ducat-9",
        bag="",
        next_cards="ducat-3",
    )
    lines = play(table, "buy 1 2", "take dinar-9", "reserve 1")
    assert [event.kind.name for event in lines[-1].events][:3] == ["reserved", "laid", "ending"]
    assert list(game_of(table).display) == cards("florin-5 florin-6 ducat-3 ducat-9")
    assert decides(table, 0, "placing"), "the dinar taken just now is the most"


def test_a8_4_a_bag_that_is_just_empty_does_not_end_the_game() -> None:
    table = set_table(market="1 14 2 22", hands={0: "florin-3"}, display=FULL_DISPLAY, bag="50")
    play(table, "buy 1 3", "reserve 1")
    assert to_list(game_of(table).bag) == []
    assert decides(table, 1, "action")
    play(table, "take ducat-9")
    assert decides(table, 2, "action"), "nor does a turn without a purchase after that"


def test_a8_4_option_the_game_ends_at_the_refill_that_empties_the_bag() -> None:
    table = set_table(market="1 14 2 22", hands={0: "florin-3"}, display=FULL_DISPLAY, bag="50", end="empty")
    lines = play(table, "buy 1 3", "reserve 1")
    assert len(told(lines, "ending")) == 1
    assert table.state.over


def test_a8_4_option_the_game_continues_while_the_bag_has_a_tile() -> None:
    table = set_table(market="1 14 2 22", hands={0: "florin-3"}, display=FULL_DISPLAY, bag="50 51", end="empty")
    play(table, "buy 1 3", "reserve 1")
    assert decides(table, 1, "action")


def test_a8_4_option_the_gift_to_dirk_that_empties_the_bag_ends_the_game() -> None:
    for end, over in (("empty", True), ("short", False)):
        table = set_table(
            2,
            market="1 14 2 22",
            display="ducat-9 ducat-9 ducat-8 dinar-9",
            bag="50 51 52",
            piles=[0, 10, 20, 10, 20],
            next_cards="scoring",
            end=end,
        )
        lines = play(table, "take dinar-9")
        assert len(told(lines, "neutral-got")) == 3
        assert len(told(lines, "ending")) == over
        assert decides(table, 0, "placing") if over else decides(table, 1, "action")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a8_5_the_game_ends_after_20_turns_of_each_player_without_a_purchase(seats: int) -> None:
    display = "ducat-9 dinar-9 florin-9 dirham-9"
    table = set_table(seats, market="1 14 2 22", display=display, quiet_turns=20 * seats - 2)
    play(table, "take ducat-9")
    assert decides(table, 1, "action")
    (line,) = play(table, "take dinar-9")
    assert len(told([line], "ending")) == 1
    assert not decides(table, 2 % seats, "action")


def test_a8_5_a_purchase_resets_the_count() -> None:
    table = set_table(market="1 14 2 22", hands={0: "florin-3"}, display=FULL_DISPLAY, quiet_turns=59)
    play(table, "buy 1 3", "reserve 1")
    assert decides(table, 1, "action")
    for turn in range(59):
        assert decides(table, (1 + turn) % 3, "action")
        play(table, min(options(table, "take")))
        assert game_of(table).quiet_turns == turn + 1
    assert decides(table, 0, "action")
    play(table, min(options(table, "take")))
    assert game_of(table).ending
