# compiled
"""The features of a seat's position in Alhambra. Modules are part of the scorings.

Features of the last scoring are 0 when the next scoring is the last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CARDS as DIFFERENT_CARDS
from comares.alhambra.components import KIND, KINDS, PRICE, SLOTS, TILES, TILES_OF_KIND, copies, how_many, money
from comares.alhambra.market import PILE_OF_CARD
from comares.alhambra.module import Hooks
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.scoring import LAST_SCORING, wall_points
from comares.alhambra.state import NO_TILE, PILES, AlhambraState, alhambra
from comares.bots.alhambra import evaluation as prior
from comares.bots.alhambra.evaluation import ENOUGH
from comares.bots.alhambra.majorities import Majorities, next_scoring
from comares.bots.linear_evaluation import Features
from comares.kernel.bitset import count, lowest
from comares.kernel.log import SILENT
from comares.kernel.state import State

SUMS: Final = (1 << 62) - 1  # mask of the sums that fit into an int

# The features and their prior weights: the points that one unit is worth before anything is learned.
NEXT_SCORING: Final = 0  # points, if it were now; the next two features are the scorings after it
WALL: Final = 3
NEXT_GAIN: Final = 4  # points of one more building of each kind in the next scoring
LAST_GAIN: Final = 5
NEXT_RISK: Final = 6  # points lost in the next scoring if every other seat had one building more
LAST_RISK: Final = 7
COINS: Final = 8
COINS_TO_SPARE: Final = 9
CARDS: Final = 10
RICHEST: Final = 11  # coins of the currency with the most coins
CURRENCIES: Final = 12  # number of currencies in hand
WITHIN_MEANS: Final = 13  # tiles in the market that the seat can pay
WAITING: Final = 14
WAITING_KINDS: Final = 15  # sum of their kinds, which are numbered by value
RESERVE: Final = 16
ON_TURN: Final = 17
BUILDINGS: Final = 18  # six features, kind by kind
WAITING_NEXT: Final = 24  # points that the waiting tiles would add to the next scoring
WAITING_LAST: Final = 25
IN_REACH: Final = 26  # the three features below, for a seat that is not on turn
AT_HAND: Final = 29  # the same for the seat on turn
FEATURE_COUNT: Final = 32

# Of the tiles in the market that the seat can pay.
BEST_NEXT: Final = 0  # the most points that one of them would add to the next scoring
BEST_LAST: Final = 1
EXACTLY: Final = 2  # how many of them can be paid exactly

PRIOR_WEIGHTS: Final = {
    "next-scoring": prior.NEXT_SCORING,
    "the-one-after": prior.LATER_SCORING,
    "the-third": prior.LAST_OF_THREE,
    "wall": 0.0,
    "next-gain": 0.0,
    "last-gain": 0.0,
    "next-risk": 0.0,
    "last-risk": 0.0,
    "coins": prior.MONEY,
    "coins-to-spare": prior.MONEY * prior.TOO_MUCH,
    "cards": 0.0,
    "richest-currency": 0.0,
    "currencies": 0.0,
    "within-means": 0.0,
    "waiting": prior.WAITING,
    "waiting-kinds": prior.BUILDING_STEP,
    "reserve": prior.RESERVED,
    "on-turn": 0.0,
    "pavilions": prior.BUILDING,
    "seraglios": prior.BUILDING + prior.BUILDING_STEP,
    "arcades": prior.BUILDING + 2 * prior.BUILDING_STEP,
    "chambers": prior.BUILDING + 3 * prior.BUILDING_STEP,
    "gardens": prior.BUILDING + 4 * prior.BUILDING_STEP,
    "towers": prior.BUILDING + 5 * prior.BUILDING_STEP,
    "waiting-next": 0.0,
    "waiting-last": 0.0,
    "in-reach-next": 0.0,
    "in-reach-last": 0.0,
    "in-reach-exactly": 0.0,
    "at-hand-next": 0.0,
    "at-hand-last": 0.0,
    "at-hand-exactly": 0.0,
}


class AlhambraFeatures(Features):
    """Stages: before the first, the second and the third scoring. What remains of a stage: the cards before its scoring
    card, and in the last stage the tiles in the bag."""

    def __init__(self, rules: AlhambraRules) -> None:
        super().__init__(PRIOR_WEIGHTS, ["first", "second", "third"])
        self.hooks: Hooks = rules.hooks
        self.majorities: Majorities = Majorities(rules.seats)
        piles: i64 = PILE_OF_CARD[1] - PILE_OF_CARD[0]
        self.between_scorings: float = float(piles * copies(rules.seats) * DIFFERENT_CARDS) / PILES  # cards

    def stage(self, state: State) -> i64:
        scorings: i64 = alhambra(state).scorings
        return scorings if scorings < LAST_SCORING else LAST_SCORING - 1

    def remaining(self, base: State) -> float:
        state = alhambra(base)
        if state.scorings >= len(PILE_OF_CARD):
            return float(count(state.bag)) / float(TILES)
        if state.scorings < state.scoring_cards:
            return 0.0
        return _cards_before(state, PILE_OF_CARD[state.scorings]) / self.between_scorings

    def extract(self, base: State, values: vec[float]) -> None:
        state = alhambra(base)
        seats: i64 = len(state.palaces)
        i: i64 = 0
        while i < seats * FEATURE_COUNT:
            values[i] = 0.0
            i += 1
        self._extract_modules(state, values)
        self.majorities.count(state)
        seat: i64 = 0
        while seat < seats:
            at: i64 = seat * FEATURE_COUNT
            _extract_kinds(state, seat, self.majorities, values, at)
            _extract_money(state, seat, values, at)
            _extract_tiles(state, seat, values, at)
            _extract_market(state, seat, self.majorities, values, at + (AT_HAND if seat == state.turn else IN_REACH))
            values[at + ON_TURN] = 1.0 if seat == state.turn else 0.0
            seat += 1

    def _extract_modules(self, state: AlhambraState, values: vec[float]) -> None:
        """Points of the modules in the remaining scorings."""
        seats: i64 = len(state.palaces)
        scoring: i64 = next_scoring(state)
        at: i64 = NEXT_SCORING
        while scoring <= LAST_SCORING and self.hooks.score:
            points = vec[i64]([0] * seats)
            for module in self.hooks.score:
                module.score(state, scoring, points, SILENT)
            seat: i64 = 0
            while seat < seats:
                values[seat * FEATURE_COUNT + at] += float(points[seat])
                seat += 1
            at += 1
            scoring += 1


def _cards_before(state: AlhambraState, pile: i64) -> float:
    """The expected number of cards before one that lies at a random position in the pile."""
    before: i64 = 0
    cards: i64 = 0
    while before < pile:
        cards += state.piles[before]
        before += 1
    return float(cards) + 0.5 * float(state.piles[pile])


def _extract_kinds(state: AlhambraState, seat: i64, majorities: Majorities, values: vec[float], at: i64) -> None:
    following: i64 = next_scoring(state)
    kind: i64 = 0
    while kind < len(KINDS):
        own: i64 = majorities.buildings(seat, kind)
        waits: i64 = count(state.waiting[seat] & TILES_OF_KIND[kind])
        values[at + BUILDINGS + kind] = float(own)
        scoring: i64 = following
        while scoring <= LAST_SCORING:
            now: i64 = majorities.points(seat, kind, scoring, own)
            values[at + NEXT_SCORING + scoring - following] += float(now)
            if scoring in (following, LAST_SCORING):
                which: i64 = 0 if scoring == following else 1
                values[at + NEXT_GAIN + which] += float(majorities.points(seat, kind, scoring, own + 1) - now)
                values[at + NEXT_RISK + which] += float(now - majorities.points(seat, kind, scoring, own, 1))
                if waits:
                    values[at + WAITING_NEXT + which] += float(
                        majorities.points(seat, kind, scoring, own + waits) - now
                    )
            scoring += 1
        kind += 1


def _extract_money(state: AlhambraState, seat: i64, values: vec[float], at: i64) -> None:
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
            values[at + CURRENCIES] += 1.0
        tile: i64 = state.market[currency]
        if tile != NO_TILE and held >= PRICE[tile]:
            values[at + WITHIN_MEANS] += 1.0
        values[at + CARDS] += float(how_many(hand))
        currency += 1
    values[at + COINS] = float(coins if coins < ENOUGH else ENOUGH)
    values[at + COINS_TO_SPARE] = float(coins - ENOUGH if coins > ENOUGH else 0)
    values[at + RICHEST] = float(richest)


def _extract_tiles(state: AlhambraState, seat: i64, values: vec[float], at: i64) -> None:
    values[at + WALL] = float(wall_points(state.palaces[seat]))
    scoring: i64 = next_scoring(state)
    while scoring <= LAST_SCORING:
        values[at + NEXT_SCORING + scoring - next_scoring(state)] += values[at + WALL]
        scoring += 1
    tiles: i64 = state.waiting[seat]
    while tiles:
        values[at + WAITING] += 1.0
        values[at + WAITING_KINDS] += float(KIND[lowest(tiles)])
        tiles &= tiles - 1
    values[at + RESERVE] = float(count(state.reserves[seat]))


def _extract_market(state: AlhambraState, seat: i64, majorities: Majorities, values: vec[float], at: i64) -> None:
    slot: i64 = 0
    while slot < SLOTS:
        tile: i64 = state.market[slot]
        sums: i64 = _sums(state.hands[seat * SLOTS + slot])
        if tile != NO_TILE and sums >> PRICE[tile]:
            values[at + EXACTLY] += float(sums >> PRICE[tile] & 1)
            next_gain: float = float(majorities.gain(seat, KIND[tile], next_scoring(state)))
            if next_gain > values[at + BEST_NEXT]:
                values[at + BEST_NEXT] = next_gain
            last_gain: float = float(majorities.gain(seat, KIND[tile], LAST_SCORING))
            if last_gain > values[at + BEST_LAST]:
                values[at + BEST_LAST] = last_gain
        slot += 1


def _sums(cards: i64) -> i64:
    """The sums that cards of one currency make exactly: one bit for each sum, up to the size of an int."""
    sums: i64 = 1
    value: i64 = 1
    while cards:
        left: i64 = cards & 3
        while left:
            sums |= (sums << value) & SUMS
            left -= 1
        cards >>= 2
        value += 1
    return sums
