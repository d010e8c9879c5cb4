"""A12: the parts of a view of an Alhambra table, as readable data.

The small parts are word types: `str` writes one word without spaces and `parse` reads it again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

from comares.alhambra.components import (
    CARDS,
    CURRENCIES,
    FOUNTAIN,
    HIGHEST_VALUE,
    KIND,
    KINDS,
    PRICE,
    SIDES,
    TILES,
    WALLS,
    card_name,
    card_number,
    side_letters,
)
from comares.alhambra.geometry import HALF_NAMES
from comares.alhambra.grid import MAX_COORDINATE, cell_x, cell_y, parse_cell
from comares.kernel.notation import whole_number
from comares.kernel.view import Seat, View


@dataclass(frozen=True)
class Card:
    """A money card.

    >>> str(Card("florin", 2)), Card.parse("ducat-9")
    ('florin-2', Card(currency='ducat', value=9))
    """

    currency: str
    value: int

    def __str__(self) -> str:
        return f"{self.currency}-{self.value}"

    @classmethod
    def parse(cls, word: str) -> Self:
        number = card_number(word)
        if number < 0:
            raise ValueError(f"{word!r} is no money card: expected CURRENCY-VALUE, as {card_name(1)}")
        return cls(*_parts(int(number)))

    @property
    def number(self) -> int:
        """Its number in the engine; -1 if there is no such card."""
        if self.currency not in _CURRENCY or not 1 <= self.value <= HIGHEST_VALUE:
            return -1
        return _CURRENCY[self.currency] * HIGHEST_VALUE + self.value - 1


def _parts(card: int) -> tuple[str, int]:
    return CURRENCIES[card // HIGHEST_VALUE], card % HIGHEST_VALUE + 1


_CURRENCY = {currency: i for i, currency in enumerate(CURRENCIES)}
CARD_BY_NUMBER = tuple(Card(*_parts(card)) for card in range(CARDS))


@dataclass(frozen=True)
class Point:
    """A point of the grid: the north-west corner of the cell with these coordinates.

    >>> str(Point(-1, 2)), Point.parse("0,3")
    ('-1,2', Point(x=0, y=3))
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @classmethod
    def parse(cls, word: str) -> Self:
        return cls(*parse_coordinates(word))


def parse_coordinates(word: str) -> tuple[int, int]:
    """Two coordinates written X,Y; a ValueError if the word is something else."""
    cell = parse_cell(word)
    if cell < 0:
        raise ValueError(f"{word!r}: expected X,Y, each from -{MAX_COORDINATE} to {MAX_COORDINATE}")
    return int(cell_x(cell)), int(cell_y(cell))


@dataclass
class Piece:
    """A tile or a half piece in a palace.

    A tile that does not count as a building yet keeps its printed kind here; its module's view lists it.

    >>> str(tile_piece(7, 1, 0)), Piece.parse("tower-SW@0,-1").quarters
    ('7@1,0', 'SW')
    """

    x: int
    y: int
    tile: int | None  # None: a half piece
    kind: str  # the printed kind
    price: int | None  # None: a half piece
    walls: str  # the letters of its sides with a wall, as in tiles.csv
    quarters: str  # the letters of the quarters it fills: NESW, or two of a half piece

    def __str__(self) -> str:
        what = str(self.tile) if self.tile is not None else f"{self.kind}-{self.quarters}"
        return f"{what}@{self.x},{self.y}"

    @classmethod
    def parse(cls, word: str) -> Self:
        what, at, where = word.partition("@")
        kind, _, quarters = what.partition("-")
        tile = whole_number(what)
        if at and 0 < tile <= TILES:
            x, y = parse_coordinates(where)
            return cls(x, y, tile, KINDS[KIND[tile]], PRICE[tile], side_letters(WALLS[tile]), SIDES)
        if at and kind in KINDS and quarters in HALF_NAMES:
            x, y = parse_coordinates(where)
            return cls(x, y, None, kind, None, "", quarters)
        halves = "|".join(HALF_NAMES)
        raise ValueError(f"{word!r}: expected TILE@X,Y with a tile from 1 to {TILES}, or KIND-{halves}@X,Y")


def tile_piece(tile: int, x: int, y: int) -> Piece:
    """The tile on a cell."""
    return Piece(x, y, tile, *_PRINTED[tile], SIDES)


