"""What admin commands print: for people, or one JSON document."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

Row = Mapping[str, Any]


class Output:
    """Prints the answer of a command."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json

    def rows(self, rows: Sequence[Row], columns: Sequence[str], nothing: str) -> None:
        """A list: aligned columns, or all there is as JSON."""
        if self.as_json:
            self.document(list(rows))
        elif not rows:
            print(nothing)
        else:
            cells = [list(columns), *([_cell(row[column]) for column in columns] for row in rows)]
            widths = [max(len(line[index]) for line in cells) for index in range(len(columns))]
            for line in cells:
                print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())

    def one(self, values: Row) -> None:
        """One thing with its values."""
        if self.as_json:
            self.document(values)
            return
        for key, value in values.items():
            if isinstance(value, list):
                print(f"{key}:")
                for each in value:
                    print(f"  {_inline(each)}")
            else:
                print(f"{key}: {_cell(value)}")

    def done(self, sentence: str, **values: object) -> None:
        """What was done: a sentence, or its values as JSON."""
        if self.as_json:
            self.document(values)
        else:
            print(sentence)

    def document(self, value: object) -> None:
        """A JSON document."""
        print(json.dumps(value, ensure_ascii=False, indent=2))


def counted(counts: Mapping[str, int]) -> str:
    """How many rows there are, without those of which there are none: `lines 10, tables 1`."""
    return ", ".join(f"{name} {number}" for name, number in counts.items() if number) or "nothing"


def moment(at: float) -> str:
    """A time in UTC; empty if it is not known."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at)) if at else ""


def _cell(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_inline(each) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value == "" else str(value)


def _inline(value: object) -> str:
    if isinstance(value, Mapping):
        return "  ".join(f"{key} {_cell(each)}" for key, each in value.items())
    return _cell(value)
