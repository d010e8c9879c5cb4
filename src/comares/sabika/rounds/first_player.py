# compiled
"""S9.5: who leads on the tax track names the next first player."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import numerals
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.context import Book, Decision
from comares.sabika.events import (
    NAMED_FIRST,
)
from comares.sabika.modifiers import ON_FIRST_PLAYER
from comares.sabika.resources import voice
from comares.sabika.state import TAXES, SabikaState, sabika
from comares.sabika.step_ids import (
    ERA,
)


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

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
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

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        self.name_first(sabika(state), state.seat, option >> 8, log)

    def name_first(self, table: SabikaState, leader: i64, party: i64, log: EventSink) -> None:
        """poem-5: who becomes first player, even again, may gain by it."""
        table.pop()
        table.first = party
        table.turn = party
        log.emit(NAMED_FIRST, voice(table, self.book, leader), voice(table, self.book, party), 0)
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
