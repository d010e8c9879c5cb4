# compiled
"""S6.1, S6.2: export and consolidate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, first, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import CITIES, GOODS, KINDS_OF_GOOD
from comares.sabika.context import Action, Book, Decision
from comares.sabika.counting import route
from comares.sabika.effects.gain import parse_mix
from comares.sabika.events import (
    CONSOLIDATED,
    EXPORTED,
    OTHERS_DINAR,
    SHIPPED,
    TOOK_SEAL,
    VP_EXPORT,
    VP_OTHERS,
    VP_YUSUF_OTHERS,
)
from comares.sabika.modifiers import (
    E_CONSOLIDATE,
    E_EXPORT_TAX,
    E_ROUTE,
    EXPORT_TAXES,
    EXPORT_VP,
    ON_CONSOLIDATE,
    ON_SEAL,
    ROUTE_DISCOUNT,
)
from comares.sabika.resources import all_goods, goods, move_tax, pay, score, spend_good, voice
from comares.sabika.state import DINARS, LEFT, RIGHT, SEALS, SabikaState, sabika
from comares.sabika.step_ids import (
    CITY,
    DELIVER,
    RED_ACTION,
)

# S6.1.
MOST_EXPORTED: Final = 2
EXPORT_POINTS: Final = 1
EXPORT_TAX: Final = 1
WANTED_POINTS: Final = 1
WANTED_TAX: Final = 1
# S6.2, S13.5.
OTHERS_POINTS: Final = 1
OTHERS_DINARS: Final = 1
YUSUFS_POINTS: Final = 2


def add_cities(cities: i64, head: i64, out: Options) -> None:
    """Every city of a set."""
    while cities:
        out.add(head | lowest(cities) << 8)
        cities &= cities - 1


class Export(Action):
    """S6.1: to a city without an own ship. An option is its step, the city << 8."""

    def possible(self, table: SabikaState, side: i64) -> bool:
        return all_goods(table, table.seat) > 0 and self.within_reach(table) != 0

    def within_reach(self, table: SabikaState) -> i64:
        """The cities that whoever acts could export to."""
        reach: i64 = 0
        money: i64 = table.money(table.seat)
        cities: i64 = first(CITIES) & ~table.presence(table.seat)
        while cities:
            city: i64 = lowest(cities)
            if self.cost(table, city) <= money:
                reach |= bit(city)
            cities &= cities - 1
        return reach

    def cost(self, table: SabikaState, city: i64) -> i64:
        """export-2, S12.2: the cheapest route, with what poems and events change."""
        way: i64 = route(table, self.book, table.seat, city, self.book.event(table, E_ROUTE))
        return max(way - self.book.modifier(table, ROUTE_DISCOUNT), 0)

    def options(self, state: State, out: Options) -> None:
        add_cities(self.within_reach(sabika(state)), self.number, out)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        city: i64 = option >> 8
        state.pop()
        pay(table, self.cost(table, city), log)
        state.push(CITY, 1, bit(city))
        state.push(DELIVER, city, MOST_EXPORTED, 1)
        send_ship(table, city, log)
        take_seal(table, self.book, state.seat, city, log)


def send_ship(table: SabikaState, city: i64, log: EventSink) -> None:
    """A ship of whoever acts goes from Granada to the left half of a city."""
    table.put(table.seat, LEFT, table.mine(LEFT) | bit(city))
    log.emit(SHIPPED, table.seat, city, 0)


def take_seal(table: SabikaState, book: Book, party: i64, city: i64, log: EventSink) -> None:
    """The party takes the seal, if it still lies in the city; a player's poems may gain by it."""
    if not table.seals & bit(city):
        return
    table.seals ^= bit(city)
    table.add(party, SEALS, 1)
    log.emit(TOOK_SEAL, voice(table, book, party), city, 0)
    if party < book.tables.seats:
        book.fire(table, bit(ON_SEAL), 0)


