"""The players there are, by name, and how long each thinks unless told otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.alhambra.rules import AlhambraRules
from comares.bots.alhambra.features import AlhambraMeasures
from comares.bots.alhambra.guide import AlhambraGuide
from comares.bots.alhambra.rollout_weights import FRESH, PRACTISED
from comares.bots.bot import Answer, Bot
from comares.bots.budget import CLOCKS, Budget
from comares.bots.explanations import Reason, reason_for
from comares.bots.guide import PICKS, Guide
from comares.bots.linear_evaluation import Judgement, Measures
from comares.bots.sabika.features import SabikaMeasures
from comares.bots.sabika.guide import SabikaGuide
from comares.bots.search import CANDIDATES, Search, candidates
from comares.bots.turn_lookahead import OneTurn
from comares.bots.weights import learned_weights
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.events import Event
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.table import Decision
from comares.sabika.rules import SabikaRules

SEEDS = 1 << 30
WORLDS = 8  # full states that a searching player imagines for one decision


def guide_for(rules: Rules) -> Guide:
    """The guide of the game that these are the rules of."""
    if isinstance(rules, AlhambraRules):
        return AlhambraGuide(rules)
    return SabikaGuide(rules) if isinstance(rules, SabikaRules) else Guide(rules)


def fresh_guide_for(rules: Rules) -> Guide:
    """The same for somebody who sees little of what matters."""
    return AlhambraGuide(rules, taste=FRESH) if isinstance(rules, AlhambraRules) else guide_for(rules)


def best_guide_for(rules: Rules) -> Guide:
    """The same with what was learned, where that proved better (docs/strength.md)."""
    if isinstance(rules, AlhambraRules):
        return judging_guide_for(rules, learned_weights("alhambra"))
    return judging_guide_for(rules, learned_weights("sabika")) if isinstance(rules, SabikaRules) else guide_for(rules)


def judging_guide_for(rules: Rules, weights: list[float]) -> Guide:
    """The same with these weights."""
    if isinstance(rules, AlhambraRules):
        return AlhambraGuide(rules, Judgement(measures_for(rules), weights, rules.seats), PRACTISED)
    if isinstance(rules, SabikaRules):
        return SabikaGuide(rules, Judgement(measures_for(rules), weights, rules.lookup.parties))
    raise BadSetup("nothing is learned for this game")


def measures_for(rules: Rules) -> Measures:
    """What is measured of the game that these are the rules of."""
    if isinstance(rules, AlhambraRules):
        return AlhambraMeasures(rules)
    if isinstance(rules, SabikaRules):
        return SabikaMeasures(rules)
    raise BadSetup("nothing is learned for this game")


class RandomBot:
    """Plays anything, all options alike."""

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        self.chance: Chance = SeededChance(seed)

    def remember(self, view: Any, seen: list[Event]) -> None:
        """It does not."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        code = decision.codes[self.chance.draw(PICKS, len(decision.codes))]
        return Answer(code, Reason("random"))


