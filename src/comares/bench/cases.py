"""The benchmark cases. A measurement repeats passes over the same work."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from time import process_time
from typing import NamedTuple

from comares.bench.loops import copy_often, list_often
from comares.bots.budget import Budget
from comares.bots.knowledge import knowledge_of
from comares.bots.search import Search
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rollout import play_random
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.research.batch import SEEDS, Batch
from comares.research.codec import Codec

FRESH = "fresh playouts"
DEALS = 3  # games in a pass, each with its own seed
MAX_DECISIONS = 100_000  # in a game
MIDDLE = 60  # decisions before copies and option lists are measured
REPEATS = 200
PLAYOUTS = 12  # of the master, from each state
BATCH = 16  # games of a batch
BATCHED = 3000  # decisions of a batch in a pass: about a game each

# The settings of a game with everything that it offers beyond the base rules.
ALL_MODULES = {
    "alhambra": dict.fromkeys(("falconers", "portals", "building-sites", "exchange-certificates"), "on"),
    "sabika": {"events": "any"},
}


class Case(NamedTuple):
    """Random playouts, of the same or of ever new deals, batches, copies, option lists, the master's playouts or steps
    of an environment (`what`) of a game, with all modules or none."""

    what: str
    game: str
    seats: int
    modules: bool = False

    @property
    def name(self) -> str:
        """The name in reports."""
        return f"{self.what} {self.game} {self.seats}" + (" modules" if self.modules else "")


def all_cases() -> list[Case]:
    """Playouts of every game for every number of players; copies and option lists for one."""
    cases = []
    for game in GAMES.values():
        cases += [Case("playouts", game.name, seats) for seats in range(game.min_players, game.max_players + 1)]
        typical = min(3, game.max_players)
        if game.name in ALL_MODULES:
            cases.append(Case("playouts", game.name, typical, True))
        cases += [Case(what, game.name, typical) for what in (FRESH, "batch", "copies", "options")]
    return cases


def measure(case: Case, seconds: float) -> float:
    """Decisions, copies or lists per second of processor time: whole passes until the time is up."""
    one_pass = prepared(case)
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        done += one_pass()
    return done / (process_time() - start)


@cache
def prepared(case: Case) -> Callable[[], int]:
    """A function that makes one pass and returns the amount of work. One pass is made to warm up."""
    game = GAMES[case.game]
    settings = ALL_MODULES[case.game] if case.modules else {}
    rules = game.rules(case.seats, settings)
    if case.what == "search":
        one_pass = search(rules, case.game)
    elif case.what == "batch":
        one_pass = batch(Codec(game, case.seats, settings))
    elif case.what == "steps":
        from comares.bench.steps import steps  # it needs comares[research]

        one_pass = steps(case.game, case.seats)
    else:
        one_pass = PASSES[case.what](rules)
    one_pass()
    return one_pass


def playouts(rules: Rules) -> Callable[[], int]:
    """A pass plays random games to their ends."""
    out = Options()

    def play() -> int:
        decisions = 0
        for seed in range(DEALS):
            chance, picks = SeededChance(seed), SeededChance(seed + DEALS)
            decisions += play_random(rules, rules.setup(chance, SILENT), MAX_DECISIONS, chance, picks, SILENT, out)
        return decisions

    return play


def fresh_playouts(rules: Rules) -> Callable[[], int]:
    """A pass plays random games to their ends, and no deal comes twice: as in a batch. A processor learns the branches
    of deals that are played again and again."""
    out, seeds = Options(), count()

    def play() -> int:
        seed = next(seeds)
        chance, picks = SeededChance(seed), SeededChance(~seed & SEEDS)
        return int(play_random(rules, rules.setup(chance, SILENT), MAX_DECISIONS, chance, picks, SILENT, out))

    return play


def batch(coded: Codec) -> Callable[[], int]:
    """A pass plays on random games of a batch, which writes masks and observations after every step."""
    games, picks = Batch(coded.rules, coded.actions, coded.observer, BATCH, 0), SeededChance(0)

    def play() -> int:
        before = games.decisions
        games.play_random(picks, BATCHED)
        return int(games.decisions - before)

    return play


def in_the_middle(rules: Rules) -> list[State]:
    """States from the middle of random games."""
    states, out = [], Options()
    for seed in range(DEALS):
        chance = SeededChance(seed)
        state = rules.setup(chance, SILENT)
        play_random(rules, state, MIDDLE, chance, SeededChance(seed + DEALS), SILENT, out)
        states.append(state)
    return states


def copies(rules: Rules) -> Callable[[], int]:
    """A pass copies these states."""
    states = in_the_middle(rules)

    def copy() -> int:
        for state in states:
            copy_often(state, REPEATS)
        return REPEATS * len(states)

    return copy


def options(rules: Rules) -> Callable[[], int]:
    """A pass lists the options of these states."""
    states, out = in_the_middle(rules), Options()

    def enumerate_() -> int:
        for state in states:
            list_often(rules, state, REPEATS, out)
        return REPEATS * len(states)

    return enumerate_


def search(rules: Rules, game: str) -> Callable[[], int]:
    """A pass searches these states as the master does, with a fixed number of playouts."""
    states, guide = in_the_middle(rules), knowledge_of(game).learned_guide(rules)
    found = [Search(rules, guide).candidates(state, SeededChance(0)) for state in states]
    fields = [[int(each.option) for each in field] for field in found]

    def choose() -> int:
        for state, options in zip(states, fields):
            budget = Budget(PLAYOUTS)
            budget.begin()
            Search(rules, guide).estimates([state], options, budget, 0)
        return PLAYOUTS * len(states)

    return choose


PASSES: dict[str, Callable[[Rules], Callable[[], int]]] = {
    "playouts": playouts,
    FRESH: fresh_playouts,
    "copies": copies,
    "options": options,
}
