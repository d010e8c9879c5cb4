"""Rules that meet: what one module or chapter makes of another."""

from __future__ import annotations

from typing import Any

from helpers.alhambra.module_scenes import credit_of, falcons_of, points_now, set_modules, token_on
from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, set_table
from helpers.engine.contracts import refused

# A square of tiles without inner walls: the fountain, the tower 52, the garden 41, the chambers 31.
SQUARE = {(1, 0): 52, (0, 1): 41, (1, 1): 31}


def test_p2_f2_an_exact_purchase_with_a_portal_gives_another_action_but_no_falcon() -> None:
    table = set_modules(
        "falconers portals",
        palaces={0: SQUARE},
        market="53 - - -",
        hands={0: "florin-9 florin-9 dinar-1"},
        display="dinar-2",
    )
    assert options(table, "falcon")
    play(table, "buy 1 9+9 portal")
    assert decides(table, 0, "action")
    assert not options(table, "falcon")
    assert refused(table, "falcon brown-tower-garden 1,1") == "F2"
    assert "take dinar-2" in options(table)


def test_b4_a7_1_a_site_finished_exactly_in_the_reserve_moves_into_the_palace_in_the_same_turn() -> None:
    table = set_modules("building-sites", reserves={0: "52"}, sites={52: "dirham"}, hands={0: "dirham-9 dirham-2"})
    play(table, "finish 52 9+2")
    assert "move 52 1,0" in options(table)
    play(table, "move 52 1,0")
    assert points_now(table, "A9.2") == {0: 6}


def test_b4_a3_2_a_site_finished_for_more_ends_the_actions() -> None:
    table = set_modules("building-sites", reserves={0: "52"}, sites={52: "dirham"}, hands={0: "dirham-9 dirham-3"})
    play(table, "finish 52 9+3")
    assert not decides(table, 0, "action")


def test_b3_a7_1_an_exchanged_site_keeps_its_token_and_can_be_finished_in_the_reserve() -> None:
    table = set_modules(
        "building-sites",
        seats=2,
        palaces={0: {(1, 0): 52}},
        reserves={0: "53"},
        sites={52: "dirham"},
        hands={0: "dirham-9 dirham-2"},
        display="dinar-1",
    )
    play(table, "exchange 53 1,0")
    assert token_on(table, 52) == "dirham"
    play(table, "take dinar-1")
    assert "finish 52 9+2" in options(table)


def test_f4_b4_finishing_a_site_below_a_falcon_leaves_the_falcon_there() -> None:
    """The tile is neither taken out nor exchanged."""
    table = set_modules(
        "falconers building-sites",
        palaces={0: SQUARE},
        sites={31: "dirham"},
        falcons={0: {(1, 1): "brown-tower-garden"}},
        hands={0: "dirham-9 dirham-1"},
    )
    play(table, "finish 31 9+1")
    assert falcons_of(table, 0) == {"brown-tower-garden": "1,1"}


def test_f3_b4_a_finished_site_shows_its_kind_to_falcons() -> None:
    scene: dict[str, Any] = {"palaces": {0: SQUARE}, "hands": {0: "dirham-9 dirham-1 dinar-1"}, "display": "dinar-2"}
    table = set_modules("falconers building-sites", 2, sites={31: "dirham"}, **scene)
    before = {code.split()[1] for code in options(table, "falcon")}
    play(table, "finish 31 9+1", "stop")
    while not decides(table, 0, "action"):
        play(table, sorted(options(table, "take"))[0])
    after = {code.split()[1] for code in options(table, "falcon")}
    assert len(before) == 1
    assert len(after) == 3
    assert {name for name in after if "chambers" in name} == after - before


def test_f4_one_exchange_sends_every_falcon_of_its_corners_back() -> None:
    palace = {(1, 0): 52, (0, 1): 41, (1, 1): 31, (2, 0): 53, (2, 1): 42}
    table = set_modules(
        "falconers",
        palaces={0: palace},
        reserves={0: "32"},
        falcons={0: {(1, 1): "brown-tower-garden", (2, 1): "brown-chambers-tower"}},
    )
    standing = falcons_of(table, 0)
    assert len(standing) == 2
    play(table, "exchange 32 1,1")
    assert falcons_of(table, 0) == {}


def test_p3_b4_a_portal_finds_its_place_beside_a_site_once_that_is_finished() -> None:
    """The site has no kind (B3), so the portal bought with another tower could only stand beside that one."""
    scene: dict[str, Any] = {
        "palaces": {0: {(1, 0): 52}},
        "market": "53 - - -",
        "hands": {0: "florin-9 florin-9 dirham-9 dirham-2"},
    }
    unfinished = set_modules("portals building-sites", sites={52: "dirham"}, **scene)
    play(unfinished, "buy 1 9+9 portal", "stop", "reserve 53")
    assert not decides(unfinished, 0, "placing"), "there is no finished tower: the portal is lost"
    table = set_modules("portals building-sites", sites={52: "dirham"}, **scene)
    play(table, "finish 52 9+2", "buy 1 9+9 portal", "stop", "reserve 53")
    assert options(table, "portal")


def test_c3_b4_a_credit_finishes_a_site_exactly() -> None:
    table = set_modules(
        "building-sites exchange-certificates",
        palaces={0: {(1, 0): 52}},
        sites={52: "ducat"},
        credit={0: "ducat-2"},
        hands={0: "ducat-9"},
    )
    play(table, "finish 52 9+credit")
    assert credit_of(table, 0) == ""
    assert decides(table, 0, "action")


