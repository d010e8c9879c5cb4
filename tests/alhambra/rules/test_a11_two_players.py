"""A11: two players, and Dirk."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers.alhambra.conservation import cards_by_place, check_pieces
from helpers.alhambra.scenes import deal, decides, game_of, options, play, points_told, seen, set_table, told
from helpers.engine.contracts import refused

from comares.alhambra.components import all_cards
from comares.kernel.bitset import count, to_list
from comares.kernel.table import Table

FULL_DISPLAY = "ducat-9 ducat-9 dinar-9 dinar-8"
NEUTRAL = -1


def test_a11_1_one_copy_of_each_money_card_is_left_out() -> None:
    assert set(Counter(all_cards(2)).values()) == {2}
    assert len(all_cards(2)) == 72
    table = deal(2)
    assert len(cards_by_place(game_of(table))) == 72
    check_pieces(table)


def test_a11_1_dirk_gets_six_tiles_in_view_after_the_market_is_filled() -> None:
    table = deal(2, tiles="1 2 3 4  10 20 30 40 50 54")
    assert list(game_of(table).market) == [1, 2, 3, 4]
    for seat in (0, 1, None):
        assert seen(table, seat).neutral == [10, 20, 30, 40, 50, 54]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a11_1_with_more_players_there_is_no_dirk(seats: int) -> None:
    assert game_of(deal(seats)).neutral == 0


def test_a11_2_a_bought_tile_may_be_given_to_dirk_tile_by_tile() -> None:
    table = set_table(2, market="1 8 22 31", hands={0: "florin-2 dirham-9"}, display=FULL_DISPLAY, dirk="40")
    play(table, "buy 1 2", "buy 2 9")
    assert options(table, "give") == {"give 1", "give 8"}
    play(table, "give 8")
    assert seen(table, None).neutral == [8, 40]
    assert decides(table, 0, "placing")
    play(table, "reserve 1")
    assert decides(table, 1, "action")


def test_a11_2_only_bought_tiles_can_be_given() -> None:
    table = set_table(
        2, market="1 8 22 31", hands={0: "florin-3"}, palaces={0: "F 7"}, reserves={0: "14"}, display="ducat-9"
    )
    assert refused(table, "give 14") == "A3.1"
    play(table, "buy 1 3")
    for tile in (7, 14, 8):
        assert refused(table, f"give {tile}") == "A3.3"
    assert decides(table, 0, "placing")


def scoring(number: int, dirk: str, palaces: dict[int, str], bag: str | None = None) -> list[tuple[int, int]]:
    """The points for kinds at that scoring, Dirk's as those of seat -1."""
    table = set_table(
        2,
        palaces=palaces,
        dirk=dirk,
        market="- - - -" if number == 3 else "1 8 15 24",
        display=FULL_DISPLAY,
        bag="" if number == 3 else bag,
        piles={1: [0, 10, 20, 10, 20], 2: [0, 0, 0, 10, 20], 3: [0, 0, 0, 0, 20]}[number],
        scoring_cards=number - 1,
        next_cards="" if number == 3 else "scoring",
    )
    (line,) = play(table, "take dinar-9")
    assert bool(table.state.over) == (number == 3)
    assert number == 3 or decides(table, 1, "action")
    points = points_told([line], "scored-kind")
    assert table.points() == [
        sum(p for s, p in points + points_told([line], "scored-wall") if s == seat) for seat in (0, 1)
    ]
    return points


def test_a11_3_dirk_takes_places_as_a_player_would() -> None:
    towers = {0: "F 52", 1: "F 53 50"}
    assert scoring(1, "44 45 46", towers) == [(NEUTRAL, 6)]
    assert scoring(2, "44 45 46", towers) == [(NEUTRAL, 13), (1, 6)]
    assert scoring(3, "44 45 46", towers) == [(NEUTRAL, 21), (1, 13), (0, 6)]


def test_a11_3_dirk_shares_places_on_a_tie() -> None:
    towers = {0: "F 52 54", 1: "F 53"}
    assert scoring(1, "44 45", towers) == [(0, 3), (NEUTRAL, 3)]
    assert scoring(2, "44", towers) == [(0, 13), (1, 3), (NEUTRAL, 3)]
    assert scoring(3, "44 45", towers) == [(0, 17), (NEUTRAL, 17), (1, 6)]


def test_a11_3_dirk_scores_no_wall_and_cannot_win() -> None:
    table = set_table(2, palaces={0: "F 9", 1: "F"}, dirk="44 45 46 47 48", display="ducat-9", bag="")
    (line,) = play(table, "take ducat-9")
    assert points_told([line], "scored-wall") == [(0, 2)]
    assert table.outcome().winners == [0], "with 2 points for a wall and 17 for a seraglio, against Dirk's 21"
    assert table.decision() is None


def test_a11_3_dirk_gets_no_tile_left_over() -> None:
    table = set_table(2, market="- 14 - -", dirk="40", display="ducat-9", bag="")
    (line,) = play(table, "take ducat-9")
    assert told([line], "left-over") == []
    assert seen(table, None).neutral == [40]
    assert table.decision() is None


