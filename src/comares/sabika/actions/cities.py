# compiled
"""S6.3 and the ops about cities: their bonuses, red cities, ships that go free of cost."""

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
from comares.sabika.context import EITHER_SIDE, Action, Book, Op, Part, Words, goes_on
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

MOST_PRODUCED: Final = 2  # S6.3


class RedAction(Part):
    """S6.2, cons-2: a red city's action, as a bonus. The frame: the city as place."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        action: i64 = self.book.tables.red_action[sabika(state).cities[state.arg0()]]
        state.pop()
        state.push(BONUS, action)
        return False


class Production(Action):
    """S6.3: the bonus of a city, and up to two goods, one finished before the other begins.
    The frame: how many goods may still be produced as place, a: whether one was, b: whether the bonus was taken."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "production", "S6.3")
        self.parts = [STOP, CITY, PRODUCE]

    def possible(self, table: SabikaState, side: i64) -> bool:
        return held_raw(table, table.seat) > 0 or table.presence(table.seat) != 0

    def begin(self, table: SabikaState, side: i64) -> None:
        table.push(PRODUCTION_STEP, MOST_PRODUCED)

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        if state.arg0() and held_raw(table, state.seat):
            return True
        if not state.arg2() and table.presence(state.seat):
            return True
        state.pop()
        return False

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        if not state.arg2():
            add_cities(table.presence(state.seat), CITY, out)
        if state.arg0():
            raw: i64 = 0
            while raw < KINDS_OF_GOOD:
                if table.mine(HELD + raw):
                    out.add(PRODUCE | raw << 8)
                raw += 1
        if state.arg1() or state.arg2():
            out.add(STOP)


class City(Op):
    """city_bonus: of up to so many different cities with presence. The frame: how many are left as place,
    a: the set of cities that may be chosen. An option is its step, the city << 8."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "city", "S4.6", "city CITY", book.tables.city_names)
        self.parts = [DECLINE]

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return self.giving(table, table.presence(table.seat)) != 0

    def giving(self, table: SabikaState, cities: i64) -> i64:
        """Those of the cities whose bonus would do something."""
        some: i64 = 0
        while cities:
            city: i64 = lowest(cities)
            if self.book.can(table, self.book.tables.city_row[table.cities[city]], 0):
                some |= bit(city)
            cities &= cities - 1
        return some

    def perform(self, table: SabikaState, row: i64, context: i64, log: EventSink) -> None:
        table.push(CITY, self.book.arg(row, 1), table.presence(table.seat))

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return goes_on(state, self.giving(sabika(state), state.arg1()) != 0)

    def options(self, state: State, out: Options) -> None:
        add_cities(self.giving(sabika(state), state.arg1()), self.number, out)
        out.add(DECLINE)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        city: i64 = option >> 8
        if state.step() == PRODUCTION_STEP:
            state.set_arg2(1)
            if state.arg1():
                state.set_arg0(0)
        else:
            state.set_arg0(state.arg0() - 1)
            state.set_arg1(state.arg1() & ~bit(city))
        state.push(EFFECT, self.book.tables.city_row[table.cities[city]])

    def words(self, row: i64) -> Words:
        return [("city-bonus", {"amount": self.book.arg(row, 1)})]


class RedCity(Op):
    """red_city_action: of a red city with presence, as a bonus action. An option is its step, the city << 8."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "red-city", "S11", "red-city CITY", book.tables.city_names)
        self.parts = [DECLINE]

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return self.acting(table) != 0

    def acting(self, table: SabikaState) -> i64:
        """The cities whose action could be carried out."""
        some: i64 = 0
        cities: i64 = table.presence(table.seat)
        while cities:
            city: i64 = lowest(cities)
            action: i64 = self.book.tables.red_action[table.cities[city]]
            if action >= 0 and self.book.actions[action].possible(table, EITHER_SIDE):
                some |= bit(city)
            cities &= cities - 1
        return some

    def perform(self, table: SabikaState, row: i64, context: i64, log: EventSink) -> None:
        table.push(RED_CITY)

    def options(self, state: State, out: Options) -> None:
        add_cities(self.acting(sabika(state)), self.number, out)
        out.add(DECLINE)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        state.pop()
        self.book.actions[self.book.tables.red_action[table.cities[option >> 8]]].begin(table, EITHER_SIDE)

    def words(self, row: i64) -> Words:
        return [("red-city-action", {})]


class Ship(Op):
    """free_ship: how many goods at most, whether the seal and the city's bonus are taken.
    The frame: the row as place. An option is its step, the city << 8."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return first(CITIES) & ~table.presence(table.seat) != 0

    def perform(self, table: SabikaState, row: i64, context: i64, log: EventSink) -> None:
        table.push(SHIP, row)

    def options(self, state: State, out: Options) -> None:
        add_cities(first(CITIES) & ~sabika(state).presence(state.seat), self.number, out)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        row: i64 = state.arg0()
        city: i64 = option >> 8
        state.pop()
        if self.book.arg(row, 3):
            state.push(CITY, 1, bit(city))
        state.push(DELIVER, city, self.book.arg(row, 1), 0)
        send_ship(table, city, log)
        if self.book.arg(row, 2):
            take_seal(table, self.book, state.seat, city, log)

    def words(self, row: i64) -> Words:
        key = "free-ship"
        return [(key, {"goods": self.book.arg(row, 1), "seal": self.book.arg(row, 2), "bonus": self.book.arg(row, 3)})]
