"""The values of options, by the playouts of the strongest bot."""

from __future__ import annotations

from typing import NamedTuple

from comares.bots.budget import Budget
from comares.bots.guide import Guide
from comares.bots.option_history import OptionHistory
from comares.bots.search import Search
from comares.bots.search_tree import Node
from comares.bots.win_chance import WinChance
from comares.kernel.chance import SeededChance
from comares.kernel.view import View

DETERMINIZATIONS = 16  # full states that are sampled from a view


class OptionValue(NamedTuple):
    """What an option is worth to the seat that decides: its chance to win, and its lead in points at the end."""

    chance: float
    lead: float


def option_values(judge: WinChance, view: View, codes: list[str], budget: Budget, seed: int) -> list[OptionValue]:
    """The value of each code for the seat that decides.

    All codes get the same number of playouts, with the same draws on the same determinizations, so that they can be
    compared.
    """
    rules = judge.guide.rules
    chance = SeededChance(seed)
    worlds = [rules.imagine(view, chance) for _ in range(DETERMINIZATIONS)]
    seat = int(worlds[0].seat)
    options = [int(rules.parse(code)) for code in codes]
    history = OptionHistory()
    after = [Node(history) for _ in codes]
    chances, leads = [0.0] * len(codes), [0.0] * len(codes)
    budget.begin()
    rounds = 0
    while not rounds or budget.spent() < 1.0:
        for i, option in enumerate(options):
            found = judge.playout(worlds[rounds % DETERMINIZATIONS], option, seed + rounds, after[i])
            chances[i] += found.chances[seat]
            leads[i] += found.lead(seat)
            if i:  # the loop condition has counted the first playout of the round
                budget.spent()
        rounds += 1
    return [OptionValue(chances[i] / rounds, leads[i] / rounds) for i in range(len(codes))]


def candidate_codes(guide: Guide, view: View, seed: int) -> list[str]:
    """The codes that the search would compare by playouts."""
    chance = SeededChance(seed)
    state = guide.rules.imagine(view, chance)
    return [guide.rules.code(each.option) for each in Search(guide.rules, guide).candidates(state, chance)]
