"""A10: the end of the game."""

from __future__ import annotations

import pytest
from helpers.alhambra.scenes import decides, game_of, hand, options, play, points_told, seen, set_table, told
from helpers.engine.contracts import refused
from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.rules import AlhambraRules
from comares.bots.alhambra.evaluation import AlhambraEvaluation
from comares.bots.alhambra.features import AlhambraFeatures
from comares.kernel.errors import NothingToUndo
from comares.kernel.table import Table

FULL_DISPLAY = "ducat-9 ducat-9 ducat-9 dinar-9"


def test_a10_1_a_scoring_due_from_the_last_refill_is_held_first() -> None:
    table = set_table(palaces={0: "F 7"}, display=FULL_DISPLAY, bag="", piles=[0, 10, 20, 10, 20], next_cards="scoring")
    (line,) = play(table, "take dinar-9")
    assert points_told([line], "scored-kind") == [(0, 1), (0, 16)], "the first scoring, then the third"
    assert table.state.over


def test_a10_1_a_scoring_whose_card_never_came_up_is_not_held() -> None:
    table = set_table(palaces={0: "F 7"}, display=FULL_DISPLAY, bag="", piles=[0, 10, 20, 10, 20])
    (line,) = play(table, "take dinar-9")
    assert points_told([line], "scored-kind") == [(0, 16)]
    assert table.state.over


def test_a10_2_a_tile_left_over_goes_to_the_seat_with_the_most_money_of_its_currency() -> None:
    table = set_table(
        market="- 14 22 31",
        hands={0: "dirham-9 ducat-1", 1: "dirham-5 dirham-5 dinar-1", 2: "dirham-1 ducat-9"},
        display=FULL_DISPLAY.replace("ducat-9 ducat-9 ducat-9", "ducat-8 ducat-8 ducat-8"),
        bag="",
    )
    lines = play(table, "take dinar-9")
    got = {(seat, arguments["tile"]) for seat, arguments in told(lines, "left-over")}
    assert got == {(1, 14), (0, 22), (2, 31)}, "10 dirhams; the dinar-9 taken just now; 9 ducats"
    assert decides(table, 0, "placing")


def test_a10_2_the_price_of_a_tile_left_over_does_not_matter() -> None:
    table = set_table(market="- 54 - -", hands={1: "dirham-1"}, display=FULL_DISPLAY, bag="")
    play(table, "take dinar-9")
    assert decides(table, 1, "placing")


def test_a10_2_on_a_tie_or_without_money_no_seat_gets_the_tile() -> None:
    table = set_table(
        market="- 14 22 -", hands={1: "dirham-5 dirham-4", 2: "dirham-9", 0: "dirham-8"}, display="ducat-9", bag=""
    )
    lines = play(table, "take ducat-9")
    assert told(lines, "left-over") == []
    assert list(game_of(table).market) == [0, 14, 22, 0], "they stay where they are"
    assert table.state.over


def test_a10_2_no_money_is_spent() -> None:
    table = set_table(market="- 14 - -", hands={1: "dirham-9 dirham-9"}, display=FULL_DISPLAY, bag="")
    play(table, "take dinar-9")
    before = hand(table, 1)
    play(table, "reserve 14")
    assert hand(table, 1) == before
    assert table.state.over


def test_a10_2_tiles_go_into_the_palace_or_the_reserve_in_any_order() -> None:
    table = set_table(
        market="- 14 22 -", hands={1: "dirham-9 dinar-9"}, display="ducat-9 ducat-8 ducat-7 ducat-6", bag=""
    )
    play(table, "take ducat-9")
    assert decides(table, 1, "placing")
    assert {"place 14 1,0", "place 22 1,0", "reserve 14", "reserve 22"} <= options(table)
    play(table, "place 22 1,0", "place 14 2,0")
    assert table.state.over
    assert table.outcome().winners == [1]


def test_a10_2_placing_follows_a6() -> None:
    table = set_table(market="- 51 - -", hands={1: "dirham-9"}, display="ducat-9", bag="")
    play(table, "take ducat-9")
    assert refused(table, "place 51 0,-1") == "A6.4"
    assert decides(table, 1, "placing")


def test_a10_2_there_is_no_redesign() -> None:
    table = set_table(
        market="- 14 - -", hands={1: "dirham-9"}, palaces={1: "F 7"}, reserves={1: "22"}, display="ducat-9", bag=""
    )
    play(table, "take ducat-9")
    for code in ("move 22 0,1", "remove 7", "exchange 22 1,0", "take ducat-9", "stop"):
        assert refused(table, code) == "A3.3"
    assert decides(table, 1, "placing")


