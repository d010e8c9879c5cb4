# compiled
"""S3: a turn. A worker works or rests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import index_of, whole_number
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.actions.space import action_at, can_do_any
from comares.sabika.components import ARCHITECTS, LAST_SPACE, RING_OF, RING_SIZE, WORKERS, WORKERS_EACH
from comares.sabika.context import Context, Decision
from comares.sabika.events import RESTED, VP_REST, WORKED
from comares.sabika.modifiers import E_FREE_STEPS, E_OCCUPANCY, FREE_STEPS, OCCUPANCY_FREE, REST_DINARS, REST_VP
from comares.sabika.resources import pay, score
from comares.sabika.state import DINARS, FIELDS, LYING, SEALS, SPACE, WORKER, SabikaState, sabika
from comares.sabika.step_ids import (
    ACT,
    INCOME,
    REST,
    WORK,
    YUSUF,
)

# S3.3, S3.4, S3.7.
FREE: Final = 2
STEP_COST: Final = 1
OCCUPANCY_COST: Final = 1
RESTING_DINARS: Final = 3
RESTING_POINTS: Final = -1


class Turn(Decision):
    """S3.1: the next party chooses a worker. The frame stays below all turns of a game. Frame: 1 once a turn has begun.
    The round ends when nobody has a standing worker (S9)."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "turn", "S3.1")
        self.parts = [WORK, REST]

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        if state.arg0():
            state.set_arg0(0)
            state.turn = (state.turn + 1) % state.parties
        tried: i64 = 0
        while tried < state.parties:
            if stands(state, state.turn):
                state.refreshed = False
                if state.turn >= self.context.lookup.seats:
                    state.set_arg0(1)
                    state.push(YUSUF)
                    return False
                state.seat = state.turn
                return True
            state.turn = (state.turn + 1) % state.parties
            tried += 1
        state.push(INCOME)
        return False

    def options(self, state: State, out: Options) -> None:
        self.context.steps[WORK].options(state, out)
        self.context.steps[REST].options(state, out)


def stands(state: SabikaState, party: i64) -> bool:
    """Whether the party has a standing worker."""
    worker: i64 = 0
    while worker < WORKERS_EACH:
        if not state.get(party, WORKER + worker) & LYING:
            return True
        worker += 1
    return False


def may_choose(state: SabikaState, worker: i64) -> bool:
    """S3.1: a standing worker. Of two architects in the workshop only the first may be chosen: they are alike."""
    place: i64 = state.get_own(WORKER + worker)
    if place & LYING:
        return False
    return worker != 1 or place != state.get_own(WORKER)


def taken_spaces(state: SabikaState, worker: i64) -> i64:
    """S3.2: the spaces where the worker may not go, a set: its own and that of the own other architect."""
    taken: i64 = bit(state.get_own(WORKER + worker) & SPACE)  # bit 0: the workshop
    if worker < ARCHITECTS:
        taken |= bit(state.get_own(WORKER + 1 - worker) & SPACE)
    return taken >> 1


def move_cost(here: i64, space: i64, size: i64, free: i64) -> i64:
    """S3.3: the dinars for the steps to a space of a ring; none from the workshop. `here`: 1 + the own space, or 0."""
    if not here:
        return 0
    steps: i64 = space + 1 - here
    if steps < 0:
        steps += size
    return max(steps - free, 0) * STEP_COST


