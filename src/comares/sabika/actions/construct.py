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
from comares.sabika.building_row import balance_at, next_place
from comares.sabika.components import GYPSUM, MARBLE, WOOD
from comares.sabika.context import Action, AutoStep, Context, Decision
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
from comares.sabika.state import EMPTY, LARGE, SMALL, STOCKED, SabikaState, replaced, sabika
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
MAX_OPTIONAL: Final = 2  # S5.5, S5.6
ENDS: Final = ("left", "right")  # of the row


def of_the_era(state: SabikaState, context: Context) -> i64:
    """S5.5: the open large buildings of the current era."""
    return state.large_open & context.lookup.large_of_era[context.lookup.era[state.narrator]]


class Construct(Action):
    """S5.4: a large or a small building, and a refresh before it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "construct", "S5.4")
        self.parts = [REFRESH, LARGE_STEP, SMALL_STEP]

    def possible(self, state: SabikaState, side: i64) -> bool:
        if may_refresh(state) or may_build_large(state, self.context):
            return True
        for card in state.small_open:
            if may_build_small(state, self.context, card):
                return True
        return False

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if self.possible(sabika(state), 0):
            return True
        state.pop()  # build-1: after a refresh nothing can be built
        return False

    def options(self, state: State, out: Options) -> None:
        steps = self.context.steps
        steps[REFRESH].options(state, out)
        steps[LARGE_STEP].options(state, out)
        steps[SMALL_STEP].options(state, out)


def may_refresh(state: SabikaState) -> bool:
    """build-1: once a turn, for a dinar, if the seat has gypsum, wood or marble."""
    if state.refreshed or state.money(state.seat) < REFRESH_COST:
        return False
    return state.get_own(STOCKED + GYPSUM) + state.get_own(STOCKED + WOOD) + state.get_own(STOCKED + MARBLE) > 0


def may_build_large(state: SabikaState, context: Context) -> bool:
    """S5.5: it takes gypsum and an open building of the era."""
    return state.get_own(STOCKED + GYPSUM) > 0 and of_the_era(state, context) != 0


def may_build_small(state: SabikaState, context: Context, card: i64) -> bool:
    """S5.6: it takes the material printed on the open card."""
    return card != EMPTY and state.get_own(STOCKED + context.lookup.small_base[card]) > 0


class Refresh(Decision):
    """S5.4: a dinar for four new small buildings and 1 VP."""

    def options(self, state: State, out: Options) -> None:
        if may_refresh(sabika(state)):
            out.add(self.number)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        state.refreshed = True
        pay(state, REFRESH_COST, log)
        log.emit(REFRESHED, state.seat, 0, 0)
        slot: i64 = 0
        while slot < len(state.small_open):
            if state.small_open[slot] != EMPTY:
                state.small_discard |= bit(state.small_open[slot])
                state.small_open[slot] = EMPTY
            slot += 1
        fill_small(state, chance, log)
        score(state, state.seat, REFRESH_POINTS)
        log.emit(VP_REFRESH, state.seat, REFRESH_POINTS, 0)


class Large(Decision):
    """S5.5: build a large building."""

    def options(self, state: State, out: Options) -> None:
        if may_build_large(sabika(state), self.context):
            out.add(self.number)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
        state.push(BUILDING)
        state.push(USE, FOR_LARGE, 1 << GYPSUM, MAX_OPTIONAL)


class Small(Decision):
    """S5.6: build an open small building. Option: step | card << 8."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        for card in state.small_open:
            if may_build_small(state, self.context, card):
                out.add(self.number | card << 8)

    @staticmethod
    def card(option: i64) -> i64:
        """The small building of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        card: i64 = Small.card(option)
        slot: i64 = 0
        while state.small_open[slot] != card:
            slot += 1
        state.small_open[slot] = EMPTY
        state.pop()
        state.push(LAY, card)
        state.push(USE, FOR_SMALL, bit(self.context.lookup.small_base[card]), MAX_OPTIONAL)


class Building(Decision):
    """S5.5: take a large building of the era. Option: step | token << 8."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        tokens: i64 = of_the_era(state, self.context)
        while tokens:
            out.add(self.number | lowest(tokens) << 8)
            tokens &= tokens - 1

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if of_the_era(sabika(state), self.context):
            return True
        state.pop()  # a trigger of the materials has taken the last one
        return False

    @staticmethod
    def token(option: i64) -> i64:
        """The large building of an option."""
        return option >> 8

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        state.pop()
        token: i64 = Building.token(option)
        state.large_open ^= bit(token)
        state.set(state.seat, LARGE, state.get_own(LARGE) | bit(token))
        log.emit(BUILT_LARGE, state.seat, token, 0)
        state.push(EFFECT, self.context.lookup.large_row[token])
        state.push(EFFECT, self.context.lookup.first_row)


class Lay(Decision):
    """S5.6: the card is laid at one end of the row. Frame: the card. Option: step | 1 << 8 for the right end."""

    def options(self, state: State, out: Options) -> None:
        out.add(self.number)
        out.add(self.number | 256)

    @staticmethod
    def right(option: i64) -> bool:
        """Whether the card goes to the right end."""
        return option >> 8 != 0

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        card: i64 = state.arg0()
        state.pop()
        right: bool = Lay.right(option)
        colour: i64 = balance_at(state, self.context, state.seat, card, right)
        state.laid = replaced(state.laid, card, next_place(state, state.seat, right))
        state.set(state.seat, SMALL, state.get_own(SMALL) | bit(card))
        log.emit(BUILT_SMALL, state.seat, card, 1 if right else 0)
        if colour >= 0:
            state.push(BALANCED, colour)
        self.context.push_triggers(state, bit(ON_BUILD_SMALL), 0)


class Balanced(AutoStep):
    """S5.6: a balance is reached. Frame: its colour."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        colour: i64 = state.arg0()
        state.pop()
        log.emit(BALANCED_EVENT, state.seat, colour, 0)
        state.push(EFFECT, self.context.lookup.balance_row[colour])
        self.context.push_triggers(sabika(state), bit(ON_BALANCE), 0)
        return False