def test_a10_2_tiles_cannot_be_given_to_dirk() -> None:
    table = set_table(2, market="- 14 - -", hands={1: "dirham-9"}, display="ducat-9", bag="")
    play(table, "take ducat-9")
    assert options(table, "give") == set()
    assert refused(table, "give 14") == "A11.2"
    assert decides(table, 1, "placing")


def test_a10_2_owners_place_in_turn_order_from_the_start_player() -> None:
    table = set_table(
        market="- 14 22 31",
        start=2,
        turn=1,
        hands={0: "dirham-9", 1: "dinar-9", 2: "ducat-9"},
        display="florin-9 florin-8 florin-7 florin-6",
        bag="",
    )
    play(table, "take florin-9")
    assert decides(table, 2, "placing")
    play(table, "reserve 31")
    assert decides(table, 0, "placing")
    play(table, "reserve 14")
    assert decides(table, 1, "placing")
    play(table, "reserve 22")
    assert table.state.over


def test_a10_2_there_is_no_undo_after_hands_are_open() -> None:
    # Nothing is drawn at the end, and the same seat then places the tiles left over.
    table = set_table(market="1 14 22 31", hands={0: "florin-2 dirham-9", 1: "dirham-8"}, display=FULL_DISPLAY, bag="")
    play(table, "buy 1 2", "stop", "reserve 1")
    assert decides(table, 0, "placing")
    assert seen(table, 0).seats[1].hand is not None
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a10_3_the_third_scoring_is_held_and_the_most_points_win() -> None:
    table = set_table(palaces={0: "F 7", 1: "F 52"}, scores=[3, 0, 20], display="ducat-9", bag="")
    (line,) = play(table, "take ducat-9")
    assert table.points() == [19, 21, 20]
    assert table.outcome().winners == [1]
    assert [seat for seat, _ in told([line], "won")] == [1]
    assert table.decision() is None


def test_a10_3_a_tie_is_a_shared_victory() -> None:
    table = set_table(palaces={0: "F 7", 1: "F 52"}, scores=[5, 0, 20], display="ducat-9", bag="")
    (line,) = play(table, "take ducat-9")
    assert table.points() == [21, 21, 20]
    assert table.outcome().winners == [0, 1]
    assert [seat for seat, _ in told([line], "won")] == [0, 1]
    assert table.decision() is None


def test_a10_3_tiles_placed_at_the_end_count() -> None:
    table = set_table(market="- 52 - -", hands={1: "dirham-9"}, display="ducat-9", bag="")
    play(table, "take ducat-9", "place 52 1,0")
    assert table.points() == [0, 21, 0]
    assert table.decision() is None


# A10.1: a scoring whose card has not come up is left out, so the next one is the third.


def at_the_end(scoring_cards: int) -> Table:
    """The second scoring card has not come up; seat 1 has the only tower, and one of the tiles left over to place."""
    table = set_table(
        3,
        palaces={0: "F 52"},
        market="1 7 14 -",
        bag="",
        hands={0: "florin-2 dirham-9"},
        display="dinar-9 dinar-9 ducat-9 ducat-9",
        scoring_cards=scoring_cards,
    )
    play(table, "buy 1 2", "stop", "reserve 1")
    assert game_of(table).ending
    assert decides(table, 0, "placing")
    return table


@pytest.mark.parametrize("scoring_cards", [0, 1])
def test_a10_1_if_we_scored_now_at_the_last_decision_is_the_third_scoring(scoring_cards: int) -> None:
    table = at_the_end(scoring_cards)
    told_now = table.outcome().standing()
    play(table, "reserve 7")
    assert table.decision() is None
    assert list(game_of(table).scores) == told_now


@pytest.mark.parametrize("scoring_cards", [0, 1])
def test_a10_1_bots_reckon_with_the_third_scoring_alone(scoring_cards: int) -> None:
    table = at_the_end(scoring_cards)
    rules, state = table.rules, game_of(table)
    assert isinstance(rules, AlhambraRules)
    points = [now - then for now, then in zip(table.outcome().standing(), table.outcome().points)]
    features = AlhambraFeatures(rules)
    count = len(features.prior_weights)
    extracted = vec[i64]([0] * (3 * count))
    features.extract(state, extracted)
    assert [extracted[seat * count] for seat in range(3)] == points
    assert [extracted[seat * count + 1] for seat in range(3)] == [0, 0, 0], "there is no scoring after it"
    assert features.stage(state) == 2
    values = vec[float]([0.0] * 3)
    AlhambraEvaluation(rules)._add_scorings(state, values)
    assert list(values) == [0.9 * worth for worth in points]
