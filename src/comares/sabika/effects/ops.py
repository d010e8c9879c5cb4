# compiled
"""Effects: a place in the program, carried on row by row (S4.7); the ops that just gain, count or choose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import FROM_RED, GOOD, POINT, RAW, RESOURCES
from comares.sabika.context import Op, Part, Words
from comares.sabika.counters import COUNTERS
from comares.sabika.counting import counted
from comares.sabika.lookup import OP, ROW, SETTLE, SOURCE
from comares.sabika.resources import gain, on_rondel, over
from comares.sabika.state import SabikaState, sabika
from comares.sabika.step_ids import CHOOSE, EFFECT, GOOD_STEP, RAW_STEP, ROOM_STEP

# The ops, by the numbers that stand in the program.
END: Final = 0  # its first number: 1 at the end of a whole effect, 0 of an alternative
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
MOST_ALTERNATIVES: Final = 5


class Effect(Part):
    """Carries an effect on. The frame: the row that comes next as place, a: the context (a quarry's materials)."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        row: i64 = state.arg0()
        program = self.book.tables.program
        if row and program[row * ROW - ROW + SETTLE] and over(table, table.seat) > 0:
            state.push(ROOM_STEP)
            return False
        op: i64 = program[row * ROW + OP]
        if op == END:
            source: i64 = program[row * ROW + SOURCE]
            if program[row * ROW + 1] and source & 255 == FROM_RED:
                table.running &= ~bit(source >> 8)
            state.pop()
            return False
        state.set_arg0(row + 1)
        context: i64 = state.arg1()
        if self.book.ops[op].possible(table, row, context):
            self.book.ops[op].perform(table, row, context, log)
        return False


class End(Op):
    """The end of a list."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return False

    def words(self, row: i64) -> Words:
        return []


class Gain(Op):
    """gain: a resource, how many."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return self.book.arg(row, 1) < RAW or on_rondel(table) != 0

    def perform(self, table: SabikaState, row: i64, context: i64, log: EventSink) -> None:
        resource: i64 = self.book.arg(row, 1)
        n: i64 = self.book.arg(row, 2)
        if resource == RAW:
            table.push(RAW_STEP, n)
        elif resource == GOOD:
            table.push(GOOD_STEP, n)
        else:
            gain(table, resource, n, self.book.arg(row, SOURCE), log)

    def words(self, row: i64) -> Words:
        return [("gain", {"resource": RESOURCES[self.book.arg(row, 1)], "amount": self.book.arg(row, 2)})]


class VpPer(Op):
    """vp_per: a counter, VP each, the most (0: no limit)."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return True

    def perform(self, table: SabikaState, row: i64, context: i64, log: EventSink) -> None:
        worth: i64 = self.book.arg(row, 2) * counted(table, self.book, table.seat, self.book.arg(row, 1))
        most: i64 = self.book.arg(row, 3)
        gain(table, POINT, min(worth, most) if most else worth, self.book.arg(row, SOURCE), log)

    def words(self, row: i64) -> Words:
        counter = COUNTERS[self.book.arg(row, 1)].replace("_", "-")
        return [("vp-per", {"of": counter, "each": self.book.arg(row, 2), "max": self.book.arg(row, 3)})]


class Choice(Op):
    """choice: the rows where its alternatives begin, exactly one of which is used. The frame: the row as place,
    a: the context. An option is its step, the alternative less one << 8."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        n: i64 = 1
        while n <= MOST_ALTERNATIVES:
            if self.can(table, row, n, context):
                return True
            n += 1
        return False

    def can(self, table: SabikaState, row: i64, n: i64, context: i64) -> bool:
        """S4.6: whether that alternative is there and can be carried out."""
        return self.book.arg(row, n) > 0 and self.book.can(table, self.book.arg(row, n), context)

    def perform(self, table: SabikaState, row: i64, context: i64, log: EventSink) -> None:
        table.push(CHOOSE, row, context)

    def options(self, state: State, out: Options) -> None:
        n: i64 = 1
        while n <= MOST_ALTERNATIVES:
            if self.can(sabika(state), state.arg0(), n, state.arg1()):
                out.add(self.number | (n - 1) << 8)
            n += 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        row: i64 = self.book.arg(state.arg0(), (option >> 8) + 1)
        context: i64 = state.arg1()
        state.pop()
        state.push(EFFECT, row, context)

    def words(self, row: i64) -> Words:
        return [("choice", {"first": self.book.arg(row, 1)})]
