"""The bots by name, and their default budgets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from comares.bots.bot import Bot
from comares.bots.budget import CLOCKS, Budget
from comares.bots.knowledge import LEVELS, Knowledge
from comares.bots.master_version import read_version
from comares.bots.search_bot import SearchBot
from comares.bots.simple_bots import GreedyBot, ImitatorBot, PolicyBot, RandomBot
from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules

MakeBot = Callable[[Rules, int, Budget, Knowledge], Bot]


def random(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Picks at random."""
    return RandomBot(seed)


def beginner(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Plays the rollout policy with beginner weights: no majorities, no lookahead."""
    return PolicyBot(knowledge.beginner_guide(rules), seed)


def imitator(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Imitates the master: compares as many options of its learned policy as the budget says."""
    return ImitatorBot(knowledge.learned_guide(rules, "imitator"), seed, int(budget.playouts))


def apprentice(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Imitates the master less carefully: it samples its options more widely than the imitator."""
    return ImitatorBot(knowledge.learned_guide(rules, "apprentice"), seed, int(budget.playouts))


def greedy(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Looks one turn ahead with the hand-written evaluation."""
    return GreedyBot(knowledge.guide(rules), seed)


def greedy_learned(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Looks one turn ahead with the learned evaluation. Its games are the best training data for their cost."""
    return GreedyBot(knowledge.learned_guide(rules), seed)


def strong(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Searches with the hand-written evaluation and does not track cards."""
    return SearchBot(knowledge.guide(rules), seed, budget, remembers=False)


def master(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """Searches with the learned evaluation and tracks cards."""
    return SearchBot(knowledge.learned_guide(rules), seed, budget, remembers=True)


def master_0_1(rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    """The master of version 0.1, with its weights and settings: the yardstick of later ones."""
    return SearchBot(knowledge.learned_guide(rules, "master-0.1"), seed, budget, remembers=True)


class BotKind(NamedTuple):
    """How a bot is made, and its default budget: playouts, or milliseconds for each decision; 0 means none."""

    make: MakeBot
    playouts: int = 0
    milliseconds: float = 0.0


BOTS: dict[str, BotKind] = {
    "random": BotKind(random),
    "beginner": BotKind(beginner),
    "apprentice": BotKind(apprentice, playouts=1),
    "imitator": BotKind(imitator, playouts=1),
    "greedy": BotKind(greedy),
    "greedy-learned": BotKind(greedy_learned),
    "strong": BotKind(strong, milliseconds=200),
    "master-0.1": BotKind(master_0_1, milliseconds=1000),
    "master": BotKind(master, milliseconds=500),
}

ALIASES: dict[str, str] = {"swift": "greedy-learned"}
TRIAL = "master:"
TRIAL_BUDGET = "1000ms"


def make_bot(spec: str, rules: Rules, seed: int, knowledge: Knowledge) -> Bot:
    """The bot of a spec: a name or a level, and optionally a budget, as in `strong`, `architect@500ms`, `master@1600`.

    A number without a unit counts playouts. `master:FILE` is a master whose weights and settings are in a file, as the
    versions in the package are (`bots/data`). `knowledge` is what the bots know of the game of these rules.
    """
    name, at, budget = spec.partition("@")
    if name in LEVELS:
        return make_bot(level_spec(name, knowledge, seed, budget), rules, seed, knowledge)
    if name.startswith(TRIAL):
        return _trial(Path(name.removeprefix(TRIAL)), rules, seed, read_budget(budget or TRIAL_BUDGET), knowledge)
    kind = BOTS.get(ALIASES.get(name, name))
    if kind is None:
        raise BadSetup(f"there is no bot {name!r}; the bots are {', '.join([*BOTS, *LEVELS])}")
    if not at:
        return kind.make(rules, seed, Budget(kind.playouts, kind.milliseconds), knowledge)
    return kind.make(rules, seed, read_budget(budget, name), knowledge)


def level_spec(level: str, knowledge: Knowledge, form: int, budget: str = "") -> str:
    """The bot that plays a level of the game; with a budget, that bot with it. `form` is a number of the game and the
    seat that says which of the level's bots plays."""
    bots = knowledge.levels[level]
    spec = bots[form % len(bots)]
    return f"{spec.partition('@')[0]}@{budget}" if budget else spec


def thinking_time(spec: str, knowledge: Knowledge) -> float:
    """The seconds that the bot of a spec may think about a decision; 0 if it does not search, or counts playouts."""
    if spec in LEVELS:
        return max(thinking_time(each, knowledge) for each in knowledge.levels[spec])
    name, _, budget = spec.partition("@")
    if budget:
        return read_budget(budget).milliseconds / 1000
    kind = BOTS.get(ALIASES.get(name, name))
    return kind.milliseconds / 1000 if kind else 0.0


def without_clock(spec: str, knowledge: Knowledge) -> str:
    """A bot as strong as that of the spec that answers the same with the same seed: it counts playouts, not time."""
    kind = BOTS.get(spec)
    return f"{spec}@{knowledge.master_playouts // 2}" if kind and kind.milliseconds else spec


def _trial(file: Path, rules: Rules, seed: int, budget: Budget, knowledge: Knowledge) -> Bot:
    version = read_version(file, case=knowledge.case(rules))
    return SearchBot(knowledge.guide_with(rules, version), seed, budget, remembers=True)


def read_budget(text: str, name: str = "master") -> Budget:
    """The budget of a text like `400`, `200ms` or `200cpu`; `name` is a bot to give examples with."""
    number, unit = split_budget(text)
    if not number.isdigit() or not int(number):
        raise BadSetup(
            f"{text!r} is not a budget: write playouts as in {name}@400, milliseconds as in {name}@200ms, "
            f"or milliseconds of processor time as in {name}@200cpu"
        )
    return Budget(0, float(number), unit) if unit else Budget(int(number))


def split_budget(budget: str) -> tuple[str, str]:
    """The number and the unit of a budget; without a unit it counts playouts.

    >>> split_budget("200ms"), split_budget("1600")
    (('200', 'ms'), ('1600', ''))
    """
    unit = next((unit for unit in CLOCKS if budget.endswith(unit)), "")
    return budget.removesuffix(unit), unit