_PRINTED = [(KINDS[KIND[t]] if KIND[t] < len(KINDS) else "", PRICE[t], side_letters(WALLS[t])) for t in range(FOUNTAIN)]


@dataclass(frozen=True)
class MarketSlot:
    """A slot of the market: the currency that pays for its tile, and the tile.

    >>> str(MarketSlot("dinar", 17)), MarketSlot.parse("ducat=-")
    ('dinar=17', MarketSlot(currency='ducat', tile=None))
    """

    currency: str
    tile: int | None  # None: empty

    def __str__(self) -> str:
        return f"{self.currency}={self.tile if self.tile is not None else '-'}"

    @classmethod
    def parse(cls, word: str) -> Self:
        currency, _, tile = word.partition("=")
        number = whole_number(tile)
        if currency not in CURRENCIES or (tile != "-" and not 0 < number <= TILES):
            raise ValueError(f"{word!r}: expected CURRENCY=TILE with a tile from 1 to {TILES}, or CURRENCY=-")
        return cls(currency, number if number > 0 else None)


@dataclass(frozen=True)
class Count:
    """How many there are of something with a name: of a kind, of a currency.

    >>> str(Count("tower", 3)), Count.parse("florin=0")
    ('tower=3', Count(name='florin', count=0))
    """

    name: str
    count: int

    def __str__(self) -> str:
        return f"{self.name}={self.count}"

    @classmethod
    def parse(cls, word: str) -> Self:
        name, _, number = word.partition("=")
        count = whole_number(number)
        if not name or count < 0:
            raise ValueError(f"{word!r}: expected NAME=NUMBER")
        return cls(name, count)


@dataclass
class SeatView:
    """What belongs to one seat."""

    DERIVED: ClassVar = ("wall", "remembered")

    score: int
    palace: list[Piece]  # without the fountain, row by row
    wall: list[Point]  # A9.4: the points along the wall that scores
    reserve: list[int]  # tiles
    waiting: list[int]  # A3.3: tiles bought and not yet placed
    hand_size: int
    hand: list[Card] | None  # None: hidden
    remembered: list[Card] = field(default_factory=list)  # A12.3: cards of the hidden hand that the viewer remembers


@dataclass
class ModuleView:
    """What a viewer may know of one module; `NAME` is the name of the module."""

    NAME: ClassVar[str] = ""

    def unfinished(self) -> set[int]:
        """The tiles that do not count as buildings because of the module."""
        return set()


@dataclass
class AlhambraView(View):
    """The table from one seat (viewer None: a spectator's, or a whole position). It holds nothing else.

    >>> import comares
    >>> view = comares.new_table("alhambra", seed=8).view(0)
    >>> view.display[0], view.market[3].tile, view.seats[1].hand
    (Card(currency='dirham', value=3), 33, None)
    """

    DERIVED: ClassVar = ("remembered_discard",)

    turn: Seat  # whose turn it is
    start: Seat  # A2.3: the start player
    seats: list[SeatView]
    neutral: list[int]  # A11.1: Dirk's tiles
    market: list[MarketSlot]
    display: list[Card]
    bag: int  # tiles in the bag
    piles: list[int]  # A2.5: cards to come in each pile of the deck, scoring cards included
    discard: int  # cards in the discard pile
    scoring_cards: int  # A8.2: how many have come up
    scorings: int  # A9.1: how many have been held
    quiet_turns: int  # A8.5: turns since a tile was bought
    ending: bool  # A8.4
    modules: dict[str, ModuleView]
    bag_tiles: list[int] | None = None  # None: unknown, the tiles that are nowhere else
    deck: list[Card] | None = None  # None: unknown, the cards that are nowhere else
    discard_cards: list[Card] | None = None  # None: hidden
    remembered_discard: list[Card] = field(default_factory=list)  # A12.3: discarded cards that the viewer remembers
    neutral_score: int = 0  # A11.3: Dirk's points; 0 if he does not play

    def unfinished(self) -> set[int]:
        """The tiles that do not count as buildings yet (B3)."""
        return {tile for part in self.modules.values() for tile in part.unfinished()}


def alhambra_view(view: View) -> AlhambraView:
    """The view of a game of Alhambra with its type."""
    assert isinstance(view, AlhambraView)
    return view
