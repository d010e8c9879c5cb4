# compiled
"""The features of a party's position in Sabika. Events and cards are part of the scorings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.linear_evaluation import Features
from comares.bots.sabika import evaluation as prior
from comares.bots.sabika.evaluation import remaining_tax, remaining_wishes, standing
from comares.kernel.bitset import count, lowest
from comares.kernel.log import SILENT
from comares.kernel.state import State
from comares.sabika.components import GYPSUM, HOUSES, KINDS_OF_GOOD, KINDS_OF_MATERIAL, LAST_SPACE, WORKERS_EACH
from comares.sabika.counters import boxes, stored
from comares.sabika.resources import all_goods
from comares.sabika.rounds.scoring import long_poem_points, trade_card_points
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BLUE,
    DINARS,
    FIELDS,
    GREY,
    HELD,
    HOUSE,
    LARGE,
    LEFT,
    RED,
    REWARD,
    RIGHT,
    SEALS,
    SMALL,
    SPACE,
    STOCKED,
    TAXES,
    WORKER,
    SabikaState,
    sabika,
)

# The features and their prior weights: the VP that one unit is worth before anything is learned.
WISHES: Final = 0  # VP, as things are
LONG_POEMS: Final = 1
TRADE_CARD: Final = 2
DINARS_HELD: Final = 3
DINARS_TO_SPARE: Final = 4
SEALS_HELD: Final = 5
MATERIALS: Final = 6  # four features, one for each material
GOODS: Final = 10
RAW: Final = 11
TAXES_DUE: Final = 12  # steps on the tax track that save one VP each
TAXES_TO_SPARE: Final = 13
BLUE_ROUNDS: Final = 14  # blue poems times remaining rounds
RED_POEMS: Final = 15
GREY_POEMS: Final = 16
SHIPS: Final = 17
SETTLED: Final = 18
REWARDS: Final = 19
BOXES: Final = 20
BOXES_FREE: Final = 21
STANDING: Final = 22  # workers who have not worked yet
LARGE_BUILDINGS: Final = 23
SMALL_BUILDINGS: Final = 24
STOREHOUSES: Final = 25
ON_TURN: Final = 26
BEGINS: Final = 27  # whether it begins the next round, as things are
DIFFERENT_MATERIALS: Final = 28  # S5.5: what is built and engraved is paid with different ones
HAS_GYPSUM: Final = 29  # S5.5: no large building without it
INCOME_ROUNDS: Final = 30  # S6.2: settled blue cities times remaining rounds
AT_HOME: Final = 31  # workers in the workshop, who go anywhere for free
FEATURE_COUNT: Final = 32
PRIOR_WEIGHTS: Final = {
    "wishes": prior.WISHES,
    "long-poems": prior.END,
    "trade-card": prior.END,
    "dinars": prior.DINAR,
    "dinars-to-spare": prior.DINAR,
    "seals": prior.SEAL,
    "gypsum": prior.MATERIALS[0],
    "wood": prior.MATERIALS[1],
    "marble": prior.MATERIALS[2],
    "tile": prior.MATERIALS[3],
    "goods": prior.GOOD,
    "raw": prior.RAW_HELD,
    "taxes-due": prior.TAX,
    "taxes-to-spare": prior.TAX_TOO_MANY,
    "blue-poem-rounds": prior.BLUE_POEM,
    "red-poems": prior.RED_POEM,
    "grey-poems": 0.0,
    "ships": prior.SHIP,
    "settled-ships": prior.SETTLED_SHIP,
    "rewards": prior.REWARD_STEP,
    "boxes": prior.BOX,
    "boxes-free": 0.0,
    "standing-workers": prior.STANDING,
    "large-buildings": 0.0,
    "small-buildings": 0.0,
    "storehouses": 0.0,
    "on-turn": 0.0,
    "begins": 0.0,
    "different-materials": 0.0,
    "has-gypsum": 0.0,
    "income-rounds": 0.0,
    "workers-at-home": 0.0,
}
ENOUGH: Final = 10  # dinars; those beyond it are a feature of their own
STAGES: Final = ("early", "middle", "late")
ROUNDS_A_STAGE: Final = 2


class SabikaFeatures(Features):
    """Stages of two rounds each. Yusuf's party has the same features as the others."""

    def __init__(self, rules: SabikaRules) -> None:
        super().__init__(PRIOR_WEIGHTS, list(STAGES))
        self.sabika: SabikaRules = rules

    def stage(self, state: State) -> i64:
        return (sabika(state).narrator - 1) // ROUNDS_A_STAGE

    def remaining(self, base: State) -> float:
        state = sabika(base)
        workers: i64 = 0
        party: i64 = 0
        while party < state.parties:
            workers += standing(state, party)
            party += 1
        this_round: float = float(workers) / float(WORKERS_EACH * state.parties)
        return (float(LAST_SPACE - state.narrator) + this_round) / float(LAST_SPACE)

    def extract(self, base: State, values: vec[i64]) -> None:
        party: i64 = 0
        while party < sabika(base).parties:
            self.extract_seat(base, party, values)
            party += 1

    def extract_seat(self, base: State, seat: i64, values: vec[i64]) -> None:
        state = sabika(base)
        context = self.sabika.context
        at: i64 = seat * FEATURE_COUNT
        values[at + WISHES] = remaining_wishes(state, self.sabika, seat)
        values[at + LONG_POEMS] = long_poem_points(state, context, seat, SILENT)
        values[at + TRADE_CARD] = trade_card_points(state, context, seat, SILENT)
        room: i64 = boxes(state, context, seat)
        values[at + BOXES] = room
        values[at + BOXES_FREE] = room - stored(state, seat)
        _extract_purse(state, seat, remaining_tax(state, self.sabika), values, at)
        _extract_workshop(state, seat, values, at)
        _extract_works(state, seat, values, at)

    def extract_later(self, base: State, seat: i64, values: vec[i64]) -> None:
        state = sabika(base)
        at: i64 = seat * FEATURE_COUNT
        values[at + INCOME_ROUNDS] = (LAST_SPACE - state.narrator) * self._blue_cities(state, seat)
        _extract_variety(state, seat, values, at)

    def _blue_cities(self, state: SabikaState, party: i64) -> i64:
        """The blue cities in which the party has settled."""
        income_row = self.sabika.lookup.income_row
        blue: i64 = 0
        settled: i64 = state.own[party * FIELDS + RIGHT]
        while settled:
            if income_row[state.cities[lowest(settled)]] >= 0:
                blue += 1
            settled &= settled - 1
        return blue


