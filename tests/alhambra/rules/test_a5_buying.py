"""A5: buying."""

from __future__ import annotations

from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, seen, set_table
from helpers.engine.contracts import refused

from comares.alhambra.components import cards_of

FULL_DISPLAY = "ducat-9 ducat-9 ducat-9 dinar-9"


def test_a5_1_a_tile_is_paid_with_cards_of_its_slots_currency() -> None:
    table = set_table(market="- 1 - -", hands={0: "florin-2 dinar-2 ducat-2"}, display=FULL_DISPLAY)
    assert options(table, "buy") == set()
    assert refused(table, "buy 2 2") == "A5.1"
    assert decides(table, 0, "action")


def test_a5_1_a_payment_is_the_price_or_more() -> None:
    table = set_table(market="4 - - -", hands={0: "florin-1 florin-3 florin-9"}, display=FULL_DISPLAY)
    assert options(table, "buy") == {"buy 1 9"}
    for code in ("buy 1 3+1", "buy 1 3", "buy 1 5"):
        assert refused(table, code) == "A5.1"
    assert decides(table, 0, "action")


def test_a5_1_example_a_garden_for_10_dinars_paid_with_11_no_change_the_turn_ends() -> None:
    table = set_table(market="- - 41 -", hands={0: "dinar-5 dinar-6 florin-9"}, display=FULL_DISPLAY)
    play(table, "buy 3 6+5")
    assert hand(table, 0) == cards("florin-9")
    assert decides(table, 0, "placing")
    play(table, "reserve 41")
    assert decides(table, 1, "action")


def test_a5_1_any_tile_in_the_market_may_be_bought() -> None:
    table = set_table(
        market="7 14 22 31",
        hands={0: "florin-8 dirham-9 dinar-9 ducat-9 ducat-1"},
        display="ducat-9 dinar-9 dinar-9 dinar-8",
    )
    assert options(table, "buy") == {"buy 1 8", "buy 2 9", "buy 3 9", "buy 4 9+1"}
    assert decides(table, 0, "action")


def test_a5_2_a_payment_has_no_superfluous_card() -> None:
    table = set_table(market="5 - - -", hands={0: "florin-1 florin-5 florin-6 florin-6"}, display=FULL_DISPLAY)
    assert options(table, "buy") == {"buy 1 6", "buy 1 5+1"}
    for code in ("buy 1 6+1", "buy 1 6+6", "buy 1 6+5", "buy 1 6+5+1"):
        assert refused(table, code) == "A5.2"
    assert decides(table, 0, "action")


def test_a5_2_a_payment_is_a_number_of_cards_of_each_value() -> None:
    table = set_table(market="- - - 6", hands={0: "ducat-4 ducat-4 ducat-4 ducat-3 ducat-3"}, display="dinar-9")
    assert options(table, "buy") == {"buy 4 4+4", "buy 4 4+3"}
    assert refused(table, "buy 4 4+3+3") == "A5.2"
    assert refused(table, "buy 4 3+3") == "A5.1"
    play(table, "buy 4 4+3")
    assert hand(table, 0) == cards("ducat-3 ducat-4 ducat-4")
    assert decides(table, 0, "action"), "7 for 7 is exact"


def test_a5_2_values_may_be_typed_in_any_order() -> None:
    table = set_table(market="- - - 6", hands={0: "ducat-4 ducat-3"}, display="dinar-9")
    assert play(table, "buy 4 3+4")[0].code == "buy 4 4+3"
    assert decides(table, 0, "action")


def test_a5_3_the_cards_paid_go_to_the_discard_pile() -> None:
    table = set_table(
        market="5 - - -", hands={0: "florin-1 florin-5 florin-7"}, display=FULL_DISPLAY, discard="dinar-1"
    )
    play(table, "buy 1 5+1")
    assert cards_of(list(game_of(table).discard)) == cards("florin-1 florin-5 dinar-1")
    assert hand(table, 0) == cards("florin-7")
    assert decides(table, 0, "action")


def test_a5_3_the_slot_stays_empty_until_the_end_of_the_turn() -> None:
    table = set_table(market="1 2 8 9", hands={0: "florin-2 dirham-9"}, display=FULL_DISPLAY, next_tiles="40 41")
    play(table, "buy 1 2")
    assert list(game_of(table).market) == [0, 2, 8, 9]
    assert refused(table, "buy 1 2") == "A5.3"
    play(table, "buy 2 9", "reserve 1")
    assert list(game_of(table).market) == [0, 0, 8, 9]
    play(table, "reserve 2")
    assert list(game_of(table).market) == [40, 41, 8, 9]
    assert decides(table, 1, "action")


def test_a5_3_the_tile_waits_to_be_placed() -> None:
    table = set_table(market="1 - - -", hands={0: "florin-2"}, display=FULL_DISPLAY)
    play(table, "buy 1 2")
    assert [seat.waiting for seat in seen(table, 1).seats] == [[1], [], []]
    for code in ("move 1 0,-1", "exchange 1 1,0", "remove 1"):
        assert refused(table, code) == "A7.1", "a tile bought this turn is not in the reserve yet"
    assert decides(table, 0, "action")
