"""The toy game is held to every contract that the kernel states."""

from __future__ import annotations

import random

import pytest
from helpers.engine.contracts import check_game, check_position, pick_kind_first, refused
from helpers.engine.toy_game import ALL_STONES, TOY, ToyState, toy, toy_view

from comares.kernel.chance import SeededChance
from comares.kernel.errors import NothingToUndo
from comares.kernel.snapshot import plain
from comares.kernel.state import State
from comares.kernel.table import Table

SEATS = [2, 3, 4]
POOL = ["bid 0", "bid 2", "bid 3", "bid 9", "do glow", "do draw", "do roll", "do feast", "trade 1", "trade 6", "round"]


def scramble(state: State, seat: int | None, dice: random.Random) -> State:
    """Everything the seat may not know, anew: the others' stones and their bids."""
    table = toy(state)
    others = [other for other in range(len(table.hands)) if other != seat]
    unknown = [*table.bag, *(worth for other in others for worth in table.hands[other])]
    dice.shuffle(unknown)
    for other in others:
        table.hands[other] = sorted(unknown.pop() for _ in table.hands[other])
        table.bids[other] = dice.randrange(3) if table.bids[other] >= 0 else -1
    table.bag = sorted(unknown)
    return state


def all_stones_are_somewhere(table: Table) -> None:
    state = toy(table.state)
    traded = sum(1 for line in table.standing_lines() if line.code.startswith("trade"))
    assert len(state.bag) + sum(map(len, state.hands)) + traded == len(ALL_STONES)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("trade", ["off", "on"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game_keeps_every_contract(seats: int, trade: str, seed: int) -> None:
    table = check_game(
        TOY,
        seats,
        {"trade": trade},
        seed,
        every=1,
        check=all_stones_are_somewhere,
        scramble=scramble,
        pool=POOL,
        pick=pick_kind_first,
    )
    assert table.state.over


def test_a_card_in_a_card_in_a_card_is_done_to_its_end() -> None:
    table = Table(TOY, 2, {}, SeededChance(1))
    table.play(0, "bid 2")
    table.play(1, "bid 1")
    for depth in range(2):
        table.play(0, "do feast")
        assert table.points() == [depth + 1, 0]
        check_position(table, POOL, scramble)
    assert refused(table, "do feast") == "T4"
    frames = table.state.pending()
    assert [frames[at] for at in range(0, len(frames), 4)] == [0, 3, 3, 2], "round, feast, feast, a card to choose"
    table.play(0, "do glow")
    assert table.points() == [5, 0], "the innermost card, then the rest of the inner feast, then of the outer"
    decision = table.decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "bid")


def test_a_choice_inside_effects_is_undone_step_by_step() -> None:
    table = Table(TOY, 2, {}, SeededChance(1))
    table.play(0, "bid 2")
    table.play(1, "bid 1")
    positions = [plain(table.state)]
    for code in ("do feast", "do feast"):
        table.play(0, code)
        positions.append(plain(table.state))
    for position in positions[1::-1]:
        table.undo(0)
        assert plain(table.state) == position
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_nothing_is_undone_across_a_private_draw_a_die_another_seat_or_what_was_laid_open() -> None:
    table = Table(TOY, 2, {}, SeededChance(1))
    for seat, code in ((0, "bid 0"), (1, "bid 2"), (1, "do draw"), (0, "bid 0"), (1, "bid 2"), (1, "do roll")):
        table.play(seat, code)
        assert not table.can_undo(), code
    assert table.record.lines[2].draws == [], "seat 2 bid last, saw the other bid and decides: nothing was drawn there"


def test_the_module_adds_a_step_and_takes_nothing_away() -> None:
    plain_table, with_module = Table(TOY, 2, {}, SeededChance(1)), Table(TOY, 2, {"trade": "on"}, SeededChance(1))
    for table in (plain_table, with_module):
        table.play(0, "bid 1")
        table.play(1, "bid 0")
    before, after = plain_table.decision(), with_module.decision()
    assert before is not None
    assert after is not None
    worth = toy(with_module.state).hands[0][0]
    assert set(after.codes) - set(before.codes) == {f"trade {worth}"}
    assert set(before.codes) <= set(after.codes)
    with_module.play(0, f"trade {worth}")
    assert with_module.points() == [2 * worth, 0]
    assert toy_view(with_module.view(1)).traded == [worth]


def test_a_secret_choice_is_hidden_until_all_are_made() -> None:
    table = Table(TOY, 3, {}, SeededChance(1))
    other = Table(TOY, 3, {}, SeededChance(1))
    table.play(0, "bid 2")
    other.play(0, "bid 0")
    for seat in (1, 2, None):
        assert table.view(seat) == other.view(seat)
        assert table.text(seat) == other.text(seat)
    assert table.view(0) != other.view(0)
    assert table.text(0) != other.text(0)
    for played in (table, other):
        played.play(1, "bid 1")
        played.play(2, "bid 1")
    assert table.view(None) != other.view(None), "now the highest bidder decides"


def test_a_private_draw_is_seen_by_its_seat_alone() -> None:
    tables = [Table(TOY, 2, {}, SeededChance(seed)) for seed in range(40)]
    first = tables[0]
    same = next(table for table in tables[1:] if table.view(1) == first.view(1) and table.view(0) != first.view(0))
    assert same.text(1) == first.text(1)
    assert same.text(None) == first.text(None)
    assert same.text(0) != first.text(0)


def test_an_interpreted_state_is_copied_with_its_frames() -> None:
    state = Table(TOY, 2, {}, SeededChance(1)).state
    copy = state.copy()
    assert isinstance(copy, ToyState)
    copy.push(7, 1, 2, 3)
    copy.seat = 1
    assert state.pending() != copy.pending()
    assert state.seat == 0
