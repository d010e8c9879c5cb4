"""P: Portals."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.alhambra.draw_palace import Cell
from helpers.alhambra.module_scenes import module_state, points_now, set_modules
from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, seen, told
from helpers.engine.contracts import refused

from comares.alhambra.components import KINDS
from comares.alhambra.grid import cell_at
from comares.alhambra.modules.portals.module import PortalsState
from comares.alhambra.modules.portals.view import PortalsView, portals_view
from comares.alhambra.view import Count
from comares.kernel.preview import preview_choice
from comares.kernel.table import Table
from comares.server.games.alhambra import changes

WALL = "A9.4"


def scene(modules: str = "portals", seats: int = 3, **what: Any) -> Table:
    """A table with portals, and a card to take."""
    return set_modules(modules, seats, **{"display": "dinar-1", **what})


def buying(**what: Any) -> Table:
    """The pavilion 2 (tile 1, walls N, E, W) for florins, beside a palace with a pavilion (tile 7, no walls) in it."""
    return scene(**{"market": "1 - - -", "palaces": {0: "F 7"}, **what})


def portals(table: Table, cell: str = "") -> set[str]:
    """The portals that may be placed, all of them or on a cell."""
    return {
        code.removeprefix("portal ") for code in options(table, "portal") if code.endswith(f" {cell}" if cell else "")
    }


# P1


def test_p1_three_portals_of_each_kind_lie_open() -> None:
    table = scene()
    for seat in (None, 0, 1, 2):
        assert portals_view(seen(table, seat)) == PortalsView([Count(kind, 3) for kind in KINDS], [])
    assert decides(table, 0, "action")


def test_p1_a_portal_is_no_building() -> None:
    table = scene(palaces={0: "F 52"}, portals={0: {(2, 0): "tower SW"}})
    assert game_of(table).palaces[0].count(KINDS.index("tower")) == 1
    assert points_now(table, "A9.2") == {0: 6}
    assert decides(table, 0, "action")


def test_p1_it_may_be_turned_any_of_four_ways() -> None:
    table = buying(hands={0: "florin-8"})
    play(table, "buy 1 8 portal", "stop", "reserve 1")
    assert portals(table, "2,0") == {"pavilion NW 2,0", "pavilion SW 2,0"}
    assert portals(table, "1,1") == {"pavilion NE 1,1", "pavilion NW 1,1"}
    assert portals(table, "1,-1") == {"pavilion SE 1,-1", "pavilion SW 1,-1"}
    assert len(portals(table)) == 6, "beside the fountain there is no building of its kind"
    assert decides(table, 0, "placing")


# P2


@pytest.mark.parametrize(("scorings", "price"), [(0, 8), (1, 6), (2, 4)])
def test_p2_with_a_portal_a_building_costs_six_four_or_two_more(scorings: int, price: int) -> None:
    table = buying(scoring_cards=scorings, hands={0: f"florin-{price} florin-{price - 1}"})
    assert options(table, "buy") == {
        f"buy 1 {price}",
        f"buy 1 {price - 1}",
        f"buy 1 {price} portal",
    }
    assert refused(table, f"buy 1 {price - 1} portal") == "A5.1"
    assert refused(table, f"buy 1 {price}+{price - 1} portal") == "A5.2"
    (line,) = play(table, f"buy 1 {price} portal")
    assert told([line], "portal-bought") == [(0, {"kind": "pavilion"})]
    assert decides(table, 0, "action"), "the total was paid exactly: another action"
    assert hand(table, 0) == cards(f"florin-{price - 1}")


def test_p2_an_excess_gives_no_other_action() -> None:
    table = buying(hands={0: "florin-9"})
    play(table, "buy 1 9 portal")
    assert decides(table, 0, "placing")
    assert options(table, "take") == set()


def test_p2_the_price_of_the_building_alone_is_not_the_total() -> None:
    table = buying(hands={0: "florin-2"})
    assert options(table, "buy") == {"buy 1 2"}
    assert refused(table, "buy 1 2 portal") == "A5.1"
    assert decides(table, 0, "action")


def test_p2_one_portal_with_a_building_and_only_of_its_kind() -> None:
    table = buying(palaces={0: "F 7 52"}, hands={0: "florin-8"})
    play(table, "buy 1 8 portal")
    assert list(module_state(table, PortalsState).waiting) == [1, 0, 0, 0, 0, 0]
    assert list(module_state(table, PortalsState).supply) == [2, 3, 3, 3, 3, 3]
    play(table, "stop", "reserve 1")
    assert {code.split()[0] for code in portals(table)} == {"pavilion"}
    assert decides(table, 0, "placing")


def test_p2_only_if_one_is_left() -> None:
    table = buying(
        portals={1: {(5, 5): "pavilion SW", (7, 7): "pavilion SW", (9, 9): "pavilion SW"}}, hands={0: "florin-8"}
    )
    assert options(table, "buy") == {"buy 1 8"}
    assert refused(table, "buy 1 8 portal") == "P2"
    assert decides(table, 0, "action")


FITTING = {"portal-offer": "fitting"}


def test_p2_with_every_purchase_of_a_building_a_portal_may_be_bought() -> None:
    """ "Con ogni acquisto di una tessera edificio … il giocatore può acquistare anche un portale." """
    table = buying(palaces={0: {}}, hands={0: "florin-8"})
    assert options(table, "buy") == {"buy 1 8", "buy 1 8 portal"}, "though it fits nowhere now"
    play(table, "buy 1 8 portal", "stop", "reserve 1")
    assert decides(table, 1, "action"), "it fits nowhere and goes back (P3)"


def test_p2_a_redesign_still_to_come_can_make_room() -> None:
    table = buying(palaces={0: {}}, hands={0: "florin-8"}, market="1 - - -", reserves={0: "7"})
    play(table, "buy 1 8 portal", "move 7 1,0", "reserve 1")
    assert decides(table, 0, "placing")
    assert portals(table)


def test_p2_the_table_says_before_paying_that_a_portal_may_be_lost() -> None:
    def risks(table: Table) -> dict[str, int]:
        rules, found = table.rules, {}
        for code in options(table, "buy"):
            preview = preview_choice(rules, table.state, int(rules.parse(code)))
            found[code] = changes(rules, preview).get("portal-at-risk", 0)
        return found

    assert risks(buying(palaces={0: {}}, hands={0: "florin-8"})) == {"buy 1 8": 0, "buy 1 8 portal": 1}
    helped = buying(palaces={0: {}}, hands={0: "florin-9 florin-5"}, market="7 - - -")
    assert risks(helped)["buy 1 9+5 portal"] == 0, "with this tile placed there is room"
    helped = buying(palaces={0: {}}, market="1 7 - -", hands={0: "florin-8 dirham-8"})
    play(helped, "buy 2 8")
    assert risks(helped)["buy 1 8 portal"] == 0, "a waiting tile makes room"


def test_p2_with_the_setting_only_if_it_could_have_a_legal_cell() -> None:
    table = buying(palaces={0: {}}, hands={0: "florin-8"}, readings=FITTING)
    assert options(table, "buy") == {"buy 1 8"}, "north of the fountain it has walls on all other sides"
    assert refused(table, "buy 1 8 portal") == "P2"
    table = buying(palaces={0: {}}, hands={0: "florin-9 florin-5"}, market="7 - - -", readings=FITTING)
    assert "buy 1 9+5 portal" in options(table, "buy"), "with this one placed there would be one"
    table = buying(palaces={0: {}}, hands={0: "florin-8"}, market="1 - - -", reserves={0: "7"}, readings=FITTING)
    assert refused(table, "buy 1 8 portal") == "P2", "a tile in the reserve does not count"
    assert decides(table, 0, "action")


def test_p2_a_waiting_building_of_its_kind_can_make_room_for_it() -> None:
    table = buying(palaces={0: {}}, market="1 7 - -", hands={0: "florin-8 dirham-8"}, readings=FITTING)
    assert refused(table, "buy 1 8 portal") == "P2"
    play(table, "buy 2 8")
    assert decides(table, 0, "action")
    assert "buy 1 8 portal" in options(table, "buy")


def test_p2_no_portal_with_a_building_site_nor_with_finishing_one() -> None:
    table = scene(
        "portals building-sites",
        market="7 - - -",
        palaces={0: "F 6"},
        reserves={0: "5"},
        sites={5: "florin"},
        hands={0: "florin-4 florin-6 florin-8"},
    )
    assert {code for code in options(table, "buy") if code.startswith("buy 1 4")} == {"buy 1 4 site"}
    assert all(len(code.split()) == 3 for code in options(table, "finish"))
    with pytest.raises(Exception, match="cannot be read"):
        table.play(0, "buy 1 4 site portal")
    with pytest.raises(Exception, match="cannot be read"):
        table.play(0, "finish 5 6 portal")
    assert decides(table, 0, "action")


# P3


def test_p3_portals_are_placed_with_the_tiles_in_any_order() -> None:
    table = buying(palaces={0: "F 7"}, market="6 - - -", hands={0: "florin-9 florin-4"})
    play(table, "buy 1 9+4 portal")
    assert decides(table, 0, "action")
    play(table, "stop")
    assert options(table, "place")
    assert options(table, "portal")
    play(table, "portal pavilion SW 1,-1")
    assert decides(table, 0, "placing")
    assert portals(table) == set()
    play(table, "reserve 6")
    assert decides(table, 1, "action")


def test_p3_a_portal_that_can_be_placed_must_be_placed() -> None:
    table = buying(hands={0: "florin-8"})
    play(table, "buy 1 8 portal", "stop", "reserve 1")
    assert decides(table, 0, "placing")
    assert options(table) == {f"portal {code}" for code in portals(table)}
    for code in ("stop", "reserve 1", "pass"):
        assert refused(table, code) == "A3.3"


def test_p3_with_dirk_a_portal_may_stay_when_its_building_is_given_away() -> None:
    table = buying(seats=2, hands={0: "florin-8"}, dirk="20 21")
    play(table, "buy 1 8 portal", "stop", "give 1")
    assert decides(table, 0, "placing")
    assert refused(table, "give 1") == "A3.3"
    play(table, "portal pavilion NE 1,1")
    assert decides(table, 1, "action")


def test_p3_a_portal_without_a_cell_waits_while_tiles_wait_and_then_goes_back() -> None:
    # Its only pavilion is the one bought with it; in the reserve it makes no room for the portal.
    table = buying(palaces={0: {}}, market="7 - - -", hands={0: "florin-9 florin-6"})
    play(table, "buy 1 9+6 portal")
    assert decides(table, 0, "placing")
    assert portals(table) == set()
    assert refused(table, "portal pavilion SW 1,0") == "P3"
    (line,) = play(table, "reserve 7")
    assert told([line], "portal-returned") == [(0, {"kind": "pavilion"})]
    assert list(module_state(table, PortalsState).supply) == [3] * 6
    assert hand(table, 0) == [], "its price is lost"
    assert decides(table, 1, "action")


def test_p3_of_two_portals_the_one_that_fits_is_placed_and_the_other_goes_back() -> None:
    table = buying(palaces={0: "F 7"}, market="6 52 - -", hands={0: "florin-9 florin-4 dirham-9 dirham-8"})
    play(table, "buy 1 9+4 portal", "buy 2 9+8 portal", "stop", "reserve 6", "reserve 52")
    assert {code.split()[0] for code in portals(table)} == {"pavilion"}
    (line,) = play(table, "portal pavilion SW 2,0")
    assert told([line], "portal-returned") == [(0, {"kind": "tower"})]
    assert list(module_state(table, PortalsState).supply) == [2, 3, 3, 3, 3, 3]
    assert decides(table, 1, "action")


def test_p3_it_touches_a_building_of_its_kind_with_a_short_side_not_its_long_one_nor_a_corner() -> None:
    table = buying(hands={0: "florin-8"})
    play(table, "buy 1 8 portal", "stop", "reserve 1")
    for code in ("NE 2,0", "SE 2,0", "SW 2,-1", "NW 2,1", "SW 0,-1", "NE -1,0", "NE 1,0", "NE 0,0", "SW 5,5"):
        assert refused(table, f"portal pavilion {code}") == "P3"
    assert refused(table, "portal tower SW 2,0") == "A3.3"
    assert decides(table, 0, "placing")


def test_p3_a_short_side_must_not_meet_a_wall_but_may_face_a_gap_an_open_side_or_another_portal() -> None:
    # 1,0 a pavilion without walls; 2,-1 a tower with a south wall (reached from 1,-1); 2,1 one without.
    palace = {(1, 0): 7, (1, -1): 52, (2, -1): 51, (1, 1): 53, (2, 1): 41}
    table = scene(palaces={0: palace}, market="1 - - -", hands={0: "florin-8"})
    play(table, "buy 1 8 portal", "stop", "reserve 1")
    assert portals(table, "2,0") == {"pavilion SW 2,0"}
    assert refused(table, "portal pavilion NW 2,0") == "P3"
    towers = {(1, 0): 52, (1, -1): 53}
    table = scene(
        palaces={0: towers},
        portals={0: {(2, -1): "tower SW"}},
        market="44 - - -",
        hands={0: "florin-9 florin-4"},
    )
    play(table, "buy 1 9+4 portal", "stop", "reserve 44")
    assert portals(table, "2,0") == {"tower NW 2,0", "tower SW 2,0"}, "also against the short side of a portal"
    assert decides(table, 0, "placing")


def test_p3_a_portal_needs_an_empty_cell() -> None:
    table = buying(hands={0: "florin-8"}, portals={0: {(2, 0): "pavilion SW"}})
    play(table, "buy 1 8 portal", "stop", "reserve 1")
    assert portals(table, "2,0") == set()
    assert refused(table, "portal pavilion NW 2,0") == "P3"
    assert decides(table, 0, "placing")


def test_p3_a_building_under_construction_has_no_kind_and_gives_a_portal_no_place() -> None:
    table = scene(
        "portals building-sites",
        palaces={0: "F 7"},
        sites={7: "ducat"},
        market="1 - - -",
        hands={0: "florin-8"},
        readings=FITTING,
    )
    assert refused(table, "buy 1 8 portal") == "P2"
    assert not any(code.endswith("portal") for code in options(table, "buy"))
    assert decides(table, 0, "action")


# P4


def test_p4_nothing_is_built_in_the_other_half() -> None:
    table = scene(palaces={0: "F 7"}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "52"})
    assert not any(code.endswith(" 2,0") for code in options(table))
    assert refused(table, "move 52 2,0") == "A6.3"
    assert refused(table, "exchange 52 2,0") == "A7.2"
    assert decides(table, 0, "action")


@pytest.mark.parametrize("tile", [52, 49])
def test_p4_a_side_that_faces_the_gap_may_be_walled_or_open(tile: int) -> None:
    # 3,0 beside the open half of a portal at 2,0: its west side is a wall (49) or open (52)
    table = scene(
        palaces={0: {(1, 0): 7, (1, 1): 14, (2, 1): 22, (3, 1): 41}},
        portals={0: {(2, 0): "pavilion SW"}},
        reserves={0: f"{tile}"},
    )
    assert f"move {tile} 3,0" in options(table)
    assert decides(table, 0, "action")


def test_p4_a_side_that_faces_the_gap_does_not_connect() -> None:
    table = scene(palaces={0: "F 7"}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "52"})
    assert refused(table, "move 52 3,0") == "A6.3"
    assert refused(table, "move 52 2,-1") == "A6.3"
    assert "move 52 2,1" in options(table), "the short side does"
    assert decides(table, 0, "action")


def test_p4_the_gap_must_stay_open_to_the_outside_through_an_empty_cell_or_another_gap() -> None:
    # The gaps of 2,0 and 3,0 are adjacent: with a tile on 2,-1 they open through both, a tile on 3,-1 would close them.
    palace = {(1, 0): 7, (1, 1): 14, (2, 1): 22, (3, 1): 23, (4, 1): 31, (4, 0): 52, (1, -1): 41}
    table = scene(
        palaces={0: palace},
        portals={0: {(2, 0): "pavilion SW", (3, 0): "tower SE"}},
        reserves={0: "42 53"},
    )
    assert "move 42 2,-1" in options(table)
    play(table, "move 42 2,-1", "take dinar-1")
    play(table, next(iter(sorted(options(table, "take")))))
    assert decides(table, 0, "action")
    assert refused(table, "move 53 3,-1") == "A6.6"


# P5


def test_p5_and_p11_a_path_may_cross_a_portal_unless_the_setting_says_no() -> None:
    for walk in ("yes", "no"):
        table = scene(
            palaces={0: "F 7"}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "49 52"}, walk_portals=walk
        )
        for tile in (49, 52):  # 49 has a wall to the west
            if walk == "yes":
                assert f"move {tile} 2,1" in options(table)
            else:
                assert refused(table, f"move {tile} 2,1") == "A6.5"
        assert decides(table, 0, "action")


def test_p5_without_walking_a_tile_beside_a_portal_needs_another_way() -> None:
    table = scene(
        palaces={0: "F 7\n. 14"}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "49 52"}, walk_portals="no"
    )
    assert "move 52 2,1" in options(table)
    assert refused(table, "move 49 2,1") == "A6.4", "its wall would meet the open side of 1,1"
    assert decides(table, 0, "action")


def test_p5_a_short_side_is_an_open_side_for_tiles_placed_later() -> None:
    table = scene(palaces={0: "F 7"}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "50 52"})
    assert refused(table, "move 50 2,1") == "A6.4", "its north wall would meet the short side"
    assert "move 52 2,1" in options(table)
    assert decides(table, 0, "action")


def test_p5_a_tile_reached_only_across_a_portal_keeps_its_path() -> None:
    palace = {(1, 0): 7, (2, 1): 49}
    table = scene(palaces={0: palace}, portals={0: {(2, 0): "pavilion SW"}})
    assert "remove 49" in options(table)
    palace = {(1, 0): 52, (2, 1): 40}  # the garden holds the portal
    table = scene(palaces={0: palace}, portals={0: {(2, 0): "garden SW"}})
    assert refused(table, "remove 52") == "A6.5"
    assert refused(table, "remove 40") == "P6"
    assert decides(table, 0, "action")


# P6


def test_p6_portals_go_neither_to_the_reserve_nor_into_a_redesign() -> None:
    table = scene(palaces={0: "F 7"}, portals={0: {(2, 0): "pavilion SW"}})
    assert options(table, "remove") == set()
    assert options(table) == {"take dinar-1"}
    assert decides(table, 0, "action")


def test_p6_a_building_that_a_portal_needs_cannot_be_removed() -> None:
    table = scene(palaces={0: "F 7"}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "52 6 5"})
    assert refused(table, "remove 7") == "P6"
    assert refused(table, "exchange 52 1,0") == "P6"
    assert refused(table, "exchange 6 1,0") == "A6.4", "a wall would meet the short side"
    assert "exchange 5 1,0" in options(table), "another pavilion may take its place"
    play(table, "exchange 5 1,0")
    assert decides(table, 1, "action")


def test_p6_a_building_may_go_if_the_portal_touches_another_of_its_kind() -> None:
    palace = {(1, 0): 7, (1, 1): 14, (2, 1): 6}
    table = scene(palaces={0: palace}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "52"})
    assert "exchange 52 1,0" in options(table)
    assert "exchange 52 2,1" in options(table)
    assert "remove 6" in options(table)
    play(table, "exchange 52 1,0")
    assert decides(table, 1, "action")


def test_p6_only_the_short_sides_count() -> None:
    # The pavilion at 3,0 is beside the gap of the portal, so neither depends on the other.
    palace = {(1, 0): 7, (1, 1): 14, (2, 1): 22, (3, 1): 23, (3, 0): 6}
    table = scene(palaces={0: palace}, portals={0: {(2, 0): "pavilion SW"}}, reserves={0: "52"})
    assert refused(table, "exchange 52 1,0") == "P6"
    assert "exchange 52 3,0" in options(table)
    assert "remove 6" in options(table)
    assert decides(table, 0, "action")


def test_p6_a_building_under_construction_does_not_hold_a_portal() -> None:
    table = scene(
        "portals building-sites",
        palaces={0: {(1, 0): 7, (1, 1): 14, (2, 1): 6}},
        portals={0: {(2, 0): "pavilion SW"}},
        sites={6: "ducat"},
        reserves={0: "52"},
    )
    assert refused(table, "exchange 52 1,0") == "P6"
    assert "exchange 52 2,1" in options(table)
    assert decides(table, 0, "action")


def test_p6_a_building_site_of_its_kind_in_the_reserve_does_not_replace_one() -> None:
    table = scene(
        "portals building-sites",
        palaces={0: "F 7"},
        portals={0: {(2, 0): "pavilion SW"}},
        sites={5: "ducat"},
        reserves={0: "5"},
    )
    assert refused(table, "exchange 5 1,0") == "P6"
    assert decides(table, 0, "action")


# P7, P8, P9: walls


def wall(palace: dict[Cell, int], standing: dict[Cell, str]) -> int:
    """The points of the longest wall."""
    table = scene(palaces={0: palace}, portals={0: standing})
    assert decides(table, 0, "action")
    return points_now(table, WALL).get(0, 0)


def test_p7_a_single_portal_is_worth_three_points() -> None:
    assert wall({(1, 0): 7}, {(2, 0): "pavilion SW"}) == 3


def test_p7_a_short_side_that_faces_a_gap_breaks_a_run() -> None:
    # 1,0 has a wall to the north; a portal north-west of 2,0 begins with its open north side
    assert wall({(1, 0): 5}, {(2, 0): "pavilion SW"}) == 2 + 2
    assert wall({(1, 0): 5}, {(2, 0): "pavilion NW"}) == 1 + 2


def test_p7_the_longest_run_is_found_by_length_alone() -> None:
    palace = {(1, 0): 22, (2, 0): 9}  # 2,0 has walls N and E: a run of two, against one of one that is worth three
    assert wall(palace, {(1, 1): "arcades NW"}) == 2


def test_p7_among_runs_of_the_same_length_the_one_worth_most_counts() -> None:
    assert wall({(1, 0): 22, (-1, 0): 12}, {}) == 1
    assert wall({(1, 0): 22, (-1, 0): 12}, {(1, 1): "arcades NE"}) == 1 + 2


def test_p7_each_portal_in_the_run_adds_two() -> None:
    palace = {(1, 0): 50, (1, 1): 53, (2, 1): 52, (3, 1): 54}
    assert wall(palace, {(2, 0): "tower SW"}) == 2 + 2
    assert wall(palace, {(2, 0): "tower SW", (3, 0): "tower SE"}) == 3 + 2 * 2, "their gaps make a notch"


def test_p8_walls_with_a_portal_between() -> None:
    palace = {(1, 0): 50, (1, 1): 51, (2, 1): 54}
    assert wall(palace, {(2, 0): "tower SW"}) == 3 + 2
    assert wall({(1, 0): 50}, {(2, 0): "tower SW"}) == 2 + 2
    assert wall(palace, {(2, 0): "tower NW"}) == 1 + 2, "a run of its own"


def test_p9_a_wall_beside_the_gap_is_outer() -> None:
    palace = {(1, 0): 50, (2, 1): 52, (3, 1): 41, (3, 0): 48}
    assert wall(palace, {(2, 0): "tower SW"}) == 4 + 2


def test_p9_a_tile_that_would_close_the_gap_makes_a_hole() -> None:
    palace = {(1, 0): 50, (2, 1): 52, (3, 1): 41, (3, 0): 48, (4, 0): 42, (4, -1): 31, (3, -1): 51}
    table = scene(palaces={0: palace}, portals={0: {(2, 0): "tower SW"}}, reserves={0: "53"})
    assert refused(table, "move 53 2,-1") == "A6.6"
    assert game_of(table).palaces[0].why_not_put(cell_at(2, -1), 0) == "A6.6"
    assert decides(table, 0, "action")


def test_p10_a_notch() -> None:
    palace = {(-1, 0): 7, (1, 0): 14, (-1, -1): 38, (1, -1): 52}
    table = scene(palaces={0: palace}, market="44 - - -", hands={0: "florin-9 florin-4"})
    play(table, "buy 1 9+4 portal", "stop", "reserve 44")
    assert portals(table, "0,-1") == {"tower SE 0,-1"}
    for turned in ("SW", "NW", "NE"):
        assert refused(table, f"portal tower {turned} 0,-1") == "P3"
    assert decides(table, 0, "placing")


def test_p11_reached_only_over_the_portal() -> None:
    palace = {(1, 0): 52}
    table = scene(
        palaces={0: palace}, portals={0: {(2, 0): "tower SW"}}, market="49 - - -", hands={0: "florin-9 florin-1"}
    )
    play(table, "buy 1 9+1", "stop")
    assert "place 49 2,1" in options(table)
    play(table, "place 49 2,1")
    assert decides(table, 1, "action")
