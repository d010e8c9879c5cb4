"""Mistakes in data: where each stands, and its words."""

from __future__ import annotations

from typing import Final, NamedTuple

NO_ROW: Final = -1

Arguments = dict[str, str | int]


class Problem(NamedTuple):
    """What is wrong and what would be right: the message `wrong-KEY` of the catalogues and its arguments."""

    key: str
    arguments: Arguments


class Mistake(NamedTuple):
    """A mistake in a file: in a row of a table (`row` from 0, `name` for people), in a table as a whole (NO_ROW), or in
    the whole file (no table)."""

    file: str
    table: str
    row: int
    name: str
    field: str
    problem: Problem

    @property
    def place(self) -> str:
        """The table and the row."""
        return " ".join(part for part in (self.table, self.name) if part)


def problem(key: str, **arguments: str | int) -> Problem:
    """A problem with its arguments."""
    return Problem(key, arguments)


def listed(values: tuple[str, ...] | list[str]) -> str:
    """Words of the data one after another."""
    return ", ".join(values)


def shown(value: object) -> str:
    """A wrong value in a message, cut if it is long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def one_of(value: object, values: tuple[str, ...] | list[str], what: str = "") -> Problem:
    """The value is none of these."""
    return problem("one-of", value=f"{what} {shown(value)}".strip(), values=listed(values))


def unknown(kind: str, value: object, values: tuple[str, ...] | list[str]) -> Problem:
    """There is no effect, resource, counter, city or field of that name."""
    return problem("unknown", kind=kind, value=shown(value), values=listed(values))


def form(what: str, expected: str) -> Problem:
    """The value has not the form that the data need."""
    return problem("form", what=what, form=expected)


def out_of_range(what: str, least: int, most: int) -> Problem:
    """The value is not a number in this range."""
    return problem("number", what=what, least=least, most=most)
