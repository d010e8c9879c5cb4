"""Duels between weights: who scores more by the master's rollout policy. Without a search a game takes milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_order
from comares.arena.setups import Setups
from comares.bots.knowledge import knowledge_of
from comares.bots.playouts import Playouts
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.rules import Rules
from comares.kernel.table import Table

SIDES = 2


class Duel(NamedTuple):
    """Two sets of weights that play against each other: every second seat has the first."""

    setups: Setups
    weights: tuple[float, ...]
    others: tuple[float, ...]


def mean_lead(duel: Duel, deals: Sequence[int], executor: Executor) -> float:
    """The points that seats with the first weights are ahead of the others, on duplicate deals with these seeds."""
    leads = [lead for _, lead in in_order(executor, partial(lead_of_deal, duel), deals)]
    return sum(leads) / len(leads)


def lead_of_deal(duel: Duel, seed: int) -> float:
    """The lead in one deal, which is played twice, with the sides exchanged."""
    game = GAMES[duel.setups.game]
    seats, settings = duel.setups.of(seed)
    sides, width = _sides(duel, game.rules(seats, settings))
    lead = 0.0
    for exchanged in range(SIDES):
        chance = SeededChance(seed)
        table = Table(game, seats, settings, chance)
        while not table.state.over:
            sides[(int(table.state.seat) + exchanged) % SIDES].decide(table.state, width, chance)
        points = table.points()
        ours, theirs = (points[(side + exchanged) % SIDES :: SIDES] for side in range(SIDES))
        lead += sum(ours) / len(ours) - sum(theirs) / len(theirs)
    return lead / SIDES


def _sides(duel: Duel, rules: Rules) -> tuple[list[Playouts], int]:
    """The playouts of both sides, and their rollout width."""
    knowledge = knowledge_of(duel.setups.game)
    version = knowledge.version()
    guides = [knowledge.guide_with(rules, version._replace(weights=list(w))) for w in (duel.weights, duel.others)]
    return [Playouts(rules, guide) for guide in guides], int(version.settings.rollout_width)
