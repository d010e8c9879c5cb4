"""A game between searches with given weights."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from comares.arena.setups import Setups
from comares.bots.bot import ask
from comares.bots.budget import Budget
from comares.bots.knowledge import knowledge_of
from comares.bots.master_version import MASTER
from comares.bots.search_bot import SearchBot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.rules import Rules
from comares.kernel.table import Table

SEEDS = 32  # bits


def searchers(
    game: str, rules: Rules, weights: Sequence[Sequence[float]], playouts: int, rng: Random
) -> list[SearchBot]:
    """A master for each seat, which searches with the weights of that seat and so many playouts."""
    knowledge = knowledge_of(game)
    version = knowledge.version(MASTER, knowledge.case(rules))
    guides = [knowledge.guide_with(rules, version._replace(weights=list(each))) for each in weights]
    return [SearchBot(guide, rng.getrandbits(SEEDS), Budget(playouts), remembers=True) for guide in guides]


def points_of_game(setups: Setups, weights: Sequence[Sequence[float]], playouts: int, seed: int) -> list[int]:
    """The points at the end of the game with this seed, in which each seat searches with its weights."""
    seats, settings = setups.of(seed)
    table = Table(GAMES[setups.game], seats, settings, SeededChance(seed))
    bots = searchers(setups.game, table.rules, weights, playouts, Random(seed))
    while decision := table.decision():
        codes = decision.codes
        table.play(decision.seat, codes[0] if len(codes) == 1 else ask(bots[decision.seat], table).code)
    return table.points()
