# compiled
"""Weights of the rollout policy of Alhambra, for playouts and for the beginner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.alhambra.palace import Palace


class RolloutWeights:
    """Weights of the static rollout policy, in points."""

    def __init__(
        self,
        coin: float,
        coin_too_many: float,
        card: float,
        another_action: float,
        any_building: float,
        next_scoring: float,
        last_scoring: float,
        outer_wall: float,
        wall_goes_on: float,
        open_side: float,
        noise: float,
    ) -> None:
        self.coin: float = coin
        self.coin_too_many: float = coin_too_many  # a coin, with plenty in hand
        self.card: float = card  # in coins, for each card beyond its value: small cards make exact payments
        self.another_action: float = another_action  # after an exact payment
        self.any_building: float = any_building
        self.next_scoring: float = next_scoring  # the share of the points that a building would add to it now
        self.last_scoring: float = last_scoring
        self.outer_wall: float = outer_wall
        self.wall_goes_on: float = wall_goes_on
        self.open_side: float = open_side
        self.noise: float = noise  # the maximum; it makes rollouts differ


DEFAULT: Final = RolloutWeights(0.34, 0.12, 1.0, 3.0, 1.0, 0.55, 0.5, 0.55, 0.6, 0.1, 1.6)
# For rollouts with a width above 1; tuned until a bot that plays like such a rollout was level with `greedy-learned`.
TUNED: Final = RolloutWeights(0.34, 0.25, 2.1, 4.9, 0.32, 0.65, 0.18, 0.56, 1.25, 0.09, 1.1)
# For the beginner: it ignores majorities, exact payments and walls.
BEGINNER: Final = RolloutWeights(0.34, 0.12, 1.0, 0.0, 3.6, 0.0, 0.0, 0.0, 0.0, 0.1, 1.6)


def placement_value(palace: Palace, cell: i64, walls: i64, weights: RolloutWeights) -> float:
    """The value of a cell for a tile with these walls: outer walls that continue others are good, inner walls bad."""
    value: float = 0.0
    d: i64 = 0
    while d < 4:
        step: i64 = 1 if d == 1 else -1 if d == 3 else -256 if d == 0 else 256
        side: float = 1.0 if (walls >> d) & 1 else 0.0
        if palace.piece(cell + step):
            value -= 2.0 * weights.outer_wall * side
        elif side > 0.0:
            value += weights.outer_wall
            along: i64 = 256 if d == 1 or d == 3 else 1
            if (palace.walls(cell + along) >> d) & 1:
                value += weights.wall_goes_on
            if (palace.walls(cell - along) >> d) & 1:
                value += weights.wall_goes_on
        else:
            value += weights.open_side
        d += 1
    return value
