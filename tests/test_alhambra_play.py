"""Whole games of Alhambra, played at random, and a machine that plays, undoes and goes back to records."""

from __future__ import annotations

import random

import pytest
from helpers.contracts import (
    LONG,
    check_explained,
    check_game,
    check_options,
    check_position,
    pick_any,
    pick_kind_first,
)
from helpers.pieces import check_palaces, check_pieces, scramble
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from comares.alhambra.game import END
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.plain import fingerprint
from comares.kernel.record import read
from comares.kernel.table import Table, replay

ALHAMBRA = GAMES["alhambra"]

# Codes that can be read anywhere, and are legal almost nowhere.
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
    "refill",
    "placing",
]


def check_table(table: Table) -> None:
    check_pieces(table)
    if len(table.record.lines) % 10 == 0 or table.state.over:
        check_palaces(table)


@pytest.mark.parametrize("end", END.values)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_any_choices_keeps_every_contract(seats: int, end: str) -> None:
    for seed in range(20 if LONG else 1):
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
    for seed in range(10 if LONG else 1):
        check_game(ALHAMBRA, seats, {}, 100 + seed, pick=pick_any, every=80, check=check_table, scramble=scramble)


# A machine that fails is not made smaller: that takes minutes.
@settings(
    stateful_step_count=100 if LONG else 30,
    max_examples=200 if LONG else 8,
    phases=[phase for phase in Phase if phase not in (Phase.shrink, Phase.explain)],
)
class Evening(RuleBasedStateMachine):
    """People who play, undo, mistype, and leave the table to come back to its record."""

    @initialize(seats=st.integers(2, 6), end=st.sampled_from(END.values), seed=st.integers(0, 1 << 40))
    def sit_down(self, seats: int, end: str, seed: int) -> None:
        self.table = Table(ALHAMBRA, seats, {"end": end}, SeededChance(seed))
        self.undone = [
            fingerprint(self.table.state)
        ]  # by choices that can be undone: the position before each, and now

    @rule(seed=st.integers(0, 1 << 40), turns=st.integers(1, 40))
    def play_on(self, seed: int, turns: int) -> None:
        """Quickly, so that the machine sees the middle and the end of games."""
        dice = random.Random(seed)
        for _ in range(turns):
            if self.table.state.over:
                break
            self.play(pick_kind_first(dice, self.table))

    @precondition(lambda self: not self.table.state.over)
    @rule(seed=st.integers(0, 1 << 40))
    def choose(self, seed: int) -> None:
        self.play(pick_any(random.Random(seed), self.table))

    def play(self, code: str) -> None:
        self.table.play(int(self.table.state.seat), code)
        self.remember()

    def remember(self) -> None:
        if not self.table.can_undo():
            self.undone = []
        self.undone.append(fingerprint(self.table.state))

    @precondition(lambda self: self.table.can_undo())
    @rule()
    def undo(self) -> None:
        self.table.undo(int(self.table.state.seat))
        self.undone.pop()
        assert fingerprint(self.table.state) == self.undone[-1]

    @rule(seat=st.integers(-1, 7), code=st.one_of(st.sampled_from(POOL), st.text(max_size=12)))
    def mistype(self, seat: int, code: str) -> None:
        before, lines = fingerprint(self.table.state), len(self.table.record.lines)
        legal = self.table.decision()
        if legal is not None and seat == legal.seat and " ".join(code.split()) in legal.codes:
            return
        try:
            self.table.play(seat, code)
        except ComaresError:
            assert fingerprint(self.table.state) == before
            assert len(self.table.record.lines) == lines
        else:
            option = self.table.rules.parse(code)
            assert legal is not None
            assert self.table.rules.code(option) in legal.codes, "typed in another order, yet an option"
            self.remember()

    @rule()
    def come_back(self) -> None:
        text = self.table.text(everything=True)
        table, notes = replay(read(text, GAMES), self.table.chance)
        assert not notes
        assert fingerprint(table.state) == fingerprint(self.table.state)
        assert table.can_undo() == self.table.can_undo()
        self.table = table

    @invariant()
    def all_is_well(self) -> None:
        if hasattr(self, "table"):
            check_table(self.table)
            check_options(self.table, POOL[:6])
            check_explained(self.table)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            check_position(self.table, POOL, scramble)


test_an_evening_at_the_table = Evening.TestCase


def test_the_same_seed_deals_the_same_whatever_the_players_do() -> None:
    """A duplicate deal: tiles and money come in one order for a seed (until a deck is made anew)."""
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
