# compiled
"""S1.10: each player keeps a starting token in secret; all are shown together."""

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
from comares.sabika.context import AutoStep, Context, Decision
from comares.sabika.events import (
    KEPT,
    SHOWED,
    STARTS,
)
from comares.sabika.resources import event_seat, gain
from comares.sabika.state import EMPTY, SabikaState, sabika
from comares.sabika.step_ids import EFFECT, KEEP, SHOW, START, TURN

DEALT: Final = 2  # S1.10


def deal_tokens(state: SabikaState, context: Context, chance: Chance) -> None:
    """S1.10: two to each player, which only that player sees; then each keeps one."""
    seats: i64 = context.lookup.seats
    state.dealt = vec[i64]([0] * (seats * DEALT))
    state.kept = vec[i64]([EMPTY] * seats)
    tokens: i64 = first(STARTING_TOKENS)
    i: i64 = 0
    while i < seats * DEALT:
        n: i64 = chance.draw_for(i // DEALT, START_PILE, count(tokens))
        token: i64 = nth(tokens, n)
        tokens ^= bit(token)
        state.dealt[i] = token
        i += 1
    state.push(TURN)
    state.push(START)
    state.push(SHOW)
    i = seats - 1
    while i >= 0:
        state.push(KEEP, i)
        i -= 1


class Keep(Decision):
    """S1.10: one of two starting tokens is kept. Frame: the seat. Option: step | token << 8."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "keep", "S1.10", "keep TOKEN", numerals(STARTING_TOKENS), secret=True)

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.seat = state.arg0()
        return True

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        out.add(self.number | state.dealt[state.seat * DEALT] << 8)
        out.add(self.number | state.dealt[state.seat * DEALT + 1] << 8)

    @staticmethod
    def token(option: i64) -> i64:
        """The starting token of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        sabika(state).kept[state.seat] = Keep.token(option)
        log.emit(KEPT, state.seat, Keep.token(option), 0)
        state.pop()


class Show(AutoStep):
    """S1.10: all tokens are shown. The player with the highest one (in the solo game Yusuf, S13.1) is first player, and
    the first player's tax marker lies on top."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        state.pop()
        state.dealt = vec[i64]()  # S14: tokens that were not kept stay hidden
        seat: i64 = 0
        while seat < len(state.kept):
            log.emit(SHOWED, seat, state.kept[seat], 0)
            if state.kept[seat] > state.kept[state.first]:
                state.first = seat
            seat += 1
        if self.context.lookup.solo:
            state.first = self.context.lookup.seats
        state.turn = state.first
        log.emit(STARTS, event_seat(state, self.context, state.first), 0, 0)
        place: i64 = 0
        while place < state.parties:
            state.stack[place] = (state.first + place) % state.parties
            place += 1
        return False


class Start(AutoStep):
    """S1.10: in turn order each party gains dinars and the bonus of its token. Frame: how many parties are done."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        place: i64 = state.arg0()
        if place == state.parties:
            state.pop()
            return False
        state.set_arg0(place + 1)
        party: i64 = (state.first + place) % state.parties
        if party < self.context.lookup.seats:
            state.seat = party
            gain(state, DINAR, self.context.lookup.start_dinars[place], FROM_START, log)
            state.push(EFFECT, self.context.lookup.start_row[state.kept[party]])
        return False
