"""C: what a viewer may know of the exchange certificates. Nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from comares.alhambra.components import CURRENCIES
from comares.alhambra.view import AlhambraView, Count, ModuleView
from comares.kernel.notation import whole_number


@dataclass(frozen=True)
class Credit:
    """The credit of a seat.

    >>> str(Credit(0, "florin", 5)), Credit.parse("3:dinar-2")
    ('1:florin-5', Credit(seat=2, currency='dinar', value=2))
    """

    seat: int
    currency: str
    value: int

    def __str__(self) -> str:
        return f"{self.seat + 1}:{self.currency}-{self.value}"

    @classmethod
    def parse(cls, word: str) -> Self:
        seat, _, credit = word.partition(":")
        currency, _, value = credit.partition("-")
        if whole_number(seat) < 1 or currency not in CURRENCIES or whole_number(value) < 0:
            raise ValueError(f"{word!r}: expected SEAT:CURRENCY-VALUE, as 1:{CURRENCIES[0]}-5")
        return cls(whole_number(seat) - 1, currency, whole_number(value))


@dataclass
class ExchangeCertificatesView(ModuleView):
    """The free markers and the credits."""

    NAME: ClassVar = "exchange-certificates"

    markers: list[Count]  # by currency
    credits: list[Credit]


def certificates_view(view: AlhambraView) -> ExchangeCertificatesView | None:
    """The exchange certificates in a view, if the module is on."""
    part = view.modules.get(ExchangeCertificatesView.NAME)
    return part if isinstance(part, ExchangeCertificatesView) else None
