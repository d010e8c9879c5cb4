# compiled
"""The tokens of building sites: where each is, and who knows it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import SLOTS
from comares.alhambra.state import AlhambraState, ModuleState
from comares.kernel.bitset import bit, to_list
from comares.kernel.chance import Chance

EACH: Final = 2  # B1: tokens of a currency
NONE: Final = -1


class SitesState(ModuleState):
    """The tokens of each currency: in their bag, drawn and being chosen from, on which tiles (a set), out of play."""

    def __init__(self, bag: vec[i64], drawn: vec[i64], tiles: vec[i64], gone: vec[i64], opening: i64) -> None:
        self.bag: vec[i64] = bag
        self.drawn: vec[i64] = drawn
        self.tiles: vec[i64] = tiles
        self.gone: vec[i64] = gone
        self.opening: i64 = opening  # the tile whose token is being chosen, or NONE

    def copy(self) -> ModuleState:
        return SitesState(self.bag[:], self.drawn[:], self.tiles[:], self.gone[:], self.opening)

    def all_tiles(self) -> i64:
        """Every building under construction."""
        return self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3]

    def left(self) -> i64:
        """How many tokens the bag holds."""
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def token(self, tile: i64) -> i64:
        """The currency of the token on the tile, or NONE."""
        currency: i64 = 0
        while currency < SLOTS:
            if self.tiles[currency] >> tile & 1:
                return currency
            currency += 1
        return NONE

    def shown_to(self, viewer: int | None, state: AlhambraState) -> dict[str, Any]:
        """A12.1: a token's currency is for its owner; from B5 on those in palaces lie open."""
        turned_up = state.ending or state.over
        tokens = []
        for tile in to_list(self.all_tiles()):
            owner, in_palace = _owner(state, tile)
            known = owner == viewer or (turned_up and in_palace)
            tokens.append([tile, int(self.token(tile)) if known else NONE])
        mine = viewer is not None and viewer == state.turn
        return {
            "tokens": tokens,
            "opening": int(self.opening),
            "drawn": list(self.drawn) if mine else None,
            "drawn_count": sum(self.drawn),
            "bag": sum(self.bag),
            "gone": list(self.gone),
        }

    def imagine(self, view: Any, chance: Chance) -> None:
        """Become tokens that such a view could be of."""
        self.gone = vec[i64](view["gone"])
        self.opening = view["opening"]
        unseen = [currency for currency in range(SLOTS) for _ in range(EACH - view["gone"][currency])]
        for _, currency in view["tokens"]:
            if currency != NONE:
                unseen.remove(currency)
        drawn = view["drawn"]
        for currency in range(SLOTS):
            for _ in range(drawn[currency] if drawn else 0):
                unseen.remove(currency)
        for tile, currency in view["tokens"]:
            token = currency if currency != NONE else unseen.pop(int(chance.draw(0, len(unseen))))
            self.tiles[token] |= bit(tile)
        if drawn is None:
            drawn = [0] * SLOTS
            for _ in range(view["drawn_count"]):
                drawn[unseen.pop(int(chance.draw(0, len(unseen))))] += 1
        self.drawn = vec[i64](drawn)
        self.bag = vec[i64]([unseen.count(currency) for currency in range(SLOTS)])


def _owner(state: AlhambraState, tile: int) -> tuple[int, bool]:
    """Whose tile it is, and whether it stands in the palace."""
    for seat, palace in enumerate(state.palaces):
        if palace.find(tile) >= 0:
            return seat, True
        if (state.reserves[seat] | state.waiting[seat]) >> tile & 1:
            return seat, False
    raise AssertionError(f"nobody has tile {tile}")


def owns(state: AlhambraState, tile: i64) -> bool:
    """B4: whether the seat whose turn it is has the tile in the palace or the reserve."""
    return state.reserves[state.turn] >> tile & 1 == 1 or state.palaces[state.turn].find(tile) >= 0
