"""A1: the contents of the box."""

from __future__ import annotations

from collections import Counter

from helpers.alhambra.draw_palace import palace_drawn
from helpers.alhambra.scenes import deal, decides, game_of, options, play, seen, set_table
from hypothesis import given
from hypothesis import strategies as st

from comares.alhambra.components import (
    CURRENCIES,
    KIND,
    KINDS,
    PRICE,
    SIDES,
    TILES,
    WALLS,
    all_cards,
    card_name,
    card_number,
    how_many,
    money,
    side_letters,
    sides,
)

every_tile = range(1, TILES + 1)


def test_a1_1_six_kinds_cheapest_first_54_tiles() -> None:
    assert KINDS == ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    assert [Counter(KINDS[KIND[tile]] for tile in every_tile)[kind] for kind in KINDS] == [7, 7, 9, 9, 11, 11]
    assert TILES == 54


def test_a1_1_prices_go_from_2_to_8_for_pavilions_up_to_7_to_13_for_towers() -> None:
    for number, kind in enumerate(KINDS):
        prices = [PRICE[tile] for tile in every_tile if KINDS[KIND[tile]] == kind]
        assert (min(prices), max(prices)) == (2 + number, 8 + number)


def test_a1_1_the_54_are_all_different() -> None:
    assert len({(KIND[tile], PRICE[tile], WALLS[tile]) for tile in every_tile}) == 54


def test_a1_1_every_side_is_walled_on_exactly_20_tiles_and_ten_have_no_wall() -> None:
    walled = Counter(letter for tile in every_tile for letter in side_letters(WALLS[tile]))
    assert walled == dict.fromkeys(SIDES, 20)
    assert sum(not WALLS[tile] for tile in every_tile) == 10
    assert max(len(side_letters(WALLS[tile])) for tile in every_tile) == 3


def test_a1_1_walls_are_read_and_written_as_letters() -> None:
    for walls in range(16):
        assert sides(side_letters(walls)) == walls


def test_a1_2_four_currencies_in_the_order_of_the_slots() -> None:
    assert CURRENCIES == ("florin", "dirham", "dinar", "ducat")
    table = set_table(
        market="1 2 3 4", hands={0: "florin-2 dirham-3 dinar-4 ducat-5"}, display="ducat-9 ducat-9 ducat-9 dinar-9"
    )
    assert options(table, "buy") == {"buy 1 2", "buy 2 3", "buy 3 4", "buy 4 5"}
    assert decides(table, 0, "action")


def test_a1_2_values_1_to_9_in_each_currency_three_copies() -> None:
    cards = Counter(all_cards(3))
    assert set(cards.values()) == {3}
    assert sum(cards.values()) == 108
    assert {card_name(card) for card in cards} == {f"{c}-{v}" for c in CURRENCIES for v in range(1, 10)}
    assert all(card_number(card_name(card)) == card for card in cards)


@given(st.lists(st.integers(0, 3), min_size=9, max_size=9))
def test_a1_2_cards_of_a_currency_are_counted_and_worth_their_values(copies: list[int]) -> None:
    cards = sum(n << 2 * value for value, n in enumerate(copies))
    assert how_many(cards) == sum(copies)
    assert money(cards) == sum(n * (value + 1) for value, n in enumerate(copies))


def test_a1_3_the_fountain_has_no_walls_no_kind_no_price() -> None:
    palace = palace_drawn("F")
    assert not any(segment & 2 for segment in palace.outline())
    assert all(palace.count(kind) == 0 for kind in range(len(KINDS)))
    assert len(palace.placements()) == 4


def test_a1_3_two_scoring_cards_and_a_fountain_for_every_player() -> None:
    for seats in range(2, 7):
        table = deal(seats)
        state = game_of(table)
        assert len(state.palaces) == seats
        copies = 2 if seats == 2 else 3
        dealt = sum(seat.hand_size for seat in seen(table, None).seats)
        assert sum(state.piles) == 36 * copies - dealt - 4 + 2


def test_a1_4_x_grows_east_and_y_south() -> None:
    table = set_table(reserves={0: "54 51"}, display="ducat-9")  # a tower walled E, a tower walled S
    east_walled, south_walled = "54", "51"
    assert options(table, "move") == {
        *(
            f"move {east_walled} {cell}" for cell in ("1,0", "0,1", "0,-1")
        ),  # not west: its wall would face the fountain
        *(f"move {south_walled} {cell}" for cell in ("1,0", "-1,0", "0,1")),  # not north
    }
    play(table, "move 54 1,0")
    assert decides(table, 1, "action")
