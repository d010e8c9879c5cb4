"""F: what a viewer may know of the falconers. Nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from comares.alhambra.modules.falconers.components import NAMES, is_falcon
from comares.alhambra.view import AlhambraView, ModuleView, parse_coordinates
from comares.kernel.notation import whole_number


@dataclass(frozen=True)
class PlacedFalcon:
    """A falcon on a point of a palace: the north-west corner of the cell with these coordinates.

    >>> str(PlacedFalcon("brown-seraglio-arcades", 0, 1, -2))
    'brown-seraglio-arcades@1:1,-2'
    """

    falcon: str
    seat: int
    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.falcon}@{self.seat + 1}:{self.x},{self.y}"

    @classmethod
    def parse(cls, word: str) -> Self:
        falcon, _, where = word.partition("@")
        number, _, point = where.partition(":")
        if not is_falcon(falcon) or whole_number(number) < 1:
            raise ValueError(f"{word!r}: expected FALCON@SEAT:X,Y, as {NAMES[0]}@1:1,0")
        return cls(falcon, whole_number(number) - 1, *parse_coordinates(point))


@dataclass
class FalconersView(ModuleView):
    """The falcons."""

    NAME: ClassVar = "falconers"

    free: list[str]  # the names of those that can be bought
    placed: list[PlacedFalcon]


def falconers_view(view: AlhambraView) -> FalconersView | None:
    """The falconers in a view, if the module is on."""
    part = view.modules.get(FalconersView.NAME)
    return part if isinstance(part, FalconersView) else None
