# compiled
"""B1, A12.1: the tokens of the building sites, and who knows them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CURRENCIES, SLOTS
from comares.alhambra.modules.building_sites.components import TOKENS_OF_A_CURRENCY
from comares.alhambra.modules.building_sites.view import BuildingSitesView, Site
from comares.alhambra.state import AlhambraState, ModuleState
from comares.kernel.bitset import bit, to_list
from comares.kernel.chance import Chance

NONE: Final = -1  # no tile, no token


class SitesState(ModuleState):
    """The tokens of each currency: in the bag, drawn to choose from, on tiles (a set of tiles), out of play."""

    def __init__(self, bag: vec[i64], drawn: vec[i64], tiles: vec[i64], gone: vec[i64], opening: i64) -> None:
        self.bag: vec[i64] = bag
        self.drawn: vec[i64] = drawn
        self.tiles: vec[i64] = tiles
        self.gone: vec[i64] = gone
        self.opening: i64 = opening  # the tile whose token is being chosen, or NONE

    def copy(self) -> ModuleState:
        return SitesState(self.bag[:], self.drawn[:], self.tiles[:], self.gone[:], self.opening)

    def all_tiles(self) -> i64:
        """The set of all buildings under construction."""
        return self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3]

    def left(self) -> i64:
        """The number of tokens in the bag."""
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def token(self, tile: i64) -> i64:
        """The currency of the token on the tile, or NONE."""
        currency: i64 = 0
        while currency < SLOTS:
            if self.tiles[currency] >> tile & 1:
                return currency
            currency += 1
        return NONE

    def view(self, viewer: int | None, state: AlhambraState) -> BuildingSitesView:
        """A12.1: only its owner knows a token; from B5 on those in palaces are open."""
        revealed = bool(state.ending or state.over)
        sites = []
        for tile in to_list(self.all_tiles()):
            owner, in_palace = _owner(state, tile)
            known = owner == viewer or (revealed and in_palace)
            sites.append(Site(tile, CURRENCIES[self.token(tile)] if known else None))
        drawn = _names(list(self.drawn))
        return BuildingSitesView(
            sites=sites,
            opening=None if self.opening == NONE else int(self.opening),
            drawn_count=len(drawn),
            drawn=drawn if viewer is not None and viewer == state.turn else None,
            bag=int(self.left()),
            bag_tokens=None,
            gone=_names(list(self.gone)),
        )

    def full_view(self, state: AlhambraState) -> BuildingSitesView:
        """All tokens."""
        view = self.view(None, state)
        view.sites = [Site(tile, CURRENCIES[self.token(tile)]) for tile in to_list(self.all_tiles())]
        view.drawn = _names(list(self.drawn))
        view.bag_tokens = _names(list(self.bag))
        return view

    def imagine(self, view: BuildingSitesView, chance: Chance) -> None:
        """Take over the tokens of a view; unknown ones are drawn."""
        self.gone = _counts(view.gone)
        self.opening = NONE if view.opening is None else view.opening
        unseen = [currency for currency in CURRENCIES for _ in range(TOKENS_OF_A_CURRENCY)]
        tokens = [site.token for site in view.sites if site.token is not None]
        for token in [*view.gone, *tokens, *(view.drawn or [])]:
            if token in unseen:
                unseen.remove(token)
        for site in view.sites:
            kept = site.token if site.token is not None else _draw(unseen, chance)
            self.tiles[CURRENCIES.index(kept)] |= bit(site.tile)
        drawn = view.drawn
        if drawn is None:
            drawn = [_draw(unseen, chance) for _ in range(view.drawn_count)]
        self.drawn = _counts(drawn)
        self.bag = _counts(unseen if view.bag_tokens is None else view.bag_tokens)


def _draw(unseen: list[str], chance: Chance) -> str:
    return unseen.pop(int(chance.draw(0, len(unseen))))


def _names(counts: list[int]) -> list[str]:
    """Numbers of tokens by currency as a list of names."""
    return [currency for currency, count in zip(CURRENCIES, counts) for _ in range(count)]


def _counts(names: list[str]) -> vec[i64]:
    """A list of names as numbers of tokens by currency."""
    return vec[i64]([names.count(currency) for currency in CURRENCIES])


def _owner(state: AlhambraState, tile: int) -> tuple[int, bool]:
    """The owner of a tile, and whether it stands in the palace."""
    for seat, palace in enumerate(state.palaces):
        if palace.find(tile) >= 0:
            return seat, True
        if (state.reserves[seat] | state.waiting[seat]) >> tile & 1:
            return seat, False
    raise AssertionError(f"no seat has tile {tile}")


def owns(state: AlhambraState, tile: i64) -> bool:
    """B4: whether the seat whose turn it is has the tile in its palace or reserve."""
    return state.reserves[state.turn] >> tile & 1 == 1 or state.palaces[state.turn].find(tile) >= 0
