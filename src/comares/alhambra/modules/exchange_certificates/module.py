# compiled
"""C: Exchange certificates. The excess of a payment can be kept as a credit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CURRENCIES, HIGHEST_VALUE, SLOTS, money
from comares.alhambra.module import Module
from comares.alhambra.modules.exchange_certificates.components import MARKERS, MAX_CREDIT
from comares.alhambra.modules.exchange_certificates.problems import certificate_problems
from comares.alhambra.modules.exchange_certificates.view import Credit, ExchangeCertificatesView
from comares.alhambra.money import JUST_CARDS, PAYMENT_BITS
from comares.alhambra.state import AlhambraState, ModuleState, alhambra
from comares.alhambra.view import AlhambraView, Count, ModuleView
from comares.kernel.chance import Chance
from comares.kernel.events import Arguments, EventKind
from comares.kernel.frame_fields import FrameField
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

NO_CREDIT: Final = 0
CREDIT: Final = 1 << PAYMENT_BITS  # flag of a payment with the credit

# Its events, from `first_event` on.
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
        self.counts_for_left_over: bool = counts_for_left_over  # C5, the setting
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
        """The module's part of a state."""
        certificates = state.slices[self.index]
        assert isinstance(certificates, CertificatesState)
        return certificates

    def value(self, state: AlhambraState, seat: i64, currency: i64) -> i64:
        """The value of the seat's credit in the currency."""
        credit: i64 = self.state_of(state).credits[seat]
        return credit & 15 if credit and credit >> 4 == currency else 0

    def held(self, state: AlhambraState, seat: i64, currency: i64) -> i64:
        if state.ending and not self.counts_for_left_over:
            return 0
        return self.value(state, seat, currency)

    # Paying.

    def payments(self, state: AlhambraState, currency: i64, price: i64, head: i64, shift: i64, out: Options) -> None:
        """C2, C3: payments with the credit, and larger payments whose excess can be kept."""
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
        """Add every payment that extends `chosen` by cards of at most the value `highest`."""
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
        """Whether this module adds the payment, which exceeds the price by `excess`. With a superfluous card the excess
        must be small enough to keep. Without one, the base game adds the payments that are only cards."""
        superfluous: bool = excess >= _least(payment, credit)
        if superfluous:
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
        """C3: the credit is spent whole, and its marker returns."""
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
            state.push(self.marker.number, excess)

    def discarded(self, state: AlhambraState, seat: i64, currency: i64, log: EventSink) -> None:
        """C5: a credit in the currency is lost too."""
        value: i64 = self.value(state, seat, currency)
        if value:
            self._return(state, seat)
            log.emit(self.first_event + LOST, seat, currency, value)

    def view(self, state: AlhambraState, viewer: int | None) -> ModuleView:
        certificates = self.state_of(state)
        markers = [Count(currency, int(count)) for currency, count in zip(CURRENCIES, certificates.markers)]
        credits: list[Credit] = []
        for seat, credit in enumerate(certificates.credits):
            if credit != NO_CREDIT:
                credits.append(Credit(seat, CURRENCIES[credit >> 4], int(credit & 15)))
        return ExchangeCertificatesView(markers, credits)

    def imagine(self, state: AlhambraState, view: ModuleView, chance: Chance) -> None:
        assert isinstance(view, ExchangeCertificatesView)
        certificates = self.state_of(state)
        for part in view.markers:
            certificates.markers[CURRENCIES.index(part.name)] = part.count
        for credit in view.credits:
            certificates.credits[credit.seat] = CURRENCIES.index(credit.currency) << 4 | credit.value

    def problems(self, view: AlhambraView) -> list[str]:
        return certificate_problems(view)


def _least(payment: i64, credit: i64) -> i64:
    """A5.2: the smallest part of a payment. If the excess is below it, no part is superfluous."""
    least: i64 = credit if payment & CREDIT else HIGHEST_VALUE + 1
    value: i64 = 1
    while value < least:
        if (payment >> 2 * (value - 1)) & 3:
            return value
        value += 1
    return least


class Marker(Step):
    """C2: keep the excess on a free marker. An option is its step, the currency << 8."""

    def __init__(self, module: ExchangeCertificates) -> None:
        super().__init__("marker", f"marker {'|'.join(CURRENCIES)}", CURRENCIES, frame_fields=(FrameField("excess"),))
        self.module: ExchangeCertificates = module

    @staticmethod
    def currency(option: i64) -> i64:
        """The currency."""
        return option >> 8

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
        currency: i64 = self.currency(option)
        certificates.markers[currency] -= 1
        certificates.credits[state.seat] = currency << 4 | state.arg0()
        log.emit(self.module.first_event + KEPT, state.seat, currency, state.arg0())
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        return "" if self.module.state_of(alhambra(state)).markers[self.currency(option)] else "C1"


class Decline(Step):
    """C2: do not keep the excess."""

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
