# compiled
"""F1: the falcons: the kinds that each shows, and where it stands."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KINDS
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.state import ModuleState

COLOURS: Final = ("black", "brown", "white")


def _read_falcons() -> list[dict[str, str]]:
    text = (files("comares.alhambra") / "data" / "falcons.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


# F1: the two kinds of each falcon. The file marks the rows that are reconstructed.
FALCONS: Final = _read_falcons()
COLOUR: Final = bytes([COLOURS.index(row["falcon"]) for row in FALCONS])
FIRST_KIND: Final = bytes([KINDS.index(row["kind_a"]) for row in FALCONS])
SECOND_KIND: Final = bytes([KINDS.index(row["kind_b"]) for row in FALCONS])
NAMES: Final = tuple([f"{row['falcon']}-{row['kind_a']}-{row['kind_b']}" for row in FALCONS])

FREE: Final = -1


class FalconersState(ModuleState):
    """The position of each falcon: seat << 16 | point (the cell whose north-west corner it is), or FREE."""

    def __init__(self, perches: vec[i64]) -> None:
        self.perches: vec[i64] = perches

    def copy(self) -> ModuleState:
        return FalconersState(self.perches[:])


def touches(point: i64, cell: i64) -> bool:
    """Whether the cell is one of the four that meet at the point."""
    east: i64 = cell_x(point) - cell_x(cell)
    south: i64 = cell_y(point) - cell_y(cell)
    return 0 <= east <= 1 and 0 <= south <= 1


def shows(falcon: i64, kinds: i64) -> bool:
    """F3: whether both kinds of the falcon are in the set."""
    return (kinds >> FIRST_KIND[falcon]) & 1 == 1 and (kinds >> SECOND_KIND[falcon]) & 1 == 1
