# compiled
"""The rollout policy of Alhambra: a static value for every option plus noise; the highest is picked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import HIGHEST_VALUE, KIND, KINDS, PRICE, SLOTS, WALLS, money
from comares.alhambra.market import Buy
from comares.alhambra.modules.building_sites.module import Finish
from comares.alhambra.modules.falconers.module import PayFalcon
from comares.alhambra.money import JUST_CARDS, Take
from comares.alhambra.placing import TileStep
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.scoring import LAST_SCORING
from comares.alhambra.state import AlhambraState, alhambra
from comares.bots.alhambra.majorities import LAST_GAIN, NEXT_GAIN, Majorities
from comares.bots.alhambra.rollout_weights import RolloutWeights, placement_value
from comares.bots.guide import POLICY_STREAM
from comares.kernel.chance import Chance
from comares.kernel.options import Options
from comares.kernel.state import State

# Static values, in points.
IN_RESERVE: Final = -4.0
GIVEN_AWAY: Final = -6.0
REDESIGN: Final = -5.0
FALCON: Final = 5.0
PORTAL: Final = 2.0
NOISE_STEPS: Final = 1024

PLENTY: Final = 26  # coins in hand, above which another coin is worth `coin_too_many`

# The roles of options, by the names of their steps.
ROLES: Final = (
    "take",
    "buy",
    "move",
    "place",
    "reserve",
    "give",
    "remove",
    "exchange",
    "finish",
    "falcon",
    "portal",
    "pay",
)
TAKE: Final = 0
BUY: Final = 1
MOVE: Final = 2
PLACE: Final = 3
RESERVE: Final = 4
GIVE: Final = 5
REMOVE: Final = 6
EXCHANGE: Final = 7
FINISH: Final = 8
FALCON_ROLE: Final = 9
PORTAL_ROLE: Final = 10
PAY: Final = 11
OTHER: Final = 12


class AlhambraRollout:
    """The rollout policy of one game."""

    def __init__(self, rules: AlhambraRules, weights: RolloutWeights) -> None:
        self.weights: RolloutWeights = weights
        names = [step.name for step in rules.steps]
        self.roles: bytes = bytes([ROLES.index(name) if name in ROLES else OTHER for name in names])
        self.majorities: Majorities = Majorities(rules.seats)
        self.stale: bool = True  # the majorities were counted in another state
        self.gains: vec[float] = vec[float]([-1.0] * len(KINDS))  # of one more building, by kind; -1: not computed yet

    def choose(self, base: State, out: Options, chance: Chance) -> i64:
        """The option with the highest static value plus noise."""
        state = alhambra(base)
        kind: i64 = 0
        while kind < len(KINDS):
            self.gains[kind] = -1.0
            kind += 1
        self.stale = True
        coin: float = self._coin_value(state)
        picked: i64 = 0
        highest: float = -1000.0
        i: i64 = 0
        while i < out.n:
            option: i64 = out.codes[i]
            value: float = self._value(state, option, coin)
            value += self.weights.noise * float(chance.draw(POLICY_STREAM, NOISE_STEPS)) / NOISE_STEPS
            if value > highest:
                highest = value
                picked = option
            i += 1
        return picked

    def _coin_value(self, state: AlhambraState) -> float:
        held: i64 = 0
        currency: i64 = 0
        while currency < SLOTS:
            held += money(state.hands[state.seat * SLOTS + currency])
            currency += 1
        return self.weights.coin if held < PLENTY else self.weights.coin_too_many

    def _value(self, state: AlhambraState, option: i64, coin: float) -> float:
        role: i64 = self.roles[option & 255]
        if role == TAKE:
            return coin * _take_value(option, self.weights.card)
        if role == BUY:
            return self._buy_value(state, option)
        if role == PLACE:
            return self._placement_value(state, option)
        if role == MOVE:
            return self._gain(state, KIND[TileStep.tile(option)]) + self._placement_value(state, option) - 1.0
        if role == FINISH:
            paid: i64 = money(Finish.payment(option) & JUST_CARDS)
            finished: i64 = Finish.tile(option)
            exact: float = self.weights.another_action if paid == PRICE[finished] else 0.0
            return self._gain(state, KIND[finished]) - self.weights.coin * float(paid) + exact
        if role == RESERVE:
            return IN_RESERVE
        if role == GIVE:
            return GIVEN_AWAY
        if role in (REMOVE, EXCHANGE):
            return REDESIGN
        if role == FALCON_ROLE:
            return FALCON
        if role == PORTAL_ROLE:
            return PORTAL
        if role == PAY:
            return -self.weights.coin * float(PayFalcon.card(option) % HIGHEST_VALUE)
        return 0.0

    def _placement_value(self, state: AlhambraState, option: i64) -> float:
        walls: i64 = WALLS[TileStep.tile(option)]
        return placement_value(state.palaces[state.seat], TileStep.cell(option), walls, self.weights)

    def _buy_value(self, state: AlhambraState, option: i64) -> float:
        tile: i64 = state.market[Buy.slot(option)]
        paid: i64 = money(Buy.payment(option) & JUST_CARDS)
        walls: i64 = WALLS[tile]
        value: float = self._gain(state, KIND[tile]) - self.weights.coin * float(paid)
        while walls:
            value += self.weights.outer_wall
            walls &= walls - 1
        if not Buy.mode_index(option):
            return value + (self.weights.another_action if paid == PRICE[tile] else 0.0)
        if paid > PRICE[tile]:
            return value + (PORTAL if state.palaces[state.seat].half_fits(KIND[tile]) else 0.0)
        return value - 0.5 * self._gain(state, KIND[tile])

    def _gain(self, state: AlhambraState, kind: i64) -> float:
        """What one more building of the kind would add to the next and the last scoring, if they were now, weighted."""
        if self.gains[kind] < 0.0:
            if self.stale:
                self.majorities.count(state)
                self.stale = False
            majorities = self.majorities
            place: i64 = majorities.at(state.seat, kind)
            next_gain: float = float(majorities.fields[place + NEXT_GAIN])
            gain: float = self.weights.any_building + self.weights.next_scoring * next_gain
            if majorities.scoring < LAST_SCORING:
                gain += self.weights.last_scoring * float(majorities.fields[place + LAST_GAIN])
            self.gains[kind] = gain
        return self.gains[kind]


def _take_value(option: i64, each: float) -> float:
    """The sum of the card values of a `take`, plus `each` for every card."""
    value: float = 0.0
    i: i64 = 0
    card: i64 = Take.card(option, 0)
    while card >= 0:
        value += float(card % HIGHEST_VALUE + 1) + each
        i += 1
        card = Take.card(option, i)
    return value
