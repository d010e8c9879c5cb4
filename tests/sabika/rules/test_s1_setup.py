"""S1: set-up, 2 to 4 players; S2: the game."""

from __future__ import annotations

import pytest
from helpers.sabika.conservation import cards, has

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika import state as s
from comares.sabika.loading.build_lookup import secondary_spaces
from comares.sabika.loading.load import load
from comares.sabika.rules import SabikaRules
from comares.sabika.state import SabikaState, sabika

SABIKA = GAMES["sabika"]


def new(seats: int, seed: int = 1, **settings: str) -> tuple[Table, SabikaState, SabikaRules]:
    table = Table(SABIKA, seats, settings, SeededChance(seed))
    assert isinstance(table.rules, SabikaRules)
    return table, sabika(table.state), table.rules


@pytest.mark.parametrize(("seats", "raw", "marble"), [(1, 3, 2), (2, 3, 2), (3, 4, 2), (4, 6, 3)])
def test_s1_1_small_side_large_side_and_three_closed_spaces_with_three(seats: int, raw: int, marble: int) -> None:
    _, state, rules = new(seats)
    assert len(rules.lookup.raw_names) == len(state.raw_spaces) == raw
    assert len(rules.lookup.marble_names) == marble
    joined = [at for at in [*rules.lookup.raw_at, *rules.lookup.marble_at] if at >= 0]
    assert len(joined) == 2 * (raw + marble), "a secondary space touches one space of each of its rings"


@pytest.mark.parametrize(("seats", "workers"), [(1, [4, 2, 2]), (2, [4, 2, 2]), (3, [2, 1, 1]), (4, [0, 0, 0])])
def test_s1_2_the_sultans_workers(seats: int, workers: list[int]) -> None:
    sultan = new(seats)[2].lookup.sultan
    assert [sum(sultan[ring * 8 : ring * 8 + 8]) for ring in range(3)] == workers


@pytest.mark.parametrize("seats", range(1, 5))
def test_s1_3_raw_and_marble_fill_the_rondel(seats: int) -> None:
    _, state, rules = new(seats)
    assert all(0 <= raw < 3 for raw in state.raw_spaces)
    assert sum(state.bag) == 24 - len(state.raw_spaces)
    assert cards(state.marble_spaces) == list(range(len(rules.lookup.marble_names)))


def test_s1_4_one_wish_of_each_letter_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        _, state, rules = new(2, seed)
        letters = "".join(rules.lookup.wish_names[wish][0] for wish in state.wishes)
        assert sorted(letters) == ["A", "B", "C"]
        assert state.narrator == 1
        orders.add(letters)
    assert len(orders) == 6


@pytest.mark.parametrize(("seats", "second"), [(1, 9), (2, 9), (3, 12), (4, 12)])
def test_s1_5_large_buildings_lie_open(seats: int, second: int) -> None:
    _, state, rules = new(seats)
    open_of_era = [len(cards(state.large_open & era)) for era in rules.lookup.large_of_era]
    assert open_of_era == [9, second]


def test_s1_6_two_stacks_of_twelve_storehouses_two_of_each_open() -> None:
    _, state, _ = new(3)
    assert list(state.stacks) == [10, 10]
    assert len(set(state.storehouses)) == 4
    assert len(cards(state.storehouse_deck)) == 20


@pytest.mark.parametrize(("seats", "short", "long"), [(1, 3, 4), (2, 3, 4), (3, 4, 6), (4, 5, 8)])
def test_s1_7_small_buildings_and_poems(seats: int, short: int, long: int) -> None:
    for seed in range(10):
        _, state, rules = new(seats, seed)
        assert len(set(state.small_open)) == 4
        assert len(set(state.short_open)) == short
        letters = [rules.lookup.long_names[poem][0] for poem in cards(state.long_open)]
        assert len(letters) == len(set(letters)) == long, "no letter twice"


def test_s1_8_every_city_has_a_token_and_a_seal() -> None:
    _, state, _ = new(4)
    assert len(set(state.cities)) == 9
    assert len(cards(state.seals)) == 9
    assert 0 <= state.trade_card < 8


def test_s1_9_what_each_player_begins_with() -> None:
    _, state, _ = new(4)
    assert has(state, s.BOXES) == [4] * 4
    assert has(state, s.VP) == [5] * 4
    assert len(set(has(state, s.BALANCE))) == 4
    for field in (s.TAXES, s.REWARD, s.LEFT, s.RIGHT, *range(s.WORKER, s.WORKER + 4)):
        assert has(state, field) == [0] * 4


def test_s1_10_tokens_are_kept_in_secret_and_the_highest_is_first() -> None:
    table, state, rules = new(3)
    dealt = [sorted(state.dealt[2 * seat : 2 * seat + 2]) for seat in range(3)]
    for seat in range(3):
        decision = table.decision()
        assert decision is not None
        assert (decision.seat, decision.kind) == (seat, "keep")
        assert sorted(decision.codes) == sorted(f"keep {token + 1}" for token in dealt[seat])
        table.play(seat, f"keep {dealt[seat][0] + 1}")
        if seat == 0:
            assert "keep" not in table.text(1).splitlines()[-2], "nobody else sees what was kept"
            assert f"keep {dealt[0][0] + 1}" in table.text(0)
    kept = [tokens[0] for tokens in dealt]
    assert state.first == kept.index(max(kept))
    order = [(state.first + place) % 3 for place in range(3)]
    moved = [party for party in state.stack if state.get(party, s.TAXES)]
    assert [party for party in state.stack if party not in moved] == [seat for seat in order if seat not in moved]
    assert rules.lookup.start_dinars[0] == 4


def test_s1_10_tax_3_in_turn_order_each_receives_the_token_and_the_dinars_of_the_place() -> None:
    for seed in range(30):
        table, state, rules = new(3, seed)
        for seat in range(3):
            table.play(seat, f"keep {state.dealt[2 * seat] + 1}")
        while (decision := table.decision()) and decision.kind != "turn":
            table.play(decision.seat, decision.codes[0])
        extra = {1: 1, 2: 2, 3: 1, 4: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 1}  # the dinars on the tokens themselves
        for place in range(3):
            seat = (state.first + place) % 3
            assert state.get(seat, s.DINARS) == rules.lookup.start_dinars[place] + extra.get(state.kept[seat] + 1, 0)
        taxes = {1: 1, 3: 1, 5: 2, 7: 1}
        assert has(state, s.TAXES) == [taxes.get(token + 1, 0) for token in state.kept]


def test_s1_10_no_starting_tokens_empty_the_rondel() -> None:
    """Whatever is kept, everybody gets the raw and goods that the token shows, and some raw is left on the rondel."""
    gains = [row["bonus"][0]["gain"] for row in load().rows("start", "tokens")]
    most = max(gain.get("raw", 0) + gain.get("goods", 0) for gain in gains)
    for seats in range(1, 5):
        raw_spaces = [row for row in secondary_spaces(load(), seats) if row["kind"] == "raw"]
        assert len(raw_spaces) > seats * most


def test_s2_1_five_rounds_two_of_era_i_three_of_era_ii() -> None:
    _, _, rules = new(2)
    assert [rules.lookup.era[round_] for round_ in range(1, 6)] == [0, 0, 1, 1, 1]
