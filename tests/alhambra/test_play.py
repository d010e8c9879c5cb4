"""Whole games of Alhambra at random, and a state machine that plays, undoes and replays records."""

from __future__ import annotations

import random

import pytest
from helpers.alhambra.conservation import check_palaces, check_pieces, scramble
from helpers.engine.contracts import (
    MANY,
    check_game,
    pick_any,
    pick_kind_first,
)
from helpers.engine.state_machine import evening

from comares.alhambra.game import END
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

ALHAMBRA = GAMES["alhambra"]
MODES = [(seats, {"end": end}) for seats in range(2, 7) for end in END.values]

# Codes that are always readable and almost never legal.
POOL = [
    *(
        f"take {cards}"
        for cards in ("florin-1", "ducat-5 ducat-1", "dinar-3 dinar-3", "florin-1 dirham-1 dinar-1 ducat-1")
    ),
    *(f"buy {slot} {payment}" for slot in range(1, 5) for payment in ("1", "9", "9+9", "5+4+3+2+1", "9+9+9+8")),
    *(
        f"{word} {tile} {cell}"
        for word in ("place", "move", "exchange")
        for tile in (1, 7, 54)
        for cell in ("1,0", "0,0")
    ),
    *(f"{word} {tile}" for word in ("reserve", "remove", "give") for tile in (1, 7, 54)),
    "stop",
    "pass",
]


def check_table(table: Table) -> None:
    check_pieces(table)
    if len(table.record.lines) % 10 == 0 or table.state.over:
        check_palaces(table)


@pytest.mark.parametrize("end", END.values)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_any_choices_keeps_every_contract(seats: int, end: str) -> None:
    for seed in range(3 if MANY else 1):
        check_game(
            ALHAMBRA,
            seats,
            {"end": end},
            seed,
            pick=pick_kind_first,
            every=40,
            check=check_table,
            scramble=scramble,
            pool=POOL,
        )


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_uniform_choices_keeps_every_contract(seats: int) -> None:
    for seed in range(2 if MANY else 1):
        check_game(ALHAMBRA, seats, {}, 100 + seed, pick=pick_any, every=80, check=check_table, scramble=scramble)


test_random_play_with_undo_and_replay = evening(
    ALHAMBRA,
    MODES,
    POOL,
    check_table,
    scramble,
    steps=30,
    examples=8,
)


def test_the_same_seed_deals_the_same_whatever_the_players_do() -> None:
    """Tiles and money come in the same order for a seed, until a deck is reshuffled."""
    orders = []
    for pick in (pick_any, pick_kind_first):
        dice, table = random.Random(1), Table(ALHAMBRA, 3, {}, SeededChance(11))
        for _ in range(60):
            table.play(int(table.state.seat), pick(dice, table))
        tiles = [event.a for line in table.record.lines for event in line.events if event.kind.name == "offered"]
        cards = [
            event.a for line in table.record.lines for event in line.events if event.kind.name in ("dealt", "laid")
        ]
        orders.append((tiles, cards))
    (tiles, cards), (other_tiles, other_cards) = orders
    for one, other in ((tiles, other_tiles), (cards, other_cards)):
        n = min(len(one), len(other))
        assert n > 10
        assert one[:n] == other[:n]
