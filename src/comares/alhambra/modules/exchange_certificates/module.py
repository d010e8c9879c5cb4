# compiled
"""C: Exchange certificates. What is paid too much is not lost."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CURRENCIES, HIGHEST_VALUE, SLOTS, money
from comares.alhambra.module import Module
from comares.alhambra.money import JUST_CARDS, PAYMENT_BITS
from comares.alhambra.state import AlhambraState, ModuleState, alhambra
from comares.kernel.chance import Chance
from comares.kernel.events import Arguments, EventKind
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

MAX_CREDIT: Final = 6  # C2
MARKERS: Final = bytes([0, 0, 1, 2, 2, 3, 3])  # C1: of each currency, by the number of players
NO_CREDIT: Final = 0
CREDIT: Final = 1 << PAYMENT_BITS  # in a payment

# Its events, counted from its first.
KEPT: Final = 0
DECLINED: Final = 1
SPENT: Final = 2
LOST: Final = 3


class CertificatesState(ModuleState):
    """The free markers of each currency, and each seat's credit: currency << 4 | value, or NO_CREDIT."""

    def __init__(self, markers: vec[i64], credits: vec[i64]) -> None:
        self.markers: vec[i64] = markers
        self.credits: vec[i64] = credits

    def copy(self) -> ModuleState:
        return CertificatesState(self.markers[:], self.credits[:])


class ExchangeCertificates(Module):
    """C2 to C5."""

    def __init__(self, counts_for_left_over: bool) -> None:
        super().__init__("exchange-certificates")
        self.counts_for_left_over: bool = counts_for_left_over  # C5, the option
        self.marker: Marker = Marker(self)
        self.decline: Decline = Decline(self)

    def steps(self) -> list[Step]:
        return [self.marker, self.decline]

    def events(self) -> list[EventKind]:
        return [
            EventKind("credit-kept", _credit),
            EventKind("credit-declined"),
            EventKind("credit-spent", _credit),
            EventKind("credit-lost", _credit),
        ]

    def new_state(self, seats: i64) -> ModuleState:
        markers: i64 = MARKERS[seats]
        return CertificatesState(vec[i64]([markers] * SLOTS), vec[i64]([NO_CREDIT] * seats))

    def state_of(self, state: AlhambraState) -> CertificatesState:
        """Its part of the state."""
        certificates = state.slices[self.index]
        assert isinstance(certificates, CertificatesState)
        return certificates

    def value(self, state: AlhambraState, seat: i64, currency: i64) -> i64:
        """What the seat's credit is worth in the currency."""
        credit: i64 = self.state_of(state).credits[seat]
        return credit & 15 if credit and credit >> 4 == currency else 0

    def held(self, state: AlhambraState, seat: i64, currency: i64) -> i64:
        if state.ending and not self.counts_for_left_over:
            return 0
        return self.value(state, seat, currency)

    # Paying.

    def payments(self, state: AlhambraState, currency: i64, price: i64, head: i64, shift: i64, out: Options) -> None:
        """C2, C3: payments with the credit, and payments too large whose excess could be kept."""
        hand: i64 = state.hands[state.turn * SLOTS + currency]
        if self.state_of(state).credits[state.turn] == NO_CREDIT:
            self._add(hand, price, 0, HIGHEST_VALUE, 0, 0, head, shift, out)
        credit: i64 = self.value(state, state.turn, currency)
        if credit:
            self._add(hand, price, credit, HIGHEST_VALUE, credit, CREDIT, head, shift, out)

    def _add(
        self,
        hand: i64,
        price: i64,
        credit: i64,
        highest: i64,
        total: i64,
        chosen: i64,
        head: i64,
        shift: i64,
        out: Options,
    ) -> None:
        """Add every payment that goes on from `chosen` with cards none of which is above `highest`."""
        if total >= price and self._counts(chosen, total - price, credit):
            out.add(head | chosen << shift)
        value: i64 = highest
        while value:
            place: i64 = 2 * (value - 1)
            if (hand >> place) & 3 and (total < price or total + value <= price + MAX_CREDIT):
                card: i64 = 1 << place
                self._add(hand - card, price, credit, value, total + value, chosen + card, head, shift, out)
            value -= 1

    def _counts(self, payment: i64, excess: i64, credit: i64) -> bool:
        """Whether a payment of the price and so much more is one of its own: all with the credit that leave nothing out
        needlessly or nothing that is lost; without it only those that the base game does not know."""
        needless: bool = excess >= _least(payment, credit)
        if needless:
            return excess <= MAX_CREDIT
        return payment & CREDIT != 0

    def why_not_pay(self, state: AlhambraState, currency: i64, price: i64, payment: i64) -> str:
        hand: i64 = state.hands[state.turn * SLOTS + currency]
        credit: i64 = self.value(state, state.turn, currency) if payment & CREDIT else 0
        if payment & CREDIT and not credit:
            return "C3"
        excess: i64 = money(payment & JUST_CARDS) + credit - price
        value: i64 = 0
        while value < HIGHEST_VALUE:
            if (payment >> 2 * value) & 3 > (hand >> 2 * value) & 3:
                return "A5.1"
            value += 1
        if excess < 0:
            return "A5.1"
        if excess < _least(payment, credit):
            return ""
        if excess > MAX_CREDIT:
            return "A5.2"
        return "" if payment & CREDIT or self.state_of(state).credits[state.turn] == NO_CREDIT else "C4"

    def spend(self, state: AlhambraState, currency: i64, payment: i64, log: EventSink) -> i64:
        """C3: the credit is spent whole, and its marker goes back."""
        value: i64 = self.value(state, state.turn, currency)
        self._return(state, state.turn)
        log.emit(self.first_event + SPENT, state.turn, currency, value)
        return value

    def _return(self, state: AlhambraState, seat: i64) -> None:
        certificates = self.state_of(state)
        certificates.markers[certificates.credits[seat] >> 4] += 1
        certificates.credits[seat] = NO_CREDIT

    def paid(self, state: AlhambraState, excess: i64, log: EventSink) -> None:
        """C2: the excess may be kept."""
        if excess <= MAX_CREDIT and self.state_of(state).credits[state.turn] == NO_CREDIT:
            state.push(self.marker.number, 0, excess)

    def discarded(self, state: AlhambraState, seat: i64, currency: i64, log: EventSink) -> None:
        """C5: with the money of a currency goes a credit in it."""
        value: i64 = self.value(state, seat, currency)
        if value:
            self._return(state, seat)
            log.emit(self.first_event + LOST, seat, currency, value)

    def view(self, state: AlhambraState, viewer: int | None) -> Any:
        certificates = self.state_of(state)
        return {"markers": list(certificates.markers), "credits": list(certificates.credits)}

    def imagine(self, state: AlhambraState, view: Any, chance: Chance) -> None:
        certificates = self.state_of(state)
        certificates.markers = vec[i64](view["markers"])
        certificates.credits = vec[i64](view["credits"])


