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
from comares.alhambra.scoring import LAST_SCORING, next_scoring, wall_points
from comares.alhambra.state import NO_TILE, PILES, AlhambraState, alhambra
from comares.bots.alhambra import evaluation as prior
from comares.bots.alhambra import majorities as majority
from comares.bots.alhambra.evaluation import ENOUGH
from comares.bots.alhambra.majorities import Majorities, points
from comares.bots.linear_evaluation import Features
from comares.kernel.bitset import count, count_many
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
PLACES: Final = 32  # cells of the palace where some tile fits
FITTING: Final = 33  # ways of walls that fit there, all cells together
FEATURE_COUNT: Final = 34

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
    "places": 0.0,
    "fitting": 0.0,
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
        return next_scoring(alhambra(state)) - 1

    def remaining(self, base: State) -> float:
        state = alhambra(base)
        if next_scoring(state) == LAST_SCORING:
            return float(count_many(state.bag)) / float(TILES)
        if state.scorings < state.scoring_cards:
            return 0.0
        return _cards_before(state, PILE_OF_CARD[state.scorings]) / self.between_scorings

    def extract(self, base: State, values: vec[i64]) -> None:
        state = alhambra(base)
        seats: i64 = len(state.palaces)
        majorities = self.majorities
        majorities.count(state)
        seat: i64 = 0
        while seat < seats:
            at: i64 = seat * FEATURE_COUNT
            _extract_kinds(seat, majorities, values, at)
            _extract_waiting(state, seat, majorities, values, at)
            _extract_money(state, seat, values, at)
            _extract_wall(state, seat, majorities.scoring, values, at)
            values[at + RESERVE] = count(state.reserves[seat])
            if seat == state.turn:
                values[at + ON_TURN] = 1
                _extract_market(state, seat, majorities, values, at + AT_HAND)
                _clear_market(values, at + IN_REACH)
            else:
                values[at + ON_TURN] = 0
                _extract_market(state, seat, majorities, values, at + IN_REACH)
                _clear_market(values, at + AT_HAND)
            seat += 1
        if self.hooks.score:
            self._extract_modules(state, values)

    def extract_later(self, state: State, seat: i64, values: vec[i64]) -> None:
        palace = alhambra(state).palaces[seat]
        values[seat * FEATURE_COUNT + PLACES] = len(palace.placements())
        values[seat * FEATURE_COUNT + FITTING] = palace.fitting()

    def _extract_modules(self, state: AlhambraState, values: vec[i64]) -> None:
        """Points of the modules in the remaining scorings."""
        seats: i64 = len(state.palaces)
        scoring: i64 = next_scoring(state)
        at: i64 = NEXT_SCORING
        while scoring <= LAST_SCORING:
            points = vec[i64]([0] * seats)
            for module in self.hooks.score:
                module.score(state, scoring, points, SILENT)
            seat: i64 = 0
            while seat < seats:
                values[seat * FEATURE_COUNT + at] += points[seat]
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


def _extract_kinds(seat: i64, majorities: Majorities, values: vec[i64], at: i64) -> None:
    fields = majorities.fields
    following: i64 = majorities.scoring
    place: i64 = majorities.at(seat, 0)
    now: i64 = 0
    after: i64 = 0
    last: i64 = 0
    next_gain: i64 = 0
    last_gain: i64 = 0
    next_risk: i64 = 0
    last_risk: i64 = 0
    kind: i64 = 0
    while kind < len(KINDS):
        values[at + BUILDINGS + kind] = majorities.buildings(seat, kind)
        now += fields[place + majority.NEXT]
        next_gain += fields[place + majority.NEXT_GAIN]
        next_risk += fields[place + majority.NEXT_RISK]
        if following < LAST_SCORING:
            after += fields[place + majority.AFTER_NEXT]
            last_gain += fields[place + majority.LAST_GAIN]
            last_risk += fields[place + majority.LAST_RISK]
        if following + 1 < LAST_SCORING:
            last += fields[place + majority.LAST]
        place += majority.FIELDS
        kind += 1
    values[at + NEXT_SCORING] = now
    values[at + NEXT_SCORING + 1] = after
    values[at + NEXT_SCORING + 2] = last
    values[at + NEXT_GAIN] = next_gain
    values[at + LAST_GAIN] = last_gain
    values[at + NEXT_RISK] = next_risk
    values[at + LAST_RISK] = last_risk


