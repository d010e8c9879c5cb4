# compiled
"""S5.4 to S5.6: construct, large and small buildings, the row and its balances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import GYPSUM, JOKER, MARBLE, WOOD
from comares.sabika.context import Action, Book, Decision, Part
from comares.sabika.counting import end_of_row, next_place
from comares.sabika.effects.use_materials import FOR_LARGE, FOR_SMALL
from comares.sabika.events import (
    BALANCED_EVENT,
    BUILT_LARGE,
    BUILT_SMALL,
    REFRESHED,
    VP_REFRESH,
)
from comares.sabika.modifiers import ON_BALANCE, ON_BUILD_SMALL
from comares.sabika.refill import fill_small
from comares.sabika.resources import pay, score
from comares.sabika.state import EMPTY, LARGE, SMALL, STOCKED, SabikaState, sabika
from comares.sabika.step_ids import (
    BALANCED,
    BUILDING,
    EFFECT,
    LARGE_STEP,
    LAY,
    REFRESH,
    SMALL_STEP,
    USE,
)

REFRESH_COST: Final = 1  # S5.4
REFRESH_POINTS: Final = 1
MOST_OPTIONAL: Final = 2  # S5.5, S5.6
ENDS: Final = ("left", "right")  # of the row


def of_the_era(table: SabikaState, book: Book) -> i64:
    """S5.5: the open large buildings of the current era."""
    return table.large_open & book.tables.large_of_era[book.tables.era[table.narrator]]


class Construct(Action):
    """S5.4: large or small, and before it the refresh."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "construct", "S5.4")
        self.parts = [REFRESH, LARGE_STEP, SMALL_STEP]

    def possible(self, table: SabikaState, side: i64) -> bool:
        if may_refresh(table) or may_build_large(table, self.book):
            return True
        for card in table.small_open:
            if may_build_small(table, self.book, card):
                return True
        return False

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if self.possible(sabika(state), 0):
            return True
        state.pop()  # build-1: after a refresh nothing can be built
        return False

    def options(self, state: State, out: Options) -> None:
        for part in self.parts:
            self.book.steps[part].options(state, out)


def may_refresh(table: SabikaState) -> bool:
    """build-1: once a turn, with a dinar, by who holds gypsum, wood or marble."""
    if table.refreshed or table.money(table.seat) < REFRESH_COST:
        return False
    return table.mine(STOCKED + GYPSUM) + table.mine(STOCKED + WOOD) + table.mine(STOCKED + MARBLE) > 0


def may_build_large(table: SabikaState, book: Book) -> bool:
    """S5.5: gypsum, and an open token of the era."""
    return table.mine(STOCKED + GYPSUM) > 0 and of_the_era(table, book) != 0


def may_build_small(table: SabikaState, book: Book, card: i64) -> bool:
    """S5.6: the material printed on an open card."""
    return card != EMPTY and table.mine(STOCKED + book.tables.small_base[card]) > 0


class Refresh(Decision):
    """S5.4: a dinar for four new small buildings and 1 VP."""

    def options(self, state: State, out: Options) -> None:
        if may_refresh(sabika(state)):
            out.add(self.number)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        table.refreshed = True
        pay(table, REFRESH_COST, log)
        log.emit(REFRESHED, state.seat, 0, 0)
        slot: i64 = 0
        while slot < len(table.small_open):
            if table.small_open[slot] != EMPTY:
                table.small_discard |= bit(table.small_open[slot])
                table.small_open[slot] = EMPTY
            slot += 1
        fill_small(table, chance, log)
        score(table, state.seat, REFRESH_POINTS)
        log.emit(VP_REFRESH, state.seat, REFRESH_POINTS, 0)


class Large(Decision):
    """S5.5: a large building."""

    def options(self, state: State, out: Options) -> None:
        if may_build_large(sabika(state), self.book):
            out.add(self.number)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
        state.push(BUILDING)
        state.push(USE, FOR_LARGE, 1 << GYPSUM, MOST_OPTIONAL)


class Small(Decision):
    """S5.6: an open small building. An option is its step, the card << 8."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        for card in table.small_open:
            if may_build_small(table, self.book, card):
                out.add(self.number | card << 8)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        card: i64 = option >> 8
        slot: i64 = 0
        while table.small_open[slot] != card:
            slot += 1
        table.small_open[slot] = EMPTY
        state.pop()
        state.push(LAY, card)
        state.push(USE, FOR_SMALL, bit(self.book.tables.small_base[card]), MOST_OPTIONAL)


class Building(Decision):
    """S5.5: a token of the era is taken. An option is its step, the token << 8."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        tokens: i64 = of_the_era(table, self.book)
        while tokens:
            out.add(self.number | lowest(tokens) << 8)
            tokens &= tokens - 1

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if of_the_era(sabika(state), self.book):
            return True
        state.pop()  # what the materials set off has taken the last one
        return False

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        state.pop()
        token: i64 = option >> 8
        table.large_open ^= bit(token)
        table.put(state.seat, LARGE, table.mine(LARGE) | bit(token))
        log.emit(BUILT_LARGE, state.seat, token, 0)
        state.push(EFFECT, self.book.tables.large_row[token])
        state.push(EFFECT, self.book.tables.first_row)


class Lay(Decision):
    """S5.6: the card goes to one end of the row. The frame: the card as place. An option is its step, 1 << 8: right."""

    def options(self, state: State, out: Options) -> None:
        out.add(self.number)
        out.add(self.number | 256)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        table = sabika(state)
        card: i64 = state.arg0()
        state.pop()
        right: bool = option >> 8 != 0
        tables = self.book.tables
        beside: i64 = end_of_row(table, self.book, state.seat, right)
        half: i64 = tables.small_left[card] if right else tables.small_right[card]
        table.laid[card] = next_place(table, state.seat, right)
        table.put(state.seat, SMALL, table.mine(SMALL) | bit(card))
        log.emit(BUILT_SMALL, state.seat, card, 1 if right else 0)
        if beside in (half, JOKER):
            state.push(BALANCED, half)
        self.book.fire(table, bit(ON_BUILD_SMALL), 0)


class Balanced(Part):
    """S5.6: a balance of one colour is reached. The frame: the colour as place."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        colour: i64 = state.arg0()
        state.pop()
        log.emit(BALANCED_EVENT, state.seat, colour, 0)
        state.push(EFFECT, self.book.tables.balance_row[colour])
        self.book.fire(sabika(state), bit(ON_BALANCE), 0)
        return False