class BeginnerBot:
    """Plays what looks best at a glance: it sees what a building is worth, but neither the others nor its next move."""

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        self.rules = rules
        self.guide = fresh_guide_for(rules)
        self.one_turn = OneTurn(rules, self.guide)
        self.chance = SeededChance(seed)

    def remember(self, view: Any, seen: list[Event]) -> None:
        """It forgets."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        state = self.rules.imagine(view, self.chance)
        out = Options()
        self.rules.options(state, out)
        option = self.guide.pick(state, out, self.chance)
        after = self.one_turn.turn(state, option, SeededChance(0))
        return Answer(self.rules.code(option), reason_for(self.guide, state, after))


class GreedyBot:
    """Plays what leaves it best off at the end of its turn, and forgets what the others hold."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.rules = guide.rules
        self.guide = guide
        self.one_turn = OneTurn(guide.rules, guide)
        self.chance = SeededChance(seed)

    def remember(self, view: Any, seen: list[Event]) -> None:
        """It forgets."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        state = self.rules.imagine(view, self.chance)
        luck = SeededChance(self.chance.draw(PICKS, SEEDS))
        option = self.one_turn.best(state, luck)
        after = self.one_turn.turn(state, option, luck)
        return Answer(self.rules.code(option), reason_for(self.guide, state, after))


class SearchBot:
    """Plays what turns out best in playouts from tables that its view could be."""

    def __init__(self, guide: Guide, seed: int, budget: Budget, remembers: bool) -> None:
        rules = guide.rules
        self.rules = rules
        self.guide = guide
        self.one_turn = OneTurn(rules, self.guide)
        self.search = Search(rules, self.guide)
        self.chance = SeededChance(seed)
        self.budget = budget
        self.remembers = remembers

    def remember(self, view: Any, seen: list[Event]) -> None:
        if self.remembers:
            self.guide.remember(view, seen)

    def choose(self, view: Any, decision: Decision) -> Answer:
        self.budget.begin()
        worlds = [self.rules.imagine(view, self.chance) for _ in range(WORLDS)]
        state = worlds[0]
        luck = SeededChance(self.chance.draw(PICKS, SEEDS))
        option = self.rules.parse(decision.codes[0])
        if len(decision.codes) > 1:
            options = candidates(state, self.one_turn, luck, CANDIDATES)
            seed = self.chance.draw(PICKS, SEEDS)
            option = self.search.estimates(worlds, options, self.budget, seed)[0].option
        after = self.one_turn.turn(state, option, luck)
        return Answer(self.rules.code(option), reason_for(self.guide, state, after))


def greedy(rules: Rules, seed: int, budget: Budget) -> Bot:
    """Judges by guesses."""
    return GreedyBot(guide_for(rules), seed)


def swift(rules: Rules, seed: int, budget: Budget) -> Bot:
    """Judges by what was learned: what can be had without a search, and whose games teach more."""
    return GreedyBot(best_guide_for(rules), seed)


def strong(rules: Rules, seed: int, budget: Budget) -> Bot:
    """Searches, and forgets what the others hold."""
    return SearchBot(guide_for(rules), seed, budget, remembers=False)


def master(rules: Rules, seed: int, budget: Budget) -> Bot:
    """Searches, remembers everything that lay open, and judges by what was learned."""
    return SearchBot(best_guide_for(rules), seed, budget, remembers=True)


class Player(NamedTuple):
    """A kind of player, and its budget: playouts, or milliseconds a decision; 0 is none."""

    make: Callable[[Rules, int, Budget], Bot]
    playouts: int = 0
    milliseconds: float = 0.0


BOTS: dict[str, Player] = {
    "random": Player(RandomBot),
    "beginner": Player(BeginnerBot),
    "greedy": Player(greedy),
    "swift": Player(swift),
    "strong": Player(strong, milliseconds=200),
    "master": Player(master, milliseconds=1000),
}

# What people choose from, weakest first, named for the crafts of the palace.
LEVELS: dict[str, str] = {"gardener": "beginner", "mason": "greedy", "geometer": "strong", "architect": "master"}


def make_bot(spec: str, rules: Rules, seed: int) -> Bot:
    """A player by its name or level, and if one likes its budget: `strong`, `architect@500ms`, `master@1600`.

    A number alone counts playouts.
    """
    name, at, budget = spec.partition("@")
    player = BOTS.get(LEVELS.get(name, name))
    if player is None:
        raise BadSetup(f"no player {name!r} here; there is {', '.join([*BOTS, *LEVELS])}")
    if not at:
        return player.make(rules, seed, Budget(player.playouts, player.milliseconds))
    number, unit = split_budget(budget)
    if not number.isdigit() or not int(number):
        raise BadSetup(
            f"{budget!r} is no budget: NUMBER playouts, as in {name}@400, "
            f"milliseconds: {name}@200ms, or milliseconds of processor time: {name}@200cpu"
        )
    if unit:
        return player.make(rules, seed, Budget(0, float(number), unit))
    return player.make(rules, seed, Budget(int(number)))


def split_budget(budget: str) -> tuple[str, str]:
    """What stands before the unit, and the unit; none: playouts.

    >>> split_budget("200ms"), split_budget("1600")
    (('200', 'ms'), ('1600', ''))
    """
    unit = next((unit for unit in CLOCKS if budget.endswith(unit)), "")
    return budget.removesuffix(unit), unit
