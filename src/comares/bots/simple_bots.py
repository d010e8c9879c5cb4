"""Bots without a search: random, beginner, imitator, greedy."""

from __future__ import annotations

from comares.bots.bot import Answer
from comares.bots.explanations import PICKED_BLINDLY
from comares.bots.guide import POLICY_STREAM, Guide
from comares.bots.rollout_lookahead import LookaheadRollout
from comares.bots.turn_lookahead import TurnLookahead
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.events import Event
from comares.kernel.options import Options
from comares.kernel.table import Decision
from comares.kernel.view import View

SEEDS = 1 << 30


class RandomBot:
    """Picks each option with the same probability."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = SeededChance(seed)

    def remember(self, view: View, seen: list[Event]) -> None:
        """It remembers nothing."""

    def choose(self, view: View, decision: Decision) -> Answer:
        code = decision.codes[self.chance.draw(POLICY_STREAM, len(decision.codes))]
        return Answer(code, reason=PICKED_BLINDLY)


class PolicyBot:
    """Plays the guide's rollout policy."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.rules = guide.rules
        self.guide = guide
        self.lookahead = TurnLookahead(guide.rules, guide)
        self.chance = SeededChance(seed)

    def remember(self, view: View, seen: list[Event]) -> None:
        """It remembers nothing."""

    def choose(self, view: View, decision: Decision) -> Answer:
        state = self.rules.imagine(view, self.chance)
        out = Options()
        self.rules.options(state, out)
        option = self.guide.rollout_policy(state, out, self.chance)
        return Answer(self.rules.code(option))


class ImitatorBot:
    """Plays as the playouts of a master are played: it samples `width` options from the learned policy and takes the
    one with the best margin at the end of its turn. With 1 it plays what the policy picks."""

    def __init__(self, guide: Guide, seed: int, width: int) -> None:
        self.rules = guide.rules
        self.rollout = LookaheadRollout(guide.rules, guide)
        self.chance = SeededChance(seed)
        self.width = width

    def remember(self, view: View, seen: list[Event]) -> None:
        """It remembers nothing."""

    def choose(self, view: View, decision: Decision) -> Answer:
        state = self.rules.imagine(view, self.chance)
        out = Options()
        self.rules.options(state, out)
        return Answer(self.rules.code(self.rollout.choose(state, out, self.width, self.chance)))


class GreedyBot:
    """Plays the option with the best margin at the end of its turn. It does not track cards."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.rules = guide.rules
        self.guide = guide
        self.lookahead = TurnLookahead(guide.rules, guide)
        self.chance = SeededChance(seed)

    def remember(self, view: View, seen: list[Event]) -> None:
        """It remembers nothing."""

    def choose(self, view: View, decision: Decision) -> Answer:
        state = self.rules.imagine(view, self.chance)
        rng = SeededChance(self.chance.draw(POLICY_STREAM, SEEDS))
        option = self.lookahead.best(state, rng)
        return Answer(self.rules.code(option))
