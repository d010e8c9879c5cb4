# compiled
"""S5.2: storehouses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import numerals, whole_number
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import HOUSES, STOREHOUSES
from comares.sabika.context import Action, Book, Decision, Op, Words, goes_on
from comares.sabika.events import ACTIVATED, EXPANDED, VP_EXPAND
from comares.sabika.modifiers import ON_STOREHOUSE
from comares.sabika.resources import score
from comares.sabika.state import BOXES, EMPTY, HOUSE, SabikaState, sabika
from comares.sabika.step_ids import ACTIVATE, EFFECT, EXPAND, REUSE, STOP, STOREHOUSE_STEP

EACH_SIDE: Final = 2  # open tokens
EXPANSION_POINTS: Final = bytes([1, 2])  # for a storehouse's first and second


def top(table: SabikaState, house: i64) -> i64:
    """The token whose bonus can be activated, or EMPTY."""
    tokens: i64 = table.mine(HOUSE + house)
    return (tokens >> 8 if tokens >> 8 else tokens) - 1


def may_expand(table: SabikaState, house: i64) -> bool:
    """S5.2: twice at most. Of those never expanded the first stands for all (S4.1: nothing gains by its place)."""
    if table.mine(HOUSE + house) >> 8:
        return False
    before: i64 = 0
    while before < house:
        if not table.mine(HOUSE + before) and not table.mine(HOUSE + house):
            return False
        before += 1
    return True


def beside(slot: i64, side: i64) -> bool:
    """Whether an open token lies on one of these sides (1 left, 2 right, 3 both)."""
    return side >> (slot // EACH_SIDE) & 1 != 0


class Storehouse(Action):
    """S5.2: expand or activate. The frame: 0 as place before, 1 after; a: the sides whose tokens may be taken."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "storehouse-action", "S5.2")
        self.parts = [EXPAND, ACTIVATE]

    def possible(self, table: SabikaState, side: i64) -> bool:
        house: i64 = 0
        may: bool = False
        while house < HOUSES:
            if top(table, house) != EMPTY:
                return True
            may = may or may_expand(table, house)
            house += 1
        slot: i64 = 0
        for token in table.storehouses:
            if may and token != EMPTY and beside(slot, side):
                return True
            slot += 1
        return False

    def begin(self, table: SabikaState, side: i64) -> None:
        table.push(STOREHOUSE_STEP, 0, side)

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if state.arg0() == 0:
            return True
        state.pop()
        self.book.fire(sabika(state), bit(ON_STOREHOUSE), 0)
        return False

    def options(self, state: State, out: Options) -> None:
        for part in self.parts:
            self.book.steps[part].options(state, out)


class Expand(Decision):
    """An option is its step, the token << 8, the storehouse << 16."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        slot: i64 = 0
        for token in table.storehouses:
            if token != EMPTY and beside(slot, state.arg1()):
                house: i64 = 0
                while house < HOUSES:
                    if may_expand(table, house):
                        out.add(self.number | token << 8 | house << 16)
                    house += 1
            slot += 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        token: i64 = option >> 8 & 255
        house: i64 = option >> 16
        slot: i64 = 0
        while table.storehouses[slot] != token:
            slot += 1
        table.storehouses[slot] = EMPTY
        lower: i64 = table.mine(HOUSE + house)
        table.put(state.seat, HOUSE + house, lower | (token + 1) << 8 if lower else token + 1)
        table.add(state.seat, BOXES, self.book.tables.boxes[token])
        log.emit(EXPANDED, state.seat, token, house)
        points: i64 = EXPANSION_POINTS[1 if lower else 0]
        score(table, state.seat, points)
        log.emit(VP_EXPAND, state.seat, points, 0)
        state.set_arg0(1)
        state.push(EFFECT, self.book.tables.storehouse_row[token])

    def code(self, option: i64) -> str:
        return f"{self.name} {(option >> 8 & 255) + 1} {(option >> 16) + 1}"

    def parse(self, words: list[str]) -> i64:
        token = whole_number(words[0]) if len(words) == 2 else -1
        house = whole_number(words[1]) if len(words) == 2 else -1
        if not 1 <= token <= STOREHOUSES or not 1 <= house <= HOUSES:
            return -1
        return self.number | (token - 1) << 8 | (house - 1) << 16

    def reason(self, state: State, option: i64) -> str:
        table = sabika(state)
        house: i64 = option >> 16
        if not table.mine(HOUSE + house) and not may_expand(table, house):
            return "S4.1"
        return ""


class Activate(Decision):
    """The bonus of the top token. An option is its step, the storehouse << 8."""

    def options(self, state: State, out: Options) -> None:
        add_houses(sabika(state), 0, self.number, out)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.set_arg0(1)
        activate(sabika(state), self.book, option >> 8, log)


def add_houses(table: SabikaState, used: i64, head: i64, out: Options) -> None:
    """Every storehouse with a token, but those used."""
    house: i64 = 0
    while house < HOUSES:
        if top(table, house) != EMPTY and not used >> house & 1:
            out.add(head | house << 8)
        house += 1


def activate(table: SabikaState, book: Book, house: i64, log: EventSink) -> None:
    """The bonus of a storehouse's top token comes next."""
    token: i64 = top(table, house)
    log.emit(ACTIVATED, table.seat, token, house)
    table.push(EFFECT, book.tables.storehouse_row[token])


class Reuse(Op):
    """activate_storehouse: up to so many different ones. The frame: how many are left as place, a: those used.
    An option is its step, the storehouse << 8."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "storehouse", "S5.2", "storehouse NUMBER", numerals(HOUSES))
        self.parts = [STOP]

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return self.any_left(table, 0)

    def any_left(self, table: SabikaState, used: i64) -> bool:
        """Whether a storehouse with a token has not been used."""
        house: i64 = 0
        while house < HOUSES:
            if top(table, house) != EMPTY and not used >> house & 1:
                return True
            house += 1
        return False

    def perform(self, table: SabikaState, row: i64, context: i64, log: EventSink) -> None:
        table.push(REUSE, self.book.arg(row, 1))

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return goes_on(state, self.any_left(sabika(state), state.arg1()))

    def options(self, state: State, out: Options) -> None:
        add_houses(sabika(state), state.arg1(), self.number, out)
        out.add(STOP)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.set_arg0(state.arg0() - 1)
        state.set_arg1(state.arg1() | bit(option >> 8))
        activate(sabika(state), self.book, option >> 8, log)

    def words(self, row: i64) -> Words:
        return [("activate-storehouse", {"amount": self.book.arg(row, 1)})]
