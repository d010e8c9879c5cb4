# compiled
"""What can be counted of a seat's position in Alhambra; modules count with the scorings."""

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
from comares.bots.alhambra.feature_ids import (
    AT_HAND,
    BEST_LAST,
    BEST_NEXT,
    BUILDINGS,
    CARDS,
    COINS,
    COINS_TO_SPARE,
    CURRENCIES,
    EXACTLY,
    GUESSES,
    IN_REACH,
    MEASURES,
    NEXT_GAIN,
    NEXT_RISK,
    NEXT_SCORING,
    ON_TURN,
    RESERVE,
    RICHEST,
    WAITING,
    WAITING_KINDS,
    WAITING_NEXT,
    WALL,
    WITHIN_MEANS,
)
from comares.bots.alhambra.guide import ENOUGH
from comares.bots.alhambra.majorities import Shares, next_scoring
from comares.bots.linear_evaluation import Measures
from comares.kernel.bitset import count, lowest
from comares.kernel.log import SILENT
from comares.kernel.state import State

SUMS: Final = (1 << 62) - 1


class AlhambraMeasures(Measures):
    """Stages: before the first scoring, the second, the third; of one, the cards to come before its scoring, or in the
    last the tiles."""

    def __init__(self, rules: AlhambraRules) -> None:
        super().__init__(GUESSES, ["first", "second", "third"])
        self.hooks: Hooks = rules.hooks
        self.shares: Shares = Shares(rules.seats)
        piles: i64 = PILE_OF_CARD[1] - PILE_OF_CARD[0]
        self.between_scorings: float = float(piles * copies(rules.seats) * DIFFERENT_CARDS) / PILES  # cards

    def stage(self, state: State) -> i64:
        scorings: i64 = alhambra(state).scorings
        return scorings if scorings < LAST_SCORING else LAST_SCORING - 1

    def to_come(self, state: State) -> float:
        table = alhambra(state)
        if table.scorings >= len(PILE_OF_CARD):
            return float(count(table.bag)) / float(TILES)
        if table.scorings < table.scoring_cards:
            return 0.0
        return _cards_to_come(table, PILE_OF_CARD[table.scorings]) / self.between_scorings

    def measure(self, state: State, found: vec[float]) -> None:
        table = alhambra(state)
        seats: i64 = len(table.palaces)
        i: i64 = 0
        while i < seats * MEASURES:
            found[i] = 0.0
            i += 1
        self._measure_modules(table, found)
        self.shares.count(table)
        seat: i64 = 0
        while seat < seats:
            at: i64 = seat * MEASURES
            _measure_kinds(table, seat, self.shares, found, at)
            _measure_money(table, seat, found, at)
            _measure_tiles(table, seat, found, at)
            _measure_market(table, seat, self.shares, found, at + (AT_HAND if seat == table.turn else IN_REACH))
            found[at + ON_TURN] = 1.0 if seat == table.turn else 0.0
            seat += 1

    def _measure_modules(self, state: AlhambraState, found: vec[float]) -> None:
        """What modules add to the scorings to come."""
        seats: i64 = len(state.palaces)
        scoring: i64 = next_scoring(state)
        place: i64 = NEXT_SCORING
        while scoring <= LAST_SCORING and self.hooks.score:
            points = vec[i64]([0] * seats)
            for module in self.hooks.score:
                module.score(state, scoring, points, SILENT)
            seat: i64 = 0
            while seat < seats:
                found[seat * MEASURES + place] += float(points[seat])
                seat += 1
            place += 1
            scoring += 1


def _cards_to_come(state: AlhambraState, pile: i64) -> float:
    """How many cards come up before one that lies somewhere in the pile, on average."""
    before: i64 = 0
    cards: i64 = 0
    while before < pile:
        cards += state.piles[before]
        before += 1
    return float(cards) + 0.5 * float(state.piles[pile])


def _measure_kinds(state: AlhambraState, seat: i64, shares: Shares, found: vec[float], at: i64) -> None:
    following: i64 = next_scoring(state)
    kind: i64 = 0
    while kind < len(KINDS):
        own: i64 = shares.buildings(seat, kind)
        waits: i64 = count(state.waiting[seat] & TILES_OF_KIND[kind])
        found[at + BUILDINGS + kind] = float(own)
        scoring: i64 = following
        while scoring <= LAST_SCORING:
            now: i64 = shares.points(seat, kind, scoring, own)
            found[at + NEXT_SCORING + scoring - following] += float(now)
            if scoring in (following, LAST_SCORING):
                which: i64 = 0 if scoring == following else 1
                found[at + NEXT_GAIN + which] += float(shares.points(seat, kind, scoring, own + 1) - now)
                found[at + NEXT_RISK + which] += float(now - shares.points(seat, kind, scoring, own, 1))
                if waits:
                    found[at + WAITING_NEXT + which] += float(shares.points(seat, kind, scoring, own + waits) - now)
            scoring += 1
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
    found[at + WALL] = float(wall_points(state.palaces[seat]))
    scoring: i64 = next_scoring(state)
    while scoring <= LAST_SCORING:
        found[at + NEXT_SCORING + scoring - next_scoring(state)] += found[at + WALL]
        scoring += 1
    tiles: i64 = state.waiting[seat]
    while tiles:
        found[at + WAITING] += 1.0
        found[at + WAITING_KINDS] += float(KIND[lowest(tiles)])
        tiles &= tiles - 1
    found[at + RESERVE] = float(count(state.reserves[seat]))


def _measure_market(state: AlhambraState, seat: i64, shares: Shares, found: vec[float], at: i64) -> None:
    slot: i64 = 0
    while slot < SLOTS:
        tile: i64 = state.market[slot]
        sums: i64 = _sums(state.hands[seat * SLOTS + slot])
        if tile != NO_TILE and sums >> PRICE[tile]:
            found[at + EXACTLY] += float(sums >> PRICE[tile] & 1)
            next_gain: float = float(shares.gain(seat, KIND[tile], next_scoring(state)))
            if next_gain > found[at + BEST_NEXT]:
                found[at + BEST_NEXT] = next_gain
            last_gain: float = float(shares.gain(seat, KIND[tile], LAST_SCORING))
            if last_gain > found[at + BEST_LAST]:
                found[at + BEST_LAST] = last_gain
        slot += 1


def _sums(cards: i64) -> i64:
    """What can be paid exactly with cards of one currency: a bit for each sum, as far as there is room."""
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
