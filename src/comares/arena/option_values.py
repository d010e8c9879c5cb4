"""What options are worth, by the search of the strongest players."""

from __future__ import annotations

from typing import Any

from comares.bots.budget import Budget
from comares.bots.registry import SearchBot, best_guide_for, make_bot
from comares.bots.search import CANDIDATES, Playouts, candidates
from comares.bots.turn_lookahead import OneTurn
from comares.kernel.chance import SeededChance
from comares.kernel.rules import Rules

STRONGEST = "master"
WORLDS = 16  # full tables that a view could be


def evaluate(rules: Rules, view: Any, codes: list[str], budget: Budget, seed: int) -> list[float]:
    """What each of the codes is worth to the seat that decides, from 0 to 1; level is 0.5.

    All get as many playouts, with the same luck on the same worlds, so that their differences mean something.
    """
    chance = SeededChance(seed)
    worlds = [rules.imagine(view, chance) for _ in range(WORLDS)]
    guide = best_guide_for(rules)
    playouts = Playouts(rules, guide)
    options = [rules.parse(code) for code in codes]
    totals = [0.0] * len(codes)
    budget.begin()
    rounds = 0
    while not rounds or budget.spent() < 1.0:
        for i, option in enumerate(options):
            totals[i] += playouts.play(worlds[rounds % WORLDS], option, worlds[0].seat, seed + rounds)
            if i:  # the first of a round is counted when it begins
                budget.spent()
        rounds += 1
    return [total / rounds for total in totals]


def worth_a_look(rules: Rules, view: Any, seed: int) -> list[str]:
    """The codes that a strong player would think about."""
    chance = SeededChance(seed)
    state = rules.imagine(view, chance)
    options = candidates(state, OneTurn(rules, best_guide_for(rules)), chance, CANDIDATES)
    return [rules.code(option) for option in options]


def read_budget(text: str, rules: Rules) -> Budget:
    """The budget in the text: playouts, or milliseconds as in 200ms."""
    player = make_bot(f"{STRONGEST}@{text}", rules, 0)
    assert isinstance(player, SearchBot)
    return player.budget
