# compiled
"""S9.1: income, from cities and poems."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import whole_number
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import SHORT_POEMS
from comares.sabika.context import Context, Decision
from comares.sabika.modifiers import ON_INCOME
from comares.sabika.state import BLUE, RIGHT, SabikaState, sabika
from comares.sabika.step_ids import (
    EFFECT,
    NARRATOR,
)


class Income(Decision):
    """S9.1. Frame: how many parties are done, the cities and the poems that gave income to the current party.
    Option: step | 1 << 8 for a poem | the city or poem << 16."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "income", "S9.1", "income CITY | income poem NUMBER")

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        seats: i64 = self.context.lookup.seats
        while state.arg0() < state.parties:
            seat: i64 = (state.first + state.arg0()) % state.parties
            if seat < seats:
                state.seat = seat
                cities: i64 = self.cities(state)
                poems: i64 = self.poems(state)
                if cities | poems:
                    if cities & (cities - 1) or poems & (poems - 1) or (cities and poems):
                        return True
                    self.give(state, 0 if cities else 1, lowest(cities | poems))
                    return False
            state.set_arg0(state.arg0() + 1)
            state.set_arg1(0)
            state.set_arg2(0)
        state.pop()
        state.push(NARRATOR)
        return False

    def cities(self, state: SabikaState) -> i64:
        """Consolidated blue cities whose income is still to come."""
        cities: i64 = state.get_own(RIGHT) & ~state.arg1()
        blue: i64 = 0
        while cities:
            city: i64 = lowest(cities)
            if self.context.lookup.income_row[state.cities[city]] >= 0:
                blue |= bit(city)
            cities &= cities - 1
        return blue

    def poems(self, state: SabikaState) -> i64:
        """Poems whose income is still to come."""
        return self.context.lookup.trigger_poems[ON_INCOME] & state.get_own(BLUE) & ~state.arg2()

    def give(self, state: SabikaState, kind: i64, which: i64) -> None:
        """Push the income of a city, or of a poem."""
        if kind:
            state.set_arg2(state.arg2() | bit(which))
            state.push(EFFECT, self.context.lookup.trigger_row[ON_INCOME * SHORT_POEMS + which])
        else:
            state.set_arg1(state.arg1() | bit(which))
            state.push(EFFECT, self.context.lookup.income_row[state.cities[which]])

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        cities: i64 = self.cities(state)
        while cities:
            out.add(self.number | lowest(cities) << 16)
            cities &= cities - 1
        poems: i64 = self.poems(state)
        while poems:
            out.add(self.number | 256 | lowest(poems) << 16)
            poems &= poems - 1

    @staticmethod
    def is_poem(option: i64) -> i64:
        """1 for the income of a poem, 0 for that of a city."""
        return option >> 8 & 255

    @staticmethod
    def which(option: i64) -> i64:
        """The city or the poem of an option."""
        return option >> 16

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        self.give(sabika(state), Income.is_poem(option), Income.which(option))

    def code(self, option: i64) -> str:
        if Income.is_poem(option):
            return f"{self.name} poem {Income.which(option) + 1}"
        return f"{self.name} {self.context.lookup.city_names[Income.which(option)]}"

    def parse(self, words: list[str]) -> i64:
        names = self.context.lookup.city_names
        if len(words) == 1 and words[0] in names:
            return self.number | names.index(words[0]) << 16
        poem = whole_number(words[1]) if len(words) == 2 and words[0] == "poem" else -1
        return self.number | 256 | (poem - 1) << 16 if 1 <= poem <= SHORT_POEMS else -1
