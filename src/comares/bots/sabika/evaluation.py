# compiled
"""Evaluation of a Sabika position: learned weights, or the hand-written values below."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.linear_evaluation import LinearEvaluation
from comares.kernel.bitset import count
from comares.kernel.log import SILENT
from comares.sabika.components import (
    KINDS_OF_GOOD,
    KINDS_OF_MATERIAL,
    LAST_SPACE,
    TOWER,
    WORKERS_EACH,
)
from comares.sabika.counters import boxes
from comares.sabika.resources import all_goods
from comares.sabika.rounds.scoring import score_long_poems, score_trade_card, wished
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BLUE,
    DINARS,
    FIELDS,
    HELD,
    LEFT,
    LYING,
    RED,
    REWARD,
    RIGHT,
    SEALS,
    STOCKED,
    TAXES,
    VP,
    WORKER,
    SabikaState,
)

# Hand-written values, in VP.
DINAR: Final = 0.48
SEAL: Final = 1.3
MATERIALS: Final = vec[float]([0.7, 1.0, 1.5, 2.0])
GOOD: Final = 1.7
RAW_HELD: Final = 0.8
TAX: Final = 0.85  # a step on the tax track that will save one VP
TAX_TOO_MANY: Final = 0.15
BOX: Final = 0.5
SHIP: Final = 1.0
SETTLED_SHIP: Final = 2.0
BLUE_POEM: Final = 0.9  # for each remaining round
RED_POEM: Final = 0.3
REWARD_STEP: Final = 0.8
STANDING: Final = 3.5  # a worker who has not worked yet
WISHES: Final = 0.9  # the share of the VP that the wishes would give as things are
END: Final = 0.8  # the share of the VP of long poems and trade card


class SabikaEvaluation:
    """VP so far, plus what the learned evaluation adds. Without one: the remaining scorings as they would score now,
    and the hand-written values of what is in the workshop."""

    def __init__(self, rules: SabikaRules, learned: LinearEvaluation | None = None) -> None:
        self.sabika: SabikaRules = rules
        self.learned: LinearEvaluation | None = learned
        self.values: vec[float] = vec[float]([0.0] * rules.lookup.parties)

    def evaluate(self, state: SabikaState) -> None:
        """The value of the position for each party, in VP, into `values`."""
        party: i64 = 0
        while party < state.parties:
            self.values[party] = float(state.get(party, VP))
            party += 1
        if state.over:
            return
        if self.learned is not None:
            self.learned.add(state, self.values)
        else:
            self._add_hand_written(state)

    def value(self, state: SabikaState, party: i64) -> float:
        """The value of the position for one party, in VP; with a learned evaluation it costs less than all of them."""
        if self.learned is None or state.over:
            self.evaluate(state)
            return self.values[party]
        return float(state.get(party, VP)) + self.learned.value(state, party)

    def _add_hand_written(self, state: SabikaState) -> None:
        rules = self.sabika
        end: vec[i64] = vec[i64]([0] * state.parties)
        score_long_poems(state, rules.context, end, SILENT)
        score_trade_card(state, rules.context, end, SILENT)
        due: i64 = remaining_tax(state, rules)
        party: i64 = 0
        while party < state.parties:
            wishes: i64 = remaining_wishes(state, rules, party)
            self.values[party] += END * float(end[party]) + WISHES * float(wishes)
            self.values[party] += self._workshop(state, party, due)
            party += 1

    def _workshop(self, state: SabikaState, party: i64, due: i64) -> float:
        """The value of what the party owns."""
        rounds: float = float(LAST_SPACE - state.narrator)
        late: float = 1.0 if rounds > 1.0 else 0.7
        value: float = SEAL * float(state.get(party, SEALS)) + DINAR * float(state.get(party, DINARS))
        i: i64 = 0
        while i < KINDS_OF_MATERIAL:
            value += late * MATERIALS[i] * float(state.get(party, STOCKED + i))
            i += 1
        value += late * GOOD * float(all_goods(state, party))
        i = 0
        while i < KINDS_OF_GOOD:
            value += late * RAW_HELD * float(state.get(party, HELD + i))
            i += 1
        taxes: i64 = state.get(party, TAXES)
        value += TAX * float(taxes if taxes < due else due)
        if taxes > due:
            value += TAX_TOO_MANY * float(taxes - due)
        value += rounds * BLUE_POEM * float(count(state.get(party, BLUE))) + RED_POEM * float(
            count(state.get(party, RED))
        )
        value += SHIP * float(count(state.get(party, LEFT))) + SETTLED_SHIP * float(count(state.get(party, RIGHT)))
        value += REWARD_STEP * float(state.get(party, REWARD)) + late * BOX * float(
            boxes(state, self.sabika.context, party)
        )
        return value + STANDING * float(standing(state, party))


def remaining_tax(state: SabikaState, rules: SabikaRules) -> i64:
    """S9.2: the tax of all remaining rounds."""
    return rules.lookup.later_tax[state.narrator]


def remaining_wishes(state: SabikaState, rules: SabikaRules, party: i64) -> i64:
    """S9.2: the VP of the remaining wishes, as things are. A wish that reaches the tower scores all that are there."""
    lookup = rules.lookup
    total: i64 = 0
    floor: i64 = 0
    while floor < TOWER:
        times: i64 = lookup.later_wishes[state.narrator * TOWER + floor]
        if times:
            total += times * wished(state, rules.context, party, state.wishes[floor]) * lookup.tower[floor]
        floor += 1
    return total


def standing(state: SabikaState, party: i64) -> i64:
    """The party's workers who have not worked yet."""
    own = state.own
    first: i64 = party * FIELDS + WORKER
    workers: i64 = 0
    i: i64 = 0
    while i < WORKERS_EACH:
        if not own[first + i] & LYING:
            workers += 1
        i += 1
    return workers
