# compiled
"""S5.1, S5.3: the quarries and the market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import index_of
from comares.kernel.option_fields import option_fields
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.view import FieldValue
from comares.sabika.components import DINAR as DINAR_RESOURCE
from comares.sabika.components import FROM_START, KINDS_OF_MATERIAL, KINDS_OF_STOCK, MARBLE, MATERIALS, STOCK, WOOD
from comares.sabika.components import GYPSUM as GYPSUM_RESOURCE
from comares.sabika.context import Action, Context, Decision, Op, Words, wait_or_pop
from comares.sabika.effects.gain import add_raw, parse_raw, raw_code, why_not_raw
from comares.sabika.events import BOUGHT, BOUGHT_RAW, EXCHANGED, SOLD
from comares.sabika.modifiers import E_BUY, E_SELL, EXTRA_OPERATIONS, ON_QUARRY
from comares.sabika.resources import gain, gain_raw, goods, in_both, pay, spend_good
from comares.sabika.state import DINARS, STOCKED, SabikaState, sabika
from comares.sabika.step_ids import BUY, EXCHANGE, OPERATIONS, ROOM_STEP, SELL, STOP, TAKE

QUARRIED_AT_ONCE: Final = 3  # S5.1
SMALL_QUARRY: Final = 1 << GYPSUM_RESOURCE | 1 << WOOD
LARGE_QUARRY: Final = 1 << WOOD | 1 << MARBLE

# S5.3.
MARKET_DINARS: Final = 2
MARKET_OPERATIONS: Final = 2
BUY_PRICE: Final = bytes([1, 1, 2, 3])
RAW_PRICE: Final = 1
SELL_PRICE: Final = bytes([1, 2, 3, 4])
GOOD_PRICE: Final = 3
STOREHOUSE: Final = "storehouse"  # in a code: where a good comes from that a poem could give too
FROM_STOREHOUSE: Final = 1 << 16
DOWN_DINARS: Final = 1  # for an exchange to the neighbour that is worth less


class Quarry(Action):
    """S5.1. Frame: 0 before the materials are taken, 1 after."""

    def __init__(self, context: Context, name: str, kinds: i64) -> None:
        super().__init__(context, name, "S5.1")
        self.kinds: i64 = kinds

    def possible(self, state: SabikaState, side: i64) -> bool:
        return True

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if state.arg0() == 0:
            state.set_arg0(1)
            state.push(TAKE, QUARRIED_AT_ONCE, self.kinds, FROM_START)
        else:
            state.pop()
            self.context.push_triggers(sabika(state), bit(ON_QUARRY), self.kinds)
        return False


class Market(Action):
    """S5.3: dinars, then operations."""

    def possible(self, state: SabikaState, side: i64) -> bool:
        return True

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        gain(state, DINAR_RESOURCE, MARKET_DINARS, FROM_START, log)
        state.push(OPERATIONS, MARKET_OPERATIONS + self.context.modifier_sum(state, EXTRA_OPERATIONS))
        return False


class Operations(Op):
    """operations: up to a number of market operations. Frame: how many are left."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "operations", "S5.3")
        self.parts = [BUY, SELL, EXCHANGE, STOP]

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        if state.money(state.seat) >= price(self.context, state, 0):
            return True
        kind: i64 = 0
        while kind < KINDS_OF_STOCK:
            if owned(state, kind):
                return True
            kind += 1
        return False

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(OPERATIONS, self.context.operand(row, 1))

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return wait_or_pop(state, self.possible(sabika(state), 0, 0))

    def options(self, state: State, out: Options) -> None:
        steps = self.context.steps
        steps[BUY].options(state, out)
        steps[SELL].options(state, out)
        steps[EXCHANGE].options(state, out)
        out.add(STOP)

    def words(self, row: i64) -> Words:
        return [("operations", {"amount": self.context.operand(row, 1)})]


def owned(state: SabikaState, kind: i64) -> i64:
    """How much of a material or good the acting seat has, in storehouses and on poems."""
    if kind < KINDS_OF_MATERIAL:
        return state.get_own(STOCKED + kind)
    return goods(state, state.seat, kind - KINDS_OF_MATERIAL)


def price(context: Context, state: SabikaState, what: i64) -> i64:
    """S5.3, S12.2: the price of a material; of a raw for any other number."""
    cost: i64 = (BUY_PRICE[what] if what < KINDS_OF_MATERIAL else RAW_PRICE) + context.event_modifier(state, E_BUY)
    return max(cost, 0)


