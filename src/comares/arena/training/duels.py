"""Duels between weights: who scores more by the master's rollout policy. Without a search a game takes milliseconds."""

from __future__ import annotations

from comares.bots.knowledge import knowledge_of
from comares.bots.playouts import Playouts
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

SIDES = 2


def mean_lead(game: str, seats: int, weights: list[float], others: list[float], deals: int, seed: int) -> float:
    """The points that seats with these weights are ahead of seats with the others, on duplicate deals.

    Every second seat has the weights; each deal is played twice, with the sides exchanged.
    """
    knowledge = knowledge_of(game)
    rules = GAMES[game].rules(seats, {})
    version = knowledge.version()
    sides = [Playouts(rules, knowledge.guide_with(rules, version._replace(weights=side))) for side in (weights, others)]
    width = int(version.settings.rollout_width)
    lead = 0.0
    for deal in range(deals):
        for exchanged in range(SIDES):
            chance = SeededChance(seed + deal)
            table = Table(GAMES[game], seats, {}, chance)
            while not table.state.over:
                sides[(int(table.state.seat) + exchanged) % SIDES].decide(table.state, width, chance)
            points = table.points()
            ours, theirs = (points[(side + exchanged) % SIDES :: SIDES] for side in range(SIDES))
            lead += sum(ours) / len(ours) - sum(theirs) / len(theirs)
    return lead / (deals * SIDES)
