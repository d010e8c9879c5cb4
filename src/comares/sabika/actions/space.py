# compiled
"""S3.5, S8: the main and the secondary action of a space; bonus actions (S4.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import ACTIONS, FROM_START, MARBLE, MAX_RING_SIZE, PLAYERS_ACTIONS, RING_OF
from comares.sabika.context import EITHER_SIDE, Context, Decision, Op, Words
from comares.sabika.events import TOOK_MARBLE
from comares.sabika.modifiers import E_SECONDARY, SECONDARY_DISCOUNT
from comares.sabika.resources import gain_raw, held_raw, pay
from comares.sabika.state import EMPTY, STOCKED, SabikaState, sabika
from comares.sabika.step_ids import (
    BONUS,
    DECLINE,
    DONE,
    MAIN,
    PRODUCE,
    ROOM_STEP,
    SECONDARY,
    TAKE,
)

# S8: by ring.
RAW_COST: Final = bytes([1, 0])
MARBLE_COST: Final = bytes([0, 2, 1])
IN_PLACE_OF_MARBLE: Final = 3  # a set: gypsum or wood

SECONDARIES: Final = ("raw", "marble")
OF_RAW: Final = 0
OF_MARBLE: Final = 1
MAIN_DONE: Final = 1
SECONDARY_DONE: Final = 2


def action_at(context: Context, worker: i64, space: i64) -> i64:
    """The main action of a space."""
    return context.lookup.action[RING_OF[worker] * MAX_RING_SIZE + space]


def side_at(context: Context, worker: i64, space: i64) -> i64:
    """S5.2: the side whose storehouse tokens lie beside a space."""
    return context.lookup.side[RING_OF[worker] * MAX_RING_SIZE + space]


def can_do_main(state: SabikaState, context: Context, worker: i64, space: i64) -> bool:
    """Whether the acting seat could do the main action."""
    lookup = context.lookup
    at: i64 = RING_OF[worker] * MAX_RING_SIZE + space
    return context.actions[lookup.action[at]].possible(state, lookup.side[at])


def can_do_any(state: SabikaState, context: Context, worker: i64, space: i64) -> bool:
    """Whether the main action or a secondary one could be done."""
    return (
        can_do_main(state, context, worker, space)
        or can_do(state, context, worker, space, OF_RAW)
        or can_do(state, context, worker, space, OF_MARBLE)
    )


def joined(context: Context, worker: i64, space: i64, kind: i64) -> i64:
    """The raw or marble space beside a space of the worker's ring, or EMPTY."""
    at: i64 = RING_OF[worker] * MAX_RING_SIZE + space
    return context.lookup.raw_at[at] if kind == OF_RAW else context.lookup.marble_at[at]


def can_do(state: SabikaState, context: Context, worker: i64, space: i64, kind: i64) -> bool:
    """S8: whether there is a secondary action of a kind, it can be paid, and it would change something."""
    there: i64 = joined(context, worker, space, kind)
    if there == EMPTY or secondary_cost(state, context, worker, kind) > state.money(state.seat):
        return False
    return kind == OF_MARBLE or state.raw_spaces[there] != EMPTY or held_raw(state, state.seat) > 0


def secondary_cost(state: SabikaState, context: Context, worker: i64, kind: i64) -> i64:
    """S8, S12.2, event-3: the dinars for a secondary action."""
    cost: i64 = RAW_COST[RING_OF[worker]] if kind == OF_RAW else MARBLE_COST[RING_OF[worker]]
    return max(cost + context.event_modifier(state, E_SECONDARY) - context.modifier_sum(state, SECONDARY_DISCOUNT), 0)


