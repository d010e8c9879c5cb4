# compiled
"""Evaluation of an Alhambra position: learned weights, or the hand-written values below."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KIND, KINDS, SLOTS, money
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.scoring import LAST_SCORING, next_scoring, score
from comares.alhambra.state import AlhambraState
from comares.bots.linear_evaluation import LinearEvaluation
from comares.kernel.bitset import count, lowest
from comares.kernel.log import SILENT

# The share of a scoring's points, as it would score now: of the next scoring, the one after it and the third.
NEXT_SCORING: Final = 0.9
LATER_SCORING: Final = 0.5
LAST_OF_THREE: Final = 0.3

BUILDING: Final = 0.5  # points for any building; kinds are numbered by value, each adds one BUILDING_STEP
BUILDING_STEP: Final = 0.15
WAITING: Final = 4.0  # a tile that is bought and not placed yet
RESERVED: Final = 1.5  # a tile in the reserve
MONEY: Final = 0.4  # a coin, while many tiles are left
ENOUGH: Final = 30  # coins; those beyond it count for less
TOO_MUCH: Final = 0.15
TILES_A_SEAT: Final = 8.0  # money loses value when fewer tiles than this are left for each seat


class AlhambraEvaluation:
    """Points so far, plus what the learned evaluation adds. Without one: the remaining scorings, modules included, as
    they would score now, and the hand-written values of buildings, tiles and money."""

    def __init__(self, rules: AlhambraRules, learned: LinearEvaluation | None = None) -> None:
        self.alhambra: AlhambraRules = rules
        self.learned: LinearEvaluation | None = learned

    def evaluate(self, state: AlhambraState, values: vec[float]) -> None:
        """The value of the position for each seat, in points, into `values`."""
        seats: i64 = len(state.palaces)
        seat: i64 = 0
        while seat < seats:
            values[seat] = float(state.scores[seat])
            seat += 1
        if state.over:
            return
        if self.learned is not None:
            self.learned.add(state, values)
            return
        self._add_scorings(state, values)
        remaining: float = float(count(state.bag)) / (TILES_A_SEAT * float(seats))
        coin: float = MONEY * (remaining if remaining < 1.0 else 1.0)
        seat = 0
        while seat < seats:
            values[seat] += _prospects(state, seat, coin)
            seat += 1

    def _add_scorings(self, state: AlhambraState, values: vec[float]) -> None:
        weight: float = NEXT_SCORING
        scoring: i64 = next_scoring(state)
        while scoring <= LAST_SCORING:
            points = vec[i64]([0] * len(values))
            score(state, scoring, points, self.alhambra.hooks, SILENT)
            seat: i64 = 0
            while seat < len(points):
                values[seat] += weight * float(points[seat])
                seat += 1
            weight = LATER_SCORING if weight == NEXT_SCORING else LAST_OF_THREE
            scoring += 1


def _prospects(state: AlhambraState, seat: i64, coin: float) -> float:
    """The value of a seat's buildings, tiles and money."""
    palace = state.palaces[seat]
    value: float = RESERVED * float(count(state.reserves[seat]))
    kind: i64 = 0
    while kind < len(KINDS):
        value += float(palace.count(kind)) * (BUILDING + BUILDING_STEP * float(kind))
        kind += 1
    tiles: i64 = state.waiting[seat]
    while tiles:
        value += WAITING + BUILDING_STEP * float(KIND[lowest(tiles)])
        tiles &= tiles - 1
    coins: i64 = coins_of(state, seat)
    if coins > ENOUGH:
        return value + coin * (ENOUGH + TOO_MUCH * float(coins - ENOUGH))
    return value + coin * float(coins)


def coins_of(state: AlhambraState, seat: i64) -> i64:
    """The coins in the seat's hand, all currencies together."""
    coins: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        coins += money(state.hands[seat * SLOTS + slot])
        slot += 1
    return coins
