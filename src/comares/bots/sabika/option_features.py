# compiled
"""The features of an option in Sabika, for the learned policy. A turn (which worker goes to which space, or rests) has
many; of a smaller choice the policy knows only which step its option takes, and playouts compare such options."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.linear_policy import OptionFeatures
from comares.bots.sabika.evaluation import standing
from comares.bots.sabika.features import ROUNDS_A_STAGE, STAGES
from comares.kernel.bitset import bit, count
from comares.kernel.state import State
from comares.sabika.actions.turn import Work
from comares.sabika.components import (
    ACTIONS,
    GYPSUM,
    KINDS_OF_GOOD,
    LAST_SPACE,
    MAX_RING_SIZE,
    PLAYERS_ACTIONS,
    RING_OF,
    RINGS,
)
from comares.sabika.counters import boxes, stored
from comares.sabika.resources import all_goods
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BLUE,
    DINARS,
    EMPTY,
    FIELDS,
    GREY,
    HELD,
    LEFT,
    RED,
    RIGHT,
    SEALS,
    STOCKED,
    SabikaState,
    sabika,
)
from comares.sabika.step_ids import REST, TURN, WORK

# What is known of the position. Each action, and resting, has its own weight for each of these.
ALWAYS: Final = 0
ROOM: Final = 1
GOODS: Final = 2
MATERIALS: Final = 3
HAS_GYPSUM: Final = 4
PURSE: Final = 5
SEALS_HELD: Final = 6
STANDING: Final = 7
ROUNDS: Final = 8
SHIPS: Final = 9
SETTLED: Final = 10
SHORT_POEMS: Final = 11
LONG_POEMS: Final = 12
RAW: Final = 13
POSITION: Final = 14  # so many of them; those of the space follow
COST: Final = 14  # of the move
RAW_BESIDE: Final = 15
MARBLE_BESIDE: Final = 16
BLOCK: Final = 17
BLOCK_NAMES: Final = (
    "always",
    "room",
    "goods",
    "materials",
    "has-gypsum",
    "dinars",
    "seals",
    "standing",
    "rounds",
    "ships",
    "settled-ships",
    "short-poems",
    "long-poems",
    "raw",
    "cost",
    "raw-beside",
    "marble-beside",
)
RESTING: Final = PLAYERS_ACTIONS  # the block of resting
SMALLER: Final = (PLAYERS_ACTIONS + 1) * BLOCK  # features of smaller choices: the steps of their options
MOST_ROOM: Final = 5
MOST_DINARS: Final = 10


class SabikaOptionFeatures(OptionFeatures):
    """Stages of two rounds each."""

    def __init__(self, rules: SabikaRules) -> None:
        blocks = [*ACTIONS[:PLAYERS_ACTIONS], "rest"]
        names = [f"{block}:{name}" for block in blocks for name in BLOCK_NAMES]
        super().__init__([*names, *(f"step:{step.name}" for step in rules.steps)], list(STAGES))
        self.is_turn: bool = False
        self.sabika: SabikaRules = rules
        self.position: vec[float] = vec[float]([0.0] * POSITION)
        self.crowds: vec[i64] = vec[i64]([0] * len(RINGS))

    def begin(self, base: State) -> i64:
        state = sabika(base)
        self.is_turn = state.step() == TURN
        if self.is_turn:
            self._look_at(state)
        return (state.narrator - 1) // ROUNDS_A_STAGE

    def _look_at(self, state: SabikaState) -> None:
        own = state.own
        seat: i64 = state.seat
        first: i64 = seat * FIELDS
        goods: i64 = all_goods(state, seat)
        full: i64 = stored(state, seat)
        raw: i64 = 0
        i: i64 = 0
        while i < KINDS_OF_GOOD:
            raw += own[first + HELD + i]
            i += 1
        position = self.position
        position[ALWAYS] = 1.0
        position[ROOM] = float(min(boxes(state, self.sabika.context, seat) - full, MOST_ROOM))
        position[GOODS] = float(goods)
        position[MATERIALS] = float(full - goods)
        position[HAS_GYPSUM] = 1.0 if own[first + STOCKED + GYPSUM] else 0.0
        position[PURSE] = float(min(own[first + DINARS], MOST_DINARS))
        position[SEALS_HELD] = float(own[first + SEALS])
        position[STANDING] = float(standing(state, seat))
        position[ROUNDS] = float(LAST_SPACE - state.narrator)
        position[SHIPS] = float(count(own[first + LEFT]))
        position[SETTLED] = float(count(own[first + RIGHT]))
        position[SHORT_POEMS] = float(count(own[first + BLUE]) + count(own[first + RED]))
        position[LONG_POEMS] = float(count(own[first + GREY]))
        position[RAW] = float(raw)
        work = self._work()
        ring: i64 = 0
        while ring < len(self.crowds):
            self.crowds[ring] = work.crowd(state, ring)
            ring += 1

    def _work(self) -> Work:
        work = self.sabika.steps[WORK]
        assert isinstance(work, Work)
        return work

    def extract(self, base: State, option: i64) -> None:
        state = sabika(base)
        self.n = 0
        if not self.is_turn:
            self.add(SMALLER + (option & 255), 1.0)
            return
        if option & 255 == REST:
            self._add_position(RESTING * BLOCK)
            return
        lookup = self.sabika.lookup
        worker: i64 = Work.worker(option)
        space: i64 = Work.space(option)
        ring: i64 = RING_OF[worker]
        at: i64 = ring * MAX_RING_SIZE + space
        block: i64 = lookup.action[at] * BLOCK
        self._add_position(block)
        self.add(block + COST, float(self._work().cost(state, worker, space, self.crowds[ring])))
        raw: i64 = lookup.raw_at[at]
        if raw >= 0 and state.raw_spaces[raw] != EMPTY:
            self.add(block + RAW_BESIDE, 1.0)
        marble: i64 = lookup.marble_at[at]
        if marble >= 0 and state.marble_spaces & bit(marble):
            self.add(block + MARBLE_BESIDE, 1.0)

    def _add_position(self, block: i64) -> None:
        position = self.position
        i: i64 = 0
        while i < POSITION:
            if position[i] != 0.0:
                self.add(block + i, position[i])
            i += 1
