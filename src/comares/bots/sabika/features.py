# compiled
"""What can be counted of a party's position in Sabika; events and cards count with the scorings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.linear_evaluation import Measures
from comares.bots.sabika import evaluation as guessed
from comares.bots.sabika.evaluation import standing, taxes_to_come, wishes_to_come
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

# What is measured, and a guess at what one of it is worth in VP.
WISHES: Final = 0  # VP, if nothing changed
LONG_POEMS: Final = 1
TRADE_CARD: Final = 2
DINARS_HELD: Final = 3
DINARS_TO_SPARE: Final = 4
SEALS_HELD: Final = 5
MATERIALS: Final = 6  # four
GOODS: Final = 10
RAW: Final = 11
TAXES_DUE: Final = 12  # steps on the track that save a VP each
TAXES_TO_SPARE: Final = 13
BLUE_ROUNDS: Final = 14  # blue poems, once for each round to come
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
BEGINS: Final = 27  # the next round, if nothing changes
MEASURES: Final = 28
GUESSES: Final = {
    "wishes": guessed.WISHES,
    "long-poems": guessed.END,
    "trade-card": guessed.END,
    "dinars": guessed.DINAR,
    "dinars-to-spare": guessed.DINAR,
    "seals": guessed.SEAL,
    "gypsum": guessed.MATERIALS[0],
    "wood": guessed.MATERIALS[1],
    "marble": guessed.MATERIALS[2],
    "tile": guessed.MATERIALS[3],
    "goods": guessed.GOOD,
    "raw": guessed.RAW_HELD,
    "taxes-due": guessed.TAX,
    "taxes-to-spare": guessed.TAX_TOO_MANY,
    "blue-poem-rounds": guessed.BLUE_POEM,
    "red-poems": guessed.RED_POEM,
    "grey-poems": 0.0,
    "ships": guessed.SHIP,
    "settled-ships": guessed.SETTLED_SHIP,
    "rewards": guessed.REWARD_STEP,
    "boxes": guessed.BOX,
    "boxes-free": 0.0,
    "standing-workers": guessed.STANDING,
    "large-buildings": 0.0,
    "small-buildings": 0.0,
    "storehouses": 0.0,
    "on-turn": 0.0,
    "begins": 0.0,
}
ENOUGH: Final = 10  # dinars; those beyond it are counted apart
STAGES: Final = ("early", "middle", "late")
ROUNDS_A_STAGE: Final = 2


class SabikaMeasures(Measures):
    """Stages: two rounds each. Yusuf's party is measured like the others."""

    def __init__(self, rules: SabikaRules) -> None:
        super().__init__(GUESSES, list(STAGES))
        self.sabika: SabikaRules = rules

    def stage(self, state: State) -> i64:
        return (sabika(state).narrator - 1) // ROUNDS_A_STAGE

    def to_come(self, base: State) -> float:
        state = sabika(base)
        workers: i64 = 0
        party: i64 = 0
        while party < state.parties:
            workers += standing(state, party)
            party += 1
        this_round: float = float(workers) / float(WORKERS_EACH * state.parties)
        return (float(LAST_SPACE - state.narrator) + this_round) / float(LAST_SPACE)

    def measure(self, base: State, found: vec[float]) -> None:
        state = sabika(base)
        context = self.sabika.context
        poems: vec[i64] = vec[i64]([0] * state.parties)
        trade: vec[i64] = vec[i64]([0] * state.parties)
        score_long_poems(state, context, poems, SILENT)
        score_trade_card(state, context, trade, SILENT)
        due: i64 = taxes_to_come(state, self.sabika)
        party: i64 = 0
        while party < state.parties:
            at: i64 = party * MEASURES
            found[at + WISHES] = float(wishes_to_come(state, self.sabika, party))
            found[at + LONG_POEMS] = float(poems[party])
            found[at + TRADE_CARD] = float(trade[party])
            room: i64 = boxes(state, context, party)
            found[at + BOXES] = float(room)
            found[at + BOXES_FREE] = float(room - stored(state, party))
            _measure_purse(state, party, due, found, at)
            _measure_workshop(state, party, found, at)
            _measure_works(state, party, found, at)
            party += 1


def _measure_purse(state: SabikaState, party: i64, due: i64, found: vec[float], at: i64) -> None:
    dinars: i64 = state.get(party, DINARS)
    found[at + DINARS_HELD] = float(dinars if dinars < ENOUGH else ENOUGH)
    found[at + DINARS_TO_SPARE] = float(dinars - ENOUGH if dinars > ENOUGH else 0)
    found[at + SEALS_HELD] = float(state.get(party, SEALS))
    taxes: i64 = state.get(party, TAXES)
    found[at + TAXES_DUE] = float(taxes if taxes < due else due)
    found[at + TAXES_TO_SPARE] = float(taxes - due if taxes > due else 0)
    found[at + REWARDS] = float(state.get(party, REWARD))


def _measure_workshop(state: SabikaState, party: i64, found: vec[float], at: i64) -> None:
    i: i64 = 0
    while i < KINDS_OF_MATERIAL:
        found[at + MATERIALS + i] = float(state.get(party, STOCKED + i))
        i += 1
    found[at + GOODS] = float(all_goods(state, party))
    raw: i64 = 0
    i = 0
    while i < KINDS_OF_GOOD:
        raw += state.get(party, HELD + i)
        i += 1
    found[at + RAW] = float(raw)
    houses: i64 = 0
    i = 0
    while i < HOUSES:
        if state.get(party, HOUSE + i):
            houses += 1
        i += 1
    found[at + STOREHOUSES] = float(houses)


def _measure_works(state: SabikaState, party: i64, found: vec[float], at: i64) -> None:
    rounds: float = float(LAST_SPACE - state.narrator)
    found[at + BLUE_ROUNDS] = rounds * float(count(state.get(party, BLUE)))
    found[at + RED_POEMS] = float(count(state.get(party, RED)))
    found[at + GREY_POEMS] = float(count(state.get(party, GREY)))
    found[at + SHIPS] = float(count(state.get(party, LEFT)))
    found[at + SETTLED] = float(count(state.get(party, RIGHT)))
    found[at + LARGE_BUILDINGS] = float(count(state.get(party, LARGE)))
    found[at + SMALL_BUILDINGS] = float(count(state.get(party, SMALL)))
    found[at + STANDING] = float(standing(state, party))
    found[at + ON_TURN] = 1.0 if party == state.turn else 0.0
    found[at + BEGINS] = 1.0 if party == state.first else 0.0