class Buy(Decision):
    """S5.3. Option: step | material << 8, or step | KINDS_OF_MATERIAL << 8 | raw << 16 as in `add_raw`."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        money: i64 = state.money(state.seat)
        material: i64 = 0
        while material < KINDS_OF_MATERIAL:
            if price(self.context, state, material) <= money:
                out.add(self.number | material << 8)
            material += 1
        if price(self.context, state, KINDS_OF_MATERIAL) <= money:
            head: i64 = KINDS_OF_MATERIAL
            add_raw(state, self.number | head << 8, 16, out)

    @staticmethod
    def what(option: i64) -> i64:
        """The material of an option, or KINDS_OF_MATERIAL for a raw."""
        return option >> 8 & 255

    @staticmethod
    def raw(option: i64) -> i64:
        """The raw of an option and its space, as in `add_raw`."""
        return option >> 16

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        state.set_arg0(state.arg0() - 1)
        what: i64 = Buy.what(option)
        cost: i64 = price(self.context, state, what)
        pay(state, cost, log)
        if what < KINDS_OF_MATERIAL:
            state.add(state.seat, STOCKED + what, 1)
            log.emit(BOUGHT, state.seat, what, cost)
            state.push(ROOM_STEP)
        else:
            raw: i64 = Buy.raw(option)
            log.emit(BOUGHT_RAW, state.seat, raw & 255, cost)
            gain_raw(state, self.context, raw & 255, (raw >> 8) - 1, log)

    def code(self, option: i64) -> str:
        what: i64 = Buy.what(option)
        return f"{self.name} {MATERIALS[what] if what < KINDS_OF_MATERIAL else raw_code(self.context, Buy.raw(option))}"

    def parse(self, words: list[str]) -> i64:
        material = index_of(words[0], MATERIALS) if len(words) == 1 else -1
        if material >= 0:
            return self.number | material << 8
        raw: i64 = parse_raw(self.context, words)
        return self.number | len(MATERIALS) << 8 | raw << 16 if raw >= 0 else -1

    def fields(self, option: i64) -> dict[str, FieldValue]:
        usage = "buy MATERIAL" if Buy.what(option) < KINDS_OF_MATERIAL else "buy RAW [SPACE]"
        return option_fields(self.name, usage, self.code(option))

    def reason(self, base: State, option: i64) -> str:
        state = sabika(base)
        what: i64 = Buy.what(option)
        if what >= KINDS_OF_MATERIAL and price(self.context, state, what) <= state.money(state.seat):
            return why_not_raw(state, Buy.raw(option))
        return ""


class Sell(Decision):
    """S5.3. Option: step | stock << 8 | whether a good comes from a storehouse though a poem has one too << 16."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        kind: i64 = 0
        while kind < KINDS_OF_STOCK:
            if owned(state, kind):
                out.add(self.number | kind << 8)
                good: i64 = kind - KINDS_OF_MATERIAL
                if good >= 0 and not self.context.as_in_version_1 and in_both(state, good):
                    out.add(self.number | kind << 8 | FROM_STOREHOUSE)
            kind += 1

    @staticmethod
    def stock(option: i64) -> i64:
        """The material or good of an option."""
        return option >> 8 & 255

    def code(self, option: i64) -> str:
        return f"{self.name} {STOCK[Sell.stock(option)]}" + (f" {STOREHOUSE}" if option >= FROM_STOREHOUSE else "")

    def parse(self, words: list[str]) -> i64:
        kind: i64 = index_of(words[0], STOCK) if words else -1
        if kind < 0 or (words[1:] and words[1:] != [STOREHOUSE]):
            return -1
        return self.number | kind << 8 | (FROM_STOREHOUSE if words[1:] else 0)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        state.set_arg0(state.arg0() - 1)
        kind: i64 = Sell.stock(option)
        dinars: i64 = self.context.event_modifier(state, E_SELL)
        if kind < KINDS_OF_MATERIAL:
            state.add(state.seat, STOCKED + kind, -1)
            dinars += SELL_PRICE[kind]
        else:
            spend_good(state, state.seat, kind - KINDS_OF_MATERIAL, option >= FROM_STOREHOUSE)
            dinars += GOOD_PRICE
        dinars = max(dinars, 0)
        state.add(state.seat, DINARS, dinars)
        log.emit(SOLD, state.seat, kind, dinars)


class Exchange(Decision):
    """S5.3: a material for its neighbour. Option: step | given << 8 | received << 16."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        given: i64 = 0
        while given < KINDS_OF_MATERIAL:
            if state.get_own(STOCKED + given):
                if given > 0:
                    out.add(self.number | given << 8 | (given - 1) << 16)
                if given + 1 < KINDS_OF_MATERIAL:
                    out.add(self.number | given << 8 | (given + 1) << 16)
            given += 1

    @staticmethod
    def given(option: i64) -> i64:
        """The material given."""
        return option >> 8 & 255

    @staticmethod
    def received(option: i64) -> i64:
        """The material received."""
        return option >> 16

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        state.set_arg0(state.arg0() - 1)
        given: i64 = Exchange.given(option)
        received: i64 = Exchange.received(option)
        state.add(state.seat, STOCKED + given, -1)
        state.add(state.seat, STOCKED + received, 1)
        log.emit(EXCHANGED, state.seat, given, received)
        if received < given:
            gain(state, DINAR_RESOURCE, DOWN_DINARS, FROM_START, log)

    def code(self, option: i64) -> str:
        return f"{self.name} {MATERIALS[Exchange.given(option)]} {MATERIALS[Exchange.received(option)]}"

    def fields(self, option: i64) -> dict[str, FieldValue]:
        return {"given": MATERIALS[Exchange.given(option)], "received": MATERIALS[Exchange.received(option)]}

    def parse(self, words: list[str]) -> i64:
        given = index_of(words[0], MATERIALS) if len(words) == 2 else -1
        received = index_of(words[1], MATERIALS) if len(words) == 2 else -1
        return self.number | given << 8 | received << 16 if given >= 0 and received >= 0 else -1
