"""C: why no game could have the exchange certificates like this."""

from __future__ import annotations

from collections import Counter

from comares.alhambra.components import CURRENCIES
from comares.alhambra.modules.exchange_certificates.components import MARKERS, MAX_CREDIT
from comares.alhambra.modules.exchange_certificates.view import certificates_view
from comares.alhambra.view import AlhambraView


def certificate_problems(view: AlhambraView) -> list[str]:
    """One sentence for each reason."""
    part = certificates_view(view)
    if part is None:
        return ["the view of the certificates is missing"]
    if [entry.name for entry in part.markers] != list(CURRENCIES):
        return [f"expected markers of {', '.join(CURRENCIES)}, in this order"]
    found = []
    owners = Counter(credit.seat for credit in part.credits)
    for credit in part.credits:
        if not 0 <= credit.seat < len(view.seats):
            found.append(f"{credit}: there is no seat {credit.seat + 1}")
        elif owners[credit.seat] > 1:
            found.append(f"{credit}: a seat has at most one credit (C4)")
        elif credit.currency not in CURRENCIES or not 1 <= credit.value <= MAX_CREDIT:
            found.append(f"{credit}: a credit is from 1 to {MAX_CREDIT} in one of the currencies (C2)")
    lent = Counter(credit.currency for credit in part.credits)
    each = MARKERS[len(view.seats)]
    for entry in part.markers:
        if entry.count < 0 or entry.count + lent[entry.name] != each:
            found.append(f"there are {entry.count + lent[entry.name]} markers of {entry.name}, not {each} (C1)")
    for step in view.pending:
        excess = step.fields.get("excess", 1)
        if (
            not isinstance(excess, int)
            or not 1 <= excess <= MAX_CREDIT
            or (step.step == "marker" and owners[view.turn])
        ):
            found.append(f"{step}: an excess from 1 to {MAX_CREDIT} can be kept without a credit (C2)")
    return found