def _extract_waiting(state: AlhambraState, seat: i64, majorities: Majorities, values: vec[i64], at: i64) -> None:
    tiles: i64 = state.waiting[seat]
    values[at + WAITING] = count(tiles)
    values[at + WAITING_KINDS] = 0
    values[at + WAITING_NEXT] = 0
    values[at + WAITING_LAST] = 0
    kind: i64 = 0
    while tiles and kind < len(KINDS):
        waits: i64 = count(tiles & TILES_OF_KIND[kind])
        if waits:
            values[at + WAITING_KINDS] += waits * kind
            place: i64 = majorities.at(seat, kind)
            standing: i64 = majorities.standing(seat, kind, majorities.buildings(seat, kind) + waits, 0)
            now: i64 = majorities.fields[place + majority.NEXT]
            values[at + WAITING_NEXT] += points(majorities.scoring, kind, standing) - now
            if majorities.scoring < LAST_SCORING:
                last: i64 = majorities.fields[place + majority.LAST]
                values[at + WAITING_LAST] += points(LAST_SCORING, kind, standing) - last
        kind += 1


def _extract_money(state: AlhambraState, seat: i64, values: vec[i64], at: i64) -> None:
    coins: i64 = 0
    richest: i64 = 0
    currencies: i64 = 0
    cards: i64 = 0
    within_means: i64 = 0
    hands = state.hands
    market = state.market
    currency: i64 = 0
    while currency < SLOTS:
        hand: i64 = hands[seat * SLOTS + currency]
        if hand:
            held: i64 = money(hand)
            coins += held
            richest = max(richest, held)
            currencies += 1
            cards += how_many(hand)
            tile: i64 = market[currency]
            if tile != NO_TILE and held >= PRICE[tile]:
                within_means += 1
        currency += 1
    values[at + CURRENCIES] = currencies
    values[at + CARDS] = cards
    values[at + WITHIN_MEANS] = within_means
    values[at + COINS] = min(coins, ENOUGH)
    values[at + COINS_TO_SPARE] = max(coins - ENOUGH, 0)
    values[at + RICHEST] = richest


def _extract_wall(state: AlhambraState, seat: i64, following: i64, values: vec[i64], at: i64) -> None:
    """The wall, which every remaining scoring counts."""
    wall: i64 = wall_points(state.palaces[seat])
    values[at + WALL] = wall
    place: i64 = at + NEXT_SCORING
    scoring: i64 = following
    while scoring <= LAST_SCORING:
        values[place] += wall
        place += 1
        scoring += 1


def _extract_market(state: AlhambraState, seat: i64, majorities: Majorities, values: vec[i64], at: i64) -> None:
    fields = majorities.fields
    best_next: i64 = 0
    best_last: i64 = 0
    exactly: i64 = 0
    hands = state.hands
    market = state.market
    slot: i64 = 0
    while slot < SLOTS:
        tile: i64 = market[slot]
        hand: i64 = hands[seat * SLOTS + slot]
        if hand and tile != NO_TILE and money(hand) >= PRICE[tile]:
            place: i64 = majorities.at(seat, KIND[tile])
            exactly += sums_of(hand) >> PRICE[tile] & 1
            best_next = max(best_next, fields[place + majority.NEXT_GAIN])
            best_last = max(best_last, fields[place + majority.LAST_GAIN])
        slot += 1
    values[at + BEST_NEXT] = best_next
    values[at + BEST_LAST] = best_last
    values[at + EXACTLY] = exactly


def _clear_market(values: vec[i64], at: i64) -> None:
    values[at + BEST_NEXT] = 0
    values[at + BEST_LAST] = 0
    values[at + EXACTLY] = 0


def sums_of(cards: i64) -> i64:
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