class Deliver(Decision):
    """S6.1: goods are exported. The frame: the city as place, a: how many at most, b: at least.
    An option is its step, then three bits for each good << 8."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if all_goods(sabika(state), state.seat) and state.arg1():
            return True
        state.pop()
        return False

    def options(self, state: State, out: Options) -> None:
        self._add(sabika(state), 0, 0, state.arg1(), 0, out)

    def _add(self, table: SabikaState, good: i64, exported: i64, left: i64, total: i64, out: Options) -> None:
        if good == KINDS_OF_GOOD:
            if total >= table.arg2():
                out.add(self.number | exported << 8)
            return
        most: i64 = min(left, goods(table, table.seat, good))
        n: i64 = 0
        while n <= most:
            self._add(table, good + 1, exported | n << (3 * good), left - n, total + n, out)
            n += 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        wanted: i64 = self.book.tables.demand[table.cities[state.arg0()]]
        state.pop()
        points: i64 = 0
        taxes: i64 = 0
        good: i64 = 0
        while good < KINDS_OF_GOOD:
            n: i64 = option >> (8 + 3 * good) & 7
            while n:
                spend_good(table, state.seat, good)
                points += self.base_points(table) + (WANTED_POINTS if wanted >> good & 1 else 0)
                taxes += self.base_taxes(table) + (WANTED_TAX if wanted >> good & 1 else 0)
                n -= 1
            good += 1
        log.emit(EXPORTED, state.seat, option >> 8, taxes)
        move_tax(table, state.seat, taxes)
        score(table, state.seat, points)
        if points:
            log.emit(VP_EXPORT, state.seat, points, 0)

    def base_points(self, table: SabikaState) -> i64:
        """S11: the base profit, which a poem may replace."""
        return self.book.modifier(table, EXPORT_VP) if self.book.changed(table, EXPORT_VP) else EXPORT_POINTS

    def base_taxes(self, table: SabikaState) -> i64:
        """The same of taxes, with what an event adds to each good (event-3)."""
        base: i64 = EXPORT_TAX
        if self.book.changed(table, EXPORT_TAXES):
            base = self.book.modifier(table, EXPORT_TAXES)
        return max(base + self.book.event(table, E_EXPORT_TAX), 0)

    def code(self, option: i64) -> str:
        names = [name for kind, name in enumerate(GOODS) for _ in range(option >> (8 + 3 * kind) & 7)]
        return f"{self.name} {'+'.join(names) or 'nothing'}"

    def parse(self, words: list[str]) -> i64:
        if words == ["nothing"]:
            return self.number
        return parse_mix(words, GOODS, 3, 7, self.number)


class Consolidate(Action):
    """S6.2: the ship goes to the right half. An option is its step, the city << 8."""

    def possible(self, table: SabikaState, side: i64) -> bool:
        return table.mine(LEFT) != 0 and self.cost(table) <= table.money(table.seat)

    def cost(self, table: SabikaState) -> i64:
        """Only an event makes it cost something."""
        return max(self.book.event(table, E_CONSOLIDATE), 0)

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        if self.possible(table, 0):
            add_cities(table.mine(LEFT), self.number, out)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        city: i64 = option >> 8
        state.pop()
        pay(table, self.cost(table), log)
        move_ship(table, state.seat, city)
        log.emit(CONSOLIDATED, state.seat, city, 0)
        others_gain(table, self.book, state.seat, city, log)
        if self.book.tables.red_action[table.cities[city]] >= 0:
            state.push(RED_ACTION, city)
        self.book.fire(table, bit(ON_CONSOLIDATE), 0)


def move_ship(table: SabikaState, party: i64, city: i64) -> None:
    """From the left half to the right one."""
    table.put(party, LEFT, table.has(party, LEFT) & ~bit(city))
    table.put(party, RIGHT, table.has(party, RIGHT) | bit(city))


def others_gain(table: SabikaState, book: Book, party: i64, city: i64, log: EventSink) -> None:
    """S6.2: every other player already on the right half gains; S13.5: Yusuf only VP."""
    other: i64 = 0
    while other < table.parties:
        if other != party and table.has(other, RIGHT) & bit(city):
            if voice(table, book, other) < 0:
                score(table, other, YUSUFS_POINTS)
                log.emit(VP_YUSUF_OTHERS, -1, YUSUFS_POINTS, city)
            else:
                score(table, other, OTHERS_POINTS)
                log.emit(VP_OTHERS, other, OTHERS_POINTS, city)
                table.add(other, DINARS, OTHERS_DINARS)
                log.emit(OTHERS_DINAR, other, city, 0)
        other += 1
