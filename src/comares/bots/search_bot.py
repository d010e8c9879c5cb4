"""The bot that searches: determinizations of its view, candidates, playouts."""

from __future__ import annotations

from comares.bots.bot import Answer
from comares.bots.budget import Budget
from comares.bots.findings import Finding, answer_of
from comares.bots.guide import POLICY_STREAM, Guide
from comares.bots.search import Search
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event
from comares.kernel.table import Decision
from comares.kernel.view import View

DETERMINIZATIONS = 8  # full states that are sampled from the view for one decision
SEEDS = 1 << 30
SPENT_AT_ONCE = 0.5  # the share of the time saved that one decision may use


class SearchBot:
    """Plays the option with the best playouts. With `remembers` it tracks what was open to its seat."""

    def __init__(self, guide: Guide, seed: int, budget: Budget, remembers: bool) -> None:
        self.rules = guide.rules
        self.guide = guide
        self.search = Search(guide.rules, guide)
        self.chance = SeededChance(seed)
        self.budget = budget
        self.remembers = remembers
        self.saved = 0.0  # budgets that earlier decisions have left over

    def remember(self, view: View, seen: list[Event]) -> None:
        if self.remembers:
            self.guide.remember(view, seen)

    def choose(self, view: View, decision: Decision) -> Answer:
        return answer_of(self.findings(view, decision))

    def findings(self, view: View, decision: Decision) -> list[Finding]:
        """The options that were compared, best first."""
        if len(decision.codes) == 1:
            return [Finding(decision.codes[0], 0.0, 0)]
        self.budget.allowed = min(self.guide.settings.longest, 1.0 + self.saved * SPENT_AT_ONCE)
        self.budget.begin()
        worlds = [self.rules.imagine(view, self.chance) for _ in range(DETERMINIZATIONS)]
        rng = SeededChance(self.chance.draw(POLICY_STREAM, SEEDS))
        field = self.search.candidates(worlds[0], rng)
        seed = self.chance.draw(POLICY_STREAM, SEEDS)
        compared = self.search.compare(worlds, field, self.budget, seed)
        self.saved = max(self.saved + 1.0 - self.budget.used(), 0.0)
        return [Finding(self.rules.code(each.option), each.mean(), each.playouts) for each in compared]
