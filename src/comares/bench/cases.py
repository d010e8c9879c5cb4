"""What is measured, and how a measurement is made of passes over the same work."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import process_time
from typing import NamedTuple

from comares.bench.loops import copy_often, list_often
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rollout import play_random
from comares.kernel.rules import Rules
from comares.kernel.state import State

DEALS = 3  # the games of a pass, each of its own seed
LONGEST = 100_000  # decisions in a game
MIDDLE = 60  # decisions into a game, where copies and option lists are measured
OFTEN = 200


class Case(NamedTuple):
    """Random playouts, copies or option lists (`what`) of a game for so many, with all modules or none."""

    what: str
    game: str
    seats: int
    modules: bool = False

    @property
    def name(self) -> str:
        """What it is called in a report."""
        return f"{self.what} {self.game} {self.seats}" + (" modules" if self.modules else "")


def all_cases() -> list[Case]:
    """Playouts of every game for every number of players; the rest for a middling one."""
    cases = []
    for game in GAMES.values():
        cases += [Case("playouts", game.name, seats) for seats in range(game.fewest, game.most + 1)]
        middling = min(3, game.most)
        if any("on" in setting.values for setting in game.settings):
            cases.append(Case("playouts", game.name, middling, True))
        cases += [Case(what, game.name, middling) for what in ("copies", "options")]
    return cases


def measure(case: Case, seconds: float) -> float:
    """How many decisions, copies or lists a second of this core: whole passes until the time is up."""
    one_pass = prepared(case)
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        done += one_pass()
    return done / (process_time() - start)


@cache
def prepared(case: Case) -> Callable[[], int]:
    """What makes one pass of the case and tells how much that was; it has been made once, to warm up."""
    game = GAMES[case.game]
    settings = {setting.name: "on" for setting in game.settings if case.modules and "on" in setting.values}
    one_pass = PASSES[case.what](game.rules(case.seats, settings))
    one_pass()
    return one_pass


def playouts(rules: Rules) -> Callable[[], int]:
    """A pass plays some games to their ends, all options alike."""
    out = Options()

    def play() -> int:
        decisions = 0
        for seed in range(DEALS):
            chance, picks = SeededChance(seed), SeededChance(seed + DEALS)
            decisions += play_random(rules, rules.setup(chance, SILENT), LONGEST, chance, picks, SILENT, out)
        return decisions

    return play


def in_the_middle(rules: Rules) -> list[State]:
    """Some games that have got into their middles."""
    states, out = [], Options()
    for seed in range(DEALS):
        chance = SeededChance(seed)
        state = rules.setup(chance, SILENT)
        play_random(rules, state, MIDDLE, chance, SeededChance(seed + DEALS), SILENT, out)
        states.append(state)
    return states


def copies(rules: Rules) -> Callable[[], int]:
    """A pass copies states from the middle of games."""
    states = in_the_middle(rules)

    def copy() -> int:
        for state in states:
            copy_often(state, OFTEN)
        return OFTEN * len(states)

    return copy


def options(rules: Rules) -> Callable[[], int]:
    """A pass lists the options of states from the middle of games."""
    states, out = in_the_middle(rules), Options()

    def enumerate_() -> int:
        for state in states:
            list_often(rules, state, OFTEN, out)
        return OFTEN * len(states)

    return enumerate_


PASSES: dict[str, Callable[[Rules], Callable[[], int]]] = {
    "playouts": playouts,
    "copies": copies,
    "options": options,
}
