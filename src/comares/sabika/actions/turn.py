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
from comares.sabika.actions.space import action_at, can_do_main, can_do_secondary
from comares.sabika.components import ARCHITECTS, MAX_RING_SIZE, RING_OF, RING_SIZE, WORKERS, WORKERS_EACH
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


class Work(Decision):
    """S3.2 to S3.6: a worker goes to a space. Option: step | worker << 8 | space << 16."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        worker: i64 = 0
        while worker < WORKERS_EACH:
            if may_choose(state, worker):
                ring: i64 = RING_OF[worker]
                crowd: i64 = self.crowd(state, ring)
                space: i64 = 0
                while space < RING_SIZE[ring]:
                    if self.may_stand(state, worker, space):
                        cost: i64 = self.cost(state, worker, space, crowd)
                        if cost <= state.money(state.seat) and self.can_act(state, worker, space, cost):
                            out.add(self.number | worker << 8 | space << 16)
                    space += 1
            worker += 1

    def may_stand(self, state: SabikaState, worker: i64, space: i64) -> bool:
        """S3.2: not the space where the worker is, nor that of the own other architect."""
        if state.get_own(WORKER + worker) & SPACE == space + 1:
            return False
        return worker >= ARCHITECTS or state.get_own(WORKER + 1 - worker) & SPACE != space + 1

    def crowd(self, state: SabikaState, ring: i64) -> i64:
        """S3.4: the number of other parties' workers on each space of a ring, four bits each."""
        crowd: i64 = 0
        party: i64 = 0
        while party < state.parties:
            worker: i64 = 0
            while party != state.seat and worker < WORKERS_EACH:
                place: i64 = state.get(party, WORKER + worker) & SPACE
                if place and RING_OF[worker] == ring:
                    crowd += bit(4 * (place - 1))
                worker += 1
            party += 1
        size: i64 = RING_SIZE[ring]
        space: i64 = 0
        while space < size:
            sultans: i64 = self.context.lookup.sultan[ring * MAX_RING_SIZE + space]
            if sultans:
                crowd += sultans << (4 * ((space + state.narrator - 1) % size))  # S9.3: they move a step each round
            space += 1
        return crowd

    def cost(self, state: SabikaState, worker: i64, space: i64, crowd: i64) -> i64:
        """S3.3, S3.4, event-1, event-2: the dinars for a move."""
        cost: i64 = 0
        from_space: i64 = (state.get_own(WORKER + worker) & SPACE) - 1
        if from_space >= 0:
            size: i64 = RING_SIZE[RING_OF[worker]]
            steps: i64 = (space - from_space + size) % size
            free: i64 = FREE
            if self.context.has_modifier(state, FREE_STEPS):
                free = self.context.modifier_sum(state, FREE_STEPS)
            event: i64 = self.context.event_modifier(state, E_FREE_STEPS)
            if event:
                free -= FREE - event
            cost = max(steps - free, 0) * STEP_COST
        others: i64 = crowd >> (4 * space) & 15
        if others and not self.context.has_modifier(state, OCCUPANCY_FREE):
            each: i64 = self.context.event_modifier(state, E_OCCUPANCY)
            cost += others * (each or OCCUPANCY_COST)
        return cost

    def can_act(self, state: SabikaState, worker: i64, space: i64, cost: i64) -> bool:
        """S3.5, S3.6: whether an action would be possible there after the move is paid."""
        at: i64 = state.seat * FIELDS
        dinars: i64 = state.own[at + DINARS]
        seals: i64 = state.own[at + SEALS]
        short: i64 = max(cost - dinars, 0)
        state.own[at + DINARS] = dinars - cost + short
        state.own[at + SEALS] = seals - short
        can: bool = can_do_main(state, self.context, worker, space) or can_do_secondary(
            state, self.context, worker, space
        )
        state.own[at + DINARS] = dinars
        state.own[at + SEALS] = seals
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
        if not self.may_stand(state, worker, space):
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
