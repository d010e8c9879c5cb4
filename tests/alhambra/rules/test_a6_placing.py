"""A6: placing."""

from __future__ import annotations

import pytest
from helpers.alhambra.draw_palace import show
from helpers.alhambra.scenes import decides, game_of, options, play, seen, set_table
from helpers.engine.contracts import refused

from comares.kernel.errors import Unreadable
from comares.kernel.table import Table


def with_bought(tile: int, palace: str = "F", seats: int = 3) -> Table:
    """Seat 1 has bought the tile and places it into that palace."""
    table = set_table(
        seats, market=f"{tile} - - -", hands={0: "florin-9 florin-9"}, palaces={0: palace}, display="ducat-9"
    )
    play(table, min(options(table, "buy"), key=len))
    if decides(table, 0, "action"):
        play(table, "stop")
    assert decides(table, 0, "placing")
    return table


def test_a6_1_a_bought_tile_goes_into_the_palace() -> None:
    table = with_bought(7)
    play(table, "place 7 1,0")
    assert show(game_of(table).palaces[0]) == " F  7"
    assert decides(table, 1, "action")


def test_a6_1_a_bought_tile_may_go_into_the_reserve() -> None:
    table = with_bought(7)
    play(table, "reserve 7")
    assert [seat.reserve for seat in seen(table, 1).seats] == [[7], [], []]
    assert decides(table, 1, "action")


def test_a6_1_with_three_players_there_is_no_dirk() -> None:
    table = with_bought(7)
    assert options(table, "give") == set()
    assert refused(table, "give 7") == "A11.2"
    assert decides(table, 0, "placing")


@pytest.mark.parametrize(
    ("walls", "tile", "cells"),
    [
        ("N", 50, {"0,-1", "1,0", "-1,0"}),
        ("E", 54, {"1,0", "0,1", "0,-1"}),
        ("S", 51, {"0,1", "1,0", "-1,0"}),
        ("W", 49, {"-1,0", "0,1", "0,-1"}),
        ("NEW", 44, {"0,-1"}),
    ],
)
def test_a6_2_a_tile_keeps_its_printed_orientation(walls: str, tile: int, cells: set[str]) -> None:
    """All sides of the fountain are open, so a walled side must not face it."""
    table = with_bought(tile)
    assert options(table, "place") == {f"place {tile} {cell}" for cell in cells}
    assert decides(table, 0, "placing")


@pytest.mark.parametrize("code", ["place 50 0,-1 S", "place 50S 0,-1", "place 50 0,-1,180"])
def test_a6_2_a_tile_cannot_be_turned(code: str) -> None:
    table = with_bought(50)
    with pytest.raises(Unreadable):
        table.play(0, code)
    assert decides(table, 0, "placing")


def test_a6_3_a_tile_must_share_a_side_with_another_tile() -> None:
    table = with_bought(7, "F 14")
    assert options(table, "place") == {f"place 7 {cell}" for cell in ("-1,0", "0,1", "0,-1", "2,0", "1,1", "1,-1")}
    for cell in ("3,0", "0,2", "50,-50", "120,120"):
        assert refused(table, f"place 7 {cell}") == "A6.3"
    assert decides(table, 0, "placing")


def test_a6_3_touching_at_a_corner_is_not_enough() -> None:
    table = with_bought(7)
    for cell in ("1,1", "-1,-1", "1,-1", "-1,1"):
        assert refused(table, f"place 7 {cell}") == "A6.3"
    assert decides(table, 0, "placing")


def test_a6_3_the_cell_must_be_empty() -> None:
    table = with_bought(7, "F 14")
    for cell in ("0,0", "1,0"):
        assert refused(table, f"place 7 {cell}") == "A6.3"
    assert decides(table, 0, "placing")


def test_a6_4_sides_that_meet_must_both_be_walled_or_both_be_open() -> None:
    table = with_bought(7, "F E")
    assert refused(table, "place 7 2,0") == "A6.4", "no wall against a wall"
    table = with_bought(13, "F N")
    assert refused(table, "place 13 0,-1") == "A6.4", "a wall against no wall"
    assert decides(table, 0, "placing")


def test_a6_4_all_sides_that_meet_must_match() -> None:
    # In the corner of the two: open to the south of the upper one, walled to the east of the left one.
    table = with_bought(49, "F -\n E .")
    assert "place 49 1,1" in options(table)
    table = with_bought(7, "F -\n E .")
    assert refused(table, "place 7 1,1") == "A6.4"
    assert decides(table, 0, "placing")


def test_a6_5_every_tile_must_be_reachable_on_foot() -> None:
    # A tower behind a wall: the sides match, but no path leads there.
    table = with_bought(49, "F E")
    assert refused(table, "place 49 2,0") == "A6.5"
    assert decides(table, 0, "placing")


def test_a6_5_a_path_around_a_wall_is_enough() -> None:
    table = with_bought(49, "F E\n- -")
    assert refused(table, "place 49 2,0") == "A6.5"
    table = with_bought(49, "F E .\n- - -")
    play(table, "place 49 2,0")
    assert decides(table, 1, "action")


def test_a6_6_no_empty_cell_may_be_cut_off() -> None:
    table = with_bought(
        41,
        """
        F - -
        - . -
        - . .
        """,
    )
    assert "place 41 1,1" in options(table)
    assert refused(table, "place 41 1,2") == "A6.6", "the corner at 2,2 does not save the cell at 1,1"
    assert decides(table, 0, "placing")


def test_a6_6_no_group_of_cells_may_be_cut_off() -> None:
    table = with_bought(
        53,
        """
        - - F -
        - . . -
        - - . .
        """,
    )
    assert refused(table, "place 53 0,2") == "A6.6"
    assert decides(table, 0, "placing")


def test_a6_6_a_bay_that_stays_open_is_no_hole() -> None:
    table = with_bought(
        53,
        """
        F - -
        - . .
        - - .
        """,
    )
    play(table, "place 53 2,2")
    assert decides(table, 1, "action"), "the bay at 1,1 opens to the east"


def test_a6_6_filling_a_bay_from_its_inner_end_leaves_no_hole() -> None:
    table = with_bought(
        53,
        """
        F - -
        - . .
        - - -
        """,
    )
    assert refused(table, "place 53 2,1") == "A6.6"
    play(table, "place 53 1,1")
    assert decides(table, 1, "action")
