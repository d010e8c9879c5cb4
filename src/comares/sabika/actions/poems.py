# compiled
"""S7: engrave, reactivate, craft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, count, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import index_of, whole_number
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import DINAR, FROM_START, GYPSUM, MARBLE, SHORT_POEMS, WOOD
from comares.sabika.context import Action, AutoStep, Context
from comares.sabika.counters import POEMS, counted
from comares.sabika.effects.use_materials import FOR_POEM, OPTIONAL_FOR_POEM, POEM_BASES
from comares.sabika.events import ENGRAVED_LONG, ENGRAVED_SHORT, REACTIVATED
from comares.sabika.modifiers import E_ENGRAVE, ENGRAVE_DISCOUNT, EXTRA_MATERIALS
from comares.sabika.resources import gain, pay
from comares.sabika.state import BLUE, EMPTY, GREY, RED, STOCKED, SabikaState, replaced, sabika
from comares.sabika.step_ids import EFFECT, ENGRAVED, USE

AS_BLUE: Final = 0
AS_RED: Final = 1
AS_GREY: Final = 2
HALVES: Final = ("blue", "red")
ENGRAVE_COST: Final = bytes([1, 2, 4])  # S7.1; plus 1 for each own poem of the colour
MAX_GREY: Final = 2
CRAFT_DINARS: Final = 3  # S7.4; plus 1 for every two poems
POEMS_A_DINAR: Final = 2


class Engrave(Action):
    """S7.1. Option: step | poem << 8 | colour << 16."""

    def cost(self, state: SabikaState, colour: i64) -> i64:
        """S7.1, S12.2: the dinars for a poem of that colour."""
        cost: i64 = (
            ENGRAVE_COST[colour] + count(state.get_own(BLUE + colour)) + self.context.event_modifier(state, E_ENGRAVE)
        )
        return max(cost - self.context.modifier_sum(state, ENGRAVE_DISCOUNT), 0)

    def affords(self, state: SabikaState, colour: i64) -> bool:
        """Whether the acting seat can pay for a poem of that colour, and may own another one."""
        if colour == AS_GREY and count(state.get_own(GREY)) >= MAX_GREY:
            return False
        return self.cost(state, colour) <= state.money(state.seat)

    def has_base(self, state: SabikaState) -> bool:
        """S7.1: whether the acting seat has gypsum, wood or marble."""
        return state.get_own(STOCKED + GYPSUM) + state.get_own(STOCKED + WOOD) + state.get_own(STOCKED + MARBLE) > 0

    def possible(self, state: SabikaState, side: i64) -> bool:
        if not self.has_base(state):
            return False
        if state.long_open and self.affords(state, AS_GREY):
            return True
        if self.affords(state, AS_BLUE) or self.affords(state, AS_RED):
            for poem in state.short_open:
                if poem != EMPTY:
                    return True
        return False

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        if not self.has_base(state):
            return
        colour: i64 = AS_BLUE
        while colour <= AS_RED:
            if self.affords(state, colour):
                for poem in state.short_open:
                    if poem != EMPTY:
                        out.add(self.number | poem << 8 | colour << 16)
            colour += 1
        if self.affords(state, AS_GREY):
            poems: i64 = state.long_open
            grey: i64 = AS_GREY
            while poems:
                out.add(self.number | lowest(poems) << 8 | grey << 16)
                poems &= poems - 1

    @staticmethod
    def poem(option: i64) -> i64:
        """The poem of an option, among the short or the long ones."""
        return option >> 8 & 255

    @staticmethod
    def colour(option: i64) -> i64:
        """AS_BLUE, AS_RED or AS_GREY."""
        return option >> 16

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        poem: i64 = Engrave.poem(option)
        colour: i64 = Engrave.colour(option)
        state.pop()
        pay(state, self.cost(state, colour), log)
        if colour == AS_GREY:
            state.long_open ^= bit(poem)
        else:
            take_short(state, poem)
        state.push(ENGRAVED, poem, colour)
        state.push(USE, FOR_POEM, POEM_BASES, OPTIONAL_FOR_POEM + self.context.modifier_sum(state, EXTRA_MATERIALS))

    def code(self, option: i64) -> str:
        poem: i64 = Engrave.poem(option)
        if Engrave.colour(option) == AS_GREY:
            return f"{self.name} {self.context.lookup.long_names[poem]}"
        return f"{self.name} {poem + 1} {HALVES[Engrave.colour(option)]}"

    def parse(self, words: list[str]) -> i64:
        names = self.context.lookup.long_names
        if len(words) == 1 and words[0] in names:
            return self.number | names.index(words[0]) << 8 | AS_GREY << 16
        poem = whole_number(words[0]) if len(words) == 2 else -1
        half = index_of(words[1], HALVES) if len(words) == 2 else -1
        if not 1 <= poem <= SHORT_POEMS or half < 0:
            return -1
        return self.number | (poem - 1) << 8 | half << 16


def take_short(state: SabikaState, poem: i64) -> None:
    """Take a short poem out of the display."""
    slot: i64 = 0
    while state.short_open[slot] != poem:
        slot += 1
    state.short_open[slot] = EMPTY


class Engraved(AutoStep):
    """S7.1, S7.2: the poem is placed; the effect of a red one follows. Frame: the poem, its colour."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        poem: i64 = state.arg0()
        colour: i64 = state.arg1()
        state.pop()
        state.set(state.seat, BLUE + colour, state.get_own(BLUE + colour) | bit(poem))
        if colour == AS_GREY:
            log.emit(ENGRAVED_LONG, state.seat, poem, 0)
            return False
        state.engravings += 1
        state.engraved = replaced(state.engraved, poem, state.engravings)
        log.emit(ENGRAVED_SHORT, state.seat, poem, colour)
        if colour == AS_RED:
            work_once(state, self.context, poem)
        return False


def work_once(state: SabikaState, context: Context, poem: i64) -> None:
    """S7.3: push a red poem's effect; the poem is running until the effect ends."""
    state.running |= bit(poem)
    state.push(EFFECT, context.lookup.red_row[poem])


class Reactivate(Action):
    """S7.3: the effect of an own red poem that is not running and would change something (S3.5).
    Option: step | poem << 8."""

    def possible(self, state: SabikaState, side: i64) -> bool:
        return self.working(state) != 0

    def working(self, state: SabikaState) -> i64:
        """The own red poems that can be reactivated."""
        poems: i64 = state.get_own(RED) & ~state.running
        if self.context.as_in_version_1:
            return poems
        some: i64 = 0
        while poems:
            poem: i64 = lowest(poems)
            state.running |= bit(poem)  # its own effect cannot make it possible
            if self.context.effect_possible(state, self.context.lookup.red_row[poem], 0):
                some |= bit(poem)
            state.running ^= bit(poem)
            poems &= poems - 1
        return some

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        poems: i64 = self.working(state)
        while poems:
            out.add(self.number | lowest(poems) << 8)
            poems &= poems - 1

    @staticmethod
    def poem(option: i64) -> i64:
        """The red poem of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
        log.emit(REACTIVATED, state.seat, Reactivate.poem(option), 0)
        work_once(sabika(state), self.context, Reactivate.poem(option))


class Craft(Action):
    """S7.4: dinars, and more for poems."""

    def possible(self, state: SabikaState, side: i64) -> bool:
        return True

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        dinars: i64 = CRAFT_DINARS + counted(state, self.context, state.seat, POEMS) // POEMS_A_DINAR
        gain(state, DINAR, dinars, FROM_START, log)
        return False