def _extract_purse(state: SabikaState, party: i64, due: i64, values: vec[i64], at: i64) -> None:
    own = state.own
    first: i64 = party * FIELDS
    dinars: i64 = own[first + DINARS]
    values[at + DINARS_HELD] = min(dinars, ENOUGH)
    values[at + DINARS_TO_SPARE] = max(dinars - ENOUGH, 0)
    values[at + SEALS_HELD] = own[first + SEALS]
    taxes: i64 = own[first + TAXES]
    values[at + TAXES_DUE] = min(taxes, due)
    values[at + TAXES_TO_SPARE] = max(taxes - due, 0)
    values[at + REWARDS] = own[first + REWARD]


def _extract_workshop(state: SabikaState, party: i64, values: vec[i64], at: i64) -> None:
    own = state.own
    first: i64 = party * FIELDS
    i: i64 = 0
    while i < KINDS_OF_MATERIAL:
        values[at + MATERIALS + i] = own[first + STOCKED + i]
        i += 1
    values[at + GOODS] = all_goods(state, party)
    raw: i64 = 0
    i = 0
    while i < KINDS_OF_GOOD:
        raw += own[first + HELD + i]
        i += 1
    values[at + RAW] = raw
    houses: i64 = 0
    i = 0
    while i < HOUSES:
        if own[first + HOUSE + i]:
            houses += 1
        i += 1
    values[at + STOREHOUSES] = houses


def _extract_works(state: SabikaState, party: i64, values: vec[i64], at: i64) -> None:
    own = state.own
    first: i64 = party * FIELDS
    values[at + BLUE_ROUNDS] = (LAST_SPACE - state.narrator) * count(own[first + BLUE])
    values[at + RED_POEMS] = count(own[first + RED])
    values[at + GREY_POEMS] = count(own[first + GREY])
    values[at + SHIPS] = count(own[first + LEFT])
    values[at + SETTLED] = count(own[first + RIGHT])
    values[at + LARGE_BUILDINGS] = count(own[first + LARGE])
    values[at + SMALL_BUILDINGS] = count(own[first + SMALL])
    values[at + STANDING] = standing(state, party)
    values[at + ON_TURN] = 0
    values[at + BEGINS] = 0
    if party == state.turn:
        values[at + ON_TURN] = 1
    if party == state.first:
        values[at + BEGINS] = 1


def _extract_variety(state: SabikaState, party: i64, values: vec[i64], at: i64) -> None:
    """The different materials, and the workers who go anywhere for free."""
    own = state.own
    first: i64 = party * FIELDS
    different: i64 = 0
    i: i64 = 0
    while i < KINDS_OF_MATERIAL:
        if own[first + STOCKED + i]:
            different += 1
        i += 1
    values[at + DIFFERENT_MATERIALS] = different
    values[at + HAS_GYPSUM] = min(own[first + STOCKED + GYPSUM], 1)
    at_home: i64 = 0
    worker: i64 = 0
    while worker < WORKERS_EACH:
        if not own[first + WORKER + worker] & SPACE:
            at_home += 1
        worker += 1
    values[at + AT_HOME] = at_home
