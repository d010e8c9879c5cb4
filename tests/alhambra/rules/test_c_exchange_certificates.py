"""C: Exchange certificates."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.alhambra.module_scenes import credit_of, markers, set_modules
from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, seen, told
from helpers.engine.contracts import refused

from comares.alhambra.modules.exchange_certificates.view import Credit, certificates_view
from comares.kernel.table import Table

CERTIFICATES = "exchange-certificates"
MARKERS = {"marker florin", "marker dirham", "marker dinar", "marker ducat", "decline"}


def scene(modules: str = CERTIFICATES, seats: int = 3, **what: Any) -> Table:
    """A table with exchange certificates, and a card to take."""
    return set_modules(modules, seats, **{"display": "dinar-1", **what})


# C1


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_c1_markers_of_each_currency_by_the_number_of_players(seats: int, each: int) -> None:
    table = scene(seats=seats)
    assert markers(table) == dict.fromkeys(("florin", "dirham", "dinar", "ducat"), each)
    assert [credit_of(table, seat) for seat in range(seats)] == [""] * seats
    assert decides(table, 0, "action")


def test_c1_markers_and_credits_lie_open() -> None:
    table = scene(credit={1: "dinar-5"})
    for seat in (None, 0, 1, 2):
        view = certificates_view(seen(table, seat))
        assert view is not None
        assert " ".join(map(str, view.markers)) == "florin=2 dirham=2 dinar=1 ducat=2"
        assert view.credits == [Credit(1, "dinar", 5)]
    assert decides(table, 0, "action")


# C2, with the examples of the book


def test_c2_the_arcades_for_4_paid_with_9_florins_leave_5_dinars() -> None:
    table = scene(market="15 - - -", hands={0: "florin-9"})
    play(table, "buy 1 9")
    assert decides(table, 0, "marker")
    assert options(table) == MARKERS
    assert refused(table, "reserve 15") == "C2"
    (line,) = play(table, "marker dinar")
    assert told([line], "credit-kept") == [(0, {"currency": "dinar", "value": 5})]
    assert credit_of(table, 0) == "dinar-5"
    assert markers(table) == {"florin": 2, "dirham": 2, "dinar": 1, "ducat": 2}
    assert decides(table, 0, "placing"), "the marker comes at once, before the tile"


def test_c3_then_a_tower_for_12_with_an_8_and_the_credit_and_the_excess_kept_at_once() -> None:
    table = scene(market="- - 53 -", hands={0: "dinar-8"}, credit={0: "dinar-5"})
    assert options(table, "buy") == {"buy 3 8+credit"}
    play(table, "buy 3 8+credit")
    assert markers(table) == {"florin": 2, "dirham": 2, "dinar": 2, "ducat": 2}, "the marker goes back"
    assert credit_of(table, 0) == ""
    assert decides(table, 0, "marker"), "one too much may be saved directly on the certificate"
    play(table, "marker dinar")
    assert credit_of(table, 0) == "dinar-1"
    assert decides(table, 0, "placing")


@pytest.mark.parametrize("excess", [1, 2, 3, 4, 5, 6])
def test_c2_an_excess_of_one_to_six_may_be_kept(excess: int) -> None:
    table = scene(market="1 - - -", hands={0: f"florin-{2 + excess}"})
    play(table, f"buy 1 {2 + excess}")
    assert decides(table, 0, "marker")
    play(table, "marker ducat")
    assert credit_of(table, 0) == f"ducat-{excess}"
    assert decides(table, 0, "placing")


def test_c2_an_excess_of_seven_cannot_be_kept() -> None:
    table = scene(market="1 - - -", hands={0: "florin-9"})
    play(table, "buy 1 9")
    assert decides(table, 0, "placing")
    assert credit_of(table, 0) == ""
    assert refused(table, "marker ducat") == "A3.3"


def test_c2_an_exact_payment_gives_another_action_and_no_marker() -> None:
    table = scene(market="1 - - -", hands={0: "florin-2"})
    play(table, "buy 1 2")
    assert decides(table, 0, "action")
    assert refused(table, "marker ducat") == "A3.1"
    assert refused(table, "decline") == "A3.1"


def test_c2_keeping_the_excess_may_be_declined() -> None:
    table = scene(market="1 - - -", hands={0: "florin-4"})
    play(table, "buy 1 4", "decline")
    assert credit_of(table, 0) == ""
    assert markers(table) == {"florin": 2, "dirham": 2, "dinar": 2, "ducat": 2}
    assert decides(table, 0, "placing")


def test_c2_only_a_free_marker_can_be_taken() -> None:
    table = scene(seats=2, credit={1: "ducat-1"}, market="1 - - -", hands={0: "florin-4"}, dirk="20")
    play(table, "buy 1 4")
    assert options(table) == MARKERS - {"marker ducat"}
    assert refused(table, "marker ducat") == "C1"
    assert decides(table, 0, "marker")


def test_c2_and_a5_2_superfluous_cards_are_allowed_up_to_an_excess_of_six() -> None:
    table = scene(market="1 - - -", hands={0: "florin-1 florin-2 florin-3 florin-7"})
    assert options(table, "buy") == {
        "buy 1 2",
        "buy 1 3",
        "buy 1 7",
        "buy 1 2+1",  # 1 too much, on purpose, and so on
        "buy 1 3+1",
        "buy 1 3+2",
        "buy 1 3+2+1",
        "buy 1 7+1",
    }
    assert refused(table, "buy 1 7+2") == "A5.2", "7 too much"
    assert refused(table, "buy 1 1") == "A5.1"
    play(table, "buy 1 7+1", "marker florin")
    assert credit_of(table, 0) == "florin-6"
    assert decides(table, 0, "placing")


def test_c2_a_payment_with_a_superfluous_card_is_never_exact() -> None:
    table = scene(market="1 - - -", hands={0: "florin-1 florin-2"})
    play(table, "buy 1 2+1", "decline")
    assert decides(table, 0, "placing")


def test_c2_without_the_module_no_card_is_superfluous() -> None:
    table = scene("falconers", market="1 - - -", hands={0: "florin-1 florin-2"})
    assert options(table, "buy") == {"buy 1 2"}
    assert refused(table, "buy 1 2+1") == "A5.2"
    assert decides(table, 0, "action")


def test_c2_with_a_portal_the_excess_is_above_the_total_price() -> None:
    table = scene(f"portals {CERTIFICATES}", market="1 - - -", palaces={0: "F 7"}, hands={0: "florin-9 florin-3"})
    assert {code for code in options(table, "buy") if code.endswith("portal")} == {
        "buy 1 9 portal",
        "buy 1 9+3 portal",
    }
    play(table, "buy 1 9+3 portal")
    assert decides(table, 0, "marker")
    play(table, "marker ducat")
    assert credit_of(table, 0) == "ducat-4"
    assert decides(table, 0, "placing")


def test_c2_with_a_site_the_excess_is_above_half_the_price() -> None:
    table = scene(f"building-sites {CERTIFICATES}", market="52 - - -", hands={0: "florin-8"}, next_tokens="dinar ducat")
    play(table, "buy 1 8 site")
    assert decides(table, 0, "keep")
    play(table, "keep dinar")
    assert decides(table, 0, "marker")
    play(table, "marker ducat")
    assert credit_of(table, 0) == "ducat-2"
    assert decides(table, 0, "placing")


def test_c2_a_site_paid_with_just_the_half_leaves_nothing_and_is_not_exact() -> None:
    table = scene(f"building-sites {CERTIFICATES}", market="52 - - -", hands={0: "florin-6"}, next_tokens="dinar ducat")
    play(table, "buy 1 6 site", "keep dinar")
    assert decides(table, 0, "placing")


def test_c2_when_finishing_the_excess_is_above_the_full_price() -> None:
    table = scene(
        f"building-sites {CERTIFICATES}", reserves={0: "52"}, sites={52: "ducat"}, hands={0: "ducat-9 ducat-6"}
    )
    play(table, "finish 52 9+6")
    assert decides(table, 0, "marker")
    play(table, "marker florin")
    assert credit_of(table, 0) == "florin-4"
    assert decides(table, 1, "action")


def test_c2_a_falcon_leaves_no_excess() -> None:
    table = scene(f"falconers {CERTIFICATES}", palaces={0: "F 52\n41 31"}, hands={0: "florin-9"})
    play(table, "falcon brown-tower-garden 1,1", "pay florin-9")
    assert decides(table, 1, "action")
    assert credit_of(table, 0) == ""


# C3


def test_c3_a_credit_pays_like_a_card_of_its_value_also_exactly() -> None:
    table = scene(market="53 - - -", hands={0: "florin-8"}, credit={0: "florin-4"})
    assert options(table, "buy") == {"buy 1 8+credit"}
    (line,) = play(table, "buy 1 8+credit")
    assert told([line], "credit-spent") == [(0, {"currency": "florin", "value": 4})]
    assert decides(table, 0, "action"), "paid exactly: another action"
    assert credit_of(table, 0) == ""
    assert hand(table, 0) == []
    assert sum(1 for currency in game_of(table).discard if currency) == 1


def test_c3_a_credit_alone_may_pay() -> None:
    table = scene(market="1 - - -", credit={0: "florin-2"})
    assert options(table, "buy") == {"buy 1 credit"}
    (line,) = play(table, "buy 1 credit")
    assert told([line], "paid") == [], "no card was paid"
    assert decides(table, 0, "action")


def test_c3_it_is_spent_whole_and_the_rest_is_an_excess() -> None:
    table = scene(market="1 - - -", credit={0: "florin-6"})
    play(table, "buy 1 credit")
    assert credit_of(table, 0) == ""
    assert decides(table, 0, "marker")
    play(table, "marker ducat")
    assert credit_of(table, 0) == "ducat-4"
    assert decides(table, 0, "placing")


def test_c3_a_credit_pays_only_in_its_currency() -> None:
    table = scene(market="1 - - -", hands={0: "florin-1"}, credit={0: "dinar-5"})
    assert options(table, "buy") == set()
    assert refused(table, "buy 1 1+credit") == "C3"
    assert decides(table, 0, "action")


def test_c3_a_seat_without_a_credit_cannot_pay_with_one() -> None:
    table = scene(market="1 - - -", hands={0: "florin-1"}, credit={1: "florin-5"})
    assert options(table, "buy") == set()
    assert refused(table, "buy 1 1+credit") == "C3"
    assert decides(table, 0, "action")


def test_c3_the_marker_just_spent_may_be_taken_again_for_that_very_purchase() -> None:
    table = scene(seats=2, market="1 - - -", credit={0: "florin-6", 1: "dinar-1"}, dirk="20")
    play(table, "buy 1 credit")
    assert options(table) == MARKERS - {"marker dinar"}
    play(table, "marker florin")
    assert credit_of(table, 0) == "florin-4"
    assert markers(table) == {"florin": 0, "dirham": 1, "dinar": 0, "ducat": 1}
    assert decides(table, 0, "placing")


def test_c3_credits_pay_for_portals_sites_and_completions() -> None:
    table = scene(
        f"portals building-sites {CERTIFICATES}",
        market="1 52 - -",
        palaces={0: "F 7"},
        reserves={0: "51"},
        sites={51: "florin"},
        hands={0: "florin-4 florin-7"},
        credit={0: "florin-4"},
    )
    bought = options(table, "buy")
    assert {"buy 1 4+credit portal", "buy 1 credit site", "buy 1 credit"} <= bought
    assert "finish 51 7+credit" in options(table, "finish")
    play(table, "buy 1 4+credit portal")
    assert decides(table, 0, "action"), "4 and 4 are the 8 that pavilion and portal cost"


# C4


def test_c4_one_credit_at_a_time_and_no_new_one_while_the_old_is_unspent() -> None:
    table = scene(market="1 - - -", hands={0: "florin-1 florin-2 florin-5"}, credit={0: "dinar-3"})
    assert options(table, "buy") == {"buy 1 2", "buy 1 5"}
    assert refused(table, "buy 1 2+1") == "C4", "an excess made on purpose could not be kept"
    play(table, "buy 1 5")
    assert credit_of(table, 0) == "dinar-3"
    assert decides(table, 0, "placing"), "nor can any other"


def test_c4_after_spending_the_credit_superfluous_cards_are_allowed_again() -> None:
    table = scene(market="1 - - -", hands={0: "florin-1 florin-2"}, credit={0: "florin-3"})
    assert options(table, "buy") == {
        "buy 1 2",
        "buy 1 credit",
        "buy 1 1+credit",
        "buy 1 2+credit",
        "buy 1 2+1+credit",
    }
    play(table, "buy 1 2+1+credit", "marker dirham")
    assert credit_of(table, 0) == "dirham-4"
    assert decides(table, 0, "placing")


# C5


def ending(modules: str = CERTIFICATES, **what: Any) -> Table:
    """The bag is empty: buying tile 1 ends the game; tiles 2, 3 and 4 are left over."""
    usual: dict[str, Any] = {"market": "1 2 3 4", "bag": "", "display": "dinar-9", "hands": {0: "florin-2"}}
    return set_modules(modules, **{**usual, **what})


def test_c5_a_credit_counts_for_left_over_tiles_unless_the_setting_says_no() -> None:
    for counts, owner in (("yes", 1), ("no", 2)):
        table = ending(
            hands={0: "florin-2", 1: "dirham-3", 2: "dirham-4"}, credit={1: "dirham-2"}, credits_win_tiles=counts
        )
        lines = play(table, "buy 1 2", "stop", "reserve 1")
        assert [seat for seat, _ in told(lines, "left-over")] == [owner]
        assert decides(table, owner, "placing")


def test_c5_a_credit_alone_wins_a_tile_and_makes_a_tie() -> None:
    table = ending(hands={0: "florin-2", 1: "dinar-2"}, credit={2: "dirham-1", 0: "dinar-2"})
    lines = play(table, "buy 1 2", "stop", "reserve 1")
    assert told(lines, "left-over")[0][0] == 2
    assert [arguments["slot"] for _, arguments in told(lines, "left-over")] == [2], "2 dinars each: to nobody"
    assert decides(table, 2, "placing")


def test_c5_no_money_is_spent_on_a_left_over_tile() -> None:
    table = ending(credit={2: "dirham-1"})
    play(table, "buy 1 2", "stop", "reserve 1")
    assert credit_of(table, 2) == "dirham-1"
    assert decides(table, 2, "placing")
    assert options(table, "give") == set()


@pytest.mark.parametrize("counts", ["yes", "no"])
def test_c5_a_credit_may_pay_for_a_falcon(counts: str) -> None:
    table = scene(
        f"falconers {CERTIFICATES}",
        palaces={0: "F 52\n41 31"},
        credit={0: "dinar-5"},
        credits_win_tiles=counts,
    )
    assert len(options(table, "falcon")) == 3
    play(table, "falcon brown-tower-garden 1,1")
    assert options(table) == {"pay credit"}
    assert refused(table, "pay dinar-5") == "F2"
    play(table, "pay credit")
    assert credit_of(table, 0) == ""
    assert markers(table)["dinar"] == 2
    assert decides(table, 1, "action")


def test_c5_building_sites_discard_it_like_a_card_of_its_currency() -> None:
    table = ending(
        f"building-sites {CERTIFICATES}",
        palaces={1: "F 50", 2: "F 51"},
        sites={50: "dirham", 51: "dinar"},
        hands={0: "florin-2 dirham-1", 1: "dirham-1", 2: "ducat-1"},
        credit={1: "dirham-6", 2: "dirham-3"},
    )
    lines = play(table, "buy 1 2", "stop", "reserve 1")
    assert told(lines, "credit-lost") == [(1, {"currency": "dirham", "value": 6})]
    assert credit_of(table, 1) == ""
    assert credit_of(table, 2) == "dirham-3", "its site is for dinars"
    assert {(seat, arguments["slot"]) for seat, arguments in told(lines, "left-over")} == {(2, 2), (2, 4)}
    assert decides(table, 2, "placing")
    assert hand(table, 2) == cards("ducat-1")