def test_c5_b5_a10_2_a_discarded_credit_wins_no_tile() -> None:
    """The site in the palace shows florin: the credit in florins goes, and the other seat has the most."""
    table = set_modules(
        "building-sites exchange-certificates",
        palaces={0: {(1, 0): 52}},
        sites={52: "florin"},
        credit={0: "florin-6"},
        hands={0: "florin-9", 1: "florin-1"},
        market="53 - - -",
        bag="",
        display="dinar-1",
    )
    play(table, "take dinar-1")
    assert hand(table, 0) == cards("dinar-1")
    assert decides(table, 1, "placing")


def test_a8_5_a3_5_when_nobody_can_do_anything_the_game_ends() -> None:
    """No money on the table, in the deck, in the discard or in a hand: all pass until A8.5 ends it."""
    table = set_table(3, market="52 53 54 51", display="", deck="", quiet_turns=57)
    for _ in range(3):
        assert options(table) == {"pass"}
        play(table, "pass")
    assert game_of(table).over


def test_a3_5_f2_who_can_buy_a_falcon_does_not_pass() -> None:
    table = set_modules("falconers", palaces={0: SQUARE}, hands={0: "dinar-1"}, display="", deck="")
    assert options(table, "falcon")
    assert "pass" not in options(table)
    assert refused(table, "pass") == "A3.5"


def test_a9_3_a11_3_dirk_and_a_player_share_the_only_place_of_the_first_scoring() -> None:
    table = set_table(2, palaces={0: {(1, 0): 52}}, dirk="53")
    assert points_now(table, "A9.2") == {0: 3, -1: 3}


def test_b3_p7_the_walls_of_a_site_are_in_the_run_with_a_portal() -> None:
    """P8 with a site in place of 1,0: N of 1,0 and the diagonal, 2 + 2."""
    table = set_modules(
        "portals building-sites",
        palaces={0: {(1, 0): 50, (0, 1): 41, (1, 1): 42}},
        portals={0: {(2, 0): "tower SW"}},
        sites={50: "dirham"},
    )
    assert points_now(table, "A9.2").get(0, 0) == 5, "two gardens; the site is no tower"
    assert points_now(table, "A9.4") == {0: 4}


def test_p5_a7_1_with_walk_portals_no_a_tile_beyond_a_portal_needs_its_other_way() -> None:
    """2,1 is reached over 1,1 and over the portal at 2,0; without 1,1 only the portal is left."""
    palace = {(1, 0): 52, (1, 1): 31, (2, 1): 41}
    for walk, legal in (("yes", True), ("no", False)):
        table = set_modules(
            "portals", palaces={0: palace}, portals={0: {(2, 0): "tower SW"}}, walk_portals=walk, display="dinar-1"
        )
        assert ("remove 31" in options(table)) == legal
    assert refused(table, "remove 31") == "A6.5"


def test_b2_c2_the_token_is_kept_first_and_then_the_excess() -> None:
    table = set_modules(
        "building-sites exchange-certificates", market="52 - - -", hands={0: "florin-9"}, next_tokens="dirham ducat"
    )
    play(table, "buy 1 9 site")
    assert decides(table, 0, "keep")
    play(table, "keep ducat")
    assert decides(table, 0, "marker")
    play(table, "marker dinar")
    assert credit_of(table, 0) == "dinar-3"


def test_a10_2_c5_tiles_go_by_hand_and_credit_together() -> None:
    for counts, winner in (("yes", 0), ("no", 1)):
        table = set_modules(
            "exchange-certificates",
            market="- 52 53 -",
            bag="",
            display="ducat-1",
            credit={0: "dirham-6"},
            hands={0: "dirham-1 dinar-9 dinar-3", 1: "dirham-5"},
            credits_win_tiles=counts,
        )
        play(table, "buy 3 9+3", "stop", "reserve 53")
        assert decides(table, winner, "placing")


def test_a5_2_c4_a_credit_in_hand_makes_a_superfluous_card_a_waste_again() -> None:
    scene: dict[str, Any] = {"market": "52 - - -", "hands": {0: "florin-9 florin-2 florin-1"}}
    table = set_modules("exchange-certificates", **scene)
    assert "buy 1 9+2+1" in options(table)
    table = set_modules("exchange-certificates", credit={0: "ducat-1"}, **scene)
    assert refused(table, "buy 1 9+2+1") == "C4"


def test_a7_1_p6_f4_an_exchange_for_a_tile_of_the_kind_keeps_the_portal_and_loses_the_falcon() -> None:
    table = set_modules(
        "falconers portals",
        palaces={0: SQUARE},
        portals={0: {(2, 0): "tower NW"}},
        reserves={0: "53 42"},
        falcons={0: {(1, 1): "brown-tower-garden"}},
    )
    assert refused(table, "exchange 42 1,0") == "P6"
    play(table, "exchange 53 1,0")
    assert falcons_of(table, 0) == {}


def test_a10_2_a6_1_a_tile_won_at_the_end_may_lie_beside_another_one_just_won() -> None:
    table = set_table(3, market="52 53 31 -", bag="", display="ducat-1", hands={0: "florin-1 dirham-1 dinar-9 dinar-1"})
    play(table, "buy 3 9+1", "stop", "place 31 1,0")
    assert decides(table, 0, "placing")
    play(table, "place 52 2,0")
    assert "place 53 3,0" in options(table)
