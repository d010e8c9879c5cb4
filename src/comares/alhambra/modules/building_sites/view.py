"""B: what a viewer may know of the building sites (A12.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from comares.alhambra.components import CURRENCIES, TILES
from comares.alhambra.view import AlhambraView, ModuleView
from comares.kernel.notation import whole_number
from comares.kernel.view import OrNone

FACE_DOWN = "?"


@dataclass(frozen=True)
class Site:
    """A building under construction and the currency of its token.

    >>> str(Site(17, "dinar")), Site.parse("17=?")
    ('17=dinar', Site(tile=17, token=None))
    """

    tile: int
    token: str | None  # None: hidden from the viewer

    def __str__(self) -> str:
        return f"{self.tile}={self.token or FACE_DOWN}"

    @classmethod
    def parse(cls, word: str) -> Self:
        tile, _, token = word.partition("=")
        number = whole_number(tile)
        if not 0 < number <= TILES or (token not in CURRENCIES and token != FACE_DOWN):
            raise ValueError(f"{word!r}: expected TILE=CURRENCY with a tile from 1 to {TILES}, or TILE={FACE_DOWN}")
        return cls(number, token if token != FACE_DOWN else None)


@dataclass
class BuildingSitesView(ModuleView):
    """The building sites and the tokens; a token is the name of its currency."""

    NAME: ClassVar = "building-sites"

    sites: list[Site]
    opening: OrNone[int]  # B2: the tile whose token is being chosen; None: no tile
    drawn_count: int
    drawn: list[str] | None  # B2: the tokens to choose from; None: hidden
    bag: int  # tokens in the bag
    bag_tokens: list[str] | None  # None: hidden
    gone: list[str]  # tokens of finished buildings, out of play

    def unfinished(self) -> set[int]:
        return {site.tile for site in self.sites}


def sites_view(view: AlhambraView) -> BuildingSitesView | None:
    """The building sites in a view, if the module is on."""
    part = view.modules.get(BuildingSitesView.NAME)
    return part if isinstance(part, BuildingSitesView) else None
