"""The bot that searches: determinizations of its view, candidates, playouts."""

from __future__ import annotations

from comares.bots.bot import Answer
from comares.bots.budget import Budget
from comares.bots.explanations import reason_for
from comares.bots.guide import POLICY_STREAM, Guide
from comares.bots.search import CANDIDATES, Search, candidates
from comares.bots.turn_lookahead import TurnLookahead
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event
from comares.kernel.table import Decision
from comares.kernel.view import View

DETERMINIZATIONS = 8  # full states that are sampled from the view for one decision
SEEDS = 1 << 30


class SearchBot:
    """Plays the option with the best playouts. With `remembers` it tracks what was open to its seat."""

    def __init__(self, guide: Guide, seed: int, budget: Budget, remembers: bool) -> None:
        self.rules = guide.rules
        self.guide = guide
        self.lookahead = TurnLookahead(guide.rules, guide)
        self.search = Search(guide.rules, guide)
        self.chance = SeededChance(seed)
        self.budget = budget
        self.remembers = remembers

    def remember(self, view: View, seen: list[Event]) -> None:
        if self.remembers:
            self.guide.remember(view, seen)

    def choose(self, view: View, decision: Decision) -> Answer:
        self.budget.begin()
        worlds = [self.rules.imagine(view, self.chance) for _ in range(DETERMINIZATIONS)]
        state = worlds[0]
        rng = SeededChance(self.chance.draw(POLICY_STREAM, SEEDS))
        option = self.rules.parse(decision.codes[0])
        if len(decision.codes) > 1:
            options = candidates(state, self.lookahead, rng, CANDIDATES)
            seed = self.chance.draw(POLICY_STREAM, SEEDS)
            option = self.search.estimates(worlds, options, self.budget, seed)[0].option
        after = self.lookahead.turn(state, option, rng)
        return Answer(self.rules.code(option), reason_for(self.guide, state, after))
