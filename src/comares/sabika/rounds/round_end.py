# compiled
"""S9.2 to S9.6: the end of a round after the income, step by step, each a frame that sets the next one going; S10 in
its place."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.state import State
from comares.sabika.components import EACH, LAST_SPACE
from comares.sabika.context import Part
from comares.sabika.events import (
    ENDING,
    ERA_BEGINS,
    NARRATOR_MOVES,
    STOOD_UP,
    WISH_MOVED,
    WON,
)
from comares.sabika.refill import fill_raw, fill_short, fill_small, fill_storehouses
from comares.sabika.resources import voice
from comares.sabika.rounds.scoring import all_points, on_tower, score_end, score_wishes, set_points, winners
from comares.sabika.rounds.setup import open_event
from comares.sabika.state import SPACE, WORKER, sabika
from comares.sabika.step_ids import (
    FINALE,
    FIRST,
    RENEWAL,
    STAND_UP,
    TAXES_STEP,
)


class Narrator(Part):
    """S9.2: one space on, and the wishes of the tower."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        state.pop()
        table.narrator += 1
        log.emit(NARRATOR_MOVES, -1, table.narrator, 0)
        wish: i64 = self.book.tables.wish_at[table.narrator]
        if wish >= 0:
            wishes: i64 = on_tower(table, self.book)
            log.emit(WISH_MOVED, -1, table.wishes[wish], wishes - 1)
            points = all_points(table)
            score_wishes(table, self.book, wishes, points, log)
            set_points(table, points)
        state.push(TAXES_STEP)
        return False


class ChangeEvent(Part):
    """S12.1: after the taxes, where the space says so, the next event becomes active; then the end (S10) or S9.3."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
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

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        state.pop()
        party: i64 = 0
        while party < table.parties:
            worker: i64 = 0
            while worker < EACH:
                table.put(party, WORKER + worker, table.has(party, WORKER + worker) & SPACE)
                worker += 1
            party += 1
        log.emit(STOOD_UP, -1, 0, 0)
        state.push(RENEWAL)
        return False


class Renewal(Part):
    """S9.4."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        state.pop()
        fill_raw(table, chance, log)
        table.marble_spaces = bit(len(self.book.tables.marble_names)) - 1
        fill_short(table, chance, log)
        fill_small(table, chance, log)
        fill_storehouses(table, chance, log)
        state.push(FIRST)
        return False


class Era(Part):
    """S9.6, and the next round begins."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        state.pop()
        tables = self.book.tables
        if tables.era[table.narrator] != tables.era[table.narrator - 1]:
            table.large_open &= tables.large_of_era[tables.era[table.narrator]]
            log.emit(ERA_BEGINS, -1, 0, 0)
        return False


class Finale(Part):
    """S10: the end of the game."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        state.pop()
        log.emit(ENDING, -1, 0, 0)
        points = all_points(table)
        score_end(table, self.book, points, log)
        set_points(table, points)
        for party in winners(table):
            log.emit(WON, voice(table, self.book, party), points[party], 0)
        state.over = True
        return False
