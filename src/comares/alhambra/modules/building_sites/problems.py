"""B: why no game could have the building sites like this."""

from __future__ import annotations

from collections import Counter

from comares.alhambra.components import CURRENCIES
from comares.alhambra.modules.building_sites.components import TOKENS_OF_A_CURRENCY
from comares.alhambra.modules.building_sites.view import BuildingSitesView, sites_view
from comares.alhambra.view import AlhambraView

CHOICE = 2  # B2: tokens to choose from


def site_problems(view: AlhambraView) -> list[str]:
    """One sentence for each reason. Each tile is in one place."""
    part = sites_view(view)
    if part is None:
        return ["the view of the building sites is missing"]
    return [*_tile_problems(view, part), *_token_problems(part), *_choice_problems(view, part)]


def _tile_problems(view: AlhambraView, part: BuildingSitesView) -> list[str]:
    owned = {piece.tile for seat in view.seats for piece in seat.palace}
    owned |= {tile for seat in view.seats for tile in (*seat.reserve, *seat.waiting)}
    found = [f"{site}: no seat has tile {site.tile} (B3)" for site in part.sites if site.tile not in owned]
    tiles = Counter(site.tile for site in part.sites)
    return found + [f"tile {tile} has {count} tokens, not one (B2)" for tile, count in tiles.items() if count > 1]


def _token_problems(part: BuildingSitesView) -> list[str]:
    found = []
    named = [site.token for site in part.sites if site.token is not None]
    tokens = Counter([*named, *(part.drawn or []), *(part.bag_tokens or []), *part.gone])
    for token, count in tokens.items():
        if token not in CURRENCIES:
            found.append(f"there is no token {token}")
        elif count > TOKENS_OF_A_CURRENCY:
            found.append(f"there are {count} tokens of {token}, not {TOKENS_OF_A_CURRENCY} (B1)")
    for place, listed, count in (("drawn", part.drawn, part.drawn_count), ("bag", part.bag_tokens, part.bag)):
        if count < 0 or (listed is not None and len(listed) != count):
            found.append(f"{place}: {count} tokens are counted, {'unknown' if listed is None else len(listed)} named")
    total = len(part.sites) + part.drawn_count + part.bag + len(part.gone)
    if total != TOKENS_OF_A_CURRENCY * len(CURRENCIES):
        found.append(f"there are {total} tokens, not {TOKENS_OF_A_CURRENCY * len(CURRENCIES)} (B1)")
    return found


def _choice_problems(view: AlhambraView, part: BuildingSitesView) -> list[str]:
    """B2: a seat chooses between two tokens for a tile that waits."""
    choosing = any(step.step == "keep" for step in view.pending)
    if choosing != (part.opening is not None) or part.drawn_count != (CHOICE if choosing else 0):
        return [f"tokens are drawn exactly while one of {CHOICE} is chosen for a tile (B2)"]
    if choosing and part.opening not in view.seats[view.turn].waiting:
        return [f"opening: tile {part.opening} does not wait to be placed by seat {view.turn + 1} (B2)"]
    return []
