"""A9: scoring."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from helpers.alhambra.draw_palace import Cell, palace_drawn
from helpers.alhambra.scenes import decides, play, points_told, set_table, told
from helpers.engine.contracts import check_explained

from comares.alhambra.components import ALL_SIDES, KIND, KINDS, TILES, sides
from comares.alhambra.grid import cell_at
from comares.alhambra.make_view import wall_of
from comares.alhambra.palace import new_palace
from comares.kernel.record import Line
from comares.kernel.table import Table

Palaces = Mapping[int, str | Mapping[Cell, int]]


def hold(
    scoring: int, palaces: Palaces, seats: int = 4, reserves: Mapping[int, str] | None = None
) -> tuple[Table, Line]:
    """Hold the first, second or third scoring with these palaces."""
    table = set_table(
        seats,
        palaces=palaces,
        reserves=reserves,
        display="ducat-9 ducat-8 ducat-7 dinar-9",
        bag="" if scoring == 3 else None,
        piles={1: [0, 10, 20, 10, 20], 2: [0, 0, 0, 10, 20], 3: [0, 0, 0, 0, 20]}[scoring],
        scoring_cards=scoring - 1,
        next_cards="" if scoring == 3 else "scoring",
    )
    (line,) = play(table, "take dinar-9")
    check_explained(table)
    assert bool(table.state.over) == (scoring == 3)
    assert scoring == 3 or decides(table, 1, "action")
    return table, line


def of_kind(kind: str, counts: list[int]) -> dict[int, dict[Cell, int]]:
    """Palaces with these numbers of buildings of the kind."""
    tiles = [tile for tile in range(1, TILES + 1) if KINDS[KIND[tile]] == kind]
    return {seat: {(x + 1, 0): tiles.pop() for x in range(count)} for seat, count in enumerate(counts)}


def kind_points(scoring: int, kind: str, counts: list[int]) -> list[int]:
    """The points each seat gets for the kind."""
    _, line = hold(scoring, of_kind(kind, counts), len(counts))
    points = dict(points_told([line], "scored-kind"))
    assert len(points) == len(points_told([line], "scored-kind"))
    return [points.get(seat, 0) for seat in range(len(counts))]


def test_a9_1_scorings_are_at_the_first_card_the_second_card_and_the_end() -> None:
    for scoring in (1, 2, 3):
        _, line = hold(scoring, {0: "F 7", 1: "F NE"})
        assert {arguments["scoring"] for _, arguments in told([line], "scored-kind")} == {scoring}
        assert {arguments["scoring"] for _, arguments in told([line], "scored-wall")} == {scoring}


def test_a9_1_kinds_score_before_walls() -> None:
    _, line = hold(1, {0: {(1, 0): 50, (2, 0): 1, (3, 0): 24}, 1: {(1, 0): 39, (2, 0): 8, (3, 0): 15}})
    kinds = [arguments["kind"] for _, arguments in told([line], "scored-kind")]
    assert kinds == list(KINDS)
    scored = [event.kind.name for event in line.events if event.kind.rule]
    assert scored == ["scored-kind"] * 6 + ["scored-wall"] * 2


# A9.2, as the rulebook prints it.
TABLE = {
    "pavilion": ([1], [8, 1], [16, 8, 1]),
    "seraglio": ([2], [9, 2], [17, 9, 2]),
    "arcades": ([3], [10, 3], [18, 10, 3]),
    "chambers": ([4], [11, 4], [19, 11, 4]),
    "garden": ([5], [12, 5], [20, 12, 5]),
    "tower": ([6], [13, 6], [21, 13, 6]),
}


@pytest.mark.parametrize("scoring", [1, 2, 3])
@pytest.mark.parametrize("kind", KINDS)
def test_a9_2_points_for_the_most_buildings_of_a_kind(kind: str, scoring: int) -> None:
    points = TABLE[kind][scoring - 1]
    assert kind_points(scoring, kind, [2, 3, 1, 0]) == [(points + [0, 0])[1], points[0], (points + [0, 0])[2], 0]


def test_a9_2_each_kind_scores_separately() -> None:
    _, line = hold(1, {0: {(1, 0): 50, (2, 0): 39}, 1: {(1, 0): 51}, 2: {(1, 0): 7, (2, 0): 40, (3, 0): 43}})
    by_kind = [(seat, arguments["kind"], arguments["points"]) for seat, arguments in told([line], "scored-kind")]
    assert by_kind == [(2, "pavilion", 1), (2, "garden", 5), (0, "tower", 3), (1, "tower", 3)]


def test_a9_2_the_reserve_never_counts() -> None:
    _, line = hold(3, {0: {(1, 0): 50}}, reserves={1: "51 52 53"})
    assert points_told([line], "scored-kind") == [(0, 21)]


def test_a9_2_prices_do_not_matter() -> None:
    _, line = hold(1, {0: {(1, 0): 54}, 1: {(1, 0): 44, (2, 0): 45}})  # a tower for 13; towers for 7 and 8
    assert points_told([line], "scored-kind") == [(1, 6)]


def test_a9_2_each_score_has_its_reason() -> None:
    _, line = hold(2, of_kind("garden", [1, 3, 0, 0]))
    (first, why), (second, why_second) = told([line], "scored-kind")
    assert (first, second) == (1, 0)
    assert why == {"points": 12, "kind": "garden", "place": 1, "sharing": 1, "buildings": 3, "scoring": 2}
    assert why_second == {"points": 5, "kind": "garden", "place": 2, "sharing": 1, "buildings": 1, "scoring": 2}
    assert {event.kind.rule for event in line.events if event.kind.name == "scored-kind"} == {"A9.2"}


def test_a9_3_example_kim_and_nina_both_have_most_towers_and_get_9_each() -> None:
    assert kind_points(2, "tower", [4, 4, 0]) == [9, 9, 0]


@pytest.mark.parametrize(
    ("scoring", "kind", "buildings", "points"),
    [
        (1, "tower", [2, 2, 1], [3, 3, 0]),
        (1, "tower", [1, 1, 1, 1], [1, 1, 1, 1]),
        (1, "pavilion", [1, 1], [0, 0]),  # half a point is none
        (2, "tower", [3, 2, 2], [13, 3, 3]),  # second and third place, the third is worth nothing
        (2, "tower", [2, 2, 1], [9, 9, 0]),  # the next player takes the third place
        (2, "tower", [2, 2, 2], [6, 6, 6]),
        (3, "tower", [2, 2, 1], [17, 17, 6]),
        (3, "tower", [3, 2, 2], [21, 9, 9]),
        (3, "tower", [2, 2, 2], [13, 13, 13]),
        (3, "tower", [2, 2, 2, 2], [10, 10, 10, 10]),
        (3, "tower", [3, 2, 1, 1], [21, 13, 3, 3]),  # the fourth place is worth nothing
        (3, "tower", [2, 2, 1, 1], [17, 17, 3, 3]),
        (3, "tower", [4, 2, 2, 2], [21, 6, 6, 6]),
        (3, "pavilion", [3, 1, 1], [16, 4, 4]),
        (3, "pavilion", [3, 2, 1, 1], [16, 8, 0, 0]),  # half a point each
        (3, "garden", [2, 2, 2, 2, 2], [7, 7, 7, 7, 7]),
    ],
)
def test_a9_3_tied_players_share_the_places_they_fill_rounded_down(
    scoring: int, kind: str, buildings: list[int], points: list[int]
) -> None:
    if len(buildings) == 2:
        buildings, points = [*buildings, 0], [*points, 0]  # with two there would be Dirk
    assert kind_points(scoring, kind, buildings) == points


def test_a9_3_who_shares_too_few_points_is_told_so() -> None:
    _, line = hold(1, of_kind("pavilion", [1, 1, 1, 0]))
    assert [why["points"] for _, why in told([line], "scored-kind")] == [0, 0, 0]


def test_a9_3_at_least_one_building_is_needed() -> None:
    assert kind_points(3, "tower", [1, 0, 0, 0]) == [21, 0, 0, 0]
    _, line = hold(3, {})
    assert [event for event in line.events if event.kind.rule] == []


def wall(drawing: str) -> int:
    return int(palace_drawn(drawing).longest_wall() >> 8 & 255)


def test_a9_4_one_point_for_each_walled_side_of_the_longest_run() -> None:
    for scoring in (1, 2, 3):
        _, line = hold(scoring, {0: "F NE", 1: "F -", 2: "NW N\nF ."})
        assert points_told([line], "scored-wall") == [(0, 2), (2, 3)]


@pytest.mark.parametrize(
    ("drawing", "length"),
    [
        ("F", 0),
        ("F -", 0),
        ("F N", 1),
        ("F NE", 2),  # round a corner of the tile: sides, not tiles, are counted
        ("F NES", 3),
        ("N F N", 1),  # the fountain's open side is between them
        ("F N N N", 3),
        ("F N - N N", 2),  # only the longest run
        ("F N - NE\n- - - S", 2),
    ],
)
def test_a9_4_runs_along_the_outside(drawing: str, length: int) -> None:
    assert wall(drawing) == length


def test_a9_4_a_wall_between_two_tiles_is_inner_and_never_counts() -> None:
    assert wall("F E W\n- - -") == 0
    assert wall("F NE NW\n- - -") == 2, "the two north walls join over the inner one"


def test_a9_4_segments_join_round_concave_corners() -> None:
    assert (
        wall(
            """
            F E .
            - - NE
            """
        )
        == 3
    )


def test_a9_4_segments_join_only_where_they_share_a_corner_point() -> None:
    assert (
        wall(
            """
            F NE  .
            -  -  S
            """
        )
        == 2
    )


def test_a9_4_if_all_of_the_outline_is_walled_all_of_it_counts() -> None:
    closed = """
        NW N NE
         W F  E
        SW S SE
    """
    assert wall(closed) == 12
    assert wall(closed.replace("NW", "N ")) == 11
    assert wall(closed.replace(" S ", " - ")) == 11
    assert wall(closed.replace("NW", " N").replace("SE", " S")) == 5, "five from either gap to the other"


def test_a9_4_a_run_may_cross_the_start_of_the_outline() -> None:
    assert wall("NW NE\nF -") == 4
    assert wall("NW NE\nW E\nF -") == 6


def test_the_outcome_lists_the_points_of_a_scoring_now_with_reasons() -> None:
    table = set_table(palaces={0: "F 50", 1: "F 51"}, display="ducat-9", scores=[4, 0, 0])
    outcome = table.outcome()
    assert outcome.points == [4, 0, 0]
    assert [(entry.seat, entry.points, entry.rule) for entry in outcome.now] == [
        (0, 3, "A9.2"),
        (1, 3, "A9.2"),
        (0, 1, "A9.4"),
        (1, 1, "A9.4"),
    ]
    assert outcome.standing() == [8, 4, 0]
    assert table.points() == [4, 0, 0]
    assert decides(table, 0, "action")


def test_a9_4_the_run_that_scores_is_shown_point_by_point() -> None:
    palace = new_palace()
    assert wall_of(palace) == []
    palace.put(cell_at(1, 0), 1, ALL_SIDES, sides("NE"), 0)
    palace.put(cell_at(1, 1), 2, ALL_SIDES, sides("ES"), 0)
    assert " ".join(map(str, wall_of(palace))) == "1,0 2,0 2,1 2,2 1,2"
