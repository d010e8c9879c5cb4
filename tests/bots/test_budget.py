"""A search keeps to its budget and stops on request."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from helpers.engine.contracts import pick_kind_first

from comares.bots.budget import Budget
from comares.bots.knowledge import knowledge_of
from comares.bots.search_bot import SearchBot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.game import Game
from comares.kernel.table import Table

PLAYOUT = 0.7  # milliseconds of a playout on the simulated clock
ALLOWED = 21.0  # milliseconds


class SimulatedClock(Budget):
    """A budget whose clock advances with every playout, and which can stop after a number of playouts."""

    def __init__(self, stop_after: int = 0) -> None:
        super().__init__(0, ALLOWED)
        self.clock = 0.0
        self.asked = 0
        self.stop_after = stop_after

    def begin(self) -> None:
        self.clock = 0.0
        self.asked = 0

    def spent(self) -> float:
        if self.asked and self.asked == self.stop_after:
            self.stop()
        self.asked += 1
        if self.stopped:
            return 1.0
        share = self.clock / ALLOWED
        if share < 1:
            self.clock += PLAYOUT
        return share


def decisions(game: Game, seed: int) -> Iterator[Table]:
    """A table played at random, at each decision with more than one option."""
    dice = random.Random(seed)
    table = Table(game, 2, {}, SeededChance(seed))
    while decision := table.decision():
        if len(decision.codes) > 1:
            yield table
        table.play(decision.seat, pick_kind_first(dice, table))


def think(table: Table, budget: Budget) -> str:
    decision = table.decision()
    assert decision is not None
    guide = knowledge_of(table.game.name).guide(table.rules)
    return SearchBot(guide, 1, budget, remembers=False).choose(table.view(decision.seat), decision).code


@pytest.mark.parametrize("name", GAMES)
def test_a_search_uses_all_its_time_and_at_most_a_tenth_more(name: str) -> None:
    for _, table in zip(range(12), decisions(GAMES[name], 2)):
        budget = SimulatedClock()
        think(table, budget)
        assert ALLOWED <= budget.clock <= 1.1 * ALLOWED


@pytest.mark.parametrize("name", GAMES)
def test_a_stopped_search_answers_without_another_playout(name: str) -> None:
    for playouts, table in zip(range(1, 8), decisions(GAMES[name], 3)):
        budget = SimulatedClock(playouts)
        decision = table.decision()
        assert decision is not None
        assert think(table, budget) in decision.codes
        assert budget.clock == pytest.approx(playouts * PLAYOUT)


def test_a_budget_of_playouts_is_kept() -> None:
    for _, table in zip(range(5), decisions(GAMES["alhambra"], 4)):
        budget = Budget(30)
        think(table, budget)
        assert 30 <= budget.played <= 32, "the refused playout and the last check are counted too"


def test_processor_time_does_not_advance_while_a_thread_waits() -> None:
    working, watching = Budget(0, 20.0, "cpu"), Budget(0, 20.0, "ms")
    working.begin()
    watching.begin()
    time.sleep(0.03)
    assert watching.spent() >= 1
    assert working.spent() < 0.5
    while working.spent() < 1:
        pass