class Act(Decision):
    """S3.5: the main action, a secondary one, or both. Frame: the worker, the space, what is done.
    If only one action is possible, it is carried out without a choice."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "act", "S3.5")
        self.parts = [MAIN, SECONDARY, DONE]

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        done: i64 = state.arg2()
        main: bool = self.may_do_main(state)
        raw: bool = self.may_do(state, OF_RAW)
        marble: bool = self.may_do(state, OF_MARBLE)
        if not (main or raw or marble):
            state.pop()
            return False
        if done or (1 if main else 0) + (1 if raw else 0) + (1 if marble else 0) > 1:
            return True
        option: i64 = MAIN if main else SECONDARY | (OF_RAW if raw else OF_MARBLE) << 8
        self.context.steps[option & 255].choose(state, option, chance, log)
        return False

    def may_do_main(self, state: SabikaState) -> bool:
        """Whether the main action is not done yet and is possible now (S3.6)."""
        return not state.arg2() & MAIN_DONE and can_do_main(state, self.context, state.arg0(), state.arg1())

    def may_do(self, state: SabikaState, kind: i64) -> bool:
        """S8.3: whether the secondary action is possible; there is one a turn."""
        return not state.arg2() & SECONDARY_DONE and can_do(state, self.context, state.arg0(), state.arg1(), kind)

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        if self.may_do_main(state):
            out.add(MAIN)
        kind: i64 = OF_RAW
        while kind <= OF_MARBLE:
            if self.may_do(state, kind):
                out.add(SECONDARY | kind << 8)
            kind += 1
        if state.arg2():
            out.add(DONE)


class Main(Decision):
    """S3.5: the main action of the space."""

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        worker: i64 = state.arg0()
        space: i64 = state.arg1()
        state.set_arg2(state.arg2() | MAIN_DONE)
        action = self.context.actions[action_at(self.context, worker, space)]
        action.begin(sabika(state), side_at(self.context, worker, space))


class Secondary(Decision):
    """S8. Option: step | kind << 8."""

    @staticmethod
    def kind(option: i64) -> i64:
        """OF_RAW or OF_MARBLE."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        kind: i64 = Secondary.kind(option)
        worker: i64 = state.arg0()
        there: i64 = joined(self.context, worker, state.arg1(), kind)
        state.set_arg2(state.arg2() | SECONDARY_DONE)
        pay(state, secondary_cost(state, self.context, worker, kind), log)
        if kind == OF_RAW:
            if state.raw_spaces[there] != EMPTY:
                gain_raw(state, self.context, state.raw_spaces[there], there, log)
            else:
                state.push(PRODUCE, 1, 0, 1)
        elif state.marble_spaces & bit(there):
            state.marble_spaces ^= bit(there)
            state.add(state.seat, STOCKED + MARBLE, 1)
            log.emit(TOOK_MARBLE, state.seat, there, 0)
            state.push(ROOM_STEP)
        else:
            state.push(TAKE, 1, IN_PLACE_OF_MARBLE, FROM_START)


class BonusAction(Op):
    """action: an action as a bonus, which may be declined (S4.6, S4.7). Frame: the action.
    Option: step | action << 8."""

    def __init__(self, context: Context) -> None:
        names = [action.replace("_", "-") for action in ACTIONS[:PLAYERS_ACTIONS]]
        super().__init__(context, "bonus", "S4.7", "bonus ACTION", names)
        self.parts = [DECLINE]

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return self.context.actions[self.context.operand(row, 1)].possible(state, EITHER_SIDE)

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(BONUS, self.context.operand(row, 1))

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if self.context.actions[state.arg0()].possible(sabika(state), EITHER_SIDE):
            return True
        state.pop()
        return False

    def options(self, state: State, out: Options) -> None:
        out.add(self.number | state.arg0() << 8)
        out.add(DECLINE)

    @staticmethod
    def action(option: i64) -> i64:
        """The action of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
        self.context.actions[BonusAction.action(option)].begin(sabika(state), EITHER_SIDE)

    def words(self, row: i64) -> Words:
        return [("action", {"action": ACTIONS[self.context.operand(row, 1)].replace("_", "-")})]