def gifts(scoring_cards: int, bag: str, market: str = "1 8 15 24", **scene: str) -> tuple[int, int]:
    """How many tiles Dirk gets after a scoring, and how many are then left in the bag."""
    table = set_table(
        2,
        market=market,
        hands={0: "florin-2"},
        display=FULL_DISPLAY,
        bag=bag,
        piles=[0, 10, 20, 10, 20] if scoring_cards == 0 else [0, 0, 0, 10, 20],
        scoring_cards=scoring_cards,
        next_cards="scoring",
    )
    lines = play(table, *scene.get("codes", "take dinar-9").split("; "))
    happened = [event.kind.name for line in lines for event in line.events]
    assert "scoring-card" in happened
    assert decides(table, 1, "action")
    return len(told(lines, "neutral-got")), int(count(game_of(table).bag))


def test_a11_4_after_the_first_scoring_dirk_gets_six_more_tiles() -> None:
    assert gifts(0, " ".join(map(str, range(30, 50)))) == (6, 14)


@pytest.mark.parametrize(("left", "third"), [(20, 6), (3, 1), (2, 0), (17, 5), (18, 6)])
def test_a11_4_after_the_second_scoring_dirk_gets_a_third_of_the_bag_rounded_down(left: int, third: int) -> None:
    assert gifts(1, " ".join(map(str, range(30, 30 + left)))) == (third, left - third)


def test_a11_4_the_bag_is_counted_after_the_refill() -> None:
    bag = " ".join(map(str, range(30, 33)))
    assert gifts(1, bag, codes="buy 1 2; take dinar-9; reserve 1") == (0, 2), "a third of two, not of three"


def test_a11_4_if_the_bag_holds_fewer_dirk_gets_them_all() -> None:
    assert gifts(0, "30 31 32 33") == (4, 0)


def test_a11_4_the_gift_comes_after_the_scoring() -> None:
    table = set_table(
        2,
        market="1 8 15 24",
        palaces={0: "F 50"},
        display=FULL_DISPLAY,
        piles=[0, 10, 20, 10, 20],
        next_cards="scoring",
        next_tiles="44 45 46 47 48 49",
    )
    (line,) = play(table, "take dinar-9")
    assert points_told([line], "scored-kind") == [(0, 6)], "his new towers do not count yet"
    assert seen(table, 1).neutral == [44, 45, 46, 47, 48, 49]
    assert to_list(game_of(table).neutral) == [44, 45, 46, 47, 48, 49]
    assert decides(table, 1, "action")


def test_a11_4_with_more_players_there_is_no_gift() -> None:
    table = set_table(3, market="1 8 15 24", display=FULL_DISPLAY, piles=[0, 10, 20, 10, 20], next_cards="scoring")
    (line,) = play(table, "take dinar-9")
    assert told([line], "neutral-got") == []
    assert decides(table, 1, "action")


def test_a11_3_points_of_dirk_belong_to_no_seat() -> None:
    table = set_table(2, palaces={0: "F 7"}, dirk="44 45", display="ducat-9")
    assert table.outcome().standing() == [1, 0]
    assert decides(table, 0, "action")


# A11.3: Dirk's total, and whether he can win.

TOWERS = "44 45 46 47 48"


def last_turn(settings: dict[str, str] | None = None) -> Table:
    """Seat 1 buys the last tile and ends the game; Dirk has five towers, the third scoring gives him 21."""
    return set_table(
        2, market="1 2 3 4", bag="", hands={0: "florin-2"}, display=FULL_DISPLAY, dirk=TOWERS, settings=settings
    )


def test_a11_3_dirks_points_are_added_up_for_everybody_to_see() -> None:
    table = set_table(
        2,
        market="1 8 22 31",
        hands={0: "florin-2"},
        display="ducat-9",
        dirk=TOWERS,
        piles=[0, 1, 0, 0, 0],
        next_cards="scoring",
    )
    assert seen(table, None).neutral_score == 0
    play(table, "take ducat-9")
    assert {seen(table, seat).neutral_score for seat in (0, 1, None)} == {6}, "the first scoring of towers"


def test_a11_3_dirk_cannot_win_unless_the_table_says_so() -> None:
    table = last_turn()
    play(table, "buy 1 2", "stop", "reserve 1")
    while table.decision() is not None:
        play(table, next(iter(options(table, "reserve"))))
    assert game_of(table).neutral_score == 21
    assert table.outcome().winners == [0, 1], "nobody else has a point"


def test_a11_3_with_dirk_wins_the_neutral_third_player_can_win() -> None:
    table = last_turn({"dirk-wins": "yes"})
    play(table, "buy 1 2", "stop", "reserve 1")
    while table.decision() is not None:
        play(table, next(iter(options(table, "reserve"))))
    assert table.outcome().winners == [NEUTRAL]
    assert [seat for seat, _ in told(table.record.lines, "won")] == [NEUTRAL]
