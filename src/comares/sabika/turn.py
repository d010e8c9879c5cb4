# compiled
"""S3, S8: a turn. A worker works or rests; the main and the secondary action; bonus actions (S4.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import Log
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.book import EITHER_SIDE, Book, Decision, Op, Words
from comares.sabika.components import (
    ACTIONS,
    ARCHITECTS,
    E_FREE_STEPS,
    E_OCCUPANCY,
    E_SECONDARY,
    EACH,
    FREE_STEPS,
    FROM_START,
    MARBLE,
    OCCUPANCY_FREE,
    PLAYERS_ACTIONS,
    REST_DINARS,
    REST_VP,
    RING_OF,
    RING_SIZE,
    SECONDARY_DISCOUNT,
    WIDEST,
    WORKERS,
    bit,
    found,
    whole_number,
)
from comares.sabika.events import RESTED, TOOK_MARBLE, VP_REST, WORKED
from comares.sabika.state import DINARS, EMPTY, FIELDS, LYING, SEALS, SPACE, STOCKED, WORKER, SabikaState, sabika
from comares.sabika.steps import (
    ACT,
    BONUS,
    DECLINE,
    DONE,
    INCOME,
    MAIN,
    PRODUCE,
    REST,
    ROOM_STEP,
    SECONDARY,
    TAKE,
    WORK,
    YUSUF,
)
from comares.sabika.stores import gain_raw, held_raw, pay, score

# S3.3, S3.4, S3.7.
FREE: Final = 2
STEP_COST: Final = 1
OCCUPANCY_COST: Final = 1
RESTING_DINARS: Final = 3
RESTING_POINTS: Final = -1
# S8: by ring.
RAW_COST: Final = bytes([1, 0])
MARBLE_COST: Final = bytes([0, 2, 1])
IN_PLACE_OF_MARBLE: Final = 3  # gypsum or wood, as a set

SECONDARIES: Final = ("raw", "marble")
OF_RAW: Final = 0
OF_MARBLE: Final = 1
MAIN_DONE: Final = 1
SECONDARY_DONE: Final = 2


class Turn(Decision):
    """S3.1: whoever is next chooses a worker. The frame stays below all turns of a round; when nobody has a worker
    standing, the round ends (S9)."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "turn", "S3.1")
        self.parts = [WORK, REST]

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        tried: i64 = 0
        while tried < table.parties:
            if stands(table, table.turn):
                table.refreshed = False
                if table.turn >= self.book.tables.seats:
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

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        worker: i64 = option >> 8 & 255
        space: i64 = option >> 16
        cost: i64 = self.cost(table, worker, space, self.crowd(table, RING_OF[worker]))
        table.put(state.seat, WORKER + worker, space + 1 | LYING)
        log.tell(WORKED, state.seat, worker, space | action_at(self.book, worker, space) << 8)
        pay(table, cost, log)
        table.turn = (table.turn + 1) % table.parties
        state.push(ACT, worker, space)

    def code(self, option: i64) -> str:
        return f"{self.name} {WORKERS[option >> 8 & 255]} {(option >> 16) + 1}"

    def parse(self, words: list[str]) -> i64:
        worker = found(words[0], WORKERS) if len(words) == 2 else -1
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


def action_at(book: Book, worker: i64, space: i64) -> i64:
    """The main action of a space."""
    return book.tables.action[RING_OF[worker] * WIDEST + space]


def side_at(book: Book, worker: i64, space: i64) -> i64:
    """S5.2: the side whose storehouse tokens lie beside a space."""
    return book.tables.side[RING_OF[worker] * WIDEST + space]


def can_do_main(table: SabikaState, book: Book, worker: i64, space: i64) -> bool:
    """Whether whoever acts could do the main action."""
    return book.actions[action_at(book, worker, space)].possible(table, side_at(book, worker, space))


def can_do_secondary(table: SabikaState, book: Book, worker: i64, space: i64) -> bool:
    """Whether any secondary action could be done."""
    return can_do(table, book, worker, space, OF_RAW) or can_do(table, book, worker, space, OF_MARBLE)


def joined(book: Book, worker: i64, space: i64, kind: i64) -> i64:
    """The raw or marble space joined to a space of the worker's ring, or EMPTY."""
    at: i64 = RING_OF[worker] * WIDEST + space
    return book.tables.raw_at[at] if kind == OF_RAW else book.tables.marble_at[at]


def can_do(table: SabikaState, book: Book, worker: i64, space: i64, kind: i64) -> bool:
    """S8: whether the secondary action of a kind is there, can be paid and would do something."""
    there: i64 = joined(book, worker, space, kind)
    if there == EMPTY or secondary_cost(table, book, worker, kind) > table.money(table.seat):
        return False
    return kind == OF_MARBLE or table.raw_spaces[there] != EMPTY or held_raw(table, table.seat) > 0


def secondary_cost(table: SabikaState, book: Book, worker: i64, kind: i64) -> i64:
    """S8, S12.2, event-3."""
    cost: i64 = RAW_COST[RING_OF[worker]] if kind == OF_RAW else MARBLE_COST[RING_OF[worker]]
    return max(cost + book.event(table, E_SECONDARY) - book.modifier(table, SECONDARY_DISCOUNT), 0)


