# compiled
"""Effects run row by row through the program (S4.7); the ops that gain, count or choose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import FROM_RED, GOOD, POINT, RAW, RESOURCES
from comares.sabika.context import AutoStep, Op, Words
from comares.sabika.counters import COUNTERS, counted
from comares.sabika.lookup import OP, ROW, SETTLE, SOURCE
from comares.sabika.resources import gain, on_rondel, overflow
from comares.sabika.state import SabikaState, sabika
from comares.sabika.step_ids import CHOOSE, EFFECT, GOOD_STEP, RAW_STEP, ROOM_STEP

# The numbers of the ops in the program.
END: Final = 0  # its operand: 1 at the end of a whole effect, 0 at that of an alternative
OP_GAIN: Final = 1
OP_TAKE: Final = 2
OP_OPERATIONS: Final = 3
OP_PRODUCE: Final = 4
OP_CITY: Final = 5
OP_ACTION: Final = 6
OP_REUSE: Final = 7
OP_BALANCE: Final = 8
OP_ADVANCE: Final = 9
OP_EARLIER: Final = 10
OP_TOKEN: Final = 11
OP_RED_CITY: Final = 12
OP_SHIP: Final = 13
OP_VP_PER: Final = 14
OP_CHOICE: Final = 15
MAX_ALTERNATIVES: Final = 5


class Effect(AutoStep):
    """Runs an effect. Frame: the next row, the materials of the quarry that triggered it."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        row: i64 = state.arg0()
        program = self.context.lookup.program
        if row and program[row * ROW - ROW + SETTLE] and overflow(state, state.seat) > 0:
            state.push(ROOM_STEP)
            return False
        op: i64 = program[row * ROW + OP]
        if op == END:
            source: i64 = program[row * ROW + SOURCE]
            if program[row * ROW + 1] and source & 255 == FROM_RED:
                state.running &= ~bit(source >> 8)
            state.pop()
            return False
        state.set_arg0(row + 1)
        quarry: i64 = state.arg1()
        if self.context.ops[op].possible(state, row, quarry):
            self.context.ops[op].perform(state, row, quarry, log)
        return False


class End(Op):
    """The end of an effect or of an alternative."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return False

    def words(self, row: i64) -> Words:
        return []


class Gain(Op):
    """gain: a resource and a number."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return self.context.operand(row, 1) < RAW or on_rondel(state) != 0

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        resource: i64 = self.context.operand(row, 1)
        n: i64 = self.context.operand(row, 2)
        if resource == RAW:
            state.push(RAW_STEP, n)
        elif resource == GOOD:
            state.push(GOOD_STEP, n)
        else:
            gain(state, resource, n, self.context.operand(row, SOURCE), log)

    def words(self, row: i64) -> Words:
        return [("gain", {"resource": RESOURCES[self.context.operand(row, 1)], "amount": self.context.operand(row, 2)})]


class VpPer(Op):
    """vp_per: a counter, the VP for each, the limit (0: none)."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return True

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        worth: i64 = self.context.operand(row, 2) * counted(
            state, self.context, state.seat, self.context.operand(row, 1)
        )
        most: i64 = self.context.operand(row, 3)
        gain(state, POINT, min(worth, most) if most else worth, self.context.operand(row, SOURCE), log)

    def words(self, row: i64) -> Words:
        counter = COUNTERS[self.context.operand(row, 1)].replace("_", "-")
        return [("vp-per", {"of": counter, "each": self.context.operand(row, 2), "max": self.context.operand(row, 3)})]


class ChoiceOp(Op):
    """choice: the rows where its alternatives begin; exactly one is used. Frame: the row, materials of the quarry that
    triggered it. Option: step | (alternative - 1) << 8."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        n: i64 = 1
        while n <= MAX_ALTERNATIVES:
            if self.alternative_possible(state, row, n, quarry):
                return True
            n += 1
        return False

    def alternative_possible(self, state: SabikaState, row: i64, n: i64, quarry: i64) -> bool:
        """S4.6: whether that alternative exists and can be carried out."""
        return self.context.operand(row, n) > 0 and self.context.effect_possible(
            state, self.context.operand(row, n), quarry
        )

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(CHOOSE, row, quarry)

    def options(self, state: State, out: Options) -> None:
        n: i64 = 1
        while n <= MAX_ALTERNATIVES:
            if self.alternative_possible(sabika(state), state.arg0(), n, state.arg1()):
                out.add(self.number | (n - 1) << 8)
            n += 1

    @staticmethod
    def alternative(option: i64) -> i64:
        """The alternative of an option, from 1."""
        return (option >> 8) + 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        row: i64 = self.context.operand(state.arg0(), ChoiceOp.alternative(option))
        quarry: i64 = state.arg1()
        state.pop()
        state.push(EFFECT, row, quarry)

    def words(self, row: i64) -> Words:
        return [("choice", {"first": self.context.operand(row, 1)})]
