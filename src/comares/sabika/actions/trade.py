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
from comares.sabika.components import CITIES, GOODS, KINDS_OF_GOOD, KINDS_OF_MATERIAL
from comares.sabika.context import Action, Context, Decision
from comares.sabika.counters import route_cost
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
from comares.sabika.resources import all_goods, event_seat, goods, in_both, move_tax, pay, score, spend_good
from comares.sabika.state import DINARS, LEFT, RIGHT, SEALS, SPECIAL, STOCKED, SabikaState, sabika
from comares.sabika.step_ids import (
    CITY,
    DELIVER,
    RED_ACTION,
)

# S6.1.
MAX_EXPORTED: Final = 2
EXPORT_POINTS: Final = 1
EXPORT_TAX: Final = 1
WANTED_POINTS: Final = 1
WANTED_TAX: Final = 1
STOREHOUSE: Final = "storehouse"  # in a code: where goods come from that a poem could give too
SPARED: Final = 9  # the bits of an option from the goods on to those spared on a poem
ALL_GOODS: Final = 511
# S6.2, S13.5.
OTHERS_POINTS: Final = 1
OTHERS_DINARS: Final = 1
YUSUFS_POINTS: Final = 2


def add_cities(cities: i64, head: i64, out: Options) -> None:
    """Add an option for every city of a set."""
    while cities:
        out.add(head | lowest(cities) << 8)
        cities &= cities - 1


class Export(Action):
    """S6.1: export to a city without an own ship. Option: step | city << 8."""

    def possible(self, state: SabikaState, side: i64) -> bool:
        return all_goods(state, state.seat) > 0 and self.within_reach(state) != 0

    def within_reach(self, state: SabikaState) -> i64:
        """The cities that the acting seat could export to."""
        reach: i64 = 0
        money: i64 = state.money(state.seat)
        cities: i64 = first(CITIES) & ~state.presence(state.seat)
        while cities:
            city: i64 = lowest(cities)
            if self.cost(state, city) <= money:
                reach |= bit(city)
            cities &= cities - 1
        return reach

    def cost(self, state: SabikaState, city: i64) -> i64:
        """export-2, S12.2: the cheapest route, with the modifiers of poems and events."""
        way: i64 = route_cost(state, self.context, state.seat, city, self.context.event_modifier(state, E_ROUTE))
        return max(way - self.context.modifier_sum(state, ROUTE_DISCOUNT), 0)

    def options(self, state: State, out: Options) -> None:
        add_cities(self.within_reach(sabika(state)), self.number, out)

    @staticmethod
    def city(option: i64) -> i64:
        """The city of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        city: i64 = Export.city(option)
        state.pop()
        pay(state, self.cost(state, city), log)
        state.push(CITY, 1, bit(city))
        state.push(DELIVER, city, MAX_EXPORTED, 1)
        send_ship(state, city, log)
        take_seal(state, self.context, state.seat, city, log)


def send_ship(state: SabikaState, city: i64, log: EventSink) -> None:
    """A ship of the acting seat goes from Granada to the left half of a city."""
    state.set(state.seat, LEFT, state.get_own(LEFT) | bit(city))
    log.emit(SHIPPED, state.seat, city, 0)


def take_seal(state: SabikaState, context: Context, party: i64, city: i64, log: EventSink) -> None:
    """The party takes the seal if it still lies in the city; this triggers poems of a player."""
    if not state.seals & bit(city):
        return
    state.seals ^= bit(city)
    state.add(party, SEALS, 1)
    log.emit(TOOK_SEAL, event_seat(state, context, party), city, 0)
    if party < context.lookup.seats:
        context.push_triggers(state, bit(ON_SEAL), 0)


class Deliver(Decision):
    """S6.1: goods are exported. Frame: the city, the most and the least number of goods.
    Option: step | three bits for each good << 8 | the same << 17 of those from a storehouse though a poem has some too
    (S11.6)."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if all_goods(sabika(state), state.seat) and state.arg1():
            return True
        state.pop()
        return False

    def options(self, state: State, out: Options) -> None:
        self._add(sabika(state), 0, 0, state.arg1(), 0, out)

    def _add(self, state: SabikaState, good: i64, exported: i64, left: i64, total: i64, out: Options) -> None:
        if good == KINDS_OF_GOOD:
            if total >= state.arg2():
                out.add(self.number | exported << 8)
            return
        most: i64 = min(left, goods(state, state.seat, good))
        n: i64 = 0
        while n <= most:
            spared: i64 = self._spared(state, good, n)
            while spared >= 0:
                delivered: i64 = exported | n << (3 * good) | spared << (3 * good + SPARED)
                self._add(state, good + 1, delivered, left - n, total + n, out)
                spared -= 1
            n += 1

    def _spared(self, state: SabikaState, good: i64, n: i64) -> i64:
        """Of n goods of a kind, how many at the most a storehouse can give in place of a poem."""
        if self.context.as_in_version_1 or not in_both(state, good):
            return 0
        on_poem: i64 = state.get_own(SPECIAL + good)
        stored: i64 = state.get_own(STOCKED + KINDS_OF_MATERIAL + good)
        return min(min(n, on_poem), max(stored - max(n - on_poem, 0), 0))

    @staticmethod
    def amount(option: i64, good: i64) -> i64:
        """How many of a good an option exports."""
        return option >> (8 + 3 * good) & 7

    @staticmethod
    def spared(option: i64, good: i64) -> i64:
        """How many of them come from a storehouse though a poem has some."""
        return option >> (8 + SPARED + 3 * good) & 7

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        wanted: i64 = self.context.lookup.demand[state.cities[state.arg0()]]
        state.pop()
        points: i64 = 0
        taxes: i64 = 0
        good: i64 = 0
        while good < KINDS_OF_GOOD:
            n: i64 = Deliver.amount(option, good)
            spared: i64 = Deliver.spared(option, good)
            while n:
                spend_good(state, state.seat, good, n <= spared)
                points += self.base_points(state) + (WANTED_POINTS if wanted >> good & 1 else 0)
                taxes += self.base_taxes(state) + (WANTED_TAX if wanted >> good & 1 else 0)
                n -= 1
            good += 1
        log.emit(EXPORTED, state.seat, option >> 8 & ALL_GOODS, taxes)
        move_tax(state, state.seat, taxes)
        score(state, state.seat, points)
        if points:
            log.emit(VP_EXPORT, state.seat, points, 0)

    def base_points(self, state: SabikaState) -> i64:
        """S11: the VP for a good; a poem may replace them."""
        return (
            self.context.modifier_sum(state, EXPORT_VP)
            if self.context.has_modifier(state, EXPORT_VP)
            else EXPORT_POINTS
        )

    def base_taxes(self, state: SabikaState) -> i64:
        """The taxes for a good; a poem may replace them, and an event may add to them (event-3)."""
        base: i64 = EXPORT_TAX
        if self.context.has_modifier(state, EXPORT_TAXES):
            base = self.context.modifier_sum(state, EXPORT_TAXES)
        return max(base + self.context.event_modifier(state, E_EXPORT_TAX), 0)

    def code(self, option: i64) -> str:
        names = [name for kind, name in enumerate(GOODS) for _ in range(Deliver.amount(option, kind))]
        spared = [name for kind, name in enumerate(GOODS) for _ in range(Deliver.spared(option, kind))]
        words = [self.name, "+".join(names) or "nothing"]
        return " ".join([*words, STOREHOUSE, "+".join(spared)] if spared else words)

    def parse(self, words: list[str]) -> i64:
        if words == ["nothing"]:
            return self.number
        if len(words) == 3 and words[1] == STOREHOUSE:
            spared: i64 = parse_mix(words[2:], GOODS, 3, 7, 0)
            delivered: i64 = parse_mix(words[:1], GOODS, 3, 7, self.number)
            return delivered | spared << SPARED if spared >= 0 and delivered >= 0 else -1
        return parse_mix(words, GOODS, 3, 7, self.number)


