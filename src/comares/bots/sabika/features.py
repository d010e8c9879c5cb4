# compiled
"""The features of a party's position in Sabika. Events and cards are part of the scorings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.linear_evaluation import Features
from comares.bots.sabika import evaluation as prior
from comares.bots.sabika.evaluation import remaining_tax, remaining_wishes, standing
from comares.kernel.bitset import count
from comares.kernel.log import SILENT
from comares.kernel.state import State
from comares.sabika.components import HOUSES, KINDS_OF_GOOD, KINDS_OF_MATERIAL, LAST_SPACE, WORKERS_EACH
from comares.sabika.counters import boxes, stored
from comares.sabika.resources import all_goods
from comares.sabika.rounds.scoring import score_long_poems, score_trade_card
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BLUE,
    DINARS,
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
    STOCKED,
    TAXES,
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
FEATURE_COUNT: Final = 28
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

    def extract(self, base: State, values: vec[float]) -> None:
        state = sabika(base)
        context = self.sabika.context
        poems: vec[i64] = vec[i64]([0] * state.parties)
        trade: vec[i64] = vec[i64]([0] * state.parties)
        score_long_poems(state, context, poems, SILENT)
        score_trade_card(state, context, trade, SILENT)
        due: i64 = remaining_tax(state, self.sabika)
        party: i64 = 0
        while party < state.parties:
            at: i64 = party * FEATURE_COUNT
            values[at + WISHES] = float(remaining_wishes(state, self.sabika, party))
            values[at + LONG_POEMS] = float(poems[party])
            values[at + TRADE_CARD] = float(trade[party])
            room: i64 = boxes(state, context, party)
            values[at + BOXES] = float(room)
            values[at + BOXES_FREE] = float(room - stored(state, party))
            _extract_purse(state, party, due, values, at)
            _extract_workshop(state, party, values, at)
            _extract_works(state, party, values, at)
            party += 1


def _extract_purse(state: SabikaState, party: i64, due: i64, values: vec[float], at: i64) -> None:
    dinars: i64 = state.get(party, DINARS)
    values[at + DINARS_HELD] = float(dinars if dinars < ENOUGH else ENOUGH)
    values[at + DINARS_TO_SPARE] = float(dinars - ENOUGH if dinars > ENOUGH else 0)
    values[at + SEALS_HELD] = float(state.get(party, SEALS))
    taxes: i64 = state.get(party, TAXES)
    values[at + TAXES_DUE] = float(taxes if taxes < due else due)
    values[at + TAXES_TO_SPARE] = float(taxes - due if taxes > due else 0)
    values[at + REWARDS] = float(state.get(party, REWARD))


def _extract_workshop(state: SabikaState, party: i64, values: vec[float], at: i64) -> None:
    i: i64 = 0
    while i < KINDS_OF_MATERIAL:
        values[at + MATERIALS + i] = float(state.get(party, STOCKED + i))
        i += 1
    values[at + GOODS] = float(all_goods(state, party))
    raw: i64 = 0
    i = 0
    while i < KINDS_OF_GOOD:
        raw += state.get(party, HELD + i)
        i += 1
    values[at + RAW] = float(raw)
    houses: i64 = 0
    i = 0
    while i < HOUSES:
        if state.get(party, HOUSE + i):
            houses += 1
        i += 1
    values[at + STOREHOUSES] = float(houses)


def _extract_works(state: SabikaState, party: i64, values: vec[float], at: i64) -> None:
    rounds: float = float(LAST_SPACE - state.narrator)
    values[at + BLUE_ROUNDS] = rounds * float(count(state.get(party, BLUE)))
    values[at + RED_POEMS] = float(count(state.get(party, RED)))
    values[at + GREY_POEMS] = float(count(state.get(party, GREY)))
    values[at + SHIPS] = float(count(state.get(party, LEFT)))
    values[at + SETTLED] = float(count(state.get(party, RIGHT)))
    values[at + LARGE_BUILDINGS] = float(count(state.get(party, LARGE)))
    values[at + SMALL_BUILDINGS] = float(count(state.get(party, SMALL)))
    values[at + STANDING] = float(standing(state, party))
    values[at + ON_TURN] = 1.0 if party == state.turn else 0.0
    values[at + BEGINS] = 1.0 if party == state.first else 0.0
