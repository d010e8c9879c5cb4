"""The adapter of Alhambra."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comares.alhambra.components import (
    COPIES,
    CURRENCIES,
    FOUNTAIN,
    HIGHEST_VALUE,
    KIND,
    KINDS,
    PRICE,
    TILES,
    WALLS,
    side_letters,
)
from comares.alhambra.market import Buy
from comares.alhambra.modules.building_sites.components import TOKENS_OF_A_CURRENCY
from comares.alhambra.modules.building_sites.module import Finish
from comares.alhambra.modules.exchange_certificates.components import MAX_CREDIT
from comares.alhambra.modules.falconers.components import OURS, FalconSet
from comares.alhambra.modules.falconers.module import POINTS
from comares.alhambra.modules.portals.components import PORTALS_OF_A_KIND, SURCHARGE
from comares.alhambra.modules.portals.module import PortalPurchase, could_fit
from comares.alhambra.money import money_held
from comares.alhambra.point_sources import gains_by_source, source_of
from comares.alhambra.scoring import FIRST_SCORING, SECOND_SCORING, THIRD_SCORING
from comares.alhambra.state import AlhambraState, alhambra
from comares.alhambra.view import AlhambraView
from comares.kernel.preview import Preview
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.server.games.adapter import Adapter, DealSetup, Reconstructed

DEALS = (
    DealSetup(("geometer", "mason")),
    DealSetup(("architect",)),
    DealSetup(("geometer", "mason"), {"falconers": "on"}),
    DealSetup(("mason", "geometer", "mason")),
    DealSetup(("geometer",), {"portals": "on"}),
    DealSetup(("geometer", "mason"), {"building-sites": "on"}),
    DealSetup(("geometer", "mason"), {"exchange-certificates": "on"}),
)


def adapter(falcons: FalconSet = OURS) -> Adapter:
    """What the server tells the client about Alhambra with these falcons."""
    return Adapter(
        view=AlhambraView,
        components=components(falcons),
        changes=changes,
        reconstructions=reconstructions(falcons.rows),
        source=source_of,
        facts=facts,
        deals=DEALS,
    )


def facts(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """The length of the longest wall, and the number of buildings, reserved ones excepted."""
    view = rules.view(state, None)
    assert isinstance(view, AlhambraView)
    return {"wall": _longest_wall(alhambra(state), seat), "buildings": len(view.seats[seat].palace)}


def reconstructions(falcons: Sequence[Mapping[str, str]]) -> tuple[Reconstructed, ...]:
    """F1: how many falcons are reconstructed; nothing if none is."""
    found = sum(falcon["status"] == "reconstructed" for falcon in falcons)
    return (Reconstructed("falconers", len(falcons), found, ("falconers", "on")),) if found else ()


def components(falcons: FalconSet = OURS) -> dict[str, Any]:
    """Everything in the box, for the client to draw."""
    return {
        "kinds": list(KINDS),
        "currencies": list(CURRENCIES),
        "highest": HIGHEST_VALUE,
        "copies": COPIES,
        "fountain": FOUNTAIN,
        "tiles": [
            {"tile": tile, "kind": KINDS[KIND[tile]], "price": PRICE[tile], "walls": side_letters(WALLS[tile])}
            for tile in range(1, TILES + 1)
        ],
        "falcons": [
            {"name": name, "colour": row["falcon"], "kinds": [row["kind_a"], row["kind_b"]], "status": row["status"]}
            for name, row in zip(falcons.names, falcons.rows)
        ],
        "falcon_points": list(POINTS),
        "portals_of_a_kind": PORTALS_OF_A_KIND,
        "surcharges": list(SURCHARGE),
        "tokens_of_a_currency": TOKENS_OF_A_CURRENCY,
        "highest_credit": MAX_CREDIT,
        "places": [FIRST_SCORING, SECOND_SCORING, THIRD_SCORING],
    }


def changes(rules: Rules, preview: Preview) -> dict[str, int]:
    """Of a payment: `price`, `paid`, whether another action follows (`again`), and `portal-at-risk` if no waiting tile
    could make room for the portal that is bought (P2, P3). Of building: `room`, the number of
    cells on which something could still be built, and `gain-SOURCE`, what a scoring now would give more or less. Of
    every option that draws nothing: `wall`, the length of the longest wall after it (A9.4)."""
    before, after = alhambra(preview.before), alhambra(preview.after)
    changed = _payment(rules, before, after, preview.option) or _building(rules, before, after)
    return {**changed, "wall": _longest_wall(after, int(before.seat))} if preview.is_known else changed


def _longest_wall(state: AlhambraState, seat: int) -> int:
    return int(state.palaces[seat].wall_length())


def _payment(rules: Rules, before: AlhambraState, after: AlhambraState, option: int) -> dict[str, int]:
    step = rules.steps[option & 255]
    if isinstance(step, Buy):
        currency, hooks = int(step.slot(option)), step.hooks
        price = int(step.mode(option).price(before, before.market[currency]))
    elif isinstance(step, Finish):
        tile, hooks = int(step.tile(option)), step.module.hooks
        currency, price = int(step.module.state_of(before).token(tile)), int(PRICE[tile])
    else:
        return {}
    seat = before.turn
    paid = int(money_held(before, seat, currency, hooks) - money_held(after, seat, currency, hooks))
    again = after.step() == before.step() and after.arg0() > before.arg0()
    at_risk = isinstance(step, Buy) and _portal_at_risk(before, step, option)
    return {"price": price, "paid": paid, "again": int(again), **({"portal-at-risk": 1} if at_risk else {})}


def _portal_at_risk(before: AlhambraState, step: Buy, option: int) -> bool:
    """P2: whether a portal is bought that none of the waiting tiles could make room for."""
    tile, seat = int(before.market[step.slot(option)]), before.turn
    if not isinstance(step.mode(option), PortalPurchase):
        return False
    return not could_fit(before, seat, KIND[tile], before.waiting[seat] | 1 << tile)


def _building(rules: Rules, before: AlhambraState, after: AlhambraState) -> dict[str, int]:
    palace = after.palaces[before.seat]
    if palace.plain() == before.palaces[before.seat].plain():
        return {}
    gains = gains_by_source(rules, before, after, int(before.seat))
    return {"room": len(palace.placements()), **{f"gain-{source}": gain for source, gain in gains.items()}}
