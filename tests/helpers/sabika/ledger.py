"""What the players have, computed from events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from comares.kernel.events import Event
from comares.kernel.state import State
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.state import sabika

Ledger = Counter[tuple[int, str]]  # by seat and thing

FIELDS = {
    "dinars": s.DINARS,
    "seals": s.SEALS,
    "taxes": s.TAXES,
    "vp": s.VP,
    **{name: s.STOCKED + kind for kind, name in enumerate(c.STOCK)},
    **{name: s.HELD + kind for kind, name in enumerate(c.RAWS)},
}


def packed(names: tuple[str, ...], number: int) -> dict[str, int]:
    """The number of each kind, three bits each."""
    return {name: number >> 3 * kind & 7 for kind, name in enumerate(names)}


def entry(event: Event) -> dict[str, int]:
    """What the seat of the event gains or loses."""
    a, b = event.a, event.b
    match event.kind.name:
        case "gained":
            return {c.RESOURCES[b]: a}
        case "paid" | "tax-dinars":
            return {"dinars": -a}
        case "spent-seals":  # S4.5: of what was paid
            return {"dinars": a, "seals": -a}
        case "rested":
            return {"dinars": b}
        case "others-dinar":
            return {"dinars": 1}
        case "bought":
            return {c.STOCK[a]: 1}
        case "sold":
            return {c.STOCK[a]: -1, "dinars": b}
        case "exchanged":
            return {c.STOCK[a]: -1, c.STOCK[b]: 1}
        case "gave-up":
            return {c.STOCK[a]: -1}
        case "took-marble":
            return {"marble": 1}
        case "used":
            return {name: -n for name, n in packed(c.MATERIALS, a).items()}
        case "got-raw":
            return {c.RAWS[a]: 1}
        case "got-good":
            return {c.GOODS[a]: 1}
        case "produced":
            return {c.RAWS[a]: -1, c.GOODS[a]: 1}
        case "exported":
            return {"taxes": b, **{name: -n for name, n in packed(c.GOODS, a).items()}}
        case "took-seal":
            return {"seals": 1}
        case "tax-back":
            return {"taxes": -a}
        case "tax-seals":
            return {"seals": -a}
    return {"vp": a} if event.kind.rule else {}


def gained_by(events: Iterable[Event]) -> Ledger:
    """What the players have after these events."""
    ledger: Ledger = Counter()
    for event in events:
        for name, n in entry(event).items():
            if event.seat >= 0:
                ledger[event.seat, name] += n
    return ledger


def owned(base: State, seats: int) -> Ledger:
    """What the players have."""
    state = sabika(base)
    ledger = Counter({(seat, name): int(state.get(seat, FIELDS[name])) for seat in range(seats) for name in FIELDS})
    for seat in range(seats):
        for good, name in enumerate(c.GOODS):
            ledger[seat, name] += int(state.get(seat, s.SPECIAL + good))
    return ledger
