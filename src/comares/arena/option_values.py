"""The values of options, by the playouts of the strongest bot."""

from __future__ import annotations

from comares.bots.budget import Budget
from comares.bots.guide import Guide
from comares.bots.search import CANDIDATES, Playouts, candidates
from comares.bots.turn_lookahead import TurnLookahead
from comares.kernel.chance import SeededChance
from comares.kernel.view import View

DETERMINIZATIONS = 16  # full states that are sampled from a view


def option_values(guide: Guide, view: View, codes: list[str], budget: Budget, seed: int) -> list[float]:
    """The value of each code for the seat that decides, from 0 to 1; 0.5 is level.

    All codes get the same number of playouts, with the same draws on the same determinizations, so that they can be
    compared.
    """
    rules = guide.rules
    chance = SeededChance(seed)
    worlds = [rules.imagine(view, chance) for _ in range(DETERMINIZATIONS)]
    playouts = Playouts(rules, guide)
    options = [rules.parse(code) for code in codes]
    totals = [0.0] * len(codes)
    budget.begin()
    rounds = 0
    while not rounds or budget.spent() < 1.0:
        for i, option in enumerate(options):
            totals[i] += playouts.play(worlds[rounds % DETERMINIZATIONS], option, worlds[0].seat, seed + rounds)
            if i:  # the loop condition has counted the first playout of the round
                budget.spent()
        rounds += 1
    return [total / rounds for total in totals]


def candidate_codes(guide: Guide, view: View, seed: int) -> list[str]:
    """The codes that the search would compare by playouts."""
    chance = SeededChance(seed)
    state = guide.rules.imagine(view, chance)
    options = candidates(state, TurnLookahead(guide.rules, guide), chance, CANDIDATES)
    return [guide.rules.code(option) for option in options]