def _least(payment: i64, credit: i64) -> i64:
    """The smallest thing in a payment: what an excess must stay below if nothing is to be left out (A5.2)."""
    least: i64 = credit if payment & CREDIT else HIGHEST_VALUE + 1
    value: i64 = 1
    while value < least:
        if (payment >> 2 * (value - 1)) & 3:
            return value
        value += 1
    return least


class Marker(Step):
    """C2: take a free marker and set it to the excess. The frame: a: the excess. An option: its step, currency << 8."""

    def __init__(self, module: ExchangeCertificates) -> None:
        super().__init__("marker", f"marker {'|'.join(CURRENCIES)}", CURRENCIES)
        self.module: ExchangeCertificates = module

    def options(self, state: State, out: Options) -> None:
        markers = self.module.state_of(alhambra(state)).markers
        currency: i64 = 0
        while currency < SLOTS:
            if markers[currency]:
                out.add(self.number | currency << 8)
            currency += 1
        out.add(self.module.decline.number)

    def why_not_step(self, step: Step) -> str:
        return "" if step is self or step is self.module.decline else "C2"

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        certificates = self.module.state_of(alhambra(state))
        currency: i64 = option >> 8
        certificates.markers[currency] -= 1
        certificates.credits[state.seat] = currency << 4 | state.arg1()
        log.emit(self.module.first_event + KEPT, state.seat, currency, state.arg1())
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        return "" if self.module.state_of(alhambra(state)).markers[option >> 8] else "C1"


class Decline(Step):
    """C2: keep nothing of the excess."""

    def __init__(self, module: ExchangeCertificates) -> None:
        super().__init__("decline", "decline")
        self.module: ExchangeCertificates = module

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        log.emit(self.module.first_event + DECLINED, state.seat, 0, 0)
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        return ""


def _credit(a: int, b: int) -> Arguments:
    return {"currency": CURRENCIES[a], "value": b}
