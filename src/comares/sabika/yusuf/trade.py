# compiled
"""S13.1, S13.5: Yusuf's ships, by ordered criteria; among several cities the player chooses for him."""

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
from comares.sabika.context import Context, Decision
from comares.sabika.counters import route_cost
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
from comares.sabika.yusuf_criteria import (
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

YUSUF_SEAT: Final = -1  # the seat of Yusuf in events

# The purpose of a city: the first argument of a `yusuf` frame.
TO_START: Final = 0
TO_EXPORT: Final = 1
TO_CONSOLIDATE: Final = 2


def meeting(state: SabikaState, context: Context, cities: i64) -> i64:
    """S13.5, solo-1: the cities of a set that meet the trade card's condition."""
    good: i64 = context.lookup.trade_demand[state.trade_card]
    colour: i64 = context.lookup.trade_colour[state.trade_card]
    some: i64 = 0
    while cities:
        city: i64 = lowest(cities)
        token: i64 = state.cities[city]
        wanted: bool = good < 0 or context.lookup.demand[token] >> good & 1 != 0
        is_blue: i64 = 1 if context.lookup.red_action[token] < 0 else 0
        if wanted and (colour < 0 or colour == is_blue):
            some |= bit(city)
        cities &= cities - 1
    return some


def nearest(state: SabikaState, context: Context, cities: i64) -> i64:
    """S13.1: the cities of a set with the cheapest route from Granada or one of his cities, without events."""
    yusuf: i64 = context.lookup.seats
    least: i64 = 1 << 20
    some: i64 = 0
    while cities:
        city: i64 = lowest(cities)
        way: i64 = route_cost(state, context, yusuf, city, 0)
        if way < least:
            least = way
            some = 0
        if way == least:
            some |= bit(city)
        cities &= cities - 1
    return some


def where_to_export(state: SabikaState, context: Context, log: EventSink) -> i64:
    """S13.5: the cities that he may export to, by the first criterion that a city meets."""
    free: i64 = first(CITIES) & ~state.presence(context.lookup.seats)
    fitting: i64 = meeting(state, context, free)
    if fitting & state.seals:
        log.emit(YUSUF_GOES_BY, YUSUF_SEAT, EXPORT_FITTING_SEAL, 0)
        return nearest(state, context, fitting & state.seals)
    if fitting:
        log.emit(YUSUF_GOES_BY, YUSUF_SEAT, EXPORT_FITTING, 0)
        return nearest(state, context, fitting)
    if free & state.seals:
        log.emit(YUSUF_GOES_BY, YUSUF_SEAT, EXPORT_SEAL, 0)
        return nearest(state, context, free & state.seals)
    if free:
        log.emit(YUSUF_GOES_BY, YUSUF_SEAT, EXPORT_ANY, 0)
    return nearest(state, context, free)


def what_to_consolidate(state: SabikaState, context: Context, log: EventSink) -> i64:
    """S13.5: the cities with his ship on the left half that meet the condition. solo-2: else all of them, or none."""
    left: i64 = state.get(context.lookup.seats, LEFT)
    fitting: i64 = meeting(state, context, left)
    if not fitting and not context.yusuf_consolidates_any:
        return 0
    if left:
        log.emit(YUSUF_GOES_BY, YUSUF_SEAT, CONSOLIDATE_FITTING if fitting else CONSOLIDATE_ANY, 0)
    return fitting if fitting else left


class YusufCity(Decision):
    """A city for Yusuf; among several the player chooses (solo-5). Frame: the purpose, the set of cities.
    Option: step | city << 8."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        cities: i64 = state.arg1()
        if cities & (cities - 1):
            state.seat = 0
            return True
        self.choose(state, self.number | lowest(cities) << 8, chance, log)
        return False

    def options(self, state: State, out: Options) -> None:
        add_cities(state.arg1(), self.number, out)

    @staticmethod
    def city(option: i64) -> i64:
        """The city of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        yusuf: i64 = self.context.lookup.seats
        city: i64 = YusufCity.city(option)
        purpose: i64 = state.arg0()
        state.pop()
        if purpose == TO_CONSOLIDATE:
            move_ship(state, yusuf, city)
            log.emit(CONSOLIDATED, YUSUF_SEAT, city, 0)
            others_gain(state, self.context, yusuf, city, log)
            return
        half: i64 = RIGHT if purpose == TO_START else LEFT
        state.set(yusuf, half, state.get(yusuf, half) | bit(city))
        log.emit(SHIPPED, YUSUF_SEAT, city, 0)
        take_seal(state, self.context, yusuf, city, log)


def push_first_ship(state: SabikaState, context: Context, log: EventSink) -> None:
    """S13.1: Yusuf's first ship goes to the right half of the nearest city that meets the trade card's condition."""
    every: i64 = first(CITIES)
    fitting: i64 = meeting(state, context, every)
    log.emit(YUSUF_GOES_BY, YUSUF_SEAT, FIRST_SHIP if fitting else FIRST_SHIP_ANY, 0)
    push_city(state, TO_START, nearest(state, context, fitting if fitting else every), log)


def push_city(state: SabikaState, purpose: i64, cities: i64, log: EventSink) -> None:
    """Push the choice of a city for that purpose; nothing happens without a city."""
    if cities & (cities - 1):
        log.emit(YUSUF_GOES_BY, YUSUF_SEAT, PLAYER_DECIDES, 0)
    if cities:
        state.push(YUSUF_CITY, purpose, cities)
