"""A4: taking money."""

from __future__ import annotations

import pytest
from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, set_table
from helpers.engine.contracts import refused


def test_a4_1_one_card_of_any_value_may_be_taken() -> None:
    table = set_table(display="florin-9 dirham-8 dinar-7 ducat-6")
    assert options(table) == {"take florin-9", "take dirham-8", "take dinar-7", "take ducat-6"}
    play(table, "take florin-9")
    assert hand(table, 0) == cards("florin-9")
    assert decides(table, 1, "action")


def test_a4_1_example_the_two_on_the_left_or_one_of_the_two_on_the_right() -> None:
    table = set_table(display="florin-2 dirham-3 dinar-6 ducat-8")
    assert options(table) == {
        "take florin-2",
        "take dirham-3",
        "take florin-2 dirham-3",
        "take dinar-6",
        "take ducat-8",
    }
    play(table, "take florin-2 dirham-3")
    assert hand(table, 0) == cards("florin-2 dirham-3")
    assert decides(table, 1, "action")


def test_a4_1_several_cards_of_at_most_5_in_total_may_be_taken() -> None:
    table = set_table(display="florin-1 florin-1 dirham-1 ducat-2")
    assert "take florin-1 florin-1 dirham-1 ducat-2" in options(table)
    play(table, "take florin-1 florin-1 dirham-1 ducat-2")
    assert hand(table, 0) == cards("florin-1 florin-1 dirham-1 ducat-2")
    assert len(game_of(table).display) == 4, "refilled"
    assert decides(table, 1, "action")


def test_a4_1_several_cards_of_6_in_total_are_refused() -> None:
    table = set_table(display="florin-3 dirham-3 dinar-1 ducat-5")
    for code in ("take florin-3 dirham-3", "take dinar-1 ducat-5", "take florin-3 dirham-3 dinar-1"):
        assert code not in options(table)
        assert refused(table, code) == "A4.1"
    assert decides(table, 0, "action")


def test_a4_only_cards_in_the_display_can_be_taken() -> None:
    table = set_table(display="florin-1 dirham-3")
    for code in ("take florin-2", "take florin-1 florin-1", "take ducat-9"):
        assert refused(table, code) == "A4"
    assert decides(table, 0, "action")


def test_a4_equal_cards_are_one_option() -> None:
    table = set_table(display="florin-2 florin-2 florin-2 dinar-9")
    assert options(table) == {"take florin-2", "take florin-2 florin-2", "take dinar-9"}
    play(table, "take florin-2 florin-2")
    assert hand(table, 0) == cards("florin-2 florin-2")
    assert decides(table, 1, "action")


@pytest.mark.parametrize("code", ["take dirham-3 florin-2", "take  florin-2   dirham-3"])
def test_a4_cards_may_be_typed_in_any_order(code: str) -> None:
    table = set_table(display="florin-2 dirham-3")
    assert play(table, code)[0].code == "take florin-2 dirham-3"
    assert decides(table, 1, "action")
