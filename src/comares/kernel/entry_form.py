"""What can be entered for the components of a game: fields, and the parts that effects are made of."""

from __future__ import annotations

from typing import Any, NamedTuple


class Field(NamedTuple):
    """A field to enter. Its kind says how: `fixed` is only shown; `number`, `flag`, `word`, `choice` (one of `values`),
    `choices` (up to `most` of `values`), `numbers` (a list); `effect`, `scoring`, `ranked` (a scoring that may rank),
    `blue`, `event`, `count`, `condition`, `reward`."""

    name: str
    kind: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    optional: bool = False
    needs: tuple[str, str] | None = None  # another field and the value with which this one is there
    default: Any = None  # when it begins to be needed
    shown_from: int = 0  # added to a number when it is shown: spaces are counted from 1 on the table


class Entry(NamedTuple):
    """A number or another value that an op, a trigger or a modifier takes."""

    name: str
    kind: str  # number, one, amounts, some, choice, ship, per, alternatives, effect, pair, boxes, material, flag
    values: tuple[str, ...] = ()
    least: int = 1
    most: int = 1


class Form(NamedTuple):
    """Everything that can be entered for a game. `free`: the tables whose number of rows may change."""

    tables: dict[str, dict[str, tuple[Field, ...]]]
    effects: tuple[Entry, ...] = ()
    blue: tuple[Entry, ...] = ()
    events: tuple[Entry, ...] = ()
    counters: tuple[str, ...] = ()
    resources: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    conditions: dict[str, tuple[str, ...]] = {}
    reward_counters: tuple[str, ...] = ()
    free: tuple[tuple[str, str], ...] = ()
    max_items: int = 0
