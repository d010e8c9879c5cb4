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
from comares.sabika.components import ARCHITECTS, EACH, RING_OF, RING_SIZE, WIDEST, WORKERS
from comares.sabika.context import Book, Decision
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
    """S3.1: whoever is next chooses a worker. The frame stays below all turns of a round: 1 as place once a turn was
    begun. When nobody has a worker standing, the round ends (S9)."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "turn", "S3.1")
        self.parts = [WORK, REST]

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        if state.arg0():
            state.set_arg0(0)
            table.turn = (table.turn + 1) % table.parties
        tried: i64 = 0
        while tried < table.parties:
            if stands(table, table.turn):
                table.refreshed = False
                if table.turn >= self.book.tables.seats:
                    state.set_arg0(1)
                    state.push(YUSUF)
                    return False
                state.seat = table.turn
                return True
            table.turn = (table.turn + 1) % table.parties
            tried += 1
        state.push(INCOME)
        return False

    def options(self, state: State, out: Options) -> None:
        self.book.steps[WORK].options(state, out)
        self.book.steps[REST].options(state, out)


def stands(table: SabikaState, party: i64) -> bool:
    """Whether the party has an active worker."""
    worker: i64 = 0
    while worker < EACH:
        if not table.has(party, WORKER + worker) & LYING:
            return True
        worker += 1
    return False


def may_choose(table: SabikaState, worker: i64) -> bool:
    """S3.1: an active one; of two architects in the workshop the first stands for both."""
    place: i64 = table.mine(WORKER + worker)
    if place & LYING:
        return False
    return worker != 1 or place != table.mine(WORKER)


class Work(Decision):
    """S3.2 to S3.6. An option is its step, the worker << 8, the space << 16."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        worker: i64 = 0
        while worker < EACH:
            if may_choose(table, worker):
                ring: i64 = RING_OF[worker]
                crowd: i64 = self.crowd(table, ring)
                space: i64 = 0
                while space < RING_SIZE[ring]:
                    if self.may_stand(table, worker, space):
                        cost: i64 = self.cost(table, worker, space, crowd)
                        if cost <= table.money(state.seat) and self.can_act(table, worker, space, cost):
                            out.add(self.number | worker << 8 | space << 16)
                    space += 1
            worker += 1

    def may_stand(self, table: SabikaState, worker: i64, space: i64) -> bool:
        """S3.2: another space, and not the own other architect's."""
        if table.mine(WORKER + worker) & SPACE == space + 1:
            return False
        return worker >= ARCHITECTS or table.mine(WORKER + 1 - worker) & SPACE != space + 1

    def crowd(self, table: SabikaState, ring: i64) -> i64:
        """S3.4: how many workers of others are on each space of a ring, four bits each."""
        crowd: i64 = 0
        party: i64 = 0
        while party < table.parties:
            worker: i64 = 0
            while party != table.seat and worker < EACH:
                place: i64 = table.has(party, WORKER + worker) & SPACE
                if place and RING_OF[worker] == ring:
                    crowd += bit(4 * (place - 1))
                worker += 1
            party += 1
        size: i64 = RING_SIZE[ring]
        space: i64 = 0
        while space < size:
            sultans: i64 = self.book.tables.sultan[ring * WIDEST + space]
            if sultans:
                crowd += sultans << (4 * ((space + table.narrator - 1) % size))  # S9.3: a step a round
            space += 1
        return crowd

    def cost(self, table: SabikaState, worker: i64, space: i64, crowd: i64) -> i64:
        """S3.3, S3.4, event-1, event-2."""
        cost: i64 = 0
        from_space: i64 = (table.mine(WORKER + worker) & SPACE) - 1
        if from_space >= 0:
            size: i64 = RING_SIZE[RING_OF[worker]]
            steps: i64 = (space - from_space + size) % size
            free: i64 = FREE
            if self.book.changed(table, FREE_STEPS):
                free = self.book.modifier(table, FREE_STEPS)
            event: i64 = self.book.event(table, E_FREE_STEPS)
            if event:
                free -= FREE - event
            cost = max(steps - free, 0) * STEP_COST
        others: i64 = crowd >> (4 * space) & 15
        if others and not self.book.changed(table, OCCUPANCY_FREE):
            each: i64 = self.book.event(table, E_OCCUPANCY)
            cost += others * (each if each else OCCUPANCY_COST)
        return cost

    def can_act(self, table: SabikaState, worker: i64, space: i64, cost: i64) -> bool:
        """S3.5, S3.6: whether anything could be done there, asked after the move is paid."""
        at: i64 = table.seat * FIELDS
        dinars: i64 = table.own[at + DINARS]
        seals: i64 = table.own[at + SEALS]
        short: i64 = max(cost - dinars, 0)
        table.own[at + DINARS] = dinars - cost + short
        table.own[at + SEALS] = seals - short
        can: bool = can_do_main(table, self.book, worker, space) or can_do_secondary(table, self.book, worker, space)
        table.own[at + DINARS] = dinars
        table.own[at + SEALS] = seals
        return can

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        worker: i64 = option >> 8 & 255
        space: i64 = option >> 16
        cost: i64 = self.cost(table, worker, space, self.crowd(table, RING_OF[worker]))
        table.put(state.seat, WORKER + worker, space + 1 | LYING)
        log.emit(WORKED, state.seat, worker, space | action_at(self.book, worker, space) << 8)
        pay(table, cost, log)
        state.set_arg0(1)
        state.push(ACT, worker, space)

    def code(self, option: i64) -> str:
        return f"{self.name} {WORKERS[option >> 8 & 255]} {(option >> 16) + 1}"

    def parse(self, words: list[str]) -> i64:
        worker = index_of(words[0], WORKERS) if len(words) == 2 else -1
        space = whole_number(words[1]) if len(words) == 2 else -1
        if worker < 0 or not 1 <= space <= RING_SIZE[RING_OF[worker]]:
            return -1
        return self.number | worker << 8 | (space - 1) << 16

    def reason(self, state: State, option: i64) -> str:
        table = sabika(state)
        worker: i64 = option >> 8 & 255
        space: i64 = option >> 16
        if not may_choose(table, worker):
            return "S3.1"
        if not self.may_stand(table, worker, space):
            return "S3.2"
        cost: i64 = self.cost(table, worker, space, self.crowd(table, RING_OF[worker]))
        return "S3.6" if cost > table.money(state.seat) else "S3.5"


class Rest(Decision):
    """S3.7. An option is its step, the worker << 8."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        worker: i64 = 0
        while worker < EACH:
            if may_choose(table, worker):
                out.add(self.number | worker << 8)
            worker += 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        worker: i64 = option >> 8
        table.put(state.seat, WORKER + worker, LYING)
        changed: bool = self.book.changed(table, REST_DINARS)
        dinars: i64 = self.book.modifier(table, REST_DINARS) if changed else RESTING_DINARS
        points: i64 = self.book.modifier(table, REST_VP) if changed else RESTING_POINTS
        table.add(state.seat, DINARS, dinars)
        log.emit(RESTED, state.seat, worker, dinars)
        if points:
            score(table, state.seat, points)
            log.emit(VP_REST, state.seat, points, 0)
        state.set_arg0(1)
