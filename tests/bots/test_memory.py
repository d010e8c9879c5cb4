"""A host's machine stays up for months: what bots and tables have used is given back."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from comares.bots.bot import ask
from comares.bots.registry import make_bot
from comares.compiled import is_compiled
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

STATM = Path("/proc/self/statm")
PAGE = 4  # KB
FIRST = 150  # times, until all that is kept for good is there
TIMES = 600
MOST = 600  # KB: one KB each time

pytestmark = [
    pytest.mark.skipif(not is_compiled(), reason="as it stands, Python counts for it"),
    pytest.mark.skipif(not STATM.exists(), reason="only here can a process read how much it has"),
]


def kept(use: Callable[[], object]) -> int:
    """The KB that using it many times leaves behind."""
    for _ in range(FIRST):
        use()
    gc.collect()
    before = int(STATM.read_text("ascii").split()[1])
    for _ in range(TIMES):
        use()
    gc.collect()
    return PAGE * (int(STATM.read_text("ascii").split()[1]) - before)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_is_gone_leaves_nothing_behind(name: str) -> None:
    assert kept(lambda: Table(GAMES[name], 2, {}, SeededChance(1))) < MOST


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_that_was_made_leaves_nothing_behind(name: str) -> None:
    table = Table(GAMES[name], 2, {}, SeededChance(1))
    bot = make_bot("master@2", table.rules, 1)
    assert kept(lambda: ask(bot, table)) < MOST
