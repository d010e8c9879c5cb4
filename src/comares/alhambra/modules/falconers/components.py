# compiled
"""F1: the falcons: the kinds that each shows, and where it stands."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KINDS
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.state import ModuleState

COLOURS: Final = ("black", "brown", "white")


def _read_falcons() -> list[dict[str, str]]:
    text = (files("comares.alhambra") / "data" / "falcons.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


FALCONS: Final = _read_falcons()  # F1; the file marks the rows that are reconstructed


class FalconSet:
    """F1: the falcons of a game: colour and two kinds of each, in numbers, and its name in codes."""

    def __init__(self, rows: list[dict[str, str]]) -> None:
        self.rows: list[dict[str, str]] = rows
        self.colours: bytes = bytes([COLOURS.index(row["falcon"]) for row in rows])
        self.first_kinds: bytes = bytes([KINDS.index(row["kind_a"]) for row in rows])
        self.second_kinds: bytes = bytes([KINDS.index(row["kind_b"]) for row in rows])
        self.names: list[str] = [falcon_name(row) for row in rows]

    def shows(self, falcon: i64, kinds: i64) -> bool:
        """F3: whether both kinds of the falcon are in the set."""
        return (kinds >> self.first_kinds[falcon]) & 1 == 1 and (kinds >> self.second_kinds[falcon]) & 1 == 1


def falcon_name(row: dict[str, str]) -> str:
    """The name of a falcon: its colour and its kinds."""
    return f"{row['falcon']}-{row['kind_a']}-{row['kind_b']}"


def is_falcon(name: str) -> bool:
    """Whether some falcon could have that name."""
    words = name.split("-")
    return len(words) == 3 and words[0] in COLOURS and words[1] in KINDS and words[2] in KINDS


OURS: Final = FalconSet(FALCONS)
NAMES: Final = tuple(OURS.names)

FREE: Final = -1


class FalconersState(ModuleState):
    """The position of each falcon: seat << 16 | point (the cell whose north-west corner it is), or FREE."""

    def __init__(self, perches: vec[i64]) -> None:
        self.perches: vec[i64] = perches

    def copy(self) -> ModuleState:
        return FalconersState(self.perches[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_falcons, (list(self.perches),)


def restored_falcons(perches: list[int]) -> FalconersState:
    """The module's state of a pickle."""
    return FalconersState(vec[i64](perches))


def touches(point: i64, cell: i64) -> bool:
    """Whether the cell is one of the four that meet at the point."""
    east: i64 = cell_x(point) - cell_x(cell)
    south: i64 = cell_y(point) - cell_y(cell)
    return 0 <= east <= 1 and 0 <= south <= 1
