"""Rows that somebody has entered: plain values of limited size, in the order of the files."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from comares.server.errors import Refusal

MAX_DEPTH: Final = 8
MAX_TEXT: Final = 500  # characters
MAX_MEMBERS: Final = 40  # of a list or a table
MAX_NUMBER: Final = 1_000_000
NUMBER_FIELDS: Final = ("space",)  # that count the rows of a table
LAST: Final = "last"


def plain_row(row: Mapping[str, Any], order: tuple[str, ...]) -> dict[str, Any]:
    """The row with its fields in order; a Refusal if a value is of no kind that the files have."""
    plain: dict[str, Any] = _plain(dict(row), 0)
    first = {name: plain[name] for name in order if name in plain}
    return first | plain


def resized(rows: list[dict[str, Any]], at: int, remove: bool) -> list[dict[str, Any]]:
    """The rows without this one, or with a copy of it; numbers and the last row are put right."""
    kept = [*rows[:at], *rows[at + 1 :]] if remove else [*rows[: at + 1], dict(rows[at]), *rows[at + 1 :]]
    if not kept:
        raise Refusal("edition", problem="last-row")
    has_last = any(row.get(LAST) for row in rows)
    for number, row in enumerate(kept, 1):
        for name in NUMBER_FIELDS:
            if name in row:
                row[name] = number
        row.pop(LAST, None)
    if has_last:
        last = kept[-1]
        kept[-1] = {name: last[name] for name in NUMBER_FIELDS if name in last} | {LAST: True} | last
    return kept


def _plain(value: Any, depth: int) -> Any:
    if depth > MAX_DEPTH:
        raise Refusal("edition", problem="depth")
    if isinstance(value, dict):
        _few(value)
        return {_text(name): _plain(each, depth + 1) for name, each in value.items()}
    if isinstance(value, list):
        _few(value)
        return [_plain(each, depth + 1) for each in value]
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return value
    if isinstance(value, (int, float)) and math.isfinite(value) and abs(value) <= MAX_NUMBER:
        return value
    raise Refusal("edition", problem="value")


def _few(value: Any) -> None:
    if len(value) > MAX_MEMBERS:
        raise Refusal("edition", problem="members", most=MAX_MEMBERS)


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > MAX_TEXT or not value.isprintable():
        raise Refusal("edition", problem="text", most=MAX_TEXT)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise Refusal("edition", problem="text", most=MAX_TEXT) from None
    return value
