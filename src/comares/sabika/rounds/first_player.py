# compiled
"""S9.5: the leader on the tax track names the next first player."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import numerals
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.context import Context, Decision
from comares.sabika.events import (
    NAMED_FIRST,
)
from comares.sabika.modifiers import ON_FIRST_PLAYER
from comares.sabika.resources import event_seat
from comares.sabika.state import TAXES, SabikaState, sabika
from comares.sabika.step_ids import (
    ERA,
)


def tax_leader(state: SabikaState) -> i64:
    """tax-2: the party with the furthest marker; on a tie the one on top."""
    leader: i64 = state.stack[0]
    for party in state.stack:
        if state.get(party, TAXES) > state.get(leader, TAXES):
            leader = party
    return leader


class First(Decision):
    """S9.5: the leader on the tax track names the next first player. Option: step | party << 8."""

    def __init__(self, context: Context) -> None:
        parties = [*numerals(int(context.lookup.seats)), *(["yusuf"] if context.lookup.solo else [])]
        super().__init__(context, "first", "S9.5", "first SEAT | first yusuf", parties)

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        leader: i64 = tax_leader(state)
        if leader >= self.context.lookup.seats:
            self.name_first(state, leader, leader, log)  # S13.7
            return False
        state.seat = leader
        return True

    def options(self, state: State, out: Options) -> None:
        party: i64 = 0
        while party < sabika(state).parties:
            out.add(self.number | party << 8)
            party += 1

    @staticmethod
    def party(option: i64) -> i64:
        """The party of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        self.name_first(sabika(state), state.seat, First.party(option), log)

    def name_first(self, state: SabikaState, leader: i64, party: i64, log: EventSink) -> None:
        """Make a party the first player; this triggers poems of a player, even of the same one again (poem-5)."""
        state.pop()
        state.first = party
        state.turn = party
        log.emit(NAMED_FIRST, event_seat(state, self.context, leader), event_seat(state, self.context, party), 0)
        state.push(ERA)
        if party < self.context.lookup.seats:
            state.seat = party
            self.context.push_triggers(state, bit(ON_FIRST_PLAYER), 0)
        if self.context.lookup.solo:
            set_tokens(state)


def set_tokens(state: SabikaState) -> None:
    """S13.7: Yusuf's worker tokens are shuffled again: two architects, a merchant, a poet."""
    state.tokens = vec[i64]([2, 1, 1])
