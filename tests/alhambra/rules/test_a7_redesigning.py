"""A7: redesigning."""

from __future__ import annotations

import pytest
from helpers.alhambra.draw_palace import show
from helpers.alhambra.scenes import decides, game_of, options, play, seen, set_table
from helpers.engine.contracts import check_position, refused

from comares.kernel.errors import Unreadable


def test_a7_1_a_tile_from_the_reserve_into_the_palace() -> None:
    table = set_table(palaces={0: "F 7"}, reserves={0: "14 44"}, display="ducat-9")
    assert options(table, "move") == {
        *(f"move 14 {cell}" for cell in ("-1,0", "0,1", "0,-1", "2,0", "1,1", "1,-1")),
        *(f"move 44 {cell}" for cell in ("0,-1", "1,-1")),  # walled all round but to the south
    }
    play(table, "move 44 0,-1")
    assert show(game_of(table).palaces[0]) == "44  .\n F  7"
    assert seen(table, 1).seats[0].reserve == [14]
    assert decides(table, 1, "action")


def test_a7_1_moving_a_tile_follows_a6() -> None:
    table = set_table(palaces={0: "F E"}, reserves={0: "7 49"}, display="ducat-9")
    assert refused(table, "move 7 3,0") == "A6.3"
    assert refused(table, "move 7 2,0") == "A6.4"
    assert refused(table, "move 49 2,0") == "A6.5"
    table = set_table(palaces={0: "F - -\n- . .\n- - -"}, reserves={0: "53"}, display="ducat-9")
    assert refused(table, "move 53 2,1") == "A6.6"
    assert decides(table, 0, "action")


def test_a7_1_only_a_tile_from_the_own_reserve_can_be_moved() -> None:
    table = set_table(reserves={1: "7"}, market="14 - - -", display="ducat-9")
    for tile in (7, 14, 22):
        assert refused(table, f"move {tile} 1,0") == "A7.1"
    assert decides(table, 0, "action")


def test_a7_1_a_tile_out_of_the_palace_into_the_reserve() -> None:
    table = set_table(palaces={0: "F 7 14"}, display="ducat-9")
    assert options(table, "remove") == {"remove 14"}
    play(table, "remove 14")
    assert show(game_of(table).palaces[0]) == " F  7"
    assert seen(table, 1).seats[0].reserve == [14]
    assert decides(table, 1, "action")


def test_a7_1_after_a_removal_every_tile_must_be_reachable() -> None:
    table = set_table(palaces={0: "F 7 14"}, display="ducat-9")
    assert refused(table, "remove 7") == "A6.5"
    assert decides(table, 0, "action")


def test_a7_1_a_tile_may_go_if_the_others_are_reachable_by_another_path() -> None:
    table = set_table(palaces={0: "F 7\n14 22"}, display="ducat-9")
    assert options(table, "remove") == {"remove 7", "remove 14", "remove 22"}
    table = set_table(palaces={0: "F 20\n14 22"}, display="ducat-9")
    assert "remove 14" in options(table)
    table = set_table(palaces={0: "F 51\n14 50"}, display="ducat-9")
    assert refused(table, "remove 14") == "A6.5", "the wall between the two on the right is no way"
    assert decides(table, 0, "action")


def test_a7_1_a_removal_must_leave_no_hole() -> None:
    table = set_table(palaces={0: "F 7 14\n22 23 31\n32 41 42"}, display="ducat-9")
    assert refused(table, "remove 23") == "A6.6"
    assert options(table, "remove") == {f"remove {tile}" for tile in (7, 14, 22, 31, 32, 41, 42)}
    assert decides(table, 0, "action")


def test_a7_1_only_a_tile_of_the_own_palace_can_be_removed() -> None:
    table = set_table(palaces={0: "F 7", 1: "F 14"}, reserves={0: "22"}, display="ducat-9")
    for tile in (14, 22, 31):
        assert refused(table, f"remove {tile}") == "A7.1"
    assert decides(table, 0, "action")


def test_a7_1_a_reserve_tile_replaces_a_palace_tile_on_the_same_cell() -> None:
    table = set_table(palaces={0: "F 7 14"}, reserves={0: "22 54"}, display="ducat-9")
    assert options(table, "exchange") == {"exchange 22 1,0", "exchange 22 2,0", "exchange 54 2,0"}
    play(table, "exchange 22 1,0")
    assert show(game_of(table).palaces[0]) == " F 22 14"
    assert seen(table, 1).seats[0].reserve == [7, 54]
    assert decides(table, 1, "action")


def test_a7_1_the_result_of_an_exchange_obeys_a6() -> None:
    table = set_table(palaces={0: "F 7 14"}, reserves={0: "54 49"}, display="ducat-9")
    assert refused(table, "exchange 54 1,0") == "A6.4", "its wall would cut 14 off"
    assert refused(table, "exchange 49 1,0") == "A6.4", "its wall would face the fountain"
    assert decides(table, 0, "action")


def test_a7_1_an_exchange_needs_a_tile_of_the_reserve_and_one_in_the_palace() -> None:
    table = set_table(palaces={0: "F 7"}, reserves={0: "22", 1: "14"}, display="ducat-9")
    assert refused(table, "exchange 14 1,0") == "A7.1"
    assert refused(table, "exchange 22 0,1") == "A7.1"
    check_position(table, ["exchange 22 0,0", "exchange 7 1,0", "move 22 0,0", "remove 22"])
    assert decides(table, 0, "action")


def test_a7_2_the_fountain_is_never_moved() -> None:
    table = set_table(palaces={0: "F 7"}, reserves={0: "22"}, display="ducat-9")
    assert refused(table, "exchange 22 0,0") == "A7.2"
    with pytest.raises(Unreadable):
        table.play(0, "remove 55")
    assert options(table, "remove") == {"remove 7"}
    play(table, "remove 7")
    assert decides(table, 1, "action")


def test_a7_2_tiles_bought_this_turn_are_not_in_the_reserve_yet() -> None:
    table = set_table(market="7 - - -", hands={0: "florin-8"}, palaces={0: "F 14"}, display="ducat-9")
    play(table, "buy 1 8")
    assert options(table, "move") == options(table, "exchange") == set()
    assert refused(table, "move 7 0,1") == "A7.1"
    assert refused(table, "exchange 7 1,0") == "A7.1"
    play(table, "remove 14", "reserve 7")
    assert seen(table, 1).seats[0].reserve == [7, 14]
    assert decides(table, 1, "action")


def test_a7_1_a_removed_or_exchanged_tile_no_longer_counts() -> None:
    table = set_table(palaces={0: "F 7 14"}, reserves={0: "22"}, display="ducat-9")
    play(table, "exchange 22 1,0")
    counts = [int(game_of(table).palaces[0].count(kind)) for kind in range(3)]
    assert counts == [0, 1, 1], "a seraglio and arcades, no pavilion"
    table = set_table(palaces={0: "F 7 14"}, display="ducat-9")
    play(table, "remove 14")
    assert [int(game_of(table).palaces[0].count(kind)) for kind in range(3)] == [1, 0, 0]
    assert decides(table, 1, "action")
