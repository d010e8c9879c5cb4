# compiled
"""S9: the end of a round, step by step, each a frame that sets the next one going; S10 in its place."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import Log
from comares.kernel.options import Options
from comares.kernel.sets import bit, lowest
from comares.kernel.spelling import numerals, whole_number
from comares.kernel.state import State
from comares.sabika.book import Book, Decision, Part
from comares.sabika.changes import ON_FIRST_PLAYER, ON_INCOME
from comares.sabika.components import EACH, LAST_SPACE, SHORT_POEMS
from comares.sabika.events import (
    ENDING,
    ERA_BEGINS,
    NAMED_FIRST,
    NARRATOR_MOVES,
    STOOD_UP,
    WISH_MOVED,
    WON,
)
from comares.sabika.renewal import fill_raw, fill_short, fill_small, fill_storehouses
from comares.sabika.scoring import all_points, on_tower, score_end, score_wishes, set_points, winners
from comares.sabika.start import open_event
from comares.sabika.state import BLUE, RIGHT, SPACE, TAXES, WORKER, SabikaState, sabika
from comares.sabika.steps import (
    EFFECT,
    ERA,
    FINALE,
    FIRST,
    NARRATOR,
    RENEWAL,
    STAND_UP,
    TAXES_STEP,
)
from comares.sabika.stores import voice


class Income(Decision):
    """S9.1. The frame: how many have had theirs as place, a: the cities that gave, b: the poems.
    An option is its step, 0 or 1 << 8: a city or a poem, and which << 16."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "income", "S9.1", "income CITY | income poem NUMBER")

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        seats: i64 = self.book.tables.seats
        while state.place() < table.parties:
            seat: i64 = (table.first + state.place()) % table.parties
            if seat < seats:
                state.seat = seat
                cities: i64 = self.cities(table)
                poems: i64 = self.poems(table)
                if cities | poems:
                    if cities & (cities - 1) or poems & (poems - 1) or (cities and poems):
                        return True
                    self.give(table, 0 if cities else 1, lowest(cities | poems))
                    return False
            state.set_place(state.place() + 1)
            state.set_a(0)
            state.set_b(0)
        state.pop()
        state.push(NARRATOR)
        return False

    def cities(self, table: SabikaState) -> i64:
        """Consolidated blue cities whose income is still to come."""
        cities: i64 = table.mine(RIGHT) & ~table.a()
        blue: i64 = 0
        while cities:
            city: i64 = lowest(cities)
            if self.book.tables.income_row[table.cities[city]] >= 0:
                blue |= bit(city)
            cities &= cities - 1
        return blue

    def poems(self, table: SabikaState) -> i64:
        """Poems whose income is still to come."""
        return self.book.tables.trigger_poems[ON_INCOME] & table.mine(BLUE) & ~table.b()

    def give(self, table: SabikaState, kind: i64, which: i64) -> None:
        """The income of one of them comes next."""
        if kind:
            table.set_b(table.b() | bit(which))
            table.push(EFFECT, self.book.tables.trigger_row[ON_INCOME * SHORT_POEMS + which])
        else:
            table.set_a(table.a() | bit(which))
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

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
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


class Narrator(Part):
    """S9.2: one space on, and the wishes of the tower."""

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        state.pop()
        table.narrator += 1
        log.tell(NARRATOR_MOVES, -1, table.narrator, 0)
        wish: i64 = self.book.tables.wish_at[table.narrator]
        if wish >= 0:
            wishes: i64 = on_tower(table, self.book)
            log.tell(WISH_MOVED, -1, table.wishes[wish], wishes - 1)
            points = all_points(table)
            score_wishes(table, self.book, wishes, points, log)
            set_points(table, points)
        state.push(TAXES_STEP)
        return False


class ChangeEvent(Part):
    """S12.1: after the taxes, where the space says so, the next event becomes active; then the end (S10) or S9.3."""

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        state.pop()
        if table.narrator == LAST_SPACE:
            state.push(FINALE)
            return False
        if self.book.tables.event_at[table.narrator]:
            open_event(table, self.book, chance, log)
        state.push(STAND_UP)
        return False


class StandUp(Part):
    """S9.3: the players' workers. (The Sultan's stand where the narrator says: see Work.crowd.)"""

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        state.pop()
        party: i64 = 0
        while party < table.parties:
            worker: i64 = 0
            while worker < EACH:
                table.put(party, WORKER + worker, table.has(party, WORKER + worker) & SPACE)
                worker += 1
            party += 1
        log.tell(STOOD_UP, -1, 0, 0)
        state.push(RENEWAL)
        return False


class Renewal(Part):
    """S9.4."""

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        state.pop()
        fill_raw(table, chance, log)
        table.marble_spaces = bit(len(self.book.tables.marble_names)) - 1
        fill_short(table, chance, log)
        fill_small(table, chance, log)
        fill_storehouses(table, chance, log)
        state.push(FIRST)
        return False


def tax_leader(table: SabikaState) -> i64:
    """tax-2: the furthest marker; on a tie the one on top."""
    leader: i64 = table.stack[0]
    for party in table.stack:
        if table.has(party, TAXES) > table.has(leader, TAXES):
            leader = party
    return leader


class First(Decision):
    """S9.5: the leader on the tax track names the next first player. An option is its step, the party << 8."""

    def __init__(self, book: Book) -> None:
        parties = [*numerals(int(book.tables.seats)), *(["yusuf"] if book.tables.solo else [])]
        super().__init__(book, "first", "S9.5", "first SEAT | first yusuf", parties)

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        leader: i64 = tax_leader(table)
        if leader >= self.book.tables.seats:
            self.name_first(table, leader, leader, log)  # S13.7
            return False
        state.seat = leader
        return True

    def options(self, state: State, out: Options) -> None:
        party: i64 = 0
        while party < sabika(state).parties:
            out.add(self.number | party << 8)
            party += 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        self.name_first(sabika(state), state.seat, option >> 8, log)

    def name_first(self, table: SabikaState, leader: i64, party: i64, log: Log) -> None:
        """poem-5: who becomes first player, even again, may gain by it."""
        table.pop()
        table.first = party
        table.turn = party
        log.tell(NAMED_FIRST, voice(table, self.book, leader), voice(table, self.book, party), 0)
        table.push(ERA)
        if party < self.book.tables.seats:
            table.seat = party
            self.book.fire(table, bit(ON_FIRST_PLAYER), 0)
        if self.book.tables.solo:
            set_tokens(table)


def set_tokens(table: SabikaState) -> None:
    """S13.7: Yusuf's worker tokens are shuffled anew: two architects, a merchant, a poet."""
    table.tokens[0] = 2
    table.tokens[1] = 1
    table.tokens[2] = 1


class Era(Part):
    """S9.6, and the next round begins."""

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        state.pop()
        tables = self.book.tables
        if tables.era[table.narrator] != tables.era[table.narrator - 1]:
            table.large_open &= tables.large_of_era[tables.era[table.narrator]]
            log.tell(ERA_BEGINS, -1, 0, 0)
        return False


class Finale(Part):
    """S10: the end of the game."""

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        state.pop()
        log.tell(ENDING, -1, 0, 0)
        points = all_points(table)
        score_end(table, self.book, points, log)
        set_points(table, points)
        for party in winners(table):
            log.tell(WON, voice(table, self.book, party), points[party], 0)
        state.over = True
        return False
