# compiled
"""S13.1, S13.5: Yusuf's ships. Ordered criteria; of several cities the player chooses for him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, first, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.actions.trade import add_cities, move_ship, others_gain, take_seal
from comares.sabika.components import CITIES
from comares.sabika.context import Book, Decision
from comares.sabika.counting import route
from comares.sabika.events import (
    CONSOLIDATED,
    SHIPPED,
    YUSUF_GOES_BY,
)
from comares.sabika.state import (
    LEFT,
    RIGHT,
    SabikaState,
    sabika,
)
from comares.sabika.step_ids import YUSUF_CITY
from comares.sabika.yusuf.criteria import (
    CONSOLIDATE_ANY,
    CONSOLIDATE_FITTING,
    EXPORT_ANY,
    EXPORT_FITTING,
    EXPORT_FITTING_SEAL,
    EXPORT_SEAL,
    FIRST_SHIP,
    FIRST_SHIP_ANY,
    PLAYER_DECIDES,
)

TOLD: Final = -1  # how events name him

# What a city is chosen for: the place of a `yusuf` frame.
TO_START: Final = 0
TO_EXPORT: Final = 1
TO_CONSOLIDATE: Final = 2


def meeting(table: SabikaState, book: Book, cities: i64) -> i64:
    """S13.5, solo-1: those of the cities that meet the trade card's condition."""
    good: i64 = book.tables.trade_demand[table.trade_card]
    colour: i64 = book.tables.trade_colour[table.trade_card]
    some: i64 = 0
    while cities:
        city: i64 = lowest(cities)
        token: i64 = table.cities[city]
        wanted: bool = good < 0 or book.tables.demand[token] >> good & 1 != 0
        is_blue: i64 = 1 if book.tables.red_action[token] < 0 else 0
        if wanted and (colour < 0 or colour == is_blue):
            some |= bit(city)
        cities &= cities - 1
    return some


def nearest(table: SabikaState, book: Book, cities: i64) -> i64:
    """S13.1: those of the cities that the cheapest route leads to from Granada or a city of his, events aside."""
    yusuf: i64 = book.tables.seats
    least: i64 = 1 << 20
    some: i64 = 0
    while cities:
        city: i64 = lowest(cities)
        way: i64 = route(table, book, yusuf, city, 0)
        if way < least:
            least = way
            some = 0
        if way == least:
            some |= bit(city)
        cities &= cities - 1
    return some


def where_to_export(table: SabikaState, book: Book, log: EventSink) -> i64:
    """S13.5: the cities that he may export to, by the first criterion that any meets."""
    free: i64 = first(CITIES) & ~table.presence(book.tables.seats)
    fitting: i64 = meeting(table, book, free)
    if fitting & table.seals:
        log.emit(YUSUF_GOES_BY, TOLD, EXPORT_FITTING_SEAL, 0)
        return nearest(table, book, fitting & table.seals)
    if fitting:
        log.emit(YUSUF_GOES_BY, TOLD, EXPORT_FITTING, 0)
        return nearest(table, book, fitting)
    if free & table.seals:
        log.emit(YUSUF_GOES_BY, TOLD, EXPORT_SEAL, 0)
        return nearest(table, book, free & table.seals)
    if free:
        log.emit(YUSUF_GOES_BY, TOLD, EXPORT_ANY, 0)
    return nearest(table, book, free)


def what_to_consolidate(table: SabikaState, book: Book, log: EventSink) -> i64:
    """S13.5, solo-2: his left-half cities that meet the condition; failing that any."""
    left: i64 = table.has(book.tables.seats, LEFT)
    fitting: i64 = meeting(table, book, left)
    if left:
        log.emit(YUSUF_GOES_BY, TOLD, CONSOLIDATE_FITTING if fitting else CONSOLIDATE_ANY, 0)
    return fitting if fitting else left


class YusufCity(Decision):
    """A city for Yusuf; of several the player chooses (solo-5). The frame: what for as place, a: the set of cities.
    An option is its step, the city << 8."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        cities: i64 = state.arg1()
        if cities & (cities - 1):
            state.seat = 0
            return True
        self.choose(state, self.number | lowest(cities) << 8, chance, log)
        return False

    def options(self, state: State, out: Options) -> None:
        add_cities(state.arg1(), self.number, out)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        yusuf: i64 = self.book.tables.seats
        city: i64 = option >> 8
        purpose: i64 = state.arg0()
        state.pop()
        if purpose == TO_CONSOLIDATE:
            move_ship(table, yusuf, city)
            log.emit(CONSOLIDATED, TOLD, city, 0)
            others_gain(table, self.book, yusuf, city, log)
            return
        half: i64 = RIGHT if purpose == TO_START else LEFT
        table.put(yusuf, half, table.has(yusuf, half) | bit(city))
        log.emit(SHIPPED, TOLD, city, 0)
        take_seal(table, self.book, yusuf, city, log)


def push_first_ship(table: SabikaState, book: Book, log: EventSink) -> None:
    """S13.1: on the right half of the nearest city that meets the trade card's condition."""
    every: i64 = first(CITIES)
    fitting: i64 = meeting(table, book, every)
    log.emit(YUSUF_GOES_BY, TOLD, FIRST_SHIP if fitting else FIRST_SHIP_ANY, 0)
    push_city(table, TO_START, nearest(table, book, fitting if fitting else every), log)


def push_city(table: SabikaState, purpose: i64, cities: i64, log: EventSink) -> None:
    """One of the cities, for that purpose; without any nothing comes of it."""
    if cities & (cities - 1):
        log.emit(YUSUF_GOES_BY, TOLD, PLAYER_DECIDES, 0)
    if cities:
        table.push(YUSUF_CITY, purpose, cities)
