"""The bots' judgement of a game that was played: the chances in a position, and what a choice was worth."""

from __future__ import annotations

from typing import NamedTuple

from comares.bots.budget import Budget
from comares.bots.knowledge import Knowledge
from comares.bots.option_values import DETERMINIZATIONS, OptionValue, candidate_codes, option_values
from comares.bots.search import Search
from comares.bots.search_tree import Node
from comares.bots.win_chance import Prospect, WinChance, mean
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.view import View

COMPARE_SEED = 1 << 32  # the second comparison of a line uses other seeds than the first


class JudgedChoice(NamedTuple):
    """A choice and the best one, each with its value for the seat that decided."""

    code: str
    value: OptionValue
    best: str
    best_value: OptionValue

    @property
    def loss(self) -> float:
        """The chance to win that was lost."""
        return self.best_value.chance - self.value.chance

    @property
    def points(self) -> float:
        """The points of lead at the end that were lost."""
        return self.best_value.lead - self.value.lead


class Judge:
    """Judges positions and choices of one game by the playouts of the strongest bot."""

    def __init__(self, rules: Rules, knowledge: Knowledge) -> None:
        self.rules = rules
        self.explainer = knowledge.explainer(rules)
        self.guide = knowledge.learned_guide(rules)
        self.search = Search(rules, self.guide)
        self.chance = WinChance(self.guide, knowledge.spread(rules))

    def prospect(self, state: State, budget: Budget, seed: int) -> Prospect:
        """What the position promises every seat, with all hands open and what is still to be drawn unknown."""
        if state.over:
            return self.chance.of(state)
        found, here = list[Prospect](), Node()
        budget.begin()
        while not found or budget.spent() < 1.0:
            found.append(self.chance.playout(state, None, seed + len(found), here))
        return mean(found)

    def choice(self, view: View, seen: list[Event], code: str, budget: Budget, seed: int) -> JudgedChoice:
        """The choice of the code, from what the seat that decides knew.

        One half of the budget finds the best option as the master does. The maximum of many estimates is biased
        upwards, so the other half compares it with the code on new playouts."""
        half = halved(budget)
        self.guide.remember(view, seen)
        best = self._best(view, code, half, seed)
        codes = list(dict.fromkeys([code, best]))
        values = option_values(self.chance, view, codes, half, COMPARE_SEED + seed)
        if values[-1] <= values[0]:
            best = code
        return JudgedChoice(code, values[0], best, max(values))

    def _best(self, view: View, code: str, budget: Budget, seed: int) -> str:
        chance = SeededChance(seed)
        worlds = [self.rules.imagine(view, chance) for _ in range(DETERMINIZATIONS)]
        budget.begin()
        codes = list(dict.fromkeys([code, *candidate_codes(self.guide, view, seed)]))
        options = [int(self.rules.parse(each)) for each in codes]
        return self.rules.code(self.search.estimates(worlds, options, budget, seed)[0].option)

    def options(self, view: View, seen: list[Event], budget: Budget, seed: int) -> dict[str, OptionValue]:
        """The options worth comparing, by code, the best first."""
        self.guide.remember(view, seen)
        codes = candidate_codes(self.guide, view, seed)
        values = option_values(self.chance, view, codes, budget, seed)
        order = sorted(range(len(codes)), key=lambda i: values[i], reverse=True)
        return {codes[i]: values[i] for i in order}


def halved(budget: Budget) -> Budget:
    """Half of the budget."""
    return Budget((budget.playouts + 1) // 2, budget.milliseconds / 2, budget.unit)
