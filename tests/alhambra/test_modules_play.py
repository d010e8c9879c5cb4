"""Whole games with modules, alone, in pairs and together, against the contracts of every game and of modules."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from helpers.alhambra.module_contracts import (
    BaseGame,
    check_base_game,
    check_everything,
    check_palaces,
    check_pieces,
    scramble,
)
from helpers.alhambra.module_scenes import ALL
from helpers.engine.contracts import MANY, check_game, pick_any, pick_kind_first, play_to_the_end
from hypothesis import given, settings
from hypothesis import strategies as st

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.table import Table

ALHAMBRA = GAMES["alhambra"]
COMBINATIONS = [combination for size in (1, 2, 4) for combination in combinations(ALL, size)]
ALL_COMBINATIONS = [combination for size in range(5) for combination in combinations(ALL, size)]

# Codes that are always readable with all modules and almost never legal.
POOL = [
    *(f"falcon {name} {point}" for name in ("brown-tower-garden", "white-pavilion-tower") for point in ("1,1", "0,0")),
    *(f"pay {card}" for card in ("florin-1", "ducat-9", "credit")),
    "enough",
    *(
        f"portal {kind} {turned} {cell}"
        for kind in ("tower", "garden")
        for turned in ("SW", "NE")
        for cell in ("1,0", "0,0")
    ),
    *(
        f"buy {slot} {payment} {way}"
        for slot in (1, 4)
        for payment in ("9", "9+9", "5+credit")
        for way in ("portal", "site", "")
    ),
    *(f"finish {tile} {payment}" for tile in (1, 53) for payment in ("9", "9+3", "credit")),
    *(f"keep {currency}" for currency in ("florin", "ducat")),
    *(f"marker {currency}" for currency in ("florin", "ducat")),
    "decline",
    *(f"give {tile}" for tile in (1, 53)),
    "stop",
    "pass",
]


READINGS = [setting for setting in ALHAMBRA.settings if setting.name not in ALL]


def settings_of(modules: tuple[str, ...], number: int = 0, seats: int = 3) -> dict[str, str]:
    """These modules on; the number selects the other settings, a bit for each."""
    others = {setting.name: setting.values[number >> bit & 1] for bit, setting in enumerate(READINGS)}
    return ALHAMBRA.drop_irrelevant(seats, {**dict.fromkeys(modules, "on"), **others})


def test_every_setting_has_two_values_so_that_a_bit_selects_one() -> None:
    assert all(len(setting.values) == 2 for setting in READINGS)


@pytest.mark.parametrize("modules", COMBINATIONS, ids="+".join)
def test_a_game_with_modules_keeps_every_contract(modules: tuple[str, ...]) -> None:
    first = COMBINATIONS.index(modules)
    for number in range(first, first + (5 if MANY else 1)):
        seats = 2 + number % 5
        options = settings_of(modules, number * 37, seats)
        base = BaseGame(seats, options)

        def check(table: Table, base: BaseGame = base) -> None:
            check_pieces(table)
            if len(table.record.lines) % 3 == 0:
                check_base_game(table, base)
            if len(table.record.lines) % 20 == 0 or table.state.over:
                check_palaces(table)

        pick = pick_kind_first if number % 3 else pick_any
        check_game(ALHAMBRA, seats, options, number, pick=pick, every=60, check=check, scramble=scramble, pool=POOL)


@settings(max_examples=100 if MANY else 12)
@given(
    modules=st.sampled_from(ALL_COMBINATIONS),
    seats=st.integers(2, 6),
    number=st.integers(0, 2 ** len(READINGS) - 1),
    seed=st.integers(0, 1 << 40),
    plies=st.integers(0, 250),
)
def test_contracts_hold_with_any_modules_and_settings_at_any_moment(
    modules: tuple[str, ...], seats: int, number: int, seed: int, plies: int
) -> None:
    dice = random.Random(seed)
    table = Table(ALHAMBRA, seats, settings_of(modules, number, seats), SeededChance(seed))
    base = BaseGame(seats, table.record.settings)
    for _ in range(plies):
        if table.state.over:
            break
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    check_pieces(table)
    check_palaces(table)
    check_base_game(table, base)
    text = table.text(everything=True)
    again, notes = replay(read(text, GAMES), SeededChance(seed))
    assert not notes
    assert again.text(everything=True) == text


@pytest.mark.long
@pytest.mark.parametrize("modules", ALL_COMBINATIONS, ids=lambda modules: "+".join(modules) or "none")
@settings(max_examples=20 if MANY else 2)
@given(seats=st.integers(2, 6), number=st.integers(0, 2 ** len(READINGS) - 1), seed=st.integers(0, 1 << 40))
def test_a_game_of_every_combination_ends_with_any_settings(
    modules: tuple[str, ...], seats: int, number: int, seed: int
) -> None:
    table = Table(ALHAMBRA, seats, settings_of(modules, number, seats), SeededChance(seed))
    play_to_the_end(table, random.Random(seed), check_everything, scramble)


@pytest.mark.parametrize("modules", [("building-sites",), ALL], ids="+".join)
def test_no_other_seat_can_infer_a_secret_choice(modules: tuple[str, ...]) -> None:
    """Two tables that differ only in a kept token look the same to all other seats, in views and in records."""
    forks = 0
    for seed in range(12 if MANY else 2):
        dice = random.Random(seed)
        table = Table(ALHAMBRA, 3, settings_of(modules), SeededChance(seed))
        while not table.state.over:
            decision = table.decision()
            assert decision is not None
            if decision.kind == "keep" and len(decision.codes) > 1:
                forks += 1
                check_fork(table, decision.seat, decision.codes)
            table.play(decision.seat, pick_kind_first(dice, table))
    assert forks > 3


def check_fork(table: Table, seat: int, codes: list[str]) -> None:
    """Choose each code at its own table; the other seats see no difference, now and after the next choice."""
    text = table.text(everything=True)
    tables = [replay(read(text, GAMES), SeededChance(5)).table for _ in codes]
    for fork, code in zip(tables, codes, strict=True):
        fork.play(seat, code)
    check_alike(tables, seat)
    assert len({fork.text(seat) for fork in tables}) == len(codes), "the seat itself reads what it kept"
    for fork in tables:
        decision = fork.decision()
        assert decision is not None
        fork.play(decision.seat, decision.codes[-1])
    check_alike(tables, seat)


def check_alike(tables: list[Table], seat: int) -> None:
    one = tables[0]
    for other in tables[1:]:
        for watcher in (None, *range(int(one.rules.seats))):
            if watcher != seat:
                assert one.view(watcher) == other.view(watcher)
                assert one.text(watcher) == other.text(watcher)
                seen = [[e for line in t.record.lines for e in line.events if e.seen_by(watcher)] for t in (one, other)]
                assert seen[0] == seen[1]


@pytest.mark.parametrize("modules", [("building-sites",), ALL], ids="+".join)
def test_no_record_shown_before_the_end_reveals_a_token(modules: tuple[str, ...]) -> None:
    """Drawn and kept tokens of unfinished sites do not appear in what other seats may read."""
    table = Table(ALHAMBRA, 4, settings_of(modules), SeededChance(3))
    dice = random.Random(3)
    secret_lines = 0
    while not table.state.over and secret_lines < 6:
        line = table.play(int(table.state.seat), pick_kind_first(dice, table))
        if line.code.startswith("keep"):
            secret_lines += 1
            for watcher in (None, *range(4)):
                row = next(row for row in table.text(watcher).splitlines() if row.startswith(f"{line.number} "))
                if watcher == line.seat:
                    assert row.startswith(f"{line.number} {line.seat + 1} {line.code}")
                else:
                    assert row == f"{line.number} {line.seat + 1} ?"
        for draw in line.draws:
            if table.rules.piles[draw.pile] == "sites":
                assert draw.audience == line.seat
    assert secret_lines == 6
    for watcher in (None, *range(4)):
        for part in table.text(watcher).replace("\n", ", ").split(", "):
            if "sites " in part and "!" in part:
                assert "sites ? !" in part, "the number of a private draw is hidden until the end"


def test_no_decision_of_a_random_game_has_more_than_two_thousand_options() -> None:
    most = 0
    for seed in range(60 if MANY else 3):
        table = Table(ALHAMBRA, 2 + seed % 5, settings_of(ALL), SeededChance(seed))
        dice = random.Random(seed)
        while (decision := table.decision()) is not None:
            most = max(most, len(decision.codes))
            table.play(decision.seat, dice.choice(decision.codes))
    assert most <= 2000
