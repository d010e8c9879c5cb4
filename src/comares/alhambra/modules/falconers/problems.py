"""F: why no game could have the falcons like this."""

from __future__ import annotations

from collections import Counter

from comares.alhambra.modules.falconers.view import PlacedFalcon, falconers_view
from comares.alhambra.view import AlhambraView

FOUNTAIN_CELL = (0, 0)


def falcon_problems(view: AlhambraView, names: list[str]) -> list[str]:
    """One sentence for each reason, in a game with falcons of these names. The palaces have no problems."""
    part = falconers_view(view)
    if part is None:
        return ["the view of the falcons is missing"]
    seen = Counter([*part.free, *(falcon.falcon for falcon in part.placed)])
    found = [f"there is no falcon {name}" for name in seen if name not in names]
    found += [f"{name} is there {seen[name]} times, not once (F1)" for name in names if seen[name] != 1]
    points = Counter((falcon.seat, falcon.x, falcon.y) for falcon in part.placed)
    for falcon in part.placed:
        if not 0 <= falcon.seat < len(view.seats):
            found.append(f"{falcon}: there is no seat {falcon.seat + 1}")
        elif points[falcon.seat, falcon.x, falcon.y] > 1:
            found.append(f"{falcon} shares its point with another falcon (F3)")
        elif not found and not _fits(view, falcon):
            found.append(f"{falcon} does not stand between four tiles with both its kinds (F3)")
    return found


def _fits(view: AlhambraView, falcon: PlacedFalcon) -> bool:
    pieces = {(piece.x, piece.y): piece for piece in view.seats[falcon.seat].palace if piece.tile is not None}
    corners = [(falcon.x - west, falcon.y - north) for west in (0, 1) for north in (0, 1)]
    tiles = [pieces[corner] for corner in corners if corner in pieces]
    kinds = {piece.kind for piece in tiles if piece.tile not in view.unfinished()}
    whole = len(tiles) + (FOUNTAIN_CELL in corners) == len(corners)
    return whole and kinds.issuperset(falcon.falcon.split("-")[1:])
