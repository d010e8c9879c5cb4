"""A12: hidden information."""

from __future__ import annotations

import dataclasses

import pytest
from helpers.alhambra.conservation import scramble
from helpers.alhambra.scenes import cards, decides, game_of, hand, options, play, seen, set_table, view_cards
from helpers.engine.contracts import check_position

from comares.alhambra.components import cards_of
from comares.alhambra.view import AlhambraView, Piece, SeatView
from comares.games import GAMES
from comares.kernel.bitset import to_list
from comares.kernel.chance import SeededChance
from comares.kernel.snapshot import plain
from comares.kernel.table import Table

FULL_DISPLAY = "ducat-9 ducat-9 ducat-9 dinar-9"

# Every field of a view, with the rule that makes it open. A view has no other fields.
OPEN = {
    "viewer": "the viewer itself",
    "seat": "A3",
    "over": "A10",
    "turn": "A3",
    "start": "A2.3",
    "pending": "A3: the steps to come",
    "seats": "see OPEN_OF_A_SEAT",
    "neutral": "A12.2",
    "neutral_score": "A12.2",
    "bag": "A12.2: how many",
    "market": "A12.2",
    "display": "A12.2",
    "piles": "A12.2: how many",
    "discard": "A12.2: how many",
    "scoring_cards": "A8.2: set aside in view",
    "scorings": "A9.1",
    "quiet_turns": "A8.5",
    "ending": "A8.4",
    "modules": "each module's own view",
    "bag_tiles": "A12.1: hidden from all, so None",
    "deck": "A12.1: hidden from all, so None",
    "discard_cards": "A12.1: hidden from all, so None",
    "remembered_discard": "A12.3: empty, for a viewer who remembers",
}
OPEN_OF_A_SEAT = {
    "score": "A12.2",
    "palace": "A12.2",
    "wall": "A12.2",
    "reserve": "A12.2",
    "waiting": "A12.2",
    "hand_size": "A12.2",
    "hand": "A12.1: the viewer's own; A12.4: all",
    "remembered": "A12.3: empty, for a viewer who remembers",
}


def hands(table: Table, viewer: int | None) -> list[str | None]:
    """The hands that the viewer sees."""
    parts = [seat.hand for seat in seen(table, viewer).seats]
    return [None if hand is None else " ".join(map(str, hand)) for hand in parts]


def test_a12_a_view_holds_what_the_rules_leave_open_and_nothing_else() -> None:
    assert {field.name for field in dataclasses.fields(AlhambraView)} == set(OPEN)
    assert {field.name for field in dataclasses.fields(SeatView)} == set(OPEN_OF_A_SEAT)
    table = set_table(display=FULL_DISPLAY)
    for seat in (None, 0, 1, 2):
        view = seen(table, seat)
        assert (view.bag_tiles, view.deck, view.discard_cards) == (None, None, None)


def test_a12_1_a_hand_is_hidden_from_the_other_seats() -> None:
    table = set_table(hands={0: "florin-2 ducat-3", 1: "dinar-4", 2: "dinar-5 dinar-6"}, display=FULL_DISPLAY)
    assert hands(table, 0) == ["florin-2 ducat-3", None, None]
    assert hands(table, 1) == [None, "dinar-4", None]
    assert hands(table, None) == [None, None, None]
    assert decides(table, 0, "action")


def test_a12_1_the_order_of_the_piles_and_the_seed_are_hidden_from_all() -> None:
    """The order of future draws is not even in the state."""
    tables = [Table(GAMES["alhambra"], 3, {}, SeededChance(seed)) for seed in (1, 1)]
    tables[1].chance = SeededChance(99)
    assert plain(tables[0].state) == plain(tables[1].state)
    for table in tables:
        table.play(int(table.state.seat), min(options(table, "take")))
    assert plain(tables[0].state) != plain(tables[1].state)


