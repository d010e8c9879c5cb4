"""P: why no game could have the portals like this."""

from __future__ import annotations

from collections import Counter

from comares.alhambra.components import KINDS
from comares.alhambra.modules.portals.components import PORTALS_OF_A_KIND
from comares.alhambra.modules.portals.view import portals_view
from comares.alhambra.palace_problems import beside_open
from comares.alhambra.view import AlhambraView


def portal_problems(view: AlhambraView) -> list[str]:
    """One sentence for each reason. The palaces have no problems."""
    part = portals_view(view)
    if part is None:
        return ["the view of the portals is missing"]
    if [entry.name for entry in part.supply] != list(KINDS) or not set(part.waiting) <= set(KINDS):
        return [f"expected a supply of {', '.join(KINDS)}, in this order"]
    found = []
    standing = Counter(piece.kind for seat in view.seats for piece in seat.palace if piece.tile is None)
    for kind, supply in zip(KINDS, part.supply, strict=True):
        total = supply.count + part.waiting.count(kind) + standing[kind]
        if supply.count < 0 or total != PORTALS_OF_A_KIND:
            found.append(f"there are {total} portals of the kind {kind}, not {PORTALS_OF_A_KIND} (P1)")
    if part.waiting and (view.ending or (not view.seats[view.turn].waiting and view.quiet_turns >= 0)):
        found.append("portals wait to be placed, although no tile was bought in this turn (P2)")
    for number, seat in enumerate(view.seats, 1):
        for piece in seat.palace:
            beside = beside_open(seat.palace, piece) if piece.tile is None else []
            kinds = {near.kind for near in beside if near.tile is not None and near.tile not in view.unfinished()}
            if piece.tile is None and piece.kind not in kinds:
                found.append(f"{piece} of seat {number} touches no building of its kind (P6)")
    return found
