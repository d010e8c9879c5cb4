"""The weakest level can be beaten by somebody who knows only what the lessons said (`helpers.lessons`)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from helpers.lessons.alhambra_newcomer import AlhambraNewcomer
from helpers.lessons.sabika_newcomer import SabikaNewcomer

from comares.bots.bot import ask
from comares.bots.knowledge import LEVELS
from comares.bots.spec import seat_bot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

NEWCOMERS: dict[str, Callable[[int], Any]] = {
    "alhambra": lambda seed: AlhambraNewcomer(),
    "sabika": SabikaNewcomer,  # takes bonuses at random, which no person would
}
AT_LEAST = {"alhambra": 0.5, "sabika": 0.1}  # of the games
GAMES_EACH = 40


def newcomer_wins(name: str, number: int) -> float:
    """The newcomer's share of the victory in a game against the weakest level. Each deal is played from both seats."""
    table = Table(GAMES[name], 2, {}, SeededChance(300 + number // 2))
    newcomer, luck, own = NEWCOMERS[name](number), random.Random(number), number % 2
    rival = seat_bot(LEVELS[0], table, number)
    while (decision := table.decision()) is not None:
        if decision.seat == own:
            code = newcomer.choose(table.view(own), decision.kind) or luck.choice(decision.codes)
        else:
            code = ask(rival, table).code
        table.play(decision.seat, code)
    winners = table.outcome().winners
    return (own in winners) / len(winners)


@pytest.mark.parametrize("name", GAMES)
def test_a_newcomer_can_beat_the_weakest_level(name: str) -> None:
    won = sum(newcomer_wins(name, number) for number in range(GAMES_EACH))
    print(f"{name}: the newcomer won {won:g} of {GAMES_EACH} games against the {LEVELS[0]}")
    assert won >= AT_LEAST[name] * GAMES_EACH
