"""Random games of Sabika in every mode, and a state machine that plays, undoes and reloads records."""

from __future__ import annotations

import random
from itertools import product

import pytest
from helpers.engine.contracts import (
    MANY,
    check_game,
    pick_any,
    pick_kind_first,
    play_to_the_end,
)
from helpers.engine.state_machine import evening
from helpers.sabika.conservation import check_table, scramble
from hypothesis import given, settings
from hypothesis import strategies as st

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.table import Table
from comares.sabika.game import DIFFICULTY, EVENTS
from comares.sabika.loading.load import earlier_editions
from comares.sabika.view import sabika_view

SABIKA = GAMES["sabika"]
MODES = [
    *[(seats, {"events": events}) for seats in (2, 3, 4) for events in EVENTS.values],
    *[(1, {"difficulty": difficulty}) for difficulty in DIFFICULTY.values],
]
# The other readings of the book and the rules that version 1 played, in every mode and together.
READINGS = {"wish-buildings": ("each", "types"), "rules": ("2", "1")}
ALONE = {"yusuf-consolidates": ("any", "fitting")}
ALL_MODES = [
    (seats, {**settings, **dict(zip(names, values, strict=True))})
    for seats, settings in MODES
    for names in [(*READINGS, *(ALONE if seats == 1 else ()))]
    for values in product(*({**READINGS, **ALONE}[name] for name in names))
]

# Codes that can always be read, and are rarely legal.
POOL = [
    *(f"work {worker} {space}" for worker in ("architect-1", "architect-2", "merchant", "poet") for space in (1, 4, 6)),
    *(f"rest {worker}" for worker in ("architect-1", "architect-2", "merchant", "poet")),
    *(f"use {mix}" for mix in ("gypsum", "wood", "gypsum+tile", "gypsum+wood+marble", "wood+wood", "tile")),
    *(f"engrave {what}" for what in ("1 blue", "17 red", "22 blue", "A1", "H4")),
    *(
        f"{word} {city}"
        for word in ("export", "consolidate", "city", "red-city", "ship", "yusuf")
        for city in ("cairo",)
    ),
    *(f"deliver {mix}" for mix in ("nothing", "sugar", "sugar+sugar", "clothes+pottery")),
    *(f"pay {how}" for how in ("marker 1", "dinars 2", "seals 1", "vp 2", "marker 1 dinars 2 seals 1 vp 1")),
    *(f"take {mix}" for mix in ("gypsum", "wood+wood+wood", "gypsum+wood", "dinars+taxes")),
    *("buy tile", "buy cane", "buy silk R1", "sell gypsum", "sell sugar", "exchange wood marble", "exchange wood tile"),
    *("raw cane", "raw clay R1", "good sugar R5", "produce silk", "give-up wood", "choose 1", "choose 2"),
    *(
        "expand 7 1",
        "expand 7 4",
        "activate 1",
        "storehouse 2",
        "large",
        "small 5",
        "refresh",
        "building 3",
        "lay left",
    ),
    *(
        "balance ochre",
        "reward 1",
        "reward 6",
        "token 3",
        "bonus export",
        "bonus craft",
        "reactivate 3",
        "income cairo",
    ),
    *("levy seals", "levy vp", "sell sugar storehouse", "give-up sugar poem", "deliver sugar storehouse sugar"),
    *("income poem 1", "first 1", "main", "secondary raw", "secondary marble", "done", "stop", "decline", "keep 3"),
]


def ids(mode: tuple[int, dict[str, str]]) -> str:
    return f"{mode[0]}-{'-'.join(mode[1].values())}"


@pytest.mark.parametrize("mode", MODES, ids=ids)
def test_a_game_of_any_choices_keeps_every_contract(mode: tuple[int, dict[str, str]]) -> None:
    seats, chosen = mode
    for seed in range(4 if MANY else 1):
        check_game(
            SABIKA,
            seats,
            chosen,
            seed + seats,
            pick=pick_kind_first,
            every=40,
            check=check_table,
            scramble=scramble,
            pool=POOL,
        )


@pytest.mark.parametrize("seats", range(1, 5))
def test_a_game_of_uniform_choices_keeps_every_contract(seats: int) -> None:
    for seed in range(4 if MANY else 1):
        check_game(SABIKA, seats, {}, 100 + seed, pick=pick_any, every=60, check=check_table, scramble=scramble)


def test_every_position_of_a_game_keeps_every_contract() -> None:
    for seats, seed in ((3, 5), (1, 6)) if MANY else ((1, 6),):
        check_game(SABIKA, seats, {}, seed, pick=pick_kind_first, every=4, scramble=scramble, pool=POOL)


def test_every_point_of_yusufs_has_its_reason_too() -> None:
    for difficulty in DIFFICULTY.values:
        dice, table = random.Random(2), Table(SABIKA, 1, {"difficulty": difficulty}, SeededChance(9))
        while not table.state.over:
            table.play(0, pick_any(dice, table))
            points = sum(entry.points for _, entry in table.scored() if entry.seat == -1)
            assert points == sabika_view(table.view(0)).parties[1].vp


def test_every_code_is_written_as_its_usage_says() -> None:
    """The first word of every option of a few games is the first word of a usage, which the error of a typo shows."""
    for seats in (1, 4):
        dice, table = random.Random(seats), Table(SABIKA, seats, {}, SeededChance(seats))
        while not table.state.over:
            shown = {usage.split()[0] for usage in table.usages()}
            assert {code.split()[0] for code in table.decision().codes} <= shown  # type: ignore[union-attr]
            table.play(int(table.state.seat), pick_kind_first(dice, table))


@settings(max_examples=100 if MANY else 10)
@given(
    mode=st.sampled_from(ALL_MODES),
    data=st.sampled_from([None, *earlier_editions()]),
    seed=st.integers(0, 1 << 40),
    plies=st.integers(0, 200),
)
def test_contracts_hold_in_any_mode_with_any_setting_at_any_moment(
    mode: tuple[int, dict[str, str]], data: str | None, seed: int, plies: int
) -> None:
    seats, chosen = mode
    dice = random.Random(seed)
    table = Table(SABIKA, seats, {**chosen, **({"data": data} if data else {})}, SeededChance(seed))
    for _ in range(plies):
        if table.state.over:
            break
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    check_table(table)
    text = table.text(everything=True)
    again, notes = replay(read(text, GAMES), SeededChance(seed))
    assert not notes
    assert again.text(everything=True) == text


@pytest.mark.long
@pytest.mark.parametrize("mode", ALL_MODES, ids=ids)
@settings(max_examples=5 if MANY else 1)
@given(data=st.sampled_from([None, *earlier_editions()]), seed=st.integers(0, 1 << 40))
def test_a_game_of_every_mode_ends_with_every_setting(
    mode: tuple[int, dict[str, str]], data: str | None, seed: int
) -> None:
    seats, chosen = mode
    table = Table(SABIKA, seats, {**chosen, **({"data": data} if data else {})}, SeededChance(seed))
    play_to_the_end(table, random.Random(seed), check_table, scramble)


test_an_evening_at_the_table = evening(SABIKA, ALL_MODES, POOL, check_table, scramble, steps=12, examples=6)
