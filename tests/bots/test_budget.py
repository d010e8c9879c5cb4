"""A search keeps to its time, and stops when it is told to."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from helpers.engine.contracts import pick_kind_first

from comares.bots.budget import Budget
from comares.bots.registry import SearchBot, guide_for
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.game import Game
from comares.kernel.table import Table

EACH = 0.7  # milliseconds of a playout, by the clock below
ALLOWED = 21.0


class Timed(Budget):
    """A budget by a clock that ticks with every playout."""

    def __init__(self, playouts_until_told: int = 0) -> None:
        super().__init__(0, ALLOWED)
        self.clock = 0.0
        self.asked = 0
        self.until_told = playouts_until_told

    def begin(self) -> None:
        self.clock = 0.0
        self.asked = 0

    def spent(self) -> float:
        if self.asked and self.asked == self.until_told:
            self.stop()
        self.asked += 1
        if self.stopped:
            return 1.0
        share = self.clock / ALLOWED
        if share < 1:
            self.clock += EACH
        return share


def decisions(game: Game, seed: int) -> Iterator[Table]:
    """A table wherever there is a choice, as it is played by chance."""
    dice = random.Random(seed)
    table = Table(game, 2, {}, SeededChance(seed))
    while decision := table.decision():
        if len(decision.codes) > 1:
            yield table
        table.play(decision.seat, pick_kind_first(dice, table))


def think(table: Table, budget: Budget) -> str:
    decision = table.decision()
    assert decision is not None
    return (
        SearchBot(guide_for(table.rules), 1, budget, remembers=False).choose(table.view(decision.seat), decision).code
    )


@pytest.mark.parametrize("name", GAMES)
def test_all_of_the_time_is_used_and_hardly_more(name: str) -> None:
    for _, table in zip(range(12), decisions(GAMES[name], 2)):
        budget = Timed()
        think(table, budget)
        assert ALLOWED <= budget.clock <= 1.1 * ALLOWED


@pytest.mark.parametrize("name", GAMES)
def test_who_is_told_to_stop_answers_without_another_playout(name: str) -> None:
    for told, table in zip(range(1, 8), decisions(GAMES[name], 3)):
        budget = Timed(told)
        decision = table.decision()
        assert decision is not None
        assert think(table, budget) in decision.codes
        assert budget.clock == pytest.approx(told * EACH)


def test_playouts_are_counted() -> None:
    for _, table in zip(range(5), decisions(GAMES["alhambra"], 4)):
        budget = Budget(30)
        think(table, budget)
        assert 30 <= budget.played <= 32, "one that is refused, and a last look, are no playouts"


def test_processor_time_stands_still_while_a_thread_waits() -> None:
    working, watching = Budget(0, 20.0, "cpu"), Budget(0, 20.0, "ms")
    working.begin()
    watching.begin()
    time.sleep(0.03)
    assert watching.spent() >= 1
    assert working.spent() < 0.5
    while working.spent() < 1:
        pass
