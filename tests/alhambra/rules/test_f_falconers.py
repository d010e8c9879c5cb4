"""F: Falconers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from helpers.alhambra.module_scenes import falcons_of, points_now, set_modules
from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, seen, told
from helpers.engine.contracts import refused

from comares.alhambra.components import KINDS
from comares.alhambra.modules.falconers.components import FALCONS, NAMES
from comares.alhambra.modules.falconers.view import PlacedFalcon, falconers_view
from comares.kernel.table import Table

# F6: the fountain, 1,0 tower, 0,1 garden, 1,1 chambers; none has a wall.
SQUARE = """
    F  52
   41  31
"""
FITTING = {"brown-tower-garden 1,1", "brown-chambers-tower 1,1", "black-garden-chambers 1,1"}


def square(**scene: Any) -> Table:
    """The example of F6, and a little money."""
    usual = {"palaces": {0: SQUARE}, "hands": {0: "florin-3 ducat-9"}, "display": "dinar-1"}
    return set_modules("falconers", **{**usual, **scene})


def falcon_options(table: Table) -> set[str]:
    return {code.removeprefix("falcon ") for code in options(table, "falcon")}


def test_f1_five_falcons_of_each_colour_show_each_pair_of_kinds_once() -> None:
    assert [row["falcon"] for row in FALCONS] == ["black"] * 5 + ["brown"] * 5 + ["white"] * 5
    shown = {frozenset((row["kind_a"], row["kind_b"])) for row in FALCONS}
    assert shown == {frozenset(pair) for pair in combinations(KINDS, 2)}


def test_f1_the_data_says_that_the_pairs_are_reconstructed() -> None:
    assert [row["status"] for row in FALCONS] == ["reconstructed"] * 15


def test_f1_all_free_falcons_lie_open() -> None:
    table = square(falcons={1: {(5, 5): "brown-tower-garden"}})
    for seat in (None, 0, 1, 2):
        view = falconers_view(seen(table, seat))
        assert view is not None
        assert view.placed == [PlacedFalcon("brown-tower-garden", 1, 5, 5)]
        assert view.free == [name for name in NAMES if name != "brown-tower-garden"]


def test_f2_falcons_are_an_action_each_for_one_card_and_placed_before_the_next_is_paid() -> None:
    table = square(palaces={0: "52 F 53\n 41 31 42"})
    assert falcon_options(table) == {f"{name[:-4]} {x},1" for name in FITTING for x in (0, 1)}
    play(table, "falcon brown-tower-garden 1,1")
    assert falcons_of(table, 0) == {"brown-tower-garden": "1,1"}
    assert decides(table, 0, "pay")
    assert options(table) == {"pay florin-3", "pay ducat-9"}
    assert refused(table, "falcon brown-chambers-tower 0,1") != ""
    assert refused(table, "pay dinar-1") == "F2"
    (line,) = play(table, "pay ducat-9")
    assert told([line], "falcon-paid") == [(0, {"currency": "ducat", "value": 9})]
    assert hand(table, 0) == cards("florin-3")
    assert game_of(table).discard[3] > 0
    assert decides(table, 0, "enough")
    assert options(table) == {"enough", "falcon brown-chambers-tower 0,1", "falcon black-garden-chambers 0,1"}
    assert refused(table, "take dinar-1") == "F2"
    play(table, "falcon brown-chambers-tower 0,1", "pay florin-3")
    assert falcons_of(table, 0) == {"brown-tower-garden": "1,1", "brown-chambers-tower": "0,1"}
    assert decides(table, 1, "action"), "without money the action is over"


def test_f2_a_player_may_stop_buying_and_the_turn_continues() -> None:
    table = square(palaces={0: "52 F 53\n 41 31 42"})
    play(table, "falcon brown-tower-garden 1,1", "pay florin-3", "enough")
    assert decides(table, 1, "action")
    assert hand(table, 0) == cards("ducat-9")


def test_f2_a_player_may_stop_only_after_the_first_falcon() -> None:
    table = square()
    assert "enough" not in options(table)
    assert refused(table, "enough") != ""
    assert decides(table, 0, "action")


def test_f2_never_after_an_exact_purchase() -> None:
    table = square(market="1 - - -", hands={0: "florin-2 ducat-9"})
    assert falcon_options(table) == FITTING
    play(table, "buy 1 2")
    assert decides(table, 0, "action")
    assert falcon_options(table) == set()
    assert refused(table, "falcon brown-tower-garden 1,1") == "F2"


def test_f2_never_after_a_building_was_finished_exactly() -> None:
    table = set_modules(
        "falconers building-sites",
        palaces={0: SQUARE},
        reserves={0: "1"},
        sites={1: "florin"},
        hands={0: "florin-2 ducat-9"},
        display="dinar-1",
    )
    assert falcon_options(table) == FITTING
    play(table, "finish 1 2")
    assert decides(table, 0, "action")
    assert falcon_options(table) == set()


def test_f2_no_action_follows_a_falcon() -> None:
    table = square(market="1 - - -", hands={0: "florin-2 ducat-9"})
    play(table, "falcon brown-tower-garden 1,1", "pay ducat-9")
    assert decides(table, 1, "action")
    assert game_of(table).waiting[0] == 0


def test_f2_without_money_no_falcon_can_be_bought() -> None:
    table = square(hands={})
    assert falcon_options(table) == set()
    assert refused(table, "falcon brown-tower-garden 1,1") == "F2"
    assert decides(table, 0, "action")


@pytest.mark.parametrize("palace", ["F 52\n41 .", "F 52\n. 31", "F 52 53\n41 . 32"])
def test_f3_all_four_cells_must_hold_tiles(palace: str) -> None:
    table = square(palaces={0: palace})
    assert falcon_options(table) == set()
    assert refused(table, "falcon brown-tower-garden 1,1") == "F3"
    assert decides(table, 0, "action")


def test_f3_both_kinds_must_be_among_the_four() -> None:
    table = square()
    assert falcon_options(table) == FITTING
    for name in NAMES:
        if f"{name} 1,1" not in FITTING:
            assert refused(table, f"falcon {name} 1,1") == "F3"
    for point in ("0,0", "1,0", "2,1", "1,2", "0,1"):
        assert refused(table, f"falcon brown-tower-garden {point}") == "F3"
    assert decides(table, 0, "action")


def test_f3_the_fountain_has_no_kind_and_two_of_a_kind_are_one() -> None:
    table = square(palaces={0: "F 52\n41 53"})
    assert falcon_options(table) == {"brown-tower-garden 1,1"}
    table = square(palaces={0: "F 52\n51 53"})
    assert falcon_options(table) == set()
    assert decides(table, 0, "action")


def test_f3_without_the_fountain_four_kinds_take_six_falcons() -> None:
    table = square(palaces={0: "F 52 41\n. 31 22"})
    assert falcon_options(table) == {
        f"{name} 2,1" for name in NAMES if not {"pavilion", "seraglio"} & set(name.split("-"))
    }
    assert len(falcon_options(table)) == 6
    assert decides(table, 0, "action")


def test_f3_walls_do_not_matter() -> None:
    # 1,0 a garden with a wall to the south, 1,1 chambers with walls to the north and east
    table = square(palaces={0: "F 43\n52 27"})
    assert falcon_options(table) == FITTING
    assert decides(table, 0, "action")


def test_f3_one_falcon_to_a_point_and_a_falcon_is_there_once() -> None:
    table = square(falcons={0: {(1, 1): "brown-tower-garden"}})
    assert falcon_options(table) == set()
    assert refused(table, "falcon brown-chambers-tower 1,1") == "F3"
    table = square(falcons={1: {(1, 1): "brown-tower-garden"}})
    assert falcon_options(table) == FITTING - {"brown-tower-garden 1,1"}
    assert refused(table, "falcon brown-tower-garden 1,1") == "F3"
    assert decides(table, 0, "action")


def test_f3_a_building_under_construction_is_a_tile_without_a_kind() -> None:
    table = set_modules(
        "falconers building-sites",
        palaces={0: SQUARE},
        sites={52: "ducat"},
        hands={0: "florin-3"},
        display="dinar-1",
    )
    assert falcon_options(table) == {"black-garden-chambers 1,1"}
    assert refused(table, "falcon brown-tower-garden 1,1") == "F3"
    assert decides(table, 0, "action")


def test_f3_a_portal_is_no_tile() -> None:
    table = set_modules(
        "falconers portals",
        palaces={0: "F 52\n41 ."},
        portals={0: {(1, 1): "tower NW"}},
        hands={0: "florin-3"},
        display="dinar-1",
    )
    assert falcon_options(table) == set()
    assert refused(table, "falcon brown-tower-garden 1,1") == "F3"
    assert decides(table, 0, "action")


def test_f4_and_f6_exchanging_the_garden_for_another_garden_sends_the_falcon_back() -> None:
    table = square(falcons={0: {(1, 1): "brown-tower-garden"}}, reserves={0: "42"})
    (line,) = play(table, "exchange 42 0,1")
    assert falcons_of(table, 0) == {}
    assert told([line], "falcon-returned") == [
        (0, {"colour": "brown", "first": "tower", "second": "garden", "x": 1, "y": 1})
    ]
    assert hand(table, 0) == cards("florin-3 ducat-9"), "nothing is refunded"
    assert decides(table, 1, "action")


def test_f4_removing_any_of_the_four_tiles_returns_the_falcon_to_the_supply() -> None:
    for tile in (52, 41, 31):
        table = square(
            palaces={0: SQUARE, 1: "F 53\n42 32"},
            falcons={0: {(1, 1): "brown-tower-garden"}},
            hands={0: "florin-3", 1: "florin-1"},
        )
        play(table, f"remove {tile}")
        assert falcons_of(table, 0) == {}
        assert decides(table, 1, "action")
        assert "brown-tower-garden 1,1" in falcon_options(table)


def test_f4_a_falcon_stays_when_other_tiles_or_palaces_change() -> None:
    table = square(palaces={0: "F 52 53\n41 31 .", 1: "F 51"}, falcons={0: {(1, 1): "brown-tower-garden"}})
    play(table, "remove 53")
    assert falcons_of(table, 0) == {"brown-tower-garden": "1,1"}
    assert decides(table, 1, "action")
    play(table, "remove 51")
    assert falcons_of(table, 0) == {"brown-tower-garden": "1,1"}
    assert decides(table, 2, "action")


def test_f4_a_falcon_never_moves() -> None:
    table = square(palaces={0: "52 F 53\n 41 31 42"}, falcons={0: {(1, 1): "brown-tower-garden"}})
    assert "brown-tower-garden 0,1" not in falcon_options(table)
    assert refused(table, "falcon brown-tower-garden 0,1") == "F3"
    assert decides(table, 0, "action")


@pytest.mark.parametrize(("falcons", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
def test_f5_each_colour_scores_separately(falcons: int, points: int) -> None:
    black, white = NAMES[:5], NAMES[10:]
    mine = {(x, 9): name for x, name in enumerate(black[:falcons])}
    table = square(falcons={0: {**mine, (0, 8): white[0]}, 2: {(0, 8): white[1], (1, 8): white[2]}})
    assert points_now(table, "F5") == {0: points + 2, 2: 6}
    assert decides(table, 0, "action")


def test_f5_the_points_are_the_same_in_every_scoring() -> None:
    for held in (0, 1, 2):
        table = square(falcons={0: {(1, 1): "brown-tower-garden"}}, scoring_cards=held)
        assert points_now(table, "F5") == {0: 2}
        assert decides(table, 0, "action")


def test_f5_dirk_has_no_falcons() -> None:
    table = set_modules(
        "falconers",
        2,
        palaces={0: SQUARE},
        hands={0: "florin-3"},
        display="dinar-1",
        dirk="53 42 32",
    )
    play(table, "falcon brown-tower-garden 1,1", "pay florin-3")
    assert points_now(table, "F5") == {0: 2}
    assert decides(table, 1, "action")
