"""Alhambra at the table in the browser."""

from __future__ import annotations

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
from comares.alhambra.modules import building_sites, falconers, falcons, portals, sites
from comares.alhambra.modules.exchange_certificates.module import MAX_CREDIT
from comares.alhambra.money import money_held
from comares.alhambra.scoring import FIRST_SCORING, SECOND_SCORING, THIRD_SCORING
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.rules import Rules
from comares.kernel.state import State


def components() -> dict[str, Any]:
    """What lies in the box. Numbers are those of the views: a tile's, a card's (currency * 9 + value - 1)."""
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
            for name, row in zip(falcons.NAMES, falcons.FALCONS)
        ],
        "falcon_points": list(falconers.POINTS),
        "first_portal": portals.FIRST_PIECE,
        "portals_of_a_kind": portals.EACH,
        "surcharges": list(portals.SURCHARGE),
        "tokens_of_a_currency": sites.EACH,
        "highest_credit": MAX_CREDIT,
        "places": [FIRST_SCORING, SECOND_SCORING, THIRD_SCORING],
    }


def wall(state: State, seat: int) -> int | None:
    """A9.4: the length of the seat's longest wall."""
    return int(alhambra(state).palaces[seat].longest_wall() & 0xFFFF) >> 8


# What a choice changes, besides points and walls.


def changes(rules: Rules, before: State, after: State, option: int) -> dict[str, int]:
    """Of a payment: the price, what is paid, whether another action follows. Of building: on how many cells something
    could still be built, and what a scoring now would give more or less, source by source."""
    was, now = alhambra(before), alhambra(after)
    return _payment(rules, was, now, option) or _building(rules, was, now)


def _payment(rules: Rules, before: AlhambraState, after: AlhambraState, option: int) -> dict[str, int]:
    step = rules.steps[option & 255]
    if isinstance(step, Buy):
        currency, hooks = option >> 8 & 15, step.hooks
        price = int(step.ways[option >> 12 & 15].price(before, before.market[currency]))
    elif isinstance(step, building_sites.Finish):
        tile, hooks = option >> 8 & 255, step.module.hooks
        currency, price = int(step.module.state_of(before).token(tile)), int(PRICE[tile])
    else:
        return {}
    seat = before.turn
    paid = int(money_held(before, seat, currency, hooks) - money_held(after, seat, currency, hooks))
    again = after.step() == before.step() and after.arg1() > before.arg1()
    return {"price": price, "paid": paid, "again": int(again)}


def _building(rules: Rules, before: AlhambraState, after: AlhambraState) -> dict[str, int]:
    palace = after.palaces[before.seat]
    if palace.plain() == before.palaces[before.seat].plain():
        return {}
    was, now = _sources(rules, before), _sources(rules, after)
    gains = {source: now.get(source, 0) - was.get(source, 0) for source in {**was, **now}}
    return {"room": len(palace.placements()), **{f"gain-{source}": gain for source, gain in gains.items() if gain}}


def _sources(rules: Rules, state: AlhambraState) -> dict[str, int]:
    """What a scoring now would give the seat that decides, by kind, for the wall, for falcons."""
    points: dict[str, int] = {}
    for scored in rules.outcome(state).now:
        if scored.seat == state.seat:
            source = str(scored.why.arguments.get("kind", scored.why.kind.name.removeprefix("scored-")))
            points[source] = points.get(source, 0) + int(scored.points)
    return points
