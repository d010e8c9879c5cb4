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
from comares.sabika.context import Book, Decision
from comares.sabika.modifiers import ON_INCOME
from comares.sabika.state import BLUE, RIGHT, SabikaState, sabika
from comares.sabika.step_ids import (
    EFFECT,
    NARRATOR,
)


class Income(Decision):
    """S9.1. The frame: how many have had theirs as place, a: the cities that gave, b: the poems.
    An option is its step, 0 or 1 << 8: a city or a poem, and which << 16."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "income", "S9.1", "income CITY | income poem NUMBER")

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        seats: i64 = self.book.tables.seats
        while state.arg0() < table.parties:
            seat: i64 = (table.first + state.arg0()) % table.parties
            if seat < seats:
                state.seat = seat
                cities: i64 = self.cities(table)
                poems: i64 = self.poems(table)
                if cities | poems:
                    if cities & (cities - 1) or poems & (poems - 1) or (cities and poems):
                        return True
                    self.give(table, 0 if cities else 1, lowest(cities | poems))
                    return False
            state.set_arg0(state.arg0() + 1)
            state.set_arg1(0)
            state.set_arg2(0)
        state.pop()
        state.push(NARRATOR)
        return False

    def cities(self, table: SabikaState) -> i64:
        """Consolidated blue cities whose income is still to come."""
        cities: i64 = table.mine(RIGHT) & ~table.arg1()
        blue: i64 = 0
        while cities:
            city: i64 = lowest(cities)
            if self.book.tables.income_row[table.cities[city]] >= 0:
                blue |= bit(city)
            cities &= cities - 1
        return blue

    def poems(self, table: SabikaState) -> i64:
        """Poems whose income is still to come."""
        return self.book.tables.trigger_poems[ON_INCOME] & table.mine(BLUE) & ~table.arg2()

    def give(self, table: SabikaState, kind: i64, which: i64) -> None:
        """The income of one of them comes next."""
        if kind:
            table.set_arg2(table.arg2() | bit(which))
            table.push(EFFECT, self.book.tables.trigger_row[ON_INCOME * SHORT_POEMS + which])
        else:
            table.set_arg1(table.arg1() | bit(which))
            table.push(EFFECT, self.book.tables.income_row[table.cities[which]])

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        cities: i64 = self.cities(table)
        while cities:
            out.add(self.number | lowest(cities) << 16)
            cities &= cities - 1
        poems: i64 = self.poems(table)
        while poems:
            out.add(self.number | 256 | lowest(poems) << 16)
            poems &= poems - 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        self.give(sabika(state), option >> 8 & 255, option >> 16)

    def code(self, option: i64) -> str:
        if option >> 8 & 255:
            return f"{self.name} poem {(option >> 16) + 1}"
        return f"{self.name} {self.book.tables.city_names[option >> 16]}"

    def parse(self, words: list[str]) -> i64:
        names = self.book.tables.city_names
        if len(words) == 1 and words[0] in names:
            return self.number | names.index(words[0]) << 16
        poem = whole_number(words[1]) if len(words) == 2 and words[0] == "poem" else -1
        return self.number | 256 | (poem - 1) << 16 if 1 <= poem <= SHORT_POEMS else -1
