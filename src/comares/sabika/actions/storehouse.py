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
from comares.sabika.context import Action, Context, Decision, Op, Words, wait_or_pop
from comares.sabika.events import ACTIVATED, EXPANDED, VP_EXPAND
from comares.sabika.modifiers import ON_STOREHOUSE
from comares.sabika.resources import score
from comares.sabika.state import BOXES, EMPTY, HOUSE, SabikaState, replaced, sabika
from comares.sabika.step_ids import ACTIVATE, EFFECT, EXPAND, REUSE, STOP, STOREHOUSE_STEP

EACH_SIDE: Final = 2  # open tokens on each side
EXPANSION_POINTS: Final = bytes([1, 2])  # for the first and the second token of a storehouse


def top(state: SabikaState, house: i64) -> i64:
    """The token whose bonus can be activated, or EMPTY."""
    tokens: i64 = state.get_own(HOUSE + house)
    return (tokens >> 8 if tokens >> 8 else tokens) - 1


def may_expand(state: SabikaState, house: i64) -> bool:
    """S5.2: whether a storehouse has room for a token. Of several without one only the first may be chosen: they are
    alike (S4.1)."""
    if state.get_own(HOUSE + house) >> 8:
        return False
    before: i64 = 0
    while before < house:
        if not state.get_own(HOUSE + before) and not state.get_own(HOUSE + house):
            return False
        before += 1
    return True


def beside(slot: i64, side: i64) -> bool:
    """Whether an open token lies on one of these sides (1 left, 2 right, 3 both)."""
    return side >> (slot // EACH_SIDE) & 1 != 0


class Storehouse(Action):
    """S5.2: expand or activate. Frame: 0 before and 1 after, the set of sides whose tokens may be taken."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "storehouse-action", "S5.2")
        self.parts = [EXPAND, ACTIVATE]

    def possible(self, state: SabikaState, side: i64) -> bool:
        house: i64 = 0
        may: bool = False
        while house < HOUSES:
            if top(state, house) != EMPTY:
                return True
            may = may or may_expand(state, house)
            house += 1
        slot: i64 = 0
        for token in state.storehouses:
            if may and token != EMPTY and beside(slot, side):
                return True
            slot += 1
        return False

    def begin(self, state: SabikaState, side: i64) -> None:
        state.push(STOREHOUSE_STEP, 0, side)

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if state.arg0() == 0:
            return True
        state.pop()
        self.context.push_triggers(sabika(state), bit(ON_STOREHOUSE), 0)
        return False

    def options(self, state: State, out: Options) -> None:
        self.context.steps[EXPAND].options(state, out)
        self.context.steps[ACTIVATE].options(state, out)


class Expand(Decision):
    """S5.2: a token for a storehouse. Option: step | token << 8 | storehouse << 16."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        slot: i64 = 0
        for token in state.storehouses:
            if token != EMPTY and beside(slot, state.arg1()):
                house: i64 = 0
                while house < HOUSES:
                    if may_expand(state, house):
                        out.add(self.number | token << 8 | house << 16)
                    house += 1
            slot += 1

    @staticmethod
    def token(option: i64) -> i64:
        """The storehouse token of an option."""
        return option >> 8 & 255

    @staticmethod
    def house(option: i64) -> i64:
        """The storehouse of an option."""
        return option >> 16

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        token: i64 = Expand.token(option)
        house: i64 = Expand.house(option)
        slot: i64 = 0
        while state.storehouses[slot] != token:
            slot += 1
        state.storehouses = replaced(state.storehouses, slot, EMPTY)
        lower: i64 = state.get_own(HOUSE + house)
        state.set(state.seat, HOUSE + house, lower | (token + 1) << 8 if lower else token + 1)
        state.add(state.seat, BOXES, self.context.lookup.boxes[token])
        log.emit(EXPANDED, state.seat, token, house)
        points: i64 = EXPANSION_POINTS[1 if lower else 0]
        score(state, state.seat, points)
        log.emit(VP_EXPAND, state.seat, points, 0)
        state.set_arg0(1)
        state.push(EFFECT, self.context.lookup.storehouse_row[token])

    def code(self, option: i64) -> str:
        return f"{self.name} {Expand.token(option) + 1} {Expand.house(option) + 1}"

    def parse(self, words: list[str]) -> i64:
        token = whole_number(words[0]) if len(words) == 2 else -1
        house = whole_number(words[1]) if len(words) == 2 else -1
        if not 1 <= token <= STOREHOUSES or not 1 <= house <= HOUSES:
            return -1
        return self.number | (token - 1) << 8 | (house - 1) << 16

    def reason(self, base: State, option: i64) -> str:
        state = sabika(base)
        house: i64 = Expand.house(option)
        if not state.get_own(HOUSE + house) and not may_expand(state, house):
            return "S4.1"
        return ""


class Activate(Decision):
    """S5.2: the bonus of a storehouse's top token. Option: step | storehouse << 8."""

    def options(self, state: State, out: Options) -> None:
        add_houses(sabika(state), 0, self.number, out)

    @staticmethod
    def house(option: i64) -> i64:
        """The storehouse of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.set_arg0(1)
        activate(sabika(state), self.context, Activate.house(option), log)


def add_houses(state: SabikaState, used: i64, head: i64, out: Options) -> None:
    """Add every storehouse with a token, except those used."""
    house: i64 = 0
    while house < HOUSES:
        if top(state, house) != EMPTY and not used >> house & 1:
            out.add(head | house << 8)
        house += 1


def activate(state: SabikaState, context: Context, house: i64, log: EventSink) -> None:
    """Push the bonus of a storehouse's top token."""
    token: i64 = top(state, house)
    log.emit(ACTIVATED, state.seat, token, house)
    state.push(EFFECT, context.lookup.storehouse_row[token])


class Reuse(Op):
    """activate_storehouse: the bonuses of a number of different storehouses. Frame: how many are left, the set of those
    used. Option: step | storehouse << 8."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "storehouse", "S5.2", "storehouse NUMBER", numerals(HOUSES))
        self.parts = [STOP]

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return self.any_left(state, 0)

    def any_left(self, state: SabikaState, used: i64) -> bool:
        """Whether a storehouse with a token has not been used."""
        house: i64 = 0
        while house < HOUSES:
            if top(state, house) != EMPTY and not used >> house & 1:
                return True
            house += 1
        return False

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(REUSE, self.context.operand(row, 1))

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return wait_or_pop(state, self.any_left(sabika(state), state.arg1()))

    def options(self, state: State, out: Options) -> None:
        add_houses(sabika(state), state.arg1(), self.number, out)
        out.add(STOP)

    @staticmethod
    def house(option: i64) -> i64:
        """The storehouse of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.set_arg0(state.arg0() - 1)
        state.set_arg1(state.arg1() | bit(Reuse.house(option)))
        activate(sabika(state), self.context, Reuse.house(option), log)

    def words(self, row: i64) -> Words:
        return [("activate-storehouse", {"amount": self.context.operand(row, 1)})]
