# compiled
"""How Alhambra is played on in a playout: a quick guess at every option, some noise, the best is picked."""

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
from comares.bots.alhambra.majorities import Shares, next_scoring
from comares.bots.alhambra.rollout_weights import Taste, guess_place
from comares.bots.guide import PICKS
from comares.kernel.chance import Chance
from comares.kernel.options import Options
from comares.kernel.state import State

# Guesses, in points.
IN_RESERVE: Final = -4.0
GIVEN_AWAY: Final = -6.0
REDESIGN: Final = -5.0
FALCON: Final = 5.0
PORTAL: Final = 2.0
GRAIN: Final = 1024

PLENTY: Final = 26  # coins in hand

# What an option is about, by the name of its step.
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


class AlhambraPicks:
    """Picks for playouts of one game."""

    def __init__(self, rules: AlhambraRules, taste: Taste) -> None:
        self.taste: Taste = taste
        names = [step.name for step in rules.steps]
        self.roles: bytes = bytes([ROLES.index(name) if name in ROLES else OTHER for name in names])
        self.shares: Shares = Shares(rules.seats)
        self.stale: bool = True  # the shares tell of another state
        self.gains: vec[float] = vec[float]([-1.0] * len(KINDS))  # of one more building of a kind, as far as known

    def pick(self, state: State, out: Options, chance: Chance) -> i64:
        """The option that looks best at a glance."""
        table = alhambra(state)
        kind: i64 = 0
        while kind < len(KINDS):
            self.gains[kind] = -1.0
            kind += 1
        self.stale = True
        coin: float = self._coin(table)
        picked: i64 = 0
        highest: float = -1000.0
        i: i64 = 0
        while i < out.n:
            option: i64 = out.codes[i]
            guess: float = self._guess(table, option, coin)
            guess += self.taste.noise * float(chance.draw(PICKS, GRAIN)) / GRAIN
            if guess > highest:
                highest = guess
                picked = option
            i += 1
        return picked

    def _coin(self, state: AlhambraState) -> float:
        held: i64 = 0
        currency: i64 = 0
        while currency < SLOTS:
            held += money(state.hands[state.seat * SLOTS + currency])
            currency += 1
        return self.taste.coin if held < PLENTY else self.taste.coin_too_many

    def _guess(self, state: AlhambraState, option: i64, coin: float) -> float:
        role: i64 = self.roles[option & 255]
        if role == TAKE:
            return coin * _worth_of_cards(option, self.taste.card)
        if role == BUY:
            return self._guess_buy(state, option, coin)
        if role == PLACE:
            return self._guess_place(state, option)
        if role == MOVE:
            return self._gain(state, KIND[TileStep.tile(option)]) + self._guess_place(state, option) - 1.0
        if role == FINISH:
            paid: i64 = money(Finish.payment(option) & JUST_CARDS)
            tile: i64 = Finish.tile(option)
            exact: float = self.taste.another_action if paid == PRICE[tile] else 0.0
            return self._gain(state, KIND[tile]) - self.taste.coin * float(paid) + exact
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
            return -self.taste.coin * float(PayFalcon.card(option) % HIGHEST_VALUE)
        return 0.0

    def _guess_place(self, state: AlhambraState, option: i64) -> float:
        walls: i64 = WALLS[TileStep.tile(option)]
        return guess_place(state.palaces[state.seat], TileStep.cell(option), walls, self.taste)

    def _guess_buy(self, state: AlhambraState, option: i64, coin: float) -> float:
        tile: i64 = state.market[Buy.slot(option)]
        paid: i64 = money(Buy.payment(option) & JUST_CARDS)
        walls: i64 = WALLS[tile]
        guess: float = self._gain(state, KIND[tile]) - self.taste.coin * float(paid)
        while walls:
            guess += self.taste.outer_wall
            walls &= walls - 1
        if not Buy.mode_index(option):
            return guess + (self.taste.another_action if paid == PRICE[tile] else 0.0)
        return guess + (PORTAL if paid > PRICE[tile] else -0.5 * self._gain(state, KIND[tile]))

    def _gain(self, state: AlhambraState, kind: i64) -> float:
        """What one more building of the kind would add to the scorings as they would be now."""
        if self.gains[kind] < 0.0:
            if self.stale:
                self.shares.count(state)
                self.stale = False
            following: i64 = next_scoring(state)
            next_gain: float = float(self.shares.gain(state.seat, kind, following))
            gain: float = self.taste.any_building + self.taste.next_scoring * next_gain
            if following < LAST_SCORING:
                gain += self.taste.last_scoring * float(self.shares.gain(state.seat, kind, LAST_SCORING))
            self.gains[kind] = gain
        return self.gains[kind]


def _worth_of_cards(option: i64, each: float) -> float:
    """The values of a `take`, and so much more for each card."""
    worth: float = 0.0
    i: i64 = 0
    card: i64 = Take.card(option, 0)
    while card >= 0:
        worth += float(card % HIGHEST_VALUE + 1) + each
        i += 1
        card = Take.card(option, i)
    return worth
