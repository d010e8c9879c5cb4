"""Bots and tables give back the memory they used, so that a server can run for months."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from comares.bots.bot import ask
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import make_bot
from comares.compiled import is_compiled
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

STATM = Path("/proc/self/statm")
PAGE = 4  # KB
WARM_UP = 150  # repetitions, until all caches are filled
REPEATS = 600
ROUNDS = 3
MAX_GROWTH = 600  # KB: one for each repetition

pytestmark = [
    pytest.mark.skipif(not is_compiled(), reason="only compiled code can leak"),
    pytest.mark.skipif(not STATM.exists(), reason="needs /proc"),
]


def growth(repeat: Callable[[], object]) -> int:
    """The KB by which this process grows over many repetitions, in the best of a few rounds: a leak grows in each of
    them, while the allocator takes its pages once."""
    for _ in range(WARM_UP):
        repeat()
    return min(_growth_of_round(repeat) for _ in range(ROUNDS))


def _growth_of_round(repeat: Callable[[], object]) -> int:
    gc.collect()
    before = int(STATM.read_text("ascii").split()[1])
    for _ in range(REPEATS):
        repeat()
    gc.collect()
    return PAGE * (int(STATM.read_text("ascii").split()[1]) - before)


@pytest.mark.parametrize("name", GAMES)
def test_a_discarded_table_frees_its_memory(name: str) -> None:
    assert growth(lambda: Table(GAMES[name], 2, {}, SeededChance(1))) < MAX_GROWTH


@pytest.mark.parametrize("name", GAMES)
def test_a_search_frees_its_memory(name: str) -> None:
    table = Table(GAMES[name], 2, {}, SeededChance(1))
    bot = make_bot("master@2", table.rules, 1, knowledge_of(name))
    assert growth(lambda: ask(bot, table)) < MAX_GROWTH
