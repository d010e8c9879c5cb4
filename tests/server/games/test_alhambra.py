"""The adapter of Alhambra: what an option would change, besides points."""

from __future__ import annotations

from helpers.alhambra.scenes import set_table

from comares.kernel.table import Table
from comares.server.games.alhambra import adapter
from comares.server.play.projection import Perspective


def changes(table: Table, code: str) -> dict[str, int]:
    """The changes in the preview of a code."""
    return dict(Perspective("alhambra", adapter(), table.rules, table.state, 0).previews([code]))[code].changes


DEAD_ENDS = """
     .   NEW   .
    NSW   F   NES
     .    .    .
"""


def test_a_tile_that_walls_the_palace_in_leaves_no_room() -> None:
    table = set_table(palaces={0: DEAD_ENDS}, reserves={0: "33"})  # walls east, south, west
    assert changes(table, "move 33 0,1")["room"] == 0


def test_a_tile_that_opens_the_palace_leaves_room() -> None:
    table = set_table(palaces={0: DEAD_ENDS}, reserves={0: "2"})
    assert changes(table, "move 2 0,1")["room"] > 0


def test_the_gain_of_building_is_listed_by_source() -> None:
    table = set_table(reserves={0: "1"})  # A9: a pavilion alone is first of its kind; three walls in a row
    assert changes(table, "move 1 0,-1") == {"room": 3, "gain-pavilion": 1, "gain-wall": 3, "wall": 3}


def test_paying_exactly_gives_another_action_and_paying_more_does_not() -> None:
    table = set_table(hands={0: "florin-2 florin-3"}, market="1 - - -")  # the pavilion for 2
    assert changes(table, "buy 1 2") == {"price": 2, "paid": 2, "again": 1, "wall": 0}
    assert changes(table, "buy 1 3") == {"price": 2, "paid": 3, "again": 0, "wall": 0}
