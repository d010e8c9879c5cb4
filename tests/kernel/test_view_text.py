"""Every kind of field that a view may have is written in words and read back exactly."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

import pytest

from comares.kernel.errors import BadPosition
from comares.kernel.indented_text import read_rows, write_rows
from comares.kernel.view import OrNone, PendingStep, Seat, View
from comares.kernel.view_text import view_from, view_nodes


@dataclass(frozen=True)
class Coin:
    """A word type: a dataclass that is spelled as one word."""

    metal: str
    value: int

    def __str__(self) -> str:
        return f"{self.metal}-{self.value}"

    @classmethod
    def parse(cls, word: str) -> Coin:
        metal, dash, value = word.partition("-")
        if not dash or not value.isdigit():
            raise ValueError(f"expected METAL-VALUE, not {word!r}")
        return cls(metal, int(value))


@dataclass
class Cell:
    """Only single words: one row in a list."""

    DERIVED: ClassVar[tuple[str, ...]] = ("colour",)

    x: int
    y: int
    owner: Seat | None
    coin: Coin
    colour: str = "red"


@dataclass
class Purse:
    """A part with a list: a block."""

    coins: list[Coin] | None
    marks: tuple[str, ...]


@dataclass
class Part:
    """A part that a module adds."""


@dataclass
class Sun(Part):
    NAME: ClassVar[str] = "sun"

    shines: bool


@dataclass
class Moon(Part):
    NAME: ClassVar[str] = "moon"

    phase: Literal["new", "full"]
    coin: Coin | None


@dataclass
class Rich(View):
    DERIVED: ClassVar[tuple[str, ...]] = ("memory",)

    turn: Seat
    name: str
    cells: list[Cell]
    purses: list[Purse]
    own: Purse
    other: Purse | None
    spare: OrNone[Purse]
    event: OrNone[int]
    rings: list[list[int]]
    hidden: list[list[int] | None]
    parts: dict[str, Part]
    prices: dict[str, int]
    bids: list[int | None]
    memory: list[int] = field(default_factory=list)


RICH = Rich(
    viewer=0,
    seat=1,
    over=False,
    pending=[PendingStep("turn", {}), PendingStep("pay", {"n": -2, "for": "tile"})],
    turn=2,
    name="",
    cells=[Cell(-1, 2, None, Coin("gold", 3)), Cell(0, 0, 1, Coin("tin", 1))],
    purses=[Purse([], ("a", "b")), Purse(None, ())],
    own=Purse([Coin("gold", 1), Coin("gold", 1)], ("c",)),
    other=None,
    spare=None,
    event=None,
    rings=[[1, 2], [], [3]],
    hidden=[None, [], [4]],
    parts={"sun": Sun(True), "moon": Moon("full", None)},
    prices={"bread": 2, "salt": 10},
    bids=[None, 3],
)

TEXT = """\
viewer 1
seat 2
over no
pending
  turn
  pay n=-2 for=tile
turn 3
name -
cells
  x=-1 y=2 owner=? coin=gold-3
  x=0 y=0 owner=2 coin=tin-1
purses
  1
    coins -
    marks a b
  2
    coins ?
    marks -
own
  coins gold-1 gold-1
  marks c
other ?
spare -
event -
rings
  1 2
  -
  3
hidden
  ?
  -
  4
parts
  sun
    shines yes
  moon
    phase full
    coin ?
prices
  bread 2
  salt 10
bids ? 3
"""


def read(text: str) -> Any:
    return view_from(read_rows(text.split("\n")), Rich, 1)


def test_every_kind_of_field_has_its_spelling() -> None:
    assert "\n".join([*write_rows(view_nodes(RICH)), ""]) == TEXT


def test_what_was_written_is_read_back() -> None:
    assert read(TEXT) == RICH


def test_lists_and_dicts_may_be_empty() -> None:
    empty = Rich(None, 0, True, [], 0, "x", [], [], Purse(None, ()), None, None, 3, [], [], {}, {}, [])
    rows = write_rows(view_nodes(empty))
    assert "pending -" in rows
    assert "parts -" in rows
    assert read("\n".join(rows)) == empty


def test_a_derived_field_is_not_written_and_has_its_default_again() -> None:
    assert "colour" not in TEXT
    assert "memory" not in TEXT
    assert read(TEXT).cells[0].colour == "red"


@pytest.mark.parametrize(
    ("damage", "line", "complaint"),
    [
        (("coin=gold-3", "coin=gold"), 10, "cells 1 coin: expected METAL-VALUE, not 'gold'"),
        (("x=-1 y=2", "x=-1"), 10, "cells 1: y is missing"),
        (("x=-1 y=2", "x=-1 z=2"), 10, "cells 1: expected x=... y=... owner=... coin=..., each once, not 'z=2'"),
        (("x=-1 y=2", "x=-1 x=2"), 10, "each once, not 'x=2'"),
        (("tin-1", "tin-1\n    tin-2"), 12, "cells 2: expected no rows below"),
        (("  sun\n", "  star\n"), 34, "parts: expected one of sun, moon, not 'star'"),
        (("salt 10", "bread 10"), 41, "prices: bread stands here twice"),
        (("phase full", "phase half"), 37, "parts moon phase: expected new or full, not 'half'"),
        (("other ?", "other none"), 22, "other: expected indented rows below, not 'none'"),
    ],
)
def test_an_error_names_line_and_field_and_what_is_expected(damage: tuple[str, str], line: int, complaint: str) -> None:
    assert TEXT.count(damage[0]) == 1
    with pytest.raises(BadPosition) as caught:
        read(TEXT.replace(*damage))
    assert complaint in str(caught.value)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("name", "value"), [("name", "two words"), ("name", "?"), ("name", "a;b"), ("bids", ["-"])], ids=str
)
def test_what_could_not_be_read_back_is_not_written(name: str, value: object) -> None:
    broken = Rich(**{**RICH.__dict__, name: value})
    with pytest.raises(AssertionError):
        view_nodes(broken)
