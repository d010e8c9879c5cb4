"""A2: set-up, 3 to 6 players."""

from __future__ import annotations

import pytest
from helpers.alhambra.conservation import check_pieces
from helpers.alhambra.scenes import cards, deal, decides, game_of, hand, told

from comares.alhambra.components import cards_of, money
from comares.alhambra.game import ALHAMBRA
from comares.alhambra.market import SCORING
from comares.games import GAMES
from comares.kernel.bitset import to_list
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.table import Table

THREE_HANDS = "florin-9 florin-9 florin-2  dirham-9 dirham-9 dirham-5  dinar-9 dinar-9 dinar-7"


def test_a2_1_one_tile_from_the_bag_into_each_slot_in_slot_order() -> None:
    table = deal(3, tiles="40 7 23 1")
    assert list(game_of(table).market) == [40, 7, 23, 1]
    assert len(to_list(game_of(table).bag)) == 50
    check_pieces(table)


def test_a2_2_each_player_in_seat_order_draws_until_20_or_more() -> None:
    table = deal(
        3, cards="florin-9 florin-9 florin-1 dirham-9  dirham-8 dirham-7 dirham-5  dinar-1 dinar-9 dinar-9 dinar-2"
    )
    assert hand(table, 0) == cards("florin-1 florin-9 florin-9 dirham-9"), "19 is not enough; one more makes 28"
    assert hand(table, 1) == cards("dirham-5 dirham-7 dirham-8"), "20 is enough"
    assert hand(table, 2) == cards("dinar-1 dinar-2 dinar-9 dinar-9")
    assert decides(table, 1, "action")


@pytest.mark.parametrize("seats", range(3, 7))
def test_a2_2_a_starting_hand_is_worth_20_to_28(seats: int) -> None:
    for seed in range(20):
        table = Table(GAMES["alhambra"], seats, {}, SeededChance(seed))
        state = game_of(table)
        for seat in range(seats):
            total = sum(int(money(state.hands[seat * 4 + currency])) for currency in range(4))
            assert 20 <= total <= 28


def test_a2_3_the_player_with_the_fewest_cards_starts() -> None:
    table = deal(
        3, cards="florin-5 florin-5 florin-5 florin-6  dirham-9 dirham-9 dirham-9  dinar-5 dinar-5 dinar-5 dinar-6"
    )
    assert decides(table, 1, "action")
    assert told(table.record.lines, "starts") == [(1, {})]


def test_a2_3_among_equal_numbers_the_smallest_total_starts() -> None:
    table = deal(3, cards="florin-9 florin-9 florin-9  dirham-9 dirham-9 dirham-8  dinar-9 dinar-9 dinar-7")
    assert decides(table, 2, "action")


TIED = "florin-9 florin-9 florin-9  dirham-9 dirham-9 dirham-8  dinar-9 dinar-9 dinar-8"


def test_a2_3_with_the_setting_a_remaining_tie_goes_to_the_lowest_seat() -> None:
    assert decides(deal(3, cards=TIED, settings={"start-tie": "lowest"}), 1, "action")


@pytest.mark.parametrize(("drawn", "seat"), [(0, 1), (1, 2)])
def test_a2_3_a_remaining_tie_is_drawn(drawn: int, seat: int) -> None:
    table = deal(3, cards=TIED, start=drawn)
    assert decides(table, seat, "action")
    assert game_of(table).start == seat
    draws = [draw for draw in table.record.lines[0].draws if table.rules.piles[draw.pile] == "start"]
    assert [draw.number for draw in draws] == [drawn]


def test_a2_3_nothing_is_drawn_without_a_tie() -> None:
    for seed in range(40):
        table = Table(ALHAMBRA, 3, {}, SeededChance(seed))
        hands = [cards_of(list(game_of(table).hands[seat * 4 : seat * 4 + 4])) for seat in range(3)]
        ranks = [(len(hand), sum(card % 9 + 1 for card in hand)) for hand in hands]
        draws = [draw for draw in table.record.lines[0].draws if table.rules.piles[draw.pile] == "start"]
        assert len(draws) == (1 if ranks.count(min(ranks)) > 1 else 0)
        assert ranks[int(game_of(table).start)] == min(ranks)


def test_a2_3_play_goes_round_in_seat_order() -> None:
    table = deal(3, cards=THREE_HANDS.replace("dirham-5", "dirham-2").replace("florin-2", "florin-3"))
    order = []
    for _ in range(5):
        decision = table.decision()
        assert decision is not None
        order.append(decision.seat)
        table.play(decision.seat, next(code for code in decision.codes if code.startswith("take")))
    assert order == [1, 2, 0, 1, 2]


def test_a2_4_four_money_cards_are_laid_face_up() -> None:
    table = deal(3, cards=THREE_HANDS + " ducat-4 ducat-1 florin-1 ducat-1")
    assert list(game_of(table).display) == cards("florin-1 ducat-1 ducat-1 ducat-4")
    assert decides(table, 0, "action")


def test_a2_5_the_deck_is_five_piles_as_equal_as_possible() -> None:
    table = deal(3, cards=THREE_HANDS)
    # 108 - 9 - 4 = 95 cards: 19 in each pile; a scoring card in the second and in the fourth.
    assert list(game_of(table).piles) == [19, 20, 19, 20, 19]


def test_a2_5_larger_piles_come_first() -> None:
    table = deal(
        3, cards="florin-9 florin-6 florin-3 florin-2  dirham-9 dirham-6 dirham-3 dirham-2  dinar-9 dinar-9 dinar-9"
    )
    # 108 - 11 - 4 = 93 cards: 19, 19, 19, 18, 18.
    assert list(game_of(table).piles) == [19, 20, 19, 19, 18]


@pytest.mark.parametrize("seed", range(8))
def test_a2_5_the_first_scoring_card_is_in_the_second_pile_and_the_second_in_the_fourth(seed: int) -> None:
    table = Table(GAMES["alhambra"], 4, {}, SeededChance(seed))
    sizes = [int(size) for size in game_of(table).piles]
    drawn = 0
    at: dict[int, int] = {}
    while len(at) < 2:
        decision = table.decision()
        assert decision is not None
        taken = [code for code in decision.codes if code.startswith("take")]
        line = table.play(decision.seat, max(taken, key=len))
        for event in line.events:
            if event.kind.name in ("laid", "scoring-card"):
                drawn += 1
            if event.kind.name == "scoring-card":
                at[int(event.arguments["scoring"])] = drawn
    assert sizes[0] < at[1] <= sizes[0] + sizes[1]
    assert sum(sizes[:3]) < at[2] <= sum(sizes[:4])


def test_a2_5_a_scoring_card_is_equally_likely_at_every_place_of_its_pile() -> None:
    # With k cards left in the pile the draw is one of k; the first of them is the scoring card.
    table = deal(3, cards=THREE_HANDS)
    state = game_of(table)
    state.piles[0] = 0
    asking = Asking(table.chance)
    table.chance = asking
    for _ in range(20):
        decision = table.decision()
        assert decision is not None
        table.play(decision.seat, min((code for code in decision.codes if code.startswith("take")), key=len))
    assert asking.asked == list(range(20, 0, -1))


class Asking(Chance):
    """Keeps the number of cards of each draw for the scoring card."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.asked: list[int] = []

    def draw(self, pile: int, n: int) -> int:
        if pile == SCORING:
            self.asked.append(n)
        return self.source.draw(pile, n)