class Rest(Decision):
    """S3.7. An option is its step, the worker << 8."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        worker: i64 = 0
        while worker < EACH:
            if may_choose(table, worker):
                out.add(self.number | worker << 8)
            worker += 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        worker: i64 = option >> 8
        table.put(state.seat, WORKER + worker, LYING)
        changed: bool = self.book.changed(table, REST_DINARS)
        dinars: i64 = self.book.modifier(table, REST_DINARS) if changed else RESTING_DINARS
        points: i64 = self.book.modifier(table, REST_VP) if changed else RESTING_POINTS
        table.add(state.seat, DINARS, dinars)
        log.tell(RESTED, state.seat, worker, dinars)
        if points:
            score(table, state.seat, points)
            log.tell(VP_REST, state.seat, points, 0)
        table.turn = (table.turn + 1) % table.parties

    def code(self, option: i64) -> str:
        return f"{self.name} {WORKERS[option >> 8]}"

    def parse(self, words: list[str]) -> i64:
        worker = found(words[0], WORKERS) if len(words) == 1 else -1
        return self.number | worker << 8 if worker >= 0 else -1


class Act(Decision):
    """S3.5: the main action, a secondary one, or both. The frame: the worker as place, a: the space, b: what is done.
    What alone can be done is done, unasked."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "act", "S3.5")
        self.parts = [MAIN, SECONDARY, DONE]

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        done: i64 = state.b()
        main: bool = self.may_do_main(table)
        raw: bool = self.may_do(table, OF_RAW)
        marble: bool = self.may_do(table, OF_MARBLE)
        if not (main or raw or marble):
            state.pop()
            return False
        if done or (1 if main else 0) + (1 if raw else 0) + (1 if marble else 0) > 1:
            return True
        option: i64 = MAIN if main else SECONDARY | (OF_RAW if raw else OF_MARBLE) << 8
        self.book.steps[option & 255].choose(state, option, chance, log)
        return False

    def may_do_main(self, table: SabikaState) -> bool:
        """Not yet, and possible now (S3.6)."""
        return not table.b() & MAIN_DONE and can_do_main(table, self.book, table.place(), table.a())

    def may_do(self, table: SabikaState, kind: i64) -> bool:
        """S8.3: one secondary action a turn."""
        return not table.b() & SECONDARY_DONE and can_do(table, self.book, table.place(), table.a(), kind)

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        if self.may_do_main(table):
            out.add(MAIN)
        kind: i64 = OF_RAW
        while kind <= OF_MARBLE:
            if self.may_do(table, kind):
                out.add(SECONDARY | kind << 8)
            kind += 1
        if state.b():
            out.add(DONE)


class Main(Decision):
    """S3.5: the main action of the space."""

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        worker: i64 = state.place()
        space: i64 = state.a()
        state.set_b(state.b() | MAIN_DONE)
        action = self.book.actions[action_at(self.book, worker, space)]
        action.begin(sabika(state), side_at(self.book, worker, space))

    def parse(self, words: list[str]) -> i64:
        return self.number if not words else -1


class Secondary(Decision):
    """S8. An option is its step, its kind << 8."""

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        kind: i64 = option >> 8
        worker: i64 = state.place()
        there: i64 = joined(self.book, worker, state.a(), kind)
        state.set_b(state.b() | SECONDARY_DONE)
        pay(table, secondary_cost(table, self.book, worker, kind), log)
        if kind == OF_RAW:
            if table.raw_spaces[there] != EMPTY:
                gain_raw(table, self.book, table.raw_spaces[there], there, log)
            else:
                state.push(PRODUCE, 1, 0, 1)
        elif table.marble_spaces & bit(there):
            table.marble_spaces ^= bit(there)
            table.add(state.seat, STOCKED + MARBLE, 1)
            log.tell(TOOK_MARBLE, state.seat, there, 0)
            state.push(ROOM_STEP)
        else:
            state.push(TAKE, 1, IN_PLACE_OF_MARBLE, FROM_START)

    def code(self, option: i64) -> str:
        return f"{self.name} {SECONDARIES[option >> 8]}"

    def parse(self, words: list[str]) -> i64:
        kind = found(words[0], SECONDARIES) if len(words) == 1 else -1
        return self.number | kind << 8 if kind >= 0 else -1


class Bonus(Op):
    """action: an action as a bonus, which may be declined (S4.6, S4.7). The frame: the action as place.
    An option is its step, the action << 8."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "bonus", "S4.7")
        self.parts = [DECLINE]

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return self.book.actions[self.book.arg(row, 1)].possible(table, EITHER_SIDE)

    def perform(self, table: SabikaState, row: i64, context: i64, log: Log) -> None:
        table.push(BONUS, self.book.arg(row, 1))

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        if self.book.actions[state.place()].possible(sabika(state), EITHER_SIDE):
            return True
        state.pop()
        return False

    def options(self, state: State, out: Options) -> None:
        out.add(self.number | state.place() << 8)
        out.add(DECLINE)

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        state.pop()
        self.book.actions[option >> 8].begin(sabika(state), EITHER_SIDE)

    def code(self, option: i64) -> str:
        return f"{self.name} {ACTIONS[option >> 8].replace('_', '-')}"

    def parse(self, words: list[str]) -> i64:
        action = found(words[0].replace("-", "_"), ACTIONS) if len(words) == 1 and "_" not in words[0] else -1
        return self.number | action << 8 if 0 <= action < PLAYERS_ACTIONS else -1

    def words(self, row: i64) -> Words:
        return [("action", {"action": ACTIONS[self.book.arg(row, 1)].replace("_", "-")})]
