# compiled
"""S6.3 and the ops about cities: bonuses, actions of red cities, free ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, first, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.actions.trade import add_cities, send_ship, take_seal
from comares.sabika.components import CITIES, KINDS_OF_GOOD
from comares.sabika.context import EITHER_SIDE, Action, AutoStep, Context, Op, Words, wait_or_pop
from comares.sabika.resources import held_raw
from comares.sabika.state import HELD, SabikaState, sabika
from comares.sabika.step_ids import (
    BONUS,
    CITY,
    DECLINE,
    DELIVER,
    EFFECT,
    PRODUCE,
    PRODUCTION_STEP,
    RED_CITY,
    SHIP,
    STOP,
)

MAX_PRODUCED: Final = 2  # S6.3


def giving(state: SabikaState, context: Context, cities: i64) -> i64:
    """The cities of a set whose bonus would change something for the acting seat."""
    some: i64 = 0
    while cities:
        city: i64 = lowest(cities)
        if context.effect_possible(state, context.lookup.city_row[state.cities[city]], 0):
            some |= bit(city)
        cities &= cities - 1
    return some


class RedAction(AutoStep):
    """S6.2, cons-2: the action of a red city as a bonus. Frame: the city."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        action: i64 = self.context.lookup.red_action[sabika(state).cities[state.arg0()]]
        state.pop()
        state.push(BONUS, action)
        return False


class Production(Action):
    """S6.3: the bonus of a city, and up to two goods; one part is finished before the other begins.
    Frame: goods that may still be produced, whether one was produced, whether the bonus was taken."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "production", "S6.3")
        self.parts = [STOP, CITY, PRODUCE]

    def possible(self, state: SabikaState, side: i64) -> bool:
        return held_raw(state, state.seat) > 0 or self.cities(state) != 0

    def cities(self, state: SabikaState) -> i64:
        """The cities with presence whose bonus would change something (S3.5)."""
        presence: i64 = state.presence(state.seat)
        if not presence or self.context.as_in_version_1:
            return presence
        return giving(state, self.context, presence)

    def begin(self, state: SabikaState, side: i64) -> None:
        state.push(PRODUCTION_STEP, MAX_PRODUCED)

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        if state.arg0() and held_raw(state, state.seat):
            return True
        if not state.arg2() and self.cities(state):
            return True
        state.pop()
        return False

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        if not state.arg2():
            add_cities(self.cities(state), CITY, out)
        if state.arg0():
            raw: i64 = 0
            while raw < KINDS_OF_GOOD:
                if state.get_own(HELD + raw):
                    out.add(PRODUCE | raw << 8)
                raw += 1
        if state.arg1() or state.arg2():
            out.add(STOP)


class City(Op):
    """city_bonus: the bonuses of several different cities with presence. Frame: how many are left, the cities to
    choose from. Option: step | city << 8."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "city", "S4.6", "city CITY", context.lookup.city_names)
        self.parts = [DECLINE]

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return giving(state, self.context, state.presence(state.seat)) != 0

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(CITY, self.context.operand(row, 1), state.presence(state.seat))

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return wait_or_pop(state, giving(sabika(state), self.context, state.arg1()) != 0)

    def options(self, state: State, out: Options) -> None:
        add_cities(giving(sabika(state), self.context, state.arg1()), self.number, out)
        out.add(DECLINE)

    @staticmethod
    def city(option: i64) -> i64:
        """The city of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        city: i64 = City.city(option)
        if state.step() == PRODUCTION_STEP:
            state.set_arg2(1)
            if state.arg1():
                state.set_arg0(0)
        else:
            state.set_arg0(state.arg0() - 1)
            state.set_arg1(state.arg1() & ~bit(city))
        state.push(EFFECT, self.context.lookup.city_row[state.cities[city]])

    def words(self, row: i64) -> Words:
        return [("city-bonus", {"amount": self.context.operand(row, 1)})]


class RedCity(Op):
    """red_city_action: the action of a red city with presence, as a bonus. Option: step | city << 8."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "red-city", "S11", "red-city CITY", context.lookup.city_names)
        self.parts = [DECLINE]

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return self.acting(state) != 0

    def acting(self, state: SabikaState) -> i64:
        """The red cities whose action could be carried out."""
        some: i64 = 0
        cities: i64 = state.presence(state.seat)
        while cities:
            city: i64 = lowest(cities)
            action: i64 = self.context.lookup.red_action[state.cities[city]]
            if action >= 0 and self.context.actions[action].possible(state, EITHER_SIDE):
                some |= bit(city)
            cities &= cities - 1
        return some

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(RED_CITY)

    def options(self, state: State, out: Options) -> None:
        add_cities(self.acting(sabika(state)), self.number, out)
        out.add(DECLINE)

    @staticmethod
    def city(option: i64) -> i64:
        """The city of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        state.pop()
        self.context.actions[self.context.lookup.red_action[state.cities[RedCity.city(option)]]].begin(
            state, EITHER_SIDE
        )

    def words(self, row: i64) -> Words:
        return [("red-city-action", {})]


class Ship(Op):
    """free_ship: the most goods, whether the seal and the city's bonus are taken.
    Frame: the row of the program. Option: step | city << 8."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return first(CITIES) & ~state.presence(state.seat) != 0

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(SHIP, row)

    def options(self, state: State, out: Options) -> None:
        add_cities(first(CITIES) & ~sabika(state).presence(state.seat), self.number, out)

    @staticmethod
    def city(option: i64) -> i64:
        """The city of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        row: i64 = state.arg0()
        city: i64 = Ship.city(option)
        state.pop()
        if self.context.operand(row, 3):
            state.push(CITY, 1, bit(city))
        state.push(DELIVER, city, self.context.operand(row, 1), 0)
        send_ship(state, city, log)
        if self.context.operand(row, 2):
            take_seal(state, self.context, state.seat, city, log)

    def words(self, row: i64) -> Words:
        key = "free-ship"
        return [
            (
                key,
                {
                    "goods": self.context.operand(row, 1),
                    "seal": self.context.operand(row, 2),
                    "bonus": self.context.operand(row, 3),
                },
            )
        ]
