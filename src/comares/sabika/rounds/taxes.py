# compiled
"""S9.2: taxes, paid in any mix."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import whole_number
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.context import AutoStep, Context, Decision
from comares.sabika.events import (
    TAX_DINARS,
    TAX_SEALS,
    VP_EVENT,
    VP_TAX,
)
from comares.sabika.modifiers import E_TAX_DUE, E_TAX_STEP
from comares.sabika.resources import pay, score, tax_back
from comares.sabika.state import DINARS, SEALS, TAXES, SabikaState, sabika
from comares.sabika.step_ids import (
    EVENT_STEP,
    LEVY,
    PAY,
)

# S9.2: the price of one tax.
DINARS_A_TAX: Final = 2
PAYMENTS: Final = ("marker", "dinars", "seals", "vp")
# Event 14: what a seat without enough dinars gives.
LEVIES: Final = ("seals", "vp")
WITH_SEALS: Final = 0
WITH_POINTS: Final = 1


class Taxes(AutoStep):
    """S9.2: all parties pay, from the first player on. Frame: how many are done."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        lookup = self.context.lookup
        if state.arg0() == state.parties:
            state.pop()
            state.push(EVENT_STEP)
            return False
        party: i64 = (state.first + state.arg0()) % state.parties
        state.set_arg0(state.arg0() + 1)
        if party >= lookup.seats:
            yusuf_pays(state, self.context, party, log)
            return False
        state.seat = party
        due: i64 = max(lookup.tax[state.narrator] + self.context.event_modifier(state, E_TAX_DUE), 0)
        if due:
            state.push(PAY, due)
        dinars: i64 = self.context.event_modifier(state, E_TAX_STEP)
        if dinars:
            state.push(LEVY, dinars)
        return False


class Levy(Decision):
    """Event 14: dinars besides the tax; who cannot pay them loses as many VP. A seal may stand in for a dinar (S4.5):
    a seat without enough dinars chooses. Frame: the dinars. Option: step | what pays << 8."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        if state.get_own(DINARS) < state.arg0() <= state.money(state.seat) and not self.context.as_in_version_1:
            return True
        self._settle(state, state.arg0() <= state.money(state.seat), log)
        return False

    def options(self, state: State, out: Options) -> None:
        out.add(self.number | WITH_SEALS << 8)
        out.add(self.number | WITH_POINTS << 8)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        self._settle(sabika(base), option >> 8 == WITH_SEALS, log)

    def _settle(self, state: SabikaState, pays: bool, log: EventSink) -> None:
        dinars: i64 = state.arg0()
        state.pop()
        if pays:
            pay(state, dinars, log)
        else:
            score(state, state.seat, -dinars)
            log.emit(VP_EVENT, state.seat, -dinars, 0)


def yusuf_pays(state: SabikaState, context: Context, party: i64, log: EventSink) -> None:
    """S13.7: Yusuf pays with his marker, then 1 VP for each missing tax; events do not concern him."""
    due: i64 = context.lookup.tax[state.narrator]
    steps: i64 = min(due, state.get(party, TAXES))
    tax_back(state, party, -1, steps, log)
    if due > steps:
        score(state, party, steps - due)
        log.emit(VP_TAX, -1, steps - due, 0)


class Pay(Decision):
    """S9.2: a tax in any mix. Frame: the tax.
    Option: step | steps back << 8 | taxes paid in dinars << 16 | in seals << 24 | in VP << 32."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "pay", "S9.2", "pay [marker N] [dinars N] [seals N] [vp N]")

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        due: i64 = state.arg0()
        steps: i64 = 0
        while steps <= min(due, state.get_own(TAXES)):
            dinars: i64 = 0
            while dinars <= min(due - steps, state.get_own(DINARS) // DINARS_A_TAX):
                seals: i64 = 0
                while seals <= min(due - steps - dinars, state.get_own(SEALS)):
                    rest: i64 = due - steps - dinars - seals
                    out.add(self.number | steps << 8 | dinars << 16 | seals << 24 | rest << 32)
                    seals += 1
                dinars += 1
            steps += 1

    @staticmethod
    def steps(option: i64) -> i64:
        """Taxes paid with steps back of the marker."""
        return option >> 8 & 255

    @staticmethod
    def in_dinars(option: i64) -> i64:
        """Taxes paid with dinars."""
        return option >> 16 & 255

    @staticmethod
    def in_seals(option: i64) -> i64:
        """Taxes paid with seals."""
        return option >> 24 & 255

    @staticmethod
    def in_points(option: i64) -> i64:
        """Taxes paid with VP."""
        return option >> 32 & 255

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        seat: i64 = state.seat
        state.pop()
        tax_back(state, seat, seat, Pay.steps(option), log)
        dinars: i64 = Pay.in_dinars(option) * DINARS_A_TAX
        if dinars:
            state.add(seat, DINARS, -dinars)
            log.emit(TAX_DINARS, seat, dinars, 0)
        seals: i64 = Pay.in_seals(option)
        if seals:
            state.add(seat, SEALS, -seals)
            log.emit(TAX_SEALS, seat, seals, 0)
        points: i64 = Pay.in_points(option)
        if points:
            score(state, seat, -points)
            log.emit(VP_TAX, seat, -points, 0)

    def code(self, option: i64) -> str:
        words = [self.name]
        parts = [Pay.steps(option), Pay.in_dinars(option) * DINARS_A_TAX, Pay.in_seals(option), Pay.in_points(option)]
        for name, n in zip(PAYMENTS, parts):
            if n:
                words += [name, str(n)]
        return " ".join(words)

    def parse(self, words: list[str]) -> i64:
        parts = [0] * len(PAYMENTS)
        if len(words) % 2 or not words:
            return -1
        for i in range(0, len(words), 2):
            if words[i] not in PAYMENTS or not 1 <= whole_number(words[i + 1]) < 200:
                return -1
            kind = PAYMENTS.index(words[i])
            if parts[kind] or (kind == 1 and int(words[i + 1]) % DINARS_A_TAX):
                return -1
            parts[kind] = int(words[i + 1])
        option: i64 = self.number
        dinars: i64 = parts[1] // DINARS_A_TAX
        seals: i64 = parts[2]
        points: i64 = parts[3]
        return option | parts[0] << 8 | dinars << 16 | seals << 24 | points << 32