class Consolidate(Action):
    """S6.2: a ship goes to the right half. Option: step | city << 8."""

    def possible(self, state: SabikaState, side: i64) -> bool:
        return state.get_own(LEFT) != 0 and self.cost(state) <= state.money(state.seat)

    def cost(self, state: SabikaState) -> i64:
        """The dinars for it, which only an event asks for."""
        return max(self.context.event_modifier(state, E_CONSOLIDATE), 0)

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        if self.possible(state, 0):
            add_cities(state.get_own(LEFT), self.number, out)

    @staticmethod
    def city(option: i64) -> i64:
        """The city of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        city: i64 = Consolidate.city(option)
        state.pop()
        pay(state, self.cost(state), log)
        move_ship(state, state.seat, city)
        log.emit(CONSOLIDATED, state.seat, city, 0)
        others_gain(state, self.context, state.seat, city, log)
        if self.context.lookup.red_action[state.cities[city]] >= 0:
            state.push(RED_ACTION, city)
        self.context.push_triggers(state, bit(ON_CONSOLIDATE), 0)


def move_ship(state: SabikaState, party: i64, city: i64) -> None:
    """Move a ship from the left half to the right one."""
    state.set(party, LEFT, state.get(party, LEFT) & ~bit(city))
    state.set(party, RIGHT, state.get(party, RIGHT) | bit(city))


def others_gain(state: SabikaState, context: Context, party: i64, city: i64, log: EventSink) -> None:
    """S6.2: every other player who is already on the right half gains VP and dinars; Yusuf only VP (S13.5)."""
    other: i64 = 0
    while other < state.parties:
        if other != party and state.get(other, RIGHT) & bit(city):
            if event_seat(state, context, other) < 0:
                score(state, other, YUSUFS_POINTS)
                log.emit(VP_YUSUF_OTHERS, -1, YUSUFS_POINTS, city)
            else:
                score(state, other, OTHERS_POINTS)
                log.emit(VP_OTHERS, other, OTHERS_POINTS, city)
                state.add(other, DINARS, OTHERS_DINARS)
                log.emit(OTHERS_DINAR, other, city, 0)
        other += 1
