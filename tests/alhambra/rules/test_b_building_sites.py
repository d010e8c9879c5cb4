"""B: Building sites."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.alhambra.module_scenes import module_state, points_now, set_modules, token_on
from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, seen, told
from helpers.engine.contracts import refused

from comares.alhambra.modules.building_sites.tokens import SitesState
from comares.alhambra.modules.building_sites.view import BuildingSitesView, Site, sites_view
from comares.kernel.errors import Unreadable
from comares.kernel.table import Table

SITES = "building-sites"
ALL_BUT_ONE = "florin florin dirham dirham dinar dinar ducat"


def scene(modules: str = SITES, seats: int = 3, **what: Any) -> Table:
    """A table with building sites, and a card to take."""
    return set_modules(modules, seats, **{"display": "dinar-1", **what})


def opened(**what: Any) -> Table:
    """The first player has just opened a site on the tower 11 (tile 52) and drawn the tokens florin and ducat."""
    table = scene(**{"market": "52 - - -", "hands": {0: "florin-6"}, "next_tokens": "florin ducat", **what})
    play(table, "buy 1 6 site")
    return table


def sites_seen(table: Table, viewer: int | None) -> BuildingSitesView:
    view = sites_view(seen(table, viewer))
    assert view is not None
    return view


# B1


def test_b1_two_tokens_of_each_currency_in_a_bag_of_their_own() -> None:
    table = scene()
    assert list(module_state(table, SitesState).bag) == [2, 2, 2, 2]
    for seat in (None, 0, 1, 2):
        assert sites_seen(table, seat).bag == 8
    assert decides(table, 0, "action")


# B2


@pytest.mark.parametrize(("tile", "price", "half"), [(1, 2, 1), (2, 3, 2), (52, 11, 6), (53, 12, 6), (54, 13, 7)])
def test_b2_a_site_costs_half_the_price_rounded_up(tile: int, price: int, half: int) -> None:
    table = scene(market=f"{tile} - - -", hands={0: f"florin-{half}"})
    assert options(table, "buy") == {f"buy 1 {half} site"}
    if half > 1:
        table = scene(market=f"{tile} - - -", hands={0: f"florin-{half - 1}"})
        assert options(table, "buy") == set()
        assert refused(table, f"buy 1 {half - 1} site") == "A5.1"
    assert decides(table, 0, "action")


def test_b2_a_site_may_cost_more_without_a_superfluous_card() -> None:
    table = scene(market="52 - - -", hands={0: "florin-5 florin-4 florin-9"})
    assert options(table, "buy") == {"buy 1 9 site", "buy 1 5+4 site", "buy 1 9+4", "buy 1 9+5"}
    assert refused(table, "buy 1 9+4 site") == "A5.2"
    assert decides(table, 0, "action")


def test_b2_a_site_is_paid_in_the_currency_of_its_slot() -> None:
    table = scene(market="52 - - -", hands={0: "dirham-6 dinar-6 ducat-6"})
    assert options(table, "buy") == set()
    assert refused(table, "buy 1 6 site") == "A5.1"
    assert decides(table, 0, "action")


@pytest.mark.parametrize("paid", ["6", "9", "8+3"])
def test_b2_a_site_never_counts_as_paid_exactly(paid: str) -> None:
    money = " ".join(f"florin-{value}" for value in paid.split("+"))
    table = scene(market="52 - - -", hands={0: money}, next_tokens="florin ducat")
    code = f"buy 1 {paid} site" if paid != "8+3" else "buy 1 8 site"
    play(table, code, "keep ducat")
    assert decides(table, 0, "placing"), "no other action"
    assert refused(table, "take dinar-1") == "A3.3"


def test_b2_two_tokens_are_drawn_one_is_kept_the_other_goes_back() -> None:
    table = opened()
    assert decides(table, 0, "keep")
    assert options(table) == {"keep florin", "keep ducat"}
    assert refused(table, "keep dinar") == "B2"
    assert refused(table, "reserve 52") != ""
    play(table, "keep ducat")
    assert token_on(table, 52) == "ducat"
    assert list(module_state(table, SitesState).bag) == [2, 2, 2, 1]
    assert decides(table, 0, "placing")


def test_b2_two_equal_tokens_are_still_a_secret_choice() -> None:
    table = opened(next_tokens="dinar dinar")
    assert decides(table, 0, "keep")
    assert options(table) == {"keep dinar"}
    play(table, "keep dinar")
    assert list(module_state(table, SitesState).bag) == [2, 2, 1, 2]
    assert decides(table, 0, "placing")


def test_b2_the_last_token_is_kept_without_a_choice() -> None:
    table = opened(gone=ALL_BUT_ONE, next_tokens="")
    assert token_on(table, 52) == "ducat"
    assert list(module_state(table, SitesState).bag) == [0, 0, 0, 0]
    assert decides(table, 0, "placing")


def test_b2_with_no_token_left_no_site_can_be_opened() -> None:
    table = scene(market="52 - - -", hands={0: "florin-6"}, gone=f"{ALL_BUT_ONE} ducat")
    assert options(table, "buy") == set()
    assert refused(table, "buy 1 6 site") == "B2"
    assert decides(table, 0, "action")


# B3


def test_b3_a_site_is_placed_or_reserved_like_any_tile() -> None:
    for code in ("place 52 1,0", "reserve 52"):
        table = opened()
        play(table, "keep ducat")
        assert {"place 52 1,0", "reserve 52"} <= options(table)
        play(table, code)
        assert token_on(table, 52) == "ducat"
        assert decides(table, 1, "action")


def test_b3_a_site_cannot_be_given_to_dirk() -> None:
    table = opened(seats=2, dirk="1 2")
    play(table, "keep ducat")
    assert options(table, "give") == set()
    assert refused(table, "give 52") == "B3"
    assert decides(table, 0, "placing")


def test_b3_another_building_may_still_be_given_to_dirk() -> None:
    table = scene(seats=2, dirk="1 2", market="52 53 - -", hands={0: "florin-9 florin-2 dirham-6"})
    play(table, "buy 1 9+2", "buy 2 6 site", "keep florin")
    assert options(table, "give") == {"give 52"}
    assert decides(table, 0, "placing")


def test_b3_at_a_scoring_its_walls_count_the_building_does_not() -> None:
    table = scene(palaces={0: "F 50", 1: "F 51"}, sites={50: "ducat"})  # towers with one wall each
    assert points_now(table, "A9.4") == {0: 1, 1: 1}
    assert points_now(table, "A9.2") == {1: 6}
    assert decides(table, 0, "action")


def test_b3_in_a_redesign_the_token_stays_on_its_tile() -> None:
    table = scene(palaces={0: "F 52"}, reserves={0: "53"}, sites={52: "ducat"})
    play(table, "exchange 53 1,0")
    assert token_on(table, 52) == "ducat"
    assert points_now(table, "A9.2") == {0: 6}, "the finished one stands there now"
    assert decides(table, 1, "action")
    table = scene(palaces={0: "F 53"}, reserves={0: "52"}, sites={52: "ducat"})
    play(table, "exchange 52 1,0")
    assert token_on(table, 52) == "ducat"
    assert points_now(table, "A9.2") == {}, "the site stands there now"
    table = scene(palaces={0: "F 53"}, reserves={0: "52"}, sites={52: "ducat"})
    play(table, "move 52 0,1")
    assert points_now(table, "A9.2") == {0: 6}
    play(table, "take dinar-1")
    assert decides(table, 2, "action")


# B4


@pytest.mark.parametrize("where", ["palace", "reserve"])
def test_b4_finish_a_building_for_its_full_price_in_the_currency_of_its_token(where: str) -> None:
    lies: dict[str, Any] = {"palaces": {0: "F 50"}} if where == "palace" else {"reserves": {0: "50"}}
    table = scene(**lies, sites={50: "ducat"}, hands={0: "ducat-9 ducat-3 florin-9 florin-2"})
    assert options(table, "finish") == {"finish 50 9+3"}
    assert refused(table, "finish 50 9") == "A5.1"
    assert refused(table, "finish 50 9+2") == "A5.1", "not in florins, nor the half that is left"
    (line,) = play(table, "finish 50 9+3")
    assert told([line], "site-finished")[0][1]["currency"] == "ducat"
    assert list(module_state(table, SitesState).gone) == [0, 0, 0, 1], "the token leaves the game"
    assert list(module_state(table, SitesState).bag) == [2, 2, 2, 1]
    assert points_now(table, "A9.2") == ({0: 6} if where == "palace" else {})
    assert hand(table, 0) == cards("florin-2 florin-9")
    assert decides(table, 1, "action"), "one too much: no other action"


def test_b4_finishing_with_an_exact_payment_gives_another_action() -> None:
    table = scene(
        palaces={0: "F 50"},
        reserves={0: "52"},
        sites={50: "ducat", 52: "dinar"},
        hands={0: "ducat-9 ducat-2 dinar-9 dinar-2"},
    )
    play(table, "finish 50 9+2")
    assert decides(table, 0, "action")
    assert {"stop", "take dinar-1", "finish 52 9+2"} <= options(table)
    play(table, "finish 52 9+2")
    assert decides(table, 0, "action")
    play(table, "take dinar-1")
    assert decides(table, 1, "action")


def test_b4_finishing_reveals_the_token_so_it_cannot_be_undone() -> None:
    table = scene(reserves={0: "1"}, sites={1: "florin"}, hands={0: "florin-2"})
    play(table, "finish 1 2")
    assert decides(table, 0, "action")
    assert not table.can_undo()
    for seat in (None, 1, 2):
        assert sites_seen(table, seat).gone == ["florin"]


def test_b2_the_choice_of_a_token_can_be_undone() -> None:
    table = opened()
    assert not table.can_undo(), "tokens were drawn"
    play(table, "keep ducat")
    table.undo(0)
    assert options(table) == {"keep florin", "keep ducat"}
    assert decides(table, 0, "keep")


def test_b4_more_than_five_actions_in_a_turn() -> None:
    money = "florin-2 florin-3 dirham-4 dinar-4 ducat-5"
    table = scene(market="1 9 3 10", reserves={0: "2"}, sites={2: "florin"}, hands={0: money})
    play(table, "buy 1 2", "buy 2 4", "buy 3 4", "buy 4 5", "finish 2 3")
    assert decides(table, 0, "action")
    play(table, "take dinar-1")
    assert decides(table, 0, "placing")


def test_b4_only_an_own_site_in_palace_or_reserve_can_be_finished() -> None:
    table = scene(reserves={1: "50"}, palaces={0: "F 51"}, sites={50: "ducat"}, hands={0: "ducat-9 ducat-2"})
    assert options(table, "finish") == set()
    assert refused(table, "finish 50 9+2") == "B4"
    assert refused(table, "finish 51 9+2") == "B4", "it is finished"
    with pytest.raises(Unreadable):
        table.play(0, "finish 50")
    assert decides(table, 0, "action")


def test_b4_a_finished_building_counts_and_has_its_kind_again() -> None:
    table = scene(
        "building-sites portals falconers",
        palaces={0: "F 52\n41 31"},
        sites={52: "ducat"},
        market="- 44 - -",
        hands={0: "ducat-9 ducat-2 dirham-9 dirham-4"},
        readings={"portal-offer": "fitting"},
    )
    assert refused(table, "buy 2 9+4 portal") == "P2"
    assert refused(table, "falcon brown-tower-garden 1,1") == "F3"
    play(table, "finish 52 9+2")
    assert "buy 2 9+4 portal" in options(table)
    assert refused(table, "falcon brown-tower-garden 1,1") == "F2", "the kind is there; another action it is not"
    assert decides(table, 0, "action")


def test_b4_another_action_however_the_price_is_paid_is_a_setting() -> None:
    site: dict[str, Any] = {"palaces": {0: "F 50"}, "sites": {50: "ducat"}, "hands": {0: "ducat-9 ducat-8"}}
    table = scene(**site)
    play(table, "finish 50 9+8")
    assert decides(table, 1, "action"), "more than the price ends the action"
    table = scene(**site, readings={"finish-again": "paid"})
    play(table, "finish 50 9+8")
    assert decides(table, 0, "action"), "paid in full gives another action"
    play(table, "stop")
    assert decides(table, 1, "action")


def test_b4_an_overpayment_is_kept_before_the_next_action() -> None:
    table = scene(
        "building-sites exchange-certificates",
        palaces={0: "F 50"},
        sites={50: "ducat"},
        hands={0: "ducat-9 ducat-4"},
        readings={"finish-again": "paid"},
    )
    play(table, "finish 50 9+4")
    decision = table.decision()
    assert decision is not None
    play(table, next(code for code in decision.codes if code.startswith("marker")))
    assert decides(table, 0, "action")


# B5


def ending(modules: str = SITES, **what: Any) -> Table:
    """The bag is empty: buying tile 1 ends the game; tiles 2, 3 and 4 are left over."""
    usual: dict[str, Any] = {"market": "1 2 3 4", "bag": "", "hands": {0: "florin-2"}, "display": "dinar-9"}
    return set_modules(modules, **{**usual, **what})


def test_b5_at_the_end_money_of_the_currencies_shown_in_the_palace_is_discarded_before_the_left_over_tiles_go() -> None:
    table = ending(
        palaces={1: "F 50"},
        reserves={2: "51"},
        sites={50: "dirham", 51: "dinar"},
        hands={0: "florin-2 dirham-1 ducat-1", 1: "dirham-9 ducat-2", 2: "dinar-9"},
    )
    lines = play(table, "buy 1 2", "stop", "reserve 1")
    assert told(lines, "site-revealed") == [(1, {"tile": 50, "kind": "tower", "price": 11, "currency": "dirham"})], (
        "tokens in the reserve do not matter"
    )
    assert told(lines, "site-discarded") == [(1, {"currency": "dirham"})]
    assert hand(table, 1) == cards("ducat-2")
    gets = {(seat, arguments["slot"]) for seat, arguments in told(lines, "left-over")}
    assert gets == {(0, 2), (2, 3), (1, 4)}, "the dirhams of seat 2 are gone; its other money counts"
    assert decides(table, 0, "placing")


def test_b5_money_is_discarded_after_a_scoring_that_is_due() -> None:
    table = ending(
        palaces={1: "F 50"},
        sites={50: "dirham"},
        hands={0: "florin-2", 1: "dirham-9"},
        display="",
        deck="dinar-1 dinar-2 dinar-3 dinar-4",
        piles=[0, 5, 0, 0, 0],
        next_cards="scoring",
    )
    lines = play(table, "buy 1 2", "stop", "reserve 1")
    names = [event.kind.name for event in lines[-1].events]
    assert names.index("scored-wall") < names.index("site-revealed") < names.index("won")
    assert game_of(table).over


def test_b5_after_the_end_the_site_still_does_not_count() -> None:
    table = ending(palaces={0: "F 50", 1: "F 51"}, sites={50: "florin"}, hands={0: "florin-2"})
    lines = play(table, "buy 1 2", "stop", "reserve 1")
    kinds = {(seat, arguments["kind"]) for seat, arguments in told(lines, "scored-kind")}
    assert kinds == {(1, "tower")}
    assert game_of(table).over


def test_b5_with_dirk_both_players_discard() -> None:
    table = ending(
        seats=2,
        dirk="20",
        palaces={0: "F 50", 1: "F 51"},
        sites={50: "dinar", 51: "dinar"},
        hands={0: "florin-2 dinar-3", 1: "dinar-4"},
    )
    lines = play(table, "buy 1 2", "stop", "give 1")
    assert told(lines, "site-discarded") == [(0, {"currency": "dinar"}), (1, {"currency": "dinar"})]
    assert told(lines, "left-over") == []
    assert game_of(table).over


# A12: hidden information


def test_a12_1_only_its_owner_knows_a_tokens_currency() -> None:
    table = opened()
    assert sites_seen(table, 0).drawn == ["florin", "ducat"]
    assert [sites_seen(table, seat).drawn for seat in (None, 1, 2)] == [None] * 3
    assert [sites_seen(table, seat).drawn_count for seat in (None, 0, 1, 2)] == [2] * 4
    assert [sites_seen(table, seat).bag_tokens for seat in (None, 0, 1, 2)] == [None] * 4
    play(table, "keep ducat", "place 52 1,0")
    assert sites_seen(table, 0).sites == [Site(52, "ducat")]
    assert [sites_seen(table, seat).sites for seat in (None, 1, 2)] == [[Site(52, None)]] * 3
    assert decides(table, 1, "action")


def test_a12_1_a_record_for_other_seats_hides_drawn_and_kept_tokens() -> None:
    table = opened()
    play(table, "keep ducat")
    drew, kept = table.record.lines[-2:]
    assert [draw.audience for draw in drew.draws] == [0, 0]
    assert kept.audience == 0
    for seat in (None, 1, 2):
        text = table.text(seat)
        assert "2 1 ?" in text
        assert "sites ? !1, sites ? !1" in text
        assert "ducat" not in text.split("0 - deal")[1].split("\n", 1)[1]
    assert "2 1 keep ducat" in table.text(0)
    assert decides(table, 0, "placing")


def test_a12_1_the_events_of_tokens_are_for_their_seat_alone() -> None:
    table = opened()
    lines = [table.record.lines[-1], *play(table, "keep ducat")]
    for line in lines:
        for event in line.events:
            if "currency" in event.arguments and event.kind.name.startswith("site"):
                assert [seat for seat in (None, 0, 1, 2) if event.seen_by(seat)] == [0]
    assert {event.kind.name for line in lines for event in line.events} >= {"site-drew", "site-kept"}
    assert decides(table, 0, "placing")


def test_a12_4_from_the_end_on_hands_are_open_and_tokens_in_palaces_but_not_those_in_reserves() -> None:
    table = ending(
        palaces={1: "F 50"},
        reserves={2: "51"},
        sites={50: "dirham", 51: "dinar"},
        hands={0: "florin-2 ducat-1", 2: "florin-1"},
    )
    play(table, "buy 1 2", "stop", "reserve 1")
    assert decides(table, 0, "placing")
    for seat in (None, 0, 1):
        assert seen(table, seat).seats[2].hand is not None
        assert sites_seen(table, seat).sites == [Site(50, "dirham"), Site(51, None)]
    assert sites_seen(table, 2).sites == [Site(50, "dirham"), Site(51, "dinar")]
