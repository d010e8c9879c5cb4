# compiled
"""S1.10: the starting tokens, kept in secret and shown at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import bit, count, first, nth
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import numerals
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import (
    DINAR,
    FROM_START,
    START_PILE,
    STARTING_TOKENS,
)
from comares.sabika.context import Book, Decision, Part
from comares.sabika.events import (
    KEPT,
    SHOWED,
    STARTS,
)
from comares.sabika.resources import gain, voice
from comares.sabika.state import EMPTY, SabikaState, sabika
from comares.sabika.step_ids import EFFECT, KEEP, SHOW, START, TURN

DEALT: Final = 2  # S1.10


def deal_tokens(table: SabikaState, book: Book, chance: Chance) -> None:
    """S1.10: two to each player, which only that player sees; then each keeps one."""
    seats: i64 = book.tables.seats
    table.dealt = vec[i64]([0] * (seats * DEALT))
    table.kept = vec[i64]([EMPTY] * seats)
    tokens: i64 = first(STARTING_TOKENS)
    i: i64 = 0
    while i < seats * DEALT:
        n: i64 = chance.draw_for(i // DEALT, START_PILE, count(tokens))
        token: i64 = nth(tokens, n)
        tokens ^= bit(token)
        table.dealt[i] = token
        i += 1
    table.push(TURN)
    table.push(START)
    table.push(SHOW)
    i = seats - 1
    while i >= 0:
        table.push(KEEP, i)
        i -= 1


class Keep(Decision):
    """S1.10: one of two starting tokens is kept. The frame: the seat as place. An option: the token << 8."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "keep", "S1.10", "keep TOKEN", numerals(STARTING_TOKENS), secret=True)

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.seat = state.arg0()
        return True

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        out.add(self.number | table.dealt[state.seat * DEALT] << 8)
        out.add(self.number | table.dealt[state.seat * DEALT + 1] << 8)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        sabika(state).kept[state.seat] = option >> 8
        log.emit(KEPT, state.seat, option >> 8, 0)
        state.pop()


class Show(Part):
    """S1.10: all tokens are shown; the highest is first player (S13.1: Yusuf is), whose tax marker is on top."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        state.pop()
        table.dealt = vec[i64]()  # S14: those not kept stay hidden for good
        seat: i64 = 0
        while seat < len(table.kept):
            log.emit(SHOWED, seat, table.kept[seat], 0)
            if table.kept[seat] > table.kept[table.first]:
                table.first = seat
            seat += 1
        if self.book.tables.solo:
            table.first = self.book.tables.seats
        table.turn = table.first
        log.emit(STARTS, voice(table, self.book, table.first), 0, 0)
        place: i64 = 0
        while place < table.parties:
            table.stack[place] = (table.first + place) % table.parties
            place += 1
        return False


class Start(Part):
    """S1.10: in turn order each receives dinars and what the token shows. The frame: how many have as place."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = sabika(state)
        place: i64 = state.arg0()
        if place == table.parties:
            state.pop()
            return False
        state.set_arg0(place + 1)
        party: i64 = (table.first + place) % table.parties
        if party < self.book.tables.seats:
            state.seat = party
            gain(table, DINAR, self.book.tables.start_dinars[place], FROM_START, log)
            state.push(EFFECT, self.book.tables.start_row[table.kept[party]])
        return False
