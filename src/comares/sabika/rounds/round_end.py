# compiled
"""S9.2 to S9.6: the end of a round after the income. Each step pushes the next; after the last round S10 follows."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.state import State
from comares.sabika.components import LAST_SPACE, WORKERS_EACH
from comares.sabika.context import AutoStep
from comares.sabika.events import (
    ENDING,
    ERA_BEGINS,
    NARRATOR_MOVES,
    STOOD_UP,
    WISH_MOVED,
    WON,
)
from comares.sabika.refill import fill_raw, fill_short, fill_small, fill_storehouses
from comares.sabika.resources import event_seat
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


class Narrator(AutoStep):
    """S9.2: the narrator moves a space, and the wishes of the tower score."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        state.narrator += 1
        log.emit(NARRATOR_MOVES, -1, state.narrator, 0)
        wish: i64 = self.context.lookup.wish_at[state.narrator]
        if wish >= 0:
            wishes: i64 = on_tower(state, self.context)
            log.emit(WISH_MOVED, -1, state.wishes[wish], wishes - 1)
            points = all_points(state)
            score_wishes(state, self.context, wishes, points, log)
            set_points(state, points)
        state.push(TAXES_STEP)
        return False


class ChangeEvent(AutoStep):
    """S12.1: after the taxes the event changes if the space says so; then the end (S10) or S9.3 follows."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        if state.narrator == LAST_SPACE:
            state.push(FINALE)
            return False
        if self.context.lookup.event_at[state.narrator]:
            open_event(state, self.context, chance, log)
        state.push(STAND_UP)
        return False


class StandUp(AutoStep):
    """S9.3: all workers stand up. The spaces of the Sultan's workers follow from the round (see Work.crowd)."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        party: i64 = 0
        while party < state.parties:
            worker: i64 = 0
            while worker < WORKERS_EACH:
                state.set(party, WORKER + worker, state.get(party, WORKER + worker) & SPACE)
                worker += 1
            party += 1
        log.emit(STOOD_UP, -1, 0, 0)
        state.push(RENEWAL)
        return False


class Renewal(AutoStep):
    """S9.4: rondel and displays are refilled."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        fill_raw(state, chance, log)
        state.marble_spaces = bit(len(self.context.lookup.marble_names)) - 1
        fill_short(state, chance, log)
        fill_small(state, chance, log)
        fill_storehouses(state, chance, log)
        state.push(FIRST)
        return False


class Era(AutoStep):
    """S9.6: a new era begins if the space says so; then the next round begins."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        lookup = self.context.lookup
        if lookup.era[state.narrator] != lookup.era[state.narrator - 1]:
            state.large_open &= lookup.large_of_era[lookup.era[state.narrator]]
            log.emit(ERA_BEGINS, -1, 0, 0)
        return False


class Finale(AutoStep):
    """S10: the end of the game."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        log.emit(ENDING, -1, 0, 0)
        points = all_points(state)
        score_end(state, self.context, points, log)
        set_points(state, points)
        for party in winners(state):
            log.emit(WON, event_seat(state, self.context, party), points[party], 0)
        state.over = True
        return False
