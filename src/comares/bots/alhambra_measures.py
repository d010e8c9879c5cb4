# compiled
"""What can be counted of a seat's position in Alhambra; modules count with the scorings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KIND, KINDS, PRICE, SLOTS, TILES, how_many, money
from comares.alhambra.module import Hooks
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.scoring import LAST_SCORING, POINTS_A_DIAGONAL, buildings, score
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.bots import alhambra as guessed
from comares.bots.alhambra import ENOUGH
from comares.bots.alhambra_shares import share
from comares.bots.judgement import Measures
from comares.kernel.log import NOBODY
from comares.kernel.sets import count, lowest
from comares.kernel.state import State

# What is measured, and a guess at what one of it is worth in points.
NEXT_SCORING: Final = 0  # points, as it would be now; the two after it are those of the scorings after that
WALL: Final = 3
NEXT_GAIN: Final = 4  # of the next scoring, if the seat had one building more of each kind
LAST_GAIN: Final = 5
NEXT_RISK: Final = 6  # what it would lose in it if all the others had one more
LAST_RISK: Final = 7
COINS: Final = 8
COINS_TO_SPARE: Final = 9
CARDS: Final = 10
RICHEST: Final = 11  # coins of the currency it has most of
CURRENCIES: Final = 12  # it has any of
WITHIN_MEANS: Final = 13  # tiles in the market that it could pay
WAITING: Final = 14
WAITING_KINDS: Final = 15  # the dearer, the more
RESERVE: Final = 16
ON_TURN: Final = 17
BUILDINGS: Final = 18  # six, kind by kind
MEASURES: Final = 24
GUESSES: Final = {
    "next-scoring": guessed.NEXT_SCORING,
    "the-one-after": guessed.LATER_SCORING,
    "the-third": guessed.LAST_OF_THREE,
    "wall": 0.0,
    "next-gain": 0.0,
    "last-gain": 0.0,
    "next-risk": 0.0,
    "last-risk": 0.0,
    "coins": guessed.MONEY,
    "coins-to-spare": guessed.MONEY * guessed.TOO_MUCH,
    "cards": 0.0,
    "richest-currency": 0.0,
    "currencies": 0.0,
    "within-means": 0.0,
    "waiting": guessed.WAITING,
    "waiting-kinds": guessed.BUILDING_STEP,
    "reserve": guessed.RESERVED,
    "on-turn": 0.0,
    "pavilions": guessed.BUILDING,
    "seraglios": guessed.BUILDING + guessed.BUILDING_STEP,
    "arcades": guessed.BUILDING + 2 * guessed.BUILDING_STEP,
    "chambers": guessed.BUILDING + 3 * guessed.BUILDING_STEP,
    "gardens": guessed.BUILDING + 4 * guessed.BUILDING_STEP,
    "towers": guessed.BUILDING + 5 * guessed.BUILDING_STEP,
}


class AlhambraMeasures(Measures):
    """Stages: before the first scoring, the second, the third."""

    def __init__(self, rules: AlhambraRules) -> None:
        super().__init__(GUESSES, ["first", "second", "third"])
        self.hooks: Hooks = rules.hooks

    def stage(self, state: State) -> i64:
        scorings: i64 = alhambra(state).scorings
        return scorings if scorings < LAST_SCORING else LAST_SCORING - 1

    def to_come(self, state: State) -> float:
        return float(count(alhambra(state).bag)) / float(TILES)

    def measure(self, state: State, found: vec[float]) -> None:
        table = alhambra(state)
        seats: i64 = len(table.palaces)
        i: i64 = 0
        while i < seats * MEASURES:
            found[i] = 0.0
            i += 1
        self._measure_scorings(table, found)
        seat: i64 = 0
        while seat < seats:
            at: i64 = seat * MEASURES
            _measure_kinds(table, seat, found, at)
            _measure_money(table, seat, found, at)
            _measure_tiles(table, seat, found, at)
            found[at + ON_TURN] = 1.0 if seat == table.turn else 0.0
            seat += 1

    def _measure_scorings(self, state: AlhambraState, found: vec[float]) -> None:
        seats: i64 = len(state.palaces)
        place: i64 = NEXT_SCORING
        scoring: i64 = state.scorings + 1
        while scoring <= LAST_SCORING:
            points = vec[i64]([0] * seats)
            score(state, scoring, points, self.hooks, NOBODY)
            seat: i64 = 0
            while seat < seats:
                found[seat * MEASURES + place] = float(points[seat])
                seat += 1
            place += 1
            scoring += 1


def _measure_kinds(state: AlhambraState, seat: i64, found: vec[float], at: i64) -> None:
    following: i64 = state.scorings + 1 if state.scorings < LAST_SCORING else LAST_SCORING
    kind: i64 = 0
    while kind < len(KINDS):
        own: i64 = buildings(state, seat, kind)
        found[at + BUILDINGS + kind] = float(own)
        next_now: i64 = share(state, seat, kind, own, following)
        last_now: i64 = share(state, seat, kind, own, LAST_SCORING)
        found[at + NEXT_GAIN] += float(share(state, seat, kind, own + 1, following) - next_now)
        found[at + LAST_GAIN] += float(share(state, seat, kind, own + 1, LAST_SCORING) - last_now)
        found[at + NEXT_RISK] += float(next_now - share(state, seat, kind, own, following, 1))
        found[at + LAST_RISK] += float(last_now - share(state, seat, kind, own, LAST_SCORING, 1))
        kind += 1


def _measure_money(state: AlhambraState, seat: i64, found: vec[float], at: i64) -> None:
    coins: i64 = 0
    richest: i64 = 0
    currency: i64 = 0
    while currency < SLOTS:
        hand: i64 = state.hands[seat * SLOTS + currency]
        held: i64 = money(hand)
        coins += held
        if held > richest:
            richest = held
        if held:
            found[at + CURRENCIES] += 1.0
        tile: i64 = state.market[currency]
        if tile != NO_TILE and held >= PRICE[tile]:
            found[at + WITHIN_MEANS] += 1.0
        found[at + CARDS] += float(how_many(hand))
        currency += 1
    found[at + COINS] = float(coins if coins < ENOUGH else ENOUGH)
    found[at + COINS_TO_SPARE] = float(coins - ENOUGH if coins > ENOUGH else 0)
    found[at + RICHEST] = float(richest)


def _measure_tiles(state: AlhambraState, seat: i64, found: vec[float], at: i64) -> None:
    wall: i64 = state.palaces[seat].longest_wall() & 0xFFFF
    found[at + WALL] = float((wall >> 8) + POINTS_A_DIAGONAL * (wall & 255))
    tiles: i64 = state.waiting[seat]
    while tiles:
        found[at + WAITING] += 1.0
        found[at + WAITING_KINDS] += float(KIND[lowest(tiles)])
        tiles &= tiles - 1
    found[at + RESERVE] = float(count(state.reserves[seat]))
