"""Compares two options by the playouts of a bot that searches."""

from __future__ import annotations

import math
from typing import NamedTuple

from comares.bots.playouts import lead
from comares.bots.search_bot import DETERMINIZATIONS, SearchBot
from comares.kernel.chance import SeededChance
from comares.kernel.view import View

ROUNDS = 96  # playouts of each option, on the same worlds with the same draws
SURE = 2.0  # standard errors


class Comparison(NamedTuple):
    """How many points one option is ahead of another, about, and whether that is more than chance."""

    points: float
    is_sure: bool


def compare(bot: SearchBot, view: View, better: str, other: str, milliseconds: float) -> Comparison:
    """The first code against the second one, for the seat that has this view."""
    rules, playouts = bot.rules, bot.search.playouts
    chance = SeededChance(1)
    worlds = [rules.imagine(view, chance) for _ in range(DETERMINIZATIONS)]
    seat, first, second = int(worlds[0].seat), int(rules.parse(better)), int(rules.parse(other))
    pairs: list[tuple[float, float]] = []
    clock = bot.budget.seconds
    until = clock() + milliseconds / 1000
    while len(pairs) < ROUNDS and (len(pairs) < DETERMINIZATIONS or clock() < until):
        world, seed = worlds[len(pairs) % DETERMINIZATIONS], len(pairs)
        pairs.append((playouts.play(world, first, seat, seed), playouts.play(world, second, seat, seed)))
    count = len(pairs)
    means = [sum(pair[i] for pair in pairs) / count for i in (0, 1)]
    mean = means[0] - means[1]
    spread = sum((a - b - mean) ** 2 for a, b in pairs) / (count - 1)
    return Comparison(lead(means[0]) - lead(means[1]), mean > SURE * math.sqrt(spread / count))
