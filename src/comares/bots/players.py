"""The players there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from comares.alhambra.rules import AlhambraRules
from comares.bots.alhambra import AlhambraGuide
from comares.bots.bot import Answer, Bot
from comares.bots.greedy import OneTurn
from comares.bots.guide import Guide
from comares.bots.reasons import Reason, reason_for
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.events import Event
from comares.kernel.rules import Rules
from comares.kernel.table import Decision

PICKS = 0  # the stream of chance that a bot's own picks come from


def guide_for(rules: Rules) -> Guide:
    """The guide of the game that these are the rules of."""
    return AlhambraGuide(rules) if isinstance(rules, AlhambraRules) else Guide(rules)


class RandomBot:
    """Plays anything, all options alike."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.chance: Chance = SeededChance(seed)

    def remember(self, view: Any, seen: list[Event]) -> None:
        """It does not."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        code = decision.codes[self.chance.draw(PICKS, len(decision.codes))]
        return Answer(code, Reason("random"))


class GreedyBot:
    """Plays what leaves it best off at the end of its turn."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.guide = guide_for(rules)
        self.search = OneTurn(rules, self.guide)
        self.chance = SeededChance(seed)

    def remember(self, view: Any, seen: list[Event]) -> None:
        self.guide.remember(view, seen)

    def choose(self, view: Any, decision: Decision) -> Answer:
        state = self.rules.imagine(view, self.chance)
        luck = SeededChance(self.chance.draw(PICKS, 1 << 30))
        option = self.search.best(state, luck)
        after = self.search.turn(state, option, luck)
        return Answer(self.rules.code(option), reason_for(self.rules, state, after))


BOTS: dict[str, Callable[[Rules, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