def test_a12_2_everything_on_the_table_and_all_sizes_are_open() -> None:
    table = set_table(
        palaces={0: "F 7"},
        reserves={1: "14"},
        hands={0: "florin-2 ducat-3", 2: "dinar-5"},
        market="1 8 15 24",
        display=FULL_DISPLAY,
        discard="dirham-1 dirham-2",
        bag="50 51 52",
        scores=[1, 2, 3],
    )
    view = seen(table, 1)
    assert [seat.palace for seat in view.seats] == [[Piece(1, 0, 7, "pavilion", 8, "", "NESW")], [], []]
    assert [seat.reserve for seat in view.seats] == [[], [14], []]
    assert " ".join(map(str, view.market)) == "florin=1 dirham=8 dinar=15 ducat=24"
    assert view.display == view_cards("dinar-9 ducat-9 ducat-9 ducat-9")
    assert [seat.score for seat in view.seats] == [1, 2, 3]
    assert [seat.hand_size for seat in view.seats] == [2, 0, 1]
    assert (sum(view.piles), view.discard, view.bag) == (108 - 9, 2, 3)
    assert decides(table, 0, "action")


def test_a12_3_a_view_shows_only_the_present_but_the_log_shows_all_that_was_open() -> None:
    table = set_table(display=FULL_DISPLAY)
    (line,) = play(table, "take dinar-9")
    for seat in (1, 2, None):
        view = seen(table, seat)
        assert view.seats[0].hand is None
        assert view.remembered_discard == view.seats[0].remembered == []
        assert all(event.seen_by(seat) for event in line.events)
        assert "Player 1 takes dinar 9." in table.text(seat)
    assert decides(table, 1, "action")


def test_a12_4_from_a10_2_on_hands_are_open() -> None:
    table = set_table(market="- 14 - -", hands={1: "dirham-9", 2: "florin-1"}, display=FULL_DISPLAY, bag="")
    assert hands(table, 0) == ["", None, None]
    play(table, "take dinar-9")
    assert decides(table, 1, "placing")
    for seat in (0, 1, 2, None):
        assert hands(table, seat) == ["dinar-9", "dirham-9", "florin-1"]
    play(table, "reserve 14")
    assert hands(table, None) == ["dinar-9", "dirham-9", "florin-1"]
    assert table.decision() is None


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a12_scrambling_what_a_seat_may_not_know_changes_neither_its_view_nor_its_options(seats: int) -> None:
    table = Table(GAMES["alhambra"], seats, {}, SeededChance(seats))
    for turn in range(12):
        check_position(table, (), scramble, turn)
        play(table, max(options(table), key=len))


def test_a12_an_imagined_table_has_every_piece_once() -> None:
    table = set_table(
        palaces={0: "F 7"}, reserves={1: "14"}, hands={0: "florin-2", 1: "dinar-4 dinar-5"}, display=FULL_DISPLAY
    )
    imagined = table.rules.imagine(table.view(0), SeededChance(4))
    table.state = imagined
    state = game_of(table)
    assert hand(table, 0) == cards("florin-2")
    assert len(hand(table, 1)) == 2
    assert 7 not in to_list(state.bag)
    assert 14 not in to_list(state.bag)
    assert len(to_list(state.bag)) == 52
    everything = [*cards_of(list(state.deck)), *hand(table, 0), *hand(table, 1), *state.display]
    assert len(everything) == 108


def test_a12_3_remembered_cards_are_in_every_imagined_state() -> None:
    table = set_table(
        hands={0: "florin-2", 1: "dinar-4 dinar-5 dinar-6", 2: "ducat-1"},
        display=FULL_DISPLAY,
        discard="dirham-1 dirham-2",
    )
    view = seen(table, 0)
    view.seats[1].remembered = view_cards("dinar-4 dinar-6")
    view.remembered_discard = view_cards("dirham-2")
    for seed in range(10):
        imagined = table.rules.imagine(view, SeededChance(seed))
        table.state = imagined
        assert set(cards("dinar-4 dinar-6")) <= set(hand(table, 1))
        assert len(hand(table, 1)) == 3
        discard = cards_of(list(game_of(table).discard))
        assert cards("dirham-2")[0] in discard
        assert len(discard) == 2
