"""The client's types are generated from the server's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal, NamedTuple

import pytest
from msgspec import UNSET, Struct, UnsetType

from comares.kernel.view import View
from comares.server.protocol_ts import COMMAND, WIDTH, generated_files, struct_type, ts_type, view_file

WEB = Path(__file__).parents[2] / "web"
FILES = generated_files()


@pytest.mark.parametrize("name", FILES)
def test_the_clients_types_are_those_of_the_server(name: str) -> None:
    path = WEB / name
    assert path.exists(), f"{name} is missing; run: {COMMAND}"
    assert path.read_text(encoding="utf-8") == FILES[name], f"{name} is out of date; run: {COMMAND}"


def test_the_files_are_generated_the_same_way_each_time_and_fit_the_width() -> None:
    assert generated_files() == FILES
    for text in FILES.values():
        assert text.endswith("}\n")
        assert all(len(line.partition(" // ")[0]) <= WIDTH for line in text.split("\n"))


class Pair(NamedTuple):
    x: int
    name: str


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (int | None, "number | null"),
        (None | str, "string | null"),
        (list[int | None], "(number | null)[]"),
        (tuple[str, int], "[string, number]"),
        (tuple[str, ...], "string[]"),
        (dict[str, list[bool]], "Record<string, boolean[]>"),
        (Literal["a", "b"], '"a" | "b"'),
        (Pair, "[x: number, name: string]"),
    ],
)
def test_a_type_is_what_msgspec_encodes_it_as(hint: object, expected: str) -> None:
    assert ts_type(hint) == expected


class Sent(Struct, tag_field="type", tag="sent"):
    """A message."""

    number: int = 3  # of things
    rule: str | UnsetType = UNSET


class Received(Struct, forbid_unknown_fields=True):
    number: int = 3
    code: str | None = None


def test_a_client_may_leave_out_defaults_and_a_server_only_unset_fields() -> None:
    sent = ['type: "sent";', "number: number; // of things", "rule?: string;"]
    assert struct_type(Sent) == "\n  ".join(["/** A message. */\nexport interface Sent {", *sent]) + "\n}"
    assert struct_type(Received) == "export interface Received {\n  number?: number;\n  code?: string | null;\n}"


@dataclass
class Cell:
    """A cell."""

    sides: ClassVar[int] = 4
    x: int


@dataclass
class Corner(Cell):
    """A corner."""

    y: int


@dataclass
class Part:
    """A part."""


@dataclass
class FrontPart(Part):
    NAME: ClassVar = "front-part"
    size: int


@dataclass
class Back(Part):
    NAME: ClassVar = "back"
    size: int


@dataclass
class SomeView(View):
    """A view."""

    cells: list[Cell]  # None are hidden
    parts: dict[str, Part]


def test_a_view_extends_the_view_of_all_games_and_brings_its_parts() -> None:
    assert view_file(SomeView).split("\n\n")[1:] == [
        'import type { View } from "../lib/protocol";',
        "/** A cell. */\nexport interface Cell {\n  x: number;\n}",
        "/** A corner. */\nexport interface Corner extends Cell {\n  y: number;\n}",
        "export interface Back {\n  size: number;\n}",
        "export interface FrontPart {\n  size: number;\n}",
        "/** By name; those that are not in the game are left out. */\nexport interface Parts {\n"
        '  back?: Back;\n  "front-part"?: FrontPart;\n}',
        "/** A view. */\nexport interface SomeView extends View {\n"
        "  cells: Cell[]; // null are hidden\n  parts: Parts;\n}\n",
    ]
