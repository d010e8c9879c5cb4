"""The examples that our rulebook adds to the rules come true at the table."""

from __future__ import annotations

import pytest
from alhambra.rules.test_a9_scoring import kind_points, wall
from helpers.alhambra.draw_palace import palace_drawn
from helpers.alhambra.scenes import options, set_table
from helpers.engine.contracts import refused

from comares.alhambra.grid import cell_at


def test_a4_1_one_card_of_8_or_several_of_5_in_total() -> None:
    table = set_table(display="florin-1 ducat-1 dinar-3 dirham-8")
    assert {"take dirham-8", "take florin-1 dinar-3 ducat-1"} <= options(table, "take")
    assert refused(table, "take dirham-8 dinar-3") == "A4.1"


def test_a5_2_a_price_of_8_with_5_4_and_3() -> None:
    table = set_table(
        market="7 - - -", hands={0: "florin-5 florin-4 florin-3"}, display="ducat-9 dinar-9 dinar-8 dinar-7"
    )
    assert options(table, "buy") == {"buy 1 5+3", "buy 1 5+4"}
    assert refused(table, "buy 1 5+4+3") == "A5.2"


def test_a6_6_a_corner_does_not_save_an_enclosed_cell() -> None:
    palace = palace_drawn("F - -\n- . .\n- - .")
    assert palace.why_not_put(cell_at(2, 1), 0) == "A6.6"
    assert palace.why_not_put(cell_at(1, 1), 0) == ""


@pytest.mark.parametrize(
    ("scoring", "kind", "buildings", "points"),
    [
        (2, "garden", [4, 4, 2], [8, 8, 0]),
        (3, "tower", [3, 2, 2, 1], [21, 9, 9, 0]),
        (1, "pavilion", [2, 2, 0], [0, 0, 0]),
    ],
)
def test_a9_3_tied_players_share_points(scoring: int, kind: str, buildings: list[int], points: list[int]) -> None:
    assert kind_points(scoring, kind, buildings) == points


def test_a9_4_a_run_of_five_and_one_round_an_inner_corner() -> None:
    assert wall("F NE\nS ES") == 5
    assert wall("W F NE\n. S ES") == 5
    assert wall(". . W\nF N -") == 2
