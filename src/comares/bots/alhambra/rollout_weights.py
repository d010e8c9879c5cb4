# compiled
"""What matters to somebody who plays Alhambra at a glance: to a playout, or to a beginner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.alhambra.palace import Palace


class Taste:
    """What somebody minds who plays at a glance, in points."""

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
        self.coin_too_many: float = coin_too_many  # with plenty in hand
        self.card: float = card  # in coins, beyond its value: small change pays exactly
        self.another_action: float = another_action  # of an exact payment
        self.any_building: float = any_building
        self.next_scoring: float = next_scoring  # of what a building adds to it as it would be now
        self.last_scoring: float = last_scoring
        self.outer_wall: float = outer_wall
        self.wall_goes_on: float = wall_goes_on
        self.open_side: float = open_side
        self.noise: float = noise  # at most, so that not every game is the same


SEASONED: Final = Taste(0.34, 0.12, 1.0, 3.0, 1.0, 0.55, 0.5, 0.55, 0.6, 0.1, 1.6)
# What comes to mind first to a playout with second thoughts, tuned until such a player held its own against `swift`.
PRACTISED: Final = Taste(0.34, 0.25, 2.1, 4.9, 0.32, 0.65, 0.18, 0.56, 1.25, 0.09, 1.1)
# Buys what it can pay, whoever has most of the kind, never counts its change, and has no eye for walls.
FRESH: Final = Taste(0.34, 0.12, 1.0, 0.0, 3.6, 0.0, 0.0, 0.0, 0.0, 0.1, 1.6)


def guess_place(palace: Palace, cell: i64, walls: i64, taste: Taste) -> float:
    """How a tile with these walls would look there: walls that face outwards and go on, none hidden, room to grow."""
    guess: float = 0.0
    d: i64 = 0
    while d < 4:
        step: i64 = 1 if d == 1 else -1 if d == 3 else -256 if d == 0 else 256
        side: float = 1.0 if (walls >> d) & 1 else 0.0
        if palace.piece(cell + step):
            guess -= 2.0 * taste.outer_wall * side
        elif side > 0.0:
            guess += taste.outer_wall
            along: i64 = 256 if d == 1 or d == 3 else 1
            if (palace.walls(cell + along) >> d) & 1:
                guess += taste.wall_goes_on
            if (palace.walls(cell - along) >> d) & 1:
                guess += taste.wall_goes_on
        else:
            guess += taste.open_side
        d += 1
    return guess