class Work(Decision):
    """S3.2 to S3.6: a worker goes to a space. Option: step | worker << 8 | space << 16."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        money: i64 = state.money(state.seat)
        free: i64 = self.free_steps(state)
        each: i64 = self.occupancy_cost(state)
        worker: i64 = 0
        while worker < WORKERS_EACH:
            if may_choose(state, worker):
                ring: i64 = RING_OF[worker]
                size: i64 = RING_SIZE[ring]
                crowd: i64 = self.crowd(state, ring)
                here: i64 = state.get_own(WORKER + worker) & SPACE
                taken: i64 = taken_spaces(state, worker)
                space: i64 = 0
                while space < size:
                    if not taken >> space & 1:
                        cost: i64 = move_cost(here, space, size, free) + (crowd >> 4 * space & 15) * each
                        if cost <= money and self.can_act(state, worker, space, cost):
                            out.add(self.number | worker << 8 | space << 16)
                    space += 1
            worker += 1

    def crowd(self, state: SabikaState, ring: i64) -> i64:
        """S3.4: the number of other parties' and the sultan's workers on each space of a ring, four bits each."""
        own = state.own
        crowd: i64 = self.context.lookup.sultan_crowd[ring * LAST_SPACE + state.narrator - 1]
        worker: i64 = 0
        while worker < WORKERS_EACH:
            if RING_OF[worker] == ring:
                party: i64 = 0
                while party < state.parties:
                    place: i64 = own[party * FIELDS + WORKER + worker] & SPACE
                    if place and party != state.seat:
                        crowd += bit(4 * (place - 1))
                    party += 1
            worker += 1
        return crowd

    def free_steps(self, state: SabikaState) -> i64:
        """S3.3, event-1: the steps of a move that cost nothing."""
        free: i64 = FREE
        if self.context.has_modifier(state, FREE_STEPS):
            free = self.context.modifier_sum(state, FREE_STEPS)
        event: i64 = self.context.event_modifier(state, E_FREE_STEPS)
        if event:
            free -= FREE - event
        return free

    def occupancy_cost(self, state: SabikaState) -> i64:
        """S3.4, event-2: the dinars for each other worker on a space."""
        if self.context.has_modifier(state, OCCUPANCY_FREE):
            return 0
        event: i64 = self.context.event_modifier(state, E_OCCUPANCY)
        if event:
            return event
        return OCCUPANCY_COST

    def cost(self, state: SabikaState, worker: i64, space: i64, crowd: i64) -> i64:
        """S3.3, S3.4: the dinars for a move."""
        here: i64 = state.get_own(WORKER + worker) & SPACE
        steps: i64 = move_cost(here, space, RING_SIZE[RING_OF[worker]], self.free_steps(state))
        return steps + (crowd >> 4 * space & 15) * self.occupancy_cost(state)

    def can_act(self, state: SabikaState, worker: i64, space: i64, cost: i64) -> bool:
        """S3.5, S3.6: whether an action would be possible there after the move is paid."""
        if not cost:
            return can_do_any(state, self.context, worker, space)
        own = state.own
        at: i64 = state.seat * FIELDS
        dinars: i64 = own[at + DINARS]
        seals: i64 = own[at + SEALS]
        short: i64 = max(cost - dinars, 0)
        own[at + DINARS] = dinars - cost + short
        own[at + SEALS] = seals - short
        can: bool = can_do_any(state, self.context, worker, space)
        own[at + DINARS] = dinars
        own[at + SEALS] = seals
        return can

    @staticmethod
    def worker(option: i64) -> i64:
        """The worker of an option."""
        return option >> 8 & 255

    @staticmethod
    def space(option: i64) -> i64:
        """The space of an option, from 0."""
        return option >> 16

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        worker: i64 = Work.worker(option)
        space: i64 = Work.space(option)
        cost: i64 = self.cost(state, worker, space, self.crowd(state, RING_OF[worker]))
        state.set(state.seat, WORKER + worker, space + 1 | LYING)
        log.emit(WORKED, state.seat, worker, space | action_at(self.context, worker, space) << 8)
        pay(state, cost, log)
        state.set_arg0(1)
        state.push(ACT, worker, space)

    def code(self, option: i64) -> str:
        return f"{self.name} {WORKERS[Work.worker(option)]} {Work.space(option) + 1}"

    def parse(self, words: list[str]) -> i64:
        worker = index_of(words[0], WORKERS) if len(words) == 2 else -1
        space = whole_number(words[1]) if len(words) == 2 else -1
        if worker < 0 or not 1 <= space <= RING_SIZE[RING_OF[worker]]:
            return -1
        return self.number | worker << 8 | (space - 1) << 16

    def reason(self, base: State, option: i64) -> str:
        state = sabika(base)
        worker: i64 = Work.worker(option)
        space: i64 = Work.space(option)
        if not may_choose(state, worker):
            return "S3.1"
        if taken_spaces(state, worker) >> space & 1:
            return "S3.2"
        cost: i64 = self.cost(state, worker, space, self.crowd(state, RING_OF[worker]))
        return "S3.6" if cost > state.money(state.seat) else "S3.5"


class Rest(Decision):
    """S3.7: a worker rests. Option: step | worker << 8."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        worker: i64 = 0
        while worker < WORKERS_EACH:
            if may_choose(state, worker):
                out.add(self.number | worker << 8)
            worker += 1

    @staticmethod
    def worker(option: i64) -> i64:
        """The worker of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        worker: i64 = Rest.worker(option)
        state.set(state.seat, WORKER + worker, LYING)
        changed: bool = self.context.has_modifier(state, REST_DINARS)
        dinars: i64 = self.context.modifier_sum(state, REST_DINARS) if changed else RESTING_DINARS
        points: i64 = self.context.modifier_sum(state, REST_VP) if changed else RESTING_POINTS
        state.add(state.seat, DINARS, dinars)
        log.emit(RESTED, state.seat, worker, dinars)
        if points:
            score(state, state.seat, points)
            log.emit(VP_REST, state.seat, points, 0)
        state.set_arg0(1)
